"""The table server: live games that survive anything."""
