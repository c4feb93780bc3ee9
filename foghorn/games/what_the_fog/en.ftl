# Everything WHAT the FOG?! says. The rulebook's names for things, our own sentences.

game-tagline = Shape the week’s weather and predict exactly how many days you will claim.
option-long-game = Long game
option-long-game-means = Every day board starts empty.

bot-means-easy = Forgets the cards that lie open, misjudges a day now and then, and predicts what it hopes for.
bot-means-steady = Places for its own hand, predicts the days it is likely to claim, and gives little away.
bot-means-hard = Plays every choice through to the end of the round, again and again, and spoils your predictions too.
bot-means-patient = Plays like hard and thinks sixteen times as much: for those who have time.

statistic-exact = exact
statistic-predicted = predicted
statistic-claimed = claimed
history-exact = Exact predictions

## Words that fill sentences.

word-rain = rain
word-snow = snow
word-fog = fog
word-clouds = clouds
word-thunder = thunder
word-sun = sun

word-return = return
word-pick = pick
word-place = place
word-swap = swap
word-reveal = reveal
word-advance = advance
word-pass = pass
word-discard = discard

## Symbols in three letters, where there is little room.

short-rain = rai
short-snow = sno
short-fog = fog
short-clouds = clo
short-thunder = thu
short-sun = sun

## One letter each, for the corner of a token or a card: no two alike.

letter-rain = R
letter-snow = S
letter-fog = F
letter-clouds = C
letter-thunder = T
letter-sun = U

## The four parts of a day, at most nine letters each.

time-morning = morning
time-midday = midday
time-evening = evening
time-night = night

names-joined = { $first } and { $last }

## The table. What stands in a narrow place is as short as its English.

