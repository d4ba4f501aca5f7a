"""What an end of the hand is worth to each player."""
