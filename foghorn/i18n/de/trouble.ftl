# Schlechte Tage der Befehle: geschlossene Ströme, angehaltene Simulationen, Adressen, die es nicht gibt.

## Ströme
error-stdin-closed = Die Standardeingabe ist geschlossen, dort gibt es also nichts zu lesen.
error-stdout-closed = Die Standardausgabe ist geschlossen, deshalb konnte nichts ausgegeben werden.

## simulate
simulate-stopped = { $games ->
    [one] Vorzeitig angehalten: Ausgewertet ist die erste von { $asked } Partien.
   *[other] Vorzeitig angehalten: Ausgewertet sind die ersten { $games } von { $asked } Partien.
}
error-worker-gone = Ein Prozess, der Partien spielte, wurde von außen beendet; vielleicht reichte der Speicher nicht.

## serve, backup, restore: { $name } ist die Option oder die Variable
error-host-not-address = { $name }: „{ $given }“ ist weder eine Adresse noch der Name eines Rechners.
error-host-unresolved = { $name }: Zum Namen „{ $given }“ lässt sich keine Adresse finden.
error-host-elsewhere = { $name }: { $given } ist keine Adresse dieses Rechners.
error-port-privileged = { $name }: Port { $port } darf nur mit besonderen Rechten geöffnet werden; wähle einen ab 1024.
error-not-an-origin = { $name }: „{ $given }“ ist keine Herkunft wie https://games.example.org oder http://localhost:8080, ohne Pfad.
error-not-a-proxy = { $name }: „{ $given }“ ist weder eine Adresse wie 192.0.2.7 noch ein Netz wie 192.0.2.0/24.
error-database-scheme = { $name }: „{ $scheme }://“ ist keine Art von Datenbank, die Foghorn kennt; es kennt sqlite:///PFAD und postgresql://….
error-database-path = { $name } nennt keine Datei; schreibe sqlite:/// und dahinter ihren Pfad.
error-database-address = { $name } lässt sich nicht als Adresse einer Datenbank lesen; so eine sieht aus wie sqlite:///PFAD oder postgresql://BENUTZER@RECHNER/NAME.
error-database-unreachable = { $name }: Die Datenbank { $where } ist nicht zu erreichen oder nicht zu öffnen.
