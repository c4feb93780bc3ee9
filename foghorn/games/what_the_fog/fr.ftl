# Tout ce que dit WHAT the FOG?!. Les noms du livret de règles, nos propres phrases.

game-tagline = Façonne la météo de la semaine et prévois exactement combien de jours tu revendiqueras.
option-long-game = Partie longue
option-long-game-means = Chaque plateau Jour commence vide.

bot-means-easy = Oublie les cartes visibles, se trompe parfois sur un jour et prédit ce qu’il espère.
bot-means-steady = Pose pour sa propre main, prédit les jours qu’il a de bonnes chances de revendiquer et ne livre pas grand-chose.
bot-means-hard = Joue chaque choix jusqu’à la fin de la manche, encore et encore, et gâche aussi vos prédictions.
bot-means-patient = Joue comme le niveau difficile et réfléchit seize fois plus : pour qui a le temps.

statistic-exact = exactes
statistic-predicted = prévus
statistic-claimed = revendiqués
history-exact = Prévisions exactes

## Les mots qui complètent les phrases.

word-rain = Pluie
word-snow = Neige
word-fog = Brouillard
word-clouds = Nuageux
word-thunder = Orage
word-sun = Soleil

word-return = remettre
word-pick = prendre
word-place = placer
word-swap = échanger
word-reveal = révéler
word-advance = avancer
word-pass = passer
word-discard = défausser

## Les symboles en trois lettres, là où la place manque.

short-rain = plu
short-snow = nei
short-fog = bro
short-clouds = nua
short-thunder = ora
short-sun = sol

## Une lettre par symbole, pour le coin d’un jeton ou d’une carte : toutes différentes.

letter-rain = P
letter-snow = N
letter-fog = B
letter-clouds = U
letter-thunder = O
letter-sun = S

## Les quatre zones d’un jour, neuf lettres au plus.

time-morning = matin
time-midday = midi
time-evening = soir
time-night = nuit

names-joined = { $first } et { $last }

## La table. Ce qui tient dans un espace étroit est aussi court qu’en anglais.

