### Les mots de `foghorn play`.

play-name-person = Joueur { $seat }

## La question

play-begun = Chaque choix est enregistré aussitôt ; tu peux t’arrêter quand tu veux.
play-resumed = Te revoilà : la partie reprend là où elle s’était arrêtée.
play-cut = La dernière ligne de la sauvegarde était coupée ; la partie reprend au choix précédent.
play-earlier = { $count ->
    [one] … et une autre avant ; tape « journal » pour la voir.
   *[other] … et { $count } autres avant ; tape « journal » pour les voir.
}
play-hint = Tape un numéro ou une action ; « aide » montre ce que tu peux taper d’autre.
play-hint-undo = Tape un numéro ou une action ; « annuler » revient sur ton dernier choix, « aide » montre le reste.
play-hourglass = Sablier : encore { $seconds } s pour ce tour.

## Plusieurs au même clavier

play-hand-over = { $name }, c’est à toi. Appuie sur Entrée quand personne d’autre ne regarde.
play-hand-over-undo = { $name } peut encore taper « annuler » pour choisir à nouveau.

## Commandes : d’autres mots pour les appeler, séparés par des virgules

play-command-why = pourquoi
play-command-hint = conseil
play-command-undo = annuler
play-command-board = plateau
play-command-log = journal
play-command-rules = règles, regles
play-command-save = enregistrer
play-command-lang = langue
play-command-help = aide
play-command-quit = quitter

play-help-number = choisir cette ligne du menu
play-help-notation = choisir par son nom, comme écrit entre crochets après chaque ligne
play-help-why = avec une action, comme « pourquoi { $action } » : est-ce permis et, sinon, quelle règle l’interdit
play-help-hint = ce qu’un bot ferait à ta place, et pourquoi
play-help-undo = annuler ton dernier choix, tant que rien de caché n’a été montré et que personne d’autre n’a eu la main
play-help-board = revoir la table et tes cartes
play-help-log = ce qui s’est passé récemment
play-help-rules = les règles du jeu
play-help-save = où la partie est enregistrée ; avec un nom de fichier : y écrire une copie
play-help-lang = une autre langue : en, nl, fr ou de
play-help-help = cette liste
play-help-quit = s’arrêter ; la partie t’attend
play-key-enter = Entrée
play-help-enter = revoir la table ; pendant que les bots choisissent : les presser

## Réponses

play-why-what = Écris l’action derrière, par exemple : pourquoi { $action }
play-allowed = Tu peux : { $action } est permis maintenant.
play-hinted = Un conseil : { $action }
play-saved = Tous les choix faits jusqu’ici sont enregistrés dans { $file }
play-copied = Une copie de la partie se trouve maintenant dans { $file }
play-languages = Tu peux choisir parmi ces langues : { $languages }
play-try-again = Appuie sur Entrée pour réessayer, ou tape « quitter » ; ce qui était enregistré le reste.

## La fin

play-left = Tout est enregistré. Reprends quand tu veux avec : { $command }
play-kept =
    La partie terminée est conservée dans { $file }
    Revois-la avec : { $command }

## Non à un choix

refused-stale = Cela répond à une question qui n’est plus posée ; regarde de nouveau la table.
refused-out-of-order = Le choix numéro { $seq } est arrivé à la place du numéro { $expected }.
refused-nothing-to-undo = Tu ne peux rien annuler : quelque chose de caché a été montré depuis, ou c’est à quelqu’un d’autre de jouer.
refused-no-such-number = Le menu va de 1 à { $most } ; il n’y a pas de { $given }.

## Sauvegardes

error-disk = { $reason ->
    [full] Il n’y a plus de place sur le disque pour { $file } ; le choix n’a pas été fait, et tout ce qui était enregistré est intact.
    [denied] Il n’est pas permis d’écrire dans { $file } ; le choix n’a pas été fait, et tout ce qui était enregistré est intact.
   *[other] Impossible d’écrire { $file } ({ $detail }) ; le choix n’a pas été fait, et tout ce qui était enregistré est intact.
}
error-not-written = { $reason ->
    [full] Il n’y a plus de place sur le disque pour { $file } ; rien n’a été écrit.
    [denied] Il n’est pas permis d’écrire dans { $file } ; rien n’a été écrit.
   *[other] Impossible d’écrire { $file } ({ $detail }).
}
error-unreadable = { $reason ->
    [denied] Il n’est pas permis de lire { $file }.
   *[other] Impossible de lire { $file } ({ $detail }).
}
error-save-in-use = Cette partie se joue déjà dans une autre fenêtre : { $file } y est ouvert. Quitte-la d’abord là-bas.
error-save-exists = { $file } existe déjà et reste tel quel ; choisis un autre nom.
error-save-not-found = Il n’y a pas de partie enregistrée { $file }.
error-nothing-to-resume = Il n’y a pas de partie inachevée dans { $folder }.
error-save-damaged = { $file } est endommagé à la ligne { $line } ({ $detail }) ; rien n’y a été changé.
error-save-empty = { $file } est vide ; rien n’y a été changé.
error-save-seats = { $file } est endommagé à la ligne { $line } : les personnes ({ $humans }) et les bots ({ $bots }) ne font pas le nombre de places ({ $seats }). Rien n’y a été changé.
error-save-seeds = { $file } est endommagé à la ligne { $line } : une graine est négative ou trop grande. Rien n’y a été changé.
error-save-order = { $file } est endommagé à la ligne { $line } : ce choix n’est pas à sa place, ou vient d’une place qui n’existe pas. Rien n’y a été changé.
error-save-entry = La ligne { $line } de { $file } contient un choix impossible ({ $reason }) ; rien n’a été changé dans le fichier.
error-entry = La ligne { $line } contient un choix impossible ({ $reason }).
error-rules-version = Cette partie a commencé avec la version { $version } des règles ; ce programme joue la version { $ours }.

## Qui joue

error-day-to-come = Le jour { $day } n’est pas encore venu ; son scénario est connu à partir de minuit UTC.
error-humans = { $humans } personnes ne peuvent pas s’asseoir à une table de { $players } : 1 à { $players } joueurs peuvent être des personnes.
error-too-many-names = Il y a { $names } noms pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
error-player-name = Un joueur ne peut pas s’appeler { $name } : un nom a de 1 à { $longest } caractères imprimables.
error-name-twice = Deux joueurs s’appelleraient { $name } ; donne à chacun son propre nom.