board-round = Round { $round } of { $rounds }
board-long-game = long game
board-turn-pick = { $name } picks
board-turn-place = { $name } places { $symbol }
board-turn-swap = { $name } swaps a card
board-turn-reveal = everyone reveals a card
board-turn-predict = { $name } predicts
board-turn-discard = everyone discards a card
board-day = Day { $day }
board-barometer = Barometer
board-piles = Piles
board-empty = empty
board-held = Being placed
board-supply = Supply
board-deck = Deck
board-discards = Discards
board-no-discards = No discards
board-players = Players
board-hand = hand
board-revealed = revealed
board-sheet = Score sheet
board-sign-awaited = choosing
board-sign-starter = starting player
board-sign-chosen = has chosen
board-your-hand = { $name }: { $count ->
    [0] no cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-your-choice = chosen in secret:
board-claims = Claimed in round { $round }
board-opened = Cards laid out

## The question to whoever must choose, and to those who wait.

prompt-pick = { $name }, take the top token of a pile.
prompt-place = { $name }, on which day does your { $symbol } token go?
prompt-swap = { $name }, which card do you swap for one from the deck?
prompt-reveal = { $name }, choose in secret a card to reveal.
prompt-predict = { $name }, move your arrow forward or pass?
prompt-discard = { $name }, which card do you discard face down?

prompt-wait-pick = { $names } is picking a token.
prompt-wait-place = { $names } is looking for a day for { $symbol }.
prompt-wait-swap = { $names } is swapping a card.
prompt-wait-reveal = Still choosing a card: { $names }.
prompt-wait-predict = { $names } is predicting.
prompt-wait-discard = Still choosing a card: { $names }.

## The lines of the menu.

choice-pick = { $symbol } from pile { $pile } ({ $count ->
    [one] the last one there
   *[other] { $count } in the pile
})
choice-return = all three { $symbol } tokens back to the supply
choice-place = day { $day }, { $time }
choice-then-swap = swap a card
choice-then-reveal = everyone reveals
choice-then-predict = day full
choice-advance = arrow forward to { $arrow }
choice-pass = pass, arrow stays at { $arrow }
choice-swap = swap { $symbol } ({ $count } in hand)
choice-reveal = reveal { $symbol } ({ $count } in hand)
choice-discard = discard { $symbol } ({ $count } in hand)

## What happened.

event-game-started = { $names } sit down to WHAT the FOG?!
event-choice-made = { $name } has chosen.
event-undone = { $name } takes the last choice back.
event-round-started = Round { $round }: { $days } days, { $name } starts.
event-tokens-returned = { $name } puts three { $symbol } tokens back into the supply.
event-token-picked = { $name } takes { $symbol } from pile { $pile }.
event-pile-rebuilt = Pile { $pile } was empty and has been rebuilt with { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}.
event-token-placed = { $name } places { $symbol } on day { $day }, { $time }.
event-card-swapped = { $name } discards { $symbol } face up and draws a card.
event-card-swapped-drawn = { $name } discards { $symbol } face up and draws { $drawn }.
event-deck-reshuffled = The deck was empty; the discards have been shuffled into a new one.
event-cards-revealed = { $name } reveals { $symbol }.
event-predicted-advance = { $name } moves the arrow to { $arrow }.
event-predicted-pass = { $name } passes and stays at { $arrow }.
event-cards-discarded = Everyone discards a hand card face down.
event-cards-discarded-known = { $name } discards { $symbol } face down.
event-cards-opened = { $name } lays out { $cards }.
event-cards-opened-none = { $name } has no cards to lay out.
event-days-claimed = Day { $day }: { $count ->
    [one] { $names } claims it with { $influence }
   *[other] { $names } claim it with { $influence }
}{ $rest }.
event-days-claimed-nobody = Day { $day }: nobody has any influence, nobody claims it.
event-round-scored = { $name } predicted { $prediction } and claimed { $claimed }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all.
event-game-ended = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
event-game-ended-shared = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each!
event-game-ended-tie-break = { $names } wins the tie-break at { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
## The same about whoever reads it.

ask-pick = Your turn: take the top token of a pile.
ask-place = Your turn: on which day does your { $symbol } token go?
ask-swap = Your turn: which card do you swap for one from the deck?
ask-reveal = Your turn: choose in secret a card to reveal.
ask-predict = Your turn: move your arrow forward or pass?
ask-discard = Your turn: which card do you discard face down?
you-event-choice-made = You have chosen.
you-event-undone = You take your last choice back.
you-event-round-started = Round { $round }: { $days } days, you start.
you-event-tokens-returned = You put three { $symbol } tokens back into the supply.
you-event-token-picked = You take { $symbol } from pile { $pile }.
you-event-token-placed = You place { $symbol } on day { $day }, { $time }.
you-event-card-swapped = You discard { $symbol } face up and draw a card.
you-event-card-swapped-drawn = You discard { $symbol } face up and draw { $drawn }.
you-event-cards-revealed = You reveal { $symbol }.
you-event-predicted-advance = You move your arrow to { $arrow }.
you-event-predicted-pass = You pass and stay at { $arrow }.
you-event-cards-discarded-known = You discard { $symbol } face down.
you-event-cards-opened = You lay out { $cards }.
you-event-cards-opened-none = You have no cards to lay out.
you-event-days-claimed = Day { $day }: { $count ->
    [one] you claim it with { $influence }
   *[other] you and { $names } claim it with { $influence }
}{ $rest }.
event-days-claimed-rest = { $name }: { $influence }
you-event-round-scored = You predicted { $prediction } and claimed { $claimed }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all.
you-event-game-ended = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
you-event-game-ended-shared = You and { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each!
you-event-game-ended-tie-break = You win the tie-break at { $points ->
    [one] { $points } point
   *[other] { $points } points
}!

## The table on the web page.

board-table = The table
board-bonus = Exactly right this round: prediction + { $points }
day-free = Day { $day }, { $time } is free
day-free-then = { $free }: { $then }
day-full = Day { $day } is full
day-tokens = On it: { $tokens }
day-claimed = Claimed by { $names } with { $influence }
day-claimed-nobody = Claimed by nobody
pile-empty = Pile { $pile } is empty
card-held = { $symbol }, { $count } in hand
card-chosen = { $symbol }, { $count } in hand: chosen in secret
card-shown = { $symbol }, revealed: { $count }
discards-order = Face up, the oldest first.
do-advance = Advance to { $arrow }
do-pass = Pass, stay at { $arrow }
since-placed = New: { $symbol }, placed by { $name }
since-passed = passed
since-advanced = arrow to { $arrow }
since-swapped = swapped
undo-until-next = until the next player chooses
undo-until-mine = until your next choice
undo-until-all = until all have chosen
do-return = Return all three ({ $symbol })
do-hint = Hint
do-hint-take = Do what the hint says
player-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
player-arrow = arrow at { $arrow }
player-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sheet-round = Round { $round }
sheet-points = points
sheet-total = Total
prompt-round-over = Round { $round } is over.
sheet-means = ? predicted, ! claimed. Exact: prediction + round number; otherwise you lose the difference.
reckoning-title = Round { $round }: who claims which day?
reckoning-again = How round { $round } ended
reckoning-cards = Cards
reckoning-exact = exact: { $prediction } + { $bonus }
reckoning-off = off by { $count }
reckoning-all = Show all
reckoning-go-on = Continue
reckoning-close = Look at the table
ending-exact = { $count } of { $rounds } exact
decided-points = { $points ->
    [one] One point more than anybody else.
   *[other] { $points } points more than anybody else.
}
decided-days = Level in points: more days claimed in round { $round } decided it, { $most } to { $next }.
decided-set = Level in points and in days claimed in round { $round }: the larger set of one symbol decided it, { $most } cards to { $next }.
decided-shared = Level in points, in days claimed in round { $round } and in the largest set of one symbol: the win is shared.
moment-best = Your best round was round { $round }: { $prediction } predicted, { $claimed } claimed, { $points }.
moment-of-best = The best round: { $name } in round { $round }, { $prediction } predicted, { $claimed } claimed, { $points }.
moment-nearest = You came nearest in round { $round }: off by { $off }.
moment-of-nearest = Nobody was exact; { $name } came nearest in round { $round }: off by { $off }.
moment-worst = Your worst round was round { $round }: { $prediction } predicted, { $claimed } claimed, { $points }.
moment-of-worst = The worst round: { $name } in round { $round }, { $prediction } predicted, { $claimed } claimed, { $points }.
moment-flawless = And not one prediction was wrong!
aid-show = Show who leads each day, as far as you can see
aid-lead = Leading as far as you can see: { $names } with { $influence }
aid-nobody = As far as you can see, nobody leads
new-table-aid = Allow the aid that shows who leads each day
terms-aid = The aid that shows who leads each day is allowed
terms-no-aid = No aid: count the days yourself
help-no-aid = This table plays without the aid that shows who leads each day.
keys-pile = take from a pile
keys-day = place on a day
keys-card = choose a card, from left to right
keys-advance = move the arrow forward
keys-pass = pass
keys-return = return three matching tokens
keys-hint = a hint; once more: do what it says

## Why a hint says so.

reason-token-gains = You have { $cards } × { $symbol }: day { $day } then stands { $mine } to about { $rival } against the strongest of the others, and your chance of claiming it rises from { $before }% to { $after }%.
reason-token-keeps = You have { $cards } × { $symbol }: day { $day } then stands { $mine } to about { $rival } against the strongest of the others, and your chance of claiming it stays at { $after }%.
reason-token-surer = On day { $day } your chance of claiming falls from { $before }% to { $after }%, which makes your number of days surer: you can expect about { $expected }, and your arrow is at { $arrow }.
reason-token-suits = On day { $day } your chance of claiming falls from { $before }% to { $after }%, which suits your prediction: you can expect about { $expected ->
    [one] { $expected } day
   *[other] { $expected } days
}, and your arrow is at { $arrow }.
reason-token-harms-least = On day { $day } your chance of claiming falls from { $before }% to { $after }%; no other day would cost you less.
reason-token-harms = On day { $day } your chance of claiming falls from { $before }% to { $after }%.
reason-wanted-by = For { $name } it counts, too: { $count } × { $symbol } revealed.
reason-next-pick = Next best: { $symbol } from pile { $pile }, about { $points ->
    [one] { $points } point
   *[other] { $points } points
} less this round.
reason-next-pick-even = About as good: { $symbol } from pile { $pile }.
reason-next-place = Next best: day { $day }, about { $points ->
    [one] { $points } point
   *[other] { $points } points
} less this round.
reason-next-place-even = About as good: day { $day }.
reason-next-swap = Next best: swap { $symbol }, about { $points ->
    [one] { $points } point
   *[other] { $points } points
} less this round.
reason-next-swap-even = About as good: swap { $symbol }.
reason-next-discard = Next best: discard { $symbol }, about { $points ->
    [one] { $points } point
   *[other] { $points } points
} less this round.
reason-next-discard-even = About as good: discard { $symbol }.
reason-return-gains = All three piles show { $symbol }, and you have { $cards } × { $symbol }: an average token is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more to you.
reason-return = All three piles show { $symbol }, and you have { $cards } × { $symbol }.
reason-swap = As the days lie, one { $symbol } card gives you { $tokens } influence in all; a card that you cannot see, { $average } on average.
reason-reveal-most = Revealed, it still counts: you hold { $cards } × { $symbol }, more of no other symbol, and { $tokens ->
    [0] no token shows it yet
    [one] { $tokens } token shows it
   *[other] { $tokens } tokens show it
}.
reason-reveal = Revealed, it still counts: you hold { $cards } × { $symbol }, and { $tokens ->
    [0] no token shows it yet
    [one] { $tokens } token shows it
   *[other] { $tokens } tokens show it
}.
reason-discard-idle = No token shows { $symbol }: that card gives you nothing.
reason-discard = Without it you can expect about { $expected ->
    [one] { $expected } day
   *[other] { $expected } days
}, and your arrow is at { $arrow }.
reason-discard-same = Even without it you can expect about { $expected ->
    [one] { $expected } day
   *[other] { $expected } days
}, and your arrow is at { $arrow }.
reason-expected = You can expect about { $expected ->
    [one] { $expected } day
   *[other] { $expected } days
}, and your arrow is at { $arrow }.
reason-advance-now = You can expect about { $expected ->
    [one] { $expected } day
   *[other] { $expected } days
}, and { $best } is the best prediction: { $left ->
    [one] this is the last time that your arrow, at { $arrow }, can move
   *[other] your arrow, at { $arrow }, must move all { $left } times that are left, now included
}.
reason-advance-sure = You are all but certain of { $sure ->
    [one] { $sure } day
   *[other] { $sure } days
}, with at least { $chance }% each, and your arrow is at { $arrow }. In all you can expect about { $expected }.
reason-pass-enough = You can expect about { $expected ->
    [one] { $expected } day
   *[other] { $expected } days
}: your arrow, at { $arrow }, is far enough.
reason-pass-wait = You can expect about { $expected ->
    [one] { $expected } day
   *[other] { $expected } days
}, and { $best } is the best prediction; but your arrow, at { $arrow }, can still move { $left ->
    [one] once
   *[other] { $left } times
} after this.

## Why not. A seat is its number, or a name where the terminal knows it.

refused-no-such-pile = There is no pile { $given }; the piles are 1 to { $most }.
refused-no-such-day = There is no day { $given }; the days are 1 to { $most }.
refused-no-such-symbol = “{ $given }” is not a weather symbol: rain, snow, fog, clouds, thunder or sun.
refused-no-such-action = “{ $given }” is not an action of this game; try “pick 2”, “place 4”, “swap sun” or “pass”.
refused-game-over = The game is over.
refused-not-your-turn = It is { $seat ->
    [1] seat 1’s
    [2] seat 2’s
    [3] seat 3’s
    [4] seat 4’s
    [5] seat 5’s
   *[other] { $seat }’s
} turn to choose.
refused-already-chosen = You have already chosen; not everyone else has yet.
refused-no-hand-cards = You have no card in hand to choose.
refused-now-pick = “{ $wanted }” is not possible now: first pick the top token of a pile.
refused-now-place = “{ $wanted }” is not possible now: the token you picked must be placed on a day first.
refused-now-swap = “{ $wanted }” is not possible now: the part you covered asks you to swap a card.
refused-now-reveal = “{ $wanted }” is not possible now: everyone chooses a card to reveal.
refused-now-predict = “{ $wanted }” is not possible now: a day is full, so you advance your arrow or pass.
refused-now-discard = “{ $wanted }” is not possible now: everyone discards one hand card face down.
refused-pile-empty = Pile { $pile } is empty and the supply has nothing left for it.
refused-return-pile-empty = Tokens go back only from three piles that show the same symbol; pile { $pile } is empty.
refused-tops-differ = Tokens go back only when all three piles show the same symbol.
refused-day-not-in-round = Day { $day } is not on the table: round { $round } is played with days 1 to { $days }.
refused-day-full = Day { $day } is full: all { $parts } parts have a token.
refused-card-revealed = { $count ->
    [one] Your only { $symbol } card is already revealed
   *[other] Your { $count } { $symbol } cards are already revealed
}, and a revealed card stays until the end of the round.
refused-card-stays = A revealed card stays until the end of the round; choose one from your hand.
refused-card-missing = You have no { $symbol } card in hand.
refused-trace-hides = The trace does not give “{ $field }”, so the deal cannot be repeated.
refused-token-not-there = There is no token { $token } left to draw.
refused-cards-do-not-add-up = These { $count } cards are not the ones that were to be shuffled.

## The rules in our own words, numbered like the rules page.

rules-title-1 = What is in the box
rules-1-1 = The weather has six symbols: rain, snow, fog, clouds, thunder and sun.
rules-1-2 = There are 48 weather cards, eight of each symbol.
rules-1-3 = There are 45 weather tokens with a different symbol on each side. You only ever see the side that is up.
rules-1-4 = Seven day boards have four parts each, from morning to night. Some parts ask for an action: swap (⇄) or reveal (◉).
rules-1-5 = Two to five players each have an arrow on the barometer, which goes from 0 to 7.

rules-title-2 = Laying out a round
rules-2-1 = You play four rounds, with 4, 5, 6 and then 7 days. Everybody is dealt one card more than there are days; the rest is the deck.
rules-2-2 = Each day begins with one random token on its first part. Day 7 always begins empty. These tokens set off no action.
rules-2-3 = In the long game every day begins empty.
rules-2-4 = Three piles of ten tokens lie ready, and you see only their tops. The other tokens are the supply.
rules-2-5 = All arrows begin at 0. Chance picks the first starting player (☼); each round the start moves one seat to the left.

rules-title-3 = Placing weather tokens
rules-3-1 = On your turn, take the top token of a pile. You see what was under it before you choose a day, but you cannot go back on your pick.
rules-3-2 = Put the token, same side up, on the next empty part of any day that is not full.
rules-3-3 = If all three piles show the same symbol, you may first put those three tokens back into the supply, and again if the new tops match too. Then pick.
rules-3-4 = A pile that runs out is rebuilt at once: ten tokens from the shuffled supply, or as many as there are.
rules-3-5 = Swap (⇄): whoever placed the token discards a hand card face up and draws another from the deck.
rules-3-6 = Reveal (◉): everybody chooses a hand card in secret, then all are turned up together. A revealed card keeps its influence and can no longer be discarded.
rules-3-7 = The action comes first, then the prediction if the day is full.

rules-title-4 = Predicting
rules-4-1 = When a day gets its fourth token, everybody makes one choice, starting with whoever placed it and going clockwise: move the arrow forward by 1, or pass.
rules-4-2 = Then the player to the left of the one who placed it takes the next turn.
rules-4-3 = Within a round an arrow never goes back.

rules-title-5 = Claiming days and scoring
rules-5-1 = When all days are full, everybody discards one hand card face down, never a revealed one, and lays all the others face up.
rules-5-2 = Your influence on a day: for each of its tokens, count your face-up cards of that symbol, and add it all up.
rules-5-3 = Whoever has the most influence claims the day; in a tie all tied players do. Without any influence there is no claim.
rules-5-4 = Claimed exactly as many days as predicted? Score your prediction plus the number of the round. Otherwise lose the difference.

rules-title-6 = The end
rules-6 = The highest total wins. A tie goes to whoever claimed more days in round 4, then to the largest set of one symbol laid face up in round 4. If that is equal too, the win is shared.

## What the pictures of the rules page show.

picture-day = A day board with a swap at midday and a reveal at night.
picture-pick = Rain is picked: sun comes to light beneath it, and only then do you choose a day.
picture-place = The next empty part is the evening, so you will swap a card.
picture-return = Three times fog: you may put all three back first.
picture-influence = With two suns and one snow, each sun token counts 2, the snow token 1 and clouds nothing: 2 + 2 + 1 + 0 = 5.
picture-claim = Two players have 5 influence each: both claim the day.
picture-score = ? is the prediction, ! the days claimed, = the points. Cleo in round 3: 3 predicted, 3 claimed, 3 + 3 = 6 points. In round 4: 4 predicted, 1 claimed, 3 points lost.
picture-total = Total

## What the coach of the first lesson says.

lesson-goal = The goal: most points after four rounds. In each round you predict how many days you will claim. Exactly right earns your prediction plus the number of the round; every day you are off costs a point.
lesson-pick = Take the top token of a pile. You will see what lay beneath it before you place it.
lesson-pick-why = Take { $symbol } from the marked pile: you have { $count } × { $symbol }, so each such token on a day gives you { $count } influence there. You see what lay beneath it before you place it.
lesson-place = Where does it go? A token counts for whoever has cards of its symbol, and you have { $count } × { $symbol }.
lesson-swap = You covered the two arrows: swap! Give away a card you hardly need and draw another.
lesson-watch = Now { $name } plays. What somebody places tells you something about their cards.
lesson-again = Your turn again. Look for a token that goes with your cards.
lesson-again-place = Choose the day where it helps you most.
lesson-eye = Cover the eye this time: then everybody has to reveal a card, and you learn what the others collect.
lesson-reveal = Everybody chooses a card in secret, and all of them are turned up together. Your card still counts, but you can no longer swap or discard it.
lesson-wait = Nothing to do for a moment: just watch.
lesson-predict = A day is full. If you think you have the most influence there, move your arrow forward; if not, pass. The arrow never goes back, and only the exact number earns the bonus, here + 1.
lesson-play = Now it is your game. Fill the days, and bring your arrow to the number you will claim.
lesson-play-watch = { $name } is choosing. What somebody places tells you something about their cards.
lesson-play-pick = Most of your cards are { $symbol } ({ $count }). A token like that makes a day yours; any other one keeps it from somebody else.
lesson-play-place = { $symbol } gives you { $count } influence wherever it goes. Put it on a day you want, or out of harm’s way if it helps others more.
lesson-play-predict = Your arrow is at { $arrow }; full days: { $full }, still open: { $left }. Move on only if you expect one more day to be yours: one too many costs as much as one too few.
lesson-play-swap = Swap a card whose symbol lies on few days: it gives you no influence, and the new one may.
lesson-play-reveal = Show a card that you want to keep anyway: it still counts, and it tells the others least.
hint-choice = A hint: { $choice }
lesson-discard = All days are full. Everybody gets rid of one hand card in secret. Which one do you not need?
lesson-claims = All cards are face up. For each token of a day, count your cards of its symbol; whoever has the most influence claims the day.
lesson-score-exact = Predicted { $prediction }, claimed { $claimed }: exact! That makes { $prediction } + 1, because it is round 1: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
lesson-score-missed = Predicted { $prediction }, claimed { $claimed }: not exact, so you lose the difference. You will get it next round.
lesson-end = That was the first of four rounds; each brings one more day. You know the game!

## What the lab varies and measures
constant-spare-cards = Cards in a hand beyond the number of boards
constant-barometer = Highest number on the barometer: the most days that can be predicted
constant-swaps = Whether the day boards ask for swaps (1) or not (0)
constant-reveals = Whether the day boards ask for reveals (1) or not (0)
measure-exact = Share of exact predictions
measure-predicted = Days predicted in a round
measure-claimed = Days claimed in a round
