"""The window: Qt widgets over models of the match."""
