# La page web autour des jeux : l’en-tête, l’accueil, le salon, et qui l’on est.

## Partout
skip-to-main = Aller au contenu
offline = Le serveur est injoignable : ce que tu as déjà ouvert est là, pas les tables ni les listes. Tout revient avec la connexion.
page-unreachable = Cette page n’a pas pu être chargée. Vérifie ta connexion et recharge-la.
page-description = Deux jeux dans le brouillard, entre amis et avec des bots, dans le navigateur.
waiting = Un instant…
close = Fermer
cancel = Annuler
home = Retour à l’accueil
notice-rule = Règle { $rule }
refused-unreachable = Le serveur est injoignable ; vérifie ta connexion et réessaie.

header-nav = Foghorn
header-home = Foghorn, accueil
header-learn = Apprendre
header-rules = Règles
header-me = { $name } : c’est toi
header-nobody = Ton nom
header-turns = { $count ->
    [one] À toi de jouer dans { $count } partie
   *[other] À toi de jouer dans { $count } parties
}
header-turns-elsewhere = { $count ->
    [one] À toi de jouer dans { $count } autre partie
   *[other] À toi de jouer dans { $count } autres parties
}

## Réglages
settings = Réglages
settings-language = Langue
settings-theme = Thème
settings-theme-auto = Comme l’appareil
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-speed = Animations
settings-speed-normal = Calmes
settings-speed-fast = Rapides
settings-speed-off = Aucune
settings-letters = Une lettre sur chaque symbole météo
settings-careful = Demander avant de terminer un tour qui peut continuer
settings-confirm = Confirmer mes choix : le premier toucher montre, le second agit
settings-sound = Sons
settings-sound-try = Essayer
settings-notify = M’avertir quand c’est à moi de jouer et que je regarde ailleurs
settings-notify-denied = Ce navigateur ne le permet pas. Tu peux changer cela dans ses réglages pour ce site.

## Des noms pour qui n’en a pas encore
guest-name-1 = Loutre brumeuse
guest-name-2 = Mouette au vent
guest-name-3 = Blaireau trempé
guest-name-4 = Escargot au soleil
guest-name-5 = Canard sous la pluie
guest-name-6 = Renard givré
guest-name-7 = Crabe nuageux
guest-name-8 = Triton tonnant
guest-name-9 = Héron des brumes
guest-name-10 = Macareux décoiffé
guest-name-11 = Phoque enneigé
guest-name-12 = Âne humide

## L’accueil
home-title = À quoi jouons-nous ?
home-play = Jouer
home-kind = Partie
home-players = Joueurs
home-bots = Bots
home-invite = Inviter des amis
home-learn = Apprendre à jouer
home-rules = Lire les règles

bot-random = au hasard
bot-easy = facile
bot-steady = réfléchi
bot-hard = difficile
bot-patient = patient
bot-name-random = Rafale
bot-name-easy = Brise
bot-name-steady = Paisible
bot-name-hard = Tenace
bot-name-patient = Patience
bot-means-random = Joue ce qui est permis, sans plan.
bot-strength = Gagne { $percent } % de ses parties à deux contre le niveau « { $other } ».

tables-nobody = Encore personne
tables-no-clock = sans chrono
tables-clock = { $time } par choix
tables-unreachable = La liste n’a pas pu être chargée ; elle reviendra avec le serveur.
open-tables = Tables ouvertes
open-tables-again = Actualiser
open-tables-none = Personne n’attend en ce moment. Invite des amis et ouvre ta table à tous : elle apparaîtra ici.
open-tables-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
open-tables-join = S’asseoir

my-going = Tes parties
my-over = Parties terminées
my-none = Pas encore de partie. La première est à un clic, sur la page d’accueil.
my-leave = Quitter cette table
my-leave-meaning = Tu abandonnes ta place pour de bon. Si d’autres jouent, un bot continue pour toi ; sinon, la partie est finie.
my-leave-yes = Quitter
my-leave-no = Rester
going-open = { $count ->
    [one] Il reste une place libre
   *[other] Il reste { $count } places libres
}
going-ready = Tout le monde est là ; la partie peut commencer
going-mine = À toi de jouer
going-theirs = Au tour de : { $names }
going-since = demande faite { $ago }
going-since-now = demande faite à l’instant
going-lesson = Ta première leçon
going-on = En cours
going-go = Continuer
finished-winner = victoire
finished-replay = Revoir

## Une nouvelle table
new-table = Une table pour toi et tes amis
new-table-preset = Quel genre de partie ?
new-table-own-mix = Ton propre mélange
new-table-options = Les options une par une
new-table-not = { $value } : { $reason }
new-table-players = Combien de joueurs ?
new-table-clock = Combien de temps par choix ?
new-table-listed = Ouverte à tous : s’assied qui veut
new-table-watching = Laisser d’autres regarder
new-table-stand-in = Un bot joue pour les absents
new-table-open = Ouvrir la table

