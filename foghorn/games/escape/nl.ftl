# Alles wat The FOG — Escape from Paradise zegt. De namen uit de spelregels, onze eigen zinnen.

game-tagline = Loods je eilanders over een overvol strand de boten in, voordat de mist ze te pakken krijgt.
option-players = Met hoeveel je speelt; alleen speel je een scenario
option-board = Bord
option-board-means = Groot: vijf boten, 2 tot 6 spelers. Klein: drie boten, 2 tot 4 spelers, een korter spel.
option-level = Niveau
option-level-means = Familie: geen Springen, en wie van een plaats verjaagd wordt, blijft er ook zitten. Expert: alles wat de doos biedt.
option-enhanced = Versterkte bewegingen
option-enhanced-means = Voor 2 BP extra: verder, de hoek om en via bezette velden.
option-chips = Eilanderfiches
option-chips-means = Welke symbolen de eilanders hebben. Het grote bord gebruikt wit, het kleine grijs, of wit als je wilt.
option-minimum-crew = Minimale bootbemanning
option-minimum-crew-means = Een boot vaart pas uit met genoeg mensen in bootvak A en B. Blijft hij liggen, dan tellen zijn bootvakken niet, en wie er de minsten heen bracht verliest 10 punten.
option-individual-points = Eigen bootvakpunten
option-individual-points-means = Elke boot heeft zijn eigen punten, in plaats van dezelfde voor allemaal.
option-hourglass = Zandloper
option-hourglass-means = Is het zand doorgelopen, dan is een beurt op het strand voorbij en vervalt de rest. De klok van de tafel telt dan alleen bij het kiezen van eilanders.
option-teams = Teamspel
option-teams-means = Partners winnen samen: met het hoogste totaal, of als het team zonder de laagste speler.
option-demanding = Uitdagend spel voor twee
option-demanding-means = Elk drie kleuren op het grote bord, opgezet als voor zes.
option-fog-uncertainty = Onzekere mist
option-fog-uncertainty-means = Na elke ronde zegt een kaart hoe ver de mist opschuift: 1 of 2 rijen met de kaarten A en B, en met kaart C soms helemaal niet.
option-scenario = Scenario voor één speler
option-first-game = Eerste spel
option-first-game-means = Geen versterkte bewegingen, en de hoogste bootvakpunten.

## Woorden die zinnen vullen.

word-islander = eilander

word-chief = hoofdman
word-elder = oudste
word-sailor = zeeman
word-warrior = krijger
word-tribal = stamgenoot

word-green = groen
word-blue = blauw
word-black = zwart
word-red = rood
word-purple = paars

word-orange = oranje
word-yellow = geel
word-white = wit
word-pink = roze
word-teal = turquoise
word-brown = bruin

word-run = rennen
word-swap = wisselen
word-push = duwen
word-squeeze = glippen
word-cross = klauteren
word-jump = springen
word-all-rounder = alleskunner
word-endurance = volhouder
word-endure = volhouden
word-board = instappen
word-shift = opschuiven
word-bump = opzij
word-select = kiezen
word-end = einde

names-joined = { $first } en { $last }

## Een stam voor de naam van een type: “groene krijger”.

tribe-green = groene
tribe-blue = blauwe
tribe-black = zwarte
tribe-red = rode
tribe-purple = paarse
islander = { $of } { $kind }

## Hetzelfde voor meer dan één: “6 groene eilanders”.

several-islander = eilanders
several-chief = hoofdmannen
several-elder = oudsten
several-sailor = zeelieden
several-warrior = krijgers
several-tribal = stamgenoten
several-green = groene
several-blue = blauwe
several-black = zwarte
several-red = rode
several-purple = paarse

## Elk één letter, voor het strand: onder stammen, onder types en onder symbolen zijn er geen twee gelijk.

letter-green = g
letter-blue = b
letter-black = z
letter-red = r
letter-purple = p

letter-chief = H
letter-elder = O
letter-sailor = Z
letter-warrior = K
letter-tribal = S

letter-push = d
letter-squeeze = g
letter-cross = k
letter-jump = s
letter-all-rounder = a
letter-endurance = v

## De tafel. Koppen van kolommen hebben ten hoogste vijf letters, namen van boten ten hoogste zeven.

board-round = Ronde { $round }
board-last-round = laatste ronde
board-family = familie
board-turn-select = { $who } kiest
board-turn-move = { $who } · { $mp } BP
board-mp = { $mp } BP
board-place = { $tribe } { $place }
board-stern = achterdek { $tribe }
board-fog = Mist
board-fog-cards = kaarten { $cards }, nog { $count }
board-targets = doel
board-falls = val
board-order = Beurten
board-all = samen
board-ashore = land
board-aboard = boot
board-own-boat = stam
board-missing = leeg
board-areas = vak
board-lost = mist
board-bonus = bonus
board-crew = bem.
board-boats = Boot
board-chips = bonus
board-heaps = Op elkaar:
board-no-crew = ! nog te weinig bemanning om uit te varen

## De vraag aan wie moet kiezen, en aan wie wacht.

prompt-select = { $who }, kies een eilander: typ het vakje (C4) of een rij.
prompt-move = { $mp ->
    [0] { $who }, geen BP meer: beëindig je beurt, of neem iets terug met “terug”.
   *[other] { $who }, { $mp } BP: wie beweeg je? Typ een nummer of een vakje (C4).
}
prompt-go-on = { $who }, de { $islander } op { $cell } moet nu verder ({ $mp } BP).
prompt-wait-select = { $who } kiest een eilander.
prompt-wait-move = { $who } is aan de beurt (nog { $mp } BP).
prompt-wait-go-on = { $who } moet verder met de { $islander } op { $cell } (nog { $mp } BP).

## De menu’s.

menu-row = { $row }  { $islanders }
menu-select = { $cell }: { $islander }, { $icon }
menu-ways = { $count ->
    [one] { $count } zet, { $mp } BP
   *[other] { $count } zetten vanaf { $mp } BP
}
menu-best = { $ways }, tot { $points }
menu-end = Beurt beëindigen{ $mp ->
    [0] {""}
   *[other] , { $mp } BP over
}
menu-islander = { $cell }: { $islander }, { $icon }. Je hebt { $mp } BP.
menu-stuck = { $cell }: { $islander }, { $icon }. Die kan nu niet bewegen.
menu-other = { $cell }: { $islander }, { $icon }. Die hoort bij { $mark } { $colour }.
menu-free = { $cell }: { $islander }, { $icon }. Nog door niemand gekozen.

choice-run = rennen naar { $cell }
choice-swap = wisselen met { $cell }
choice-push = { $cell } wegduwen
choice-squeeze = ertussendoor glippen naar { $cell }
choice-cross = over { $over } klauteren naar { $cell }
choice-jump = over { $over } springen naar { $cell }
choice-endurance = volhouden: doorrennen naar { $cell }
choice-board = instappen op { $cell }
choice-shift = opschuiven naar { $cell }
choice-stop-over = { $choice }, en door

## Wat er gebeurde.

