"""Decisions by expected result over the deals that are possible."""
