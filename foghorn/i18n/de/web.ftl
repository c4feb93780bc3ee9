# Die Webseite um die Spiele herum: ihr Kopf, die Startseite, die Lobby, und wer jemand ist.

## Überall
skip-to-main = Zum Inhalt springen
offline = Der Server ist nicht erreichbar: Was du schon geöffnet hast, ist da, Tische und Listen nicht. Mit der Verbindung kommt alles zurück.
page-unreachable = Diese Seite ließ sich nicht laden. Prüfe deine Verbindung und lade sie neu.
page-description = Zwei Spiele im Nebel, mit Freunden und Bots, im Browser.
waiting = Einen Moment …
close = Schließen
cancel = Abbrechen
home = Zur Startseite
notice-rule = Regel { $rule }
refused-unreachable = Der Server ist nicht erreichbar; prüfe deine Verbindung und versuch es noch einmal.

header-nav = Foghorn
header-home = Foghorn, Startseite
header-learn = Lernen
header-rules = Regeln
header-me = { $name }: Das bist du
header-nobody = Dein Name
header-turns = { $count ->
    [one] Du bist in { $count } Spiel dran
   *[other] Du bist in { $count } Spielen dran
}
header-turns-elsewhere = { $count ->
    [one] Du bist in { $count } anderen Spiel dran
   *[other] Du bist in { $count } anderen Spielen dran
}

## Einstellungen
settings = Einstellungen
settings-language = Sprache
settings-theme = Darstellung
settings-theme-auto = Wie auf diesem Gerät
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-speed = Animationen
settings-speed-normal = Ruhig
settings-speed-fast = Flott
settings-speed-off = Keine
settings-letters = Ein Buchstabe auf jedem Wettersymbol
settings-careful = Nachfragen, bevor ein Zug endet, der noch weitergehen könnte
settings-confirm = Meine Züge bestätigen: das erste Tippen zeigt, das zweite zieht
settings-sound = Töne
settings-sound-try = Ausprobieren
settings-notify = Sag mir, wenn ich dran bin und gerade woanders hinsehe
settings-notify-denied = Dieser Browser erlaubt es nicht. Das kannst du in seinen Einstellungen für diese Seite ändern.

## Namen für alle, die noch keinen haben
guest-name-1 = Nebelotter
guest-name-2 = Böenmöwe
guest-name-3 = Triefdachs
guest-name-4 = Sonnenschnecke
guest-name-5 = Nieselente
guest-name-6 = Frostfuchs
guest-name-7 = Wolkenkrabbe
guest-name-8 = Donnermolch
guest-name-9 = Dunstreiher
guest-name-10 = Sturmtaucher
guest-name-11 = Schneerobbe
guest-name-12 = Regenesel

## Die Startseite
home-title = Was spielen wir?
home-play = Jetzt spielen
home-kind = Spiel
home-players = Personen
home-bots = Bots
home-invite = Freunde einladen
home-learn = Spielen lernen
home-rules = Die Regeln lesen

bot-random = planlos
bot-easy = leicht
bot-steady = besonnen
bot-hard = schwer
bot-patient = geduldig
bot-name-random = Böe
bot-name-easy = Brise
bot-name-steady = Besonnen
bot-name-hard = Scharfsinn
bot-name-patient = Geduld
bot-means-random = Spielt irgendetwas Erlaubtes, ohne Plan.
bot-strength = Gewinnt { $percent } % der Partien zu zweit gegen „{ $other }“.

tables-nobody = Noch niemand
tables-no-clock = keine Uhr
tables-clock = { $time } pro Entscheidung
tables-unreachable = Die Liste ließ sich nicht laden; sie kommt mit dem Server zurück.
open-tables = Offene Tische
open-tables-again = Aktualisieren
open-tables-none = Gerade wartet niemand. Lade Freunde ein und öffne deinen Tisch für alle, dann steht er hier.
open-tables-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
open-tables-join = Dazusetzen

