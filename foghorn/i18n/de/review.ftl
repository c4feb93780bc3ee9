# Die Seiten, auf denen nichts auf dem Spiel steht: die Regeln, die Lektion rund um ein Spiel, Spiele im Rückblick.

## Die Regeln

rulebook-title = Die Spielregeln
rulebook-contents = Inhalt
rulebook-learn = Spielend lernen

## Ein Spiel im Rückblick

replay-title = Rückblick
replay-slider = Moment im Spiel
replay-step = Schritt { $step } von { $last }
replay-round = Runde { $round }
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Ein Schritt vor
replay-last = Zum Ende
replay-pace = Tempo
replay-eyes = Gesehen von
replay-eyes-onlooker = Zuschauer
replay-story = Was geschah
replay-hinted = nach einem Tipp
replay-share = Diesen Moment teilen
replay-link = Ein Link zu diesem Moment
replay-record = Aufzeichnung herunterladen
replay-trace = Vollständiges Protokoll herunterladen
replay-abandoned = Alle sind vor dem Ende gegangen.
replay-running = Dieses Spiel läuft noch; wenn es vorbei ist, kannst du es noch einmal sehen.
replay-to-table = Zum Tisch
replay-gone = Dieses Spiel gibt es nicht, oder du darfst es nicht sehen.
replay-again = Noch einmal versuchen

## War das Austeilen fair?

check-title = Das Austeilen prüfen
check-intro = Vor dem Austeilen haben sich der Server und der Browser jeder Person am Tisch je eine Zahl ausgedacht und nur ihren Fingerabdruck gezeigt. Was ausgeteilt wurde, kam aus all diesen Zahlen zusammen, also konnte es niemand aussuchen, außer alle hätten sich abgesprochen. Jetzt ist das Spiel vorbei und die Zahlen liegen offen.
check-again-good = Der Server hat das ganze Spiel aus den offenen Zahlen noch einmal ausgeteilt und gespielt, und es kam dasselbe heraus.
check-again-bad = Das Spiel ließ sich nicht noch einmal austeilen und spielen. { $reason }
check-secret-good = In diesem Browser nachgerechnet: Die Zahl des Servers passt zu ihrem Fingerabdruck.
check-secret-bad = In diesem Browser nachgerechnet: Die Zahl des Servers passt nicht zu ihrem Fingerabdruck!
check-numbers-good = In diesem Browser nachgerechnet: { $count ->
    [one] Die Zahl der einen Person am Tisch passt zum gezeigten Fingerabdruck.
   *[other] Die Zahlen aller { $count } Personen am Tisch passen zu den gezeigten Fingerabdrücken.
}
check-numbers-bad = In diesem Browser nachgerechnet: Die Zahl einer Person am Tisch passt nicht zum gezeigten Fingerabdruck!
check-numbers-none = In diesem Spiel steckt von niemandem am Tisch eine Zahl; nichts zeigt also, dass sich niemand etwas ausgesucht hat.
check-seen-good = Vor dem Austeilen hat dieser Browser genau denselben Fingerabdruck des Servers gesehen.
check-seen-bad = Vor dem Austeilen hat dieser Browser einen anderen Fingerabdruck des Servers gesehen!
check-seen-unknown = Nicht verglichen: Dieser Browser hat den Fingerabdruck des Servers vor dem Austeilen nicht gesehen.
check-own-good = Die Zahl, die sich dieser Browser ausgedacht hat, steckt im Spiel.
check-own-bad = Die Zahl, die sich dieser Browser ausgedacht hat, steckt nicht im Spiel!
check-own-unknown = Nicht verglichen: Von diesem Browser steckt keine eigene Zahl im Spiel.
check-others-good = Die Fingerabdrücke der Zahlen aller Personen sind die, die dieser Browser gesehen hat, bevor er seine eigene öffnete.
check-others-bad = Die Fingerabdrücke der Zahlen sind nicht die, die dieser Browser gesehen hat, bevor er seine eigene öffnete!
check-others-unknown = Nicht verglichen: Dieser Browser hat die Fingerabdrücke der anderen Zahlen nicht gesehen.
check-restarts = { deal-restarted } { deal-restarted-means }
check-restarts-bad = Laut Aufzeichnung wurde { $count }-mal neu ausgeteilt, hier hast du aber { $agreed }-mal zugestimmt!
check-outside = Beim letzten Austeilen hat dieser Browser nicht mitgemacht: Er vergleicht also nichts, und das Siegel beweist dir nichts.
check-without-number = Ohne eigene Zahl ausgeteilt: { $names }. Ihnen beweist das Siegel nichts.
check-not-done = Was diese Seite nicht prüft: Sie teilt nicht selbst noch einmal aus. Lade dafür die Aufzeichnung herunter und prüfe sie auf deinem eigenen Computer mit „foghorn verify“. Und keine Prüfung zeigt, ob jemand am Server gespickt oder dir eine Seite geschickt hat, die nicht tut, was sie sagt.
check-nothing-drawn = In diesem Spiel wird nichts gezogen: Was auf dem Tisch liegt, steht im Szenario; es gab also nichts zu versiegeln.
check-not-sealed = Bei einer Lektion ist vorher festgelegt, was kommt; es gibt also nichts zu prüfen.
check-numbers = Die Zahlen selbst
check-server = Server
check-fingerprint = Fingerabdruck:

## Eine Lektion

learn-title = Spielend lernen
learn-coach = Dein Coach
learn-progress = Schritt { $step } von { $steps }
learn-next = Weiter
learn-again = Von vorn
learn-play = Jetzt mit Bots spielen
learn-play-on = Dieses Spiel weiterspielen
learn-all = Alle Lektionen
learn-next-lesson = Als Nächstes: { $lesson }
learn-shelf = In beliebiger Reihenfolge, jede dauert eine Minute. Zum Schluss begleitet dich ein Coach durch ein erstes Spiel.
learn-count = { $done } von { $lessons } Lektionen geschafft
learn-done = Geschafft
