# Everything WHAT the FOG?! says. The rulebook's names for things, our own sentences.

game-tagline = Shape the week’s weather and predict exactly how many days you will claim.
option-long-game = Long game
option-long-game-means = Every day board starts empty.

statistic-exact = exact
statistic-predicted = predicted
statistic-claimed = claimed

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

## The table on the web page.

board-table = The table
board-bonus = Exactly right this round: prediction + { $points }
day-free = Day { $day }, { $time } is free
day-free-then = { $free }: { $then }
day-full = Day { $day } is full
day-tokens = On it: { $tokens }
pile-empty = Pile { $pile } is empty
card-held = { $symbol }, { $count } in hand
card-chosen = { $symbol }, { $count } in hand: chosen in secret
card-shown = { $symbol }, revealed: { $count }
discards-order = Face up, the oldest first.
do-advance = Advance to { $arrow }
do-pass = Pass, stay at { $arrow }
do-return = Return all three ({ $symbol })
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
reckoning-title = Round { $round }: who claims which day?
reckoning-again = How round { $round } ended
reckoning-cards = Cards
reckoning-exact = exact: { $prediction } + { $bonus }
reckoning-off = off by { $count }
reckoning-all = Show all
reckoning-go-on = Continue
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

lesson-pick = Take the top token of a pile. You will see what lay beneath it before you place it.
lesson-place = Where does it go? A token counts for whoever has cards of its symbol, and you have { $count } × { $symbol }.
lesson-swap = You covered the two arrows: swap! Give away a card you hardly need and draw another.
lesson-watch = Now { $name } plays. What somebody places tells you something about their cards.
lesson-again = Your turn again. Look for a token that goes with your cards.
lesson-again-place = Choose the day where it helps you most.
lesson-eye = Cover the eye this time: then everybody has to reveal a card.
lesson-reveal = Everybody chooses a card in secret, and all of them are turned up together. Your card still counts, but you can no longer swap or discard it.
lesson-wait = Nothing to do for a moment: just watch.
lesson-predict = A day is full. If you think it will be yours, move your arrow forward; if not, pass. In the end the number must be exact.
lesson-play = Now it is your game. Fill the days, and bring your arrow to the number you will claim.
lesson-hint = A hint: { $choice }
lesson-discard = All days are full. Everybody gets rid of one hand card in secret. Which one do you not need?
lesson-claims = All cards are face up. For each token of a day, count your cards of its symbol; whoever has the most influence claims the day.
lesson-score-exact = Predicted { $prediction }, claimed { $claimed }: exact! That makes { $prediction } + 1, because it is round 1: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
lesson-score-missed = Predicted { $prediction }, claimed { $claimed }: not exact, so you lose the difference. You will get it next round.
lesson-end = That was the first of four rounds; each brings one more day. You know the game!
