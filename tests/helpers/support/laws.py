"""What must hold at every moment of every match."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, reduce
from itertools import combinations

import pytest

from preferans_desktop.record.document import document_of, parse_record, record_of
from preferans_desktop.record.replaying import log_of_record, match_of, record_of_log
from preferans_desktop.record.text import format_action, parse_action
from preferans_desktop.rules.cards import ALL_CARDS, Card, Suit, parse_cards
from preferans_desktop.rules.dealing import Holding
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian import actions as words
from preferans_desktop.rules.serbian import hand as hands
from preferans_desktop.rules.serbian import log as logs
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.contracts import CONTRACTS
from preferans_desktop.rules.serbian.hand import Hand, Phase
from preferans_desktop.rules.serbian.log import Dealt, Log
from preferans_desktop.rules.serbian.masking import masked_log, view_of, view_of_masked
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.sheet import places, results
from preferans_desktop.rules.serbian.view import PlayerView
from support.redeal import redealt
from support.simulate import State

PLAYERS = ("Ana", "Bora", "Ceca")


def cards_are_partitioned(hand: Hand) -> None:
    """Every card lies in exactly one place."""
    lying: list[Card] = []
    for held in hand.holdings:
        lying += held.known
    if not (hand.talon_shown and hand.phase != Phase.BIDDING):
        lying += hand.deal.talon.known
    if hand.discard is not None:
        lying += hand.discard.known
    if hand.play is not None:
        for trick in (*(trick.cards for trick in hand.play.tricks), hand.play.trick):
            lying += [card for _, card in trick]
    assert sorted(lying) == list(ALL_CARDS)


def the_paper_adds_up(match: Match) -> None:
    """Results sum to ten times the bule, which are never below 0; refe keep their limit."""
    sheet = match.sheet
    assert sum(sheet.bule) >= 0
    assert sum(results(sheet)) == 10 * sum(sheet.bule)
    assert sorted(places(sheet)) == [1, 2, 3]
    assert match.over == (sum(sheet.bule) == 0)
    limit = match.rules.refe
    for written, opened in zip(sheet.refe_written, sheet.refe_open, strict=True):
        assert 0 <= opened <= written
        assert limit is None or written <= limit
    assert all(amount >= 0 for row in sheet.supe for amount in row)
    assert all(sheet.supe[seat][seat] == 0 for seat in SEATS)


def somebody_is_to_act(match: Match) -> None:
    """A hand in progress waits for one seat; others have only offers and take-over words."""
    hand = match.hand
    if hand is None:
        assert match.to_act is None
        return
    assert match.to_act in SEATS
    turn = hands.legal(hand)
    assert turn
    assert {action.seat for action in turn} == {match.to_act}
    aside = (*hands.legal_offers(hand), *matches.legal_take_overs(match))
    assert matches.legal(match) == (*turn, *aside)


@cache
def _sayings(seat: Seat) -> tuple[Action, ...]:
    """Everything a seat could ever say or play, discards left out."""
    single = (
        words.Pass,
        words.Hold,
        words.DeclareHandGame,
        words.DeclareBetl,
        words.DeclareSans,
        words.Weaker,
        words.Follow,
        words.StayOut,
        words.Alone,
        words.Call,
        words.Kontra,
        words.Allow,
        words.Rekontra,
        words.OfferAll,
        words.OfferNoTrick,
        words.Accept,
        words.Refuse,
        words.TakeOver,
        words.GiveBack,
    )
    return (
        *(word(seat) for word in single),
        *(words.Bid(seat, level) for level in range(1, 9)),
        *(words.NameSuit(seat, suit) for suit in Suit),
        *(words.Announce(seat, contract) for contract in CONTRACTS),
        *(words.PlayCard(seat, card) for card in ALL_CARDS),
        *(words.OfferTricks(seat, count) for count in range(6)),
        words.Discard(seat, None),
        words.Discard(seat, frozenset(ALL_CARDS[:2])),
    )


@cache
def _discards(seat: Seat) -> tuple[Action, ...]:
    return tuple(words.Discard(seat, frozenset(pair)) for pair in combinations(ALL_CARDS, 2))


def conceivable(match: Match) -> Iterator[Action]:
    """Everything anybody could think of saying."""
    for seat in SEATS:
        yield from _sayings(seat)
        if match.hand is not None and match.hand.phase == Phase.DISCARD:
            yield from _discards(seat)


def legal_is_what_check_allows(match: Match) -> None:
    """`legal` lists, without repetition, exactly the acts that `check` lets pass."""
    legal = matches.legal(match)
    assert len(set(legal)) == len(legal)
    allowed = {action for action in conceivable(match) if matches.check(match, action) is None}
    assert allowed == set(legal)


def a_refused_act_raises(match: Match, generator: random.Random) -> None:
    """`apply` asks `check`."""
    action = generator.choice(_sayings(generator.choice(SEATS)))
    if matches.check(match, action) is not None:
        with pytest.raises(matches.RuleViolation):
            matches.apply(match, action)


def replay_equals_state(state: State) -> None:
    """The entries since the hand began lead to the same match, whole and as a hand."""
    assert reduce(logs.apply_event, state.since, state.hand_began) == state.match


def acts_round_trip(state: State) -> None:
    """The last act can be written down and read back."""
    event = state.since[-1] if state.since else None
    if event is not None and not isinstance(event, Dealt | logs.WrittenOff):
        assert parse_action(format_action(event)) == event


def the_log_round_trips(log: Log, match: Match) -> None:
    """The whole log survives the record text, and its replay is the match."""
    record = record_of_log(log, PLAYERS)
    text = json.dumps(document_of(record), ensure_ascii=False)
    again = parse_record(text.encode())
    assert again == record
    assert log_of_record(again) == log
    assert logs.replay(log) == match
    assert match_of(again) == match


def a_view_ignores_hidden_cards(state: State, view: PlayerView, generator: random.Random) -> None:
    """Redealing what a seat does not see changes neither its view nor its masked record."""
    hand = state.match.hand
    if hand is None:
        return
    other_since = redealt(hand, state.since, view.seat, generator)
    other = reduce(logs.apply_event, other_since, state.hand_began)
    assert view_of(other, view.seat) == view
    rules, dealer = state.log.rules, state.hand_began.dealer
    mine = masked_log(Log(rules, dealer, state.since), state.match, view.seat)
    its = masked_log(Log(rules, dealer, tuple(other_since)), other, view.seat)
    assert mine == its


def cards_known_to(match: Match, seat: Seat) -> frozenset[Card]:
    """Cards of the hand in progress whose place a seat may know (serbian.md 12)."""
    hand = match.hand
    assert hand is not None
    known = set(hand.deal.hands[seat].known)
    if hand.talon_shown:
        known |= hand.deal.talon.known
    if hand.play is not None:
        for trick in (*(trick.cards for trick in hand.play.tricks), hand.play.trick):
            known |= {card for _, card in trick}
    offer = hand.offer.offer if hand.offer is not None else None
    if isinstance(offer, words.OfferAll | words.OfferNoTrick):
        known |= hand.holdings[offer.seat].known
    return frozenset(known)


def a_view_leaks_nothing(match: Match, view: PlayerView) -> None:
    """The hand in a view holds known cards only where the seat knows them."""
    hand = match.hand
    if hand is None:
        assert view.hand is None
        return
    assert view.hand is not None
    places: list[Holding] = [*view.hand.holdings, *view.hand.deal.hands, view.hand.deal.talon]
    if view.hand.discard is not None:
        places.append(view.hand.discard)
    seen = frozenset().union(*(place.known for place in places))
    assert seen <= cards_known_to(match, view.seat)
    assert [len(held) for held in view.hand.holdings] == [len(held) for held in hand.holdings]
    assert view.hand.holdings[view.seat] == hand.holdings[view.seat]


def a_view_has_the_acts_of_its_seat(match: Match, view: PlayerView) -> None:
    """A view knows all that its seat may say."""
    mine = tuple(action for action in matches.legal(match) if action.seat == view.seat)
    assert view.legal == mine


def a_masked_match_checks_alike(match: Match, view: PlayerView) -> None:
    """What a seat may not do is refused for the same reason where cards are hidden from it."""
    masked = replace(match, hand=view.hand)
    for action in _sayings(view.seat):
        assert matches.check(masked, action) == matches.check(match, action)


def the_masked_record_round_trips(state: State, seat: Seat) -> None:
    """What a seat is given as a record is accepted, says the same, and leaks nothing."""
    match = state.match
    log = Log(state.log.rules, state.log.dealer, state.log.entries)
    record = record_of_log(masked_log(log, match, seat), PLAYERS, seat)
    text = json.dumps(document_of(record))
    again = record_of(json.loads(text))
    assert again == record
    assert view_of_masked(match_of(again), seat) == view_of(match, seat)
    if match.hand is not None:
        document = json.loads(text)["hands"][-1]
        assert _cards_in(document) <= cards_known_to(match, seat)


def _cards_in(document: dict[str, object]) -> frozenset[Card]:
    """Every card that stands anywhere in a hand of a record."""
    text = json.dumps(document).replace('"', " ").replace(",", " ")
    tokens = [part for part in text.replace("]", " ").replace("}", " ").split() if len(part) == 2]
    return frozenset(
        card
        for part in tokens
        if part[0] in "SDHC" and part[1] in "789TJQKA"
        for card in parse_cards(part)
    )