event-game-started = { $names } staan op het strand en willen weg.
event-turn-order = De beurtvolgorde: { $names }.
event-beach-laid-out = Op het strand staan { $count } eilanders en { $obstacles } obstakels; de bootvakken A tot en met D zijn { $points } waard.
event-islander-selected = { $who } kiest de { $islander } ({ $details }).
event-turn-started = { $who } heeft { $mp } BP.
event-moved-run = { $who }: de { $islander } rent van { $origin } naar { $cell } ({ $mp } BP).
event-moved-swap = { $who }: de { $islander } wisselt van plaats, van { $origin } naar { $cell } ({ $mp } BP).
event-moved-push = { $who }: de { $islander } duwt zich van { $origin } naar { $cell } ({ $mp } BP).
event-moved-squeeze = { $who }: de { $islander } glipt van { $origin } naar { $cell } ({ $mp } BP).
event-moved-cross = { $who }: de { $islander } klautert over { $over } naar { $cell } ({ $mp } BP).
event-moved-jump = { $who }: de { $islander } springt over { $over } naar { $cell } ({ $mp } BP).
event-moved-endurance = { $who }: de { $islander } houdt vol en rent door naar { $cell }.
event-moved-board = { $who }: de { $islander } stapt in op { $cell } ({ $mp } BP).
event-moved-shift = { $who }: de { $islander } schuift op naar { $cell } ({ $mp } BP).
event-stopped-over = Dat is maar een tussenstop; de eilander moet meteen verder.
event-displaced = Mee verplaatst: { $others }.
event-chip = Dat levert bonusfiche { $points } op.
event-turn-ended-chosen = { $who } stopt{ $mp ->
    [0] {""}
   *[other] {" "}met nog { $mp } BP over
}.
event-turn-ended-spent = { $who } heeft alle BP gebruikt.
event-turn-ended-stuck = { $who } kan niet meer bewegen en verliest { $mp } BP.
event-turn-ended-timeout = { $who } heeft geen tijd meer{ $mp ->
    [0] {""}
   *[other] {" "}en verliest { $mp } BP
}.
event-fog-moved = De mist komt dichterbij: { $count ->
    [0] de volgende stap is het strand
    [one] nog { $count } stap tot het strand
   *[other] nog { $count } stappen tot het strand
}.
event-fog-stays = De mist blijft waar hij is.
event-fog-row = De mist rolt over rij { $row }.
event-fog-shore = De mist rolt over de waterkant.
event-fog-lost = { $count ->
    [one] Verloren: { $names }.
   *[other] { $count } verloren: { $names }.
}
event-over-shore = De mist heeft de waterkant bereikt: het spel is afgelopen.
event-over-nobody = Er is niemand meer op strand, waterkant en pieren: het spel is afgelopen.
event-game-scored = { $who }: { $parts }; samen { $total }.
event-game-scored-solo = Punten: { $parts }; samen { $total }.
event-game-ended = { $names } wint met { $points } { $count ->
    [one] punt
   *[other] punten
}!
event-game-ended-several = { $names } winnen samen!
event-undone = { $name } neemt de laatste keuze terug.
## Hetzelfde over wie het leest.

you-event-islander-selected = Je kiest de { $islander } ({ $details }).
you-event-turn-started = Je hebt { $mp } BP.
you-event-turn-ended-chosen = Je stopt{ $mp ->
    [0] {""}
   *[other] {" "}met nog { $mp } BP over
}.
you-event-turn-ended-spent = Je hebt al je BP gebruikt.
you-event-turn-ended-stuck = Je kunt niet meer bewegen en verliest { $mp } BP.
you-event-turn-ended-timeout = Je hebt geen tijd meer{ $mp ->
    [0] {""}
   *[other] {" "}en verliest { $mp } BP
}.
you-event-game-ended = Je wint met { $points } { $count ->
    [one] punt
   *[other] punten
}!
you-event-game-ended-several = Jij en { $names } winnen samen!
you-event-undone = Je neemt je laatste keuze terug.
you-outcome-two = Met twee spelers verliest de laagste kleur: die is van jou, { $colour } met { $points }.

score-own-boat = eigen boot { $points }
score-areas = bootvakken { $points }
score-bonus = bonus { $points }
score-missing = gemiste boten { $points }
score-lost = verloren { $points }
score-crew = bemanning { $points }
score-falls = valpartijen { $points }
score-targets = doelen { $points }

## Scenario’s voor één speler: wat ze allemaal zeggen.

event-scenario-started = Scenario: { $scenario }
event-levels = Reddingsniveaus: { $levels }.
event-level = { $level } vanaf { $points }
event-game-ended-solo = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: { $level }!
event-game-ended-no-level = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: nog niet genoeg voor een reddingsniveau.
target-rescue = Doel: red { $count } { $islander }, anders kost het { $points } punten.
target-at-home = Doel: { $count } { $islander } op een zitplaats in de boot van de eigen stam, anders kost het { $points } punten.
target-all-boats-depart = Doel: elke boot vaart uit met minimale bemanning, anders kost het { $points } punten.
event-par = Par, het beste totaal dat tot nu toe op expertniveau is gevonden: { $points }.
event-next-level = { $points ->
    [one] Met nog één punt was het “{ $level }” geweest.
   *[other] Met nog { $points } punten was het “{ $level }” geweest.
}
board-standing-solo = { $points ->
    [one] { $points } punt tot nu toe
   *[other] { $points } punten tot nu toe
}: { $level }
board-standing-no-level = { $points ->
    [one] { $points } punt tot nu toe
   *[other] { $points } punten tot nu toe
}, nog geen reddingsniveau
board-next-level = nog { $points } tot “{ $level }”
board-par = par { $points }
board-target-rescue = { $count } { $islander } redden
board-target-at-home = { $count } { $islander } op een plaats in de eigen boot
board-target-all-boats-depart = elke boot klaar voor vertrek

## De scenario’s: scenario-NAAM, scenario-NAAM-story, en hun level-NAAM.

scenario-first-light = Eerste licht
scenario-first-light-story = De mist is nog maar een grijze streep aan de horizon en de boten dobberen aan de pieren. Elf vroege vogels hebben het strand bijna voor zich alleen: breng ze allemaal thuis.
scenario-the-gap = Het gat
scenario-the-gap-story = Een storm heeft een muur van rotsen over het strand gegooid en maar één gat opengelaten. Zestien mensen staan erachter, en iedereen weet zeker dat hij als eerste mag.
scenario-chiefs-last = De hoofdmannen het laatst
scenario-chiefs-last-story = Een goede hoofdman verlaat het dorp als laatste. Alle drie hebben ze gewacht tot iedereen op weg was, en nu staat iedereen hun in de weg; een eigen zitplaats is wel het minste.
scenario-no-room-to-spare = Geen plek over
scenario-no-room-to-spare-story = Het hele dorp verdringt zich aan het water: tweeëndertig mensen voor tweeëndertig plaatsen. Wie op het eerste het beste achterdek neerploft, houdt de anderen van hun zitplaats, en geen boot vaart halfleeg.
scenario-the-wrong-side = De verkeerde kant
scenario-the-wrong-side-story = Gisteren gingen de stammen bij elkaar op bezoek, en het feest duurde te lang. Nu worden groen en paars wakker aan weerskanten van het strand, elk voor de boot van de ander.
scenario-elders-first = Oudsten eerst
scenario-elders-first-story = Dertien oudsten zaten aan het verre eind van het eiland over vroeger te praten, tot de mist achter hen stond. Zij hebben de langste weg van allemaal, naar de plaatsen in de boeg; laat ze erdoor.
scenario-three-walls = Drie muren
scenario-three-walls-story = Drie muren zijn er tegen de zee gebouwd, elk met één poort, en de poorten lagen nooit op één lijn. Wie goed klautert of glipt, is allang weg: loop om, of vind de kracht om eroverheen te komen.
scenario-the-last-evening = De laatste avond
scenario-the-last-evening-story = Tot vanavond geloofde niemand in de mist; nu staan ze alle zestig tegelijk op het strand. Je kunt niet iedereen redden, maar vijf boten hebben hun bemanning nodig, en vijf hoofdmannen hun plaats.

