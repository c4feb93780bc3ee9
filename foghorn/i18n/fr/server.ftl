# Ce que le serveur de tables, sa base et les commandes autour refusent, et quelques bonnes nouvelles.

## Qui tu es
refused-no-guest = Tu n’as pas encore de nom ici ; choisis-en un d’abord.
refused-no-such-link = Ce lien privé ne mène nulle part ; il a peut-être été renouvelé.
refused-link-renewed = Ton lien privé a été renouvelé ; reviens avec le nouveau.
refused-no-such-guest = Cette personne n’est plus ici.

## La table
refused-no-such-table = Cette table n’existe pas, ou ne t’est pas ouverte.
error-no-such-lesson = Il n’y a pas encore de leçon pour { $game }.
error-unknown-lesson = Il n’y a pas de leçon nommée « { $name } » ; il y a { $lessons }.
refused-no-daily = { $game } n’a pas de scénario du jour.
refused-day-not-over = Le scénario du jour se joue encore : ses parties se regardent une fois la journée finie, à minuit UTC.
refused-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refused-table-full = Toutes les places sont prises.
refused-name-imitates = Ton nom ressemble à celui de { $name } à cette table ; choisis-en un autre.
refused-seat-taken = La place { $seat } est prise.
refused-seat-free = La place { $seat } est encore libre ; il faut d’abord une personne ou un bot.
refused-no-bot-there = Aucun bot n’est assis à la place { $seat }.
refused-already-started = La partie a déjà commencé.
refused-scenario-needs-own-table = Un scénario se joue seul : ouvre une table à part pour lui.
refused-not-running = Aucune partie n’est en cours à cette table.
refused-not-finished = Cette partie n’est pas encore terminée.
refused-no-rematch = Personne ne demande de revanche.
refused-not-at-table = Tu n’as pas de place à cette table.
refused-host-only = Seul l’hôte de la table peut faire cela.
refused-too-few-seats = { $players ->
    [one] Plus d’une personne est assise ici.
   *[other] Plus de { $players } personnes sont assises ici.
}
refused-nobody-to-remove = Il n’y a personne à renvoyer à la place { $seat }.
refused-nobody-to-mute = Il n’y a personne à mettre en sourdine à la place { $seat }.
refused-removed = L’hôte t’a retiré l’accès à cette table.
refused-invitation-renewed = Cette invitation ne marche plus, car l’hôte en a créé une nouvelle. Demande-lui le nouveau lien.
refused-muted = L’hôte t’a retiré la parole.
refused-only-watching = Tu regardes ; seuls ceux qui ont une place peuvent faire cela.
refused-left-table = Tu n’es plus à cette table.
refused-ask-on-your-turn = Tu pourras le demander quand ce sera ton tour.
refused-no-hints-here = À cette table, on joue sans aide.
refused-no-hint-now = Aucun conseil trouvé pour l’instant ; redemande dans un moment.

## La donne scellée
refused-not-sealing = Aucun nombre de ta part n’est attendu pour la donne.
refused-already-promised = Tu as déjà promis ton nombre.
refused-not-all-promised = Tout le monde n’a pas encore promis un nombre.
refused-broken-promise = Ce n’est pas le nombre que tu avais promis.

## Ce que disent les pages et les programmes
refused-hello-first = Le premier message doit être la salutation.
refused-already-greeted = Nous nous sommes déjà dit bonjour.
refused-reload = Cette page vient d’une autre version ; recharge-la.
refused-unreadable = Ce message est illisible.
refused-invalid = Quelque chose ne va pas dans la requête : { $where }.
refused-too-long = C’est trop long.
refused-no-such-page = Il n’y a rien à cette adresse.
refused-no-such-method = Cela ne peut pas se faire à cette adresse.
refused-origin = Cette page n’est pas des nôtres.
refused-host = Ce serveur n’est pas connu sous ce nom.
refused-mistake = Foghorn a fait une erreur ; tu n’as rien perdu.

## Trop
refused-too-fast = C’était trop d’un coup ; attends un instant et reviens.
refused-too-slow = Ta connexion n’a pas pu suivre ; reviens et tu verras la table telle qu’elle est.
refused-too-many-requests = Trop de requêtes à la fois ; attends un instant.
refused-too-many-questions = Trop de questions à la fois ; attends un instant.
refused-too-many-guesses = Trop de mauvais liens ; attends un moment avant de réessayer.
refused-too-many-tables = Tu peux avoir au plus { $most } tables ouvertes.
refused-too-many-listed = Tu peux avoir au plus { $most } tables publiques en attente de joueurs.
refused-too-many-new-tables = Trop de tables ont été ouvertes d’ici ; attends un peu avant d’ouvrir la suivante.
refused-too-many-watchers = Cette table a déjà trop de spectateurs.
refused-too-many-connections = Trop de pages sont ouvertes depuis ton réseau.