board-round = Manche { $round } sur { $rounds }
board-long-game = partie longue
board-turn-pick = { $name } prend un jeton
board-turn-place = { $name } place un jeton { $symbol }
board-turn-swap = { $name } échange une carte
board-turn-reveal = chacun révèle une carte
board-turn-predict = { $name } prévoit
board-turn-discard = chacun défausse une carte
board-day = Jour { $day }
board-barometer = Baromètre
board-piles = Piles
board-empty = vide
board-held = À placer
board-supply = Réserve
board-deck = Pioche
board-discards = Défausse
board-no-discards = Défausse vide
board-players = Joueurs
board-hand = main
board-revealed = révélées
board-sheet = Feuille de score
board-sign-awaited = doit choisir
board-sign-starter = premier joueur
board-sign-chosen = a choisi
board-your-hand = { $name } : { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-your-choice = choix secret :
board-claims = Jours de la manche { $round }
board-opened = Cartes face visible

## La question à qui doit choisir, et à qui attend.

prompt-pick = { $name }, prends le jeton du dessus d’une pile.
prompt-place = { $name }, sur quel jour places-tu ce jeton { $symbol } ?
prompt-swap = { $name }, quelle carte échanges-tu contre une de la pioche ?
prompt-reveal = { $name }, choisis en secret une carte à révéler.
prompt-predict = { $name }, avances-tu ta flèche ou passes-tu ?
prompt-discard = { $name }, quelle carte défausses-tu face cachée ?

prompt-wait-pick = { $names } choisit un jeton.
prompt-wait-place = { $names } cherche un jour pour le jeton { $symbol }.
prompt-wait-swap = { $names } échange une carte.
prompt-wait-reveal = On attend encore { $names }.
prompt-wait-predict = { $names } fait sa prévision.
prompt-wait-discard = On attend encore { $names }.

## Les lignes du menu.

choice-pick = { $symbol }, pile { $pile } ({ $count ->
    [1] le dernier jeton
   *[other] { $count } dans la pile
})
choice-return = les trois jetons { $symbol } en réserve
choice-place = jour { $day }, { $time }
choice-then-swap = échange d’une carte
choice-then-reveal = chacun révèle
choice-then-predict = jour complet
choice-advance = avancer la flèche à { $arrow }
choice-pass = passer, la flèche reste à { $arrow }
choice-swap = échanger { $symbol } ({ $count } en main)
choice-reveal = révéler { $symbol } ({ $count } en main)
choice-discard = défausser { $symbol } ({ $count } en main)

## Ce qui s’est passé.

event-game-started = { $names } s’installent pour WHAT the FOG?!
event-choice-made = { $name } a choisi.
event-undone = { $name } revient sur son dernier choix.
event-round-started = Manche { $round } : { $days } jours, { $name } commence.
event-tokens-returned = { $name } remet trois jetons { $symbol } dans la réserve.
event-token-picked = { $name } prend un jeton { $symbol } sur la pile { $pile }.
event-pile-rebuilt = La pile { $pile } était vide, elle est reformée avec { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}.
event-token-placed = { $name } place un jeton { $symbol } sur le jour { $day }, { $time }.
event-card-swapped = { $name } défausse une carte { $symbol } face visible et pioche.
event-card-swapped-drawn = { $name } défausse une carte { $symbol } face visible et pioche { $drawn }.
event-deck-reshuffled = La pioche était vide ; la défausse est mélangée pour en former une autre.
event-cards-revealed = { $name } révèle une carte { $symbol }.
event-predicted-advance = { $name } avance sa flèche à { $arrow }.
event-predicted-pass = { $name } passe et reste à { $arrow }.
event-cards-discarded = Chacun défausse une carte de sa main face cachée.
event-cards-discarded-known = { $name } défausse une carte { $symbol } face cachée.
event-cards-opened = { $name } montre { $cards }.
event-cards-opened-none = { $name } n’a aucune carte à montrer.
event-days-claimed = Jour { $day } : { $count ->
    [one] { $names } le revendique avec { $influence }
   *[other] { $names } le revendiquent avec { $influence }
}{ $rest }.
event-days-claimed-nobody = Jour { $day } : personne n’a d’influence, personne ne le revendique.
event-round-scored = { $name } : prévision { $prediction }, jours revendiqués { $claimed }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, total { $total }.
event-game-ended = { $names } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
event-game-ended-shared = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
event-game-ended-tie-break = { $names } l’emporte au départage ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) !
## La même chose, dite à qui la lit.

ask-pick = À toi : prends le jeton du dessus d’une pile.
ask-place = À toi : sur quel jour places-tu ce jeton { $symbol } ?
ask-swap = À toi : quelle carte échanges-tu contre une de la pioche ?
ask-reveal = À toi : choisis en secret une carte à révéler.
ask-predict = À toi : avances-tu ta flèche ou passes-tu ?
ask-discard = À toi : quelle carte défausses-tu face cachée ?
you-event-choice-made = Tu as choisi.
you-event-undone = Tu reviens sur ton dernier choix.
you-event-round-started = Manche { $round } : { $days } jours, tu commences.
you-event-tokens-returned = Tu remets trois jetons { $symbol } dans la réserve.
you-event-token-picked = Tu prends un jeton { $symbol } sur la pile { $pile }.
you-event-token-placed = Tu places un jeton { $symbol } sur le jour { $day }, { $time }.
you-event-card-swapped = Tu défausses une carte { $symbol } face visible et pioches.
you-event-card-swapped-drawn = Tu défausses une carte { $symbol } face visible et pioches { $drawn }.
you-event-cards-revealed = Tu révèles une carte { $symbol }.
you-event-predicted-advance = Tu avances ta flèche à { $arrow }.
you-event-predicted-pass = Tu passes et restes à { $arrow }.
you-event-cards-discarded-known = Tu défausses une carte { $symbol } face cachée.
you-event-cards-opened = Tu montres { $cards }.
you-event-cards-opened-none = Tu n’as aucune carte à montrer.
you-event-days-claimed = Jour { $day } : { $count ->
    [one] tu le revendiques avec { $influence }
   *[other] { $names } et toi le revendiquez avec { $influence }
}{ $rest }.
event-days-claimed-rest = { $name } : { $influence }
you-event-round-scored = Toi : prévision { $prediction }, jours revendiqués { $claimed }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, total { $total }.
you-event-game-ended = Tu gagnes avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
you-event-game-ended-shared = { $names } et toi vous partagez la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
you-event-game-ended-tie-break = Tu l’emportes au départage ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) !

