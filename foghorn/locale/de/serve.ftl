site-not-built = Dieser Server hat noch keine Webseite; „make play“ baut sie. Alles andere funktioniert.
serve-here = Foghorn läuft unter { $address }; mit Strg-C beenden.
serve-lan = Im Heimnetz: { $address }
error-serve-failed = Der Server konnte nicht starten; die Meldungen oben sagen, warum.
error-port-taken = Port { $port } auf { $host } ist belegt; wähle mit --port einen anderen.