level-narrow-escape = op het nippertje
level-safe-crossing = een veilige overtocht
level-fair-winds = wind in de rug
level-full-sail = volle zeilen

## Waarom een tip dat zegt.

reason-way = { $mp } BP tot het water; de mist komt na { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}.
reason-way-earliest = { $mp } BP tot het water; de mist komt op zijn vroegst na { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}.
reason-seats-own = In de boot van de eigen stam { $count ->
    [one] is { $count } passende plaats vrij
   *[other] zijn { $count } passende plaatsen vrij
}, voor hoogstens { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-seats-other = In de boot van de eigen stam is geen passende plaats vrij; elders { $count ->
    [one] is er { $count }
   *[other] zijn er { $count }
}, voor hoogstens { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-seats-none = Er is geen passende plaats meer vrij.
reason-next-select = Het beste alternatief, op { $cell }, belooft ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} minder.
reason-earns = Dat levert meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op.
reason-earns-by = Dat levert meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op{ $areas ->
    [0] {""}
   *[other] {" "}· gebied +{ $areas }
}{ $own ->
    [0] {""}
   *[other] {" "}· eigen boot +{ $own }
}{ $chip ->
    [0] {""}
   *[other] {" "}· bonusfiche +{ $chip }
}{ $there ->
    [0] {""}
   *[other] {" "}· je eerste in deze boot +{ $there }
}{ $crew ->
    [0] {""}
   *[other] {" "}· bemanning +{ $crew }
}.
reason-crew = In de gebieden A en B heeft de boot { $tribe } dan nog { $count } nodig om uit te varen.
reason-departs = Daarmee is de bemanning van de boot { $tribe } compleet.
reason-at-the-water = Dat is aan het water.
reason-nearer = Vandaar is het { $mp } BP tot het water in plaats van { $before }.
reason-opens = Vandaar is er een weg open: { $mp } BP tot het water.
reason-fog-soon = De mist bereikt rij { $row } { $rounds ->
    [1] aan het eind van deze ronde
   *[other] na { $rounds } rondes, deze meegeteld
}.
reason-fog-soon-earliest = De mist kan rij { $row } { $rounds ->
    [1] aan het eind van deze ronde
   *[other] na { $rounds } rondes, deze meegeteld,
} bereiken.
reason-seat-near = Vandaar is de dichtstbijzijnde vrije plaats { $mp } BP ver, als niemand in de weg staat, en { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
reason-helps = Het brengt nog iemand van jou verder, naar { $cell }: { $mp } BP tot het water in plaats van { $before }.
reason-rises = Wat je aan het eind kunt verwachten, stijgt met ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-prepares = Het bereidt voor wat volgt, met nog { $mp } BP.
reason-last = Met nog { $mp } BP is er niets beters gevonden.
reason-end = { $mp ->
    [0] Er is niets gevonden dat je meer oplevert.
   *[other] Met nog { $mp } BP is er niets gevonden dat je meer oplevert.
}

## Waarom niet. Een plaats is haar nummer, of een naam waar de terminal die kent.

refused-no-such-cell = “{ $given }” is er hier niet; vakjes heten bijvoorbeeld C4, S3, P2.1 of blue:C1.
refused-no-such-action = “{ $given }” is geen actie van dit spel; probeer “run C4 B4” of “end”, of een vakje om te zien wat daar kan.
refused-no-such-colour = Niemand speelt met de kleur “{ $given }”.
refused-nobody-there = Op { $cell } staat geen eilander.
refused-never-backward = Nooit achteruit: vanaf { $origin } ligt { $cell } aan de kant van de mist. Alleen rennen mag terug.
refused-too-far = { $cell } is daarvoor te ver van { $origin }.
refused-no-bump-there = Van { $origin } naar { $cell } kun je niemand wegduwen: dat kan alleen opzij of naar achteren.
refused-push-angle = Schuin duwen gaat 60° naar links of rechts, niet naar { $cell }.
refused-no-squeeze-there = Er is geen doorgang om van { $origin } naar { $cell } te glippen.
refused-jump-straight = Springen gaat rechtdoor; alleen versterkt land je op { $cell }.
refused-boat-out-of-reach = Vanaf { $origin } kom je niet op { $cell }.
refused-not-that-boat = { $cell } is niet in de boot waar { $origin } is.
refused-game-over = Het spel is afgelopen.
refused-not-your-turn = { $seat ->
    [1] Plaats 1
    [2] Plaats 2
    [3] Plaats 3
    [4] Plaats 4
    [5] Plaats 5
    [6] Plaats 6
   *[other] { $seat }
} is aan de beurt.
refused-now-move = Alle eilanders zijn gekozen; nu bewegen ze.
refused-only-the-clock = Zo beëindigt alleen de zandloper een beurt; zelf doe je dat met “end”.
refused-now-select = Eerst worden alle eilanders gekozen; er beweegt nog niemand.
refused-already-taken = De eilander op { $cell } hoort al bij { $colour }.
refused-must-go-on = De eilander op { $cell } moet eerst verder.
refused-not-yours = De eilander op { $cell } hoort bij { $colour }, en die is niet aan de beurt.
refused-has-endured = De eilander op { $cell } heeft al volgehouden en rust deze beurt uit.
refused-not-in-a-boat = Opschuiven kan alleen in een boot.
refused-stays-aboard = Niemand verlaat een boot; daar kun je alleen opschuiven.
refused-only-on-the-beach = “{ $wanted }” kan hier niet: aan de waterkant en op de pieren kun je alleen rennen.
refused-boat-too-far = Die boot ligt niet naast dit veld.
refused-second-is-plain = Na een tussenstop moet je gewoon rennen, duwen, glippen, klauteren of springen.
refused-no-enhanced = Aan deze tafel speel je zonder versterkte bewegingen.
refused-too-expensive = Dat kost { $cost } BP; je hebt er { $mp }.
refused-out-of-reach = { $cell } is onbereikbaar, zelfs met { $mp } BP.
refused-stands-there = Die eilander staat daar al.
refused-can-go-there = Die eilander kan voor { $cost } BP naar { $cell }.
refused-cannot-go-on = Op { $cell } kan niemand blijven, en met { $mp } BP kom je vandaar niet verder.
refused-cannot-run-on = Op { $cell } liggen er al twee, en met { $mp } BP kun je vandaar niet doorrennen.
refused-obstacle-there = Op { $cell } ligt een obstakel.
refused-somebody-there = Op { $cell } staat al iemand.
refused-row-in-the-fog = Rij { $row } ligt in de mist.
refused-woods = Niemand gaat het bos in.
refused-no-such-islander = Die eilander is er niet (meer).
refused-no-way = Daar kun je niet heen.
refused-no-endurance = De eilander op { $cell } is geen volhouder.
refused-endurance-first = De eilander op { $cell } moet eerst minstens 1 BP gebruiken voordat volhouden kan.
refused-endurance-under = De eilander op { $cell } ligt onder een ander; volhouden helpt daar niet.
refused-endurance-past = Op { $cell } zou de eilander moeten doorrennen, en volhouden is maar goed voor één veld.
refused-no-bump-alone = Speel je alleen, dan wordt niemand opzij geduwd.
refused-nobody-to-bump = De eilander is niemand voorbijgerend die opzij kan.
refused-bump-blocked = { $cell } is niet vrij voor wie opzij moet.
refused-not-with-the-shore = { $cell } is aan de waterkant: daar kun je met niemand wisselen, niemand duwen en over niemand springen.
refused-push-blocked = Wie op { $cell } staat, kan niet verder: daarachter is het dicht, of er staan er te veel.
refused-push-three = Voor drie op een rij moet je versterkt duwen: “push+”.
refused-plain-will-do = Dat kan ook gewoon, voor 2 BP minder.
refused-squeeze-open = Glippen kan alleen tussen twee bezette vakjes; { $cell } is open.
refused-no-obstacle = Klauteren kan alleen over een obstakel; op { $cell } ligt er geen.
refused-no-jump = Springen hoort bij het expertniveau.
refused-stop-on-the-beach = Een tussenstop kan alleen op het strand.
refused-only-the-stern = Vanaf de waterkant kom je alleen op het achterdek.
refused-no-such-place = Zo’n plaats heeft die boot niet.
refused-stern-full = { $cell } is vol: op een achterdek passen er { $room }.
refused-seat-for-others = { $cell } is een plaats voor: { $kind }.
refused-place-taken = { $cell } is bezet, en deze eilander mag daar niemand verjagen.
refused-other-place-free = Niemand wordt van { $cell } verjaagd zolang een vrije plaats niet meer kost.
refused-people-do-not-add-up = Deze { $count } eilanders kunnen zo niet op dit strand staan.
refused-area-points-wrong = Met de fiches zijn de bootvakpunten { $points } niet mogelijk.
refused-trace-hides = In het logboek ontbreekt “{ $field }”, dus het spel is niet te herhalen.
refused-fog-deck-wrong = De mistkaarten kunnen niet { $cards } zijn.

## Verkeerde opties, en beschadigde borden.

error-solo-scenario = Alleen speel je een scenario, en een scenario speel je alleen; dit zijn de scenario’s: { $scenarios }.
error-solo-alone = Een scenario kent geen teams, geen uitdagend spel en geen onzekere mist.
error-scenario-board = Het scenario “{ $scenario }” heeft een eigen bord en eigen fiches; laat die opties weg.
error-daily-options = Een strand van de dag is voor iedereen gelijk: alleen het niveau kies je zelf.
error-unknown-scenario = Er is geen scenario “{ $name }”; er zijn { $scenarios }.
error-board-players = Dit bord is voor 2 tot { $most } spelers.
error-family-players = Het familieniveau is voor ten hoogste { $most } spelers.
error-grey-chips = De grijze fiches zijn alleen voor het kleine bord.
error-demanding-players = Het uitdagende spel is voor twee spelers op het grote bord.
error-first-game-enhanced = Een eerste spel heeft geen versterkte bewegingen.
error-team-players = Teams kunnen met 4 spelers (twee van twee) of 6 (twee van drie of drie van twee).
error-board-line = Regel { $line } van de tekening van het bord is niet te lezen: { $detail }.
error-board-wrong = Regel { $line } van de tekening van het bord klopt niet: { $detail }.

## Page: beach.

beach-label = Het strand
beach-zoom-in = Inzoomen
beach-zoom-out = Uitzoomen
beach-zoom-fit = Het hele strand tonen
beach-displaced = { $islander } naar { $place }: ergens anders heen sturen

## Page: moving.

moving-where = Waarheen met de { $islander }? Nog { $mp } BP.
moving-way = { $movements } naar { $cell }: { $cost } BP, dan nog { $left }.
moving-way-repeated = { $movement } × { $count }
moving-way-others = Verplaatst ook: { $others }.
moving-way-earns = { $points ->
    [one] Levert { $points } punt op.
   *[other] Levert { $points } punten op.
}
moving-way-costs = { $points ->
    [one] Kost { $points } punt.
   *[other] Kost { $points } punten.
}
moving-way-goes-on = Daar kan niemand blijven: daarna moet het verder.
moving-prospect = { $islander }, { $icon }.
moving-prospect-water = { $mp } BP tot het water.
moving-prospect-no-water = Zoals het strand ligt, is er geen weg naar het water.
moving-prospect-seats = { $count ->
    [0] Geen passende plaats meer vrij in de boot { $tribe }.
    [one] { $count } passende plaats vrij in de boot { $tribe }.
   *[other] { $count } passende plaatsen vrij in de boot { $tribe }.
}
moving-of = { $islander }, { $icon }, van { $who }.
moving-yours = { $islander }, { $icon }, van jou.
moving-nobody = { $who }: niemand kan bewegen. De beurt eindigt vanzelf.
moving-twice = De volgorde keert om: je bent twee keer na elkaar aan de beurt.
moving-stopped = Verder gaat het niet: de volgende stap is niet mogelijk.
moving-time-up = De tijd is om: je beurt is voorbij.
moving-why = { $movement }: { $reason }
moving-hint-end = Een goed idee nu: de beurt beëindigen.
moving-thinking = Even denken …
moving-sure = { $mp ->
    [0] Iemand kan nog gratis doorrennen. Beurt beëindigen?
   *[other] { $mp } BP kun je nog gebruiken. Beurt beëindigen?
}

moving-go = Gaan
moving-take = Nemen
moving-end = Beurt beëindigen
moving-end-anyway = Beëindigen
moving-keep-moving = Verder gaan
moving-never-ask = Niet meer vragen
moving-undo = Terugnemen, tot je beurt eindigt
moving-sure-done = Je beurt beëindigen?
moving-start-again = Mijn beurt opnieuw beginnen
moving-next-way = Andere weg ({ $number } van { $count })
moving-list = Wie gekozen kan worden
moving-hint = Tip
moving-show-again = De laatste beurt nog eens tonen
moving-instead = Daarheen met de { $islander } ({ $mp } BP)

moving-free = vrij
moving-obstacle = obstakel
moving-seat = plaats voor: { $kind }
moving-able = te kiezen
moving-lit = bereikbaar voor { $mp } BP
moving-beach = Strand en boten

keys-beach = van vakje naar vakje gaan
keys-zoom = dichterbij, verder weg, het hele strand
keys-touch = kiezen; nog eens: doen
keys-next-way = een andere weg
keys-start-again = je beurt opnieuw beginnen
keys-end = je beurt beëindigen
keys-hint = een tip
keys-show-again = de laatste beurt nog eens tonen
keys-let-go = loslaten

## Page: panels.

panel-player-colour = { $name } ({ $colour })
panel-phase-select = Kiezen
panel-phase-over = Het spel is afgelopen
panel-last-round = Laatste ronde!
panel-mp-of = Nog { $mp } van { $of } BP
panel-scores = Punten
panel-scores-now = De tussenstand
panel-total = Totaal
panel-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
panel-category-own-boat = Boot van de stam
panel-category-areas = Bootvakken
panel-category-bonus = Bonusfiches
panel-category-missing = Gemiste boten
panel-category-crew = Te weinig bemanning
panel-category-lost = Verloren in de mist
panel-category-falls = Valpartijen
panel-category-targets = Gemiste doelen
panel-means-own-boat = 3 voor elke eilander daar
panel-means-areas = { $points }
panel-means-areas-printed = zoals op elke boot gedrukt
panel-means-bonus = 5 tot 1 voor wie het eerst zit
panel-means-missing = −5 per boot zonder jou in A tot C
panel-means-crew = −10 waar je de minsten bracht
panel-means-lost = −3 tot −1, per rij
panel-means-falls = −1 per keer
panel-means-targets = wat erbij staat
panel-players = Spelers
panel-team = Team { $team }
panel-acts = aan de beurt
panel-acts-select = kiest nu
panel-lowest = laagste
panel-beach = { $count } op het strand
panel-rescued = { $count } gered
panel-lost = { $count } verloren
panel-order = Beurtvolgorde
panel-order-done = is al geweest
panel-order-fog = Dan komt de mist, en de volgorde keert om
panel-order-back = Dan weer terug
panel-track = De mist
panel-track-means = Rondes tot hij er is, deze meegeteld
panel-row = Rij { $row }
panel-shore = Waterkant
panel-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
panel-rounds-range = { $from } tot { $to } rondes
panel-cards-left = Mistkaarten over
panel-cards-turned = Omgedraaid
panel-card = { $letter ->
    [A] 1 stap
    [B] 2 stappen
   *[C] geen stap
}
panel-targets = Doelen
panel-target-met = gehaald
panel-target-open = nog niet gehaald
panel-picks = Wie kiest er straks
panel-list = Lijst
panel-list-water = Weg naar het water
panel-list-boat = Boot
panel-list-type = Type
panel-to-water = tot het water
panel-no-way = geen weg naar het water
panel-seats-left = { $count ->
    [0] geen plaats vrij
    [one] { $count } plaats vrij
   *[other] { $count } plaatsen vrij
}
panel-list-taken = Wie koos wie
panel-reckoning = De eindtelling
panel-reckoning-all = Alles tellen
panel-reckoning-close = Naar het strand
panel-counting = We tellen: { $category }
ask-select = Kies een eilander.
ask-move = { $mp ->
    [0] Geen BP meer: beëindig je beurt, of neem iets terug.
   *[other] Wie beweeg je? Je hebt { $mp } BP.
}
ask-go-on = De { $islander } op { $cell } moet nu verder ({ $mp } BP).
outcome-tie = Gelijke stand: wie minder verloor gaat voor, daarna wie meer stamgenoten redde.
outcome-two = Met twee spelers verliest de laagste kleur: die is van { $name }, { $colour } met { $points }.
outcome-two-shared = Allebei hebben ze een laagste kleur, met { $points } punten, dus delen ze de winst.
outcome-team-total = Team { $team } heeft het hoogste totaal: { $points }.
outcome-team-shared = De teams staan gelijk, elk { $points } samen, en delen de winst.
outcome-team-lowest = { $count ->
    [one] { $names } heeft de laagste score van allemaal, { $points }, en dat team kan niet winnen.
   *[other] { $names } hebben de laagste score van allemaal, { $points }, en hun teams kunnen niet winnen.
}
outcome-team-all-lowest = Elk team heeft iemand met de laagste score, { $points }; daarom tellen de totalen.
outcome-points = { $points ->
    [one] Eén punt meer dan ieder ander.
   *[other] { $points } punten meer dan ieder ander.
}
outcome-fewer-lost = Gelijk in punten: minder verloren eilanders gaven de doorslag, maar { $fewest }.
outcome-more-tribal = Gelijk in punten en in verloren eilanders: meer geredde stamgenoten gaven de doorslag, { $most }.
outcome-shared = Gelijk in punten, in verloren eilanders en in geredde stamgenoten: de winst wordt gedeeld.
moment-best = Je beste redding: de { $islander } op { $cell } bracht { $points } punten op.
moment-of-best = De beste redding: { $name }, met de { $islander } op { $cell } voor { $points } punten.
moment-worst = Je slechtste moment: { $row ->
    [shore] aan de waterkant
   *[other] in rij { $row }
} nam de mist { $count ->
    [one] één van jouw eilanders
   *[other] { $count } van jouw eilanders
} mee, { $points }.
moment-of-worst = Het slechtste moment: { $row ->
    [shore] aan de waterkant
   *[other] in rij { $row }
} nam de mist { $count ->
    [one] een eilander
   *[other] { $count } eilanders
} van { $name } mee, { $points }.
moment-missed = Wat je het meest kostte: { $count ->
    [one] een boot
   *[other] { $count } boten
} zonder iemand van jou, { $points }.
moment-of-missed = Wat het meest kostte: { $name } had niemand in { $count ->
    [one] één boot
   *[other] { $count } boten
}, { $points }.
moment-nobody-lost = En de mist kreeg niemand te pakken.

## Page: house.

bot-means-easy = Denkt dat de mist nog wel even wegblijft, ziet een duw of sprong over het hoofd, vergeet bemanningen en rent op bonusfiches af.
bot-means-steady = Zoekt de beste beurt van dit moment; wat erna komt, laat hij aan de mist.
bot-means-hard = Probeert zijn beste beurten een voor een uit tegen wat iedereen daarna kan doen, en speelt de beurt die het verst brengt.
bot-means-patient = Speelt als moeilijk en denkt zestien keer zoveel na; alleen laat hij de beste partij die hij zag nooit meer los.

preset-first-game = Eerste spel
preset-first-game-means = Klein bord, familieniveau, geen versterkte bewegingen: om het strand te leren kennen.
preset-family = Familie
preset-family-means = Klein bord, geen Springen, en twee mogen een plaats delen.
preset-expert = Expert
preset-expert-means = Groot bord, vijf boten en alle bewegingen die er zijn.
preset-demanding-for-two = Uitdagend voor twee
preset-demanding-for-two-means = Elk drie kleuren op het grote bord. Wie de laagste van alle zes heeft, verliest.
preset-teams = Teams
preset-teams-means = Twee teams van twee op het grote bord; het hoogste totaal wint.

option-board-large = Groot
option-board-small = Klein
option-level-family = Familie
option-level-expert = Expert
option-chips-none = Die van het bord
option-chips-white = Wit
option-chips-grey = Grijs
option-hourglass-none = Geen
option-hourglass-60 = 60 seconden
option-hourglass-40 = 40 seconden
option-teams-none = Geen teams
option-teams-2x2-total = Twee teams van twee, hoogste totaal
option-teams-2x2-lowest = Twee teams van twee, zonder de laagste
option-teams-2x3-total = Twee teams van drie, hoogste totaal
option-teams-2x3-lowest = Twee teams van drie, zonder de laagste
option-teams-3x2-total = Drie teams van twee, hoogste totaal
option-teams-3x2-lowest = Drie teams van twee, zonder de laagste
option-fog-uncertainty-none = Geen
option-fog-uncertainty-ab = 1 of 2 rijen
option-fog-uncertainty-abc = 0, 1 of 2 rijen

## Page: solo.

scenario-daily = Strand van de dag, { $day }
scenario-daily-story-1 = Een nieuwe week, en het tij zit mee. Twaalf eilanders strekken hun benen en zoeken hun boot.
scenario-daily-story-2 = Dertien op het strand: niemand was bijgelovig tot de mist kwam.
scenario-daily-story-3 = Midden in de week ligt het midden van het strand vol drijfhout. Veertien eilanders moeten erlangs.
scenario-daily-story-4 = Vijftien eilanders ruziën over wie de mist het eerst zag. Die wacht het antwoord niet af.
scenario-daily-story-5 = Iemand ging terug voor een hoed en nam een vriend mee. Zestien eilanders, en de mist heeft de hoed ook gezien.
scenario-daily-story-6 = Marktdag. Zeventien eilanders, drie boten, en iedereen heeft te veel gekocht om te dragen.
scenario-daily-story-7 = Op zondag komt de hele familie naar het strand. Achttien eilanders, drie boten, en een mist die nooit rust.

## Page: learn.

lesson-run = Rennen
lesson-run-about = Eén vakje voor 1 BP, in elke richting.
lesson-run-1 = Het doel: dichter bij de boten. De blauwe zeeman in het midden is van jou, en rennen is het goedkoopst. Tik op hem: elke plek binnen bereik licht op, met de prijs. Tik op een plek om de weg te zien, en nog eens om te gaan.
lesson-run-done = Dat was rennen: 1 BP per vakje. Geen andere beweging kan ook terug naar de mist.

lesson-swap = Wisselen
lesson-swap-about = Ruil van plaats met een buur.
lesson-swap-1 = Het doel: voorbij deze twee, dichter bij het water. Je komt niet langs deze twee, en achter hen is geen ruimte. Ruil met een van hen van plaats, voor 3 BP.
lesson-swap-done = Jij bent een rij verder, de ander een rij terug. Niemand vraagt of die dat wel wil.

lesson-push = Duwen
lesson-push-about = Maak ruim baan.
lesson-push-1 = Het doel: de volgende rij, al is die bezet. Je blauwe krijger heeft het duwsymbool: 2 BP in plaats van 3. Stap op het vakje van de buur en laat ze allebei opschuiven.
lesson-push-done = Tot twee op een rechte lijn schuiven voor je op, vlak bij zee zelfs naar de waterkant.

lesson-squeeze = Glippen
lesson-squeeze-about = Door een kier.
lesson-squeeze-1 = Het doel: naar de andere kant, waar de weg vrij is. Tussen het obstakel en de zwarte krijger zit een kier. Je oudste glipt erdoor naar het vakje erachter, voor maar 2 BP.
lesson-squeeze-done = Twee bezette vakjes die elkaar raken en een vrij vakje erachter: meer is niet nodig. Zonder het symbool kost het 4 BP.

lesson-cross = Klauteren
lesson-cross-about = Over een obstakel.
lesson-cross-1 = Het doel: over de muur, want eromheen duurt te lang. Je rode zeeman heeft er het symbool voor: klauter voor 2 BP over een obstakel en kies waar je neerkomt.
lesson-cross-done = Rechtdoor of schuin, zoals je wilt. Anderen betalen 4 BP, alleskunners 3.

lesson-jump = Springen
lesson-jump-about = Over het hoofd van een buur.
lesson-jump-1 = Het doel: in één keer voorbij deze twee. Spring over een van de twee voor je, recht naar het vakje erachter. Met het springsymbool kost dat 2 BP.
lesson-jump-done = Over één eilander, in een rechte lijn, naar een vrij vakje. Springen hoort bij het expertniveau.

lesson-enhanced = Versterkte bewegingen
lesson-enhanced-about = Voor 2 BP extra verder dan anders.
lesson-enhanced-1 = Het doel: in één beurt voorbij allemaal. Achter de eerste staat er nog een. Voor 2 BP extra mag je sprong daar een tussenstop maken. Tik op een plek voorbij die twee: de weg wordt voor je gezocht.
lesson-enhanced-2 = Op een bezet vakje kan niemand blijven. Ga meteen verder met een gewone beweging.
lesson-enhanced-done = Dat was versterkt: eenmaal 2 BP extra. Ook glippen en klauteren mogen een tussenstop maken; duwen verplaatst er drie, of gaat de hoek om.

lesson-endurance = Volhouder
lesson-endurance-about = Eén vakje voor niets.
lesson-endurance-1 = Het doel: twee vakjes met één BP. Nog maar 1 BP. Ren één vakje met je oudste, een volhouder die nog niet moe is.
lesson-endurance-2 = En nu nog één vakje voor niets, vooruit of opzij.
lesson-endurance-done = Heeft een volhouder in een beurt 1 BP gebruikt, dan is één stap gratis. Daarna rust die uit.

lesson-shore = Waterkant en pieren
lesson-shore-about = Waar mensen op elkaar liggen.
lesson-shore-1 = Het doel: de pier op, waar de mist niemand pakt. Het is druk hier. Ren naar een veld aan de waterkant waar al iemand is: op één mag je gaan liggen, voorbij twee moet je doorrennen.
lesson-shore-2 = Ren nu door naar de pier. Wie je voorbijrent, mag je ook opzij duwen.
lesson-shore-done = Veilig op de pier! Doorrennen bij twee kost 1 BP extra, net als de eerste stap van onder iemand vandaan.

lesson-boats = Boten
lesson-boats-about = Neem je plaats in, en verjaag wie er zit.
lesson-boats-1 = Het doel: allebei op hun plaats, want alleen boten brengen punten. Je oudste staat op de pier naast een plaats voor oudsten in de blauwe boot. Ga zitten: 1 BP, en het hoogste bonusfiche dat er nog is, is van jou.
lesson-boats-2 = Nu je stamgenoot: er zit iemand van rood op die plaats. De boot is van jouw stam, dus verjaag die ander.
lesson-boats-done = De eigen stam van de boot gaat voor; de ander vindt wel een andere plaats. Wie in de boot van de eigen stam zit, brengt je 3 punten op.

lesson-first-game = Eerste spel
lesson-first-game-about = Een klein spel tot het eind, met een coach naast je.
lesson-first-game-goal = Het doel: de meeste punten. Breng de jouwen in de boten voor de mist komt. Plaatsen tellen per vak, 3 extra in de boot van de stam, een bonus voor de eersten; een boot zonder jou kost 5, wie verloren gaat 1 tot 3.
lesson-first-game-select = Om de beurt kiest iedereen een eilander. Wie dicht bij het water staat, heeft een korte weg: die op { $cell }, bijvoorbeeld.
lesson-first-game-select-wait = De anderen kiezen. Kijk wie ze voor je overlaten.
lesson-first-game-select-near = Nog een dicht bij het water? De dichtstbijzijnde die nog vrij is, staat op { $cell }.
lesson-first-game-select-boats = Denk aan de boten: 3 punten voor ieder in de boot van de eigen stam, 5 eraf voor een boot zonder iemand van jou. Meng de stammen.
lesson-first-game-select-icons = Kijk nu naar de symbolen: duwen, glippen en klauteren helpen mensen goedkoop uit het gedrang.
lesson-first-game-move = Je hebt { $mp } BP voor al je eilanders samen. Tik er een aan om te zien waar die kan komen en wat dat kost.
lesson-first-game-go-on = Deze kan hier niet blijven en moet verder.
lesson-first-game-spent = Geen BP meer: beëindig je beurt.
lesson-first-game-watch = De anderen bewegen. De volgorde draait elke ronde om, dus de laatste is twee keer achter elkaar aan de beurt.
lesson-first-game-fog = De mist heeft rij { $row } opgeslokt, en na elke ronde volgt er nog een. Daar komt niemand meer uit.
lesson-first-game-danger = Pas op: na deze ronde neemt de mist { $row ->
    [S] de waterkant
   *[other] rij { $row }
}, en daar { $count ->
    [one] staat nog iemand van jou
   *[other] staan nog { $count } van jou
}.
lesson-first-game-water = Iemand van jou is dicht bij het water. Aan de waterkant en op de pieren ren je alleen, 1 BP per veld.
lesson-first-game-shore = Ren van de waterkant door naar een pier. Hoe verder in zee, hoe beter de plaatsen.
lesson-first-game-pier = Vanaf een pier brengt 1 BP je naar een plaats voor jouw soort ernaast. De eersten in een boot krijgen ook een bonusfiche.
lesson-first-game-boats = Zoals het nu staat, verlies je { $points } punten voor boten zonder iemand van jou. Stuur er iemand heen!
lesson-first-game-free-pier = Wie op de pier staat is veilig, maar een pier brengt geen punten. Nog { $mp } BP: een plaats ernaast kost 1, verderop per bootvak 2 meer.
lesson-first-game-free-back = Je achterste staat op { $cell }, en de mist is daar over { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}. Nog { $mp } BP: haal die naar voren, want wie verloren gaat kost punten.
lesson-first-game-free = Nog { $mp } BP. Red wie achteraan staat uit de mist, of breng iemand aan boord.
lesson-first-game-last = De laatste ronde! Nu zijn alleen boten en pieren veilig, en op een pierveld past iedereen.
lesson-first-game-won = { $points } punten, je wint! Nu ken je het spel.
lesson-first-game-end = { $points } punten, en nu ken je het spel. Het volgende win jij!

lesson-hint-other = Mooi, maar dat was iets anders. Neem het terug, of probeer het vanaf hier.
lesson-hint-over = Je beurt is voorbij. Begin opnieuw, dat is zo gebeurd.

picture-neighbours = Vooruit is naar zee, hier omlaag; achteruit is naar de mist.
picture-angled = De hoek om: wie geduwd wordt, gaat 60° schuin.
picture-stop-over = Over de een op de ander, en meteen verder.
picture-endurance = De eerste stap kost 1 BP, de tweede niets.
picture-run-on = Langs iemand aan de waterkant, en door naar de pier.
picture-bump = Wie je voorbijrent, mag je opzij duwen.
picture-way-in = Wat het vanaf dit veld kost, in BP.
picture-drive-off = De eigen stam van de boot gaat zitten; de ander vindt de dichtstbijzijnde vrije plaats.
picture-own = voor elke eilander in de boot van de eigen stam
picture-areas = voor een plaats in bootvak A, B, C of op het achterdek D
picture-bonus = voor de eerste vijf die in een boot gaan zitten
picture-missing = voor elke boot zonder iemand van jou in A tot C
picture-lost = voor elke verloren eilander: rij H tot K, rij E tot G, dan A tot D en de waterkant

## De spelregels in onze eigen woorden, genummerd zoals de regelpagina.

rules-title-1 = De plek
rules-1-1 = Het strand heeft rijen met zeshoeken, met letters van de mist naar de zee: K tot en met A op het grote bord, I tot en met A op het kleine. Dan komen de waterkant, de pieren en de boten. C4 is het vierde vakje van links in rij C.
rules-1-2 = Elk vakje heeft tot zes buren: twee vooruit (naar zee), twee opzij en twee achteruit (naar de mist).
rules-1-3 = In elke rij liggen op sommige vakjes obstakels en blijven er een paar leeg; op de rest staan eilanders.
rules-1-4 = Aan beide einden van twee rijen staat bos. Daar komt nooit iemand in.
rules-1-5 = Elke boot ligt tussen twee pieren. Een pier heeft drie velden: P2.1 ligt aan de waterkant, P2.3 het verst in zee. Veld 1 raakt bootvak C van de boten ernaast, veld 2 bootvak B, veld 3 bootvak A. Het achterdek D raakt de waterkant.
rules-1-6 = Elke zitplaats in bootvak A, B en C is voor één type eilander, links, in het midden of rechts. Op het achterdek passen er drie, van elk type.
rules-1-7 = Een eilander die in de mist verdwijnt, kost 3 punten in rij H tot en met K, 2 in rij E tot en met G, 1 in rij A tot en met D en aan de waterkant.

rules-title-2 = De mensen
rules-2-1 = Er zijn vijf stammen (groen, blauw, zwart, rood, paars) en vijf types (hoofdman, oudste, zeeman, krijger, stamgenoot). Elke eilander heeft één symbool: duwen, glippen, klauteren, springen, alleskunner of volhouder.
rules-2-2 = Op het grote bord beginnen 60 eilanders, op het kleine 32; daar wonen alleen blauw, zwart en rood. Met drie spelers doen er op het kleine bord twee stamgenoten niet mee.
rules-2-3 = Welk symbool een eilander heeft, staat op het fiche; op het bord zie je de letter.

rules-title-3 = Klaarzetten
rules-3-1 = Twee tot zes spelers verdelen de eilanders gelijk; met zijn tweeën speel je elk twee kleuren. Op het kleine bord speel je met twee tot vier.
rules-3-2 = Obstakels en eilanders komen willekeurig op het strand, rij voor rij. Nooit raken meer dan drie obstakels elkaar, en nooit meer dan drie het bos.
rules-3-3 = Vier fiches bepalen wat de bootvakken in dit spel waard zijn: A 6 of 5, B 5 of 4, C 4 of 3, D 2 of 1.
rules-3-4 = Bij elke boot liggen bonusfiches 5, 4, 3, 2, 1, het hoogste bovenop.
rules-3-5 = De mist begint een paar stappen voor het strand, neemt dan rij na rij en ten slotte de waterkant.
rules-3-6 = Het lot wijst de startspeler aan; de anderen volgen met de klok mee. Met zijn tweeën wisselen de kleuren elkaar af.

rules-title-4 = Het verloop
rules-4-1 = Kiezen: je neemt telkens één eilander, de laatste kleur eerst, dan omhoog tot de eerste en weer omlaag, tot ze allemaal gekozen zijn.
rules-4-2 = Bewegen: in je beurt heb je 7 bewegingspunten (BP) voor je eilanders, in elke volgorde en verdeling. Wat je niet gebruikt, vervalt. De volgorde draait elke ronde om, dus de laatste is twee keer achter elkaar aan de beurt.
rules-4-3 = Na elke ronde schuift de mist één stap op. Wie op de rij staat die hij bereikt, is verloren, en niemand komt daar nog op. Bereikt hij de waterkant, of is er niemand meer op strand, waterkant en pieren, dan is het spel afgelopen.

rules-title-5 = Bewegen op het strand
rules-5 =
    Rennen, 1 BP: naar een vakje ernaast, in elke richting. Alle andere bewegingen gaan alleen vooruit of opzij, en alle eindigen op een leeg vakje of aan de waterkant.
    Wisselen, 3 BP: ruil van plaats met een buur.
    Duwen, 3 BP (2 met het symbool): stap op het vakje van een buur; tot twee eilanders op een rechte lijn schuiven één vakje op.
    Glippen, 4 BP (2 met het symbool, alleskunner 3): tussen twee bezette vakjes door die elkaar raken, naar het vakje erachter.
    Klauteren, 4 BP (2 met het symbool, alleskunner 3): over een obstakel naar een van de drie vakjes erachter.
    Springen, 3 BP (2 met het symbool), expertniveau: over een buur recht naar het vakje erachter.
rules-5-1 = Versterkt, 2 BP extra: duw er drie, of duw ze 60° de hoek om; of maak met glippen, klauteren of springen een tussenstop op een bezet vakje van het strand (springen mag dan ook 60° schuin). Na een tussenstop moet dezelfde eilander meteen een tweede, gewone beweging maken die op een leeg vakje of aan de waterkant eindigt.
rules-5-2 = Volhouder: heeft een eilander met dit symbool in een beurt 1 BP gebruikt, dan mag die later in de beurt nog één vakje gratis vooruit of opzij rennen. Daarna rust die uit.
rules-5-3 = Vanaf het strand wissel je niet met mensen aan de waterkant; je duwt ze niet, glipt er niet langs en springt er niet over.

rules-title-6 = Waterkant en pieren
rules-6-1 = Hier kun je alleen rennen, 1 BP per veld, in elke richting, ook terug naar het strand.
rules-6-2 = Op een veld met één eilander mag je stoppen en erbovenop vallen, of met je eerstvolgende actie doorrennen.
rules-6-3 = Op een veld met twee moet je doorrennen, en die stap kost 1 BP extra.
rules-6-4 = Opzij duwen: als je doorrent, mag je de eilander die je voorbijgaat naar een vrij veld opzij of naar achteren duwen; nooit in een boot, op een pier alleen één veld terug.
rules-6-5 = Wie onder een ander ligt, betaalt 1 BP extra voor de eerste stap.
rules-6-6 = In de laatste ronde, die begint met de mist op rij A, passen er op een pierveld zoveel als je wilt.

rules-title-7 = Boten
rules-7-1 = Iedereen mag in elke boot. Een zitplaats is voor één type; op het achterdek mag iedereen zolang er plaats is.
rules-7-2 = Van een pierveld kost het 1 BP naar een plaats in het bootvak ernaast, aan jouw kant of in het midden. De overkant kost 2 BP extra, en elk bootvak verder ook 2. Vanaf de waterkant kom je alleen op het achterdek.
rules-7-3 = In een boot schuif je op: 2 BP naar een andere plaats in hetzelfde bootvak, 2 BP voor elk bootvak verder. Niemand verlaat een boot.
rules-7-4 = Verjagen: iemand van de eigen stam van de boot mag een plaats overnemen van iemand van een andere stam, als geen vrije plaats in de boot evenveel of minder kost. Expert: de ander gaat naar de dichtstbijzijnde vrije plaats, of naar het achterdek. Familie: allebei blijven ze zitten.
rules-7-5 = Wie als eerste op een zitplaats van een boot gaat zitten, krijgt het hoogste bonusfiche, de volgende het volgende; elke eilander levert er ten hoogste één op. Het achterdek levert niets op.

rules-title-8 = Reddingspunten
rules-8-1 = 3 punten voor elk van jouw eilanders in de boot van de eigen stam.
rules-8-2 = 5 punten eraf voor elke boot waarin je niemand in bootvak A, B of C hebt.
rules-8-3 = Voor elke eilander in een boot de punten van het bootvak.
rules-8-4 = Voor elke verloren eilander de punten van de rij eraf.
rules-8-5 = Je bonusfiches tellen mee. Op een pier ben je gered, maar dat levert niets op.
rules-8-6 = Wie de meeste punten heeft, wint. Bij gelijke stand wint wie er minder verloor, dan wie meer stamgenoten redde; anders wordt de winst gedeeld. Met zijn tweeën verliest wie de laagste van alle kleuren heeft.

rules-title-9 = Alleen
rules-9-1 = Een scenario legt het strand en de doelen vast. De stammen zijn om de beurt; groen en paars hebben 10 BP, blauw en rood 9, zwart 7.
rules-9-2 = De bootvakken zijn 5, 4, 3 en 1 waard. Er zijn geen bonusfiches en geen strafpunten voor lege boten; een gemist doel kost wat erbij staat.
rules-9-3 = Niemand wordt opzij geduwd. Op expertniveau kost elke aankomst op een bezet veld van waterkant of pier 1 punt.
rules-9-4 = Je totaal levert een reddingsniveau op.

rules-title-10 = Opties
rules-10-1 = Zandloper: een beurt duurt 60 of 40 seconden. Een beweging die niet af is, wordt teruggenomen en overige punten vervallen.
rules-10-2 = Minimale bootbemanning: een boot vaart pas uit met genoeg mensen in bootvak A en B. Blijft hij liggen, dan tellen zijn bootvakken niet, en wie daar de minste mensen bracht, verliest 10 punten.
rules-10-3 = Eigen bootvakpunten: elke boot heeft zijn eigen punten voor A tot en met D.
rules-10-4 = Teamspel: het hoogste totaal wint, of het team zonder de speler met de laagste score.
rules-10-5 = Uitdagend spel voor twee: elk drie kleuren, op het grote bord.
rules-10-6 = Onzekere mist: na elke ronde zegt een kaart hoe ver de mist gaat, A 1 stap, B 2, C geen.
rules-10-7 = Niveaus: familie, tot vier spelers, kent geen springen, en wie verjaagd wordt, blijft ook zitten. Expert heeft alles. Een eerste spel heeft geen versterkte bewegingen en de hoogste bootvakpunten.

## Wat het lab varieert en meet
constant-mp = Bewegingspunten van een beurt
constant-fog = Hoeveel stappen de mist van de eerste rij weg is
constant-fog-cards = Zekere mistkaarten boven op de stapel (met de optie fog-uncertainty)
constant-area-a = Punten van bootvak A, op de betere kant van de fiche
constant-area-b = Punten van bootvak B, op de betere kant van de fiche
constant-area-c = Punten van bootvak C, op de betere kant van de fiche
constant-area-d = Punten van bootvak D, op de betere kant van de fiche
constant-stern = Plaats op het achterdek van een boot
measure-lost = Eilanders die de mist heeft gehaald
measure-seated = Eilanders in de boten
measure-area-points = Punten van een kleur voor bootvakken
measure-bonus-points = Punten van een kleur voor bonusfiches
