# Het eenvoudige bord, voor spellen zonder eigen tekening.

plain-choose = Kies een actie.
plain-waiting = Aan de beurt: { $names }.
plain-over = Niemand hoeft nog te kiezen.
plain-no-rules = Er is nog geen tekst van de spelregels van dit spel.
