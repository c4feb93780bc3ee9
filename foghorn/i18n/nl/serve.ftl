site-not-built = Deze server heeft geen webpagina: die is nog niet gebouwd. In een kopie van de broncode van Foghorn bouwt “make page” de pagina en maakt “make dist” een installatiepakket met de pagina erin; voor allebei is Node 20.19 of nieuwer nodig. Start de server daarna opnieuw. Al het andere werkt.
serve-here = Foghorn draait op { $address }; stop met Ctrl-C.
serve-lan = Op je thuisnetwerk: { $address }
error-serve-failed = De server kon niet starten; het logboek hierboven zegt waarom.
error-port-taken = Poort { $port } op { $host } is bezet; kies een andere met --port.
