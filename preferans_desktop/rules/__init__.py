"""The rules of the game: pure values and functions, standard library only."""
