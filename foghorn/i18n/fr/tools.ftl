# Les commandes autour du jeu : simulate, audit, replay, doctor, games ; et ce qui peut clocher sur la ligne de commande.

stopped = Arrêté.

## simulate
simulate-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, graine { $seed }
simulate-bot = Bot
simulate-seat = Place
simulate-games = Parties
simulate-points = Points
simulate-wins = Victoires
simulate-share = { $share } % ({ $low }–{ $high })
simulate-against = Face à { $share } %
simulate-ahead = { $advantage } devant
simulate-behind = { $advantage } derrière
simulate-even = { $advantage }
simulate-length = Choix par partie : { $mean } en moyenne, { $fewest } au moins, { $most } au plus.
simulate-note = Après ± et entre parenthèses : l’intervalle à 95 %. Une victoire partagée compte en partie.
simulate-playing = Parties en cours
simulate-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s : { $rate } parties et { $decisions } choix par seconde.

## audit
audit-good = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}, { $decisions ->
    [one] { $decisions } choix
   *[other] { $decisions } choix
} : chaque ligne découle des règles.
audit-reading = Vérification

## replay
replay-keys = Entrée : suite, b : retour, r : manche, 12 : étape 12, s 2 : place 2, q : fin
replay-unknown = « { $given } » ne veut rien dire ici.
replay-end = C’était la dernière étape.
replay-start = C’était la première étape.
replay-where = Étape { $step } sur { $last }
replay-onlooker = vue d’un spectateur
replay-seat = vue de { $name } (place { $seat })

## doctor
doctor-versions = Foghorn { $foghorn }, { $python }, { $platform }
doctor-kernels = Noyaux :
doctor-compiled = compilé
doctor-plain-asked = Python simple, parce que FOGHORN_PURE=1 le demande
doctor-plain-not-built = Python simple ; il y a un compilateur C, une installation depuis le code source pourrait le compiler
doctor-plain-no-compiler = Python simple, parce qu’aucun compilateur C n’a été trouvé
doctor-data = Les parties sont enregistrées dans { $path } ({ $writable }).
doctor-writable = accessible en écriture
doctor-not-writable = pas accessible en écriture
doctor-parts = Composants facultatifs :
doctor-present = présent { $detail }
doctor-absent = absent
doctor-part-page = Page web, construite
doctor-part-rich = Rich (tableaux, écran de jeu)
doctor-part-openspiel = OpenSpiel (mesures comparées)
doctor-part-compiler = Compilateur C (noyaux rapides)
doctor-part-node = Node (construire la page web)
doctor-part-postgresql = PostgreSQL (grand stockage)
doctor-part-chromium = Chromium (tests dans le navigateur)
doctor-languages = Langues : { $languages }
doctor-games = Jeux : { $games }

## games
games-seats = De { $fewest } à { $most } joueurs
games-bots = Bots : { $bots }
games-default = par défaut { $default }

## new-game
new-game-written = { $title } se trouve dans { $path } : un petit jeu de cartes à transformer à ton gré.
new-game-next = Joues-y, et fais-le passer par le contrat :
contract-kept = { $game } respecte le contrat : vérifié à { $decisions } décisions, avec { $worlds } autres mondes.

## Ce qui cloche sur la ligne de commande
error-usage = Cette commande est incompréhensible : { $detail }.
error-unknown-game = Il n’y a pas de jeu nommé « { $name } » ; il y a { $games }.
error-missing-game = Quel jeu ? Nommes-en un : { $games }.
error-unknown-option = { $game } n’a pas d’option « { $name } » ; il y a { $options }.
error-missing-option = { $game } ne se joue pas sans l’option « { $name } ».
error-players = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $players }.
error-option-value = { $name } ne peut pas être « { $given } » ; valeurs possibles : { $choices }.
error-no-observation = { $game } ne fournit pas d’observations : on peut y jouer, mais pas par foghorn.env.
error-research-missing = foghorn.env a besoin de « { $name } », qui ne fait pas partie de l’installation de base : pip install "foghorn[research]".
error-unknown-bot = Il n’y a pas de bot nommé « { $name } » ; il y a { $bots }.
error-too-many-bots = Il y a plus de bots ({ $bots }) que de joueurs ({ $players }).
error-unknown-language = Foghorn ne parle pas « { $name } » ; choisis parmi { $languages }.
error-not-a-number = { $name } demande un nombre entier, pas « { $given } ».
error-out-of-range = { $name } doit être compris entre { $least } et { $most }, pas { $given }.
error-too-small = { $name } doit valoir au moins { $least }, pas { $given }.
error-too-large = { $name } doit valoir au plus { $most }, pas { $given }.
error-not-a-choice = { $name } peut être { $choices }, mais pas « { $given } ».
error-empty-name = { $name } demande des noms séparés par des virgules, pas « { $given } ».
error-flag-value = { $name } ne peut pas être « { $given } » : { $detail }.
error-flag-needs-value = { $name } doit être suivi d’une valeur.
error-flag-takes-nothing = { $name } ne prend pas de valeur.
error-unknown-flag = { $hint ->
    [none] Il n’y a pas d’option { $name } ; --help montre celles qui existent.
   *[other] Il n’y a pas d’option { $name } ; voulais-tu dire { $hint } ?
}
error-stray-word = « { $given } » est un mot de trop.
error-decisions-without-trace = --decisions ajoute des lignes à une trace, il faut donc aussi --trace.
error-resume-options = Une partie reprise garde ses options de départ, n’en donne donc pas avec --resume.
error-missing-file = Quel fichier ? Nomme-le après la commande.
error-missing-game-name = Comment le jeu doit-il s’appeler ? Donne son nom après la commande.
error-game-name = « { $name } » ne peut pas être le nom d’un jeu : utilise des lettres, des chiffres et des traits d’union, une lettre d’abord.
error-game-exists = Il y a déjà un jeu appelé « { $name } ».
error-folder-exists = { $name } existe déjà, rien n’a donc été écrit.

