# The web page around the games: its header, the home page, the lobby, and who somebody is.

## Everywhere
skip-to-main = Skip to the main content
offline = The server cannot be reached: what you have opened before is here, tables and lists are not. Everything comes back with the connection.
page-unreachable = This page could not be loaded. Check your connection and reload it.
page-description = Two games in the fog, with friends and bots, in the browser.
waiting = One moment…
close = Close
cancel = Cancel
home = Home
notice-rule = Rule { $rule }
refused-unreachable = The server cannot be reached; check your connection and try again.

header-nav = Foghorn
header-home = Foghorn, home page
header-learn = Learn
header-rules = Rules
header-me = { $name }: that is you
header-nobody = Your name
header-turns = { $count ->
    [one] Your turn in { $count } game
   *[other] Your turn in { $count } games
}
header-turns-elsewhere = { $count ->
    [one] Your turn in { $count } other game
   *[other] Your turn in { $count } other games
}

## Settings
settings = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-auto = As on this device
settings-theme-light = Day
settings-theme-dark = Night
settings-speed = Animation
settings-speed-normal = Calm
settings-speed-fast = Quick
settings-speed-off = None
settings-letters = A letter on every weather symbol
settings-careful = Ask before a turn ends that could go on
settings-confirm = Confirm my choices: the first touch shows, the second does
settings-sound = Sounds
settings-sound-try = Try it
settings-notify = Tell me when it is my turn while I look at something else
settings-notify-denied = This browser does not allow it. You can change that in the browser’s settings for this site.

## Names for somebody who has none yet
guest-name-1 = Misty Otter
guest-name-2 = Breezy Gull
guest-name-3 = Soggy Badger
guest-name-4 = Sunny Snail
guest-name-5 = Drizzly Duck
guest-name-6 = Frosty Fox
guest-name-7 = Cloudy Crab
guest-name-8 = Thunder Newt
guest-name-9 = Hazy Heron
guest-name-10 = Gusty Puffin
guest-name-11 = Snowy Seal
guest-name-12 = Damp Donkey

## The home page
home-title = What shall we play?
home-play = Play now
home-kind = Game
home-players = Players
home-bots = Bots
home-invite = Invite friends
home-learn = Learn to play
home-rules = Read the rules

bot-random = random
bot-easy = easy
bot-steady = steady
bot-hard = hard
bot-patient = patient
bot-name-random = Gusty
bot-name-easy = Breezy
bot-name-steady = Steady
bot-name-hard = Keen
bot-name-patient = Long View
bot-means-random = Plays whatever is allowed, without a plan.
bot-strength = Wins { $percent }% of its games for two against { $other }.

tables-nobody = Nobody yet
tables-no-clock = no clock
tables-clock = { $time } per choice
tables-unreachable = The list could not be fetched; it comes back when the server does.
open-tables = Open tables
open-tables-again = Refresh
open-tables-none = Nobody is waiting right now. Invite friends and make your table public, and it shows up here.
open-tables-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
open-tables-join = Sit down

my-going = Your games
my-over = Finished games
my-none = No games yet. Your first one is a click away on the home page.
my-leave = Leave this table
my-leave-meaning = You give up your seat for good. If others are playing, a bot takes over from you; if not, the game is over.
my-leave-yes = Leave
my-leave-no = Stay
going-open = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
going-ready = Everyone is here; the game can start
going-mine = Your turn
going-theirs = Waiting for { $names }
going-since = asked { $ago }
going-since-now = asked just now
going-lesson = Your first lesson
going-on = Under way
going-go = Continue
finished-winner = winner
finished-replay = Watch the replay

## A new table
new-table = A table for you and your friends
new-table-preset = What kind of game?
new-table-own-mix = Your own mix
new-table-options = Options one by one
new-table-not = { $value }: { $reason }
new-table-players = How many players?
new-table-clock = How long may each choice take?
new-table-listed = Public table: anyone may join
new-table-watching = Let others watch
new-table-stand-in = A bot takes over for anyone who is away
new-table-open = Open the table

