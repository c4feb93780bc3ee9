# De commando's rond het spel: simulate, audit, replay, doctor, games; en wat er op de opdrachtregel mis kan gaan.

stopped = Gestopt.

## simulate
simulate-title = { $game }: { $games ->
    [one] één spel
   *[other] { $games } spellen
}, { $players ->
    [one] één speler
   *[other] { $players } spelers
}, startgetal { $seed }
simulate-bot = Bot
simulate-seat = Plaats
simulate-games = Spellen
simulate-points = Punten
simulate-wins = Gewonnen
simulate-share = { $share }% ({ $low }–{ $high })
simulate-against = Vergeleken met { $share }%
simulate-ahead = { $advantage } voor
simulate-behind = { $advantage } achter
simulate-even = { $advantage }
simulate-length = Keuzes per spel: gemiddeld { $mean }, minstens { $fewest }, hoogstens { $most }.
simulate-note = Na ± en tussen haakjes: het 95%-interval. Een gedeelde overwinning telt voor een deel.
simulate-playing = Bezig met spelen
simulate-speed = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
} in { $seconds } s: { $rate } spellen en { $decisions } keuzes per seconde.

## audit
audit-good = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}, { $lines ->
    [one] 1 regel
   *[other] { $lines } regels
}, { $decisions ->
    [one] 1 keuze
   *[other] { $decisions } keuzes
}: elke regel volgt uit de spelregels.
audit-reading = Bezig met nakijken

## replay
replay-keys = Enter: verder, b: terug, r: ronde, 12: stap 12, s 2: plaats 2, q: stoppen
replay-unknown = “{ $given }” betekent hier niets.
replay-end = Dat was de laatste stap.
replay-start = Dat was de eerste stap.
replay-where = Stap { $step } van { $last }
replay-onlooker = gezien door een toeschouwer
replay-seat = gezien door { $name } (plaats { $seat })

## doctor
doctor-versions = Foghorn { $foghorn }, { $python }, { $platform }
doctor-kernels = Spelkernen:
doctor-compiled = gecompileerd
doctor-plain-asked = gewoon Python, omdat FOGHORN_PURE=1 daarom vraagt
doctor-plain-not-built = gewoon Python; er is een C-compiler, dus bij een installatie vanuit de broncode kan deze kern worden gecompileerd
doctor-plain-no-compiler = gewoon Python, omdat er geen C-compiler is gevonden
doctor-data = Spellen worden bewaard in { $path } ({ $writable }).
doctor-writable = beschrijfbaar
doctor-not-writable = niet beschrijfbaar
doctor-parts = Optionele onderdelen:
doctor-present = aanwezig { $detail }
doctor-absent = niet aanwezig
doctor-part-page = Webpagina, gebouwd
doctor-part-rich = Rich (tabellen, het spelscherm)
doctor-part-openspiel = OpenSpiel (vergelijkende metingen)
doctor-part-compiler = C-compiler (snelle spelkernen)
doctor-part-node = Node (de webpagina bouwen)
doctor-part-postgresql = PostgreSQL (een grote opslag)
doctor-part-chromium = Chromium (tests in de browser)
doctor-languages = Talen: { $languages }
doctor-games = Spellen: { $games }

## games
games-seats = { $fewest } tot { $most } spelers
games-bots = Bots: { $bots }
games-default = standaard { $default }

## new-game
new-game-written = { $title } staat in { $path }: een klein kaartspel om naar wens te veranderen.
new-game-next = Speel het, en laat het aan het contract toetsen:
contract-kept = { $game } houdt zich aan het contract: nagegaan bij { $decisions } beslissingen, met { $worlds } andere werelden.

