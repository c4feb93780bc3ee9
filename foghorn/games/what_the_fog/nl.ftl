# Alles wat WHAT the FOG?! zegt. De namen uit de spelregels, onze eigen zinnen.

game-tagline = Maak het weer van de week en voorspel precies hoeveel dagen je claimt.
option-long-game = Lang spel
option-long-game-means = Elk dagtableau begint leeg.

bot-means-easy = Vergeet de kaarten die openliggen, schat af en toe een dag verkeerd in en voorspelt waar hij op hoopt.
bot-means-steady = Legt voor zijn eigen hand, voorspelt de dagen die hij waarschijnlijk claimt en geeft weinig weg.
bot-means-hard = Speelt elke keuze steeds opnieuw door tot het einde van de ronde en bederft ook jouw voorspellingen.
bot-means-patient = Speelt als moeilijk en denkt zestien keer zoveel na: voor wie de tijd heeft.

statistic-exact = precies
statistic-predicted = voorspeld
statistic-claimed = geclaimd
history-exact = Exacte voorspellingen

## Woorden die zinnen vullen.

word-rain = regen
word-snow = sneeuw
word-fog = mist
word-clouds = bewolking
word-thunder = onweer
word-sun = zon

word-return = terugleggen
word-pick = pakken
word-place = leggen
word-swap = ruilen
word-reveal = tonen
word-advance = vooruit
word-pass = passen
word-discard = afleggen

## Symbolen in drie letters, waar weinig plaats is.

short-rain = reg
short-snow = sne
short-fog = mis
short-clouds = bew
short-thunder = onw
short-sun = zon

## Eén letter per symbool, voor de hoek van een fiche of een kaart: alle zes verschillend.

letter-rain = R
letter-snow = S
letter-fog = M
letter-clouds = B
letter-thunder = O
letter-sun = Z

## De vier dagdelen, elk ten hoogste negen letters.

time-morning = ochtend
time-midday = middag
time-evening = avond
time-night = nacht

names-joined = { $first } en { $last }

## De tafel. Wat op een smalle plek staat is zo kort als het Engels.