## The lobby
lobby = The table is set
lobby-seats = Seats
lobby-bot-level = How good should bots be?
lobby-fill = { $count ->
    [one] Fill the free seat with a bot
   *[other] Fill { $count } free seats with bots
}
lobby-start = Start the game
lobby-change = Change what was agreed
lobby-change-do = Agree on this
lobby-free-host = { $count ->
    [one] One seat is still free: wait for a friend, or give it to a bot.
   *[other] { $count } seats are still free: wait for friends, or give them to bots.
}
lobby-free = { $count ->
    [one] One seat is still free. Make yourself comfortable.
   *[other] { $count } seats are still free. Make yourself comfortable.
}
lobby-ready = Everyone is here. Start whenever you like!
lobby-wait = Everyone is here. { $name } starts the game.
lobby-watching = You are watching; the game appears here when it starts.
lobby-leave = Leave this table

lobby-seat-number = Seat { $seat }
lobby-seat-free = free
lobby-seat-away = away for a moment
lobby-seat-you = that is you
lobby-seat-there = is here
lobby-seat-host = host
lobby-seat-muted = muted
lobby-seat-bot = Seat a bot
lobby-seat-bot-away = Send { $name } away

lobby-team = Team { $team }
lobby-teams = Teams are made by seats: change seats to change teams.
lobby-move = Move { $name } to another seat
lobby-move-me = Change seats
lobby-move-here = To seat { $seat }
lobby-move-swap = Change places with { $name }
lobby-move-asked = Where should { $name } sit?
lobby-move-asked-me = Where would you like to sit?
lobby-moved = { $name } now has seat { $seat }.

terms = What was agreed
terms-players = { $count ->
    [one] One player
   *[other] { $count } players
}
terms-option = { $name }: { $value }
terms-time-none = No limit
terms-time-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
terms-time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
terms-time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
terms-no-clock = Take your time: there is no clock
terms-clock = Time for each choice: { $time }
terms-listed = Public table: anyone may join
terms-unlisted = Only those with the link can join
terms-watching = Others may watch with a link of their own
terms-no-watching = Nobody can watch
terms-stand-in = A bot takes over for anyone who is away
terms-no-stand-in = The game waits for anyone who is away

invite = Invite friends
invite-title = Come and play with me
invite-link = Whoever opens this link can sit down
invite-only-here = This link works on this computer only: others cannot reach this server yet.
invite-only-here-lan = For your home network, start it with
invite-only-here-public = Behind a public address, start it with
invite-renew = Make a new link
invite-renew-meaning = The old link stops working; friends at the table keep their seats.
invite-renewed = The old link no longer works. Send the new one.
invite-watching = A link for those who only want to watch
invite-watching-link = Whoever opens this link can watch

share-copy = Copy the link
share-send = Send it
share-qr = The link as a QR code
share-copied = The link is copied.
share-by-hand = This browser does not let us copy; select the link and copy it yourself.

sealing = The deal is being sealed
sealing-meaning = Every player’s browser adds a secret number of its own, so nobody, not even this server, can choose the cards. You can check that afterwards.
sealing-commitment = Seal:
sealing-there = has added a number
sealing-missing = has not added a number yet
sealing-left-out = is dealt in without a number
sealing-ask = Take part in the new deal?
sealing-ask-meaning = Whoever deals again can choose between deals. If you are not sure, ask the others what happened. Without an answer within a minute, or if you stay out, you are dealt in without a number of your own: then this deal proves nothing to you.
sealing-take-part = Take part
sealing-stay-out = Stay out
sealing-changed = Careful: the server has changed what was sealed, without beginning the deal again. Your browser takes no further part, and the deal proves nothing to you.
sealing-you-left-out = You are dealt in without a number of your own, so this deal proves nothing to you.

## Joining
join = A seat is waiting for you
join-meaning = Choose a name and sit down. No account, nothing to install.
join-who = Already at the table:
join-sit = Sit down
join-watch = Watch instead
join-host = { $name } invites you.
join-started = This game has already begun
join-over = This game is over
join-full = All seats are taken

