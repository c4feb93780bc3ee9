# The pages on which nothing is at stake: the rules, the lesson around a game, games seen again.

## The rules

rulebook-title = The rules
rulebook-contents = Contents
rulebook-learn = Learn it by playing

## A game seen again

replay-title = Replay
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
replay-hinted = after a hint
replay-share = Share this moment
replay-link = A link to this moment
replay-record = Download the record
replay-trace = Download the full log
replay-abandoned = Everybody left before the end.
replay-running = This game is still being played; you can see it again when it is over.
replay-to-table = To the table
replay-gone = There is no such game, or you are not allowed to see it.
replay-again = Try again

## Was the deal fair?

check-title = Check the deal
check-intro = Before the deal, the server and every player’s browser each thought of a number and showed only its fingerprint. What was dealt came from all these numbers together, so nobody could choose it unless all of them conspired. Now that the game is over, the numbers lie open.
check-again-good = The server dealt and played the whole game again from the opened numbers, and it came out the same.
check-again-bad = The game could not be dealt and played again. { $reason }
check-secret-good = Worked out in this browser: the server’s number matches its fingerprint.
check-secret-bad = Worked out in this browser: the server’s number does not match its fingerprint!
check-numbers-good = Worked out in this browser: { $count ->
    [one] the only player’s number matches its fingerprint.
   *[other] the numbers of all { $count } players match their fingerprints.
}
check-numbers-bad = Worked out in this browser: a player’s number does not match its fingerprint!
check-numbers-none = No player’s number is in this deal, so nothing shows that nobody chose it.
check-seen-good = Before the deal, this browser was shown the very same fingerprint of the server.
check-seen-bad = Before the deal, this browser was shown another fingerprint of the server!
check-seen-unknown = Not compared: this browser did not see the server’s fingerprint before the deal.
check-own-good = The number that this browser thought of was used in the deal.
check-own-bad = The number that this browser thought of was not used in the deal!
check-own-unknown = Not compared: this browser has no number of its own in this deal.
check-others-good = The fingerprints of all players’ numbers are those that this browser saw before it opened its own.
check-others-bad = The fingerprints of the players’ numbers are not those that this browser saw before it opened its own!
check-others-unknown = Not compared: this browser did not see the fingerprints of the other players’ numbers.
check-restarts = { deal-restarted } { deal-restarted-means }
check-restarts-bad = By the record the deal was begun again { $count ->
    [one] once
   *[other] { $count } times
}, but here you agreed to { $agreed }!
check-outside = This browser took no part in the last of these deals, so it compares nothing: the deal proves nothing to you.
check-without-number = Dealt in without a number of their own: { $names }. To them this deal proves nothing.
check-not-done = What this page does not check: it does not deal again itself. For that, download the record and run “foghorn verify” on it on your own computer. And no check can show whether somebody at the server peeked, or sent you a page that does not do what it says.
check-nothing-drawn = In this game nothing is drawn: what lies on the table is written in the scenario, so there was nothing to seal.
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
learn-play-on = Keep playing this game
learn-all = All lessons
learn-next-lesson = Next: { $lesson }
learn-shelf = Take them in any order; each takes a minute. In the end a coach stands by you in a first game.
learn-count = { $done } of { $lessons } lessons done
learn-done = Done
