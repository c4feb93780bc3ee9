# Waar de tafelserver, zijn opslag en de opdrachten eromheen nee op zeggen, en een paar goede woorden.

## Wie je bent
refused-no-guest = Je hebt hier nog geen naam; kies er eerst een.
refused-no-such-link = Die privélink leidt nergens heen; misschien is hij vernieuwd.
refused-link-renewed = Je privélink is vernieuwd; kom opnieuw binnen met de nieuwe.
refused-no-such-guest = Die gast is hier niet meer.

## De tafel
refused-no-such-table = Die tafel bestaat niet, of staat niet voor je open.
error-no-such-lesson = Er is nog geen les voor { $game }.
error-unknown-lesson = Er is geen les met de naam “{ $name }”; wel { $lessons }.
refused-no-daily = { $game } heeft geen scenario van de dag.
refused-day-not-over = Dit scenario van de dag wordt nog gespeeld: de partijen zijn te zien als de dag voorbij is, om middernacht UTC.
refused-no-such-seat = Er is geen plaats { $seat } aan deze tafel.
refused-table-full = Alle plaatsen zijn bezet.
refused-name-imitates = Je naam lijkt op die van { $name } aan deze tafel; kies een andere.
refused-seat-taken = Plaats { $seat } is bezet.
refused-seat-free = Plaats { $seat } is nog vrij; laat er eerst iemand of een bot plaatsnemen.
refused-no-bot-there = Op plaats { $seat } zit geen bot.
refused-already-started = Het spel is al begonnen.
refused-scenario-needs-own-table = Een scenario speel je alleen: open er een eigen tafel voor.
refused-not-running = Aan deze tafel is geen spel bezig.
refused-not-finished = Dit spel is nog niet afgelopen.
refused-no-rematch = Niemand vraagt om een revanche.
refused-not-at-table = Je hebt geen plaats aan deze tafel.
refused-host-only = Alleen de gastheer of gastvrouw van de tafel kan dat.
refused-too-few-seats = Hier zitten meer mensen dan { $players }.
refused-nobody-to-remove = Op plaats { $seat } zit niemand die weggestuurd kan worden.
refused-nobody-to-mute = Op plaats { $seat } zit niemand die je kunt dempen.
refused-removed = Je bent weggestuurd en kunt niet terug aan deze tafel.
refused-invitation-renewed = Deze uitnodiging werkt niet meer, want er is een nieuwe gemaakt. Vraag om de nieuwe link.
refused-muted = De gastheer of gastvrouw heeft je gedempt.
refused-only-watching = Je kijkt toe; dat kan alleen wie een plaats heeft.
refused-left-table = Je zit niet meer aan deze tafel.
refused-ask-on-your-turn = Dat kun je vragen als je aan de beurt bent.
refused-no-hints-here = Aan deze tafel wordt zonder hulp gespeeld.
refused-no-hint-now = Er was zo gauw geen tip te vinden; vraag het zo weer.

## Het verzegelde delen
refused-not-sealing = Voor het delen is nu geen getal van jou nodig.
refused-already-promised = Je hebt je getal al beloofd.
refused-not-all-promised = Nog niet iedereen heeft een getal beloofd.
refused-broken-promise = Dat is niet het getal dat je hebt beloofd.

## Wat pagina’s en programma’s zeggen
refused-hello-first = Het eerste bericht moet de begroeting zijn.
refused-already-greeted = We hebben elkaar al begroet.
refused-reload = Deze pagina is van een andere versie; laad hem opnieuw.
refused-unreadable = Dat bericht was niet te lezen.
refused-invalid = Iets in het verzoek klopt niet: { $where }.
refused-too-long = Dat is te lang.
refused-no-such-page = Op dit adres is niets te vinden.
refused-no-such-method = Dat kan niet op dit adres.
refused-origin = Die pagina is niet van ons.
refused-host = Deze server is niet onder die naam bekend.
refused-mistake = Foghorn maakte een fout; je bent niets kwijt.

## Te veel
refused-too-fast = Dat was te veel ineens; wacht even en kom terug.
refused-too-slow = Je verbinding kon het niet bijhouden; kom terug en je ziet de tafel zoals hij is.
refused-too-many-requests = Te veel verzoeken ineens; wacht even.
refused-too-many-questions = Te veel vragen ineens; wacht even.
refused-too-many-guesses = Te veel verkeerde links; wacht een tijdje voor je het weer probeert.
refused-too-many-tables = Je kunt hoogstens { $most } open tafels hebben.
refused-too-many-listed = Je kunt hoogstens { $most } openbare tafels hebben die op spelers wachten.
refused-too-many-new-tables = Er zijn hier te veel tafels geopend; wacht even voordat je de volgende opent.
refused-too-many-watchers = Er kunnen niet nog meer mensen bij deze tafel toekijken.
refused-too-many-connections = Vanaf jouw netwerk staan te veel pagina’s open.

