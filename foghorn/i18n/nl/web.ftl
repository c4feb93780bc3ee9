# De webpagina rond de spellen: de kop, de startpagina, de lobby, en wie iemand is.

## Overal
skip-to-main = Naar de inhoud
offline = De server is niet bereikbaar: wat je eerder hebt geopend is er, tafels en lijsten niet. Alles komt terug met de verbinding.
page-unreachable = Deze pagina kon niet worden geladen. Controleer je verbinding en laad de pagina opnieuw.
page-description = Twee spellen in de mist, met vrienden en bots, in de browser.
waiting = Een ogenblik…
close = Sluiten
cancel = Toch niet
home = Naar de startpagina
notice-rule = Regel { $rule }
refused-unreachable = De server is niet bereikbaar; controleer je verbinding en probeer het opnieuw.

header-nav = Foghorn
header-home = Foghorn, startpagina
header-learn = Leren
header-rules = Regels
header-me = { $name }: dat ben jij
header-nobody = Je naam
header-turns = { $count ->
    [one] Aan jou de beurt in { $count } spel
   *[other] Aan jou de beurt in { $count } spellen
}
header-turns-elsewhere = { $count ->
    [one] Aan jou de beurt in { $count } ander spel
   *[other] Aan jou de beurt in { $count } andere spellen
}

## Instellingen
settings = Instellingen
settings-language = Taal
settings-theme = Weergave
settings-theme-auto = Zoals op dit apparaat
settings-theme-light = Dag
settings-theme-dark = Nacht
settings-speed = Animaties
settings-speed-normal = Rustig
settings-speed-fast = Vlot
settings-speed-off = Geen
settings-letters = Een letter op elk weersymbool
settings-careful = Vragen voordat een beurt eindigt die nog door kan gaan
settings-confirm = Mijn keuzes bevestigen: de eerste aanraking toont, de tweede doet
settings-sound = Geluid
settings-sound-try = Probeer het
settings-notify = Laat het me weten als ik aan de beurt ben terwijl ik iets anders bekijk
settings-notify-denied = Deze browser staat het niet toe. Dat kun je wijzigen in de instellingen van de browser voor deze site.

## Namen voor wie er nog geen heeft
guest-name-1 = Mistige Otter
guest-name-2 = Winderige Meeuw
guest-name-3 = Doorweekte Das
guest-name-4 = Zonnige Slak
guest-name-5 = Druilerige Eend
guest-name-6 = Bevroren Vos
guest-name-7 = Bewolkte Krab
guest-name-8 = Donderende Muis
guest-name-9 = Nevelige Reiger
guest-name-10 = Stormachtige Uil
guest-name-11 = Besneeuwde Zeehond
guest-name-12 = Klamme Ezel

## De startpagina
home-title = Wat zullen we spelen?
home-play = Nu spelen
home-kind = Spel
home-players = Spelers
home-bots = Bots
home-invite = Vrienden uitnodigen
home-learn = Leren spelen
home-rules = Lees de regels

bot-random = lukraak
bot-easy = makkelijk
bot-steady = bedachtzaam
bot-hard = moeilijk
bot-patient = geduldig
bot-name-random = Vlaag
bot-name-easy = Briesje
bot-name-steady = Bedaard
bot-name-hard = Scherp
bot-name-patient = Geduld
bot-means-random = Speelt wat mag, zonder plan.
bot-strength = Wint { $percent }% van zijn partijen met z’n tweeën tegen { $other }.

tables-nobody = Nog niemand
tables-no-clock = geen klok
tables-clock = { $time } per keuze
tables-unreachable = De lijst kon niet worden opgehaald; die komt terug zodra de server er weer is.
open-tables = Open tafels
open-tables-again = Vernieuwen
open-tables-none = Er wacht nu niemand. Nodig vrienden uit en zet je tafel open voor iedereen, dan staat hij hier.
open-tables-free = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
}
open-tables-join = Schuif aan