board-round = Ronde { $round } van { $rounds }
board-long-game = lang spel
board-turn-pick = { $name } pakt
board-turn-place = { $name } legt { $symbol }
board-turn-swap = { $name } ruilt een kaart
board-turn-reveal = iedereen toont een kaart
board-turn-predict = { $name } voorspelt
board-turn-discard = iedereen legt een kaart af
board-day = Dag { $day }
board-barometer = Barometer
board-piles = Stapels
board-empty = leeg
board-held = Nog te leggen
board-supply = Voorraad
board-deck = Gedekte stapel
board-discards = Aflegstapel
board-no-discards = Niets afgelegd
board-players = Spelers
board-hand = hand
board-revealed = open kaarten
board-sheet = Scorevel
board-sign-awaited = moet kiezen
board-sign-starter = startspeler
board-sign-chosen = heeft gekozen
board-your-hand = { $name }: { $count ->
    [0] geen kaarten in de hand
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
board-your-choice = geheime keuze:
board-claims = Geclaimd in ronde { $round }
board-opened = Opengelegde kaarten

## De vraag aan wie moet kiezen, en aan wie wacht.

prompt-pick = { $name }, pak het bovenste fiche van een stapel.
prompt-place = { $name }, op welke dag leg je dit fiche ({ $symbol })?
prompt-swap = { $name }, welke kaart ruil je voor een van de gedekte stapel?
prompt-reveal = { $name }, kies in het geheim een kaart om te tonen.
prompt-predict = { $name }, schuif je je pijl vooruit of pas je?
prompt-discard = { $name }, welke kaart leg je gedekt af?

prompt-wait-pick = { $names } kiest een fiche.
prompt-wait-place = { $names } zoekt een dag voor { $symbol }.
prompt-wait-swap = { $names } ruilt een kaart.
prompt-wait-reveal = We wachten nog op { $names }.
prompt-wait-predict = { $names } voorspelt.
prompt-wait-discard = We wachten nog op { $names }.

## De regels van het menu.

choice-pick = { $symbol } van stapel { $pile } ({ $count ->
    [one] het laatste daar
   *[other] { $count } in de stapel
})
choice-return = drie fiches ({ $symbol }) terug in de voorraad
choice-place = dag { $day }, { $time }
choice-then-swap = kaart ruilen
choice-then-reveal = iedereen toont
choice-then-predict = dag vol
choice-advance = pijl vooruit naar { $arrow }
choice-pass = passen, pijl blijft op { $arrow }
choice-swap = { $symbol } ruilen ({ $count } in de hand)
choice-reveal = { $symbol } tonen ({ $count } in de hand)
choice-discard = { $symbol } afleggen ({ $count } in de hand)

## Wat er gebeurde.

event-game-started = { $names } gaan zitten voor WHAT the FOG?!
event-choice-made = { $name } heeft gekozen.
event-undone = { $name } neemt de laatste keuze terug.
event-round-started = Ronde { $round }: { $days } dagen, { $name } begint.
event-tokens-returned = { $name } legt drie fiches ({ $symbol }) terug in de voorraad.
event-token-picked = { $name } pakt { $symbol } van stapel { $pile }.
event-pile-rebuilt = Stapel { $pile } was leeg en is opnieuw gevormd met { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
}.
event-token-placed = { $name } legt { $symbol } op dag { $day }, { $time }.
event-card-swapped = { $name } legt { $symbol } open af en trekt een kaart.
event-card-swapped-drawn = { $name } legt { $symbol } open af en trekt { $drawn }.
event-deck-reshuffled = De gedekte stapel was leeg; de afgelegde kaarten zijn geschud en vormen de nieuwe stapel.
event-cards-revealed = { $name } toont { $symbol }.
event-predicted-advance = { $name } schuift de pijl naar { $arrow }.
event-predicted-pass = { $name } past en blijft op { $arrow }.
event-cards-discarded = Iedereen legt een handkaart gedekt af.
event-cards-discarded-known = { $name } legt { $symbol } gedekt af.
event-cards-opened = { $name } legt open: { $cards }.
event-cards-opened-none = { $name } heeft geen kaarten om open te leggen.
event-days-claimed = Dag { $day }: { $count ->
    [one] { $names } claimt hem met { $influence }
   *[other] { $names } claimen hem met { $influence }
}{ $rest }.
event-days-claimed-nobody = Dag { $day }: niemand heeft invloed, niemand claimt.
event-round-scored = { $name } voorspelde { $prediction } en claimde { $claimed }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $total } in totaal.
event-game-ended = { $names } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}!
event-game-ended-shared = { $names } delen de winst met elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}!
event-game-ended-tie-break = { $names } wint bij gelijke stand met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}!
## Hetzelfde over wie het leest.

ask-pick = Jouw beurt: pak het bovenste fiche van een stapel.
ask-place = Jouw beurt: op welke dag leg je dit fiche ({ $symbol })?
ask-swap = Jouw beurt: welke kaart ruil je voor een van de gedekte stapel?
ask-reveal = Jouw beurt: kies in het geheim een kaart om te tonen.
ask-predict = Jouw beurt: schuif je je pijl vooruit of pas je?
ask-discard = Jouw beurt: welke kaart leg je gedekt af?
you-event-choice-made = Je hebt gekozen.
you-event-undone = Je neemt je laatste keuze terug.
you-event-round-started = Ronde { $round }: { $days } dagen, jij begint.
you-event-tokens-returned = Je legt drie fiches ({ $symbol }) terug in de voorraad.
you-event-token-picked = Je pakt { $symbol } van stapel { $pile }.
you-event-token-placed = Je legt { $symbol } op dag { $day }, { $time }.
you-event-card-swapped = Je legt { $symbol } open af en trekt een kaart.
you-event-card-swapped-drawn = Je legt { $symbol } open af en trekt { $drawn }.
you-event-cards-revealed = Je toont { $symbol }.
you-event-predicted-advance = Je schuift je pijl naar { $arrow }.
you-event-predicted-pass = Je past en blijft op { $arrow }.
you-event-cards-discarded-known = Je legt { $symbol } gedekt af.
you-event-cards-opened = Je legt open: { $cards }.
you-event-cards-opened-none = Je hebt geen kaarten om open te leggen.
you-event-days-claimed = Dag { $day }: { $count ->
    [one] jij claimt hem met { $influence }
   *[other] jij en { $names } claimen hem met { $influence }
}{ $rest }.
event-days-claimed-rest = { $name }: { $influence }
you-event-round-scored = Je voorspelde { $prediction } en claimde { $claimed }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $total } in totaal.
you-event-game-ended = Je wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}!
you-event-game-ended-shared = Jij en { $names } delen de winst met elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}!
you-event-game-ended-tie-break = Je wint bij gelijke stand met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}!

