"""How a search ends before it has its answer."""


class StoppedError(Exception):
    """The search was cancelled or reached its limit of nodes; there is no answer."""
