"""What a defender leads: the conventions of the game (leads through declarer and partner)."""
