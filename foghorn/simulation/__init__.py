"""Many games between bots: which are played, where they are played, and what they come to."""