my-going = Jouw spellen
my-over = Afgelopen spellen
my-none = Nog geen spellen. Je eerste is maar één klik weg, op de startpagina.
my-leave = Verlaat deze tafel
my-leave-meaning = Je geeft je plaats voorgoed op. Spelen er anderen mee, dan speelt een bot voor je verder; anders is het spel voorbij.
my-leave-yes = Verlaten
my-leave-no = Blijven
going-open = { $count ->
    [one] Er is nog één plaats vrij
   *[other] Er zijn nog { $count } plaatsen vrij
}
going-ready = Iedereen is er; het spel kan beginnen
going-mine = Jij bent aan de beurt
going-theirs = Aan de beurt: { $names }
going-since = gevraagd { $ago }
going-since-now = zojuist gevraagd
going-lesson = Je eerste les
going-on = Aan de gang
going-go = Verder
finished-winner = winnaar
finished-replay = Bekijk opnieuw

## Een nieuwe tafel
new-table = Een tafel voor jou en je vrienden
new-table-preset = Wat voor spel?
new-table-own-mix = Je eigen mix
new-table-options = Opties één voor één
new-table-not = { $value }: { $reason }
new-table-players = Met hoeveel spelers?
new-table-clock = Hoe lang mag elke keuze duren?
new-table-listed = Open voor iedereen: wie wil, schuift aan
new-table-watching = Laat anderen toekijken
new-table-stand-in = Een bot speelt verder voor wie weg is
new-table-open = Open de tafel

## De lobby
lobby = De tafel is gedekt
lobby-seats = Plaatsen
lobby-bot-level = Hoe goed moeten de bots zijn?
lobby-fill = { $count ->
    [one] Zet een bot op de vrije plaats
   *[other] Zet bots op { $count } vrije plaatsen
}
lobby-start = Begin het spel
lobby-change = Wijzig de afspraken
lobby-change-do = Zo afspreken
lobby-free-host = { $count ->
    [one] Er is nog één plaats vrij: wacht op een vriend of geef de plaats aan een bot.
   *[other] Er zijn nog { $count } plaatsen vrij: wacht op vrienden of geef de plaatsen aan bots.
}
lobby-free = { $count ->
    [one] Er is nog één plaats vrij. Maak het je gemakkelijk.
   *[other] Er zijn nog { $count } plaatsen vrij. Maak het je gemakkelijk.
}
lobby-ready = Iedereen is er. Begin maar wanneer je wilt!
lobby-wait = Iedereen is er. { $name } begint het spel.
lobby-watching = Je kijkt toe; het spel verschijnt hier zodra het begint.
lobby-leave = Verlaat deze tafel

lobby-seat-number = Plaats { $seat }
lobby-seat-free = vrij
lobby-seat-away = even weg
lobby-seat-you = dat ben jij
lobby-seat-there = is er
lobby-seat-host = gastheer
lobby-seat-muted = gedempt
lobby-seat-bot = Bot erbij
lobby-seat-bot-away = Stuur { $name } weg

lobby-team = Team { $team }
lobby-teams = De plaatsen bepalen de teams: wissel van plaats om van team te wisselen.
lobby-move = Geef { $name } een andere plaats
lobby-move-me = Van plaats wisselen
lobby-move-here = Naar plaats { $seat }
lobby-move-swap = Ruilen met { $name }
lobby-move-asked = Waar moet { $name } zitten?
lobby-move-asked-me = Waar wil je zitten?
lobby-moved = { $name } heeft nu plaats { $seat }.

