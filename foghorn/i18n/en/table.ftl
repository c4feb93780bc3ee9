# The room around any game: its question, log and chat, and what comes after the end.

title-your-turn = Your turn — { $game }
question = What to do now
do-undo = Take back
lesson-first = First do what is marked; after that you are free to choose.

side = Log and chat
side-unread = { $count ->
    [one] Log and chat, { $count } new message
   *[other] Log and chat, { $count } new messages
}
log = What happened
log-empty = From now on, everything that happens is shown here.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
catch-up = Skip to now

connection-lost = Lost in the fog for a moment. We will reconnect automatically; nothing is lost.
stand-in-plays = A bot is playing for you.
stand-in-back = Take your seat back
watching = You are watching.
clock-left = Time left to choose

seat-bot = bot
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
ending-replay = Watch the replay
ending-check = Check the deal
ending-home = Home

leave = Leave the table
leave-for-now = Just step out
leave-for-now-means = Your seat stays yours: you will find this game again on the home page.
leave-for-good = Give up my seat
leave-for-good-means = Or leave for good: a bot takes over from you. If nobody else is playing, the game ends here.

keys = Keys and help
keys-on = Use single-key shortcuts
keys-undo = take your last choice back
keys-side = log and chat
keys-help = this list
help-rules = The rules
plain-event = { $told }