## Mis op de opdrachtregel
error-usage = Die opdracht is niet te lezen: { $detail }.
error-unknown-game = Er is geen spel met de naam “{ $name }”; wel { $games }.
error-missing-game = Welk spel? Noem er een: { $games }.
error-unknown-option = { $game } heeft geen optie “{ $name }”; wel { $options }.
error-missing-option = { $game } is niet te spelen zonder de optie “{ $name }”.
error-players = { $game } is voor { $fewest } tot { $most } spelers, niet voor { $players }.
error-option-value = { $name } kan niet “{ $given }” zijn; wel { $choices }.
error-no-observation = { $game } maakt geen observaties: het is te spelen, maar niet via foghorn.env.
error-research-missing = foghorn.env heeft “{ $name }” nodig, dat niet bij de basisinstallatie hoort: pip install "foghorn[research]".
error-unknown-bot = Er is geen bot met de naam “{ $name }”; wel { $bots }.
error-too-many-bots = Er zijn meer bots ({ $bots }) dan spelers ({ $players }).
error-unknown-language = Foghorn kent de taal “{ $name }” niet; kies uit { $languages }.
error-not-a-number = Bij { $name } hoort een geheel getal, niet “{ $given }”.
error-out-of-range = { $name } moet tussen { $least } en { $most } liggen, niet { $given }.
error-too-small = { $name } moet minstens { $least } zijn, niet { $given }.
error-too-large = { $name } mag hoogstens { $most } zijn, niet { $given }.
error-not-a-choice = { $name } kan { $choices } zijn, maar niet “{ $given }”.
error-empty-name = Bij { $name } horen namen met komma’s ertussen, niet “{ $given }”.
error-flag-value = { $name } kan niet “{ $given }” zijn: { $detail }.
error-flag-needs-value = Achter { $name } hoort een waarde.
error-flag-takes-nothing = Bij { $name } hoort geen waarde.
error-unknown-flag = { $hint ->
    [none] Er is geen optie { $name }; --help toont welke er wel zijn.
   *[other] Er is geen optie { $name }; bedoelde je { $hint }?
}
error-stray-word = “{ $given }” is een woord te veel.
error-decisions-without-trace = --decisions voegt regels toe aan een logboek, dus --trace hoort erbij.
error-resume-options = Een hervat spel houdt de opties waarmee het begon, dus geef er geen bij --resume.
error-missing-file = Welk bestand? Noem het na de opdracht.
error-missing-game-name = Hoe moet het spel heten? Zet de naam achter het commando.
error-game-name = “{ $name }” kan geen naam van een spel zijn: gebruik letters, cijfers en streepjes, met een letter voorop.
error-game-exists = Er is al een spel dat “{ $name }” heet.
error-folder-exists = { $name } bestaat al, dus er is niets geschreven.

## Bestanden en het systeem
error-no-such-file = Er is geen bestand { $name }.
error-no-such-folder = Er is geen map { $name }.
error-not-a-file = { $name } is geen bestand.
error-file-unreadable = { $name } is niet te lezen: { $detail }.
error-no-such-game-here = In het bestand { $games ->
    [one] staat één spel
   *[other] staan { $games } spellen
}, dus spel { $number } is er niet.
error-seat-hidden = Plaats { $seat } houdt zijn kaarten verborgen tot het spel is afgelopen.
error-disk-full = De schijf is vol, dus niet alles kon worden geschreven.
error-no-permission = Je hebt geen rechten om { $name } te schrijven.
error-system = Het systeem weigert: { $detail }.
error-pipe-closed = Wie de uitvoer las, is weg, dus de rest is niet geschreven.
error-unexpected = Foghorn heeft een fout gemaakt ({ $name }); meld het alsjeblieft, met wat FOGHORN_DEBUG=1 laat zien.

## Logboeken die niet kloppen
error-trace-empty = Er staat geen spel in dit bestand.
error-not-a-trace = Dit is geen logboek: regel { $line } is langer dan elke regel van een logboek.
error-trace-no-start = Regel { $line } klopt niet: er is nog geen spel begonnen.
error-trace-unfinished = Regel { $line } is de laatste, maar het spel is niet afgelopen.
error-line-unreadable = Regel { $line } is geen regel van een logboek: het is geen JSON-object met een type.
error-line-cut-off = Regel { $line } breekt halverwege af.
error-line-shape = Regel { $line } ziet er niet uit als { $what }: { $detail }.
error-line-options = Regel { $line } begint een spel dat niet bestaat: { $reason }.
error-line-differs = Regel { $line } klopt niet: “{ $field }” moet { $expected } zijn, maar er staat { $found }.
error-line-type = Regel { $line } klopt niet: hier moet { $expected } komen, maar er staat { $found }.
error-line-missing = Na regel { $line } ontbreekt iets: nu moet { $expected } komen.
error-line-out-of-place = Regel { $line } klopt niet: { $what } hoort hier niet.
error-line-draw-missing = Regel { $line } klopt niet: er is trekking { $draw } voor nodig, en die staat niet in het logboek.
error-line-draw-range = Regel { $line } klopt niet: trekking { $draw } zou { $found } zijn, maar moet kleiner zijn dan { $below }.
error-line-draws-left = Regel { $line } klopt niet: { $count ->
    [one] er blijft één trekking over waar niets uit volgt
   *[other] er blijven { $count } trekkingen over waar niets uit volgt
}.
error-line-impossible = Regel { $line } klopt niet: { $reason }.
error-line-illegal = Regel { $line } klopt niet: de speler met “seat”: { $seat } mag daar volgens de regels niet “{ $action }” kiezen.
error-line-seat = Regel { $line } klopt niet: er is geen speler met “seat”: { $seat }.
error-decision-seat = Regel { $line } klopt niet: de speler met “seat”: { $seat } heeft daar niets te kiezen.
error-decision-legal = Regel { $line } klopt niet: van de toegestane acties van de speler met “seat”: { $seat } ontbreken deze: { $missing }; en deze zijn te veel: { $extra }.
error-box-unreadable = Het gegevensbestand van het spel is niet te lezen: { $detail }.
error-box-wrong = Regel { $line } van het gegevensbestand van het spel klopt niet: { $detail }.
