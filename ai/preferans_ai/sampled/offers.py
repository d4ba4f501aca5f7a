"""Answers to offers (serbian.md 8), by what the possible deals give."""

from __future__ import annotations

from preferans_ai import offers as rules_of_thumb
from preferans_ai.candidates import Candidate, Choice, chosen
from preferans_ai.expectation.plays import PlayValues, play_values
from preferans_ai.expectation.results import Written
from preferans_ai.kernel import Goal, Solver, StoppedError
from preferans_ai.knowledge import Knowledge, knowledge_of
from preferans_ai.sampled.cards_deals import Deals, deals_of
from preferans_ai.sampled.values import Ends
from preferans_ai.thinking import Thinking
from preferans_desktop.rules.serbian.actions import (
    Accept,
    OfferAll,
    OfferNoTrick,
    OfferTricks,
    Refuse,
)
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.offers import tricks_as_offered
from preferans_desktop.rules.serbian.view import PlayerView

ROUNDED = 0.5
"""An offer is not taken that lies so many tricks below what is expected."""


def has_offered(hand: Hand) -> bool:
    """Whether the declarer has offered to take all the rest, or none of it."""
    return any(isinstance(act, OfferAll | OfferNoTrick) for act in hand.actions)


def answer(view: PlayerView, hand: Hand, thinking: Thinking) -> Choice:
    """A defender's answer to the open offer."""
    know = knowledge_of(hand, view.seat)
    assert hand.offer is not None  # noqa: S101 - the caller has looked
    plain = rules_of_thumb.answer_offer(know, hand.offer)
    deals, solver = deals_of(view, hand, thinking), Solver(cancelled=thinking.stopped)
    try:
        if isinstance(hand.offer.offer, OfferTricks):
            return _answer_tricks(know, hand.offer.offer, deals, play_values(view), solver)
        if isinstance(plain.action, Accept) or _is_true(know, deals, solver):
            return chosen(Accept(view.seat), "accept_certain")
    except StoppedError:
        return plain
    return chosen(Refuse(view.seat), "refuse_not_certain")


def _is_true(know: Knowledge, deals: Deals, solver: Solver) -> bool:
    """Whether the declarer, whose cards are known, can keep his word in every deal there is."""
    if not deals.complete and len(deals.positions) > 1:
        return False
    if know.play.contract == Contract.BETL:
        return not any(solver.value(position, Goal.CAUGHT) for position in deals.positions)
    return all(solver.value(position, Goal.ALL) for position in deals.positions)


def _answer_tricks(
    know: Knowledge, offered: OfferTricks, deals: Deals, values: PlayValues, solver: Solver
) -> Choice:
    """By expected result: that of the offer against that of playing on."""
    following = know.hand.following
    assert following is not None  # noqa: S101 - the hand is played
    ends = Ends(know, values)
    taken, on, passes, falls, bule, supe = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for position, weight in zip(deals.positions, deals.weights, strict=True):
        left = solver.value(position, Goal.TRICKS)
        end = ends.of(left)
        taken += weight * (know.play.defenders_taken + know.play.left - left)
        on += weight * end.own
        passes += weight * end.passes
        falls += weight * end.falls
        bule += weight * end.bule
        supe += weight * end.supe
    tricks = tricks_as_offered(offered, know.play, following)
    brought = values.of(tricks)
    as_offered, falls_then = brought.change[know.seat], float(know.seat in brought.fell)
    written = brought.written[know.seat]
    accepting = Candidate(Accept(know.seat), 1.0, as_offered, falls_then, written)
    refusing = Candidate(Refuse(know.seat), passes, on, falls, Written(bule, supe))
    parameters: dict[str, object] = {"count": offered.count, "tricks": taken}
    if as_offered <= on and taken <= offered.count + ROUNDED:
        return Choice(accepting.action, "accept_offered_tricks", parameters, (accepting, refusing))
    weighed = (refusing, accepting)
    if taken > offered.count:
        return Choice(refusing.action, "refuse_offered_tricks", parameters, weighed)
    # Fewer are expected, but the declarer may still fall.
    return Choice(refusing.action, "refuse_not_certain", {}, weighed)