## De tafel op de webpagina.

board-table = De tafel
board-bonus = Precies goed: voorspelling + { $points }
day-free = Dag { $day }, { $time } is vrij
day-free-then = { $free }: { $then }
day-full = Dag { $day } is vol
day-tokens = Daarop: { $tokens }
day-claimed = Geclaimd door { $names } met { $influence }
day-claimed-nobody = Door niemand geclaimd
pile-empty = Stapel { $pile } is leeg
card-held = { $symbol }, { $count } in de hand
card-chosen = { $symbol }, { $count } in de hand: geheime keuze
card-shown = { $symbol }, getoond: { $count }
discards-order = Open, de oudste eerst.
do-advance = Vooruit naar { $arrow }
do-pass = Passen, op { $arrow } blijven
since-placed = Nieuw: { $symbol }, gelegd door { $name }
since-passed = gepast
since-advanced = pijl naar { $arrow }
since-swapped = geruild
undo-until-next = tot de volgende speler kiest
undo-until-mine = tot je volgende keuze
undo-until-all = tot iedereen heeft gekozen
do-return = Alle drie terug ({ $symbol })
do-hint = Tip
do-hint-take = Doe wat de tip zegt
player-hand = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
player-arrow = pijl op { $arrow }
player-total = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
sheet-round = Ronde { $round }
sheet-points = punten
sheet-total = Totaal
prompt-round-over = Ronde { $round } is voorbij.
sheet-means = ? voorspeld, ! geclaimd. Precies: voorspelling + rondenummer; anders verlies je het verschil.
reckoning-title = Ronde { $round }: wie claimt welke dag?
reckoning-again = Hoe ronde { $round } eindigde
reckoning-cards = Kaarten
reckoning-exact = precies: { $prediction } + { $bonus }
reckoning-off = { $count } ernaast
reckoning-all = Toon alles
reckoning-go-on = Verder
reckoning-close = Naar de tafel
ending-exact = { $count } van { $rounds } precies
decided-points = { $points ->
    [one] Eén punt meer dan ieder ander.
   *[other] { $points } punten meer dan ieder ander.
}
decided-days = Gelijk in punten: meer geclaimde dagen in ronde { $round } gaven de doorslag, { $most } tegen { $next }.
decided-set = Gelijk in punten en in geclaimde dagen in ronde { $round }: de grootste groep van één symbool gaf de doorslag, { $most } kaarten tegen { $next }.
decided-shared = Gelijk in punten, in geclaimde dagen in ronde { $round } en in de grootste groep van één symbool: de winst wordt gedeeld.
moment-best = Je beste ronde was ronde { $round }: { $prediction } voorspeld, { $claimed } geclaimd, { $points }.
moment-of-best = De beste ronde: { $name } in ronde { $round }, { $prediction } voorspeld, { $claimed } geclaimd, { $points }.
moment-nearest = Het dichtst erbij zat je in ronde { $round }: { $off } ernaast.
moment-of-nearest = Niemand had het precies goed; { $name } zat er in ronde { $round } het dichtst bij: { $off } ernaast.
moment-worst = Je slechtste ronde was ronde { $round }: { $prediction } voorspeld, { $claimed } geclaimd, { $points }.
moment-of-worst = De slechtste ronde: { $name } in ronde { $round }, { $prediction } voorspeld, { $claimed } geclaimd, { $points }.
moment-flawless = En niet één voorspelling was fout!
aid-show = Toon wie op welke dag voorstaat, voor zover je kunt zien
aid-lead = Voor zover je kunt zien op kop: { $names } met { $influence }
aid-nobody = Voor zover je kunt zien staat niemand voor
new-table-aid = Sta het hulpje toe dat toont wie op welke dag voorstaat
terms-aid = Het hulpje dat toont wie op welke dag voorstaat, is toegestaan
terms-no-aid = Geen hulpje: reken de dagen zelf uit
help-no-aid = Aan deze tafel speel je zonder het hulpje dat toont wie op welke dag voorstaat.
keys-pile = van een stapel pakken
keys-day = op een dag leggen
keys-card = een kaart kiezen, van links naar rechts
keys-advance = de pijl vooruit schuiven
keys-pass = passen
keys-return = drie gelijke fiches terugleggen
keys-hint = een tip; nog eens: doe wat die zegt