my-going = Deine Spiele
my-over = Beendete Spiele
my-none = Noch keine Spiele. Dein erstes ist einen Klick entfernt, auf der Startseite.
my-leave = Diesen Tisch verlassen
my-leave-meaning = Du gibst deinen Platz endgültig auf. Spielen andere mit, spielt ein Bot für dich weiter; sonst ist das Spiel vorbei.
my-leave-yes = Verlassen
my-leave-no = Bleiben
going-open = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
going-ready = Alle sind da; das Spiel kann beginnen
going-mine = Du bist dran
going-theirs = Am Zug: { $names }
going-since = gefragt { $ago }
going-since-now = gerade eben gefragt
going-lesson = Deine erste Lektion
going-on = Läuft
going-go = Weiter
finished-winner = gewonnen
finished-replay = Noch einmal ansehen

## Ein neuer Tisch
new-table = Ein Tisch für dich und deine Freunde
new-table-preset = Was für ein Spiel?
new-table-own-mix = Deine eigene Mischung
new-table-options = Optionen einzeln
new-table-not = { $value }: { $reason }
new-table-players = Wie viele Personen?
new-table-clock = Wie lange darf jede Entscheidung dauern?
new-table-listed = Für alle offen: Wer mag, setzt sich dazu
new-table-watching = Andere dürfen zuschauen
new-table-stand-in = Ein Bot spielt weiter, wenn jemand weg ist
new-table-open = Tisch eröffnen

## Die Lobby
lobby = Der Tisch ist gedeckt
lobby-seats = Plätze
lobby-bot-level = Wie gut sollen Bots sein?
lobby-fill = { $count ->
    [one] Mit einem Bot auffüllen
   *[other] Mit { $count } Bots auffüllen
}
lobby-start = Spiel beginnen
lobby-change = Vereinbarung ändern
lobby-change-do = So vereinbaren
lobby-free-host = { $count ->
    [one] Ein Platz ist noch frei: Warte auf jemanden oder besetz ihn mit einem Bot.
   *[other] { $count } Plätze sind noch frei: Warte auf Freunde oder besetz sie mit Bots.
}
lobby-free = { $count ->
    [one] Ein Platz ist noch frei. Mach es dir bequem.
   *[other] { $count } Plätze sind noch frei. Mach es dir bequem.
}
lobby-ready = Alle sind da. Leg los, wann du magst!
lobby-wait = Alle sind da. { $name } beginnt das Spiel.
lobby-watching = Du schaust zu; das Spiel erscheint hier, sobald es beginnt.
lobby-leave = Diesen Tisch verlassen

lobby-seat-number = Platz { $seat }
lobby-seat-free = frei
lobby-seat-away = gerade weg
lobby-seat-you = das bist du
lobby-seat-there = ist da
lobby-seat-host = lädt ein
lobby-seat-muted = stumm
lobby-seat-bot = Bot holen
lobby-seat-bot-away = { $name } wegschicken

lobby-team = Team { $team }
lobby-teams = Die Plätze bestimmen die Teams: Wechsle den Platz, um das Team zu wechseln.
lobby-move = { $name } umsetzen
lobby-move-me = Platz wechseln
lobby-move-here = Auf Platz { $seat }
lobby-move-swap = Mit { $name } tauschen
lobby-move-asked = Wo soll { $name } sitzen?
lobby-move-asked-me = Wo möchtest du sitzen?
lobby-moved = { $name } hat jetzt Platz { $seat }.

terms = Was abgemacht ist
terms-players = { $count ->
    [one] Eine Person
   *[other] { $count } Personen
}
terms-option = { $name }: { $value }
terms-time-none = Ohne Zeitlimit
terms-time-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
terms-time-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
terms-time-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
terms-no-clock = Lass dir Zeit: Es läuft keine Uhr
terms-clock = Zeit für jede Entscheidung: { $time }
terms-listed = Für alle offen: Wer mag, setzt sich dazu
terms-unlisted = Nur wer den Link hat, kann sich dazusetzen
terms-watching = Andere dürfen mit einem eigenen Link zuschauen
terms-no-watching = Niemand kann zuschauen
terms-stand-in = Ein Bot spielt weiter, wenn jemand weg ist
terms-no-stand-in = Das Spiel wartet, wenn jemand weg ist

