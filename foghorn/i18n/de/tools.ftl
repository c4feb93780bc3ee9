# Die Befehle rund ums Spiel: simulate, audit, replay, doctor, games; und was auf der Befehlszeile schiefgehen kann.

stopped = Angehalten.

## simulate
simulate-title = { $game }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, { $players ->
    [one] eine Person
   *[other] { $players } Personen
}, Startzahl { $seed }
simulate-bot = Bot
simulate-seat = Platz
simulate-games = Spiele
simulate-points = Punkte
simulate-wins = Siege
simulate-share = { $share } % ({ $low }–{ $high })
simulate-against = Gegenüber { $share } %
simulate-ahead = { $advantage } vorn
simulate-behind = { $advantage } zurück
simulate-even = { $advantage }
simulate-length = Entscheidungen pro Spiel: im Mittel { $mean }, mindestens { $fewest }, höchstens { $most }.
simulate-note = Nach ± und in Klammern: das 95-%-Intervall. Ein geteilter Sieg zählt anteilig.
simulate-playing = Es wird gespielt
simulate-speed = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} in { $seconds } s: { $rate } Spiele und { $decisions } Entscheidungen pro Sekunde.

## audit
audit-good = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
}, { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}: Jede Zeile folgt aus den Regeln.
audit-reading = Wird geprüft

## replay
replay-keys = Enter: weiter, b: zurück, r: Runde, 12: Schritt 12, s 2: Platz 2, q: Schluss
replay-unknown = „{ $given }“ bedeutet hier nichts.
replay-end = Das war der letzte Schritt.
replay-start = Das war der erste Schritt.
replay-where = Schritt { $step } von { $last }
replay-onlooker = wie man es beim Zuschauen sieht
replay-seat = wie { $name } es sieht (Platz { $seat })

## doctor
doctor-versions = Foghorn { $foghorn }, { $python }, { $platform }
doctor-kernels = Spielkerne:
doctor-compiled = kompiliert
doctor-plain-asked = einfaches Python, weil FOGHORN_PURE=1 es verlangt
doctor-plain-not-built = einfaches Python; ein C-Compiler ist da, eine Installation aus dem Quellcode könnte den Kern kompilieren
doctor-plain-no-compiler = einfaches Python, weil kein C-Compiler gefunden wurde
doctor-data = Spiele liegen in { $path } ({ $writable }).
doctor-writable = beschreibbar
doctor-not-writable = nicht beschreibbar
doctor-parts = Optionale Bestandteile:
doctor-present = vorhanden { $detail }
doctor-absent = nicht vorhanden
doctor-part-page = Webseite, gebaut
doctor-part-rich = Rich (Tabellen, Spielbildschirm)
doctor-part-openspiel = OpenSpiel (Vergleichsmessungen)
doctor-part-compiler = C-Compiler (schnelle Spielkerne)
doctor-part-node = Node (die Webseite bauen)
doctor-part-postgresql = PostgreSQL (großer Speicher)
doctor-part-chromium = Chromium (Tests im Browser)
doctor-languages = Sprachen: { $languages }
doctor-games = Spiele: { $games }

## games
games-seats = { $fewest } bis { $most } Personen
games-bots = Bots: { $bots }
games-default = Vorgabe { $default }

## new-game
new-game-written = { $title } liegt in { $path }: ein kleines Kartenspiel, das du nach Belieben ändern kannst.
new-game-next = Spiel es, und lass es am Vertrag prüfen:
contract-kept = { $game } hält den Vertrag ein: geprüft bei { $decisions } Entscheidungen, mit { $worlds } anderen Welten.

## Falsch auf der Befehlszeile
error-usage = Dieser Befehl ist nicht zu verstehen: { $detail }.
error-unknown-game = Es gibt kein Spiel namens „{ $name }“; es gibt { $games }.
error-missing-game = Welches Spiel? Nenne eines von diesen: { $games }.
error-unknown-option = { $game } hat keine Option „{ $name }“; es gibt { $options }.
error-missing-option = { $game } kann man nicht ohne die Option „{ $name }“ spielen.
error-players = { $game } ist für { $fewest } bis { $most } Personen, nicht für { $players }.
error-option-value = { $name } kann nicht „{ $given }“ sein; möglich: { $choices }.
error-no-observation = { $game } liefert keine Beobachtungen: Man kann es spielen, aber nicht über foghorn.env.
error-research-missing = foghorn.env braucht „{ $name }“, das nicht zur Grundinstallation gehört: pip install "foghorn[research]".
error-unknown-bot = Es gibt keinen Bot namens „{ $name }“; es gibt { $bots }.
error-too-many-bots = Es sind mehr Bots ({ $bots }) als Plätze ({ $players }).
error-unknown-language = Es gibt keine Texte in „{ $name }“; wähle eine von { $languages }.
error-not-a-number = { $name } braucht eine ganze Zahl, nicht „{ $given }“.
error-out-of-range = { $name } muss zwischen { $least } und { $most } liegen, nicht { $given }.
error-too-small = { $name } muss mindestens { $least } sein, nicht { $given }.
error-too-large = { $name } darf höchstens { $most } sein, nicht { $given }.
error-not-a-choice = { $name } kann { $choices } sein, aber nicht „{ $given }“.
error-empty-name = { $name } braucht Namen mit Kommas dazwischen, nicht „{ $given }“.
error-flag-value = { $name } kann nicht „{ $given }“ sein: { $detail }.
error-flag-needs-value = Nach { $name } fehlt ein Wert.
error-flag-takes-nothing = Zu { $name } gehört kein Wert.
error-unknown-flag = { $hint ->
    [none] Es gibt keine Option { $name }; --help zeigt, welche es gibt.
   *[other] Es gibt keine Option { $name }; meintest du { $hint }?
}
error-stray-word = „{ $given }“ ist ein Wort zu viel.
error-decisions-without-trace = --decisions ergänzt Zeilen in einem Protokoll, also gehört --trace dazu.
error-resume-options = Ein fortgesetztes Spiel behält seine Optionen, also gib mit --resume keine an.
error-missing-file = Welche Datei? Nenne sie nach dem Befehl.
error-missing-game-name = Wie soll das Spiel heißen? Nenn den Namen nach dem Befehl.
error-game-name = „{ $name }“ kann kein Name eines Spiels sein: Nimm Buchstaben, Ziffern und Bindestriche, zuerst einen Buchstaben.
error-game-exists = Es gibt schon ein Spiel namens „{ $name }“.
error-folder-exists = { $name } gibt es schon, also wurde nichts geschrieben.

