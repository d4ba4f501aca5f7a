"""The settings: who holds them, what they change, and the sheet where they are chosen."""
