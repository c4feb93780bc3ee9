# De pagina’s waar niets op het spel staat: de regels, de les rond een spel, spellen die je terugziet.

## De regels

rulebook-title = De spelregels
rulebook-contents = Inhoud
rulebook-learn = Leer het al spelend

## Een spel terugzien

replay-title = Terugkijken
replay-slider = Moment in het spel
replay-step = stap { $step } van { $last }
replay-round = Ronde { $round }
replay-first = Naar het begin
replay-back = Eén stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Eén stap vooruit
replay-last = Naar het einde
replay-pace = Snelheid
replay-eyes = Gezien door
replay-eyes-onlooker = Toeschouwer
replay-story = Wat er gebeurde
replay-hinted = na een tip
replay-share = Dit moment delen
replay-link = Een link naar dit moment
replay-record = Spelverslag downloaden
replay-trace = Volledig logboek downloaden
replay-abandoned = Iedereen is voor het einde weggegaan.
replay-running = Dit spel is nog bezig; je kunt het terugzien als het is afgelopen.
replay-to-table = Naar de tafel
replay-gone = Dit spel bestaat niet, of je mag het niet zien.
replay-again = Opnieuw proberen

## Was het delen eerlijk?

check-title = Het delen controleren
check-intro = Voor het delen namen de server en de browser van elke speler een getal in gedachten en lieten alleen de vingerafdruk ervan zien. Wat er gedeeld werd, kwam uit al die getallen samen, dus niemand kon het kiezen, tenzij ze allemaal samenspanden. Nu het spel uit is, liggen de getallen open.
check-again-good = De server heeft het hele spel met de onthulde getallen opnieuw gedeeld en gespeeld, en het kwam hetzelfde uit.
check-again-bad = Het spel kon niet opnieuw gedeeld en gespeeld worden. { $reason }
check-secret-good = In deze browser nagerekend: het getal van de server past bij zijn vingerafdruk.
check-secret-bad = In deze browser nagerekend: het getal van de server past niet bij zijn vingerafdruk!
check-numbers-good = In deze browser nagerekend: { $count ->
    [one] het getal van de ene speler past bij zijn vingerafdruk.
   *[other] de getallen van alle { $count } spelers passen bij hun vingerafdruk.
}
check-numbers-bad = In deze browser nagerekend: het getal van een speler past niet bij zijn vingerafdruk!
check-numbers-none = Er zit geen getal van een speler in dit spel; niets laat dus zien dat niemand de kaarten koos.
check-seen-good = Voor het delen kreeg deze browser precies dezelfde vingerafdruk van de server te zien.
check-seen-bad = Voor het delen kreeg deze browser een andere vingerafdruk van de server te zien!
check-seen-unknown = Niet vergeleken: deze browser zag de vingerafdruk van de server niet voor het delen.
check-own-good = Het getal dat deze browser in gedachten nam, is bij het delen gebruikt.
check-own-bad = Het getal dat deze browser in gedachten nam, is niet bij het delen gebruikt!
check-own-unknown = Niet vergeleken: deze browser heeft voor dit spel geen eigen getal gegeven.
check-others-good = De vingerafdrukken van de getallen van alle spelers zijn die welke deze browser zag voor hij zijn eigen getal opende.
check-others-bad = De vingerafdrukken van de getallen van de spelers zijn niet die welke deze browser zag voor hij zijn eigen getal opende!
check-others-unknown = Niet vergeleken: deze browser heeft de vingerafdrukken van de andere getallen niet gezien.
check-restarts = { deal-restarted } { deal-restarted-means }
check-restarts-bad = Volgens het spelverslag is er { $count } keer opnieuw gedeeld, maar hier heb je daar { $agreed } keer mee ingestemd!
check-outside = Aan de laatste keer delen heeft deze browser niet meegedaan: hij vergelijkt dus niets, en de verzegeling bewijst jou niets.
check-without-number = Gedeeld zonder eigen getal: { $names }. Aan hen bewijst de verzegeling niets.
check-not-done = Wat deze pagina niet doet: zelf opnieuw delen. Download daarvoor het spelverslag en controleer het op je eigen computer met “foghorn verify”. En niets kan laten zien of iemand bij de server heeft gegluurd, of je een pagina heeft gestuurd die niet doet wat ze zegt.
check-nothing-drawn = In dit spel wordt niets getrokken: wat er op tafel ligt, staat in het scenario, dus er viel niets te verzegelen.
check-not-sealed = Bij een les staat vooraf vast wat er komt, dus er valt niets te controleren.
check-numbers = De getallen zelf
check-server = Server
check-fingerprint = Vingerafdruk:

## Een les

learn-title = Al spelend leren
learn-coach = Je coach
learn-progress = Stap { $step } van { $steps }
learn-next = Verder
learn-again = Opnieuw beginnen
learn-play = Nu spelen met bots
learn-play-on = Dit spel uitspelen
learn-all = Alle lessen
learn-next-lesson = Volgende: { $lesson }
learn-shelf = Doe ze in elke volgorde; elke les duurt een minuut. Tot slot helpt een coach je bij een eerste spel.
learn-count = { $done } van { $lessons } lessen gedaan
learn-done = Gedaan
