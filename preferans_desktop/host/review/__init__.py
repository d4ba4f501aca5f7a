"""Finished hands looked at again: where their acts stand in the log, what is thought of them."""
