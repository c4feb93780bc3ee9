# Tout ce que dit The FOG — Escape from Paradise. Les noms des règles, nos propres phrases.

game-tagline = Guide tes insulaires à travers une plage bondée jusqu’aux bateaux, avant que le brouillard ne les prenne.
option-players = À combien on joue ; seul, on joue un scénario
option-board = Plateau
option-board-means = Grand : cinq bateaux, 2 à 6 joueurs. Petit : trois bateaux, 2 à 4 joueurs, une partie plus courte.
option-level = Niveau
option-level-means = Famille : pas de Sauter, et qui est chassé d’une place y reste aussi. Expert : tout ce que contient la boîte.
option-enhanced = Mouvements renforcés
option-enhanced-means = Pour 2 PM de plus : plus loin, en tournant, et en passant par des cases occupées.
option-chips = Jetons d’insulaires
option-chips-means = Quels symboles ont les insulaires. Le grand plateau prend les blancs ; le petit les gris, ou les blancs si tu veux.
option-minimum-crew = Équipage minimum des bateaux
option-minimum-crew-means = Un bateau ne part qu’avec assez de monde dans les zones A et B. S’il reste, ses zones ne comptent pas, et qui y a amené le moins de monde perd 10 points.
option-individual-points = Points de zone individuels
option-individual-points-means = Chaque bateau a ses propres points de zone, au lieu des mêmes pour tous.
option-hourglass = Sablier
option-hourglass-means = Quand le sable est écoulé, le tour sur la plage est fini et le reste est perdu. Le chrono de la table ne compte alors que pendant la sélection.
option-teams = Jeu en équipe
option-teams-means = Les partenaires gagnent ensemble : au plus haut total, ou en étant l’équipe sans le joueur le plus faible.
option-demanding = Partie exigeante à deux
option-demanding-means = Trois couleurs chacun sur le grand plateau, préparé comme pour six.
option-fog-uncertainty = Brouillard incertain
option-fog-uncertainty-means = Après chaque manche, une carte dit de combien il avance : 1 ou 2 rangées avec les cartes A et B, et parfois pas du tout avec la carte C.
option-scenario = Scénario pour une personne
option-first-game = Première partie
option-first-game-means = Pas de mouvements renforcés, et les meilleurs points de zone.

## Les mots qui remplissent les phrases.

word-islander = insulaire

word-chief = chef
word-elder = doyen
word-sailor = marin
word-warrior = guerrier
word-tribal = villageois

word-green = vert
word-blue = bleu
word-black = noir
word-red = rouge
word-purple = mauve

word-orange = orange
word-yellow = jaune
word-white = blanc
word-pink = rose
word-teal = turquoise
word-brown = marron

word-run = courir
word-swap = échanger
word-push = pousser
word-squeeze = faufiler
word-cross = franchir
word-jump = sauter
word-all-rounder = polyvalent
word-endurance = endurance
word-endure = endurer
word-board = embarquer
word-shift = glisser
word-bump = bousculer
word-select = choisir
word-end = fin

names-joined = { $first } et { $last }

## Une tribu après le nom d’un type : « guerrier vert ».

tribe-green = vert
tribe-blue = bleu
tribe-black = noir
tribe-red = rouge
tribe-purple = mauve
islander = { $kind } { $of }

## La même chose au pluriel : « 6 insulaires verts ».

several-islander = insulaires
several-chief = chefs
several-elder = doyens
several-sailor = marins
several-warrior = guerriers
several-tribal = villageois
several-green = verts
several-blue = bleus
several-black = noirs
several-red = rouges
several-purple = mauves

## Une lettre chacun, pour la plage : jamais deux pareilles parmi les tribus, les types ou les symboles.

letter-green = v
letter-blue = b
letter-black = n
letter-red = r
letter-purple = m

letter-chief = C
letter-elder = D
letter-sailor = M
letter-warrior = G
letter-tribal = V

letter-push = p
letter-squeeze = f
letter-cross = r
letter-jump = s
letter-all-rounder = v
letter-endurance = e

## La table. Les têtes de colonnes ont au plus cinq lettres, les noms de bateaux au plus sept.

board-round = Manche { $round }
board-last-round = la dernière
board-family = famille
board-turn-select = { $who } choisit
board-turn-move = { $who } · { $mp } PM
board-mp = { $mp } PM
board-place = { $tribe } { $place }
board-stern = poupe du { $tribe }
board-fog = Brouillard
board-fog-cards = cartes { $cards }, reste { $count }
board-targets = buts
board-falls = chute
board-order = Tours
board-all = ensemble
board-ashore = plage
board-aboard = bord
board-own-boat = tribu
board-missing = vides
board-areas = zones
board-lost = brume
board-bonus = bonus
board-crew = équip
board-boats = Bateau
board-chips = bonus
board-heaps = L’un sur l’autre :
board-no-crew = ! pas encore assez d’équipage pour partir

## La question à qui doit choisir, et à qui attend.

prompt-select = { $who }, choisis un insulaire : tape sa case (C4) ou une rangée.
prompt-move = { $mp ->
    [0] { $who }, plus de PM : termine le tour, ou tape « annuler ».
   *[other] { $who }, { $mp } PM : qui bouges-tu ? Tape un numéro ou une case (C4).
}
prompt-go-on = { $who }, le { $islander } en { $cell } doit continuer ({ $mp } PM).
prompt-wait-select = { $who } choisit un insulaire.
prompt-wait-move = { $who } joue (encore { $mp } PM).
prompt-wait-go-on = { $who } doit continuer avec le { $islander } en { $cell } (encore { $mp } PM).

## Les menus.

menu-row = { $row }  { $islanders }
menu-select = { $cell } : { $islander }, { $icon }
menu-ways = { $count ->
    [one] { $count } coup, { $mp } PM
   *[other] { $count } coups dès { $mp } PM
}
menu-best = { $ways }, jusqu’à { $points }
menu-end = Terminer le tour{ $mp ->
    [0] {""}
   *[other] {" "}et perdre { $mp } PM
}
menu-islander = { $cell } : { $islander }, { $icon }. Tu as { $mp } PM.
menu-stuck = { $cell } : { $islander }, { $icon }. Il ne peut pas bouger maintenant.
menu-other = { $cell } : { $islander }, { $icon }. Il appartient à : { $mark } { $colour }.
menu-free = { $cell } : { $islander }, { $icon }. Personne ne l’a encore choisi.

choice-run = courir en { $cell }
choice-swap = échanger avec { $cell }
choice-push = pousser { $cell }
choice-squeeze = se faufiler jusqu’en { $cell }
choice-cross = franchir { $over } vers { $cell }
choice-jump = sauter par-dessus { $over } vers { $cell }
choice-endurance = endurance : courir en { $cell }
choice-board = embarquer : { $cell }
choice-shift = glisser vers { $cell }
choice-stop-over = { $choice }, puis encore

## Ce qui s’est passé.

