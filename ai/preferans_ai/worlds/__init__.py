"""Deals that are consistent with all that a player may know."""
