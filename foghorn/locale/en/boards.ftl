# The plain board, for games without a drawing of their own.

plain-choose = Choose an action.
plain-waiting = Waiting for { $names }.
plain-over = There is nothing left to choose.
plain-no-rules = The rules of this game are not written down here yet.
