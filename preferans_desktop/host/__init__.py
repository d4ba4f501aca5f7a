"""What lies between a match and the people at it: turns, computer players, the store. No Qt."""
