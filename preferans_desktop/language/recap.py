"""Where a hand in progress stands, for who comes back to it in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from preferans_desktop.language.acts import spoken, told
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.contracts import contract_words
from preferans_desktop.language.players import Player
from preferans_desktop.language.situation import contract_badge, prompt
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.actions import (
    Action,
    Allow,
    Alone,
    Bid,
    Call,
    DeclareBetl,
    DeclareHandGame,
    DeclareSans,
    Follow,
    Hold,
    Kontra,
    NameSuit,
    Pass,
    PlayCard,
    Rekontra,
    StayOut,
    Weaker,
)
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.play import Play
from preferans_desktop.rules.serbian.view import PlayerView

_BIDDING = (
    *(Pass, Bid, Hold, Weaker, NameSuit),
    *(DeclareHandGame, DeclareBetl, DeclareSans),
)
_FOLLOWING = (Follow, StayOut, Alone, Call, Kontra, Allow, Rekontra)


def recap_lines(view: PlayerView, players: Sequence[Player]) -> tuple[str, ...]:
    """What was bid, what is played and by whom, the tricks so far, and whose turn it is.

    Args:
        view: of the hand in progress.
        players: by seat.
    """
    hand = view.hand
    if hand is None:
        return ()
    lines = [
        _bidding(hand, players),
        *_declarer(hand, players),
        " ".join(_told(hand.actions, _FOLLOWING, players)),
        *(_play(hand.play, players) if hand.play is not None else ()),
        prompt(view, players),
    ]
    return tuple(line for line in lines if line)


def _told(
    acts: Sequence[Action], kinds: tuple[type[Action], ...], players: Sequence[Player]
) -> list[str]:
    return [told(act, players[act.seat]) for act in acts if isinstance(act, kinds)]


def _bidding(hand: Hand, players: Sequence[Player]) -> str:
    said = [
        say("recap_said", who=players[act.seat], words=spoken(act, players[act.seat]))
        for act in hand.actions
        if isinstance(act, _BIDDING)
    ]
    return say("recap_bidding", words=", ".join(said)) if said else ""


def _declarer(hand: Hand, players: Sequence[Player]) -> list[str]:
    """The talon where all have seen it, and the contract or the bid that was the last."""
    if hand.declarer is None:
        return []
    who = players[hand.declarer]
    talon = [say("recap_talon", cards=hand.deal.talon.known)] if hand.talon_shown else []
    if hand.contract is not None:
        name = contract_words(hand.contract, hand_game=hand.hand_game)
        detail = contract_badge(hand, players)[1]
        return [*talon, say("recap_declarer", who=who, words=f"{name}, {detail}")]
    return [*talon, say("recap_bought", who=who, level=hand.level)] if hand.level else talon


def _play(play: Play, players: Sequence[Player]) -> list[str]:
    counted = [
        say("hand_tricks_of", who=players[seat], tricks=play.taken[seat])
        for seat in SEATS
        if play.plays(seat)
    ]
    lying = _told([PlayCard(seat, card) for seat, card in play.trick], (PlayCard,), players)
    return [say("hand_tricks", words=", ".join(counted)), " ".join(lying)]
