# The plain board, for games without a drawing of their own.

plain-choose = Choose an action.
plain-waiting = To choose: { $names }.
plain-over = Nobody has to choose any more.
plain-no-rules = There is no text of this game’s rules yet.