## Le salon
lobby = La table est mise
lobby-seats = Places
lobby-bot-level = Quel niveau pour les bots ?
lobby-fill = { $count ->
    [one] Compléter avec un bot
   *[other] Compléter avec { $count } bots
}
lobby-start = Commencer la partie
lobby-change = Changer ce qui est convenu
lobby-change-do = Convenir de cela
lobby-free-host = { $count ->
    [one] Il reste une place libre : attends un ami ou donne-la à un bot.
   *[other] Il reste { $count } places libres : attends des amis ou donne-les à des bots.
}
lobby-free = { $count ->
    [one] Il reste une place libre. Mets-toi à l’aise.
   *[other] Il reste { $count } places libres. Mets-toi à l’aise.
}
lobby-ready = Tout le monde est là. Quand tu veux !
lobby-wait = Tout le monde est là. { $name } lance la partie.
lobby-watching = Tu regardes ; la partie apparaîtra ici quand elle commencera.
lobby-leave = Quitter cette table

lobby-seat-number = Place { $seat }
lobby-seat-free = libre
lobby-seat-away = absent pour l’instant
lobby-seat-you = c’est toi
lobby-seat-there = est là
lobby-seat-host = hôte
lobby-seat-muted = en sourdine
lobby-seat-bot = Un bot ici
lobby-seat-bot-away = Renvoyer { $name }

lobby-team = Équipe { $team }
lobby-teams = Les places font les équipes : change de place pour changer d’équipe.
lobby-move = Changer { $name } de place
lobby-move-me = Changer de place
lobby-move-here = À la place { $seat }
lobby-move-swap = Échanger avec { $name }
lobby-move-asked = Où asseoir { $name } ?
lobby-move-asked-me = Où veux-tu t’asseoir ?
lobby-moved = { $name } est maintenant à la place { $seat }.

terms = Ce qui est convenu
terms-players = { $count ->
    [one] Un joueur
   *[other] { $count } joueurs
}
terms-option = { $name } : { $value }
terms-time-none = Sans limite
terms-time-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } secondes
}
terms-time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
terms-time-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
terms-no-clock = Prends ton temps : il n’y a pas de chrono
terms-clock = Temps par choix : { $time }
terms-listed = Ouverte à tous : s’assied qui veut
terms-unlisted = Il faut le lien pour s’asseoir
terms-watching = D’autres peuvent regarder, avec leur propre lien
terms-no-watching = Personne ne peut regarder
terms-stand-in = Un bot joue pour les absents
terms-no-stand-in = La partie attend les absents

invite = Inviter des amis
invite-title = Viens jouer avec moi
invite-link = Ce lien donne une place à qui l’ouvre
invite-only-here = Ce lien ne marche que sur cet ordinateur : les autres ne peuvent pas encore joindre ce serveur.
invite-only-here-lan = Pour ton réseau local, lance-le avec
invite-only-here-public = Derrière une adresse publique, lance-le avec
invite-renew = Créer un nouveau lien
invite-renew-meaning = L’ancien lien ne marchera plus ; celles et ceux déjà à table gardent leur place.
invite-renewed = L’ancien lien ne marche plus. Envoie le nouveau.
invite-watching = Un lien pour qui veut seulement regarder
invite-watching-link = Ce lien permet de regarder

share-copy = Copier le lien
share-send = Envoyer
share-qr = Le lien en code QR
share-copied = Le lien est copié.
share-by-hand = Ce navigateur ne nous laisse pas copier ; sélectionne le lien et copie-le toi-même.

sealing = La donne est mise sous scellés
sealing-meaning = Le navigateur de chaque joueur ajoute un nombre secret : ainsi personne, pas même ce serveur, ne peut choisir les cartes. Tu pourras le vérifier après.
sealing-commitment = Sceau :
sealing-there = a ajouté son nombre
sealing-missing = n’a pas encore ajouté son nombre
sealing-left-out = joue sans nombre dans la donne
sealing-ask = Participer à la nouvelle donne ?
sealing-ask-meaning = Qui redonne peut choisir entre plusieurs donnes. En cas de doute, demande aux autres ce qui s’est passé. Sans réponse d’ici une minute, ou si tu n’y participes pas, la donne se fait sans nombre de ta part : elle ne te prouve alors rien.
sealing-take-part = Participer
sealing-stay-out = Ne pas participer
sealing-changed = Attention : le serveur a changé ce qui était sous scellés sans recommencer la donne. Ton navigateur n’y participe plus, et la donne ne te prouve rien.
sealing-you-left-out = La donne se fait sans nombre de ta part ; elle ne te prouve donc rien.