## De opslag
refused-server-stops = De server stopt; je spel blijft bewaard en komt terug.
refused-disk-full = De schijf van de server is vol, dus er is niets bewaard; probeer het later weer.
refused-database-gone = De database is niet te bereiken, dus er is niets bewaard; probeer het zo weer.
refused-store-replaced = Het bestand van de database is vervangen terwijl de server liep, dus er wordt niets bewaard; de server moet opnieuw worden gestart.
refused-database-locked = De database is even bezet, dus er is niets bewaard; probeer het zo weer.
refused-store-busy = Er wacht te veel om bewaard te worden; probeer het zo weer.
refused-unknown = De database viel net weg; kijk aan tafel of je keuze is doorgekomen.
refused-row-changed = De tafel werd op hetzelfde moment gewijzigd; probeer het opnieuw.
refused-already-there = Dat is er al.
refused-bad-value = Dat kan zo niet bewaard worden.
refused-store-locked = Een andere server gebruikt deze database.
refused-store-newer = Deze database heeft versie { $version } en komt van een nieuwere Foghorn; deze kent hoogstens versie { $newest }.
refused-store-foreign = Deze database is van een ander programma.
refused-store-damaged = Deze database is beschadigd, of is helemaal geen database.
refused-store-not-empty = Een back-up kan alleen in een lege database worden teruggezet.
refused-store-address = Dat adres is geen bestand en geen PostgreSQL-database.
refused-postgresql-missing = Installeer Foghorn voor PostgreSQL met het extra deel “postgresql”.
refused-backup-version = Deze back-up heeft versie { $version }; alleen versie { $newest } kan worden teruggezet.
error-backup-damaged = Regel { $line } van de back-up is beschadigd, of daarna ontbreekt iets.

## backup, verify
backup-done = Alles staat nu in { $path }.
restore-done = De back-up staat in de database; start de server wanneer je wilt.
verify-good = Het spelverslag klopt: het spel, verzegeld met { $commitment }, is opnieuw gedeeld en gespeeld en eindigt met { $points }; gewonnen door { $winners }.
verify-restarted = Er is { $count ->
    [one] één keer
   *[other] { $count } keer
} opnieuw gedeeld; de opgegeven reden is dat er geen getal kwam van { $names }.
verify-without-number = Gedeeld zonder eigen getal: { $names }. Voor hen bewijst dit spelverslag niets over het delen.
verify-no-number = Er zit geen getal van een mens in dit spel: het spelverslag klopt met zichzelf, en bewijst niets over wie de kaarten koos.
error-record-unreadable = Dit is niet het spelverslag van een afgelopen spel.
error-record-digest = Het spelverslag is veranderd: de controlesom past er niet bij.
error-record-not-sealed = Het spelverslag hoort bij een spel dat niet verzegeld was.
error-record-commitment = Het spelverslag is veranderd: het geheim is niet het geheim dat voor het delen werd getoond.
error-record-promise = Het spelverslag is veranderd: het getal van een speler is niet het getal dat voor het delen werd beloofd.
error-record-no-number = Er is gedeeld zonder getal van een speler, dus het spelverslag bewijst niets.
error-record-other-commitment = Dit spel is niet gedeeld met de vingerafdruk die je hebt genoteerd.
error-record-other-number = Het getal dat je hebt genoteerd, zit niet in dit spel.
error-record-other-promises = De vingerafdrukken van de getallen aan tafel zijn niet die welke je hebt genoteerd.
error-record-impossible = Het spelverslag is veranderd: zo’n spel kan niet ({ $reason }).
error-record-unfinished = Het spelverslag is veranderd: het spel erin wordt niet uitgespeeld.
error-record-trace = Het spelverslag is veranderd: opnieuw gedeeld en gespeeld verloopt het spel anders.

## prune
error-prune-nothing = Zeg wat weg mag: --keep-games of --keep-guests, elk met een aantal dagen.
prune-none = Er is niets dat zo oud is.
prune-what = Wat
prune-count = Aantal
prune-oldest = Oudste
prune-newest = Nieuwste
prune-finished = Afgelopen spellen
prune-abandoned = Opgegeven spellen
prune-open = Tafels die nooit begonnen zijn
prune-guests = Gasten zonder tafel
prune-dry = Er is niets verwijderd. Met --yes wel, voorgoed; maak eerst een back-up.
prune-deleting = Verwijderen
prune-done = { $count ->
    [one] Er is er één verwijderd.
   *[other] Er zijn er { $count } verwijderd.
}

## Voorproefjes van links
preview-table = { $game }: schuif aan
preview-replay = { $game }: een spel om terug te kijken
preview-learn = { $game } leren spelen
preview-solo = { $game }: speel alleen
preview-rules = De spelregels van { $game }
