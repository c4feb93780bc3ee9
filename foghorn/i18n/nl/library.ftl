# Wat Foghorn zegt als Python-bibliotheek, en over eigen bots.

refused-nothing-to-take-back = Er is geen keuze om terug te nemen: het spel is net begonnen.
refused-match-over = Het spel is afgelopen; niemand heeft nog iets te kiezen.
refused-not-waiting = Plaats { $seat } heeft nu niets te kiezen: plaats { $turn } is aan de beurt.
refused-not-a-number = { $given } is niet het nummer van een actie: die lopen van 0 tot en met { $most }.
error-not-a-match = Dit bestand is geen spel dat Foghorn kan openen.
error-file-too-large = Dit bestand is te groot: een spel heeft hoogstens { $most } MB.
error-bot-not-a-choice = De bot “{ $name }” antwoordde { $given }, en dat is geen van zijn keuzes.
error-bot-not-found = De bot “{ $name }” kon niet worden geladen: { $detail }
error-names = { $given ->
    [one] Er is één naam voor { $players } spelers.
   *[other] Er zijn { $given } namen voor { $players } spelers.
}
error-not-a-list = Bij { $name } hoort een lijst, niet “{ $given }”.
error-bot-stays-here = De bot “{ $name }” kan niet mee naar andere processen: zet hem in een eigen module en importeer hem daaruit, of laat “jobs” weg.
error-no-bots = Voor een toernooi is minstens één bot nodig.
tournament-share = Aandeel gewonnen spellen
tournament-note = Tussen haakjes: het 95%-interval. Een gedeelde overwinning telt voor een deel.
