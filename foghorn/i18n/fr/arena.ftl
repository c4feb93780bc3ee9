# Les commandes arena et lab : la force des bots, et l’effet d’une règle.

## arena
arena-page-title = { $game } : l’arène
arena-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
arena-title-so-far = { $game } : { $games } parties sur { $asked } jusqu’ici, graine { $seed }
arena-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
arena-bot = Bot
arena-against = Contre
arena-rivals = { $count } × { $rival }
arena-rival-points = Points de l’adversaire
arena-goal = Objectif
arena-goal-least = au moins { $least } %
arena-goal-low = au moins { $least } %, l’intervalle à partir de { $low } %
arena-goal-between = de { $least } à { $most } %
arena-reached = atteint
arena-missed = manqué
arena-rating = Cote
arena-rated = { $rating } ({ $low }–{ $high })
arena-choices = Choix
arena-median = La moitié en
arena-p95 = 95 % en
arena-percent = { $share } %
arena-matrix = Gagné contre, en %
arena-order = Ordre du tour
arena-seat = Place { $seat }
arena-note = Entre parenthèses et après ± : l’intervalle à 95 %. Une victoire partagée compte pour une fraction de victoire. Les cotes sont celles d’OpenSkill. Les temps sont du temps de processeur pour un choix.
arena-seconds = { $time } s
arena-milliseconds = { $time } ms
arena-microseconds = { $time } µs
arena-contests = Part des parties gagnées
arena-goal-note = La ligne en tirets est une part équitable, le trait vertical l’objectif.
arena-rating-note = Chaque bot commence à 25 ; 4 de plus, c’est environ deux parties gagnées sur trois.
arena-seats = Part des parties gagnées, selon l’ordre du tour
arena-length = Durée d’une partie, en choix
arena-thinking = Temps de processeur pour un choix
arena-thinking-note = De ce que la moitié des choix demande au plus à ce que 95 % demandent au plus ; chaque trait vaut dix fois le précédent.
arena-thought = { $median }, 95 % en { $most }
arena-left-out = { $bot } contre { $rival } est laissé de côté : il y faut « { $name } », qui ne fait pas partie de l’installation de base : pip install "foghorn[research]".

error-arena-two-bots = Il faut à une arène au moins deux bots différents : --bots A,B. Avec --goals, c’est le jeu qui les nomme.
error-arena-bot-twice = --bots nomme { $name } deux fois.
error-arena-alone = Il faut à une arène au moins deux joueurs.
error-arena-no-goals = { $game } n’a pas d’objectifs à lui ; nomme des bots avec --bots.
error-arena-goals-alone = --goals dit qui joue, avec quelles options et à partir de quelle graine ; seuls --games, --jobs, --file et la présentation peuvent s’y ajouter.
error-arena-needs = L’arène a besoin de « { $name } », qui ne fait pas partie de l’installation de base : pip install "foghorn[arena]".
error-arena-unreadable = { $name }, ligne { $line } : ce n’est pas le fichier de résultats d’une arène ({ $detail }).
error-arena-other-game = { $name } contient des résultats de { $given }, non de { $game }.
error-arena-other-rules = { $name } contient des résultats selon la version { $given } des règles ; elles en sont à la version { $version }. Commence un nouveau fichier.
error-arena-other-seed = { $name } contient des résultats de la graine { $given }, non de la graine { $seed }.
error-arena-other-cell = { $name } contient des parties de { $bot } contre { $rival } ({ $options }), qui ne sont pas demandées ici. Demande-les aussi, ou commence un nouveau fichier.
error-arena-bot-changed = Dans { $name }, la première partie de { $bot } contre { $rival } s’est passée autrement : un bot a changé depuis, ou tire sa chance d’ailleurs. Commence un nouveau fichier.
error-arena-file-changed = { $name } a changé depuis sa lecture : une autre arène y garde ses résultats. Rien n’a été écrasé ; nomme un fichier pour chacune.
error-arena-goals-wrong = Les objectifs dans { $name } ne peuvent pas être lus : { $detail }.

## lab
lab-title = { $game } : l’effet de « { $name } »
lab-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $bots }, graine { $seed } ; les tirages sont les mêmes pour chaque valeur.
lab-usual = D’ordinaire, c’est { $value }.
lab-players = Nombre de joueurs
lab-measures = Une partie en moyenne
lab-bias = Avance de la meilleure place
lab-bias-sure = +{ $points }
lab-bias-chance = +{ $points } (peut-être le hasard)
lab-measure-decisions = Choix
lab-measure-lead-changes = Changements de tête
lab-measure-margin = Avance du vainqueur en points
lab-measure-points = Points d’un joueur
lab-note = Après ± et sous une part : l’intervalle à 95 %. Ce que font les bots dit l’effet d’une règle sur les bots ; des humains trouveront peut-être autre chose.
lab-constant = d’ordinaire { $value } ; de { $least } à { $most }

error-lab-vary = Dis ce qui varie et avec quelles valeurs, par exemple --vary NOM=1,2,3 ; foghorn lab { $game } --list donne les noms.
error-lab-value-twice = --vary nomme deux fois une valeur de { $name }.
error-unknown-constant = { $game } n’a rien qui s’appelle { $name } et qui puisse varier. Constantes : { $constants } ; les options peuvent varier aussi.
error-constant-range = { $name } peut aller de { $least } à { $most } ; { $given } n’est pas possible.
