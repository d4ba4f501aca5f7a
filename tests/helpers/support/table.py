"""A table set up in words: deals from text, acts said in record words, legal words read back."""

import random
from collections.abc import Iterable
from dataclasses import replace

from preferans_desktop.record.text import format_words, parse_action
from preferans_desktop.rules.cards import ALL_CARDS, Card, format_card, format_cards, parse_cards
from preferans_desktop.rules.dealing import Deal, deal_of
from preferans_desktop.rules.seats import SEATS, Seat, right_of
from preferans_desktop.rules.serbian import hand as hands
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import Action, PlayCard
from preferans_desktop.rules.serbian.match import FinishedHand, Match
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.rules.serbian.sheet import Sheet

A, B, C = 0, 1, 2
"""Seats in order of play; seat 2 deals unless a test says otherwise, so that A is forehand."""


def cards(text: str) -> frozenset[Card]:
    """Cards of a record text; empty for an empty text."""
    return frozenset(parse_cards(text)) if text else frozenset()


def striped_deal() -> Deal:
    """A deal in which everybody holds high and low cards of every suit."""
    stripes: list[list[Card]] = [[], [], []]
    for card in ALL_CARDS[:30]:
        stripes[(card + card // 8) % 3].append(card)
    spare = [card for stripe in stripes for card in stripe[10:]] + list(ALL_CARDS[30:])
    full = [stripe[:10] for stripe in stripes]
    for stripe in full:
        while len(stripe) < 10:
            stripe.append(spare.pop(0))
    return deal_of(full, spare)


def tall_deal(trump: str, losers: int) -> Deal:
    """A deal in which seat 0 wins every trick with long trumps, but for so many losers, 0 to 4.

    Args:
        trump: suit letter of the trumps.
        losers: low cards of the other suits that he can be made to lose.
    """
    side = [suit for suit in "SDHC" if suit != trump]
    low = [f"{suit}7" for suit in side] + [f"{side[0]}8"]
    trumps = [trump + rank for rank in "AKQJT987"][: 10 - losers]
    aces = [f"{suit}A" for suit in side][: 10 - losers - len(trumps)]
    kept = {*low[:losers], *trumps, *aces}
    others = [format_card(card) for card in ALL_CARDS if format_card(card) not in kept]
    return deal_with(
        " ".join(kept), " ".join(others[0:20:2]), " ".join(others[1:20:2]), " ".join(others[20:])
    )


def deal_with(first: str = "", second: str = "", third: str = "", talon: str = "") -> Deal:
    """A deal in which seats 0, 1, 2 and the talon hold at least these cards."""
    given = [list(parse_cards(text)) if text else [] for text in (first, second, third, talon)]
    left = [card for card in ALL_CARDS if not any(card in held for held in given)]
    for held, size in zip(given, (10, 10, 10, 2), strict=True):
        while len(held) < size:
            held.append(left.pop(0))
    return deal_of(given[:3], given[3])


def new_match(*, dealer: Seat = C, bule: int = 60, refe: int | None = 2) -> Match:
    """A match before its first deal."""
    return matches.start(Rules(bule=bule, refe=refe), dealer)


def with_paper(
    match: Match,
    *,
    bule: tuple[int, int, int] | None = None,
    supe: tuple[tuple[int, int, int], ...] | None = None,
    written: tuple[int, int, int] | None = None,
    opened: tuple[int, int, int] | None = None,
) -> Match:
    """The match with some of its paper rewritten."""
    old = match.sheet
    sheet = Sheet(
        bule=bule or old.bule,
        supe=(supe[0], supe[1], supe[2]) if supe else old.supe,
        refe_written=written or opened or old.refe_written,
        refe_open=opened or old.refe_open,
    )
    return replace(match, sheet=sheet)


def dealt(match: Match | None = None, deal: Deal | None = None, *, dealer: Seat = C) -> Match:
    """The match with a hand dealt, the striped deal unless another is given."""
    return matches.deal(match or new_match(dealer=dealer), deal or striped_deal())


def acts(text: str) -> list[Action]:
    """Acts of a text such as ``0 2, 1 dalje``."""
    return [parse_action(part) for part in text.split(", ")] if text else []


def say(match: Match, text: str) -> Match:
    """The match after acts such as ``0 2, 1 dalje``; a forbidden one raises RuleViolation."""
    for action in acts(text):
        match = matches.apply(match, action)
    return match


def turn(match: Match) -> tuple[Seat | None, list[str]]:
    """Whose turn it is and his legal words, offers and take-over words left out."""
    words = [format_words(action) for action in hands.legal(match.hand)] if match.hand else []
    return match.to_act, words


def offers(match: Match) -> list[str]:
    """The declarer's legal offers, without the word ponuda."""
    assert match.hand is not None
    return [format_words(offer).removeprefix("ponuda ") for offer in hands.legal_offers(match.hand)]


def last(match: Match) -> FinishedHand:
    """The hand finished last."""
    return match.finished[-1]


def announced(
    contract: str,
    *,
    declarer: Seat = A,
    match: Match | None = None,
    deal: Deal | None = None,
) -> Match:
    """A contract on the table, before anybody has answered it; the talon goes away again.

    Args:
        contract: ``karo``, or ``igra karo`` for a hand game.
        declarer: who plays it; the others pass.
        match: the match so far.
        deal: the cards.
    """
    match = dealt(match, deal)
    word, *suit = contract.split(" ")
    hand_game = contract in {"igra betl", "igra sans"} or bool(suit)
    first = (suit[0] if suit and suit[0] in {"betl", "sans"} else word) if hand_game else "2"
    seat = right_of(match.dealer)
    for _ in SEATS:
        match = say(match, f"{seat} {first if seat == declarer else 'dalje'}")
        seat = right_of(seat)
    if hand_game:
        return match if first in {"betl", "sans"} else say(match, f"{declarer} boja {suit[0]}")
    assert match.hand is not None
    talon = format_cards(match.hand.deal.talon.known)
    return say(match, f"{declarer} skart {talon}, {declarer} objava {word}")


def play_tricks(match: Match, winners: Iterable[Seat]) -> Match:
    """The match after further tricks won by these seats, in cards found by trying.

    Raises:
        ValueError: no such cards were found.
    """
    wanted = tuple(winners)
    for seed in range(500):
        found = _try_tricks(match, wanted, random.Random(seed))
        if found is not None:
            return found
    msg = f"no cards were found that give the tricks {wanted}"
    raise ValueError(msg)


def _try_tricks(match: Match, winners: Iterable[Seat], generator: random.Random) -> Match | None:
    for winner in winners:
        if match.hand is None:
            return None
        ways = [after for after in _tricks_from_here(match) if _winner(after) == winner]
        if not ways:
            return None
        match = generator.choice(ways)
    return match


def _winner(match: Match) -> Seat:
    """Who won the trick that has just ended."""
    play = (match.hand or last(match).hand).play
    assert play is not None
    return play.tricks[-1].winner


def _tricks_from_here(match: Match) -> Iterable[Match]:
    """Every way the trick in progress can end."""
    hand = match.hand
    assert hand is not None
    for action in hands.legal(hand):
        assert isinstance(action, PlayCard)
        after = matches.apply(match, action)
        before = hand.play
        assert before is not None
        now = after.hand.play if after.hand is not None else None
        if now is not None and len(now.tricks) == len(before.tricks):
            yield from _tricks_from_here(after)
        else:
            yield after
