"""Which card to play: the best on average over possible deals (serbian.md 8, 9).

Every card is tried in each deal: with open cards in a trump contract and sans, the ends weighed by
what they are worth (`cards_open`), mostly blind in betl (`betl`). A card that is certain to decide
the contract goes before; where few cards are left, the next decision is taken without seeing them.
"""

from __future__ import annotations

from preferans_ai.candidates import Choice
from preferans_ai.expectation.plays import play_values
from preferans_ai.kernel import Solver
from preferans_ai.knowledge import Knowledge, knowledge_of
from preferans_ai.leads.conventions import lead_as_called
from preferans_ai.sampled import betl, cards_open
from preferans_ai.sampled.cards_choice import by_convention, choice_of
from preferans_ai.sampled.cards_deals import Deals, deals_of
from preferans_ai.sampled.cards_goals import goals_of
from preferans_ai.sampled.cards_trials import Trials
from preferans_ai.sampled.endings import sure_cards
from preferans_ai.sampled.endings_lookahead import values_ahead
from preferans_ai.sampled.offers import has_offered
from preferans_ai.sampled.ties import runs
from preferans_ai.sampled.values import Ends
from preferans_ai.thinking import Thinking
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.view import PlayerView

NOISE = 1.0
"""Cards not worse by more than so many standard errors are looked at again."""
TRICKS_AHEAD = 5
DEALS_AHEAD = 40
"""Tricks left and deals with which, at most, the next decision is taken unseeing."""
QUESTIONS_OF_PROOF = 25
QUESTIONS_AHEAD = 80
"""Questions about open cards that this and the search for certain cards may ask, for each deal
that the player may look at."""
EQUAL_TRICKS = 0.02
EQUAL_CHANCES = 0.03
"""Cards not worse by more than so many tricks, or in betl by this chance, are as good."""
SURELY_PASSES = 0.97
"""A declarer with this chance of passing is not hoped to fall any more."""


def choose_card(view: PlayerView, hand: Hand, thinking: Thinking) -> Choice:
    """The card to play, with all legal cards as candidates.

    Args:
        view: of the seat to act, during the play, no offer open.
        hand: the hand in progress.
        thinking: how much work it may be.
    """
    know = knowledge_of(hand, view.seat)
    convention = by_convention(know, thinking.generator)
    if len(runs(know)) == 1 or _must_keep_to(know):
        return convention
    deals = deals_of(view, hand, thinking)
    if know.declares and has_offered(hand) and not deals.complete:
        # The rules of thumb have proved what he offered, and they play as they proved it.
        return convention
    solver = Solver(cancelled=thinking.stopped)
    if know.play.contract == Contract.BETL:
        trials = betl.tried(know, deals, play_values(view), solver, runs(know))
        ends, equal = None, EQUAL_CHANCES
    else:
        ends = Ends(know, play_values(view))
        trials = cards_open.tried(know, deals, ends, solver, runs(know))
        equal = EQUAL_TRICKS * ends.trick
    if not trials.deals:
        return convention
    _keep_sure(know, deals, trials, solver, QUESTIONS_OF_PROOF * thinking.worlds)
    again = QUESTIONS_AHEAD * thinking.worlds
    values = _looked_at_again(know, deals, ends, trials, solver, again)
    return choice_of(know, values, equal, trials, convention, thinking.generator)


def _must_keep_to(know: Knowledge) -> bool:
    """Whether partner counts on a lead: the called one owes him the suit agreed on."""
    return know.play.led is None and not know.declares and lead_as_called(know) is not None


def _keep_sure(
    know: Knowledge, deals: Deals, trials: Trials, solver: Solver, questions: int
) -> None:
    """Weigh only cards that are certain to decide the contract, or to save a defender, if any."""
    if not deals.complete:
        return
    may_fall = any(trials.average(card).passes < SURELY_PASSES for card in trials.cards)
    for need in goals_of(know, may_fall=may_fall):
        found = sure_cards(deals.positions, know.seat, need, solver, questions)
        sure = [card for card in trials.all_cards if card in found]
        if sure:
            trials.cards = sure
            return


def _looked_at_again(
    know: Knowledge, deals: Deals, ends: Ends | None, trials: Trials, solver: Solver, questions: int
) -> dict[Card, float]:
    """The values of the cards that may be the best, lower is better; no `ends` in betl."""
    near = trials.near(trials.best(), NOISE)
    if ends is not None and len(near) > 1 and know.play.left <= TRICKS_AHEAD:
        values = values_ahead(
            deals.positions[:DEALS_AHEAD],
            deals.weights[:DEALS_AHEAD],
            near,
            lambda tricks: cards_open.counts(know, ends, ends.of(tricks), tricks),
            solver,
            questions,
        )
        if values is not None:
            return {Card(card): value for card, value in values.items()}
    return {card: trials.average(card).counts for card in near}