## La table sur la page web.

board-table = La table
board-bonus = Prévision exacte : prévision + { $points }
day-free = Jour { $day }, { $time } libre
day-free-then = { $free } : { $then }
day-full = Jour { $day } complet
day-tokens = Dessus : { $tokens }
day-claimed = Revendiqué par { $names } avec { $influence }
day-claimed-nobody = Revendiqué par personne
pile-empty = Pile { $pile } vide
card-held = { $symbol }, { $count } en main
card-chosen = { $symbol }, { $count } en main : choix secret
card-shown = { $symbol }, révélées : { $count }
discards-order = Face visible, de la plus ancienne à la plus récente.
do-advance = Avancer à { $arrow }
do-pass = Passer, rester à { $arrow }
since-placed = Nouveau : { $symbol }, posé par { $name }
since-passed = a passé
since-advanced = flèche sur { $arrow }
since-swapped = a échangé
undo-until-next = jusqu’au choix du joueur suivant
undo-until-mine = jusqu’à ton prochain choix
undo-until-all = jusqu’à ce que tous aient choisi
do-return = Remettre les trois ({ $symbol })
do-hint = Conseil
do-hint-take = Suivre le conseil
player-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
player-arrow = flèche à { $arrow }
player-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sheet-round = Manche { $round }
sheet-points = points
sheet-total = Total
prompt-round-over = La manche { $round } est terminée.
sheet-means = ? prévus, ! revendiqués. Exact : prévision + numéro de la manche ; sinon tu perds l’écart.
reckoning-title = Manche { $round } : qui revendique quel jour ?
reckoning-again = La fin de la manche { $round }
reckoning-cards = Cartes
reckoning-exact = exact : { $prediction } + { $bonus }
reckoning-off = écart : { $count }
reckoning-all = Tout montrer
reckoning-go-on = Continuer
reckoning-close = Voir la table
ending-exact = { $count } sur { $rounds } exactes
decided-points = { $points ->
    [one] Un point de plus que tous les autres.
   *[other] { $points } points de plus que tous les autres.
}
decided-days = Égalité de points : plus de jours revendiqués à la manche { $round } ont fait la différence, { $most } contre { $next }.
decided-set = Égalité de points et de jours revendiqués à la manche { $round } : le plus grand groupe d’un même symbole a fait la différence, { $most } cartes contre { $next }.
decided-shared = Égalité de points, de jours revendiqués à la manche { $round } et de cartes d’un même symbole : la victoire est partagée.
moment-best = Ta meilleure manche : la manche { $round }, { $prediction } prévus, { $claimed } revendiqués, { $points }.
moment-of-best = La meilleure manche : { $name } à la manche { $round }, { $prediction } prévus, { $claimed } revendiqués, { $points }.
moment-nearest = C’est à la manche { $round } que tu es passé le plus près : écart { $off }.
moment-of-nearest = Aucune prévision exacte ; { $name } est passé le plus près à la manche { $round } : écart { $off }.
moment-worst = Ta pire manche : la manche { $round }, { $prediction } prévus, { $claimed } revendiqués, { $points }.
moment-of-worst = La pire manche : { $name } à la manche { $round }, { $prediction } prévus, { $claimed } revendiqués, { $points }.
moment-flawless = Et pas une seule prévision manquée !
aid-show = Montrer qui mène sur chaque jour, d’après ce que tu vois
aid-lead = En tête, d’après ce que tu vois : { $names } avec { $influence }
aid-nobody = D’après ce que tu vois, personne ne mène
new-table-aid = Permettre l’aide qui montre qui mène sur chaque jour
terms-aid = L’aide qui montre qui mène sur chaque jour est permise
terms-no-aid = Pas d’aide : à toi de compter les jours
help-no-aid = À cette table, on joue sans l’aide qui montre qui mène sur chaque jour.
keys-pile = prendre sur une pile
keys-day = placer sur un jour
keys-card = choisir une carte, de gauche à droite
keys-advance = avancer la flèche
keys-pass = passer
keys-return = remettre trois jetons identiques
keys-hint = un conseil ; encore une fois : le suivre

