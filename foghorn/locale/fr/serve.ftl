site-not-built = Ce serveur n’a pas encore de page web ; « make play » la construit. Tout le reste fonctionne.
serve-here = Foghorn tourne sur { $address } ; arrête-le avec Ctrl-C.
serve-lan = Sur ton réseau local : { $address }
error-serve-failed = Le serveur n’a pas pu démarrer ; le journal ci-dessus dit pourquoi.
error-port-taken = Le port { $port } sur { $host } est déjà utilisé ; choisis-en un autre avec --port.
