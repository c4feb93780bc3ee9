"""The words that belong to no game, and how all words are found."""