## S’asseoir
join = Une place t’attend
join-meaning = Choisis un nom et prends place. Pas de compte, rien à installer.
join-who = Déjà à table :
join-sit = S’asseoir
join-watch = Regarder plutôt
join-host = { $name } t’invite.
join-started = Cette partie a déjà commencé
join-over = Cette partie est terminée
join-full = Toutes les places sont prises

## Moi
me = Toi
me-name = Ton nom
me-save = Enregistrer
me-saved = Enregistré.
me-name-meaning = Tout le monde le verra à tes prochaines tables. Ni compte, ni mot de passe.
me-delete = Effacer tout ce qui me concerne
me-delete-meaning = Ton nom, ton lien privé et tes places disparaissent pour de bon ; dans les parties en cours, des bots jouent pour toi.
me-delete-sure = Tout effacer ?
me-delete-yes = Oui, effacer
me-forgotten = Tout ce qui te concernait est effacé. Reviens quand tu veux !
private-link = Continuer sur un autre appareil
private-link-meaning = Ouvre ce lien là-bas : tu y seras la même personne, avec les mêmes parties. Garde-le pour toi, et garde-le bien : il ne s’affiche que maintenant.
private-link-yours = Ton lien privé
private-link-renew = Créer un nouveau lien privé
private-link-renew-meaning = Un lien privé te fait entrer sur un autre appareil. En créer un nouveau désactive l’ancien et déconnecte tes autres appareils.
enter = Tu arrives par un lien privé
enter-meaning = Sur cet appareil, tu es { $name }. On ne peut être qu’une personne à la fois, et sans le lien privé de { $name }, impossible de revenir à ces parties.
enter-yes = Entrer par le lien
enter-no = Rester { $name }
enter-done = Te revoilà !

## Nulle part
nowhere = Rien que du brouillard ici
nowhere-joke = Nous avons fait sonner trois fois la corne de brume. Seule une mouette a répondu, et elle ne connaissait pas non plus cette adresse.

## Jouer seul
home-solo = Jouer en solo
solo-title = En solo
solo-back = Tous les scénarios
solo-next = { $hours ->
    [0] { $minutes ->
        [one] La suite arrive dans une minute.
       *[other] La suite arrive dans { $minutes } minutes.
    }
    [one] La suite arrive dans une heure et { $minutes } min.
   *[other] La suite arrive dans { $hours } heures et { $minutes } min.
}
solo-over = Cette journée est finie : joue pour t’entraîner et regarde comment les autres ont fait.
solo-rule = Ta première partie terminée sans conseil compte ; la suite n’est qu’entraînement.
solo-counted = Ton résultat : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $level }. Il compte.
solo-counted-no-level = Ton résultat : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, aucun niveau cette fois. Il compte.
solo-play = Jouer : { $way }
solo-practise = S’entraîner : { $way }
solo-go-on = Reprendre la partie
solo-table = Classement du jour
solo-table-day = Classement du { $day }
solo-table-none = Personne n’a encore terminé. La première ligne peut être la tienne.
solo-table-past-none = Personne n’a terminé ce jour-là.
solo-place = Place
solo-who = Qui
solo-result = Résultat
solo-you = toi
solo-before = La veille
solo-after = Le lendemain
solo-share = Partager ton résultat
solo-copied = Ton résultat est copié ; colle-le où tu veux.
solo-share-text = { $title } ({ $way }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $level }
solo-no-level = aucun niveau
solo-scenarios = Scénarios
solo-progress = Tu as atteint un niveau dans { $done } sur { $all }, et le plus haut dans { $top }.
solo-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
solo-best = Record : { $points }
solo-hinted = avec un conseil
solo-not-yet = pas encore terminé
solo-without = sans { $what }
solo-par = par { $points }
solo-medal = { $level }, dès { $points } points
solo-medal-reached = { $level }, dès { $points } points : atteint
solo-broken = Ce scénario ne peut pas être joué ici : son fichier ne se charge pas. Les autres vont bien.
solo-none = Il n’y a pas de scénario ici.

## Ce qu’on a joué
history = Ce que tu as joué
history-meaning = Tes parties terminées avec dates et résultats, tes médailles, et tout à emporter. Avec ton lien privé, tu les retrouves sur chaque appareil.
history-open = Revoir
history-all = Toutes
history-with = Contre
history-with-people = Des personnes
history-with-bots = Des bots
history-with-nobody = En solo
history-none = Aucune partie de ce genre pour l’instant.
history-more = Afficher plus
history-score = { $played ->
    [one] une partie
   *[other] { $played } parties
}, { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}
history-played = { $played ->
    [one] une partie
   *[other] { $played } parties
}
history-percent = { $percent } %
history-best = Scénarios où tu as atteint un niveau
history-export = Télécharger toutes les parties
history-export-meaning = Un zip avec la trace de chacune de tes parties terminées : tout ce qui s’est passé, ligne par ligne. La commande foghorn audit lit ces traces.
