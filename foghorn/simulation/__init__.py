"""Many games between bots: which are played, in which processes, and their results."""
