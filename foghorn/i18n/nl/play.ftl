### De woorden van `foghorn play`.

play-name-person = Speler { $seat }

## De vraag

play-begun = Elke keuze wordt meteen bewaard; stop gerust wanneer je wilt.
play-resumed = Welkom terug: het spel gaat verder waar je gebleven was.
play-cut = De laatste regel van het bewaarde spel was afgebroken; het spel gaat verder vanaf de keuze ervoor.
play-earlier = { $count ->
    [one] … en daarvoor nog één; typ “verslag” om die te zien.
   *[other] … en daarvoor nog { $count }; typ “verslag” om ze te zien.
}
play-hint = Typ een nummer of een actie; met “hulp” zie je wat je nog meer kunt typen.
play-hint-undo = Typ een nummer of een actie; met “terug” neem je je laatste keuze terug, “hulp” toont de rest.
play-hourglass = Zandloper: nog { $seconds } s in deze beurt.

## Samen aan één toetsenbord

play-hand-over = { $name }, jij bent aan de beurt. Druk op Enter als niemand anders meekijkt.
play-hand-over-undo = { $name } kan nog “terug” typen om opnieuw te kiezen.

## Opdrachten: andere woorden ervoor, met komma’s ertussen

play-command-why = waarom
play-command-hint = tip
play-command-undo = terug
play-command-board = tafel
play-command-log = verslag
play-command-rules = regels
play-command-save = bewaar
play-command-lang = taal
play-command-help = hulp
play-command-quit = stop

play-help-number = kies die regel van het menu
play-help-notation = kies met woorden, zoals tussen vierkante haken achter elke regel staat
play-help-why = met een actie, zoals “waarom { $action }”: mag dat, en zo niet, volgens welke regel
play-help-hint = wat een bot in jouw plaats zou doen, en waarom
play-help-undo = neem je laatste keuze terug, zolang er niets verborgens te zien was en er niemand anders aan de beurt kwam
play-help-board = toon de tafel en je kaarten opnieuw
play-help-log = wat er pas gebeurd is
play-help-rules = de spelregels
play-help-save = waar het spel bewaard wordt; met een bestandsnaam: schrijf daar een kopie
play-help-lang = een andere taal: en, nl, fr of de
play-help-help = deze lijst
play-help-quit = stoppen; het spel wacht op je
play-key-enter = Enter
play-help-enter = toon de tafel opnieuw; terwijl bots kiezen: laat ze opschieten

## Antwoorden

play-why-what = Zet de actie erachter, bijvoorbeeld: waarom { $action }
play-allowed = Dat mag: { $action } is nu toegestaan.
play-hinted = Een tip: { $action }
play-saved = Alle keuzes tot nu toe zijn bewaard in { $file }
play-copied = Een kopie van het spel staat nu in { $file }
play-languages = Je kunt uit deze talen kiezen: { $languages }
play-try-again = Druk op Enter om het opnieuw te proberen of typ “stop”; wat bewaard was, blijft bewaard.

## Het einde

play-left = Alles is bewaard. Speel verder wanneer je wilt met: { $command }
play-kept =
    Het afgelopen spel is bewaard in { $file }
    Bekijk het nog eens met: { $command }

## Nee tegen een keuze

refused-stale = Dat is een antwoord op een vraag die niet meer openstaat; kijk nog eens naar de tafel.
refused-out-of-order = Keuze nummer { $seq } kwam waar nummer { $expected } aan de beurt was.
refused-nothing-to-undo = Je kunt niets terugnemen: er is sindsdien iets verborgens getoond, of een andere speler kwam aan de beurt.
refused-no-such-number = Het menu loopt van 1 tot en met { $most }; een { $given } is er niet.

## Bewaarde spellen

error-disk = { $reason ->
    [full] Er is geen ruimte meer op de schijf voor { $file }; de keuze is niet gemaakt, en alles wat al bewaard was, is veilig.
    [denied] Schrijven naar { $file } is niet toegestaan; de keuze is niet gemaakt, en alles wat al bewaard was, is veilig.
   *[other] { $file } kon niet geschreven worden ({ $detail }); de keuze is niet gemaakt, en alles wat al bewaard was, is veilig.
}
error-not-written = { $reason ->
    [full] Er is geen ruimte meer op de schijf voor { $file }; er is niets geschreven.
    [denied] Schrijven naar { $file } is niet toegestaan; er is niets geschreven.
   *[other] { $file } kon niet geschreven worden ({ $detail }).
}
error-unreadable = { $reason ->
    [denied] Lezen van { $file } is niet toegestaan.
   *[other] { $file } kon niet gelezen worden ({ $detail }).
}
error-save-in-use = Dit spel wordt al in een ander venster gespeeld: { $file } is daar open. Stop daar eerst.
error-save-exists = { $file } bestaat al en blijft zoals het is; kies een andere naam.
error-save-not-found = Er is geen bewaard spel { $file }.
error-nothing-to-resume = Er is geen onafgemaakt spel in { $folder }.
error-save-damaged = { $file } is beschadigd in regel { $line } ({ $detail }); er is niets aan veranderd.
error-save-empty = { $file } is leeg; er is niets aan veranderd.
error-save-seats = { $file } is beschadigd in regel { $line }: het aantal mensen ({ $humans }) en bots ({ $bots }) is samen niet het aantal plaatsen ({ $seats }). Er is niets aan veranderd.
error-save-seeds = { $file } is beschadigd in regel { $line }: een startgetal is negatief of te groot. Er is niets aan veranderd.
error-save-order = { $file } is beschadigd in regel { $line }: die keuze staat niet op volgorde, of hoort bij een plaats die niet bestaat. Er is niets aan veranderd.
error-save-entry = Regel { $line } van { $file } bevat een keuze die niet mogelijk was ({ $reason }); er is niets aan het bestand veranderd.
error-entry = Regel { $line } bevat een keuze die niet mogelijk was ({ $reason }).
error-rules-version = Dit spel is begonnen met versie { $version } van de spelregels; dit programma speelt versie { $ours }.

## Wie er spelen

error-day-to-come = De dag { $day } is nog niet aangebroken; het scenario is bekend vanaf middernacht UTC.
error-humans = { $humans } mensen passen niet aan een tafel voor { $players }: 1 tot en met { $players } van de spelers kunnen mensen zijn.
error-too-many-names = Er zijn { $names } namen voor { $players ->
    [one] één speler
   *[other] { $players } spelers
}.
error-player-name = Een speler kan niet { $name } heten: een naam heeft 1 tot { $longest } afdrukbare tekens.
error-name-twice = Twee spelers zouden { $name } heten; geef ieder een eigen naam.
