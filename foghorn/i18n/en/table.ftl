# The room around any game: its question, log and chat, and what comes after the end.

title-your-turn = Your turn — { $game }
question = What to do now
do-undo = Take back
confirm-choice = Once more to confirm: { $choice }.
reason-only = Nothing else is possible.
lesson-first = First do what is marked; after that you are free to choose.

side = Log and chat
side-unread = { $count ->
    [one] Log and chat, { $count } new message
   *[other] Log and chat, { $count } new messages
}
log = What happened
log-empty = From now on, everything that happens is shown here.
log-seat-taken-back = { $name } is back.
log-seat-taken-over = A bot now plays for { $name }.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
catch-up = Skip to now

connection-lost = Lost in the fog for a moment. We will reconnect automatically; nothing is lost.
stand-in-plays = A bot is playing for you.
stand-in-back = Take your seat back
watching = You are watching.
watchers = Watching ({ $count }): { $names }
watchers-unnamed = { $count ->
    [one] somebody
   *[other] { $count } without a name
}
clock-left = Time left to choose

seat-bot = bot
seat-you = you
name-you = You
seat-away = away
seat-stand-in = a bot is playing
seat-menu = More about { $name }
seat-ignore = Hide their messages from me
seat-read = Show me their messages again
seat-mute = Mute for everyone
seat-unmute = Let them speak again
seat-remove = Remove from the table
seat-remove-means = A bot takes over the seat, and they cannot come back.
seat-remove-means-lobby = The seat becomes free and they cannot come back. The invitation gets a new link; send it to those you still expect.
seat-removed = Removed. The invitation has a new link; send it to those you still expect.

ending-abandoned = Everybody left: this game was abandoned.
ending-rematch = Rematch
ending-again = Once more
ending-follow = Join the rematch
ending-watch = Watch the rematch
rematch-asked = { $name } would like a rematch.
rematch-waiting = Waiting for { $names }.
rematch-declined = Not this time: { $names }.
rematch-accept = Play again
rematch-decline = Not now
rematch-not-after-all = Rather not
rematch-open = Start without waiting
rematch-withdraw = Never mind
rematch-accepted = You will be told when the table is open.
rematch-ready = The rematch is ready.
ending-replay = Watch the replay
ending-check = Check the deal
ending-home = Home
ending-share = Share
ending-share-link = A link to this game, to see it again
result = The end
result-standings = Final standings
result-moments = Moments to remember

leave = Leave the table
leave-for-now = Just step out
leave-for-now-means = Your seat stays yours: you will find this game again on the home page.
leave-for-good = Give up my seat
leave-for-good-means = Or leave for good: a bot takes over from you. If nobody else is playing, the game ends here.

help = Help
help-goal = The goal
help-table = On the table
help-keys = Keys
help-rules = The rules
keys-on = Use single-key shortcuts
keys-undo = take your last choice back
keys-side = log and chat
keys-help = this list
plain-event = { $told }

## The deal's mark and receipt
deal = How the deal was made
deal-restarts = { $count }×
deal-restarted = The deal was begun again { $count ->
    [one] once
   *[other] { $count } times
}, because no number came from { $names }.
deal-restarted-means = Whoever deals again can choose between deals, so trust this one as far as you trust that reason.
deal-mine = Your browser’s number is in this deal, under the seal that it saw first or that you agreed to. When the game is over you can check that.
deal-without = This deal was made without a number of your browser: it proves nothing to you.
deal-changed = This is not the deal that your browser took part in: what was sealed then has been changed since.
deal-not-kept = This browser kept nothing from before the deal, so it cannot compare anything afterwards.
receipt = A receipt to keep
receipt-meaning = Keep these lines somewhere else. After the game, the last one checks the downloaded record against them on your own computer.
receipt-copy = Copy the receipt
receipt-download = Download it
receipt-copied = The receipt is copied.
receipt-by-hand = This browser does not let us copy; select the lines and copy them yourself.
