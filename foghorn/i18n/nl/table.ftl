# De kamer rond elk spel: de vraag, het verslag en de chat, en wat er na het einde komt.

title-your-turn = Jij bent aan de beurt — { $game }
question = Wat er nu te doen is
do-undo = Terugnemen
confirm-choice = Nog een keer om te bevestigen: { $choice }.
reason-only = Iets anders kan niet.
lesson-first = Doe eerst wat gemarkeerd is; daarna mag je zelf kiezen.

side = Verslag en chat
side-unread = { $count ->
    [one] Verslag en chat, { $count } nieuw bericht
   *[other] Verslag en chat, { $count } nieuwe berichten
}
log = Wat er gebeurde
log-empty = Wat er vanaf nu gebeurt, staat hier.
log-seat-taken-back = { $name } is terug.
log-seat-taken-over = Een bot speelt nu voor { $name }.
chat = Chat
chat-empty = Nog niemand heeft iets gezegd.
chat-write = Zeg iets
chat-send = Stuur
catch-up = Meteen naar nu

connection-lost = Even de weg kwijt in de mist. We komen vanzelf terug; er gaat niets verloren.
stand-in-plays = Een bot speelt voor je.
stand-in-back = Neem je plaats terug
watching = Je kijkt mee.
watchers = Kijkt mee ({ $count }): { $names }
watchers-unnamed = { $count ->
    [one] iemand
   *[other] { $count } zonder naam
}
clock-left = Tijd om te kiezen

seat-bot = bot
seat-you = jij
name-you = Jij
seat-away = afwezig
seat-stand-in = een bot speelt door
seat-menu = Meer over { $name }
seat-ignore = Berichten voor mij verbergen
seat-read = Berichten weer tonen
seat-mute = Dempen voor iedereen
seat-unmute = Weer laten praten
seat-remove = Van tafel sturen
seat-remove-means = Een bot neemt de plaats over; terugkomen kan niet.
seat-remove-means-lobby = De plaats komt vrij en terugkomen kan niet. De uitnodiging krijgt een nieuwe link; stuur die naar wie je nog verwacht.
seat-removed = Weggestuurd. De uitnodiging heeft een nieuwe link; stuur die naar wie je nog verwacht.

ending-abandoned = Iedereen is weg: dit spel is afgebroken.
ending-rematch = Revanche
ending-again = Nog een keer
ending-follow = Doe mee met de revanche
ending-watch = Kijk naar de revanche
rematch-asked = { $name } wil graag een revanche.
rematch-waiting = We wachten op { $names }.
rematch-declined = Deze keer niet: { $names }.
rematch-accept = Nog een keer spelen
rematch-decline = Nu niet
rematch-not-after-all = Toch maar niet
rematch-open = Beginnen zonder te wachten
rematch-withdraw = Laat maar
rematch-accepted = Je hoort het zodra de tafel klaar is.
rematch-ready = De revanche staat klaar.
ending-replay = Bekijk opnieuw
ending-check = Controleer het delen
ending-home = Home
ending-share = Delen
ending-share-link = Een link om dit spel terug te zien
result = Het einde
result-standings = Eindstand
result-moments = Momenten om te onthouden

leave = Van tafel gaan
leave-for-now = Even weggaan
leave-for-now-means = Je plaats blijft van jou: je vindt dit spel terug op de startpagina.
leave-for-good = Mijn plaats opgeven
leave-for-good-means = Of ga voorgoed weg: een bot speelt voor je door. Speelt er niemand anders mee, dan eindigt het spel hier.

help = Hulp
help-goal = Het doel
help-table = Op tafel
help-keys = Toetsen
help-rules = De spelregels
keys-on = Kiezen met losse toetsen
keys-undo = je laatste keuze terugnemen
keys-side = verslag en chat
keys-help = deze lijst
plain-event = { $told }

## Het teken en het bewijs van de verzegeling
deal = Hoe er gedeeld is
deal-restarts = { $count }×
deal-restarted = Er is { $count ->
    [one] één keer
   *[other] { $count } keer
} opnieuw gedeeld, omdat er geen getal kwam van { $names }.
deal-restarted-means = Wie opnieuw deelt, kan uit meer dan één verdeling kiezen; vertrouw deze dus zover je die reden vertrouwt.
deal-mine = Het getal van je browser zit in dit spel, onder het zegel dat hij het eerst zag of waarmee jij hebt ingestemd. Na afloop kun je dat controleren.
deal-without = Er is gedeeld zonder een getal van je browser: de verzegeling bewijst jou niets.
deal-changed = Dit is niet de verdeling waaraan je browser heeft meegedaan: wat verzegeld was, is sindsdien veranderd.
deal-not-kept = Deze browser heeft niets bewaard van voor het delen en kan achteraf dus niets vergelijken.
receipt = Een bewijs om te bewaren
receipt-meaning = Bewaar deze regels ergens anders. Na afloop controleert de laatste regel op je eigen computer of het gedownloade spelverslag erbij past.
receipt-copy = Kopieer het bewijs
receipt-download = Download het
receipt-copied = Het bewijs is gekopieerd.
receipt-by-hand = Deze browser laat ons niet kopiëren; selecteer de regels en kopieer ze zelf.