terms = Wat is afgesproken
terms-players = { $count ->
    [one] Eén speler
   *[other] { $count } spelers
}
terms-option = { $name }: { $value }
terms-time-none = Onbeperkt
terms-time-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
}
terms-time-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
terms-time-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
terms-no-clock = Neem je tijd: er is geen klok
terms-clock = Tijd voor elke keuze: { $time }
terms-listed = Open voor iedereen: wie wil, schuift aan
terms-unlisted = Alleen wie de link heeft, kan aanschuiven
terms-watching = Anderen mogen toekijken met een eigen link
terms-no-watching = Niemand kan toekijken
terms-stand-in = Een bot speelt verder voor wie weg is
terms-no-stand-in = Het spel wacht op wie weg is

invite = Vrienden uitnodigen
invite-title = Kom met me spelen
invite-link = Wie deze link opent, kan aanschuiven
invite-only-here = Deze link werkt alleen op deze computer: anderen kunnen deze server nog niet bereiken.
invite-only-here-lan = Start hem voor je thuisnetwerk met
invite-only-here-public = Start hem achter een openbaar adres met
invite-renew = Maak een nieuwe link
invite-renew-meaning = De oude link werkt dan niet meer; wie al aan tafel zit, blijft zitten.
invite-renewed = De oude link werkt niet meer. Stuur de nieuwe.
invite-watching = Een link voor wie alleen wil toekijken
invite-watching-link = Wie deze link opent, kan toekijken

share-copy = Kopieer de link
share-send = Verstuur
share-qr = De link als QR-code
share-copied = De link is gekopieerd.
share-by-hand = Deze browser laat ons niet kopiëren; selecteer de link en kopieer hem zelf.

sealing = De kaarten worden verzegeld
sealing-meaning = De browser van elke speler voegt een eigen geheim getal toe, zodat niemand, ook deze server niet, de kaarten kan kiezen. Je kunt dat achteraf controleren.
sealing-commitment = Zegel:
sealing-there = heeft een getal toegevoegd
sealing-missing = heeft nog geen getal toegevoegd
sealing-left-out = speelt mee zonder getal
sealing-ask = Meedoen met de nieuwe verzegeling?
sealing-ask-meaning = Wie opnieuw deelt, kan uit meer dan één verdeling kiezen. Vraag de anderen wat er gebeurd is als je het niet zeker weet. Geef je binnen een minuut geen antwoord, of doe je niet mee, dan wordt er zonder een getal van jou gedeeld: dan bewijst de verzegeling jou niets.
sealing-take-part = Meedoen
sealing-stay-out = Niet meedoen
sealing-changed = Let op: de server heeft veranderd wat verzegeld was, zonder opnieuw te beginnen met delen. Je browser doet niet verder mee, en de verzegeling bewijst jou niets.
sealing-you-left-out = Er wordt zonder een getal van jou gedeeld, dus de verzegeling bewijst jou niets.

## Aanschuiven
join = Er wacht een plaats op je
join-meaning = Kies een naam en schuif aan. Geen account, niets te installeren.
join-who = Al aan tafel:
join-sit = Schuif aan
join-watch = Liever toekijken
join-host = { $name } nodigt je uit.
join-started = Dit spel is al begonnen
join-over = Dit spel is afgelopen
join-full = Alle plaatsen zijn bezet

## Ik
me = Jij
me-name = Je naam
me-save = Bewaar
me-saved = Bewaard.
me-name-meaning = Iedereen aan je volgende tafels ziet hem. Geen account, geen wachtwoord.
me-delete = Wis alles over mij
me-delete-meaning = Je naam, je privélink en je plaatsen zijn voorgoed weg; in lopende spellen spelen bots voor je verder.
me-delete-sure = Alles wissen?
me-delete-yes = Ja, wissen
me-forgotten = Alles over jou is gewist. Kom gerust nog eens langs!
private-link = Verder spelen op een ander apparaat
private-link-meaning = Open deze link daar en je bent dezelfde persoon, met dezelfde spellen. Hou hem voor jezelf en bewaar hem goed: hij wordt alleen nu getoond.
private-link-yours = Je privélink
private-link-renew = Maak een nieuwe privélink
private-link-renew-meaning = Met een privélink kom je op een ander apparaat binnen. Een nieuwe schakelt de oude uit en meldt je andere apparaten af.
enter = Je bent hier via een privélink
enter-meaning = Op dit apparaat ben je { $name }. Je kunt maar één persoon tegelijk zijn, en zonder de privélink van { $name } is er geen weg terug naar die spellen.
enter-yes = Kom binnen via de link
enter-no = Blijf { $name }
enter-done = Welkom terug!

