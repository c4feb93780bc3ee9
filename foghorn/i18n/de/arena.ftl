# Die Befehle arena und lab: wie stark Bots sind, und was eine Regel bewirkt.

## arena
arena-page-title = { $game }: die Arena
arena-title = { $game }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, Startzahl { $seed }
arena-title-so-far = { $game }: bisher { $games } von { $asked } Spielen, Startzahl { $seed }
arena-players = { $players ->
    [one] Eine Person
   *[other] { $players } Personen
}
arena-bot = Bot
arena-against = Gegen
arena-rivals = { $count } × { $rival }
arena-rival-points = Punkte des Gegners
arena-goal = Ziel
arena-goal-least = mindestens { $least } %
arena-goal-low = mindestens { $least } %, das Intervall ab { $low } %
arena-goal-between = { $least } bis { $most } %
arena-reached = erreicht
arena-missed = verfehlt
arena-rating = Wertung
arena-rated = { $rating } ({ $low }–{ $high })
arena-choices = Entscheidungen
arena-median = Hälfte binnen
arena-p95 = 95 % binnen
arena-percent = { $share } %
arena-matrix = Gewonnen gegen, in %
arena-order = Reihenfolge
arena-seat = Platz { $seat }
arena-note = In Klammern und nach ±: das 95-%-Intervall. Ein geteilter Sieg zählt als Bruchteil eines Siegs. Die Wertungen sind die von OpenSkill. Zeiten sind Prozessorzeit für eine Entscheidung.
arena-seconds = { $time } s
arena-milliseconds = { $time } ms
arena-microseconds = { $time } µs
arena-contests = Anteil gewonnener Spiele
arena-goal-note = Die gestrichelte Linie ist ein gerechter Anteil, der senkrechte Strich das Ziel.
arena-rating-note = Jeder Bot beginnt bei 25; wer um 4 vorn liegt, gewinnt etwa zwei von drei Spielen.
arena-seats = Anteil gewonnener Spiele, nach der Reihenfolge
arena-length = Länge eines Spiels, in Entscheidungen
arena-thinking = Prozessorzeit für eine Entscheidung
arena-thinking-note = Von dem, was die Hälfte der Entscheidungen höchstens braucht, bis zu dem, was 95 % höchstens brauchen; jeder Strich ist das Zehnfache des vorigen.
arena-thought = { $median }, 95 % binnen { $most }
arena-left-out = { $bot } gegen { $rival } wird ausgelassen: dafür braucht es „{ $name }“, das nicht zur Grundinstallation gehört: pip install "foghorn[research]".

error-arena-two-bots = Eine Arena braucht mindestens zwei verschiedene Bots: --bots A,B. Mit --goals nennt das Spiel sie.
error-arena-bot-twice = --bots nennt { $name } zweimal.
error-arena-alone = Eine Arena braucht mindestens zwei Personen.
error-arena-no-goals = { $game } hat keine eigenen Ziele; nenne Bots mit --bots.
error-arena-goals-alone = --goals sagt, wer mit welchen Optionen und ab welcher Startzahl spielt; dazu passen nur --games, --jobs, --file und die Art der Ausgabe.
error-arena-needs = Die Arena braucht „{ $name }“, das nicht zur Grundinstallation gehört: pip install "foghorn[arena]".
error-arena-unreadable = { $name }, Zeile { $line }: das ist keine Ergebnisdatei einer Arena ({ $detail }).
error-arena-other-game = { $name } hat Ergebnisse von { $given }, nicht von { $game }.
error-arena-other-rules = { $name } hat Ergebnisse nach Version { $given } der Regeln; jetzt gilt Version { $version }. Beginne eine neue Datei.
error-arena-other-seed = { $name } hat Ergebnisse von Startzahl { $given }, nicht von Startzahl { $seed }.
error-arena-other-cell = { $name } hat Spiele von { $bot } gegen { $rival } ({ $options }), nach denen jetzt nicht gefragt ist. Frage auch danach, oder beginne eine neue Datei.
error-arena-bot-changed = In { $name } verlief das erste Spiel von { $bot } gegen { $rival } anders: Ein Bot hat sich seither geändert, oder er nimmt sein Glück anderswoher. Beginne eine neue Datei.
error-arena-file-changed = { $name } hat sich geändert, seit es gelesen wurde: Eine andere Arena bewahrt dort ihre Ergebnisse auf. Überschrieben wurde nichts; nenne für jede eine eigene Datei.
error-arena-goals-wrong = Die Ziele in { $name } sind nicht lesbar: { $detail }.

## lab
lab-title = { $game }: was es bewirkt, „{ $name }“ zu ändern
lab-played = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} von { $bots }, Startzahl { $seed }; bei jedem Wert wird dasselbe gezogen.
lab-usual = Üblich ist { $value }.
lab-players = Zahl der Personen
lab-measures = Ein Spiel im Mittel
lab-bias = Vorteil des besten Platzes
lab-bias-sure = +{ $points }
lab-bias-chance = +{ $points } (vielleicht Zufall)
lab-measure-decisions = Entscheidungen
lab-measure-lead-changes = Wechsel der Führung
lab-measure-margin = Vorsprung beim Sieg in Punkten
lab-measure-points = Punkte einer Person
lab-note = Nach ± und unter einem Anteil: das 95-%-Intervall. Was Bots tun, zeigt, was eine Regel mit Bots macht; Menschen finden vielleicht einen anderen Weg.
lab-constant = üblich { $value }; { $least } bis { $most }

error-lab-vary = Sag, was sich mit welchen Werten ändert, etwa --vary NAME=1,2,3; foghorn lab { $game } --list nennt die Namen.
error-lab-value-twice = --vary nennt einen Wert von { $name } zweimal.
error-unknown-constant = { $game } hat nichts namens { $name }, das sich ändern ließe. Konstanten: { $constants }; auch Optionen lassen sich ändern.
error-constant-range = { $name } darf { $least } bis { $most } sein, nicht { $given }.