## Waarom een tip dat zegt.

reason-token-gains = Je hebt { $cards } × { $symbol }: op dag { $day } staat het dan { $mine } tegen ongeveer { $rival } voor de sterkste van de anderen, en je kans om hem te claimen stijgt van { $before }% naar { $after }%.
reason-token-keeps = Je hebt { $cards } × { $symbol }: op dag { $day } staat het dan { $mine } tegen ongeveer { $rival } voor de sterkste van de anderen, en je kans om hem te claimen blijft { $after }%.
reason-token-surer = Op dag { $day } daalt je kans van { $before }% naar { $after }%, en daarmee wordt je aantal dagen zekerder: je kunt er ongeveer { $expected } verwachten, en je pijl staat op { $arrow }.
reason-token-suits = Op dag { $day } daalt je kans van { $before }% naar { $after }%, en dat past bij je voorspelling: je kunt ongeveer { $expected ->
    [one] { $expected } dag
   *[other] { $expected } dagen
} verwachten, en je pijl staat op { $arrow }.
reason-token-harms-least = Op dag { $day } daalt je kans van { $before }% naar { $after }%; geen andere dag zou je minder kosten.
reason-token-harms = Op dag { $day } daalt je kans van { $before }% naar { $after }%.
reason-wanted-by = Ook voor { $name } telt het: { $count } × { $symbol } open.
reason-next-pick = Het beste alternatief: { $symbol } van stapel { $pile }, deze ronde ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} minder.
reason-next-pick-even = Ongeveer even goed: { $symbol } van stapel { $pile }.
reason-next-place = Het beste alternatief: dag { $day }, deze ronde ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} minder.
reason-next-place-even = Ongeveer even goed: dag { $day }.
reason-next-swap = Het beste alternatief: { $symbol } ruilen, deze ronde ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} minder.
reason-next-swap-even = Ongeveer even goed: { $symbol } ruilen.
reason-next-discard = Het beste alternatief: { $symbol } afleggen, deze ronde ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} minder.
reason-next-discard-even = Ongeveer even goed: { $symbol } afleggen.
reason-return-gains = Alle drie de stapels tonen { $symbol }, en je hebt { $cards } × { $symbol }: een gemiddeld fiche levert je ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} meer op.
reason-return = Alle drie de stapels tonen { $symbol }, en je hebt { $cards } × { $symbol }.
reason-swap = Zoals de dagen erbij liggen, geeft een kaart met { $symbol } je in totaal { $tokens } invloed, en een kaart die je niet ziet gemiddeld { $average }.
reason-reveal-most = Open telt ze nog steeds mee: je hebt { $cards } × { $symbol } in de hand, van geen ander symbool meer, en { $tokens ->
    [0] nog geen fiche toont het
    [one] { $tokens } fiche toont het
   *[other] { $tokens } fiches tonen het
}.
reason-reveal = Open telt ze nog steeds mee: je hebt { $cards } × { $symbol } in de hand, en { $tokens ->
    [0] nog geen fiche toont dat symbool
    [one] { $tokens } fiche toont dat symbool
   *[other] { $tokens } fiches tonen dat symbool
}.
reason-discard-idle = Geen fiche toont { $symbol }: die kaart levert je niets op.
reason-discard = Zonder die kaart kun je ongeveer { $expected ->
    [one] { $expected } dag
   *[other] { $expected } dagen
} verwachten, en je pijl staat op { $arrow }.
reason-discard-same = Ook zonder die kaart kun je ongeveer { $expected ->
    [one] { $expected } dag
   *[other] { $expected } dagen
} verwachten, en je pijl staat op { $arrow }.
reason-expected = Je kunt ongeveer { $expected ->
    [one] { $expected } dag
   *[other] { $expected } dagen
} verwachten, en je pijl staat op { $arrow }.
reason-advance-now = Je kunt ongeveer { $expected ->
    [one] { $expected } dag
   *[other] { $expected } dagen
} verwachten, en { $best } is de beste voorspelling: { $left ->
    [one] je pijl, op { $arrow }, kan nu voor het laatst vooruit
   *[other] je pijl, op { $arrow }, moet alle { $left } keren vooruit die nog komen, ook nu
}.
reason-advance-sure = Van { $sure ->
    [one] { $sure } dag
   *[other] { $sure } dagen
} ben je zo goed als zeker, met minstens { $chance }% per dag, en je pijl staat op { $arrow }. In totaal kun je er ongeveer { $expected } verwachten.
reason-pass-enough = Je kunt ongeveer { $expected ->
    [one] { $expected } dag
   *[other] { $expected } dagen
} verwachten: je pijl, op { $arrow }, is ver genoeg.
reason-pass-wait = Je kunt ongeveer { $expected ->
    [one] { $expected } dag
   *[other] { $expected } dagen
} verwachten, en { $best } is de beste voorspelling; maar je pijl, op { $arrow }, kan hierna nog { $left } keer vooruit.

