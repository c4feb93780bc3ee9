# Le plateau tout simple, pour les jeux sans dessin à eux.

plain-choose = Choisis une action.
plain-waiting = Au tour de : { $names }.
plain-over = Plus personne n’a de choix à faire.
plain-no-rules = Il n’y a pas encore de texte des règles de ce jeu.
