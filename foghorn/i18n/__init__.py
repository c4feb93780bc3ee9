"""The words no game owns, and how all words are found."""
