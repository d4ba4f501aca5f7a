"""The store: every match, append-only, in the user's data folder (SQLite)."""
