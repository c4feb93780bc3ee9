### Die Wörter von `foghorn play`.

play-name-person = Person { $seat }

## Die Frage

play-begun = Jede Wahl wird sofort gespeichert; du kannst jederzeit aufhören.
play-resumed = Willkommen zurück: Das Spiel geht dort weiter, wo du aufgehört hast.
play-cut = Die letzte Zeile des Spielstands war abgeschnitten; das Spiel geht mit der Wahl davor weiter.
play-earlier = { $count ->
    [one] … und davor noch eine Zeile; tippe „verlauf“, um sie zu sehen.
   *[other] … und davor noch { $count } Zeilen; tippe „verlauf“, um sie zu sehen.
}
play-hint = Tippe eine Nummer oder eine Aktion; „hilfe“ zeigt, was du noch tippen kannst.
play-hint-undo = Tippe eine Nummer oder eine Aktion; „zurück“ nimmt deine letzte Wahl zurück, „hilfe“ zeigt den Rest.
play-hourglass = Sanduhr: noch { $seconds } s in diesem Zug.

## Mehrere an einer Tastatur

play-hand-over = { $name }, jetzt bist du gefragt. Drücke Enter, wenn sonst niemand hinsieht.
play-hand-over-undo = { $name } kann noch „zurück“ tippen, um neu zu wählen.

## Befehle: weitere Wörter dafür, mit Kommas dazwischen

play-command-why = warum
play-command-hint = tipp, hinweis
play-command-undo = zurück, zurueck
play-command-board = tisch
play-command-log = verlauf
play-command-rules = regeln
play-command-save = speichern
play-command-lang = sprache
play-command-help = hilfe
play-command-quit = ende, beenden

play-help-number = wähle diese Zeile des Menüs
play-help-notation = wähle mit Worten, wie sie in eckigen Klammern hinter jeder Zeile stehen
play-help-why = mit einer Aktion, etwa „warum { $action }“: Geht das, und wenn nicht, welche Regel verbietet es
play-help-hint = was ein Bot an deiner Stelle täte, und warum
play-help-undo = nimm deine letzte Wahl zurück, solange nichts Verdecktes gezeigt wurde und niemand sonst an die Reihe kam
play-help-board = zeige den Tisch und deine Karten noch einmal
play-help-log = was zuletzt geschah
play-help-rules = die Regeln dieses Spiels
play-help-save = wo das Spiel gespeichert ist; mit einem Dateinamen: dort eine Kopie anlegen
play-help-lang = eine andere Sprache: en, nl, fr oder de
play-help-help = diese Liste
play-help-quit = aufhören; das Spiel wartet auf dich
play-key-enter = Enter
play-help-enter = zeige den Tisch noch einmal; während Bots wählen: treibe sie an

## Antworten

play-why-what = Schreibe die Aktion dahinter, zum Beispiel: warum { $action }
play-allowed = Das geht: { $action } ist jetzt erlaubt.
play-hinted = Ein Tipp: { $action }
play-saved = Jede Wahl bis hierher ist gespeichert in { $file }
play-copied = Eine Kopie des Spiels liegt jetzt in { $file }
play-languages = Du kannst unter diesen Sprachen wählen: { $languages }
play-try-again = Drücke Enter, um es noch einmal zu versuchen, oder tippe „ende“; was gespeichert war, bleibt gespeichert.

## Das Ende

play-left = Alles ist gespeichert. Weiterspielen kannst du jederzeit mit: { $command }
play-kept =
    Das beendete Spiel liegt in { $file }
    Sieh es dir noch einmal an mit: { $command }

## Nein zu einer Wahl

refused-stale = Das beantwortet eine Frage, die nicht mehr offen ist; sieh noch einmal auf den Tisch.
refused-out-of-order = Wahl Nummer { $seq } kam, wo Nummer { $expected } an der Reihe war.
refused-nothing-to-undo = Du kannst nichts zurücknehmen: Seitdem wurde etwas Verdecktes gezeigt, oder jemand anderes kam an die Reihe.
refused-no-such-number = Das Menü geht von 1 bis { $most }; eine { $given } gibt es nicht.

## Spielstände

error-disk = { $reason ->
    [full] Auf der Festplatte ist kein Platz mehr für { $file }; die Wahl wurde nicht getroffen, und alles zuvor Gespeicherte ist sicher.
    [denied] In { $file } darf nicht geschrieben werden; die Wahl wurde nicht getroffen, und alles zuvor Gespeicherte ist sicher.
   *[other] { $file } ließ sich nicht schreiben ({ $detail }); die Wahl wurde nicht getroffen, und alles zuvor Gespeicherte ist sicher.
}
error-not-written = { $reason ->
    [full] Auf der Festplatte ist kein Platz mehr für { $file }; es wurde nichts geschrieben.
    [denied] In { $file } darf nicht geschrieben werden; es wurde nichts geschrieben.
   *[other] { $file } ließ sich nicht schreiben ({ $detail }).
}
error-unreadable = { $reason ->
    [denied] { $file } darf nicht gelesen werden.
   *[other] { $file } ließ sich nicht lesen ({ $detail }).
}
error-save-in-use = Dieses Spiel läuft schon in einem anderen Fenster: { $file } ist dort geöffnet. Höre erst dort auf.
error-save-exists = { $file } existiert schon und bleibt unverändert; wähle einen anderen Namen.
error-save-not-found = Es gibt keinen Spielstand { $file }.
error-nothing-to-resume = In { $folder } gibt es kein unbeendetes Spiel.
error-save-damaged = { $file } ist in Zeile { $line } beschädigt ({ $detail }); es wurde nichts daran geändert.
error-save-empty = { $file } ist leer; es wurde nichts daran geändert.
error-save-seats = { $file } ist in Zeile { $line } beschädigt: Menschen ({ $humans }) und Bots ({ $bots }) ergeben zusammen nicht die Zahl der Plätze ({ $seats }). Es wurde nichts daran geändert.
error-save-seeds = { $file } ist in Zeile { $line } beschädigt: Eine Startzahl ist negativ oder zu groß. Es wurde nichts daran geändert.
error-save-order = { $file } ist in Zeile { $line } beschädigt: Diese Wahl ist nicht an der Reihe oder gehört zu einem Platz, den es nicht gibt. Es wurde nichts daran geändert.
error-save-entry = Zeile { $line } von { $file } enthält eine Wahl, die nicht möglich war ({ $reason }); an der Datei wurde nichts geändert.
error-entry = Zeile { $line } enthält eine Wahl, die nicht möglich war ({ $reason }).
error-rules-version = Dieses Spiel begann mit Version { $version } der Regeln; dieses Programm spielt Version { $ours }.

## Wer spielt

error-day-to-come = Der Tag { $day } ist noch nicht gekommen; sein Szenario ist ab Mitternacht UTC bekannt.
error-humans = { $humans } Menschen passen nicht an einen Tisch für { $players }: Auf 1 bis { $players } Plätzen können Menschen sitzen.
error-too-many-names = Es gibt { $names } Namen für { $players ->
    [one] eine Person
   *[other] { $players } Personen
}.
error-player-name = Niemand kann { $name } heißen: Ein Name hat 1 bis { $longest } druckbare Zeichen.
error-name-twice = Zwei Personen würden { $name } heißen; gib jeder einen eigenen Namen.
