# Wozu der Tischserver, sein Speicher und die Befehle darum herum nein sagen, und ein paar gute Worte.

## Wer du bist
refused-no-guest = Du hast hier noch keinen Namen; wähle zuerst einen.
refused-no-such-link = Dieser private Link führt nirgendwohin; vielleicht wurde er erneuert.
refused-link-renewed = Dein privater Link wurde erneuert; komm mit dem neuen wieder herein.
refused-no-such-guest = Dieser Gast ist nicht mehr hier.

## Der Tisch
refused-no-such-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
error-no-such-lesson = Für { $game } gibt es noch keine Lektion.
error-unknown-lesson = Es gibt keine Lektion namens „{ $name }“; es gibt { $lessons }.
refused-no-daily = { $game } hat kein Szenario des Tages.
refused-day-not-over = Das Szenario des Tages wird noch gespielt: Seine Partien sind zu sehen, wenn der Tag vorbei ist, um Mitternacht UTC.
refused-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refused-table-full = Alle Plätze sind besetzt.
refused-name-imitates = Dein Name sieht aus wie der von { $name } an diesem Tisch; wähle einen anderen.
refused-seat-taken = Platz { $seat } ist besetzt.
refused-seat-free = Platz { $seat } ist noch frei; setze zuerst jemanden oder einen Bot dorthin.
refused-no-bot-there = Auf Platz { $seat } sitzt kein Bot.
refused-already-started = Das Spiel hat schon begonnen.
refused-scenario-needs-own-table = Ein Szenario spielt man allein: Öffne dafür einen eigenen Tisch.
refused-not-running = An diesem Tisch läuft kein Spiel.
refused-not-finished = Dieses Spiel ist noch nicht zu Ende.
refused-no-rematch = Niemand fragt nach einer Revanche.
refused-not-at-table = Du hast keinen Platz an diesem Tisch.
refused-host-only = Das kann nur, wer Gastgeber des Tisches ist.
refused-too-few-seats = Hier sitzen mehr Leute als { $players }.
refused-nobody-to-remove = Auf Platz { $seat } sitzt niemand, den man wegschicken könnte.
refused-nobody-to-mute = Auf Platz { $seat } sitzt niemand, den man stummschalten könnte.
refused-removed = Du wurdest weggeschickt und kannst nicht an diesen Tisch zurück.
refused-invitation-renewed = Diese Einladung gilt nicht mehr, denn es gibt eine neue. Lass dir den neuen Link geben.
refused-muted = Du bist an diesem Tisch stummgeschaltet.
refused-only-watching = Du schaust zu; das kann nur, wer einen Platz hat.
refused-left-table = Du sitzt nicht mehr an diesem Tisch.
refused-ask-on-your-turn = Das kannst du fragen, wenn du dran bist.
refused-no-hints-here = An diesem Tisch wird ohne Hilfe gespielt.
refused-no-hint-now = Gerade war kein Tipp zu finden; frag gleich noch einmal.

## Das versiegelte Austeilen
refused-not-sealing = Zum Austeilen wird jetzt keine Zahl von dir gebraucht.
refused-already-promised = Du hast deine Zahl schon versprochen.
refused-not-all-promised = Noch nicht alle haben eine Zahl versprochen.
refused-broken-promise = Das ist nicht die Zahl, die du versprochen hast.

## Was Seiten und Programme sagen
refused-hello-first = Die erste Nachricht muss die Begrüßung sein.
refused-already-greeted = Wir haben uns schon begrüßt.
refused-reload = Diese Seite stammt von einer anderen Version; lade sie neu.
refused-unreadable = Diese Nachricht war nicht zu lesen.
refused-invalid = Etwas an der Anfrage passt nicht: { $where }.
refused-too-long = Das ist zu lang.
refused-no-such-page = Unter dieser Adresse gibt es nichts.
refused-no-such-method = Das geht unter dieser Adresse nicht.
refused-origin = Diese Seite ist keine von uns.
refused-host = Dieser Server ist unter diesem Namen nicht bekannt.
refused-mistake = Foghorn hat einen Fehler gemacht; dir ist nichts verloren gegangen.

## Zu viel
refused-too-fast = Das war zu viel auf einmal; warte kurz und komm wieder.
refused-too-slow = Deine Verbindung kam nicht mit; komm wieder, dann siehst du den Tisch, wie er ist.
refused-too-many-requests = Zu viele Anfragen auf einmal; warte kurz.
refused-too-many-questions = Zu viele Fragen auf einmal; warte kurz.
refused-too-many-guesses = Zu viele falsche Links; warte eine Weile, bevor du es wieder versuchst.
refused-too-many-tables = Du kannst höchstens { $most } offene Tische haben.
refused-too-many-listed = Du kannst höchstens { $most } öffentliche Tische haben, die auf Spieler warten.
refused-too-many-new-tables = Von hier wurden zu viele Tische eröffnet; warte ein wenig, bevor du den nächsten eröffnest.
refused-too-many-watchers = Mehr Leute können an diesem Tisch nicht zuschauen.
refused-too-many-connections = Bei dir sind zu viele Seiten offen.

