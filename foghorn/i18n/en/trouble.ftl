# Bad days of the commands: streams that are closed, simulations that are stopped, addresses that do not exist.

## Streams
error-stdin-closed = Standard input is closed, so there is nothing to read from it.
error-stdout-closed = Standard output is closed, so nothing could be printed.

## simulate
simulate-stopped = { $games ->
    [one] Stopped early: this sums up the first of { $asked } games.
   *[other] Stopped early: this sums up the first { $games } of { $asked } games.
}
error-worker-gone = A process that was playing games was ended from outside; perhaps the memory ran out.

## serve, backup, restore: { $name } is the option or the variable
error-host-not-address = { $name }: “{ $given }” is neither an address nor a host’s name.
error-host-unresolved = { $name }: no address can be found for the name “{ $given }”.
error-host-elsewhere = { $name }: { $given } is not an address of this machine.
error-port-privileged = { $name }: port { $port } may not be opened without special rights; choose one from 1024 on.
error-not-an-origin = { $name }: “{ $given }” is not an origin such as https://games.example.org or http://localhost:8080, without a path.
error-not-a-proxy = { $name }: “{ $given }” is neither an address such as 192.0.2.7 nor a network such as 192.0.2.0/24.
error-database-scheme = { $name }: “{ $scheme }://” is not a kind of database that Foghorn knows; it knows sqlite:///PATH and postgresql://….
error-database-path = { $name } names no file; write sqlite:/// and then its path.
error-database-address = { $name } cannot be read as the address of a database; it looks like sqlite:///PATH or postgresql://USER@HOST/NAME.
error-database-unreachable = { $name }: the database { $where } cannot be reached or opened.
