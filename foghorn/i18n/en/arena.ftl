# The commands arena and lab: how strong bots are, and what a rule does.

## arena
arena-page-title = { $game }: the arena
arena-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
arena-title-so-far = { $game }: { $games } of { $asked } games so far, seed { $seed }
arena-players = { $players ->
    [one] One player
   *[other] { $players } players
}
arena-bot = Bot
arena-against = Against
arena-rivals = { $count } × { $rival }
arena-rival-points = Rival’s points
arena-goal = Goal
arena-goal-least = at least { $least }%
arena-goal-low = at least { $least }%, the interval from { $low }% on
arena-goal-between = { $least } to { $most }%
arena-reached = reached
arena-missed = missed
arena-rating = Rating
arena-rated = { $rating } ({ $low }–{ $high })
arena-choices = Choices
arena-median = Half within
arena-p95 = 95% within
arena-percent = { $share }%
arena-matrix = Won against, in %
arena-order = Turn order
arena-seat = Place { $seat }
arena-note = In brackets and after ±: the 95% interval. A shared win counts as a fraction of a win. Ratings are OpenSkill’s. Times are processor time for one choice.
arena-seconds = { $time } s
arena-milliseconds = { $time } ms
arena-microseconds = { $time } µs
arena-contests = Share of games won
arena-goal-note = The dashed line is a fair share, the upright stroke the goal.
arena-rating-note = Each bot begins at 25; who is ahead by 4 wins about two games of three.
arena-seats = Share of games won, by turn order
arena-length = Length of a game, in decisions
arena-thinking = Processor time for one choice
arena-thinking-note = From what half of the choices take at most to what 95% of them take at most; each stroke is ten times the one before.
arena-thought = { $median }, 95% within { $most }
arena-left-out = { $bot } against { $rival } is left out: it needs “{ $name }”, which the base install lacks: pip install "foghorn[research]".

error-arena-two-bots = An arena needs two different bots or more: --bots A,B. With --goals the game names them.
error-arena-bot-twice = --bots names { $name } twice.
error-arena-alone = An arena needs two players or more.
error-arena-no-goals = { $game } has no goals of its own; name bots with --bots.
error-arena-goals-alone = --goals says who plays, by which options and from which seed; only --games, --jobs, --file and how it is shown may be given with it.
error-arena-needs = The arena needs “{ $name }”, which the base install leaves out: pip install "foghorn[arena]".
error-arena-unreadable = { $name }, line { $line }: this is not the results file of an arena ({ $detail }).
error-arena-other-game = { $name } has results of { $given }, not of { $game }.
error-arena-other-rules = { $name } has results by version { $given } of the rules; now they are at version { $version }. Begin a new file.
error-arena-other-seed = { $name } has results of seed { $given }, not of seed { $seed }.
error-arena-other-cell = { $name } has games of { $bot } against { $rival } ({ $options }), which are not asked for now. Ask for them too, or begin a new file.
error-arena-bot-changed = In { $name } the first game of { $bot } against { $rival } went another way: a bot has changed since, or takes its luck from elsewhere. Begin a new file.
error-arena-file-changed = { $name } has changed since it was read: another arena keeps its results there. Nothing was overwritten; name a file for each.
error-arena-goals-wrong = The goals in { $name } cannot be read: { $detail }.

## lab
lab-title = { $game }: what it does to vary “{ $name }”
lab-played = { $games ->
    [one] One game
   *[other] { $games } games
} by { $bots }, seed { $seed }; with each value the same deals are drawn.
lab-usual = Usually it is { $value }.
lab-players = Number of players
lab-measures = A game on average
lab-bias = Best place ahead
lab-bias-sure = +{ $points }
lab-bias-chance = +{ $points } (perhaps chance)
lab-measure-decisions = Decisions
lab-measure-lead-changes = Changes of the lead
lab-measure-margin = Winner’s margin in points
lab-measure-points = Points of a player
lab-note = After ± and below a share: the 95% interval. What bots do tells what a rule does to bots; people may find another way.
lab-constant = usually { $value }; { $least } to { $most }

error-lab-vary = Say what to vary and its values, such as --vary NAME=1,2,3; foghorn lab { $game } --list tells the names.
error-lab-value-twice = --vary names a value of { $name } twice.
error-unknown-constant = { $game } has nothing called { $name } that could be varied. Constants: { $constants }; options can be varied, too.
error-constant-range = { $name } may be { $least } to { $most }, not { $given }.
