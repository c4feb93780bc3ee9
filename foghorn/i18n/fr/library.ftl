# Ce que dit Foghorn comme bibliothèque Python, et à propos de bots personnels.

refused-nothing-to-take-back = Il n’y a aucun choix à annuler : la partie vient de commencer.
refused-match-over = La partie est terminée ; plus personne n’a rien à choisir.
refused-not-waiting = La place { $seat } n’a rien à choisir maintenant : c’est le tour de la place { $turn }.
refused-not-a-number = { $given } n’est pas le numéro d’une action : ils vont de 0 à { $most }.
error-not-a-match = Ce fichier n’est pas une partie que Foghorn peut ouvrir.
error-file-too-large = Ce fichier est trop grand : une partie a au plus { $most } Mo.
error-bot-not-a-choice = Le bot « { $name } » a répondu { $given }, ce qui n’est pas un de ses choix.
error-bot-not-found = Le bot « { $name } » n’a pas pu être chargé : { $detail }
error-names = { $given ->
    [one] Il y a { $given } nom pour { $players } joueurs.
   *[other] Il y a { $given } noms pour { $players } joueurs.
}
error-not-a-list = { $name } demande une liste, pas « { $given } ».
error-bot-stays-here = Le bot « { $name } » ne peut pas être envoyé à d’autres processus : placez-le dans un module à lui et importez-le de là, ou omettez « jobs ».
error-no-bots = Un tournoi a besoin d’au moins un bot.
tournament-share = Part de parties gagnées
tournament-note = Entre parenthèses : l’intervalle à 95 %. Une victoire partagée compte en partie.
