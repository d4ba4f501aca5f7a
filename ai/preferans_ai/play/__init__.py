"""Card play: the declarer, the defenders, betl, and the last tricks."""