## Me
me = You
me-name = Your name
me-save = Save
me-saved = Saved.
me-name-meaning = Everyone at the tables you join next will see it. No account, no password.
me-delete = Delete everything about me
me-delete-meaning = Your name, your private link and your seats are gone for good; bots take over from you in games that are running.
me-delete-sure = Delete everything?
me-delete-yes = Yes, delete
me-forgotten = Everything about you has been deleted. Come back any time!
private-link = Keep playing on another device
private-link-meaning = Open this link there and you are the same person, with the same games. Keep it to yourself, and keep it safe: it is shown only now.
private-link-yours = Your private link
private-link-renew = Make a new private link
private-link-renew-meaning = A private link lets you in on another device. A new one switches off the old link and signs out your other devices.
enter = You have opened a private link
enter-meaning = On this device you are { $name }. You can only be one person at a time, and without { $name }’s own private link there is no way back to those games.
enter-yes = Use the private link
enter-no = Stay { $name }
enter-done = Welcome back!

## Nowhere
nowhere = Nothing here but fog
nowhere-joke = We sounded the horn three times. Only a seagull answered, and it did not know this address either.

## Playing alone
home-solo = Play alone
solo-title = Alone
solo-back = All scenarios
solo-next = { $hours ->
    [0] { $minutes ->
        [one] The next one comes in a minute.
       *[other] The next one comes in { $minutes } minutes.
    }
    [one] The next one comes in an hour and { $minutes } min.
   *[other] The next one comes in { $hours } hours and { $minutes } min.
}
solo-over = This day is over: play it for practice, and watch how others did it.
solo-rule = Your first finished attempt without a hint counts; everything after it is practice.
solo-counted = Your result: { $points ->
    [one] one point
   *[other] { $points } points
}, { $level }. It counts.
solo-counted-no-level = Your result: { $points ->
    [one] one point
   *[other] { $points } points
}, no level this time. It counts.
solo-play = Play: { $way }
solo-practise = Practise: { $way }
solo-go-on = Go on where you stopped
solo-table = Table of the day
solo-table-day = Table of { $day }
solo-table-none = Nobody has finished yet. The first line could be yours.
solo-table-past-none = Nobody finished that day.
solo-place = Place
solo-who = Who
solo-result = Result
solo-you = you
solo-before = The day before
solo-after = The day after
solo-share = Share your result
solo-copied = Your result is copied; paste it wherever you like.
solo-share-text = { $title } ({ $way }): { $points ->
    [one] one point
   *[other] { $points } points
}, { $level }
solo-no-level = no level
solo-scenarios = Scenarios
solo-progress = You have reached a level in { $done } of { $all }, and the highest one in { $top }.
solo-points = { $points ->
    [one] one point
   *[other] { $points } points
}
solo-best = Best: { $points }
solo-hinted = with a hint
solo-not-yet = not finished yet
solo-without = without { $what }
solo-par = par { $points }
solo-medal = { $level }, from { $points } points
solo-medal-reached = { $level }, from { $points } points: reached
solo-broken = This scenario cannot be played here: its file does not load. The others are as they should be.
solo-none = There are no scenarios here.

## What somebody has played
history = What you have played
history-meaning = Your finished games with dates and results, your medals, and all of them to take away. With your private link you find them on every device.
history-open = Look back
history-all = All
history-with = Against
history-with-people = People
history-with-bots = Bots
history-with-nobody = Alone
history-none = No such game yet.
history-more = Show more
history-score = { $played ->
    [one] one game
   *[other] { $played } games
}, { $won } won
history-played = { $played ->
    [one] one game
   *[other] { $played } games
}
history-percent = { $percent }%
history-best = Scenarios with a level reached
history-export = Download all games
history-export-meaning = A zip with the traces of all your finished games: all that happened, line by line. The command foghorn audit reads them.
