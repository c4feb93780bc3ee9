"""What the boards of all games are drawn with, and the plain board of a game that has none of its own."""