## La base
refused-server-stops = Le serveur s’arrête ; ta partie est enregistrée et reprendra.
refused-disk-full = Le disque du serveur est plein, rien n’a donc été enregistré ; réessaie plus tard.
refused-database-gone = La base de données est injoignable, rien n’a donc été enregistré ; réessaie dans un instant.
refused-store-replaced = Le fichier de la base de données a été remplacé pendant que le serveur tournait, rien n’est donc enregistré ; il faut redémarrer le serveur.
refused-database-locked = La base de données est déjà utilisée, rien n’a donc été enregistré ; réessaie dans un instant.
refused-store-busy = Trop de choses attendent d’être enregistrées ; réessaie dans un instant.
refused-unknown = La base de données est devenue injoignable à ce moment-là ; regarde la table pour voir si ton choix a compté.
refused-row-changed = La table a été modifiée au même moment ; réessaie.
refused-already-there = C’est déjà là.
refused-bad-value = Cela ne peut pas être enregistré tel quel.
refused-store-locked = Un autre serveur utilise cette base de données.
refused-store-newer = Cette base de données est de la version { $version }, créée par un Foghorn plus récent ; celui-ci connaît au plus la version { $newest }.
refused-store-foreign = Cette base de données appartient à un autre programme.
refused-store-damaged = Cette base de données est endommagée, ou n’en est pas une.
refused-store-not-empty = Une sauvegarde ne peut être restaurée que dans une base de données vide.
refused-store-address = Cette adresse n’est ni un fichier ni une base PostgreSQL.
refused-postgresql-missing = Pour PostgreSQL, installe Foghorn avec son extra « postgresql ».
refused-backup-version = Cette sauvegarde est de la version { $version } ; seule la version { $newest } peut être restaurée.
error-backup-damaged = La ligne { $line } de la sauvegarde est endommagée, ou il manque quelque chose après elle.

## backup, verify
backup-done = Tout est maintenant dans { $path }.
restore-done = La sauvegarde est dans la base ; démarre le serveur quand tu veux.
verify-good = Le compte rendu est exact : la donne scellée par { $commitment } a été refaite et rejouée et se termine par { $points } ; victoire : { $winners }.
verify-restarted = La donne a été recommencée { $count ->
    [one] une fois
   *[other] { $count } fois
} ; raison indiquée : aucun nombre n’est venu de { $names }.
verify-without-number = Sans nombre à soi dans la donne : { $names }. Pour ces personnes, ce compte rendu ne prouve rien sur la donne.
verify-no-number = Aucune personne n’a de nombre dans cette donne : le compte rendu s’accorde avec lui-même et ne prouve rien sur qui a choisi la donne.
error-record-unreadable = Ce n’est pas le compte rendu d’une partie terminée.
error-record-digest = Le compte rendu a été modifié : son empreinte ne correspond pas.
error-record-not-sealed = Le compte rendu est celui d’une donne qui n’était pas scellée.
error-record-commitment = Le compte rendu a été modifié : le secret n’est pas celui montré avant la donne.
error-record-promise = Le compte rendu a été modifié : le nombre d’un joueur n’est pas celui promis avant la donne.
error-record-no-number = La donne s’est faite sans le nombre d’aucun joueur, le compte rendu ne prouve donc rien.
error-record-other-commitment = Cette partie n’a pas été donnée avec l’empreinte que tu as notée.
error-record-other-number = Le nombre que tu as noté n’est pas dans cette donne.
error-record-other-promises = Les empreintes des nombres des joueurs ne sont pas celles que tu as notées.
error-record-impossible = Le compte rendu a été modifié : une telle partie est impossible ({ $reason }).
error-record-unfinished = Le compte rendu a été modifié : la partie qu’il contient ne va pas jusqu’à sa fin.
error-record-trace = Le compte rendu a été modifié : refaite et rejouée, la partie se déroule autrement.

## prune
error-prune-nothing = Indique ce qui peut partir : --keep-games ou --keep-guests, avec un nombre de jours.
prune-none = Rien n’est aussi ancien.
prune-what = Quoi
prune-count = Nombre
prune-oldest = Plus ancien
prune-newest = Plus récent
prune-finished = Parties terminées
prune-abandoned = Parties abandonnées
prune-open = Tables jamais lancées
prune-guests = Personnes sans table
prune-dry = Rien n’a été supprimé. Avec --yes ce le sera, pour de bon ; fais d’abord une sauvegarde.
prune-deleting = Suppression
prune-done = { $count ->
    [one] Un élément est supprimé.
   *[other] { $count } éléments sont supprimés.
}

## Aperçus des liens
preview-table = { $game } : prends place
preview-replay = { $game } : une partie à revoir
preview-learn = Apprendre { $game }
preview-solo = { $game } : joue en solo
preview-rules = Les règles de { $game }