## Nergens
nowhere = Hier is niets dan mist
nowhere-joke = We hebben drie keer op de misthoorn geblazen. Alleen een meeuw gaf antwoord, en die kende dit adres ook niet.

## Alleen spelen
home-solo = Alleen spelen
solo-title = Alleen
solo-back = Alle scenario’s
solo-next = { $hours ->
    [0] { $minutes ->
        [one] Het volgende komt over een minuut.
       *[other] Het volgende komt over { $minutes } minuten.
    }
    [one] Het volgende komt over een uur en { $minutes } min.
   *[other] Het volgende komt over { $hours } uur en { $minutes } min.
}
solo-over = Deze dag is voorbij: speel om te oefenen en kijk hoe anderen het deden.
solo-rule = Je eerste voltooide poging zonder tip telt; alles daarna is oefenen.
solo-counted = Je resultaat: { $points ->
    [one] één punt
   *[other] { $points } punten
}, { $level }. Het telt.
solo-counted-no-level = Je resultaat: { $points ->
    [one] één punt
   *[other] { $points } punten
}, deze keer geen niveau. Het telt.
solo-play = Spelen: { $way }
solo-practise = Oefenen: { $way }
solo-go-on = Verder waar je was
solo-table = Stand van de dag
solo-table-day = Stand van { $day }
solo-table-none = Nog niemand is klaar. De eerste regel kan van jou zijn.
solo-table-past-none = Niemand speelde die dag uit.
solo-place = Plaats
solo-who = Wie
solo-result = Resultaat
solo-you = jij
solo-before = De dag ervoor
solo-after = De dag erna
solo-share = Deel je resultaat
solo-copied = Je resultaat is gekopieerd; plak het waar je wilt.
solo-share-text = { $title } ({ $way }): { $points ->
    [one] één punt
   *[other] { $points } punten
}, { $level }
solo-no-level = geen niveau
solo-scenarios = Scenario’s
solo-progress = Je hebt in { $done } van de { $all } een niveau bereikt, en in { $top } het hoogste.
solo-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
solo-best = Beste: { $points }
solo-hinted = met een tip
solo-not-yet = nog niet voltooid
solo-without = zonder { $what }
solo-par = par { $points }
solo-medal = { $level }, vanaf { $points } punten
solo-medal-reached = { $level }, vanaf { $points } punten: bereikt
solo-broken = Dit scenario kan hier niet gespeeld worden: het bestand laadt niet. Met de andere is alles in orde.
solo-none = Hier zijn geen scenario’s.

## Wat iemand heeft gespeeld
history = Wat je hebt gespeeld
history-meaning = Je afgelopen spellen met datum en uitslag, je medailles, en alles om mee te nemen. Met je privélink vind je ze op elk apparaat terug.
history-open = Terugkijken
history-all = Alle
history-with = Tegen
history-with-people = Mensen
history-with-bots = Bots
history-with-nobody = Alleen
history-none = Zo’n spel is er nog niet.
history-more = Meer tonen
history-score = { $played ->
    [one] één spel
   *[other] { $played } spellen
}, { $won } gewonnen
history-played = { $played ->
    [one] één spel
   *[other] { $played } spellen
}
history-percent = { $percent }%
history-best = Scenario’s waarin je een niveau haalde
history-export = Alle spellen downloaden
history-export-meaning = Een zip met het verslag van elk afgelopen spel van jou: alles wat er gebeurde, regel voor regel. Het commando foghorn audit leest de verslagen.