## Pourquoi un conseil dit cela.

reason-token-gains = Tu as { $cards } × { $symbol } : au jour { $day }, tu es alors à { $mine } contre environ { $rival } pour le plus fort des autres, et ta chance de le revendiquer passe de { $before } % à { $after } %.
reason-token-keeps = Tu as { $cards } × { $symbol } : au jour { $day }, tu es alors à { $mine } contre environ { $rival } pour le plus fort des autres, et ta chance de le revendiquer reste à { $after } %.
reason-token-surer = Au jour { $day }, ta chance passe de { $before } % à { $after } %, et ton nombre de jours devient plus sûr : tu peux en attendre environ { $expected }, et ta flèche est à { $arrow }.
reason-token-suits = Au jour { $day }, ta chance passe de { $before } % à { $after } %, ce qui convient à ta prédiction : tu peux attendre environ { $expected ->
    [one] { $expected } jour
   *[other] { $expected } jours
}, et ta flèche est à { $arrow }.
reason-token-harms-least = Au jour { $day }, ta chance passe de { $before } % à { $after } % ; aucun autre jour ne te coûterait moins.
reason-token-harms = Au jour { $day }, ta chance passe de { $before } % à { $after } %.
reason-wanted-by = Il compte aussi pour { $name } : { $count } × { $symbol }, face visible.
reason-next-pick = Deuxième choix : { $symbol } de la pile { $pile }, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins cette manche.
reason-next-pick-even = À peu près aussi bien : { $symbol } de la pile { $pile }.
reason-next-place = Deuxième choix : le jour { $day }, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins cette manche.
reason-next-place-even = À peu près aussi bien : le jour { $day }.
reason-next-swap = Deuxième choix : échanger { $symbol }, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins cette manche.
reason-next-swap-even = À peu près aussi bien : échanger { $symbol }.
reason-next-discard = Deuxième choix : défausser { $symbol }, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins cette manche.
reason-next-discard-even = À peu près aussi bien : défausser { $symbol }.
reason-return-gains = Les trois piles montrent { $symbol }, et tu as { $cards } × { $symbol } : un jeton moyen te vaut environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
reason-return = Les trois piles montrent { $symbol }, et tu as { $cards } × { $symbol }.
reason-swap = Dans l’état des jours, une carte { $symbol } te donne { $tokens } d’influence en tout ; une carte que tu ne vois pas, { $average } en moyenne.
reason-reveal-most = Révélée, elle compte toujours : tu as { $cards } × { $symbol } en main, aucun autre symbole en plus grand nombre, et { $tokens ->
    [0] aucun jeton ne le montre encore
    [one] { $tokens } jeton le montre
   *[other] { $tokens } jetons le montrent
}.
reason-reveal = Révélée, elle compte toujours : tu as { $cards } × { $symbol } en main, et { $tokens ->
    [0] aucun jeton ne montre ce symbole
    [one] { $tokens } jeton montre ce symbole
   *[other] { $tokens } jetons montrent ce symbole
}.
reason-discard-idle = Aucun jeton ne montre { $symbol } : cette carte ne te donne rien.
reason-discard = Sans elle, tu peux attendre environ { $expected ->
    [one] { $expected } jour
   *[other] { $expected } jours
}, et ta flèche est à { $arrow }.
reason-discard-same = Même sans elle, tu peux attendre environ { $expected ->
    [one] { $expected } jour
   *[other] { $expected } jours
}, et ta flèche est à { $arrow }.
reason-expected = Tu peux attendre environ { $expected ->
    [one] { $expected } jour
   *[other] { $expected } jours
}, et ta flèche est à { $arrow }.
reason-advance-now = Tu peux attendre environ { $expected ->
    [one] { $expected } jour
   *[other] { $expected } jours
}, et { $best } est la meilleure prédiction : { $left ->
    [one] ta flèche, à { $arrow }, peut avancer pour la dernière fois
   *[other] ta flèche, à { $arrow }, doit avancer les { $left } fois qui restent, celle-ci comprise
}.
reason-advance-sure = Tu es presque sûr de { $sure ->
    [one] { $sure } jour
   *[other] { $sure } jours
}, à { $chance } % au moins chacun, et ta flèche est à { $arrow }. En tout, tu peux en attendre environ { $expected }.
reason-pass-enough = Tu peux attendre environ { $expected ->
    [one] { $expected } jour
   *[other] { $expected } jours
} : ta flèche, à { $arrow }, est assez loin.
reason-pass-wait = Tu peux attendre environ { $expected ->
    [one] { $expected } jour
   *[other] { $expected } jours
}, et { $best } est la meilleure prédiction ; mais ta flèche, à { $arrow }, peut encore avancer { $left } fois ensuite.

