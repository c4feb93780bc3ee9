# Everything The FOG — Escape from Paradise says. The rulebook's names for things, our own sentences.

game-tagline = Lead your islanders across a crowded beach and into the boats before the fog takes them.
option-players = Number of players; one player plays a scenario alone
option-board = Board
option-board-means = Large: five boats, 2 to 6 players. Small: three boats, 2 to 4 players, a shorter game.
option-level = Level
option-level-means = Family: no Jump, and whoever is driven off a seat stays there too. Expert: everything the box has.
option-enhanced = Enhanced movements
option-enhanced-means = For 2 MP more: further, round corners, and by way of occupied hexes.
option-chips = Islander chips
option-chips-means = Which icons the islanders have. The large board uses white; the small one grey, or white if you like.
option-minimum-crew = Minimum Boat Crew
option-minimum-crew-means = A boat departs only with enough people in areas A and B. If it stays, its areas do not count, and whoever brought the fewest there loses 10 points.
option-individual-points = Individual boat area points
option-individual-points-means = Every boat has area points of its own, instead of the same for all.
option-hourglass = Hourglass
option-hourglass-means = When the sand has run through, a turn on the beach is over and what is left of it is lost. The table’s own clock then counts only while you select.
option-teams = Team Play
option-teams-means = Partners win together: with the highest total, or as the team without the lowest player.
option-demanding = Demanding game for two
option-demanding-means = Three colours each on the large board, set up as for six.
option-fog-uncertainty = Fog Uncertainty
option-fog-uncertainty-means = After each round a card tells how far the fog moves: 1 or 2 rows with cards A and B, and sometimes not at all with card C.
option-scenario = Scenario for one player
option-first-game = First game
option-first-game-means = No enhanced movements, and the highest area points.

## Words that fill sentences.

word-islander = islander

word-chief = chief
word-elder = elder
word-sailor = sailor
word-warrior = warrior
word-tribal = tribal member

word-green = green
word-blue = blue
word-black = black
word-red = red
word-purple = purple

word-orange = orange
word-yellow = yellow
word-white = white
word-pink = pink
word-teal = teal
word-brown = brown

word-run = run
word-swap = swap
word-push = push
word-squeeze = squeeze
word-cross = cross
word-jump = jump
word-all-rounder = all-rounder
word-endurance = endurance
word-endure = endure
word-board = board
word-shift = shift
word-bump = bump
word-select = select
word-end = end

names-joined = { $first } and { $last }

## A tribe before the name of a type: “green warrior”.

tribe-green = green
tribe-blue = blue
tribe-black = black
tribe-red = red
tribe-purple = purple
islander = { $of } { $kind }

## The same for several: “6 green islanders”.

several-islander = islanders
several-chief = chiefs
several-elder = elders
several-sailor = sailors
several-warrior = warriors
several-tribal = tribal members
several-green = green
several-blue = blue
several-black = black
several-red = red
several-purple = purple

## One letter each, for the beach: no two alike among tribes, among types and among icons.

letter-green = g
letter-blue = b
letter-black = k
letter-red = r
letter-purple = p

letter-chief = C
letter-elder = E
letter-sailor = S
letter-warrior = W
letter-tribal = T

letter-push = p
letter-squeeze = s
letter-cross = c
letter-jump = j
letter-all-rounder = a
letter-endurance = e

## The table. The heads of columns have at most five letters, names of boats at most seven.

board-round = Round { $round }
board-last-round = last round
board-family = family
board-turn-select = { $who } selects
board-turn-move = { $who } · { $mp } MP
board-mp = { $mp } MP
board-place = { $tribe } { $place }
board-stern = { $tribe } stern
board-fog = Fog
board-fog-cards = cards { $cards }, { $count } left
board-targets = goals
board-falls = falls
board-order = Turns
board-all = all together
board-ashore = beach
board-aboard = boats
board-own-boat = tribe
board-missing = empty
board-areas = areas
board-lost = fog
board-bonus = bonus
board-crew = crew
board-boats = Boat
board-chips = bonus
board-heaps = On top of each other:
board-no-crew = ! not enough crew to depart yet

## The question to whoever must choose, and to those who wait.

prompt-select = { $who }, select an islander: type the cell (C4) or a row.
prompt-move = { $mp ->
    [0] { $who }, no MP left: end the turn, or take something back with “undo”.
   *[other] { $who }, { $mp } MP: whom do you move? Type a number or a cell (C4).
}
prompt-go-on = { $who }, the { $islander } on { $cell } must go on now ({ $mp } MP).
prompt-wait-select = { $who } is selecting an islander.
prompt-wait-move = { $who } is moving ({ $mp } MP left).
prompt-wait-go-on = { $who } must go on with the { $islander } on { $cell } ({ $mp } MP left).

## The menus.

menu-row = { $row }  { $islanders }
menu-select = { $cell }: { $islander }, { $icon }
menu-ways = { $count ->
    [one] { $count } move, { $mp } MP
   *[other] { $count } moves from { $mp } MP
}
menu-best = { $ways }, up to { $points }
menu-end = End the turn{ $mp ->
    [0] {""}
   *[other] , { $mp } MP unused
}
menu-islander = { $cell }: { $islander }, { $icon }. You have { $mp } MP.
menu-stuck = { $cell }: { $islander }, { $icon }. They cannot move now.
menu-other = { $cell }: { $islander }, { $icon }. They belong to { $mark } { $colour }.
menu-free = { $cell }: { $islander }, { $icon }. Nobody has selected them yet.

choice-run = run to { $cell }
choice-swap = swap places with { $cell }
choice-push = push { $cell }
choice-squeeze = squeeze through to { $cell }
choice-cross = cross { $over } to { $cell }
choice-jump = jump over { $over } to { $cell }
choice-endurance = endurance: run to { $cell }
choice-board = board { $cell }
choice-shift = shift to { $cell }
choice-stop-over = { $choice }, then on

