# Les mauvais jours des commandes : flux fermés, simulations arrêtées, adresses qui n’existent pas.

## Flux
error-stdin-closed = L’entrée standard est fermée, il n’y a donc rien à y lire.
error-stdout-closed = La sortie standard est fermée, rien n’a donc pu être affiché.

## simulate
simulate-stopped = { $games ->
    [one] Arrêt anticipé : voici le bilan de la première partie sur { $asked }.
   *[other] Arrêt anticipé : voici le bilan des { $games } premières parties sur { $asked }.
}
error-worker-gone = Un processus qui jouait des parties a été arrêté de l’extérieur ; la mémoire était peut-être épuisée.

## serve, backup, restore : { $name } est l’option ou la variable
error-host-not-address = { $name } : « { $given } » n’est ni une adresse ni un nom de machine.
error-host-unresolved = { $name } : aucune adresse ne correspond au nom « { $given } ».
error-host-elsewhere = { $name } : { $given } n’est pas une adresse de cette machine.
error-port-privileged = { $name } : le port { $port } ne peut pas être ouvert sans droits particuliers ; choisis-en un à partir de 1024.
error-not-an-origin = { $name } : « { $given } » n’est pas une origine comme https://games.example.org ou http://localhost:8080, sans chemin.
error-not-a-proxy = { $name } : « { $given } » n’est ni une adresse comme 192.0.2.7 ni un réseau comme 192.0.2.0/24.
error-database-scheme = { $name } : « { $scheme }:// » n’est pas une sorte de base de données que Foghorn connaît ; il connaît sqlite:///CHEMIN et postgresql://….
error-database-path = { $name } ne nomme aucun fichier ; écris sqlite:/// suivi de son chemin.
error-database-address = { $name } ne se lit pas comme l’adresse d’une base de données ; une telle adresse a la forme sqlite:///CHEMIN ou postgresql://UTILISATEUR@MACHINE/NOM.
error-database-unreachable = { $name } : impossible d’atteindre ou d’ouvrir la base de données { $where }.