## Dateien und das System
error-no-such-file = Es gibt keine Datei { $name }.
error-no-such-folder = Es gibt keinen Ordner { $name }.
error-not-a-file = { $name } ist keine Datei.
error-file-unreadable = { $name } lässt sich nicht lesen: { $detail }.
error-no-such-game-here = In der Datei { $games ->
    [one] steht ein Spiel
   *[other] stehen { $games } Spiele
}, also gibt es kein Spiel { $number }.
error-seat-hidden = Platz { $seat } hält seine Karten verdeckt, bis das Spiel zu Ende ist.
error-disk-full = Der Datenträger ist voll, deshalb konnte nicht alles geschrieben werden.
error-no-permission = Dir fehlt das Recht, { $name } zu schreiben.
error-system = Das System lehnt ab: { $detail }.
error-pipe-closed = Niemand liest die Ausgabe mehr, deshalb wurde der Rest nicht geschrieben.
error-unexpected = Foghorn hat einen Fehler gemacht ({ $name }); bitte melde ihn, zusammen mit dem, was FOGHORN_DEBUG=1 zeigt.

## Protokolle, die nicht sein können
error-trace-empty = In dieser Datei steht kein Spiel.
error-not-a-trace = Das ist kein Protokoll: Zeile { $line } ist länger als jede Zeile eines solchen.
error-trace-no-start = Zeile { $line } kann nicht stimmen: Es hat noch kein Spiel begonnen.
error-trace-unfinished = Zeile { $line } ist die letzte, aber das Spiel ist nicht zu Ende.
error-line-unreadable = Zeile { $line } ist keine Zeile eines Protokolls: Sie ist kein JSON-Objekt mit einem Typ.
error-line-cut-off = Zeile { $line } bricht mittendrin ab.
error-line-shape = Zeile { $line } sieht nicht aus wie { $what }: { $detail }.
error-line-options = Zeile { $line } beginnt ein Spiel, das es nicht gibt: { $reason }.
error-line-differs = Zeile { $line } kann nicht stimmen: „{ $field }“ muss { $expected } sein, aber dort steht { $found }.
error-line-type = Zeile { $line } kann nicht stimmen: Hier muss { $expected } kommen, aber dort steht { $found }.
error-line-missing = Nach Zeile { $line } fehlt etwas: Als Nächstes muss { $expected } kommen.
error-line-out-of-place = Zeile { $line } kann nicht stimmen: { $what } gehört nicht hierher.
error-line-draw-missing = Zeile { $line } kann nicht stimmen: Dazu braucht es die Ziehung Nummer { $draw }, und die steht nicht im Protokoll.
error-line-draw-range = Zeile { $line } kann nicht stimmen: Die Ziehung Nummer { $draw } wäre { $found }, muss aber kleiner als { $below } sein.
error-line-draws-left = Zeile { $line } kann nicht stimmen: { $count ->
    [one] Eine Ziehung bleibt übrig, aus der nichts folgt
   *[other] { $count } Ziehungen bleiben übrig, aus denen nichts folgt
}.
error-line-impossible = Zeile { $line } kann nicht stimmen: { $reason }.
error-line-illegal = Zeile { $line } kann nicht stimmen: Die Regeln lassen die Person mit „seat“: { $seat } dort nicht „{ $action }“ wählen.
error-line-seat = Zeile { $line } kann nicht stimmen: Eine Person mit „seat“: { $seat } gibt es nicht.
error-decision-seat = Zeile { $line } kann nicht stimmen: Die Person mit „seat“: { $seat } hat dort nichts zu wählen.
error-decision-legal = Zeile { $line } kann nicht stimmen: Von den erlaubten Aktionen der Person mit „seat“: { $seat } fehlen diese: { $missing }; und diese sind zu viel: { $extra }.
error-box-unreadable = Die Datendatei des Spiels lässt sich nicht lesen: { $detail }.
error-box-wrong = Zeile { $line } der Datendatei des Spiels geht nicht auf: { $detail }.