## What happened.

event-game-started = { $names } are on the beach and want to leave.
event-turn-order = Turn order: { $names }.
event-beach-laid-out = { $count } islanders and { $obstacles } obstacles are on the beach; areas A to D are worth { $points }.
event-islander-selected = { $who } selects the { $islander } ({ $details }).
event-turn-started = { $who } has { $mp } MP.
event-moved-run = { $who }: the { $islander } runs from { $origin } to { $cell } ({ $mp } MP).
event-moved-swap = { $who }: the { $islander } swaps places and moves from { $origin } to { $cell } ({ $mp } MP).
event-moved-push = { $who }: the { $islander } pushes from { $origin } to { $cell } ({ $mp } MP).
event-moved-squeeze = { $who }: the { $islander } squeezes from { $origin } to { $cell } ({ $mp } MP).
event-moved-cross = { $who }: the { $islander } crosses { $over } to { $cell } ({ $mp } MP).
event-moved-jump = { $who }: the { $islander } jumps over { $over } to { $cell } ({ $mp } MP).
event-moved-endurance = { $who }: the { $islander } has the endurance to run on to { $cell }.
event-moved-board = { $who }: the { $islander } boards { $cell } ({ $mp } MP).
event-moved-shift = { $who }: the { $islander } shifts to { $cell } ({ $mp } MP).
event-stopped-over = That is only a stopover; the islander must move on at once.
event-displaced = Also moved: { $others }.
event-chip = That earns bonus chip { $points }.
event-turn-ended-chosen = { $who } ends the turn{ $mp ->
    [0] {""}
   *[other] , { $mp } MP unused
}.
event-turn-ended-spent = { $who } has used all MP.
event-turn-ended-stuck = { $who } cannot move any more and loses { $mp } MP.
event-turn-ended-timeout = { $who } has run out of time{ $mp ->
    [0] {""}
   *[other] {" "}and loses { $mp } MP
}.
event-fog-moved = The fog comes closer: { $count ->
    [0] the next step takes it onto the beach
    [one] { $count } step from the beach
   *[other] { $count } steps from the beach
}.
event-fog-stays = The fog stays where it is.
event-fog-row = The fog rolls over row { $row }.
event-fog-shore = The fog rolls over the shore.
event-fog-lost = { $count ->
    [one] Lost: { $names }.
   *[other] { $count } lost: { $names }.
}
event-over-shore = The fog has reached the shore: the game is over.
event-over-nobody = Nobody is left on beach, shore and piers: the game is over.
event-game-scored = { $who }: { $parts }; { $total } in all.
event-game-scored-solo = Points: { $parts }; { $total } in all.
event-game-ended = { $names } wins with { $points } { $count ->
    [one] point
   *[other] points
}!
event-game-ended-several = { $names } win together!
event-undone = { $name } takes the last choice back.
## The same about whoever reads it.

you-event-islander-selected = You select the { $islander } ({ $details }).
you-event-turn-started = You have { $mp } MP.
you-event-turn-ended-chosen = You end your turn{ $mp ->
    [0] {""}
   *[other] , { $mp } MP unused
}.
you-event-turn-ended-spent = You have used all your MP.
you-event-turn-ended-stuck = You cannot move any more and lose { $mp } MP.
you-event-turn-ended-timeout = You have run out of time{ $mp ->
    [0] {""}
   *[other] {" "}and lose { $mp } MP
}.
you-event-game-ended = You win with { $points } { $count ->
    [one] point
   *[other] points
}!
you-event-game-ended-several = You and { $names } win together!
you-event-undone = You take your last choice back.
you-outcome-two = With two players the lowest colour loses: you have it, { $colour } with { $points }.

score-own-boat = own boat { $points }
score-areas = areas { $points }
score-bonus = bonus { $points }
score-missing = missed boats { $points }
score-lost = lost { $points }
score-crew = crew { $points }
score-falls = falls { $points }
score-targets = targets { $points }

## Scenarios for one player: what every one of them says.

event-scenario-started = Scenario: { $scenario }
event-levels = Rescue levels: { $levels }.
event-level = { $level } from { $points }
event-game-ended-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $level }!
event-game-ended-no-level = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: not yet enough for a rescue level.
target-rescue = Target: rescue { $count } { $islander }, or lose { $points } points.
target-at-home = Target: { $count } { $islander } in a seat of their own tribe’s boat, or lose { $points } points.
target-all-boats-depart = Target: every boat departs with its minimum crew, or lose { $points } points.
event-par = Par, the best total found so far at the expert level: { $points }.
event-next-level = { $points ->
    [one] One more point would have been “{ $level }”.
   *[other] { $points } more points would have been “{ $level }”.
}
board-standing-solo = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}: { $level }
board-standing-no-level = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}, no rescue level yet
board-next-level = { $points } more for “{ $level }”
board-par = par { $points }
board-target-rescue = rescue { $count } { $islander }
board-target-at-home = { $count } { $islander } seated in their own boat
board-target-all-boats-depart = every boat ready to depart

## The scenarios: scenario-NAME, scenario-NAME-story, and their level-NAME.

