# Het eenvoudige bord, voor spellen zonder eigen tekening.

plain-choose = Kies een actie.
plain-waiting = Aan de beurt: { $names }.
plain-over = Niemand hoeft nog te kiezen.
plain-no-rules = De spelregels van dit spel staan hier nog niet.
refused-no-such-action = “{ $given }” is geen actie van dit spel.
refused-not-your-turn = Je hebt nu niets te kiezen.
refused-not-allowed = “{ $action }” kan nu niet.
