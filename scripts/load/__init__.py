"""The load driver: trivial clients over real sockets, as light as they can be."""