## Fichiers et système
error-no-such-file = Il n’y a pas de fichier { $name }.
error-no-such-folder = Il n’y a pas de dossier { $name }.
error-not-a-file = { $name } n’est pas un fichier.
error-file-unreadable = { $name } est illisible : { $detail }.
error-no-such-game-here = Le fichier contient { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, il n’y a donc pas de partie { $number }.
error-seat-hidden = La place { $seat } garde ses cartes cachées jusqu’à la fin de la partie.
error-disk-full = Le disque est plein, tout n’a donc pas pu être écrit.
error-no-permission = Tu n’as pas le droit d’écrire { $name }.
error-system = Le système refuse : { $detail }.
error-pipe-closed = Plus personne ne lit la sortie, le reste n’a donc pas été écrit.
error-unexpected = Foghorn s’est trompé ({ $name }) ; signale-le, s’il te plaît, avec ce que montre FOGHORN_DEBUG=1.

## Des traces impossibles
error-trace-empty = Il n’y a aucune partie dans ce fichier.
error-not-a-trace = Ce n’est pas une trace : la ligne { $line } est plus longue que toute ligne d’une trace.
error-trace-no-start = La ligne { $line } est impossible : aucune partie n’a encore commencé.
error-trace-unfinished = La ligne { $line } est la dernière, mais la partie n’est pas terminée.
error-line-unreadable = La ligne { $line } n’est pas une ligne de trace : ce n’est pas un objet JSON avec un type.
error-line-cut-off = La ligne { $line } s’interrompt au milieu.
error-line-shape = La ligne { $line } ne ressemble pas à { $what } : { $detail }.
error-line-options = La ligne { $line } commence une partie qui n’existe pas : { $reason }.
error-line-differs = La ligne { $line } est impossible : « { $field } » doit être { $expected }, mais on y lit { $found }.
error-line-type = La ligne { $line } est impossible : { $expected } doit venir ici, mais on y lit { $found }.
error-line-missing = Il manque quelque chose après la ligne { $line } : { $expected } doit suivre.
error-line-out-of-place = La ligne { $line } est impossible : { $what } n’a pas sa place ici.
error-line-draw-missing = La ligne { $line } est impossible : il y faut le tirage numéro { $draw }, et la trace ne le donne pas.
error-line-draw-range = La ligne { $line } est impossible : le tirage numéro { $draw } serait { $found }, mais doit être inférieur à { $below }.
error-line-draws-left = La ligne { $line } est impossible : { $count ->
    [one] il reste un tirage dont rien ne découle
   *[other] il reste { $count } tirages dont rien ne découle
}.
error-line-impossible = La ligne { $line } est impossible : { $reason }.
error-line-illegal = La ligne { $line } est impossible : les règles ne permettent pas au joueur avec « seat » : { $seat } de choisir « { $action } » à ce moment.
error-line-seat = La ligne { $line } est impossible : il n’y a pas de joueur avec « seat » : { $seat }.
error-decision-seat = La ligne { $line } est impossible : le joueur avec « seat » : { $seat } n’a rien à choisir à ce moment.
error-decision-legal = La ligne { $line } est impossible : parmi les actions permises au joueur avec « seat » : { $seat } il manque { $missing } et il y a en trop { $extra }.
error-box-unreadable = Le fichier de données du jeu est illisible : { $detail }.
error-box-wrong = La ligne { $line } du fichier de données du jeu ne tombe pas juste : { $detail }.
