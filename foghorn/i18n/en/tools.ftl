# The commands around the game: simulate, audit, replay, doctor, games; and what can go wrong on the command line.

stopped = Stopped.

## simulate
simulate-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $players ->
    [one] one player
   *[other] { $players } players
}, seed { $seed }
simulate-bot = Bot
simulate-seat = Seat
simulate-games = Games
simulate-points = Points
simulate-wins = Wins
simulate-share = { $share }% ({ $low }–{ $high })
simulate-against = Compared with { $share }%
simulate-ahead = { $advantage } ahead
simulate-behind = { $advantage } behind
simulate-even = { $advantage }
simulate-length = Decisions per game: { $mean } on average, at least { $fewest }, at most { $most }.
simulate-note = After ± and in brackets: the 95% interval. A shared win counts as a fraction of a win.
simulate-playing = Playing
simulate-speed = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s: { $rate } games and { $decisions } decisions a second.

## audit
audit-good = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}: every line follows from the rules.
audit-reading = Auditing

## replay
replay-keys = Enter: on, b: back, r: next round, 12: step 12, s 2: seat 2, q: quit
replay-unknown = “{ $given }” means nothing here.
replay-end = That was the last step.
replay-start = That was the first step.
replay-where = Step { $step } of { $last }
replay-onlooker = seen by an onlooker
replay-seat = seen by { $name } (seat { $seat })

## doctor
doctor-versions = Foghorn { $foghorn }, { $python }, { $platform }
doctor-kernels = Kernels:
doctor-compiled = compiled
doctor-plain-asked = plain Python, because FOGHORN_PURE=1 asks for it
doctor-plain-not-built = plain Python; there is a C compiler, so installing Foghorn from its source could compile it
doctor-plain-no-compiler = plain Python, because no C compiler was found
doctor-data = Games are kept in { $path } ({ $writable }).
doctor-writable = writable
doctor-not-writable = not writable
doctor-parts = Optional parts:
doctor-present = present { $detail }
doctor-absent = missing
doctor-part-page = Web page, built
doctor-part-rich = Rich (tables, the game’s screen)
doctor-part-openspiel = OpenSpiel (benchmarks)
doctor-part-compiler = C compiler (fast kernels)
doctor-part-node = Node (building the web page)
doctor-part-postgresql = PostgreSQL (a large store)
doctor-part-chromium = Chromium (browser tests)
doctor-languages = Languages: { $languages }
doctor-games = Games: { $games }

## games
games-seats = { $fewest } to { $most } players
games-bots = Bots: { $bots }
games-default = default { $default }

## new-game
new-game-written = { $title } lies in { $path }: a small card game to change as you like.
new-game-next = Play it, and let the contract check it:
contract-kept = { $game } keeps the contract: checked at { $decisions } decisions, with { $worlds } other worlds.

## Wrong on the command line
error-usage = That command cannot be read: { $detail }.
error-unknown-game = There is no game called “{ $name }”; there are { $games }.
error-missing-game = Which game? Name one of { $games }.
error-unknown-option = { $game } has no option “{ $name }”; there are { $options }.
error-missing-option = { $game } cannot be played without the option “{ $name }”.
error-players = { $game } is for { $fewest } to { $most } players, not { $players }.
error-option-value = { $name } cannot be “{ $given }”; it can be { $choices }.
error-no-observation = { $game } makes no observations: it can be played, but not through foghorn.env.
error-research-missing = foghorn.env needs “{ $name }”, which the base install leaves out: pip install "foghorn[research]".
error-unknown-bot = There is no bot called “{ $name }”; there are { $bots }.
error-too-many-bots = There are more bots ({ $bots }) than players ({ $players }).
error-unknown-language = Foghorn does not speak “{ $name }”; choose one of { $languages }.
error-not-a-number = { $name } needs a whole number, not “{ $given }”.
error-out-of-range = { $name } must be from { $least } to { $most }, not { $given }.
error-too-small = { $name } must be { $least } or more, not { $given }.
error-too-large = { $name } must be { $most } or less, not { $given }.
error-not-a-choice = { $name } can be { $choices }, but not “{ $given }”.
error-empty-name = { $name } needs names with commas between them, not “{ $given }”.
error-flag-value = { $name } cannot be “{ $given }”: { $detail }.
error-flag-needs-value = { $name } needs a value after it.
error-flag-takes-nothing = { $name } takes no value.
error-unknown-flag = { $hint ->
    [none] There is no option { $name }; --help lists those there are.
   *[other] There is no option { $name }; did you mean { $hint }?
}
error-stray-word = “{ $given }” is one word too many.
error-decisions-without-trace = --decisions adds lines to a trace, so it needs --trace as well.
error-resume-options = A resumed game keeps the options it began with, so name none with --resume.
error-missing-file = Which file? Name it after the command.
error-missing-game-name = What shall the game be called? Name it after the command.
error-game-name = “{ $name }” cannot be the name of a game: use letters, digits and hyphens, a letter first.
error-game-exists = There is a game called “{ $name }” already.
error-folder-exists = { $name } is there already, so nothing was written.