## Pourquoi pas. Une place est son numéro, ou un nom là où le terminal le connaît.

refused-no-such-pile = Il n’y a pas de pile { $given } ; les piles vont de 1 à { $most }.
refused-no-such-day = Il n’y a pas de jour { $given } ; les jours vont de 1 à { $most }.
refused-no-such-symbol = « { $given } » n’est pas un symbole météo. Tape rain (pluie), snow (neige), fog (brouillard), clouds (nuageux), thunder (orage) ou sun (soleil).
refused-no-such-action = « { $given } » n’est pas une action de ce jeu ; essaie « pick 2 », « place 4 », « swap sun » ou « pass ».
refused-game-over = La partie est terminée.
refused-not-your-turn = C’est à { $seat ->
    [1] la place 1
    [2] la place 2
    [3] la place 3
    [4] la place 4
    [5] la place 5
   *[other] { $seat }
} de choisir.
refused-already-chosen = Tu as déjà choisi ; les autres n’ont pas encore tous choisi.
refused-no-hand-cards = Tu n’as aucune carte en main à choisir.
refused-now-pick = « { $wanted } » n’est pas possible maintenant : prends d’abord le jeton du dessus d’une pile.
refused-now-place = « { $wanted } » n’est pas possible maintenant : place d’abord sur un jour le jeton que tu as pris.
refused-now-swap = « { $wanted } » n’est pas possible maintenant : la zone couverte te demande d’échanger une carte.
refused-now-reveal = « { $wanted } » n’est pas possible maintenant : chacun choisit une carte à révéler.
refused-now-predict = « { $wanted } » n’est pas possible maintenant : un jour est complet, avance ta flèche ou passe.
refused-now-discard = « { $wanted } » n’est pas possible maintenant : chacun défausse une carte de sa main face cachée.
refused-pile-empty = La pile { $pile } est vide et la réserve n’a plus rien pour elle.
refused-return-pile-empty = On ne remet des jetons que si trois piles montrent le même symbole ; la pile { $pile } est vide.
refused-tops-differ = On ne remet des jetons que si les trois piles montrent le même symbole.
refused-day-not-in-round = Le jour { $day } n’est pas sur la table : la manche { $round } se joue avec les jours 1 à { $days }.
refused-day-full = Le jour { $day } est complet : ses { $parts } zones ont un jeton.
refused-card-revealed = { $count ->
    [one] Ta seule carte { $symbol } est révélée
   *[other] Tes { $count } cartes { $symbol } sont révélées
}, et une carte révélée reste là jusqu’à la fin de la manche.
refused-card-stays = Une carte révélée reste là jusqu’à la fin de la manche ; choisis-en une dans ta main.
refused-card-missing = Tu n’as pas de carte { $symbol } en main.
refused-trace-hides = La trace ne dit pas « { $field } », la donne ne peut donc pas être rejouée.
refused-token-not-there = Il ne reste pas de jeton { $token } à piocher.
refused-cards-do-not-add-up = Ces { $count } cartes ne sont pas celles qu’il y avait à mélanger.

## Les règles avec nos propres mots, numérotées comme la page des règles.

rules-title-1 = Le contenu de la boîte
rules-1-1 = La météo a six symboles : Pluie, Neige, Brouillard, Nuageux, Orage et Soleil.
rules-1-2 = Il y a 48 cartes Météo, huit par symbole.
rules-1-3 = Il y a 45 jetons Météo avec un symbole différent sur chaque face. Tu ne vois jamais que la face du dessus.
rules-1-4 = Sept plateaux Jour ont chacun quatre zones, du matin à la nuit. Certaines demandent une action : échanger (⇄) ou révéler (◉).
rules-1-5 = Deux à cinq joueurs ont chacun une flèche sur le baromètre, qui va de 0 à 7.

