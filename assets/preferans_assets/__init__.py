"""Pictures and sounds of the game: data files only."""
