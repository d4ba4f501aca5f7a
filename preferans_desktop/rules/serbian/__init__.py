"""The Serbian game (docs/rules/serbian.md)."""