scenario-first-light = First Light
scenario-first-light-story = The fog is still only a grey line on the horizon, and the boats are rocking at the piers. Eleven early risers have the beach almost to themselves: bring every one of them home.
scenario-the-gap = The Gap
scenario-the-gap-story = A storm has thrown a wall of rocks across the beach and left a single gap. Sixteen people are behind it, all of them sure that they should go first.
scenario-chiefs-last = Chiefs Last
scenario-chiefs-last-story = A good chief leaves the village last. All three have waited until everybody was on the way, and now everybody is in their way; a seat of their own is the least they expect.
scenario-no-room-to-spare = No Room to Spare
scenario-no-room-to-spare-story = The whole village crowds at the water, thirty-two people for thirty-two places. Whoever drops into the first free stern keeps the others from their seats, and no boat sails half empty.
scenario-the-wrong-side = The Wrong Side
scenario-the-wrong-side-story = Yesterday the tribes visited each other, and the feast went on too long. Now green and purple wake up at opposite ends of the beach, each in front of the other’s boat.
scenario-elders-first = Elders First
scenario-elders-first-story = Thirteen elders sat at the far end of the island and talked about the old days until the fog stood behind them. They have the longest way of all, to the seats in the bows; let them through.
scenario-three-walls = Three Walls
scenario-three-walls-story = Three walls were built against the sea, each with one gate, and the gates were never in line. Those who climb and squeeze well are long gone: walk round, or find the strength to get over.
scenario-the-last-evening = The Last Evening
scenario-the-last-evening-story = Nobody believed in the fog until this evening; now all sixty are on the beach at once. You cannot save everyone, but five boats need their crews, and five chiefs their seats.

level-narrow-escape = a narrow escape
level-safe-crossing = a safe crossing
level-fair-winds = fair winds
level-full-sail = full sail

## Why a hint says so.

