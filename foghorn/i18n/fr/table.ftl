# La pièce autour de chaque jeu : la question, le journal, la discussion, et ce qui vient après la fin.

title-your-turn = À toi de jouer — { $game }
question = Ce qu’il faut faire maintenant
do-undo = Annuler
confirm-choice = Encore une fois pour confirmer : { $choice }.
reason-only = Rien d’autre n’est possible.
lesson-first = Fais d’abord ce qui est marqué ; ensuite, tu es libre.

side = Journal et discussion
side-unread = { $count ->
    [one] Journal et discussion, { $count } nouveau message
   *[other] Journal et discussion, { $count } nouveaux messages
}
log = Ce qui s’est passé
log-empty = La suite de la partie sera racontée ici.
log-seat-taken-back = { $name } est de retour.
log-seat-taken-over = Un bot joue maintenant pour { $name }.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Écris ici
chat-send = Envoyer
catch-up = Revenir au direct

connection-lost = Perdus un instant dans le brouillard. La connexion revient toute seule, rien n’est perdu.
stand-in-plays = Un bot joue pour toi.
stand-in-back = Reprendre ta place
watching = Tu regardes la partie.
watchers = Dans le public ({ $count }) : { $names }
watchers-unnamed = { $count ->
    [one] quelqu’un
   *[other] { $count } sans nom
}
clock-left = Temps pour choisir

seat-bot = bot
seat-you = toi
name-you = Toi
seat-away = absent
seat-stand-in = un bot joue
seat-menu = Plus sur { $name }
seat-ignore = Masquer ses messages pour moi
seat-read = Afficher à nouveau ses messages
seat-mute = Mettre en sourdine pour tous
seat-unmute = Rendre la parole
seat-remove = Exclure de la table
seat-remove-means = Un bot prend la place, et le retour n’est plus possible.
seat-remove-means-lobby = La place se libère, et le retour n’est plus possible. L’invitation reçoit un nouveau lien ; envoie-le à qui tu attends encore.
seat-removed = C’est fait. L’invitation a un nouveau lien ; envoie-le à qui tu attends encore.

ending-abandoned = Tout le monde est parti : la partie est abandonnée.
ending-rematch = Revanche
ending-again = Encore une fois
ending-follow = Rejoindre la revanche
ending-watch = Regarder la revanche
rematch-asked = { $name } propose une revanche.
rematch-waiting = En attente de réponse : { $names }.
rematch-declined = Pas cette fois : { $names }.
rematch-accept = Rejouer
rematch-decline = Pas maintenant
rematch-not-after-all = Finalement non
rematch-open = Commencer sans attendre
rematch-withdraw = Laisser tomber
rematch-accepted = Tu seras prévenu dès que la table sera ouverte.
rematch-ready = La revanche est prête.
ending-replay = Revoir
ending-check = Vérifier la donne
ending-home = Accueil
ending-share = Partager
ending-share-link = Un lien pour revoir cette partie
result = La fin
result-standings = Classement final
result-moments = Moments à retenir

leave = Quitter la table
leave-for-now = S’absenter un moment
leave-for-now-means = Ta place reste à toi : tu retrouves cette partie à l’accueil.
leave-for-good = Abandonner ma place
leave-for-good-means = Ou pars pour de bon : un bot continue à ta place. Si personne d’autre ne joue, la partie s’arrête ici.

help = Aide
help-goal = Le but
help-table = Sur la table
help-keys = Touches
help-rules = Les règles
keys-on = Choisir avec une seule touche
keys-undo = annuler ton dernier choix
keys-side = journal et discussion
keys-help = cette liste
plain-event = { $told }

## La marque et le reçu de la donne
deal = Comment la donne s’est faite
deal-restarts = { $count }×
deal-restarted = La donne a été recommencée { $count ->
    [one] une fois
   *[other] { $count } fois
}, car aucun nombre n’est venu de { $names }.
deal-restarted-means = Qui redonne peut choisir entre plusieurs donnes ; fie-toi à celle-ci autant qu’à cette raison.
deal-mine = Le nombre de ton navigateur est dans cette donne, sous le sceau qu’il a vu en premier ou que tu as accepté. La partie finie, tu pourras le vérifier.
deal-without = Cette donne s’est faite sans nombre de ton navigateur : elle ne te prouve rien.
deal-changed = Ce n’est pas la donne à laquelle ton navigateur a participé : ce qui était sous scellés a changé depuis.
deal-not-kept = Ce navigateur n’a rien gardé d’avant la donne ; il ne pourra donc rien comparer.
receipt = Un reçu à garder
receipt-meaning = Garde ces lignes ailleurs. Après la partie, la dernière vérifie avec elles, sur ton propre ordinateur, le compte rendu téléchargé.
receipt-copy = Copier le reçu
receipt-download = Le télécharger
receipt-copied = Le reçu est copié.
receipt-by-hand = Ce navigateur ne nous laisse pas copier ; sélectionne les lignes et copie-les toi-même.