rules-title-2 = Préparer une manche
rules-2-1 = On joue quatre manches, avec 4, 5, 6 puis 7 jours. Chacun reçoit une carte de plus qu’il n’y a de jours ; le reste forme la pioche.
rules-2-2 = Chaque jour commence avec un jeton au hasard sur sa première zone. Le jour 7 commence toujours vide. Ces jetons ne déclenchent aucune action.
rules-2-3 = Dans la partie longue, tous les jours commencent vides.
rules-2-4 = Trois piles de dix jetons sont prêtes, et seul leur dessus est visible. Les autres jetons forment la réserve.
rules-2-5 = Toutes les flèches partent de 0. Le sort désigne le premier joueur (☼) ; à chaque manche, ce rôle passe à la personne de gauche.

rules-title-3 = Placer des jetons Météo
rules-3-1 = À ton tour, prends le jeton du dessus d’une pile. Tu vois ce qu’il cachait avant de choisir un jour, mais tu ne peux plus en prendre un autre.
rules-3-2 = Place-le, même face visible, sur la zone vide suivante d’un jour qui n’est pas complet.
rules-3-3 = Si les trois piles montrent le même symbole, tu peux d’abord remettre ces trois jetons en réserve, et recommencer si les nouveaux sont encore pareils. Ensuite, prends un jeton.
rules-3-4 = Une pile épuisée est reformée aussitôt : dix jetons de la réserve mélangée, ou autant qu’il y en a.
rules-3-5 = Échanger (⇄) : qui a placé le jeton défausse une carte de sa main face visible et en pioche une autre.
rules-3-6 = Révéler (◉) : chacun choisit en secret une carte de sa main, puis toutes sont retournées ensemble. Une carte révélée garde son influence et ne peut plus être défaussée.
rules-3-7 = L’action d’abord, puis la prévision si le jour est complet.

rules-title-4 = Prévoir
rules-4-1 = Quand un jour reçoit son quatrième jeton, chacun fait un seul choix, d’abord qui l’a placé puis dans le sens des aiguilles d’une montre : flèche +1, ou passer.
rules-4-2 = C’est ensuite au tour de la personne assise à gauche de celle qui a placé le jeton.
rules-4-3 = Pendant une manche, une flèche ne recule jamais.

rules-title-5 = Revendiquer des jours et marquer
rules-5-1 = Quand tous les jours sont complets, chacun défausse une carte de sa main face cachée, jamais une carte révélée, et montre toutes les autres.
rules-5-2 = Ton influence sur un jour : pour chacun de ses jetons, compte tes cartes visibles de ce symbole, et additionne le tout.
rules-5-3 = Qui a le plus d’influence revendique le jour ; à égalité, tous les ex æquo le revendiquent. Sans influence, rien à revendiquer.
rules-5-4 = Autant de jours revendiqués que prévus ? Tu marques ta prévision plus le numéro de la manche. Sinon, tu perds la différence.

rules-title-6 = La fin
rules-6 = Le plus haut total gagne. À égalité, gagne qui a revendiqué le plus de jours à la manche 4, puis qui y a montré le plus de cartes d’un même symbole. Si tout est égal, la victoire est partagée.

## Ce que montrent les images de la page des règles.

picture-day = Un plateau Jour avec un échange à midi et une révélation la nuit.
picture-pick = On prend la pluie : le soleil apparaît dessous, et c’est alors seulement qu’on choisit un jour.
picture-place = La zone vide suivante est le soir : tu vas donc échanger une carte.
picture-return = Trois fois Brouillard : tu peux d’abord remettre les trois.
picture-influence = Avec deux cartes Soleil et une carte Neige, chaque jeton Soleil compte 2, le jeton Neige 1 et le jeton Nuageux rien : 2 + 2 + 1 + 0 = 5.
picture-claim = Deux joueurs ont 5 d’influence : les deux revendiquent le jour.
picture-score = ? est la prévision, ! les jours revendiqués, = les points. Cleo, à la manche 3 : 3 prévus, 3 revendiqués, 3 + 3 = 6 points. À la manche 4 : 4 prévus, 1 revendiqué, 3 points perdus.
picture-total = Total

