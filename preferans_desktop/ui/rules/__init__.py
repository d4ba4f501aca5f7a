"""The rules in the window, opened at the place where one is."""