## Waarom niet. Een plaats is haar nummer, of een naam waar de terminal die kent.

refused-no-such-pile = Stapel { $given } bestaat niet; de stapels zijn 1 tot en met { $most }.
refused-no-such-day = Dag { $given } bestaat niet; de dagen zijn 1 tot en met { $most }.
refused-no-such-symbol = “{ $given }” is geen weersymbool. Typ rain (regen), snow (sneeuw), fog (mist), clouds (bewolking), thunder (onweer) of sun (zon).
refused-no-such-action = “{ $given }” is geen actie van dit spel; probeer “pick 2”, “place 4”, “swap sun” of “pass”.
refused-game-over = Het spel is afgelopen.
refused-not-your-turn = { $seat ->
    [1] Plaats 1
    [2] Plaats 2
    [3] Plaats 3
    [4] Plaats 4
    [5] Plaats 5
   *[other] { $seat }
} is aan de beurt om te kiezen.
refused-already-chosen = Je hebt al gekozen; nog niet alle anderen hebben dat gedaan.
refused-no-hand-cards = Je hebt geen handkaart om te kiezen.
refused-now-pick = “{ $wanted }” kan nu niet: pak eerst het bovenste fiche van een stapel.
refused-now-place = “{ $wanted }” kan nu niet: leg eerst het gepakte fiche op een dag.
refused-now-swap = “{ $wanted }” kan nu niet: het bedekte dagdeel laat je eerst een kaart ruilen.
refused-now-reveal = “{ $wanted }” kan nu niet: iedereen kiest een kaart om te tonen.
refused-now-predict = “{ $wanted }” kan nu niet: er is een dag vol, dus schuif je pijl vooruit of pas.
refused-now-discard = “{ $wanted }” kan nu niet: iedereen legt één handkaart gedekt af.
refused-pile-empty = Stapel { $pile } is leeg en de voorraad heeft er niets meer voor.
refused-return-pile-empty = Terugleggen kan alleen als drie stapels hetzelfde symbool tonen; stapel { $pile } is leeg.
refused-tops-differ = Terugleggen kan alleen als alle drie de stapels hetzelfde symbool tonen.
refused-day-not-in-round = Dag { $day } ligt niet op tafel: ronde { $round } speel je met dag 1 tot en met { $days }.
refused-day-full = Dag { $day } is vol: op alle { $parts } dagdelen ligt een fiche.
refused-card-revealed = { $count ->
    [one] Je enige kaart met { $symbol } ligt open
   *[other] Je { $count } kaarten met { $symbol } liggen open
}, en een open kaart blijft tot het einde van de ronde liggen.
refused-card-stays = Een open kaart blijft tot het einde van de ronde liggen; kies er een uit je hand.
refused-card-missing = Je hebt geen kaart met { $symbol } in je hand.
refused-trace-hides = In het logboek ontbreekt “{ $field }”, dus het delen is niet te herhalen.
refused-token-not-there = Er is geen fiche { $token } meer om te trekken.
refused-cards-do-not-add-up = Deze { $count } kaarten zijn niet de kaarten die geschud moesten worden.

## De spelregels in onze eigen woorden, genummerd zoals de regelpagina.

rules-title-1 = Wat er in de doos zit
rules-1-1 = Het weer heeft zes symbolen: regen, sneeuw, mist, bewolking, onweer en zon.
rules-1-2 = Er zijn 48 weerkaarten, acht van elk symbool.
rules-1-3 = Er zijn 45 weerfiches met aan elke kant een ander symbool. Je ziet alleen de kant die boven ligt.
rules-1-4 = Zeven dagtableaus hebben elk vier dagdelen, van ochtend tot nacht. Sommige dagdelen vragen een actie: ruilen (⇄) of tonen (◉).
rules-1-5 = Twee tot vijf spelers hebben elk een pijl op de barometer, die van 0 tot 7 loopt.

