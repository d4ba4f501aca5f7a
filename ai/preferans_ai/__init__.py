"""Computer players of preferans: they get a player's view and answer with an action."""