invite = Freunde einladen
invite-title = Komm, spiel mit mir
invite-link = Wer diesen Link öffnet, kann sich dazusetzen
invite-only-here = Dieser Link führt nur auf diesem Rechner zum Tisch: Andere erreichen diesen Server noch nicht.
invite-only-here-lan = Starte ihn für dein Heimnetz mit
invite-only-here-public = Starte ihn hinter einer öffentlichen Adresse mit
invite-renew = Neuen Link erstellen
invite-renew-meaning = Der alte Link gilt dann nicht mehr; wer schon am Tisch sitzt, behält den Platz.
invite-renewed = Der alte Link gilt nicht mehr. Verschicke den neuen.
invite-watching = Ein Link für alle, die nur zuschauen möchten
invite-watching-link = Wer diesen Link öffnet, kann zuschauen

share-copy = Link kopieren
share-send = Verschicken
share-qr = Der Link als QR-Code
share-copied = Der Link ist kopiert.
share-by-hand = Dieser Browser lässt uns nicht kopieren; markiere den Link und kopiere ihn selbst.

sealing = Die Karten werden versiegelt
sealing-meaning = Jeder Browser am Tisch gibt eine eigene geheime Zahl dazu. So kann niemand die Karten aussuchen, auch dieser Server nicht. Nachher kannst du das prüfen.
sealing-commitment = Siegel:
sealing-there = hat eine Zahl dazugegeben
sealing-missing = hat noch keine Zahl dazugegeben
sealing-left-out = spielt ohne eigene Zahl mit
sealing-ask = Beim neuen Austeilen mitmachen?
sealing-ask-meaning = Wer noch einmal austeilt, kann sich etwas aussuchen. Frag die anderen, was los war, wenn du unsicher bist. Antwortest du nicht innerhalb einer Minute oder machst du nicht mit, wird ohne eine Zahl von dir ausgeteilt: Dann beweist dir das Siegel nichts.
sealing-take-part = Mitmachen
sealing-stay-out = Nicht mitmachen
sealing-changed = Vorsicht: Der Server hat ausgetauscht, was versiegelt war, ohne dass neu ausgeteilt wird. Dein Browser macht nicht weiter mit, und das Siegel beweist dir nichts.
sealing-you-left-out = Es wird ohne eine Zahl von dir ausgeteilt; das Siegel beweist dir also nichts.

## Dazusetzen
join = Ein Platz wartet auf dich
join-meaning = Such dir einen Namen aus und setz dich dazu. Kein Konto, nichts zu installieren.
join-who = Schon am Tisch:
join-sit = Hinsetzen
join-watch = Stattdessen zuschauen
join-host = { $name } lädt dich ein.
join-started = Dieses Spiel hat schon begonnen
join-over = Dieses Spiel ist zu Ende
join-full = Alle Plätze sind besetzt

## Ich
me = Du
me-name = Dein Name
me-save = Speichern
me-saved = Gespeichert.
me-name-meaning = Alle an deinen nächsten Tischen sehen ihn. Kein Konto, kein Passwort.
me-delete = Alles über mich löschen
me-delete-meaning = Dein Name, dein privater Link und deine Plätze sind endgültig weg; in laufenden Spielen spielen Bots für dich weiter.
me-delete-sure = Alles löschen?
me-delete-yes = Ja, löschen
me-forgotten = Alles über dich ist gelöscht. Komm gern wieder!
private-link = Auf einem anderen Gerät weiterspielen
private-link-meaning = Öffne diesen Link dort, und du bist dieselbe Person mit denselben Spielen. Behalte ihn für dich und heb ihn gut auf: Er wird nur jetzt gezeigt.
private-link-yours = Dein privater Link
private-link-renew = Neuen privaten Link erstellen
private-link-renew-meaning = Mit einem privaten Link kommst du auf einem anderen Gerät herein. Ein neuer schaltet den alten ab und meldet deine anderen Geräte ab.
enter = Du kommst über einen privaten Link
enter-meaning = Auf diesem Gerät bist du { $name }. Man kann immer nur eine Person sein, und ohne den privaten Link von { $name } führt kein Weg zu diesen Spielen zurück.
enter-yes = Über den Link hereinkommen
enter-no = { $name } bleiben
enter-done = Schön, dass du wieder da bist!

