# The pages on which nothing is at stake: the rules, the lesson around a game, games seen again.

## The rules

rulebook-title = The rules
rulebook-contents = Contents
rulebook-learn = Learn it by playing

## A game seen again

replay-title = See it again
replay-slider = Moment of the game
replay-step = step { $step } of { $last }
replay-round = Round { $round }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-pace = Speed
replay-eyes = Seen by
replay-eyes-onlooker = Onlooker
replay-story = What happened
replay-share = Share this moment
replay-link = A link to this moment
replay-record = The record
replay-trace = The trace
replay-abandoned = Everybody left before the end.
replay-running = This game is still being played; you can see it again when it is over.
replay-to-table = To the table
replay-gone = There is no such game, or it is not yours to see.
replay-again = Try again

## Was the deal fair?

check-title = Check the deal
check-intro = Before the deal, the server and every player’s browser each thought of a number and showed only its fingerprint. The cards and tokens came from all these numbers together, so nobody could choose them. Now that the game is over, the numbers lie open.
check-again-good = The server dealt and played the whole game again from the opened numbers, and it came out the same.
check-again-bad = The game could not be dealt and played again. { $reason }
check-secret-good = Worked out in this browser: the server’s number fits its fingerprint.
check-secret-bad = Worked out in this browser: the server’s number does not fit its fingerprint!
check-numbers-good = Worked out in this browser: { $count ->
    [one] the one player’s number fits its fingerprint.
   *[other] the numbers of all { $count } players fit their fingerprints.
}
check-numbers-bad = Worked out in this browser: a player’s number does not fit its fingerprint!
check-seen-good = Before the deal, this browser was shown the very same fingerprint of the server.
check-seen-bad = Before the deal, this browser was shown another fingerprint of the server!
check-seen-unknown = Not compared: this browser did not see the server’s fingerprint before the deal.
check-own-good = The number that this browser thought of is the one in the deal.
check-own-bad = The number that this browser thought of is not the one in the deal!
check-own-unknown = Not compared: this browser has no number of its own in this deal.
check-not-done = What this page does not check: it does not shuffle the cards itself. For that, download the record and give it to “foghorn verify” on a computer of your own. And no check shows whether somebody at the server peeked.
check-not-sealed = The deal of a lesson is prepared beforehand, so there is nothing to check.
check-numbers = The numbers themselves
check-server = Server
check-fingerprint = Fingerprint:

## A lesson

learn-title = Learn by playing
learn-coach = Your coach
learn-progress = Step { $step } of { $steps }
learn-next = Next
learn-again = Start over
learn-play = Play now with bots
learn-play-on = Play this game on
