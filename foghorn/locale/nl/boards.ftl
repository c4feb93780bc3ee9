# Het eenvoudige bord, voor spellen zonder eigen tekening.

plain-choose = Kies een actie.
plain-waiting = Aan de beurt: { $names }.
plain-over = Niemand hoeft nog te kiezen.
plain-no-rules = De spelregels van dit spel staan hier nog niet.