## Files and the system
error-no-such-file = There is no file { $name }.
error-no-such-folder = There is no folder { $name }.
error-not-a-file = { $name } is not a file.
error-file-unreadable = { $name } cannot be read: { $detail }.
error-no-such-game-here = The file has { $games ->
    [one] one game
   *[other] { $games } games
}, so there is no game { $number }.
error-seat-hidden = Seat { $seat } keeps its cards hidden until the game has ended.
error-disk-full = The disk is full, so not everything could be written.
error-no-permission = There is no permission to write { $name }.
error-system = The system said no: { $detail }.
error-pipe-closed = Whoever was reading the output has gone, so the rest was not written.
error-unexpected = Foghorn made a mistake ({ $name }); please report it, with what FOGHORN_DEBUG=1 shows.

## Traces that cannot be right
error-trace-empty = There is no game in this file.
error-not-a-trace = This is not a trace: line { $line } is longer than any line of one.
error-trace-no-start = Line { $line } cannot be right: no game has started yet.
error-trace-unfinished = Line { $line } is the last one, but the game has not ended.
error-line-unreadable = Line { $line } is not a line of a trace: it is not a JSON object with a type.
error-line-cut-off = Line { $line } breaks off in the middle.
error-line-shape = Line { $line } is not what a { $what } looks like: { $detail }.
error-line-options = Line { $line } starts a game that does not exist: { $reason }.
error-line-differs = Line { $line } cannot be right: “{ $field }” must be { $expected }, but { $found } was found.
error-line-type = Line { $line } cannot be right: { $expected } must come here, but { $found } was found.
error-line-missing = After line { $line } something is missing: { $expected } must come next.
error-line-out-of-place = Line { $line } cannot be right: { $what } has no place here.
error-line-draw-missing = Line { $line } cannot be right: it takes draw number { $draw }, and the trace does not tell that one.
error-line-draw-range = Line { $line } cannot be right: draw number { $draw } would be { $found }, but must be below { $below }.
error-line-draws-left = Line { $line } cannot be right: { $count ->
    [one] one draw is left over that nothing came of
   *[other] { $count } draws are left over that nothing came of
}.
error-line-impossible = Line { $line } cannot be right: { $reason }.
error-line-illegal = Line { $line } cannot be right: the rules do not let the player with “seat”: { $seat } choose “{ $action }” there.
error-line-seat = Line { $line } cannot be right: there is no player with “seat”: { $seat }.
error-decision-seat = Line { $line } cannot be right: the player with “seat”: { $seat } has nothing to choose there.
error-decision-legal = Line { $line } cannot be right: of the legal actions of the player with “seat”: { $seat } these are missing: { $missing }; and these are too many: { $extra }.
error-box-unreadable = The game’s data file cannot be read: { $detail }.
error-box-wrong = Line { $line } of the game’s data file does not add up: { $detail }.
