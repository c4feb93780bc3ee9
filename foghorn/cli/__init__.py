"""The command line: the command `foghorn` and play in the terminal."""
