# De opdrachten arena en lab: hoe sterk bots zijn, en wat een regel doet.

## arena
arena-page-title = { $game }: de arena
arena-title = { $game }: { $games ->
    [one] één spel
   *[other] { $games } spellen
}, startgetal { $seed }
arena-title-so-far = { $game }: tot nu toe { $games } van { $asked } spellen, startgetal { $seed }
arena-players = { $players ->
    [one] Eén speler
   *[other] { $players } spelers
}
arena-bot = Bot
arena-against = Tegen
arena-rivals = { $count } × { $rival }
arena-rival-points = Punten tegenstander
arena-goal = Doel
arena-goal-least = minstens { $least }%
arena-goal-low = minstens { $least }%, het interval vanaf { $low }%
arena-goal-between = { $least } tot { $most }%
arena-reached = gehaald
arena-missed = niet gehaald
arena-rating = Rating
arena-rated = { $rating } ({ $low }–{ $high })
arena-choices = Keuzes
arena-median = Helft binnen
arena-p95 = 95% binnen
arena-percent = { $share }%
arena-matrix = Gewonnen van, in %
arena-order = Beurtvolgorde
arena-seat = Plaats { $seat }
arena-note = Tussen haakjes en na ±: het 95%-interval. Een gedeelde winst telt als een deel van een winst. De ratings zijn die van OpenSkill. Tijden zijn processortijd voor één keuze.
arena-seconds = { $time } s
arena-milliseconds = { $time } ms
arena-microseconds = { $time } µs
arena-contests = Aandeel gewonnen spellen
arena-goal-note = De streepjeslijn is een eerlijk aandeel, de staande streep het doel.
arena-rating-note = Elke bot begint op 25; wie 4 voorstaat, wint ongeveer twee van de drie spellen.
arena-seats = Aandeel gewonnen spellen, naar beurtvolgorde
arena-length = Lengte van een spel, in keuzes
arena-thinking = Processortijd voor één keuze
arena-thinking-note = Van wat de helft van de keuzes hoogstens kost tot wat 95% ervan hoogstens kost; elke streep is tien keer de vorige.
arena-thought = { $median }, 95% binnen { $most }
arena-left-out = { $bot } tegen { $rival } wordt overgeslagen: daarvoor is “{ $name }” nodig, dat niet bij de basisinstallatie hoort: pip install "foghorn[research]".

error-arena-two-bots = Een arena heeft minstens twee verschillende bots nodig: --bots A,B. Met --goals noemt het spel ze.
error-arena-bot-twice = --bots noemt { $name } twee keer.
error-arena-alone = Een arena heeft minstens twee spelers nodig.
error-arena-no-goals = { $game } heeft geen eigen doelen; noem bots met --bots.
error-arena-goals-alone = --goals zegt wie er speelt, met welke opties en vanaf welk startgetal; alleen --games, --jobs, --file en hoe het getoond wordt kunnen erbij.
error-arena-needs = De arena heeft “{ $name }” nodig, dat niet bij de basisinstallatie hoort: pip install "foghorn[arena]".
error-arena-unreadable = { $name }, regel { $line }: dit is geen resultatenbestand van een arena ({ $detail }).
error-arena-other-game = { $name } heeft resultaten van { $given }, niet van { $game }.
error-arena-other-rules = { $name } heeft resultaten volgens versie { $given } van de regels; nu geldt versie { $version }. Begin een nieuw bestand.
error-arena-other-seed = { $name } heeft resultaten van startgetal { $given }, niet van startgetal { $seed }.
error-arena-other-cell = { $name } heeft spellen van { $bot } tegen { $rival } ({ $options }), waar nu niet om gevraagd wordt. Vraag er ook om, of begin een nieuw bestand.
error-arena-bot-changed = In { $name } verliep het eerste spel van { $bot } tegen { $rival } anders: een bot is sindsdien veranderd, of haalt zijn geluk ergens anders vandaan. Begin een nieuw bestand.
error-arena-file-changed = { $name } is veranderd sinds het gelezen is: een andere arena bewaart er haar resultaten. Er is niets overschreven; noem voor elk een eigen bestand.
error-arena-goals-wrong = De doelen in { $name } kunnen niet worden gelezen: { $detail }.

## lab
lab-title = { $game }: wat het doet om “{ $name }” te variëren
lab-played = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
} door { $bots }, startgetal { $seed }; bij elke waarde wordt hetzelfde getrokken.
lab-usual = Gewoonlijk is het { $value }.
lab-players = Aantal spelers
lab-measures = Een spel gemiddeld
lab-bias = Voorsprong beste plaats
lab-bias-sure = +{ $points }
lab-bias-chance = +{ $points } (misschien toeval)
lab-measure-decisions = Keuzes
lab-measure-lead-changes = Wisselingen van de leiding
lab-measure-margin = Voorsprong van de winnaar in punten
lab-measure-points = Punten van een speler
lab-note = Na ± en onder een aandeel: het 95%-interval. Wat bots doen, zegt wat een regel met bots doet; mensen vinden misschien een andere weg.
lab-constant = gewoonlijk { $value }; { $least } tot { $most }

error-lab-vary = Zeg wat er varieert en met welke waarden, bijvoorbeeld --vary NAAM=1,2,3; foghorn lab { $game } --list noemt de namen.
error-lab-value-twice = --vary noemt een waarde van { $name } twee keer.
error-unknown-constant = { $game } heeft niets dat { $name } heet en kan variëren. Constanten: { $constants }; ook opties kunnen variëren.
error-constant-range = { $name } mag { $least } tot { $most } zijn, niet { $given }.
