### The words of `foghorn play`.

play-name-person = Player { $seat }

## The question

play-begun = Every choice is saved the moment you make it; leave whenever you like.
play-resumed = Welcome back: the game goes on where you left off.
play-cut = The last line of the save had been cut off, so the game goes on from the choice before it.
play-earlier = { $count ->
    [one] … and one more before that; type “log” to see it.
   *[other] … and { $count } more before that; type “log” to see them.
}
play-hint = Type a number or an action; “help” shows what else you can type.
play-hint-undo = Type a number or an action; “undo” takes back your last choice, “help” shows the rest.
play-hourglass = Hourglass: { $seconds } s left in this turn.

## People at one keyboard

play-hand-over = { $name }, it is your turn. Press Enter when nobody else is looking.
play-hand-over-undo = { $name } can still type “undo” to choose again.

## Commands: further words that call them, with commas between

play-command-why = why
play-command-hint = hint
play-command-undo = undo
play-command-board = board
play-command-log = log
play-command-rules = rules
play-command-save = save
play-command-lang = lang, language
play-command-help = help
play-command-quit = quit

play-help-number = choose that line of the menu
play-help-notation = choose by name, as shown in brackets after each line
play-help-why = followed by an action, such as “why { $action }”: whether you may do it and, if not, which rule forbids it
play-help-hint = what a bot would do in your place, and why
play-help-undo = take your last choice back, as long as nothing hidden has been shown and nobody else’s turn has begun
play-help-board = show the table and your cards again
play-help-log = what has just happened
play-help-rules = the rules of this game
play-help-save = where the game is saved; with a file name: write a copy there
play-help-lang = another language: en, nl, fr or de
play-help-help = this list
play-help-quit = leave; the game waits for you
play-key-enter = Enter
play-help-enter = show the table again; while bots choose: hurry them up

## Answers

play-why-what = Type the action after it, for example: why { $action }
play-allowed = Yes: { $action } is allowed now.
play-hinted = A hint: { $action }
play-saved = Every choice so far is saved in { $file }
play-copied = A copy of the game is now in { $file }
play-languages = You can choose from these languages: { $languages }
play-try-again = Press Enter to try again, or type “quit”; what was saved stays saved.

## The end

play-left = Everything is saved. Continue whenever you like with: { $command }
play-kept =
    The finished game is kept in { $file }
    See it again with: { $command }

## No to a choice

refused-stale = That answers a question that is no longer open; look at the table again.
refused-out-of-order = Choice number { $seq } arrived when number { $expected } was expected.
refused-nothing-to-undo = There is nothing you can take back: something hidden has been shown since, or another player’s turn has begun.
refused-no-such-number = The menu goes from 1 to { $most }; there is no { $given }.

## Save files

error-disk = { $reason ->
    [full] There is no room left on the disk for { $file }; the choice was not made, and everything saved before is safe.
    [denied] Writing to { $file } is not permitted; the choice was not made, and everything saved before is safe.
   *[other] { $file } could not be written ({ $detail }); the choice was not made, and everything saved before is safe.
}
error-not-written = { $reason ->
    [full] There is no room left on the disk for { $file }; nothing was written.
    [denied] Writing to { $file } is not permitted; nothing was written.
   *[other] { $file } could not be written ({ $detail }).
}
error-unreadable = { $reason ->
    [denied] Reading { $file } is not permitted.
   *[other] { $file } could not be read ({ $detail }).
}
error-save-in-use = Another window is playing this game: { $file } is open there. Leave it there first.
error-save-exists = { $file } exists already and is left as it is; choose another name.
error-save-not-found = There is no saved game { $file }.
error-nothing-to-resume = There is no unfinished game in { $folder }.
error-save-damaged = { $file } is damaged in line { $line } ({ $detail }); it was left as it is.
error-save-empty = { $file } is empty; it was left as it is.
error-save-seats = { $file } is damaged in line { $line }: the numbers of people ({ $humans }) and bots ({ $bots }) do not add up to the number of seats ({ $seats }). It was left as it is.
error-save-seeds = { $file } is damaged in line { $line }: a seed is negative or too large. It was left as it is.
error-save-order = { $file } is damaged in line { $line }: that choice is out of order, or of a seat that does not exist. It was left as it is.
error-save-entry = Line { $line } of { $file } contains a choice that was not possible ({ $reason }); the file was left as it is.
error-entry = Line { $line } contains a choice that was not possible ({ $reason }).
error-rules-version = This game was begun under version { $version } of the rules; this program plays version { $ours }.

## Who plays

error-day-to-come = The day { $day } has not come yet; its scenario is known from midnight UTC on.
error-humans = A table for { $players } cannot seat { $humans } people: 1 to { $players } of the players can be people.
error-too-many-names = There are { $names } names for { $players ->
    [one] one player
   *[other] { $players } players
}.
error-player-name = A player cannot be called { $name }: a name has 1 to { $longest } printable characters.
error-name-twice = Two players would be called { $name }; give each a name of their own.