reason-way = { $mp } MP to the water; the fog comes after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
reason-way-earliest = { $mp } MP to the water; the fog comes after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} at the earliest.
reason-seats-own = In their own tribe’s boat { $count ->
    [one] { $count } seat for them is free
   *[other] { $count } seats for them are free
}, worth up to { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-seats-other = No seat for them is free in their own tribe’s boat; elsewhere there { $count ->
    [one] is { $count }
   *[other] are { $count }
}, worth up to { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-seats-none = No seat for them is free any more.
reason-next-select = The next best, on { $cell }, promises about { $points ->
    [one] { $points } point
   *[other] { $points } points
} less.
reason-earns = That earns { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once.
reason-earns-by = That earns { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once{ $areas ->
    [0] {""}
   *[other] {" "}· area +{ $areas }
}{ $own ->
    [0] {""}
   *[other] {" "}· own boat +{ $own }
}{ $chip ->
    [0] {""}
   *[other] {" "}· bonus chip +{ $chip }
}{ $there ->
    [0] {""}
   *[other] {" "}· first of yours in this boat +{ $there }
}{ $crew ->
    [0] {""}
   *[other] {" "}· crew +{ $crew }
}.
reason-crew = The { $tribe } boat then still needs { $count } in areas A and B to depart.
reason-departs = That completes the crew of the { $tribe } boat.
reason-at-the-water = That is at the water.
reason-nearer = From there it is { $mp } MP to the water, instead of { $before }.
reason-opens = From there a way is open: { $mp } MP to the water.
reason-fog-soon = The fog reaches row { $row } { $rounds ->
    [1] at the end of this round
   *[other] after { $rounds } rounds, this one included
}.
reason-fog-soon-earliest = The fog may reach row { $row } { $rounds ->
    [1] at the end of this round
   *[other] after { $rounds } rounds, this one included
}.
reason-seat-near = From there the nearest free seat is { $mp } MP away, if nobody is in the way, and worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-helps = It also brings another of yours to { $cell }: { $mp } MP to the water, instead of { $before }.
reason-rises = What you can expect in the end rises by about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-prepares = It prepares what follows, with { $mp } MP left.
reason-last = With { $mp } MP left, nothing better was found.
reason-end = { $mp ->
    [0] Nothing was found that would bring you more.
   *[other] With { $mp } MP left, nothing was found that would bring you more.
}

## Why not. A seat is its number, or a name where the terminal knows it.

refused-no-such-cell = There is no “{ $given }” here; cells have names like C4, S3, P2.1 or blue:C1.
refused-no-such-action = “{ $given }” is not an action of this game; try “run C4 B4” or “end”, or a cell to see what is possible there.
refused-no-such-colour = Nobody plays the colour “{ $given }”.
refused-nobody-there = There is no islander on { $cell }.
refused-never-backward = Never backward: from { $origin }, { $cell } lies towards the fog. Only Run goes back.
refused-too-far = { $cell } is too far from { $origin } for that.
refused-no-bump-there = Nobody can be bumped from { $origin } to { $cell }: only to the side or back.
refused-push-angle = An angled push goes 60° to either side, not to { $cell }.
refused-no-squeeze-there = There is no gap to squeeze through from { $origin } to { $cell }.
refused-jump-straight = A jump goes straight on; only an enhanced one lands on { $cell }.
refused-boat-out-of-reach = You cannot get into { $cell } from { $origin }.
refused-not-that-boat = { $cell } is not in the boat where { $origin } is.
refused-game-over = The game is over.
refused-not-your-turn = It is { $seat ->
    [1] seat 1’s
    [2] seat 2’s
    [3] seat 3’s
    [4] seat 4’s
    [5] seat 5’s
    [6] seat 6’s
   *[other] { $seat }’s
} turn.
refused-now-move = All islanders are selected; now they move.
refused-only-the-clock = Only the hourglass ends a turn like that; to end your turn, type “end”.
refused-now-select = First every islander is selected; nobody moves yet.
refused-already-taken = The islander on { $cell } belongs to { $colour } already.
refused-must-go-on = The islander on { $cell } must go on first.
refused-not-yours = The islander on { $cell } belongs to { $colour }, and it is not that colour’s turn.
refused-has-endured = The islander on { $cell } has used their endurance and rests for this turn.
refused-not-in-a-boat = Only islanders in a boat can shift.
refused-stays-aboard = Nobody leaves a boat; inside it you can only shift.
refused-only-on-the-beach = “{ $wanted }” is not possible here: on the shore and the piers you only run.
refused-boat-too-far = That boat is not next to this field.
refused-second-is-plain = After stopping over you must make a plain Run, Push, Squeeze, Cross or Jump.
refused-no-enhanced = This table plays without enhanced movements.
refused-too-expensive = That costs { $cost } MP; you have { $mp }.
refused-out-of-reach = { $cell } is out of reach, even with { $mp } MP.
refused-stands-there = That islander stands there already.
refused-can-go-there = That islander can go to { $cell } for { $cost } MP.
refused-cannot-go-on = Nobody can stay on { $cell }, and with { $mp } MP there is no way on from there.
refused-cannot-run-on = Two lie on { $cell } already, and with { $mp } MP there is no way to run on from there.
refused-obstacle-there = There is an obstacle on { $cell }.
refused-somebody-there = Somebody stands on { $cell }.
refused-row-in-the-fog = Row { $row } is in the fog.
refused-woods = Nobody enters the woods.
refused-no-such-islander = There is no such islander any more.
refused-no-way = You cannot go there.
refused-no-endurance = The islander on { $cell } has no endurance icon.
refused-endurance-first = The islander on { $cell } must spend at least 1 MP before their endurance carries them on.
refused-endurance-under = The islander on { $cell } lies under another; endurance does not get them out.
refused-endurance-past = On { $cell } the islander would have to run on, and endurance is only good for one field.
refused-no-bump-alone = When you play alone, nobody is bumped.
refused-nobody-to-bump = The islander has not run past anybody they could bump.
refused-bump-blocked = { $cell } is not free for the islander you bump.
refused-not-with-the-shore = { $cell } is on the shore: nobody there can be swapped with, pushed or jumped over.
refused-push-blocked = Whoever is on { $cell } cannot be pushed on: the way behind them is blocked, or there are too many.
refused-push-three = Pushing three in a row takes an enhanced push: “push+”.
refused-plain-will-do = The plain movement does it for 2 MP less.
refused-squeeze-open = Squeeze needs both hexes blocked; { $cell } is open.
refused-no-obstacle = Cross needs an obstacle; there is none on { $cell }.
refused-no-jump = Jump belongs to the expert level.
refused-stop-on-the-beach = You can only stop over on the beach.
refused-only-the-stern = From the shore you only reach the stern.
refused-no-such-place = That boat has no such place to shift to.
refused-stern-full = { $cell } is full: a stern holds { $room }.
refused-seat-for-others = { $cell } is a seat for: { $kind }.
refused-place-taken = { $cell } is taken, and this islander may not drive anybody off it.
refused-other-place-free = Nobody is driven off { $cell } while a free place costs no more.
refused-people-do-not-add-up = These { $count } islanders are not those who could stand on this beach.
refused-area-points-wrong = No chips give the area points { $points }.
refused-trace-hides = The trace does not give “{ $field }”, so the game cannot be repeated.
refused-fog-deck-wrong = The fog deck cannot be { $cards }.

## Wrong options, and damaged boards.

error-solo-scenario = With one player you play a scenario, and a scenario is for one player only; the scenarios are: { $scenarios }.
error-solo-alone = A scenario has no teams, no demanding game and no Fog Uncertainty.
error-scenario-board = The scenario “{ $scenario }” has its own board and chips; leave those options out.
error-daily-options = A daily beach is the same for everybody: only the level is yours to choose.
error-unknown-scenario = There is no scenario “{ $name }”; there are { $scenarios }.
error-board-players = This board is for 2 to { $most } players.
error-family-players = The family level is for { $most } players at most.
error-grey-chips = The grey chips are only for the small board.
error-demanding-players = The demanding game is for two players on the large board.
error-first-game-enhanced = A first game has no enhanced movements.
error-team-players = Teams take 4 players (two of two) or 6 (two of three, or three of two).
error-board-line = Line { $line } of the board’s picture cannot be read: { $detail }.
error-board-wrong = Line { $line } of the board’s picture does not add up: { $detail }.

## Page: beach.

beach-label = The beach
beach-zoom-in = Zoom in
beach-zoom-out = Zoom out
beach-zoom-fit = Show the whole beach
beach-displaced = { $islander } to { $place }: send elsewhere

## Page: moving.

moving-where = Where to with the { $islander }? { $mp } MP left.
moving-way = { $movements } to { $cell }: { $cost } MP, { $left } left.
moving-way-repeated = { $movement } × { $count }
moving-way-others = Also moves: { $others }.
moving-way-earns = { $points ->
    [one] Earns { $points } point.
   *[other] Earns { $points } points.
}
moving-way-costs = { $points ->
    [one] Costs { $points } point.
   *[other] Costs { $points } points.
}
moving-way-goes-on = Nobody can stay there: then it goes on.
moving-prospect = { $islander }, { $icon }.
moving-prospect-water = { $mp } MP to the water.
moving-prospect-no-water = No way to the water as things stand.
moving-prospect-seats = { $count ->
    [0] No seat for them is left in the { $tribe } boat.
    [one] { $count } seat for them in the { $tribe } boat.
   *[other] { $count } seats for them in the { $tribe } boat.
}
moving-of = { $islander }, { $icon }, of { $who }.
moving-yours = { $islander }, { $icon }, one of yours.
moving-nobody = { $who }: nobody can move. The turn ends by itself.
moving-twice = The order turns round: you move twice in a row.
moving-stopped = It goes no further than this: the next step is not possible.
moving-time-up = Time is up: your turn has ended.
moving-why = { $movement }: { $reason }
moving-hint-end = A good idea now: end the turn.
moving-thinking = Thinking …
moving-sure = { $mp ->
    [0] Somebody could still run on for nothing. End the turn?
   *[other] { $mp } MP could still be used. End the turn?
}

moving-go = Go
moving-take = Take
moving-end = End turn
moving-end-anyway = End it
moving-keep-moving = Keep moving
moving-never-ask = Do not ask again
moving-undo = Take back, until your turn ends
moving-sure-done = End your turn?
moving-start-again = Start my turn again
moving-next-way = Another way ({ $number } of { $count })
moving-list = Who can be selected
moving-hint = Hint
moving-show-again = Show the last turn again
moving-instead = Go there with the { $islander } ({ $mp } MP)

moving-free = free
moving-obstacle = obstacle
moving-seat = a seat for: { $kind }
moving-able = can be chosen
moving-lit = reachable for { $mp } MP
moving-beach = Beach and boats

keys-beach = go from place to place
keys-zoom = closer, farther, the whole beach
keys-touch = choose; once more: do it
keys-next-way = another way
keys-start-again = start your turn again
keys-end = end your turn
keys-hint = a hint
keys-show-again = show the last turn again
keys-let-go = let go

## Page: panels.

panel-player-colour = { $name } ({ $colour })
panel-phase-select = Selection
panel-phase-over = The game is over
panel-last-round = Last round!
panel-mp-of = { $mp } of { $of } MP left
panel-scores = Points
panel-scores-now = Points as they stand
panel-total = Total
panel-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panel-category-own-boat = Own tribe’s boat
panel-category-areas = Areas
panel-category-bonus = Bonus chips
panel-category-missing = Missed boats
panel-category-crew = Short crews
panel-category-lost = Lost in the fog
panel-category-falls = Falls
panel-category-targets = Missed targets
panel-means-own-boat = 3 for each islander there
panel-means-areas = { $points }
panel-means-areas-printed = as printed on each boat
panel-means-bonus = 5 to 1 for the first to a seat
panel-means-missing = −5 for each boat without yours in A to C
panel-means-crew = −10 where you brought the fewest
panel-means-lost = −3 to −1, by row
panel-means-falls = −1 for each
panel-means-targets = what each one says
panel-players = Players
panel-team = Team { $team }
panel-acts = moves now
panel-acts-select = selects now
panel-lowest = lowest
panel-beach = { $count } on the beach
panel-rescued = { $count } rescued
panel-lost = { $count } lost
panel-order = Turn order
panel-order-done = has had the turn
panel-order-fog = Then the fog moves, and the order turns round
panel-order-back = Then back again
panel-track = The fog
panel-track-means = Rounds until it is there, this one included
panel-row = Row { $row }
panel-shore = Shore
panel-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
panel-rounds-range = { $from } to { $to } rounds
panel-cards-left = Fog cards left
panel-cards-turned = Turned up
panel-card = { $letter ->
    [A] 1 step
    [B] 2 steps
   *[C] no step
}
panel-targets = Targets
panel-target-met = reached
panel-target-open = not reached yet
panel-picks = Whose pick is next
panel-list = What to list
panel-list-water = Way to the water
panel-list-boat = Boat
panel-list-type = Type
panel-to-water = to the water
panel-no-way = no way to the water
panel-seats-left = { $count ->
    [0] no seat left
    [one] { $count } seat left
   *[other] { $count } seats left
}
panel-list-taken = Who took whom
panel-reckoning = The reckoning
panel-reckoning-all = Count it all
panel-reckoning-close = Look at the beach
panel-counting = Counting: { $category }
ask-select = Select an islander.
ask-move = { $mp ->
    [0] No MP left: end your turn, or take something back.
   *[other] Whom do you move? You have { $mp } MP.
}
ask-go-on = The { $islander } on { $cell } must go on now ({ $mp } MP).
outcome-tie = Points were level: fewer lost decides, then more tribal members rescued.
outcome-two = With two players the lowest colour loses: { $name } has it, { $colour } with { $points }.
outcome-two-shared = Both players have a lowest colour, { $points } points each, so they share the win.
outcome-team-total = Team { $team } has the highest total: { $points }.
outcome-team-shared = The teams have the same, { $points } in all, and share the win.
outcome-team-lowest = { $count ->
    [one] { $names } has the lowest score of all, { $points }, and that team cannot win.
   *[other] { $names } have the lowest score of all, { $points }, and their teams cannot win.
}
outcome-team-all-lowest = Every team has somebody with the lowest score, { $points }, so the totals decide.
outcome-points = { $points ->
    [one] One point more than anybody else.
   *[other] { $points } points more than anybody else.
}
outcome-fewer-lost = Level in points: fewer islanders lost decided it, only { $fewest }.
outcome-more-tribal = Level in points and in islanders lost: more tribal members rescued decided it, { $most } of them.
outcome-shared = Level in points, in islanders lost and in tribal members rescued: the win is shared.
moment-best = Your best rescue: the { $islander } on { $cell } brought { $points } points.
moment-of-best = The best rescue: { $name }, with the { $islander } on { $cell } for { $points } points.
moment-worst = Your worst moment: { $row ->
    [shore] on the shore
   *[other] in row { $row }
} the fog took { $count ->
    [one] one of yours
   *[other] { $count } of yours
}, { $points }.
moment-of-worst = The worst moment: { $row ->
    [shore] on the shore
   *[other] in row { $row }
} the fog took { $count ->
    [one] an islander
   *[other] { $count } islanders
} from { $name }, { $points }.
moment-missed = What cost you most: { $count ->
    [one] a boat
   *[other] { $count } boats
} without any of yours, { $points }.
moment-of-missed = What cost most: { $name } had nobody in { $count ->
    [one] one boat
   *[other] { $count } boats
}, { $points }.
moment-nobody-lost = And the fog took nobody.

## Page: house.

bot-means-easy = Thinks there is time before the fog, overlooks a push or a jump, forgets crews and runs for the bonus chips.
bot-means-steady = Looks for the best turn it can make now; what comes after, it leaves to the fog.
bot-means-hard = Tries its best turns one by one against what everybody may do next, and plays the one that leads furthest.
bot-means-patient = Plays like hard and thinks sixteen times as much; alone, it never lets go of the best game it has seen.

preset-first-game = First game
preset-first-game-means = Small board, family level, no enhanced movements: made for getting to know the beach.
preset-family = Family
preset-family-means = Small board, no Jump, and two may share a seat.
preset-expert = Expert
preset-expert-means = Large board, five boats and every movement there is.
preset-demanding-for-two = Demanding for two
preset-demanding-for-two-means = Three colours each on the large board. Whoever has the lowest of all six loses.
preset-teams = Teams
preset-teams-means = Two teams of two on the large board; the highest total wins.

option-board-large = Large
option-board-small = Small
option-level-family = Family
option-level-expert = Expert
option-chips-none = The board’s own
option-chips-white = White
option-chips-grey = Grey
option-hourglass-none = None
option-hourglass-60 = 60 seconds
option-hourglass-40 = 40 seconds
option-teams-none = No teams
option-teams-2x2-total = Two teams of two, highest total
option-teams-2x2-lowest = Two teams of two, without the lowest
option-teams-2x3-total = Two teams of three, highest total
option-teams-2x3-lowest = Two teams of three, without the lowest
option-teams-3x2-total = Three teams of two, highest total
option-teams-3x2-lowest = Three teams of two, without the lowest
option-fog-uncertainty-none = None
option-fog-uncertainty-ab = 1 or 2 rows
option-fog-uncertainty-abc = 0, 1 or 2 rows

## Page: solo.

scenario-daily = Daily beach, { $day }
scenario-daily-story-1 = A new week, and the tide is kind. Twelve islanders stretch their legs and look for their boats.
scenario-daily-story-2 = Thirteen on the beach: nobody was superstitious until the fog came.
scenario-daily-story-3 = In the middle of the week the middle of the beach is full of driftwood. Fourteen islanders have to get past it.
scenario-daily-story-4 = Fifteen islanders argue about who saw the fog first. It does not wait for the answer.
scenario-daily-story-5 = Somebody went back for a hat and took a friend along. Sixteen islanders, and the fog has seen the hat too.
scenario-daily-story-6 = Market day. Seventeen islanders, three boats, and everybody has bought too much to carry.
scenario-daily-story-7 = On Sundays the whole family comes to the beach. Eighteen islanders, three boats, and a fog that never rests.

## Page: learn.

lesson-run = Run
lesson-run-about = One hex for 1 MP, in any direction.
lesson-run-1 = The goal: nearer to the boats. The blue sailor in the middle is yours, and running is cheapest. Touch them: every place they can reach lights up with its cost. Touch one to see the way, and once more to go.
lesson-run-done = That was a run: 1 MP for each hex. No other movement can also go back towards the fog.

lesson-swap = Swap
lesson-swap-about = Change places with a neighbour.
lesson-swap-1 = The goal: past these two, nearer to the water. No way past these two, and no room behind them. Change places with one of them for 3 MP.
lesson-swap-done = You are a row further, they are a row back. Nobody is asked whether they want to swap.

lesson-push = Push
lesson-push-about = Make room for yourself.
lesson-push-1 = The goal: the next row, although it is taken. Your blue warrior has the push icon: 2 MP instead of 3. Step onto the neighbour’s hex and move both of them along.
lesson-push-done = Up to two in a straight line make way for you, near the water even onto the shore.

lesson-squeeze = Squeeze
lesson-squeeze-about = Slip through a gap.
lesson-squeeze-1 = The goal: through to the other side, where the way is free. Between the obstacle and the black warrior there is a gap. Your elder slips through to the hex behind it, for only 2 MP.
lesson-squeeze-done = Two blocked hexes that touch, and a free one beyond: that is all it takes. Without the icon it costs 4 MP.

lesson-cross = Cross
lesson-cross-about = Climb over an obstacle.
lesson-cross-1 = The goal: over the wall, because going round it takes too long. Your red sailor has the icon for it: cross an obstacle for 2 MP, and choose where to come down behind it.
lesson-cross-done = Straight on or half to the side, as you like. Others pay 4 MP for it, all-rounders 3.

lesson-jump = Jump
lesson-jump-about = Over a neighbour’s head.
lesson-jump-1 = The goal: past these two in one go. Jump over one of the two in front of you, straight to the hex behind. With the jump icon that is 2 MP.
lesson-jump-done = Over one, in a straight line, onto a free hex. Jump belongs to the expert level.

lesson-enhanced = Enhanced movements
lesson-enhanced-about = For 2 MP more, further than usual.
lesson-enhanced-1 = The goal: past all of them in one turn. Behind the first one stands another. For 2 MP more your jump may stop over right there. Touch a place beyond them: the way is found for you.
lesson-enhanced-2 = Nobody stays on an occupied hex. Go on at once with any plain movement.
lesson-enhanced-done = That was enhanced: 2 MP more, once. Squeeze and Cross may stop over too; Push moves three, or goes round a corner.

lesson-endurance = Endurance
lesson-endurance-about = One hex for nothing.
lesson-endurance-1 = The goal: two hexes with a single MP. Only 1 MP left. Run one hex with your elder, who has endurance and is not tired yet.
lesson-endurance-2 = And now one hex more for nothing, forward or sideways.
lesson-endurance-done = Who has spent 1 MP in a turn gets one free step from endurance, and then rests.

lesson-shore = Shore and piers
lesson-shore-about = Where people lie on top of each other.
lesson-shore-1 = The goal: onto the pier, where the fog takes nobody. It is crowded here. Run onto a field of the shore where others are: on one you may lie down, past two you must run on.
lesson-shore-2 = Now run on to the pier. Whoever you run past you may also bump aside.
lesson-shore-done = Safe on the pier! Running on from two costs 1 MP more, and so does the first step from under somebody.

lesson-boats = Boats
lesson-boats-about = Take your seat, and drive others off it.
lesson-boats-1 = The goal: both of yours on their seats, because only boats bring points. Your elder stands on the pier beside an elder’s seat of the blue boat. Take it: 1 MP, and the highest bonus chip left is yours.
lesson-boats-2 = Now your tribal member: somebody red sits on their seat. The boat is your tribe’s, so drive them off.
lesson-boats-done = The boat’s own tribe comes first; the other finds another place. Everybody in the boat of their tribe brings you 3 points.

lesson-first-game = First game
lesson-first-game-about = A small game to its end, with a coach at your side.
lesson-first-game-goal = The goal: the most points. Get yours into the boats before the fog comes. Seats count by area, 3 more in the own tribe’s boat, a bonus for the first ones; a boat without you costs 5, each one lost 1 to 3.
lesson-first-game-select = All take islanders in turn. Whoever stands near the water has a short way: the one on { $cell }, for example.
lesson-first-game-select-wait = The others are choosing. See whom they leave for you.
lesson-first-game-select-near = Another one near the water? The nearest still free stands on { $cell }.
lesson-first-game-select-boats = Think of the boats: 3 points for everybody in the boat of their own tribe, 5 off for a boat without any of yours. Mix the tribes.
lesson-first-game-select-icons = Now look at the icons: push, squeeze and cross get people out of the crowd for little.
lesson-first-game-move = You have { $mp } MP for all your islanders together. Touch one to see where they can go, and what that costs.
lesson-first-game-go-on = This one cannot stay here and must go on.
lesson-first-game-spent = No MP left: end your turn.
lesson-first-game-watch = The others are moving. The order turns round after every round, so the last one plays twice in a row.
lesson-first-game-fog = The fog has taken row { $row }, and it takes one more after every round. Nobody comes back from there.
lesson-first-game-danger = Careful: after this round the fog takes { $row ->
    [S] the shore
   *[other] row { $row }
}, and { $count ->
    [one] one of yours is
   *[other] { $count } of yours are
} still there.
lesson-first-game-water = One of yours is close to the water. On the shore and the piers you only run, 1 MP a field.
lesson-first-game-shore = From the shore run on to a pier. The further out, the better the seats.
lesson-first-game-pier = From a pier 1 MP takes you to a seat for your type beside it. The first in a boat also get a bonus chip.
lesson-first-game-boats = As things stand you lose { $points } points for boats without any of yours. Send somebody there!
lesson-first-game-free-pier = Yours on the pier are safe, but a pier brings no points. { $mp } MP left: a seat beside it costs 1, one further on 2 more for each area.
lesson-first-game-free-back = Your hindmost stands on { $cell }, and the fog is there in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}. { $mp } MP left: bring them forward, because whoever is lost costs points.
lesson-first-game-free = { $mp } MP left. Save those at the back from the fog, or bring somebody aboard.
lesson-first-game-last = The last round! Only boats and piers are safe now, and a pier field holds any number.
lesson-first-game-won = { $points } points, you win! Now you know the game.
lesson-first-game-end = { $points } points, and now you know the game. The next one is yours!

lesson-hint-other = Nice, but that was something else. Take it back, or try from here.
lesson-hint-over = Your turn is over. Start over, it only takes a moment.

picture-neighbours = Forward is towards the sea, here down; backward is towards the fog.
picture-angled = Round a corner: all who are pushed go 60° off.
picture-stop-over = Over one onto another, and on at once.
picture-endurance = The first step costs 1 MP, the second nothing.
picture-run-on = Past somebody on the shore, and on to the pier.
picture-bump = Whoever was passed may be bumped aside.
picture-way-in = What it costs from this field, in MP.
picture-drive-off = The boat’s own tribe sits down; the other finds the nearest free seat.
picture-own = for each islander in the boat of their own tribe
picture-areas = for a place in area A, B, C or the stern D
picture-bonus = for the first five to take a seat of a boat
picture-missing = for each boat with none of yours in A to C
picture-lost = for each islander lost: rows H to K, rows E to G, then A to D and the shore

## The rules in our own words, numbered like the rules page.

rules-title-1 = The place
rules-1-1 = The beach has rows of hexes, lettered from the fog to the sea: K to A on the large board, I to A on the small one. Then come the shore, the piers and the boats. C4 is the fourth hex of row C from the left.
rules-1-2 = Every hex has up to six neighbours: two forward (towards the sea), two sideways, two backward (towards the fog).
rules-1-3 = In each row some hexes hold obstacles and some are empty; islanders fill the rest.
rules-1-4 = Woods stand at both ends of two rows. Nobody ever enters them.
rules-1-5 = Every boat lies between two piers. A pier has three fields: P2.1 is at the shore, P2.3 is the furthest out. Field 1 touches area C of the boats beside it, field 2 area B, field 3 area A. The stern D touches the shore.
rules-1-6 = Each seat of areas A, B and C is for one type of islander, on the left, in the middle or on the right. The stern takes three of any type.
rules-1-7 = An islander lost in the fog costs 3 points in rows H to K, 2 in rows E to G, 1 in rows A to D and on the shore.

rules-title-2 = The people
rules-2-1 = There are five tribes (green, blue, black, red, purple) and five types (chief, elder, sailor, warrior, tribal member). Each islander has one icon: push, squeeze, cross, jump, all-rounder or endurance.
rules-2-2 = 60 islanders start on the large board, 32 on the small one, where only blue, black and red live. With three players on the small board, two tribal members are left out.
rules-2-3 = Which icon an islander has is printed on their chip; the letters on the board show it.

rules-title-3 = Setting up
rules-3-1 = Two to six players share the islanders evenly; two players have two colours each. On the small board there are two to four players.
rules-3-2 = Obstacles and islanders are laid out at random, row by row. No more than three obstacles touch each other, and no more than three touch the woods.
rules-3-3 = Four chips show what the areas are worth in this game: A 6 or 5, B 5 or 4, C 4 or 3, D 2 or 1.
rules-3-4 = Every boat has bonus chips 5, 4, 3, 2, 1, the highest on top.
rules-3-5 = The fog starts a few steps before the beach, then takes row after row and last the shore.
rules-3-6 = Chance picks the starting player; the others follow clockwise. With two players the colours take turns.

rules-title-4 = The course of the game
rules-4-1 = Selection: you take one islander at a time, the last colour first, then up to the first and down again, until all are taken.
rules-4-2 = Movement: in a turn you have 7 movement points (MP) for your islanders, in any order and mix. What you do not use is lost. The turn order is reversed after every round, so the last player moves twice in a row.
rules-4-3 = After each round the fog moves one step. Whoever stands on the row it reaches is lost, and nobody enters that row any more. When it reaches the shore, or nobody is left on beach, shore and piers, the game ends.

rules-title-5 = Moving on the beach
rules-5 =
    Run, 1 MP: to a neighbouring hex, in any direction. All other movements go forward or sideways only, and all end on an empty hex or on the shore.
    Swap, 3 MP: change places with a neighbour.
    Push, 3 MP (2 with its icon): step onto a neighbour’s hex; up to two in a straight line move on by one.
    Squeeze, 4 MP (2 with its icon, all-rounder 3): between two blocked hexes that touch, to the hex beyond.
    Cross, 4 MP (2 with its icon, all-rounder 3): over an obstacle to one of the three hexes behind it.
    Jump, 3 MP (2 with its icon), expert level: over a neighbour straight to the hex behind.
rules-5-1 = Enhanced, 2 MP more: push three, or push them round a corner of 60°; or stop over on an occupied hex of the beach with Squeeze, Cross or Jump (Jump also lands 60° off). After stopping over, the same islander must at once make a second, plain movement that ends on an empty hex or on the shore.
rules-5-2 = Endurance: once an islander with this icon has spent 1 MP in a turn, they may run one more hex forward or sideways for free, at any later moment of the turn. Then they rest.
rules-5-3 = From the beach you do not swap with, push, squeeze past or jump over anybody on the shore.

rules-title-6 = Shore and piers
rules-6-1 = Here you only run, 1 MP a field, in any direction, also back to the beach.
rules-6-2 = On a field with one islander you may stop and fall down on top, or run on with your very next action.
rules-6-3 = On a field with two you must run on, and that step costs 1 MP more.
rules-6-4 = Bump: when you run on, you may push the islander you passed to a free field beside or behind; never into a boat, on a pier only one field back.
rules-6-5 = An islander under another pays 1 MP more for their first step away.
rules-6-6 = In the last round, which begins with the fog on row A, a pier field holds any number.

rules-title-7 = Boats
rules-7-1 = Anybody may enter any boat. A seat is for its type; the stern is for everybody while there is room.
rules-7-2 = From a pier field 1 MP takes you to a seat of the area beside it, on your side or in the middle. The far side costs 2 MP more, and every area further on 2 MP more. From the shore you reach only the stern.
rules-7-3 = Inside a boat you shift: 2 MP to another seat of the same area, 2 MP for every area further. Nobody leaves a boat.
rules-7-4 = Drive off: one of the boat’s own tribe may take a seat from somebody of another tribe if no free place of the boat costs the same or less. Expert: the other moves to the nearest free seat, or to the stern. Family: both stay.
rules-7-5 = The first to take a seat of a boat gets its highest bonus chip, the next one the next; each islander earns one chip at most. The stern earns none.

rules-title-8 = Rescue points
rules-8-1 = 3 points for each of your islanders in the boat of their own tribe.
rules-8-2 = 5 points off for each boat where you have nobody in areas A to C.
rules-8-3 = For each islander in a boat, the points of the area.
rules-8-4 = For each islander lost, minus the points of their row.
rules-8-5 = Your bonus chips count. On a pier you are rescued but earn nothing.
rules-8-6 = Whoever has the most points wins. A tie goes to whoever lost fewer, then to whoever rescued more tribal members, or is shared. With two players, whoever has the lowest of all colours loses.

rules-title-9 = Alone
rules-9-1 = A scenario fixes the beach and its targets. The tribes take turns; green and purple have 10 MP, blue and red 9, black 7.
rules-9-2 = The areas are worth 5, 4, 3 and 1. There are no bonus chips and no points off for boats without anybody; a missed target costs what it says.
rules-9-3 = Nobody is bumped. At the expert level every arrival on an occupied field of the shore or a pier costs 1 point.
rules-9-4 = Your total earns you a rescue level.

rules-title-10 = Options
rules-10-1 = Hourglass: a turn lasts 60 or 40 seconds. A movement that is not finished is taken back, and any points left are lost.
rules-10-2 = Minimum Boat Crew: a boat departs only with enough people in areas A and B. If it stays, its areas do not count, and whoever brought the fewest there loses 10 points.
rules-10-3 = Individual boat area points: each boat has area points of its own.
rules-10-4 = Team Play: the highest total wins, or the team without the player who scored lowest.
rules-10-5 = Demanding game for two: three colours each, on the large board.
rules-10-6 = Fog Uncertainty: after each round a card shows how far the fog moves, A 1 step, B 2, C none.
rules-10-7 = Levels: family, for up to four, has no Jump, and whoever is driven off stays as well. Expert has everything. A first game has no enhanced movements and the highest area points.

## What the lab varies and measures
constant-mp = Movement points of a turn
constant-fog = How many steps the fog is away from the first row
constant-fog-cards = Certain fog cards on top of the deck (with the option fog-uncertainty)
constant-area-a = Points of area A, on the better side of its chip
constant-area-b = Points of area B, on the better side of its chip
constant-area-c = Points of area C, on the better side of its chip
constant-area-d = Points of area D, on the better side of its chip
constant-stern = Room at the stern of a boat
measure-lost = Islanders lost to the fog
measure-seated = Islanders in the boats
measure-area-points = A colour’s points for areas
measure-bonus-points = A colour’s points for bonus chips
