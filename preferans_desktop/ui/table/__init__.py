"""The table: cards, plates, words and motion on one scene."""