event-game-started = { $names } sont sur la plage et veulent partir.
event-turn-order = L’ordre du tour : { $names }.
event-beach-laid-out = { $count } insulaires et { $obstacles } obstacles sont sur la plage ; les zones A à D valent { $points }.
event-islander-selected = { $who } choisit le { $islander } ({ $details }).
event-turn-started = { $who } a { $mp } PM.
event-moved-run = { $who } : le { $islander } court de { $origin } en { $cell } ({ $mp } PM).
event-moved-swap = { $who } : le { $islander } échange sa place, de { $origin } en { $cell } ({ $mp } PM).
event-moved-push = { $who } : le { $islander } pousse de { $origin } en { $cell } ({ $mp } PM).
event-moved-squeeze = { $who } : le { $islander } se faufile de { $origin } en { $cell } ({ $mp } PM).
event-moved-cross = { $who } : le { $islander } franchit { $over } vers { $cell } ({ $mp } PM).
event-moved-jump = { $who } : le { $islander } saute par-dessus { $over } vers { $cell } ({ $mp } PM).
event-moved-endurance = { $who } : le { $islander } a l’endurance de courir encore en { $cell }.
event-moved-board = { $who } : le { $islander } embarque, { $cell } ({ $mp } PM).
event-moved-shift = { $who } : le { $islander } glisse vers { $cell } ({ $mp } PM).
event-stopped-over = Ce n’est qu’une étape ; il doit continuer aussitôt.
event-displaced = Autres déplacements : { $others }.
event-chip = Cela rapporte le jeton bonus { $points }.
event-turn-ended-chosen = { $who } termine son tour{ $mp ->
    [0] {""}
   *[other] {" "}et perd { $mp } PM
}.
event-turn-ended-spent = { $who } n’a plus de PM.
event-turn-ended-stuck = { $who } ne peut plus bouger et perd { $mp } PM.
event-turn-ended-timeout = { $who } n’a plus de temps{ $mp ->
    [0] {""}
   *[other] {" "}et perd { $mp } PM
}.
event-fog-moved = Le brouillard approche : { $count ->
    [0] au prochain pas, il est sur la plage
    [one] encore { $count } pas avant la plage
   *[other] encore { $count } pas avant la plage
}.
event-fog-stays = Le brouillard reste où il est.
event-fog-row = Le brouillard avale la rangée { $row }.
event-fog-shore = Le brouillard avale le rivage.
event-fog-lost = { $count ->
    [one] Perdu : { $names }.
   *[other] { $count } perdus : { $names }.
}
event-over-shore = Le brouillard a atteint le rivage : la partie est finie.
event-over-nobody = Il n’y a plus personne sur la plage, le rivage et les jetées : la partie est finie.
event-game-scored = { $who } : { $parts } ; { $total } en tout.
event-game-scored-solo = Points : { $parts } ; { $total } en tout.
event-game-ended = { $names } gagne avec { $points } { $count ->
    [one] point
   *[other] points
} !
event-game-ended-several = { $names } gagnent ensemble !
event-undone = { $name } revient sur son dernier choix.
## La même chose, dite à qui la lit.

you-event-islander-selected = Tu choisis le { $islander } ({ $details }).
you-event-turn-started = Tu as { $mp } PM.
you-event-turn-ended-chosen = Tu termines ton tour{ $mp ->
    [0] {""}
   *[other] {" "}et perds { $mp } PM
}.
you-event-turn-ended-spent = Tu n’as plus de PM.
you-event-turn-ended-stuck = Tu ne peux plus bouger et perds { $mp } PM.
you-event-turn-ended-timeout = Tu n’as plus de temps{ $mp ->
    [0] {""}
   *[other] {" "}et perds { $mp } PM
}.
you-event-game-ended = Tu gagnes avec { $points } { $count ->
    [one] point
   *[other] points
} !
you-event-game-ended-several = { $names } et toi gagnez ensemble !
you-event-undone = Tu reviens sur ton dernier choix.
you-outcome-two = À deux, la couleur la plus basse perd : c’est toi qui l’as, { $colour } avec { $points }.

score-own-boat = bon bateau { $points }
score-areas = zones { $points }
score-bonus = bonus { $points }
score-missing = bateaux manqués { $points }
score-lost = perdus { $points }
score-crew = équipage { $points }
score-falls = chutes { $points }
score-targets = objectifs { $points }

## Les scénarios en solitaire : ce qu’ils disent tous.

event-scenario-started = Scénario : { $scenario }
event-levels = Niveaux de sauvetage : { $levels }.
event-level = { $level } dès { $points }
event-game-ended-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $level } !
event-game-ended-no-level = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : pas encore assez pour un niveau de sauvetage.
target-rescue = Objectif : sauver { $count } { $islander }, sinon { $points } points de moins.
target-at-home = Objectif : { $count } { $islander } sur un siège du bateau de leur tribu, sinon { $points } points de moins.
target-all-boats-depart = Objectif : chaque bateau part avec son équipage minimum, sinon { $points } points de moins.
event-par = Par, le meilleur total trouvé jusqu’ici au niveau expert : { $points }.
event-next-level = { $points ->
    [one] Encore un point et c’était « { $level } ».
   *[other] Encore { $points } points et c’était « { $level } ».
}
board-standing-solo = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
} : { $level }
board-standing-no-level = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}, pas encore de niveau de sauvetage
board-next-level = encore { $points } pour « { $level } »
board-par = par { $points }
board-target-rescue = sauver { $count } { $islander }
board-target-at-home = { $count } { $islander } sur un siège de leur propre bateau
board-target-all-boats-depart = chaque bateau prêt à partir

## Les scénarios : scenario-NOM, scenario-NOM-story, et leurs level-NOM.

scenario-first-light = Premières lueurs
scenario-first-light-story = Le brouillard n’est encore qu’un trait gris à l’horizon et les bateaux se balancent le long des jetées. Onze lève-tôt ont la plage presque pour eux seuls : ramène-les tous chez eux.
scenario-the-gap = La brèche
scenario-the-gap-story = Une tempête a dressé un mur de rochers en travers de la plage et n’y a laissé qu’une brèche. Seize personnes attendent derrière, et chacune est sûre de devoir passer la première.
scenario-chiefs-last = Les chefs en dernier
scenario-chiefs-last-story = Un bon chef quitte le village le dernier. Tous trois ont attendu que tout le monde soit en chemin, et maintenant tout le monde est sur leur chemin ; leur propre siège est la moindre des choses.
scenario-no-room-to-spare = Pas une place de trop
scenario-no-room-to-spare-story = Tout le village se presse au bord de l’eau : trente-deux personnes pour trente-deux places. Qui s’affale sur la première poupe venue prive les autres de leur siège, et aucun bateau ne part à moitié vide.
scenario-the-wrong-side = Du mauvais côté
scenario-the-wrong-side-story = Hier, les tribus se sont rendu visite et la fête a duré trop longtemps. Les verts et les mauves se réveillent aux deux bouts de la plage, chacun devant le bateau de l’autre.
scenario-elders-first = Les doyens d’abord
scenario-elders-first-story = Treize doyens parlaient du bon vieux temps au bout de l’île, jusqu’à ce que le brouillard se dresse derrière eux. Leur chemin est le plus long de tous, jusqu’aux sièges de la proue ; laisse-les passer.
scenario-three-walls = Trois murs
scenario-three-walls-story = Trois murs furent bâtis contre la mer, chacun avec une porte, et jamais deux portes en face. Ceux qui savent grimper et se faufiler sont partis depuis longtemps : fais le détour, ou trouve la force de les franchir.
scenario-the-last-evening = Le dernier soir
scenario-the-last-evening-story = Jusqu’à ce soir, personne ne croyait au brouillard ; maintenant, les soixante sont tous sur la plage. Tu ne sauveras pas tout le monde, mais cinq bateaux ont besoin d’un équipage, et cinq chefs de leur siège.