## Nirgends
nowhere = Hier ist nichts als Nebel
nowhere-joke = Wir haben dreimal ins Nebelhorn geblasen. Nur eine Möwe hat geantwortet, und die kannte diese Adresse auch nicht.

## Allein spielen
home-solo = Allein spielen
solo-title = Allein
solo-back = Alle Szenarien
solo-next = { $hours ->
    [0] { $minutes ->
        [one] Das nächste kommt in einer Minute.
       *[other] Das nächste kommt in { $minutes } Minuten.
    }
    [one] Das nächste kommt in einer Stunde und { $minutes } min.
   *[other] Das nächste kommt in { $hours } Stunden und { $minutes } min.
}
solo-over = Dieser Tag ist vorbei: Spiel zur Übung und schau, wie andere es gemacht haben.
solo-rule = Dein erster beendeter Versuch ohne Tipp zählt; alles danach ist Übung.
solo-counted = Dein Ergebnis: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $level }. Es zählt.
solo-counted-no-level = Dein Ergebnis: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, diesmal keine Stufe. Es zählt.
solo-play = Spielen: { $way }
solo-practise = Üben: { $way }
solo-go-on = Weiterspielen
solo-table = Tabelle des Tages
solo-table-day = Tabelle vom { $day }
solo-table-none = Noch ist niemand fertig. Die erste Zeile kann deine sein.
solo-table-past-none = An diesem Tag ist niemand fertig geworden.
solo-place = Platz
solo-who = Wer
solo-result = Ergebnis
solo-you = du
solo-before = Der Tag davor
solo-after = Der Tag danach
solo-share = Ergebnis teilen
solo-copied = Dein Ergebnis ist kopiert; füg es ein, wo du magst.
solo-share-text = { $title } ({ $way }): { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $level }
solo-no-level = keine Stufe
solo-scenarios = Szenarien
solo-progress = Du hast in { $done } von { $all } eine Stufe erreicht und in { $top } die höchste.
solo-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
solo-best = Bestes: { $points }
solo-hinted = mit Tipp
solo-not-yet = noch nicht beendet
solo-without = ohne { $what }
solo-par = Par { $points }
solo-medal = { $level }, ab { $points } Punkten
solo-medal-reached = { $level }, ab { $points } Punkten: erreicht
solo-broken = Dieses Szenario lässt sich hier nicht spielen: Seine Datei wird nicht geladen. Den anderen fehlt nichts.
solo-none = Hier gibt es keine Szenarien.

## Was jemand gespielt hat
history = Was du gespielt hast
history-meaning = Deine beendeten Spiele mit Datum und Ergebnis, deine Medaillen, und alles zum Mitnehmen. Mit deinem privaten Link findest du sie auf jedem Gerät.
history-open = Zurückblicken
history-all = Alle
history-with = Gegen
history-with-people = Menschen
history-with-bots = Bots
history-with-nobody = Allein
history-none = So ein Spiel gibt es noch nicht.
history-more = Mehr zeigen
history-score = { $played ->
    [one] ein Spiel
   *[other] { $played } Spiele
}, { $won } gewonnen
history-played = { $played ->
    [one] ein Spiel
   *[other] { $played } Spiele
}
history-percent = { $percent } %
history-best = Szenarien, in denen du eine Stufe erreicht hast
history-export = Alle Spiele herunterladen
history-export-meaning = Ein Zip mit dem Protokoll jedes deiner beendeten Spiele: alles, was geschah, Zeile für Zeile. Der Befehl foghorn audit liest die Protokolle.
