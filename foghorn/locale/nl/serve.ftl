site-not-built = Deze server heeft nog geen webpagina; met “make play” wordt die gebouwd. Al het andere werkt.
serve-here = Foghorn draait op { $address }; stop met Ctrl-C.
serve-lan = Op je thuisnetwerk: { $address }
error-serve-failed = De server kon niet starten; het logboek hierboven zegt waarom.
error-port-taken = Poort { $port } op { $host } is bezet; kies een andere met --port.
