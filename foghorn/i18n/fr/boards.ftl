# Le plateau tout simple, pour les jeux sans dessin à eux.

plain-choose = Choisis une action.
plain-waiting = Au tour de : { $names }.
plain-over = Plus personne n’a de choix à faire.
plain-no-rules = Les règles de ce jeu ne sont pas encore rédigées.
refused-no-such-action = « { $given } » n’est pas une action de ce jeu.
refused-not-your-turn = Tu n’as rien à choisir pour l’instant.
refused-not-allowed = « { $action } » n’est pas possible maintenant.
