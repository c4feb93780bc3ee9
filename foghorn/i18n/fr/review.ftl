# Les pages où rien n’est en jeu : les règles, la leçon autour d’un jeu, les parties revues.

## Les règles

rulebook-title = Les règles
rulebook-contents = Sommaire
rulebook-learn = Apprendre en jouant

## Revoir une partie

replay-title = Revoir la partie
replay-slider = Moment de la partie
replay-step = étape { $step } sur { $last }
replay-round = Manche { $round }
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lire
replay-pause = Pause
replay-forward = Une étape en avant
replay-last = À la fin
replay-pace = Vitesse
replay-eyes = Vu par
replay-eyes-onlooker = Spectateur
replay-story = Ce qui s’est passé
replay-hinted = après un conseil
replay-share = Partager ce moment
replay-link = Un lien vers ce moment
replay-record = Télécharger le compte rendu
replay-trace = Télécharger la trace complète
replay-abandoned = Tout le monde est parti avant la fin.
replay-running = Cette partie est encore en cours ; tu pourras la revoir quand elle sera finie.
replay-to-table = À la table
replay-gone = Cette partie n’existe pas, ou tu n’as pas le droit de la voir.
replay-again = Réessayer

## La donne était-elle juste ?

check-title = Vérifier la donne
check-intro = Avant la donne, le serveur et le navigateur de chaque joueur ont pensé à un nombre et n’en ont montré que l’empreinte. La donne vient de tous ces nombres ensemble : personne ne pouvait la choisir, à moins d’une entente de tous. Maintenant que la partie est finie, les nombres sont dévoilés.
check-again-good = Le serveur a redistribué et rejoué toute la partie à partir des nombres dévoilés, et le résultat est le même.
check-again-bad = La partie n’a pas pu être redistribuée et rejouée. { $reason }
check-secret-good = Calculé dans ce navigateur : le nombre du serveur correspond à son empreinte.
check-secret-bad = Calculé dans ce navigateur : le nombre du serveur ne correspond pas à son empreinte !
check-numbers-good = Calculé dans ce navigateur : { $count ->
    [one] le nombre du seul joueur correspond à son empreinte.
   *[other] les nombres des { $count } joueurs correspondent à leurs empreintes.
}
check-numbers-bad = Calculé dans ce navigateur : le nombre d’un joueur ne correspond pas à son empreinte !
check-numbers-none = Aucun joueur n’a de nombre dans cette donne ; rien ne montre donc que personne ne l’a choisie.
check-seen-good = Avant la donne, ce navigateur a vu exactement la même empreinte du serveur.
check-seen-bad = Avant la donne, ce navigateur a vu une autre empreinte du serveur !
check-seen-unknown = Pas comparé : ce navigateur n’a pas vu l’empreinte du serveur avant la donne.
check-own-good = Le nombre auquel ce navigateur a pensé est bien dans la donne.
check-own-bad = Le nombre auquel ce navigateur a pensé n’est pas dans la donne !
check-own-unknown = Pas comparé : ce navigateur n’a pas de nombre à lui dans cette donne.
check-others-good = Les empreintes des nombres de tous les joueurs sont celles que ce navigateur a vues avant d’ouvrir le sien.
check-others-bad = Les empreintes des nombres des joueurs ne sont pas celles que ce navigateur a vues avant d’ouvrir le sien !
check-others-unknown = Pas comparé : ce navigateur n’a pas vu les empreintes des nombres des autres joueurs.
check-restarts = { deal-restarted } { deal-restarted-means }
check-restarts-bad = D’après le compte rendu, la donne a été recommencée { $count } fois, mais ici tu l’as accepté { $agreed } fois !
check-outside = Ce navigateur n’a pas participé à la dernière de ces donnes : il ne compare donc rien, et elle ne te prouve rien.
check-without-number = Sans nombre dans la donne : { $names }. À ces personnes, elle ne prouve rien.
check-not-done = Ce que cette page ne vérifie pas : elle ne refait pas la donne elle-même. Pour cela, télécharge le compte rendu et vérifie-le avec « foghorn verify » sur ton propre ordinateur. Et aucune vérification ne montre si quelqu’un a jeté un œil côté serveur, ou t’a envoyé une page qui ne fait pas ce qu’elle dit.
check-nothing-drawn = Dans cette partie, rien n’est tiré au sort : ce qu’il y a sur la table est écrit dans le scénario ; il n’y avait donc rien à mettre sous scellés.
check-not-sealed = La donne d’une leçon est préparée à l’avance : il n’y a rien à vérifier.
check-numbers = Les nombres eux-mêmes
check-server = Serveur
check-fingerprint = Empreinte :

## Une leçon

learn-title = Apprendre en jouant
learn-coach = Ton coach
learn-progress = Étape { $step } sur { $steps }
learn-next = Suivant
learn-again = Recommencer
learn-play = Jouer tout de suite avec des bots
learn-play-on = Finir cette partie
learn-all = Toutes les leçons
learn-next-lesson = Suivante : { $lesson }
learn-shelf = Dans l’ordre que tu veux, une minute chacune. À la fin, un coach t’accompagne pour une première partie.
learn-count = { $done } sur { $lessons } leçons terminées
learn-done = Terminée
