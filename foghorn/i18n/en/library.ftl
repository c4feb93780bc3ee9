# What Foghorn says as a Python library, and of bots of one's own.

refused-nothing-to-take-back = There is no choice to take back: the match has just begun.
refused-match-over = The match is over; nobody has anything left to choose.
refused-not-waiting = Seat { $seat } has nothing to choose now: it is seat { $turn }’s turn.
refused-not-a-number = { $given } is not the number of an action: these run from 0 to { $most }.
error-not-a-match = This file is not a match that Foghorn can open.
error-file-too-large = This file is too large: a game has at most { $most } MB.
error-bot-not-a-choice = The bot “{ $name }” answered { $given }, which is not one of its choices.
error-bot-not-found = The bot “{ $name }” could not be loaded: { $detail }
error-names = { $given ->
    [one] There is one name for { $players } players.
   *[other] There are { $given } names for { $players } players.
}
error-not-a-list = { $name } needs a list, not “{ $given }”.
error-bot-stays-here = The bot “{ $name }” cannot be taken to other processes: put it in a module of its own and import it from there, or leave out “jobs”.
error-no-bots = A tournament needs at least one bot.
tournament-share = Share of games won
tournament-note = In brackets: the 95% interval. A shared win counts as a fraction of a win.