rules-title-2 = Een ronde klaarleggen
rules-2-1 = Je speelt vier ronden, met 4, 5, 6 en dan 7 dagen. Iedereen krijgt één kaart meer dan er dagen zijn; de rest is de gedekte stapel.
rules-2-2 = Elke dag begint met één willekeurig fiche op het eerste dagdeel. Dag 7 begint altijd leeg. Deze fiches lokken geen actie uit.
rules-2-3 = In het lange spel begint elke dag leeg.
rules-2-4 = Er liggen drie stapels van tien fiches, waarvan je alleen het bovenste ziet. De andere fiches zijn de voorraad.
rules-2-5 = Alle pijlen beginnen op 0. Het lot wijst de eerste startspeler (☼) aan; elke ronde schuift de start één plaats naar links.

rules-title-3 = Weerfiches leggen
rules-3-1 = In je beurt pak je het bovenste fiche van een stapel. Je ziet wat eronder lag voordat je een dag kiest, maar een ander fiche pakken kan dan niet meer.
rules-3-2 = Leg het fiche, met dezelfde kant boven, op het eerstvolgende lege dagdeel van een dag die niet vol is.
rules-3-3 = Tonen alle drie de stapels hetzelfde symbool, dan mag je die drie fiches eerst terugleggen in de voorraad, en nog eens als ook de nieuwe gelijk zijn. Daarna pak je.
rules-3-4 = Een stapel die opraakt, wordt meteen opnieuw gevormd: tien fiches uit de geschudde voorraad, of zoveel als er zijn.
rules-3-5 = Ruilen (⇄): wie het fiche legde, legt een handkaart open af en trekt een andere van de gedekte stapel.
rules-3-6 = Tonen (◉): iedereen kiest in het geheim een handkaart, dan gaan ze samen open. Een open kaart houdt zijn invloed en kan niet meer worden afgelegd.
rules-3-7 = Eerst de actie, dan de voorspelling als de dag vol is.

rules-title-4 = Voorspellen
rules-4-1 = Krijgt een dag zijn vierde fiche, dan kiest iedereen één keer, eerst wie het legde en dan met de klok mee: pijl één vooruit, of passen.
rules-4-2 = Daarna is de speler links van wie het fiche legde aan de beurt.
rules-4-3 = Binnen een ronde gaat een pijl nooit terug.

rules-title-5 = Dagen claimen en punten scoren
rules-5-1 = Zijn alle dagen vol, dan legt iedereen één handkaart gedekt af, nooit een open kaart, en legt de rest open.
rules-5-2 = Jouw invloed op een dag: tel voor elk fiche je open kaarten met dat symbool, alles bij elkaar.
rules-5-3 = Wie de meeste invloed heeft, claimt de dag; bij gelijke stand doen ze dat allemaal. Zonder invloed geen claim.
rules-5-4 = Precies zoveel dagen geclaimd als voorspeld? Dan scoor je je voorspelling plus het nummer van de ronde. Anders verlies je het verschil.

rules-title-6 = Het einde
rules-6 = Het hoogste totaal wint. Bij gelijke stand wint wie in ronde 4 meer dagen claimde, dan wie in ronde 4 de grootste groep van één symbool open had. Is ook dat gelijk, dan wordt de winst gedeeld.

## Wat de plaatjes op de regelpagina laten zien.

picture-day = Een dagtableau met ruilen in de middag en tonen in de nacht.
picture-pick = Regen wordt gepakt: eronder komt zon tevoorschijn, en pas dan kies je een dag.
picture-place = Het eerstvolgende lege dagdeel is de avond, dus je gaat een kaart ruilen.
picture-return = Drie keer mist: je mag ze eerst alle drie terugleggen.
picture-influence = Met twee keer zon en één keer sneeuw telt elk zonfiche 2, het sneeuwfiche 1 en bewolking niets: 2 + 2 + 1 + 0 = 5.
picture-claim = Twee spelers hebben elk 5 invloed: allebei claimen ze de dag.
picture-score = ? is de voorspelling, ! de geclaimde dagen, = de punten. Cleo in ronde 3: 3 voorspeld, 3 geclaimd, 3 + 3 = 6 punten. In ronde 4: 4 voorspeld, 1 geclaimd, 3 punten kwijt.
picture-total = Totaal

