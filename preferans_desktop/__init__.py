"""Preferans for the desktop: one person against two computer players."""

__version__ = "0.1.0"
