site-not-built = Dieser Server hat keine Webseite, denn sie wurde noch nicht gebaut. In einer Kopie des Quellcodes von Foghorn baut „make page“ sie, und „make dist“ erstellt ein Paket zum Installieren, in dem sie enthalten ist; für beides braucht es Node 20.19 oder neuer. Starte den Server danach neu. Alles andere funktioniert.
serve-here = Foghorn läuft unter { $address }; mit Strg-C beenden.
serve-lan = Im Heimnetz: { $address }
error-serve-failed = Der Server konnte nicht starten; die Meldungen oben sagen, warum.
error-port-taken = Port { $port } auf { $host } ist belegt; wähle mit --port einen anderen.
