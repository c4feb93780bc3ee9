# Le plateau tout simple, pour les jeux sans dessin à eux.

plain-choose = Choisis une action.
plain-waiting = Au tour de : { $names }.
plain-over = Plus personne n’a de choix à faire.
plain-no-rules = Les règles de ce jeu ne sont pas encore rédigées.