level-narrow-escape = de justesse
level-safe-crossing = à bon port
level-fair-winds = bon vent
level-full-sail = toutes voiles dehors

## Pourquoi un conseil dit cela.

reason-way = { $mp } PM jusqu’à l’eau ; le brouillard arrive après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
reason-way-earliest = { $mp } PM jusqu’à l’eau ; le brouillard arrive au plus tôt après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
reason-seats-own = Dans le bateau de sa tribu, { $count ->
    [one] { $count } siège adapté est libre
   *[other] { $count } sièges adaptés sont libres
}, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} au plus.
reason-seats-other = Aucun siège adapté n’est libre dans le bateau de sa tribu ; ailleurs, { $count ->
    [one] { $count } l’est
   *[other] { $count } le sont
}, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} au plus.
reason-seats-none = Aucun siège adapté n’est plus libre.
reason-next-select = Le deuxième choix, en { $cell }, promet environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins.
reason-earns = Cela rapporte aussitôt { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-earns-by = Cela rapporte aussitôt { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $areas ->
    [0] {""}
   *[other] {" "}· zone +{ $areas }
}{ $own ->
    [0] {""}
   *[other] {" "}· bateau de sa tribu +{ $own }
}{ $chip ->
    [0] {""}
   *[other] {" "}· jeton bonus +{ $chip }
}{ $there ->
    [0] {""}
   *[other] {" "}· premier des tiens à bord +{ $there }
}{ $crew ->
    [0] {""}
   *[other] {" "}· équipage +{ $crew }
}.
reason-crew = Pour que le bateau { $tribe } parte, il manque alors encore { $count ->
    [one] { $count } insulaire
   *[other] { $count } insulaires
} en zones A et B.
reason-departs = L’équipage du bateau { $tribe } est alors complet.
reason-at-the-water = C’est au bord de l’eau.
reason-nearer = De là, il reste { $mp } PM jusqu’à l’eau, au lieu de { $before }.
reason-opens = De là, un chemin est ouvert : { $mp } PM jusqu’à l’eau.
reason-fog-soon = Le brouillard atteint la rangée { $row } { $rounds ->
    [1] à la fin de cette manche
   *[other] après { $rounds } manches, celle-ci comprise
}.
reason-fog-soon-earliest = Le brouillard peut atteindre la rangée { $row } { $rounds ->
    [1] à la fin de cette manche
   *[other] après { $rounds } manches, celle-ci comprise
}.
reason-seat-near = De là, le siège libre le plus proche est à { $mp } PM si personne ne barre le chemin, et il vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-helps = Cela fait aussi avancer un autre des tiens, en { $cell } : { $mp } PM jusqu’à l’eau, au lieu de { $before }.
reason-rises = Ce que tu peux attendre à la fin augmente d’environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-prepares = Cela prépare la suite, avec { $mp } PM de reste.
reason-last = Avec { $mp } PM de reste, rien de mieux n’a été trouvé.
reason-end = { $mp ->
    [0] Rien n’a été trouvé qui te rapporterait plus.
   *[other] Avec { $mp } PM de reste, rien n’a été trouvé qui te rapporterait plus.
}

## Pourquoi pas. Une place est son numéro, ou un nom là où le terminal le connaît.

refused-no-such-cell = Il n’y a pas de « { $given } » ici ; les cases s’appellent par exemple C4, S3, P2.1 ou blue:C1.
refused-no-such-action = « { $given } » n’est pas une action de ce jeu ; essaie « run C4 B4 » ou « end », ou une case pour voir ce qu’on y peut faire.
refused-no-such-colour = Personne ne joue la couleur « { $given } ».
refused-nobody-there = Il n’y a pas d’insulaire en { $cell }.
refused-never-backward = Jamais en arrière : vu de { $origin }, { $cell } est du côté du brouillard. Seul « courir » permet de reculer.
refused-too-far = { $cell } est trop loin de { $origin } pour cela.
refused-no-bump-there = On ne bouscule personne de { $origin } vers { $cell } : seulement sur le côté ou en arrière.
refused-push-angle = Une poussée en angle part à 60° d’un côté ou de l’autre, pas vers { $cell }.
refused-no-squeeze-there = Il n’y a pas de passage pour se faufiler de { $origin } en { $cell }.
refused-jump-straight = On saute tout droit ; seul un saut renforcé arrive en { $cell }.
refused-boat-out-of-reach = De { $origin }, on n’arrive pas à { $cell }.
refused-not-that-boat = { $cell } n’est pas dans le bateau de { $origin }.
refused-game-over = La partie est terminée.
refused-not-your-turn = C’est le tour de { $seat ->
    [1] la place 1
    [2] la place 2
    [3] la place 3
    [4] la place 4
    [5] la place 5
    [6] la place 6
   *[other] { $seat }
}.
refused-now-move = Tous les insulaires sont choisis ; maintenant ils bougent.
refused-only-the-clock = Seul le sablier termine un tour ainsi ; toi, tu le fais avec « end ».
refused-now-select = D’abord, on choisit tous les insulaires ; personne ne bouge encore.
refused-already-taken = L’insulaire en { $cell } a déjà une couleur : { $colour }.
refused-must-go-on = L’insulaire en { $cell } doit d’abord continuer.
refused-not-yours = L’insulaire en { $cell } est de couleur { $colour }, et ce n’est pas son tour.
refused-has-endured = L’insulaire en { $cell } a utilisé son endurance et se repose pendant ce tour.
refused-not-in-a-boat = On ne glisse d’une place à l’autre que dans un bateau.
refused-stays-aboard = Personne ne quitte un bateau ; on y glisse seulement d’une place à l’autre.
refused-only-on-the-beach = « { $wanted } » n’est pas possible ici : sur le rivage et les jetées, on court seulement.
refused-boat-too-far = Ce bateau n’est pas à côté de cette case.
refused-second-is-plain = Après une étape, le mouvement est simple : courir, pousser, se faufiler, franchir ou sauter.
refused-no-enhanced = À cette table, on joue sans mouvements renforcés.
refused-too-expensive = Cela coûte { $cost } PM ; tu en as { $mp }.
refused-out-of-reach = { $cell } est hors d’atteinte, même avec { $mp } PM.
refused-stands-there = Cet insulaire s’y trouve déjà.
refused-can-go-there = Cet insulaire peut aller en { $cell } pour { $cost } PM.
refused-cannot-go-on = En { $cell }, personne ne peut rester, et avec { $mp } PM on ne continue pas de là.
refused-cannot-run-on = En { $cell }, il y en a déjà deux, et avec { $mp } PM on ne repart pas de là.
refused-obstacle-there = Il y a un obstacle en { $cell }.
refused-somebody-there = Il y a déjà quelqu’un en { $cell }.
refused-row-in-the-fog = La rangée { $row } est dans le brouillard.
refused-woods = Personne n’entre dans les bois.
refused-no-such-islander = Cet insulaire n’est pas (ou plus) là.
refused-no-way = Il n’y a pas de chemin par là.
refused-no-endurance = L’insulaire en { $cell } n’a pas le symbole d’endurance.
refused-endurance-first = L’insulaire en { $cell } doit d’abord dépenser au moins 1 PM avant que son endurance ne serve.
refused-endurance-under = L’insulaire en { $cell } est sous un autre ; l’endurance ne l’en sort pas.
refused-endurance-past = En { $cell }, il devrait courir plus loin, et l’endurance ne vaut que pour une case.
refused-no-bump-alone = Quand on joue seul, on ne bouscule personne.
refused-nobody-to-bump = Il n’a dépassé personne qu’il pourrait bousculer.
refused-bump-blocked = { $cell } n’est pas libre pour celui qu’on bouscule.
refused-not-with-the-shore = { $cell } est sur le rivage : là, on n’échange avec personne, on ne pousse personne et on ne saute par-dessus personne.
refused-push-blocked = Impossible de pousser plus loin depuis { $cell } : c’est bloqué derrière, ou ils sont trop nombreux.
refused-push-three = Trois d’affilée demandent une poussée renforcée : « push+ ».
refused-plain-will-do = Le mouvement simple suffit, pour 2 PM de moins.
refused-squeeze-open = Pour se faufiler, il faut deux cases bloquées ; { $cell } est ouverte.
refused-no-obstacle = On franchit un obstacle ; il n’y en a pas en { $cell }.
refused-no-jump = Sauter est réservé au niveau expert.
refused-stop-on-the-beach = On ne fait étape que sur la plage.
refused-only-the-stern = Du rivage, on n’atteint que la poupe.
refused-no-such-place = Ce bateau n’a pas cette place.
refused-stern-full = { $cell } est pleine : une poupe accueille { $room } personnes.
refused-seat-for-others = { $cell } est un siège pour : { $kind }.
refused-place-taken = { $cell } est pris, et cet insulaire n’a pas le droit d’en chasser quelqu’un.
refused-other-place-free = On ne chasse personne de { $cell } tant qu’une place libre ne coûte pas plus.
refused-people-do-not-add-up = Ces { $count } insulaires ne peuvent pas être ainsi sur cette plage.
refused-area-points-wrong = Aucun jeton ne donne les points de zone { $points }.
refused-trace-hides = La trace ne dit pas « { $field } », la partie ne peut donc pas être rejouée.
refused-fog-deck-wrong = Les cartes brouillard ne peuvent pas être { $cards }.

## Options impossibles, et plateaux endommagés.

error-solo-scenario = Seul, on joue un scénario, et un scénario se joue seul ; il y a : { $scenarios }.
error-solo-alone = Un scénario n’a ni équipes, ni partie exigeante, ni cartes brouillard.
error-scenario-board = Le scénario « { $scenario } » a son propre plateau et ses propres jetons ; laisse ces options de côté.
error-daily-options = La plage du jour est la même pour tous ; seul le niveau se choisit.
error-unknown-scenario = Il n’y a pas de scénario « { $name } » ; il y a { $scenarios }.
error-board-players = Ce plateau est pour 2 à { $most } joueurs.
error-family-players = Le niveau famille est pour { $most } joueurs au plus.
error-grey-chips = Les jetons gris ne vont que sur le petit plateau.
error-demanding-players = La partie exigeante est pour deux joueurs sur le grand plateau.
error-first-game-enhanced = Une première partie se joue sans mouvements renforcés.
error-team-players = Les équipes se font à 4 (deux de deux) ou à 6 (deux de trois ou trois de deux).
error-board-line = La ligne { $line } du dessin du plateau est illisible : { $detail }.
error-board-wrong = La ligne { $line } du dessin du plateau ne tient pas debout : { $detail }.

## Page: beach.

beach-label = La plage
beach-zoom-in = Zoom avant
beach-zoom-out = Zoom arrière
beach-zoom-fit = Voir toute la plage
beach-displaced = { $islander } vers { $place } : envoyer ailleurs

## Page: moving.

moving-where = Où va le { $islander } ? Encore { $mp } PM.
moving-way = { $movements } vers { $cell } : { $cost } PM, reste { $left }.
moving-way-repeated = { $movement } × { $count }
moving-way-others = Se déplace aussi : { $others }.
moving-way-earns = { $points ->
    [one] Rapporte { $points } point.
   *[other] Rapporte { $points } points.
}
moving-way-costs = { $points ->
    [one] Coûte { $points } point.
   *[other] Coûte { $points } points.
}
moving-way-goes-on = Personne ne peut y rester : il faudra continuer.
moving-prospect = { $islander }, { $icon }.
moving-prospect-water = { $mp } PM jusqu’à l’eau.
moving-prospect-no-water = Aucun chemin vers l’eau pour l’instant.
moving-prospect-seats = { $count ->
    [0] Plus de place pour lui dans le bateau { $tribe }.
    [one] { $count } place pour lui dans le bateau { $tribe }.
   *[other] { $count } places pour lui dans le bateau { $tribe }.
}
moving-of = { $islander }, { $icon }, à { $who }.
moving-yours = { $islander }, { $icon }, à toi.
moving-nobody = { $who } : personne ne peut bouger. Le tour se termine tout seul.
moving-twice = L’ordre s’inverse : tu joues deux fois de suite.
moving-stopped = On s’arrête ici : le pas suivant n’est pas possible.
moving-time-up = Le temps est écoulé : ton tour est fini.
moving-why = { $movement } : { $reason }
moving-hint-end = Une bonne idée maintenant : terminer le tour.
moving-thinking = Je réfléchis…
moving-sure = { $mp ->
    [0] Quelqu’un peut encore courir sans rien payer. Terminer le tour ?
   *[other] Il reste { $mp } PM utilisables. Terminer le tour ?
}

moving-go = Y aller
moving-take = Prendre
moving-end = Fin du tour
moving-end-anyway = Terminer
moving-keep-moving = Continuer
moving-never-ask = Ne plus demander
moving-undo = Annuler, jusqu’à la fin de ton tour
moving-sure-done = Terminer ton tour ?
moving-start-again = Recommencer mon tour
moving-next-way = Autre chemin ({ $number } sur { $count })
moving-list = Qui peut être choisi
moving-hint = Conseil
moving-show-again = Revoir le dernier tour
moving-instead = Y aller avec le { $islander } ({ $mp } PM)

moving-free = libre
moving-obstacle = obstacle
moving-seat = place pour : { $kind }
moving-able = à choisir
moving-lit = accessible pour { $mp } PM
moving-beach = Plage et bateaux

keys-beach = aller de case en case
keys-zoom = plus près, plus loin, toute la plage
keys-touch = choisir ; encore une fois : le faire
keys-next-way = un autre chemin
keys-start-again = recommencer ton tour
keys-end = terminer ton tour
keys-hint = un conseil
keys-show-again = revoir le dernier tour
keys-let-go = lâcher

## Page: panels.

panel-player-colour = { $name } ({ $colour })
panel-phase-select = Choix
panel-phase-over = La partie est finie
panel-last-round = Dernière manche !
panel-mp-of = Encore { $mp } PM sur { $of }
panel-scores = Points
panel-scores-now = Où en sont les points
panel-total = Total
panel-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panel-category-own-boat = Bateau de la tribu
panel-category-areas = Zones
panel-category-bonus = Jetons bonus
panel-category-missing = Bateaux manqués
panel-category-crew = Équipages incomplets
panel-category-lost = Perdus dans le brouillard
panel-category-falls = Chutes
panel-category-targets = Objectifs manqués
panel-means-own-boat = 3 par insulaire à bord
panel-means-areas = { $points }
panel-means-areas-printed = comme imprimé sur chaque bateau
panel-means-bonus = 5 à 1 pour les premiers assis
panel-means-missing = −5 par bateau sans toi en A à C
panel-means-crew = −10 là où tu en as amené le moins
panel-means-lost = −3 à −1, selon la rangée
panel-means-falls = −1 chacune
panel-means-targets = selon l’objectif
panel-players = Joueurs
panel-team = Équipe { $team }
panel-acts = à son tour
panel-acts-select = choisit
panel-lowest = plus bas
panel-beach = { $count } sur la plage
panel-rescued = { $count ->
    [one] { $count } sauvé
   *[other] { $count } sauvés
}
panel-lost = { $count ->
    [one] { $count } perdu
   *[other] { $count } perdus
}
panel-order = L’ordre du tour
panel-order-done = a déjà joué
panel-order-fog = Puis le brouillard avance, et l’ordre s’inverse
panel-order-back = Puis dans l’autre sens
panel-track = Le brouillard
panel-track-means = Manches avant qu’il soit là, celle-ci comprise
panel-row = Rangée { $row }
panel-shore = Rivage
panel-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
panel-rounds-range = de { $from } à { $to } manches
panel-cards-left = Cartes brouillard restantes
panel-cards-turned = Retournées
panel-card = { $letter ->
    [A] 1 pas
    [B] 2 pas
   *[C] aucun pas
}
panel-targets = Objectifs
panel-target-met = atteint
panel-target-open = pas encore atteint
panel-picks = Qui choisit ensuite
panel-list = Liste
panel-list-water = Chemin vers l’eau
panel-list-boat = Bateau
panel-list-type = Type
panel-to-water = jusqu’à l’eau
panel-no-way = aucun chemin vers l’eau
panel-seats-left = { $count ->
    [0] aucun siège libre
    [one] { $count } siège libre
   *[other] { $count } sièges libres
}
panel-list-taken = Qui a pris qui
panel-reckoning = Le décompte
panel-reckoning-all = Tout compter
panel-reckoning-close = Voir la plage
panel-counting = On compte : { $category }
ask-select = Choisis un insulaire.
ask-move = { $mp ->
    [0] Plus de PM : termine ton tour, ou annule quelque chose.
   *[other] Qui bouges-tu ? Tu as { $mp } PM.
}
ask-go-on = Le { $islander } en { $cell } doit continuer ({ $mp } PM).
outcome-tie = Égalité : on compte d’abord qui a perdu le moins, puis qui a sauvé le plus de villageois.
outcome-two = À deux, la couleur la plus basse perd : c’est { $name } qui l’a, { $colour } avec { $points }.
outcome-two-shared = Tous deux ont une couleur au plus bas, avec { $points } points, et partagent la victoire.
outcome-team-total = L’équipe { $team } a le plus haut total : { $points }.
outcome-team-shared = Les équipes sont à égalité, { $points } en tout, et partagent la victoire.
outcome-team-lowest = { $count ->
    [one] { $names } a le score le plus bas de tous, { $points }, et son équipe ne peut pas gagner.
   *[other] { $names } ont le score le plus bas de tous, { $points }, et leurs équipes ne peuvent pas gagner.
}
outcome-team-all-lowest = Chaque équipe a quelqu’un au score le plus bas, { $points } ; ce sont donc les totaux qui comptent.
outcome-points = { $points ->
    [one] Un point de plus que tous les autres.
   *[other] { $points } points de plus que tous les autres.
}
outcome-fewer-lost = Égalité de points : moins d’insulaires perdus, { $fewest } seulement, a fait la différence.
outcome-more-tribal = Égalité de points et d’insulaires perdus : plus de villageois sauvés, { $most }, a fait la différence.
outcome-shared = Égalité de points, d’insulaires perdus et de villageois sauvés : la victoire est partagée.
moment-best = Ton meilleur sauvetage : le { $islander } en { $cell } a rapporté { $points } points.
moment-of-best = Le meilleur sauvetage : { $name }, avec le { $islander } en { $cell } pour { $points } points.
moment-worst = Ton pire moment : { $row ->
    [shore] sur le rivage
   *[other] dans la rangée { $row }
}, le brouillard a pris { $count ->
    [one] un des tiens
   *[other] { $count } des tiens
}, { $points }.
moment-of-worst = Le pire moment : { $row ->
    [shore] sur le rivage
   *[other] dans la rangée { $row }
}, le brouillard a pris { $count ->
    [one] un insulaire
   *[other] { $count } insulaires
} à { $name }, { $points }.
moment-missed = Ce qui t’a coûté le plus : { $count ->
    [one] un bateau
   *[other] { $count } bateaux
} sans personne à toi, { $points }.
moment-of-missed = Ce qui a coûté le plus : { $name } n’avait personne dans { $count ->
    [one] un bateau
   *[other] { $count } bateaux
}, { $points }.
moment-nobody-lost = Et le brouillard n’a pris personne.

## Page: house.

bot-means-easy = Croit avoir le temps avant le brouillard, oublie une poussée ou un saut, néglige les équipages et court après les jetons bonus.
bot-means-steady = Cherche le meilleur tour possible maintenant ; la suite, il la laisse au brouillard.
bot-means-hard = Essaie un à un ses meilleurs tours contre ce que chacun peut faire ensuite, et joue celui qui mène le plus loin.
bot-means-patient = Joue comme le niveau difficile et réfléchit seize fois plus ; en solo, ne lâche jamais la meilleure partie entrevue.

preset-first-game = Première partie
preset-first-game-means = Petit plateau, niveau famille, pas de mouvements renforcés : pour découvrir la plage.
preset-family = Famille
preset-family-means = Petit plateau, pas de Sauter, et l’on peut être deux sur une place.
preset-expert = Expert
preset-expert-means = Grand plateau, cinq bateaux et tous les mouvements.
preset-demanding-for-two = Exigeante à deux
preset-demanding-for-two-means = Trois couleurs chacun sur le grand plateau. Qui a la plus faible des six perd.
preset-teams = Équipes
preset-teams-means = Deux équipes de deux sur le grand plateau ; le plus haut total gagne.

option-board-large = Grand
option-board-small = Petit
option-level-family = Famille
option-level-expert = Expert
option-chips-none = Ceux du plateau
option-chips-white = Blancs
option-chips-grey = Gris
option-hourglass-none = Aucun
option-hourglass-60 = 60 secondes
option-hourglass-40 = 40 secondes
option-teams-none = Pas d’équipes
option-teams-2x2-total = Deux équipes de deux, plus haut total
option-teams-2x2-lowest = Deux équipes de deux, sans le plus faible
option-teams-2x3-total = Deux équipes de trois, plus haut total
option-teams-2x3-lowest = Deux équipes de trois, sans le plus faible
option-teams-3x2-total = Trois équipes de deux, plus haut total
option-teams-3x2-lowest = Trois équipes de deux, sans le plus faible
option-fog-uncertainty-none = Non
option-fog-uncertainty-ab = 1 ou 2 rangées
option-fog-uncertainty-abc = 0, 1 ou 2 rangées

## Page: solo.

scenario-daily = Plage du jour, { $day }
scenario-daily-story-1 = Une nouvelle semaine, et la marée est clémente. Douze insulaires se dégourdissent les jambes et cherchent leur bateau.
scenario-daily-story-2 = Treize sur la plage : personne n’était superstitieux avant le brouillard.
scenario-daily-story-3 = Au milieu de la semaine, le milieu de la plage est couvert de bois flotté. Quatorze insulaires doivent passer.
scenario-daily-story-4 = Quinze insulaires se disputent : qui a vu le brouillard en premier ? Il n’attend pas la réponse.
scenario-daily-story-5 = Quelqu’un est retourné chercher un chapeau et a emmené un ami. Seize insulaires, et le brouillard a vu le chapeau aussi.
scenario-daily-story-6 = Jour de marché. Dix-sept insulaires, trois bateaux, et chacun a acheté plus qu’il ne peut porter.
scenario-daily-story-7 = Le dimanche, toute la famille vient à la plage. Dix-huit insulaires, trois bateaux, et un brouillard qui ne se repose jamais.

## Page: learn.

lesson-run = Courir
lesson-run-about = Une case pour 1 PM, dans toutes les directions.
lesson-run-1 = Le but : plus près des bateaux. Le marin bleu au milieu est à toi, et courir coûte le moins. Touche-le : chaque endroit à sa portée s’allume avec son prix. Touches-en un pour voir le chemin, et encore une fois pour y aller.
lesson-run-done = C’était courir : 1 PM par case. Aucun autre mouvement ne permet de revenir vers le brouillard.

lesson-swap = Échanger
lesson-swap-about = Changer de place avec un voisin.
lesson-swap-1 = Le but : passer ces deux-là, vers l’eau. Pas moyen de passer ces deux-là, et pas de place derrière eux. Change de place avec l’un d’eux pour 3 PM.
lesson-swap-done = Te voilà une rangée plus loin, et l’autre une rangée en arrière. On ne lui demande pas son avis.

lesson-push = Pousser
lesson-push-about = Fais-toi de la place.
lesson-push-1 = Le but : la rangée suivante, même si elle est prise. Ton guerrier bleu a le symbole pousser : 2 PM au lieu de 3. Entre sur la case du voisin et fais-les avancer tous les deux.
lesson-push-done = Jusqu’à deux en ligne droite te cèdent la place, près de l’eau même jusque sur le rivage.

lesson-squeeze = Se faufiler
lesson-squeeze-about = Par un passage étroit.
lesson-squeeze-1 = Le but : l’autre côté, où la voie est libre. Entre l’obstacle et le guerrier noir, il y a un passage. Ton doyen s’y faufile jusqu’à la case derrière, pour 2 PM seulement.
lesson-squeeze-done = Deux cases bloquées qui se touchent et une case libre derrière : cela suffit. Sans le symbole, c’est 4 PM.

lesson-cross = Franchir
lesson-cross-about = Par-dessus un obstacle.
lesson-cross-1 = Le but : de l’autre côté du mur, car en faire le tour est trop long. Ton marin rouge a le symbole qu’il faut : franchis un obstacle pour 2 PM et choisis où tu retombes.
lesson-cross-done = Tout droit ou en biais, comme tu veux. Les autres paient 4 PM, les polyvalents 3.

lesson-jump = Sauter
lesson-jump-about = Par-dessus la tête d’un voisin.
lesson-jump-1 = Le but : passer ces deux-là d’un seul coup. Saute par-dessus l’un des deux devant toi, tout droit, vers la case derrière. Avec le symbole, c’est 2 PM.
lesson-jump-done = Par-dessus un seul, en ligne droite, sur une case libre. Sauter fait partie du niveau expert.

lesson-enhanced = Mouvements renforcés
lesson-enhanced-about = Pour 2 PM de plus, plus loin que d’habitude.
lesson-enhanced-1 = Le but : les passer tous en un seul tour. Derrière le premier, il y en a un autre. Pour 2 PM de plus, ton saut peut faire étape sur sa case. Touche un endroit derrière eux : le chemin est trouvé pour toi.
lesson-enhanced-2 = On ne reste pas sur une case occupée. Continue aussitôt avec un mouvement simple.
lesson-enhanced-done = C’était renforcé : 2 PM de plus, une seule fois. Se faufiler et franchir permettent aussi une étape ; pousser en déplace trois, ou tourne.

lesson-endurance = Endurance
lesson-endurance-about = Une case pour rien.
lesson-endurance-1 = Le but : deux cases avec un seul PM. Plus que 1 PM. Cours d’une case avec ton doyen : il a de l’endurance et n’est pas encore fatigué.
lesson-endurance-2 = Et maintenant une case de plus, gratuitement, en avant ou sur le côté.
lesson-endurance-done = Qui a dépensé 1 PM dans le tour a droit à un pas gratuit avec l’endurance, puis se repose.

lesson-shore = Rivage et jetées
lesson-shore-about = Là où on s’empile.
lesson-shore-1 = Le but : la jetée, où le brouillard ne prend personne. Il y a du monde ici. Cours sur une case du rivage déjà occupée : sur un seul, tu peux t’allonger ; avec deux, tu dois courir plus loin.
lesson-shore-2 = Cours maintenant jusqu’à la jetée. Qui tu dépasses, tu peux aussi le bousculer.
lesson-shore-done = En sécurité sur la jetée ! Repartir d’une case avec deux coûte 1 PM de plus, comme le premier pas de dessous quelqu’un.

lesson-boats = Les bateaux
lesson-boats-about = Prends ton siège, et chasse qui s’y trouve.
lesson-boats-1 = Le but : les deux tiens à leur place, car seuls les bateaux rapportent des points. Ton doyen est sur la jetée, à côté d’un siège de doyen du bateau bleu. Prends-le : 1 PM, et le plus fort jeton bonus restant est à toi.
lesson-boats-2 = Au tour de ton villageois : un rouge occupe son siège. Le bateau est celui de ta tribu, chasse-le.
lesson-boats-done = La tribu du bateau passe d’abord ; l’autre trouve une autre place. Chacun dans le bateau de sa tribu te rapporte 3 points.

lesson-first-game = Première partie
lesson-first-game-about = Une petite partie jusqu’au bout, avec un coach à tes côtés.
lesson-first-game-goal = Le but : le plus de points. Mène les tiens aux bateaux avant le brouillard. Un siège compte selon sa zone, 3 de plus au bateau de la tribu, un bonus aux premiers ; un bateau sans toi coûte 5, un perdu 1 à 3.
lesson-first-game-select = Chacun prend un insulaire à son tour. Qui est près de l’eau a peu de chemin : celui en { $cell }, par exemple.
lesson-first-game-select-wait = Les autres choisissent. Regarde qui ils te laissent.
lesson-first-game-select-near = Encore un près de l’eau ? Le plus proche encore libre est en { $cell }.
lesson-first-game-select-boats = Pense aux bateaux : 3 points pour chacun dans le bateau de sa tribu, 5 de moins pour un bateau sans personne à toi. Mélange les tribus.
lesson-first-game-select-icons = Regarde maintenant les symboles : pousser, se faufiler et franchir sortent de la foule à bon compte.
lesson-first-game-move = Tu as { $mp } PM pour tous tes insulaires ensemble. Touches-en un pour voir où il peut aller, et à quel prix.
lesson-first-game-go-on = Celui-ci ne peut pas rester là et doit continuer.
lesson-first-game-spent = Plus de PM : termine ton tour.
lesson-first-game-watch = Les autres bougent. L’ordre s’inverse à chaque manche : le dernier joue deux fois de suite.
lesson-first-game-fog = Le brouillard a pris la rangée { $row }, et il en prend une de plus après chaque manche. Personne n’en revient.
lesson-first-game-danger = Attention : après cette manche, le brouillard prend { $row ->
    [S] le rivage
   *[other] la rangée { $row }
}, et { $count ->
    [one] un des tiens y est encore
   *[other] { $count } des tiens y sont encore
}.
lesson-first-game-water = Un des tiens est près de l’eau. Sur le rivage et les jetées, on ne fait que courir, 1 PM par case.
lesson-first-game-shore = Du rivage, cours sur une jetée. Plus on va au large, meilleurs sont les sièges.
lesson-first-game-pier = De la jetée, 1 PM mène à un siège de ton type juste à côté. Les premiers dans un bateau reçoivent aussi un jeton bonus.
lesson-first-game-boats = Pour l’instant, tu perds { $points } points pour les bateaux sans personne à toi. Envoies-y quelqu’un !
lesson-first-game-free-pier = Sur la jetée on est à l’abri, mais elle ne rapporte rien. Encore { $mp } PM : un siège à côté coûte 1, plus loin 2 de plus par zone.
lesson-first-game-free-back = Ton dernier est en { $cell }, et le brouillard y sera dans { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}. Encore { $mp } PM : fais-le avancer, car chaque perdu coûte des points.
lesson-first-game-free = Encore { $mp } PM. Sauve du brouillard ceux qui sont derrière, ou fais monter quelqu’un à bord.
lesson-first-game-last = La dernière manche ! Seuls les bateaux et les jetées protègent encore, et une case de jetée accueille tout le monde.
lesson-first-game-won = { $points } points, tu gagnes ! Maintenant, tu connais le jeu.
lesson-first-game-end = { $points } points, et maintenant tu connais le jeu. La prochaine sera la bonne !

lesson-hint-other = Bien joué, mais c’était autre chose. Reviens en arrière, ou essaie d’ici.
lesson-hint-over = Ton tour est fini. Recommence, cela ne prend qu’un instant.

picture-neighbours = En avant, c’est vers la mer, ici en bas ; en arrière, vers le brouillard.
picture-angled = En tournant : tous ceux qui sont poussés partent à 60°.
picture-stop-over = Par-dessus l’un, sur un autre, et aussitôt plus loin.
picture-endurance = Le premier pas coûte 1 PM, le second rien.
picture-run-on = On dépasse quelqu’un sur le rivage et on court jusqu’à la jetée.
picture-bump = Qui est dépassé peut être bousculé.
picture-way-in = Ce que cela coûte depuis cette case, en PM.
picture-drive-off = La tribu du bateau s’assied ; l’autre va au siège libre le plus proche.
picture-own = pour chaque insulaire dans le bateau de sa tribu
picture-areas = pour une place dans la zone A, B, C ou à la poupe D
picture-bonus = pour les cinq premiers à prendre un siège d’un bateau
picture-missing = pour chaque bateau sans personne à toi de A à C
picture-lost = pour chaque insulaire perdu : rangées H à K, E à G, puis A à D et rivage

## Les règles avec nos propres mots, numérotées comme la page des règles.

rules-title-1 = Le lieu
rules-1-1 = La plage a des rangées de cases hexagonales, avec des lettres du brouillard à la mer : K à A sur le grand plateau, I à A sur le petit. Puis viennent le rivage, les jetées et les bateaux. C4 est la quatrième case de la rangée C en partant de la gauche.
rules-1-2 = Chaque case a jusqu’à six voisines : deux en avant (vers la mer), deux sur les côtés, deux en arrière (vers le brouillard).
rules-1-3 = Dans chaque rangée, certaines cases portent un obstacle et quelques-unes sont vides ; les insulaires occupent les autres.
rules-1-4 = Des bois se dressent aux deux bouts de deux rangées. Personne n’y entre jamais.
rules-1-5 = Chaque bateau est entre deux jetées. Une jetée a trois cases : P2.1 est au rivage, P2.3 le plus au large. La case 1 touche la zone C des bateaux voisins, la case 2 la zone B, la case 3 la zone A. La poupe D touche le rivage.
rules-1-6 = Chaque siège des zones A, B et C est pour un type d’insulaire, à gauche, au milieu ou à droite. La poupe en accueille trois, de n’importe quel type.
rules-1-7 = Un insulaire perdu dans le brouillard coûte 3 points dans les rangées H à K, 2 dans les rangées E à G, 1 dans les rangées A à D et sur le rivage.

rules-title-2 = Les gens
rules-2-1 = Il y a cinq tribus (vert, bleu, noir, rouge, mauve) et cinq types (chef, doyen, marin, guerrier, villageois). Chaque insulaire a un symbole : pousser, se faufiler, franchir, sauter, polyvalent ou endurance.
rules-2-2 = 60 insulaires commencent sur le grand plateau, 32 sur le petit, où ne vivent que bleu, noir et rouge. À trois sur le petit plateau, deux villageois restent hors du jeu.
rules-2-3 = Le symbole d’un insulaire est imprimé sur son jeton ; sur le plateau, sa lettre le montre.

rules-title-3 = La mise en place
rules-3-1 = De deux à six joueurs se partagent les insulaires à parts égales ; à deux, on joue deux couleurs chacun. Sur le petit plateau, on joue de deux à quatre.
rules-3-2 = Obstacles et insulaires sont posés au hasard, rangée par rangée. Jamais plus de trois obstacles ne se touchent, et jamais plus de trois ne touchent les bois.
rules-3-3 = Quatre jetons disent ce que valent les zones de cette partie : A 6 ou 5, B 5 ou 4, C 4 ou 3, D 2 ou 1.
rules-3-4 = Chaque bateau a des jetons bonus 5, 4, 3, 2, 1, le plus fort au-dessus.
rules-3-5 = Le brouillard part à quelques pas de la plage, puis avale rangée après rangée et enfin le rivage.
rules-3-6 = Le sort désigne qui commence ; les autres suivent dans le sens des aiguilles d’une montre. À deux, les couleurs alternent.

rules-title-4 = Le déroulement
rules-4-1 = Choisir : on prend un insulaire à la fois, la dernière couleur d’abord, puis en remontant jusqu’à la première et en redescendant, jusqu’à ce que tous soient pris.
rules-4-2 = Bouger : à ton tour, tu as 7 points de mouvement (PM) pour tes insulaires, dans l’ordre et le mélange de ton choix. Ce qui reste est perdu. L’ordre s’inverse à chaque manche : le dernier joue deux fois de suite.
rules-4-3 = Après chaque manche, le brouillard avance d’un pas. Qui est sur la rangée atteinte est perdu, et plus personne n’y entre. Quand il atteint le rivage, ou quand il n’y a plus personne sur la plage, le rivage et les jetées, la partie se termine.

rules-title-5 = Bouger sur la plage
rules-5 =
    Courir, 1 PM : vers une case voisine, dans toutes les directions. Tous les autres mouvements vont seulement en avant ou sur le côté, et tous finissent sur une case vide ou sur le rivage.
    Échanger, 3 PM : changer de place avec un voisin.
    Pousser, 3 PM (2 avec le symbole) : entrer sur la case d’un voisin ; jusqu’à deux en ligne droite avancent d’une case.
    Se faufiler, 4 PM (2 avec le symbole, 3 pour un polyvalent) : entre deux cases bloquées qui se touchent, vers la case derrière.
    Franchir, 4 PM (2 avec le symbole, 3 pour un polyvalent) : par-dessus un obstacle vers une des trois cases derrière.
    Sauter, 3 PM (2 avec le symbole), niveau expert : par-dessus un voisin, tout droit, vers la case derrière.
rules-5-1 = Renforcé, 2 PM de plus : en pousser trois, ou les pousser à 60° ; ou faire étape sur une case occupée de la plage en se faufilant, en franchissant un obstacle ou en sautant (un saut peut alors arriver à 60°). Après une étape, le même insulaire doit aussitôt faire un second mouvement, simple, qui se termine sur une case libre ou sur le rivage.
rules-5-2 = Endurance : dès qu’un insulaire avec ce symbole a dépensé 1 PM dans le tour, il peut courir plus tard une case de plus, en avant ou sur le côté, gratuitement. Ensuite il se repose.
rules-5-3 = Depuis la plage, on n’échange pas avec ceux du rivage, on ne les pousse pas, on ne se faufile pas entre eux et on ne saute pas par-dessus.

rules-title-6 = Rivage et jetées
rules-6-1 = Ici, on court seulement, 1 PM par case, dans toutes les directions, même pour revenir sur la plage.
rules-6-2 = Sur une case avec un insulaire, on peut s’arrêter et tomber par-dessus, ou courir plus loin à l’action suivante.
rules-6-3 = Sur une case avec deux insulaires, il faut courir plus loin, et ce pas coûte 1 PM de plus.
rules-6-4 = Bousculer : en courant plus loin, tu peux pousser celui que tu dépasses vers une case libre, à côté ou derrière ; jamais dans un bateau, et sur une jetée seulement une case en arrière.
rules-6-5 = Qui est sous un autre paie 1 PM de plus pour son premier pas.
rules-6-6 = Dans la dernière manche, qui commence avec le brouillard sur la rangée A, une case de jetée accueille autant d’insulaires qu’on veut.

rules-title-7 = Les bateaux
rules-7-1 = Chacun peut monter dans n’importe quel bateau. Un siège est pour son type ; la poupe est à tous tant qu’il y a de la place.
rules-7-2 = D’une case de jetée, 1 PM mène à un siège de la zone voisine, de ton côté ou au milieu. L’autre côté coûte 2 PM de plus, et chaque zone plus loin aussi. Du rivage, on n’atteint que la poupe.
rules-7-3 = Dans un bateau, on glisse : 2 PM vers un autre siège de la même zone, 2 PM par zone plus loin. Personne ne quitte un bateau.
rules-7-4 = Chasser : quelqu’un de la tribu du bateau peut prendre le siège de quelqu’un d’une autre tribu, si aucune place libre du bateau ne coûte autant ou moins. Expert : l’autre va au siège libre le plus proche, ou à la poupe. Famille : les deux restent.
rules-7-5 = Le premier à prendre un siège d’un bateau reçoit son plus fort jeton bonus, le suivant reçoit le jeton suivant ; un insulaire en gagne un au plus. La poupe n’en donne pas.

rules-title-8 = Les points
rules-8-1 = 3 points pour chacun de tes insulaires dans le bateau de sa tribu.
rules-8-2 = 5 points de moins pour chaque bateau où tu n’as personne dans les zones A à C.
rules-8-3 = Pour chaque insulaire dans un bateau, les points de sa zone.
rules-8-4 = Pour chaque insulaire perdu, moins les points de sa rangée.
rules-8-5 = Tes jetons bonus comptent. Sur une jetée, on est sauvé mais on ne gagne rien.
rules-8-6 = Qui a le plus de points gagne. À égalité, gagne qui en a perdu le moins, puis qui a sauvé le plus de villageois ; sinon la victoire est partagée. À deux, perd qui a la couleur la plus faible de toutes.

rules-title-9 = En solitaire
rules-9-1 = Un scénario fixe la plage et les objectifs. Les tribus jouent à tour de rôle ; vert et mauve ont 10 PM, bleu et rouge 9, noir 7.
rules-9-2 = Les zones valent 5, 4, 3 et 1. Il n’y a pas de jetons bonus ni de points de moins pour les bateaux vides ; un objectif manqué coûte ce qui est indiqué.
rules-9-3 = On ne bouscule personne. Au niveau expert, chaque arrivée sur une case occupée du rivage ou d’une jetée coûte 1 point.
rules-9-4 = Ton total donne un niveau de sauvetage.

rules-title-10 = Les options
rules-10-1 = Sablier : un tour dure 60 ou 40 secondes. Un mouvement inachevé est annulé, les points restants sont perdus.
rules-10-2 = Équipage minimum des bateaux : un bateau ne part qu’avec assez de monde dans les zones A et B. S’il reste, ses zones ne comptent pas, et qui y a amené le moins de monde perd 10 points.
rules-10-3 = Points de zone individuels : chaque bateau a les siens.
rules-10-4 = Jeu en équipe : le plus haut total gagne, ou l’équipe qui n’a pas le joueur le plus faible.
rules-10-5 = Partie exigeante à deux : trois couleurs chacun, sur le grand plateau.
rules-10-6 = Brouillard incertain : après chaque manche, une carte brouillard dit de combien le brouillard avance, A 1 pas, B 2, C aucun.
rules-10-7 = Niveaux : famille, jusqu’à quatre, n’a pas de saut, et qui est chassé reste aussi. Le niveau expert comprend tout. Une première partie n’a pas de mouvements renforcés et a les meilleurs points de zone.

## Ce que le laboratoire fait varier et mesure
constant-mp = Points de mouvement d’un tour
constant-fog = De combien de pas le brouillard est loin de la première rangée
constant-fog-cards = Cartes de brouillard certaines en haut de la pile (avec l’option fog-uncertainty)
constant-area-a = Points de la zone A, du meilleur côté du jeton
constant-area-b = Points de la zone B, du meilleur côté du jeton
constant-area-c = Points de la zone C, du meilleur côté du jeton
constant-area-d = Points de la zone D, du meilleur côté du jeton
constant-stern = Place à la poupe d’un bateau
measure-lost = Insulaires perdus dans le brouillard
measure-seated = Insulaires dans les bateaux
measure-area-points = Points d’une couleur pour les zones
measure-bonus-points = Points d’une couleur pour les jetons bonus