## Der Speicher
refused-server-stops = Der Server wird angehalten; dein Spiel ist gespeichert und geht danach weiter.
refused-disk-full = Die Platte des Servers ist voll, darum wurde nichts gespeichert; versuche es später wieder.
refused-database-gone = Die Datenbank ist nicht zu erreichen, darum wurde nichts gespeichert; versuche es gleich wieder.
refused-store-replaced = Die Datei der Datenbank wurde ausgetauscht, während der Server lief, darum wird nichts gespeichert; der Server muss neu gestartet werden.
refused-database-locked = Die Datenbank ist gerade belegt, darum wurde nichts gespeichert; versuche es gleich wieder.
refused-store-busy = Es wartet zu viel aufs Speichern; versuche es gleich wieder.
refused-unknown = Die Datenbank war in diesem Moment nicht erreichbar; schau auf den Tisch, ob deine Wahl gezählt hat.
refused-row-changed = Der Tisch wurde im selben Moment geändert; bitte versuche es noch einmal.
refused-already-there = Das ist schon da.
refused-bad-value = Das lässt sich so nicht speichern.
refused-store-locked = Ein anderer Server benutzt diese Datenbank.
refused-store-newer = Diese Datenbank hat Version { $version } und stammt von einem neueren Foghorn; dieses kennt höchstens Version { $newest }.
refused-store-foreign = Diese Datenbank gehört einem anderen Programm.
refused-store-damaged = Diese Datenbank ist beschädigt oder gar keine.
refused-store-not-empty = Eine Sicherung lässt sich nur in eine leere Datenbank zurückspielen.
refused-store-address = Diese Adresse ist weder eine Datei noch eine PostgreSQL-Datenbank.
refused-postgresql-missing = Für PostgreSQL installiere Foghorn mit dem Zusatz „postgresql“.
refused-backup-version = Diese Sicherung hat Version { $version }; nur Version { $newest } lässt sich zurückspielen.
error-backup-damaged = Zeile { $line } der Sicherung ist beschädigt, oder danach fehlt etwas.

## backup, verify
backup-done = Alles ist jetzt in { $path }.
restore-done = Die Sicherung ist in der Datenbank; starte den Server, wann du willst.
verify-good = Die Aufzeichnung stimmt: Das mit { $commitment } versiegelte Spiel wurde noch einmal ausgeteilt und gespielt; es endet mit { $points }. Sieg: { $winners }.
verify-restarted = Es wurde { $count ->
    [one] einmal
   *[other] { $count }-mal
} neu ausgeteilt; als Grund ist angegeben, dass von { $names } keine Zahl kam.
verify-without-number = Ohne eigene Zahl ausgeteilt: { $names }. Für sie beweist diese Aufzeichnung nichts über das Austeilen.
verify-no-number = In diesem Spiel steckt keine Zahl einer Person: Die Aufzeichnung stimmt mit sich selbst überein und beweist nichts darüber, wer die Karten ausgesucht hat.
error-record-unreadable = Das ist nicht die Aufzeichnung eines beendeten Spiels.
error-record-digest = Die Aufzeichnung wurde verändert: Die Prüfsumme passt nicht dazu.
error-record-not-sealed = Die Aufzeichnung stammt von einem Spiel, das nicht versiegelt war.
error-record-commitment = Die Aufzeichnung wurde verändert: Das Geheimnis ist nicht das vor dem Austeilen gezeigte.
error-record-promise = Die Aufzeichnung wurde verändert: Die Zahl einer Person ist nicht die vor dem Austeilen versprochene.
error-record-no-number = Ausgeteilt wurde ohne die Zahl irgendeiner Person, darum beweist die Aufzeichnung nichts.
error-record-other-commitment = Dieses Spiel wurde nicht mit dem Fingerabdruck ausgeteilt, den du notiert hast.
error-record-other-number = Die Zahl, die du notiert hast, ist nicht in diesem Spiel.
error-record-other-promises = Die Fingerabdrücke der Zahlen am Tisch sind nicht die, die du notiert hast.
error-record-impossible = Die Aufzeichnung wurde verändert: Ein solches Spiel kann es nicht geben ({ $reason }).
error-record-unfinished = Die Aufzeichnung wurde verändert: Das Spiel darin wird nicht zu Ende gespielt.
error-record-trace = Die Aufzeichnung wurde verändert: Noch einmal ausgeteilt und gespielt verläuft das Spiel anders.

## prune
error-prune-nothing = Sag, was weg darf: --keep-games oder --keep-guests, je mit einer Anzahl Tage.
prune-none = So alt ist hier nichts.
prune-what = Was
prune-count = Anzahl
prune-oldest = Älteste
prune-newest = Neueste
prune-finished = Beendete Partien
prune-abandoned = Abgebrochene Partien
prune-open = Tische, die nie begonnen haben
prune-guests = Gäste ohne Tisch
prune-dry = Nichts wurde gelöscht. Mit --yes geschieht es, endgültig; mach vorher ein Backup.
prune-deleting = Löschen
prune-done = { $count ->
    [one] Eins ist gelöscht.
   *[other] { $count } sind gelöscht.
}

## Vorschau von Links
preview-table = { $game }: Setz dich dazu
preview-replay = { $game }: ein Spiel zum Nachschauen
preview-learn = { $game } lernen
preview-solo = { $game }: Spiel allein
preview-rules = Die Regeln von { $game }
