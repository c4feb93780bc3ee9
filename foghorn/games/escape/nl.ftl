# Alles wat The FOG — Escape from Paradise zegt. De namen uit de spelregels, onze eigen zinnen.

game-tagline = Loods je eilanders over een overvol strand de boten in, voordat de mist ze te pakken krijgt.
teaser-escape = Breng je eilanders over het strand en in de boten voordat de mist ze opslokt.
option-players = Met hoeveel je speelt; alleen speel je een scenario
option-board = Bord: large (groot) voor 2 tot 6 spelers, small (klein) voor 2 tot 4
option-level = Niveau: family (familie) zonder Springen en met gedeelde plaatsen, expert met alles
option-enhanced = Versterkte bewegingen: voor 2 BP extra verder en de hoek om
option-chips = Eilanderfiches: wit (white) op het grote bord, grijs (grey) of wit op het kleine
option-minimum-crew = Minimale bootbemanning: een boot vaart pas uit met genoeg mensen in bootvak A en B
option-individual-points = Eigen bootvakpunten: elke boot heeft zijn eigen punten voor A tot en met D
option-hourglass = Zandloper: seconden per beurt
option-teams = Teamspel: hoeveel × hoe groot; winnen met het totaal (total) of door niet de laagste te hebben (lowest)
option-demanding = Uitdagend spel voor twee: elk drie kleuren, op het grote bord
option-fog-uncertainty = Onzekere mist: bij ab schuift de mist 1 of 2 rijen op, bij abc ook weleens 0
option-scenario = Scenario voor één speler
option-first-game = Eerste spel: geen versterkte bewegingen, de hoogste bootvakpunten

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
event-game-scored = { $who }: { $parts }; samen { $total }.
event-game-scored-solo = { $parts }; samen { $total }.
event-game-ended = { $names } wint met { $points } { $count ->
    [one] punt
   *[other] punten
}!
event-game-ended-several = { $names } winnen samen!
event-undone = { $name } neemt de laatste keuze terug.

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
target-rescue = Doel: red { $count } × { $islander }, anders kost het { $points } punten.
target-at-home = Doel: { $count } × { $islander } op een zitplaats in de boot van de eigen stam, anders kost het { $points } punten.
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
board-target-rescue = { $count } × { $islander } redden
board-target-at-home = { $count } × { $islander } op een plaats in de eigen boot
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
error-unknown-scenario = Er is geen scenario “{ $name }”; er zijn { $scenarios }.
error-board-players = Dit bord is voor 2 tot { $most } spelers, niet voor { $players }.
error-family-players = Het familieniveau is voor ten hoogste { $most } spelers.
error-grey-chips = De grijze fiches zijn alleen voor het kleine bord.
error-demanding-players = Het uitdagende spel is voor twee spelers op het grote bord.
error-team-players = Teams van { $teams } kunnen niet met { $players } spelers.
error-board-line = Regel { $line } van de tekening van het bord is niet te lezen: { $detail }.
error-board-wrong = Regel { $line } van de tekening van het bord klopt niet: { $detail }.

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
