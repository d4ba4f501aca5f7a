"""Looking at a finished hand again: its cards, its course, what else could have been done."""
