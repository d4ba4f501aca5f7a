"""What the window is made of, for those who join it."""

from __future__ import annotations

from dataclasses import dataclass

from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.fast_forward import FastForward
from preferans_desktop.ui.flow import Flow
from preferans_desktop.ui.match_screen import MatchScreen
from preferans_desktop.ui.models.bidding_list import BiddingList
from preferans_desktop.ui.models.hand_list import HandList
from preferans_desktop.ui.models.score_sheet import ScoreSheet
from preferans_desktop.ui.models.trick_list import TrickList
from preferans_desktop.ui.pacing import Pacing
from preferans_desktop.ui.person import Person
from preferans_desktop.ui.watching import Watching


@dataclass(frozen=True, slots=True)
class Models:
    """The models the window shows."""

    hand: HandList
    trick: TrickList
    bidding: BiddingList
    sheet: ScoreSheet


@dataclass(frozen=True, slots=True)
class Parts:
    """What shows the match and takes acts."""

    bridge: Bridge
    screen: MatchScreen
    models: Models
    person: Person
    flow: Flow
    pacing: Pacing
    fast_forward: FastForward
    watching: Watching
