site-not-built = Ce serveur n’a pas de page web : elle n’a pas été construite. Dans une copie du code source de Foghorn, « make page » la construit et « make dist » prépare un paquet à installer qui la contient ; les deux demandent Node 20.19 ou plus récent. Redémarre ensuite le serveur. Tout le reste fonctionne.
serve-here = Foghorn tourne sur { $address } ; arrête-le avec Ctrl-C.
serve-lan = Sur ton réseau local : { $address }
error-serve-failed = Le serveur n’a pas pu démarrer ; le journal ci-dessus dit pourquoi.
error-port-taken = Le port { $port } sur { $host } est déjà utilisé ; choisis-en un autre avec --port.
