"""Every reason for a card with its predicate, the most telling first."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from preferans_ai.conventions import (
    betl_declarer,
    betl_defence,
    called,
    declarer_leads,
    defender_leads,
    named_holdings,
    neutral,
    sure,
    to_a_trick,
)
from preferans_ai.conventions.claims import Claim, Parameters
from preferans_ai.knowledge import Knowledge
from preferans_desktop.rules.cards import Card

DECISIVE = (
    sure.only_card,
    sure.take_fifth_trick,
    sure.take_sixth_trick,
    sure.secure_second_trick,
    sure.take_fourth_trick,
    to_a_trick.avoid_razdeljak,
    to_a_trick.leave_partner_second,
    sure.equal_cards,
)
BETL = (
    betl_declarer.betl_forced_over,
    betl_declarer.betl_play_under,
    betl_declarer.betl_nothing_to_fear,
    betl_declarer.betl_discard_danger,
    betl_declarer.betl_lead_hole,
    betl_declarer.betl_lead,
    betl_defence.betl_catch,
    betl_defence.betl_leave_to_declarer,
    betl_defence.betl_exit,
    betl_defence.betl_return_suit,
    betl_defence.betl_short_suit,
    betl_defence.betl_low_card,
    betl_defence.betl_discard_short,
    betl_defence.betl_stay_low,
    betl_defence.betl_stay_under,
    betl_defence.betl_take_lead,
)
LEADS = (
    called.lead_own_bid_suit,
    called.lead_partners_bid_suit,
    called.lead_agreed_suit,
    declarer_leads.lead_last_trumps,
    defender_leads.give_partner_ruff,
    declarer_leads.draw_last_trump,
    declarer_leads.draw_trumps,
    declarer_leads.force_out_trumps,
    sure.sure_card,
    named_holdings.lead_bela,
    declarer_leads.establish_suit,
    declarer_leads.count_on_split,
    defender_leads.return_partners_suit,
    defender_leads.force_declarer,
    defender_leads.lead_through_partner_high,
    defender_leads.lead_through_declarer_low,
    defender_leads.lead_sequence,
    defender_leads.lead_from_strength,
    named_holdings.spare_tenace,
    named_holdings.spare_guarded_king,
    defender_leads.lead_weak_suit,
    defender_leads.lead_long_suit,
    defender_leads.lead_trump,
    declarer_leads.cash_winner,
    declarer_leads.keep_entry,
    declarer_leads.exit_loser,
    declarer_leads.lead_highest,
)
TO_A_TRICK = (
    named_holdings.hold_third_ace,
    to_a_trick.keep_partners_trick,
    to_a_trick.leave_to_partner,
    to_a_trick.ruff,
    to_a_trick.win_trick,
    to_a_trick.finesse,
    to_a_trick.keep_high_card,
    to_a_trick.play_low,
    to_a_trick.play_as_good_as_low,
    to_a_trick.discard_loser,
    to_a_trick.keep_winner,
    to_a_trick.go_over,
)
NEUTRAL = (
    neutral.declarer_takes_most,
    neutral.declarer_takes_least,
    neutral.betl_safest,
    neutral.betl_catches_most,
)

CONVENTIONS: Mapping[str, Claim] = MappingProxyType(
    {
        claim.__name__: claim
        for family in (DECISIVE, BETL, LEADS, TO_A_TRICK, NEUTRAL)
        for claim in family
    }
)
"""The predicate of each reason code, named alike; of several true ones the first is told."""


def holds(code: str, know: Knowledge, card: Card) -> Parameters | None:
    """The parameters of a reason for a card where its claim is true, else None.

    Raises:
        KeyError: no reason for a card has this code.
    """
    return CONVENTIONS[code](know, card)