## Wat de coach van de eerste les zegt.

lesson-goal = Het doel: de meeste punten na vier ronden. In elke ronde voorspel je hoeveel dagen je claimt. Precies goed levert je voorspelling plus het nummer van de ronde op; elke dag ernaast kost een punt.
lesson-pick = Pak het bovenste fiche van een stapel. Je ziet wat eronder lag voordat je het neerlegt.
lesson-pick-why = Pak { $symbol } van de gemarkeerde stapel: je hebt { $count } × { $symbol }, dus elk zo’n fiche op een dag geeft je daar { $count } invloed. Je ziet wat eronder lag voordat je het neerlegt.
lesson-place = Waar leg je het? Een fiche telt voor wie kaarten met dat symbool heeft, en jij hebt { $count } × { $symbol }.
lesson-swap = Je legde het op de twee pijlen: ruilen! Doe een kaart weg die je toch niet nodig hebt en trek een andere.
lesson-watch = Nu speelt { $name }. Wat iemand neerlegt, verraadt iets over zijn kaarten.
lesson-again = Jij bent weer aan de beurt. Zoek een fiche dat bij je kaarten past.
lesson-again-place = Kies de dag waar je er het meest aan hebt.
lesson-eye = Bedek deze keer het oog: dan moet iedereen een kaart tonen, en je ziet wat de anderen verzamelen.
lesson-reveal = Iedereen kiest in het geheim een kaart, en ze gaan samen open. Jouw kaart blijft meetellen, maar je kunt hem niet meer ruilen of afleggen.
lesson-wait = Even niets te doen: kijk gewoon mee.
lesson-predict = Een dag is vol. Denk je dat je daar de meeste invloed hebt, schuif dan je pijl vooruit; zo niet, pas. De pijl gaat nooit terug, en alleen het precieze aantal levert de bonus op, hier + 1.
lesson-play = Nu is het jouw spel. Vul de dagen en breng je pijl naar het aantal dat je gaat claimen.
lesson-play-watch = { $name } is aan het kiezen. Wat iemand neerlegt, verraadt iets over de kaarten.
lesson-play-pick = De meeste van je kaarten zijn { $symbol } ({ $count }). Zo’n fiche maakt een dag van jou; een ander houdt hem bij iemand weg.
lesson-play-place = { $symbol } geeft je overal { $count } invloed. Leg het op een dag die je wilt, of uit de weg als het anderen meer helpt.
lesson-play-predict = Je pijl staat op { $arrow }; volle dagen: { $full }, nog open: { $left }. Ga alleen vooruit als je nog een dag verwacht: één te veel kost evenveel als één te weinig.
lesson-play-swap = Ruil een kaart waarvan het symbool op weinig dagen ligt: die geeft je geen invloed, de nieuwe misschien wel.
lesson-play-reveal = Toon een kaart die je toch wilt houden: ze blijft meetellen en verraadt het minst.
hint-choice = Een tip: { $choice }
lesson-discard = Alle dagen zijn vol. Iedereen legt in het geheim één handkaart af. Welke heb je niet nodig?
lesson-claims = Alle kaarten liggen open. Tel voor elk fiche van een dag je kaarten met dat symbool; wie de meeste invloed heeft, claimt de dag.
lesson-score-exact = { $prediction } voorspeld, { $claimed } geclaimd: precies goed! Dat is { $prediction } + 1, want het is ronde 1: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
lesson-score-missed = { $prediction } voorspeld, { $claimed } geclaimd: niet precies, dus je verliest het verschil. De volgende ronde gaat het vast beter.
lesson-end = Dat was de eerste van vier ronden; elke ronde komt er een dag bij. Je kent het spel!

## Wat het lab varieert en meet
constant-spare-cards = Kaarten in de hand boven het aantal borden
constant-barometer = Hoogste getal op de barometer: zoveel dagen kun je hoogstens voorspellen
constant-swaps = Of de dagborden om ruilen vragen (1) of niet (0)
constant-reveals = Of de dagborden om onthullen vragen (1) of niet (0)
measure-exact = Aandeel precieze voorspellingen
measure-predicted = Voorspelde dagen per ronde
measure-claimed = Geclaimde dagen per ronde
