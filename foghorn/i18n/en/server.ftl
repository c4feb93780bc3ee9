# What the table server, its store and the commands around them say no to, and a few good words.

## Who you are
refused-no-guest = You have no name here yet; choose one first.
refused-no-such-link = That private link leads nowhere; perhaps it was renewed.
refused-link-renewed = Your private link was renewed; come in again with the new one.
refused-no-such-guest = That guest is not here any more.

## The table
refused-no-such-table = There is no such table, or it is not open to you.
error-no-such-lesson = There is no lesson for { $game } yet.
error-unknown-lesson = There is no lesson called “{ $name }”; there are { $lessons }.
refused-no-daily = { $game } has no scenario of the day.
refused-day-not-over = The scenario of the day is still being played: its games can be watched when the day is over, at midnight UTC.
refused-no-such-seat = There is no seat { $seat } at this table.
refused-table-full = All seats are taken.
refused-name-imitates = Your name looks like that of { $name } at this table; choose another one.
refused-seat-taken = Seat { $seat } is taken.
refused-seat-free = Seat { $seat } is still free; fill it with a person or a bot first.
refused-no-bot-there = No bot sits in seat { $seat }.
refused-already-started = The game has already started.
refused-scenario-needs-own-table = A scenario is played alone: open a table of its own for it.
refused-not-running = No game is running at this table.
refused-not-finished = This game has not ended yet.
refused-no-rematch = Nobody is asking for a rematch.
refused-not-at-table = You have no seat at this table.
refused-host-only = Only the table’s host can do that.
refused-too-few-seats = More people sit here than { $players }.
refused-nobody-to-remove = Nobody in seat { $seat } can be removed.
refused-nobody-to-mute = Nobody in seat { $seat } can be muted.
refused-removed = The host removed you from this table, so you cannot come back.
refused-invitation-renewed = This invitation no longer works, because the host has made a new one. Ask for the new link.
refused-muted = The host has muted you.
refused-only-watching = You are watching; only those with a seat can do that.
refused-left-table = You are no longer at this table.
refused-ask-on-your-turn = You can ask that when it is your turn.
refused-no-hints-here = This table plays without help.
refused-no-hint-now = No hint could be found just now; ask again in a moment.

## The sealed deal
refused-not-sealing = The deal does not need a number from you now.
refused-already-promised = You have promised your number already.
refused-not-all-promised = Not everyone has promised a number yet.
refused-broken-promise = That is not the number you promised.

## What pages and programs say
refused-hello-first = The first message must be the greeting.
refused-already-greeted = We have greeted each other already.
refused-reload = This page is from another version; reload it.
refused-unreadable = That message could not be read.
refused-invalid = Something in the request is wrong: { $where }.
refused-too-long = That is too long.
refused-no-such-page = There is nothing at this address.
refused-no-such-method = That cannot be done at this address.
refused-origin = That page is not one of ours.
refused-host = This server is not known by that name.
refused-mistake = Foghorn made a mistake; nothing of yours is lost.

## Too much
refused-too-fast = That was too much at once; wait a moment and come back.
refused-too-slow = Your connection could not keep up; come back and you will see the table as it is.
refused-too-many-requests = Too many requests at once; wait a moment.
refused-too-many-questions = Too many questions at once; wait a moment.
refused-too-many-guesses = Too many wrong links; wait a while before you try again.
refused-too-many-tables = You can have { $most } open tables at most.
refused-too-many-listed = You can have { $most } public tables waiting for players at most.
refused-too-many-new-tables = Too many tables were opened from here; wait a little before you open the next one.
refused-too-many-watchers = No more people can watch this table.
refused-too-many-connections = Too many pages are open from your network.

## The store
refused-server-stops = The server is stopping; your game is saved and will be back.
refused-disk-full = The server’s disk is full, so nothing was stored; try again later.
refused-database-gone = The database cannot be reached, so nothing was stored; try again in a moment.
refused-store-replaced = The file of the database was replaced while the server ran, so nothing is stored; the server must be started again.
refused-database-locked = The database is busy, so nothing was stored; try again in a moment.
refused-store-busy = Too much is waiting to be stored; try again in a moment.
refused-unknown = The database could not be reached just then; look at the table to see whether your choice counted.
refused-row-changed = The table was changed at the same moment; try again.
refused-already-there = That is already there.
refused-bad-value = That cannot be stored as it is.
refused-store-locked = Another server is using this database.
refused-store-newer = This database is of version { $version }, made by a newer Foghorn; this one knows version { $newest } at most.
refused-store-foreign = This database belongs to another program.
refused-store-damaged = This database is damaged, or is no database at all.
refused-store-not-empty = A backup can only be put back into an empty database.
refused-store-address = That address is neither a file nor a PostgreSQL database.
refused-postgresql-missing = For PostgreSQL, install Foghorn with its extra “postgresql”.
refused-backup-version = This backup is of version { $version }; only version { $newest } can be put back.
error-backup-damaged = Line { $line } of the backup is damaged, or something is missing after it.

## backup, verify
backup-done = Everything is now in { $path }.
restore-done = The backup is in the database; start the server when you like.
verify-good = The record checks out: the deal sealed with { $commitment } was dealt and played again and ends with { $points }; won by { $winners }.
verify-restarted = The deal was begun again { $count ->
    [one] once
   *[other] { $count } times
}; the reason given is that no number came from { $names }.
verify-without-number = Dealt without a number of their own: { $names }. For them this record proves nothing about the deal.
verify-no-number = No person’s number is in this deal: the record agrees with itself, and proves nothing about who chose the deal.
error-record-unreadable = This is not the record of a finished game.
error-record-digest = The record was changed: its digest does not match.
error-record-not-sealed = The record is of a deal that was not sealed.
error-record-commitment = The record was changed: the secret is not the one shown before the deal.
error-record-promise = The record was changed: a player’s number is not the one promised before the deal.
error-record-no-number = The deal was made without a number of any player, so the record proves nothing.
error-record-other-commitment = This game was not dealt with the fingerprint that you noted.
error-record-other-number = The number that you noted is not in this deal.
error-record-other-promises = The fingerprints of the players’ numbers are not those that you noted.
error-record-impossible = The record was changed: such a game is not possible ({ $reason }).
error-record-unfinished = The record was changed: the game in it does not reach its end.
error-record-trace = The record was changed: dealt and played again, the game goes differently.

## prune
error-prune-nothing = Say what may go: --keep-games or --keep-guests, each with a number of days.
prune-none = There is nothing that old.
prune-what = What
prune-count = Number
prune-oldest = Oldest
prune-newest = Newest
prune-finished = Finished games
prune-abandoned = Abandoned games
prune-open = Tables that were never started
prune-guests = Guests without a table
prune-dry = Nothing was deleted. With --yes it is, for good; take a backup first.
prune-deleting = Deleting
prune-done = { $count ->
    [one] One is deleted.
   *[other] { $count } are deleted.
}

## Previews of links
preview-table = { $game }: take a seat
preview-replay = { $game }: a game to watch again
preview-learn = Learn { $game }
preview-solo = { $game }: play alone
preview-rules = The rules of { $game }
