# Slechte dagen van de opdrachten: gesloten stromen, gestopte simulaties, adressen die niet bestaan.

## Stromen
error-stdin-closed = De standaardinvoer is gesloten, dus daar valt niets te lezen.
error-stdout-closed = De standaarduitvoer is gesloten, dus er kon niets worden afgedrukt.

## simulate
simulate-stopped = { $games ->
    [one] Voortijdig gestopt: dit gaat over het eerste van { $asked } spellen.
   *[other] Voortijdig gestopt: dit gaat over de eerste { $games } van { $asked } spellen.
}
error-worker-gone = Een proces dat spellen speelde is van buitenaf beëindigd; misschien was het geheugen op.

## serve, backup, restore: { $name } is de optie of de variabele
error-host-not-address = { $name }: “{ $given }” is geen adres en ook geen naam van een computer.
error-host-unresolved = { $name }: bij de naam “{ $given }” is geen adres te vinden.
error-host-elsewhere = { $name }: { $given } is geen adres van deze computer.
error-port-privileged = { $name }: poort { $port } mag niet zonder speciale rechten worden geopend; kies er een vanaf 1024.
error-not-an-origin = { $name }: “{ $given }” is geen herkomst zoals https://games.example.org of http://localhost:8080, zonder pad.
error-not-a-proxy = { $name }: “{ $given }” is geen adres zoals 192.0.2.7 en geen netwerk zoals 192.0.2.0/24.
error-database-scheme = { $name }: “{ $scheme }://” is geen soort database die Foghorn kent; het kent sqlite:///PAD en postgresql://….
error-database-path = { $name } noemt geen bestand; schrijf sqlite:/// met daarachter het pad.
error-database-address = { $name } is niet te lezen als adres van een database; zo’n adres ziet eruit als sqlite:///PAD of postgresql://GEBRUIKER@COMPUTER/NAAM.
error-database-unreachable = { $name }: de database { $where } is niet te bereiken of te openen.
