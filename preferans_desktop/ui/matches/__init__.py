"""Saved matches: a list of them, and the way back to each."""
