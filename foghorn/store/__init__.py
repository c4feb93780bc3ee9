"""Persistence: guests, tables, logs, chat and finished games, on SQLite or PostgreSQL."""
