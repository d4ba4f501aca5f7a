"""Contracts brought into play in one call."""

from preferans_desktop.rules.dealing import Deal
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.match import Match
from support.table import announced, say

WAYS = {
    "both": "{f} pratim, {s} pratim, {f} moze, {s} moze",
    "F": "{f} pratim, {s} ne_pratim, {f} sam",
    "S": "{f} ne_pratim, {s} sam",
    "F calls": "{f} pratim, {s} ne_pratim, {f} zovem",
    "S calls": "{f} ne_pratim, {s} zovem",
    "kontra F": "{f} pratim, {s} ne_pratim, {f} kontra, {d} moze",
    "kontra S": "{f} ne_pratim, {s} kontra, {d} moze",
    "rekontra F": "{f} pratim, {s} ne_pratim, {f} kontra, {d} rekontra",
    "rekontra S": "{f} ne_pratim, {s} kontra, {d} rekontra",
}
"""How the defenders answer a trump contract or sans; F sits right of the declarer."""

BETL_WAYS = {
    "both": "{f} moze, {s} moze",
    "kontra F": "{f} kontra, {d} moze",
    "kontra S": "{f} moze, {s} kontra, {d} moze",
    "rekontra F": "{f} kontra, {d} rekontra",
    "rekontra S": "{f} moze, {s} kontra, {d} rekontra",
}
"""How the defenders answer betl."""


def in_play(
    contract: str,
    way: str = "both",
    *,
    declarer: Seat = 0,
    match: Match | None = None,
    deal: Deal | None = None,
) -> Match:
    """A contract before its first lead, answered in one of the ways above."""
    ways = BETL_WAYS if "betl" in contract else WAYS
    said = ways[way].format(d=declarer, f=(declarer + 1) % 3, s=(declarer + 2) % 3)
    return say(announced(contract, declarer=declarer, match=match, deal=deal), said)
