# Was Foghorn als Python-Bibliothek sagt, und über eigene Bots.

refused-nothing-to-take-back = Es gibt keine Wahl zurückzunehmen: Das Spiel hat gerade erst begonnen.
refused-match-over = Das Spiel ist zu Ende; niemand hat mehr etwas zu wählen.
refused-not-waiting = Platz { $seat } hat jetzt nichts zu wählen: Platz { $turn } ist an der Reihe.
refused-not-a-number = { $given } ist nicht die Nummer einer Aktion: Diese gehen von 0 bis { $most }.
error-not-a-match = Diese Datei ist kein Spiel, das Foghorn öffnen kann.
error-file-too-large = Diese Datei ist zu groß: Ein Spiel hat höchstens { $most } MB.
error-bot-not-a-choice = Der Bot „{ $name }“ hat mit { $given } geantwortet, und das ist keine seiner Wahlmöglichkeiten.
error-bot-not-found = Der Bot „{ $name }“ ließ sich nicht laden: { $detail }
error-names = { $given ->
    [one] Es gibt einen Namen für { $players } Personen.
   *[other] Es gibt { $given } Namen für { $players } Personen.
}
error-not-a-list = { $name } braucht eine Liste, nicht „{ $given }“.
error-bot-stays-here = Der Bot „{ $name }“ kann nicht in andere Prozesse mitgenommen werden: Lege ihn in ein eigenes Modul und importiere ihn von dort, oder lass „jobs“ weg.
error-no-bots = Ein Turnier braucht mindestens einen Bot.
tournament-share = Anteil gewonnener Spiele
tournament-note = In Klammern: das 95-%-Intervall. Ein geteilter Sieg zählt anteilig.
