"""The table server: live games that survive restarts and lost connections."""
