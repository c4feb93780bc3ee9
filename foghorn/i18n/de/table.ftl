# Das Zimmer um jedes Spiel: die Frage, der Verlauf und der Chat, und was nach dem Ende kommt.

title-your-turn = Du bist dran — { $game }
question = Was jetzt zu tun ist
do-undo = Zurücknehmen
confirm-choice = Noch einmal zum Bestätigen: { $choice }.
reason-only = Etwas anderes geht nicht.
lesson-first = Mach zuerst, was markiert ist; danach hast du freie Wahl.

side = Verlauf und Chat
side-unread = { $count ->
    [one] Verlauf und Chat, { $count } neue Nachricht
   *[other] Verlauf und Chat, { $count } neue Nachrichten
}
log = Was geschah
log-empty = Was von jetzt an geschieht, steht hier.
log-seat-taken-back = { $name } ist zurück.
log-seat-taken-over = Ein Bot spielt jetzt für { $name }.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas
chat-send = Senden
catch-up = Zum aktuellen Stand

connection-lost = Kurz im Nebel verloren. Wir sind von selbst gleich wieder da; nichts geht verloren.
stand-in-plays = Ein Bot spielt für dich.
stand-in-back = Platz wieder einnehmen
watching = Du schaust zu.
watchers = Zuschauer ({ $count }): { $names }
watchers-unnamed = { $count ->
    [one] jemand
   *[other] { $count } ohne Namen
}
clock-left = Zeit zum Wählen

seat-bot = Bot
seat-you = du
name-you = Du
seat-away = abwesend
seat-stand-in = ein Bot spielt weiter
seat-menu = Mehr zu { $name }
seat-ignore = Nachrichten für mich ausblenden
seat-read = Nachrichten wieder anzeigen
seat-mute = Für alle stummschalten
seat-unmute = Wieder sprechen lassen
seat-remove = Vom Tisch entfernen
seat-remove-means = Ein Bot übernimmt den Platz; zurückkommen geht nicht mehr.
seat-remove-means-lobby = Der Platz wird frei; zurückkommen geht nicht mehr. Die Einladung bekommt einen neuen Link; schick ihn allen, die du noch erwartest.
seat-removed = Entfernt. Die Einladung hat einen neuen Link; schick ihn allen, die du noch erwartest.

ending-abandoned = Alle sind gegangen: Das Spiel wurde abgebrochen.
ending-rematch = Revanche
ending-again = Noch einmal
ending-follow = Zur Revanche
ending-watch = Bei der Revanche zusehen
rematch-asked = { $name } möchte eine Revanche.
rematch-waiting = Wir warten auf { $names }.
rematch-declined = Diesmal nicht: { $names }.
rematch-accept = Noch einmal spielen
rematch-decline = Jetzt nicht
rematch-not-after-all = Doch lieber nicht
rematch-open = Nicht länger warten
rematch-withdraw = Schon gut
rematch-accepted = Du erfährst es, sobald der Tisch bereit ist.
rematch-ready = Die Revanche ist bereit.
ending-replay = Noch einmal ansehen
ending-check = Das Austeilen prüfen
ending-home = Zur Startseite
ending-share = Teilen
ending-share-link = Ein Link, um dieses Spiel noch einmal anzusehen
result = Das Ende
result-standings = Endstand
result-moments = Momente zum Merken

leave = Tisch verlassen
leave-for-now = Nur kurz weg
leave-for-now-means = Dein Platz bleibt deiner: Du findest das Spiel auf der Startseite wieder.
leave-for-good = Meinen Platz aufgeben
leave-for-good-means = Oder geh ganz: Ein Bot spielt für dich weiter. Spielt sonst niemand mit, endet das Spiel hier.

help = Hilfe
help-goal = Das Ziel
help-table = Auf dem Tisch
help-keys = Tasten
help-rules = Die Regeln
keys-on = Mit einzelnen Tasten wählen
keys-undo = deine letzte Wahl zurücknehmen
keys-side = Verlauf und Chat
keys-help = diese Liste
plain-event = { $told }

## Zeichen und Beleg des Austeilens
deal = Wie ausgeteilt wurde
deal-restarts = { $count }×
deal-restarted = Es wurde { $count ->
    [one] einmal
   *[other] { $count }-mal
} neu ausgeteilt, weil von { $names } keine Zahl kam.
deal-restarted-means = Wer noch einmal austeilt, kann sich etwas aussuchen; traue dem also so weit wie diesem Grund.
deal-mine = Die Zahl deines Browsers steckt in diesem Spiel, unter dem Siegel, das er zuerst gesehen hat oder dem du zugestimmt hast. Wenn das Spiel vorbei ist, kannst du das prüfen.
deal-without = Ausgeteilt wurde ohne eine Zahl deines Browsers: Das Siegel beweist dir nichts.
deal-changed = So hat dein Browser nicht mit ausgeteilt: Was versiegelt war, ist seitdem ausgetauscht worden.
deal-not-kept = Dieser Browser hat von vor dem Austeilen nichts behalten und kann nachher nichts vergleichen.
receipt = Ein Beleg zum Aufheben
receipt-meaning = Heb diese Zeilen anderswo auf. Nach dem Spiel prüft die letzte auf deinem eigenen Computer, ob die heruntergeladene Aufzeichnung dazu passt.
receipt-copy = Beleg kopieren
receipt-download = Herunterladen
receipt-copied = Der Beleg ist kopiert.
receipt-by-hand = Dieser Browser lässt uns nicht kopieren; markiere die Zeilen und kopiere sie selbst.