## Ce que dit le coach de la première leçon.

lesson-goal = Le but : avoir le plus de points après quatre manches. À chaque manche, tu prévois combien de jours tu revendiqueras. Tomber juste rapporte ta prévision plus le numéro de la manche ; chaque jour d’écart coûte un point.
lesson-pick = Prends le jeton du dessus d’une pile. Tu verras ce qu’il cachait avant de le placer.
lesson-pick-why = Prends { $symbol } sur la pile marquée : tu as { $count } × { $symbol }, donc chaque jeton de ce genre sur un jour t’y donne { $count } d’influence. Tu verras ce qu’il cachait avant de le placer.
lesson-place = Où va-t-il ? Un jeton compte pour qui a les cartes de son symbole, et tu as { $count } × { $symbol }.
lesson-swap = Tu as couvert les deux flèches : échange ! Défausse une carte peu utile et pioches-en une autre.
lesson-watch = C’est à { $name }. Ce que quelqu’un place en dit long sur ses cartes.
lesson-again = À toi de nouveau. Cherche un jeton qui va avec tes cartes.
lesson-again-place = Choisis le jour où il t’aide le plus.
lesson-eye = Couvre l’œil cette fois : chacun doit alors révéler une carte, et tu verras ce que les autres collectionnent.
lesson-reveal = Chacun choisit une carte en secret, et toutes sont retournées ensemble. Elle compte toujours, mais tu ne peux plus t’en défaire.
lesson-wait = Rien à faire pour l’instant : regarde.
lesson-predict = Un jour est complet. Si tu penses y avoir le plus d’influence, avance ta flèche ; sinon, passe. La flèche ne recule jamais, et seul le nombre exact rapporte le bonus, ici + 1.
lesson-play = À toi de jouer. Remplis les jours et amène ta flèche au nombre que tu revendiqueras.
lesson-play-watch = { $name } choisit. Ce que quelqu’un place en dit un peu sur ses cartes.
lesson-play-pick = Tu as surtout des cartes { $symbol } ({ $count }). Un tel jeton te donne un jour ; un autre l’enlève à quelqu’un.
lesson-play-place = { $symbol } te donne { $count } d’influence où que tu le places. Mets-le sur un jour que tu veux, ou à l’écart s’il aide plutôt les autres.
lesson-play-predict = Ta flèche est à { $arrow } ; jours complets : { $full }, encore ouverts : { $left }. N’avance que si tu attends un jour de plus : un de trop coûte autant qu’un de moins.
lesson-play-swap = Échange une carte dont le symbole est sur peu de jours : elle ne te donne pas d’influence, la nouvelle peut-être.
lesson-play-reveal = Montre une carte que tu veux garder de toute façon : elle compte encore et en dit le moins.
hint-choice = Un conseil : { $choice }
lesson-discard = Tous les jours sont complets. Chacun se défait en secret d’une carte de sa main. Laquelle ne te sert pas ?
lesson-claims = Toutes les cartes sont visibles. Pour chaque jeton d’un jour, compte tes cartes de ce symbole ; qui en a le plus revendique le jour.
lesson-score-exact = Prévu { $prediction }, revendiqué { $claimed } : exact ! Cela fait { $prediction } + 1, car c’est la manche 1 : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
lesson-score-missed = Prévu { $prediction }, revendiqué { $claimed } : ce n’est pas exact, tu perds la différence. À la prochaine manche, tu feras mieux.
lesson-end = C’était la première de quatre manches ; chacune apporte un jour de plus. Tu connais le jeu !

## Ce que le laboratoire fait varier et mesure
constant-spare-cards = Cartes en main au-delà du nombre de plateaux
constant-barometer = Plus grand nombre du baromètre : les jours qu’on peut prévoir au plus
constant-swaps = Si les plateaux demandent des échanges (1) ou non (0)
constant-reveals = Si les plateaux demandent de révéler (1) ou non (0)
measure-exact = Part des prévisions exactes
measure-predicted = Jours prévus par manche
measure-claimed = Jours revendiqués par manche
