# The plain board, for games without a drawing of their own.

plain-choose = Choose an action.
plain-waiting = Waiting for { $names }.
plain-over = There is nothing left to choose.
plain-no-rules = The rules of this game are not written down here yet.
refused-no-such-action = “{ $given }” is not an action of this game.
refused-not-your-turn = You have nothing to choose now.
refused-not-allowed = “{ $action }” is not possible now.
