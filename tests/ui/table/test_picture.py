import random
from collections import Counter

import pytest

from preferans_desktop.rules.cards import ALL_CARDS, parse_cards
from preferans_desktop.rules.dealing import shuffled_deal
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import OfferAll, OfferNoTrick, Pass
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.masking import view_of
from preferans_desktop.ui.table.picture import OWN, Lying, Picture, Spot, picture_of
from support.table import acts, deal_with, dealt, new_match

SEEDS = range(1, 4)


def count(picture: Picture, spot: Spot, seat: int | None = None) -> int:
    return sum((lying.spot, lying.seat) == (spot, seat) for lying in picture.cards)


def faces(picture: Picture, spot: Spot, seat: int | None = None) -> set[int | None]:
    return {
        lying.card
        for lying in picture.cards
        if (lying.spot, lying.seat) == (spot, seat) and lying.face_up
    }


def after(words: str, match=None) -> Picture:
    match = match or dealt()
    for act in acts(words):
        match = matches.apply(match, act)
    return picture_of(view_of(match, OWN))


def test_before_the_first_deal_the_table_is_empty() -> None:
    assert picture_of(view_of(new_match(), OWN)).cards == ()


@pytest.mark.parametrize("seed", SEEDS)
def test_there_are_always_32_cards_each_known_one_once(seed: int, random_hands) -> None:
    for moment in random_hands(seed, hands=12)[1:]:
        picture = picture_of(moment.view)
        assert len(picture.cards) == 32
        known = Counter(lying.card for lying in picture.cards if lying.card is not None)
        assert set(known.values()) <= {1}


@pytest.mark.parametrize("seed", SEEDS)
def test_no_face_is_known_that_the_player_may_not_see(seed: int, random_hands) -> None:
    for moment in random_hands(seed, hands=12):
        hand = moment.view.hand
        if hand is None:
            continue
        seen = set(hand.holdings[OWN].known) | set(hand.deal.hands[OWN].known)
        seen |= set(hand.deal.talon.known) if hand.talon_shown else set()
        if hand.play is not None:
            tricks = [*[trick.cards for trick in hand.play.tricks], hand.play.trick]
            seen |= {card for cards in tricks for _, card in cards}
        if hand.offer is not None:
            seen |= hand.holdings[hand.offer.offer.seat].known
        known = {lying.card for lying in picture_of(moment.view).cards} - {None}
        assert known <= seen


@pytest.mark.parametrize("seed", SEEDS)
def test_places_of_a_spot_are_numbered_from_the_first(seed: int, random_hands) -> None:
    for moment in random_hands(seed, hands=12):
        spots: dict[object, list[Lying]] = {}
        for lying in picture_of(moment.view).cards:
            spots.setdefault((lying.spot, lying.seat, lying.line), []).append(lying)
        for (spot, _, _), lying in spots.items():
            numbers = [each.index for each in lying]
            if spot == Spot.PILE:
                assert Counter(numbers) == dict.fromkeys(
                    range(len(set(numbers))), len(numbers) / len(set(numbers))
                )
            elif spot != Spot.TRICK:
                assert sorted(numbers) == list(range(len(numbers)))
                assert {each.count for each in lying} == {len(lying)}


def test_in_the_bidding_everybody_has_ten_and_the_talon_lies_in_the_middle() -> None:
    picture = after("0 2, 1 dalje")
    assert [count(picture, Spot.HAND, seat) for seat in (0, 1, 2)] == [10, 10, 10]
    assert count(picture, Spot.TALON) == 2
    assert faces(picture, Spot.TALON) == set()
    assert len(faces(picture, Spot.HAND, OWN)) == 10
    assert faces(picture, Spot.HAND, 1) == set()


def test_who_wins_the_bidding_himself_has_twelve() -> None:
    picture = after("0 2, 1 dalje, 2 dalje")
    assert count(picture, Spot.HAND, OWN) == len(faces(picture, Spot.HAND, OWN)) == 12
    assert count(picture, Spot.TALON) == 0


def test_the_talon_of_another_lies_open_until_he_discards() -> None:
    match = dealt(deal=deal_with(talon="SA HK"))
    picture = after("0 dalje, 1 2, 2 dalje", match)
    assert faces(picture, Spot.TALON) == set(parse_cards("SA HK"))
    assert count(picture, Spot.HAND, 1) == 10
    held = sorted(match.hand.deal.hands[1].known)[:2]
    discarded = matches.apply(
        matches.apply(matches.apply(match, acts("0 dalje")[0]), acts("1 2")[0]),
        acts("2 dalje")[0],
    )
    away = next(
        act for act in matches.legal(discarded) if getattr(act, "cards", None) == frozenset(held)
    )
    picture = picture_of(view_of(matches.apply(discarded, away), OWN))
    assert count(picture, Spot.TALON) == 0
    assert count(picture, Spot.ASIDE) == 2
    assert faces(picture, Spot.ASIDE) == set()
    assert count(picture, Spot.HAND, 1) == 10


def test_the_talon_of_a_hand_game_stays_closed() -> None:
    picture = after("0 betl, 1 dalje, 2 dalje")
    assert count(picture, Spot.ASIDE) == 2
    assert faces(picture, Spot.ASIDE) == set()
    assert picture.declarer == 0


def moments_with_an_offer(random_hands, wanted):
    return [
        moment
        for seed in SEEDS
        for moment in random_hands(seed, hands=12)
        if isinstance(moment.act, wanted)
        and moment.act.seat != OWN
        and moment.view.hand is not None
        and moment.view.hand.offer is not None
    ]


def test_an_offer_shows_the_cards_of_who_makes_it(random_hands) -> None:
    moments = moments_with_an_offer(random_hands, OfferAll | OfferNoTrick)
    assert moments
    for moment in moments:
        picture = picture_of(moment.view)
        seat = moment.act.seat
        assert faces(picture, Spot.FAN, seat) == moment.match.hand.holdings[seat].known
        assert picture.fans() == ({seat} if len(moment.match.hand.holdings[seat]) else frozenset())


def test_an_answered_offer_shows_nothing_more(random_hands) -> None:
    moments = random_hands(3, hands=12)
    refused = [
        moment
        for moment in moments
        if type(moment.act).__name__ == "Refuse" and moment.view.hand is not None
        and moment.view.hand.offer is None
    ]  # fmt: skip
    assert refused
    assert all(picture_of(moment.view).fans() == frozenset() for moment in refused)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_end_shows_the_deal_with_the_discard_marked(seed: int, random_hands) -> None:
    moments = random_hands(seed, hands=12)
    ends = [moment for moment in moments[1:] if moment.view.hand is None]
    assert len(ends) == 12
    for moment in ends:
        hand, picture = moment.match.finished[-1].hand, picture_of(moment.view)
        assert picture.over
        assert faces(picture, Spot.HAND, OWN) == hand.deal.hands[OWN].known
        for seat in (1, 2):
            assert faces(picture, Spot.FAN, seat) == hand.deal.hands[seat].known
        assert faces(picture, Spot.TALON) == hand.deal.talon.known
        assert {lying.card for lying in picture.cards} == set(ALL_CARDS)
        away = {lying.card for lying in picture.cards if lying.put_away}
        assert away == (hand.discard.known if hand.discard else set())


@pytest.mark.parametrize("seed", SEEDS)
def test_suits_are_whole_in_one_line_where_that_can_be(seed: int, random_hands) -> None:
    end = next(moment for moment in random_hands(seed, hands=12)[1:] if moment.view.hand is None)
    lines: dict[tuple[int, int], set[int]] = {}
    for lying in picture_of(end.view).cards:
        if lying.spot == Spot.FAN:
            lines.setdefault((lying.seat, lying.line), set()).add(lying.card // 8)
            assert lying.count <= 7
    longest = max(
        Counter(card // 8 for card in end.match.finished[-1].hand.deal.hands[seat].known)
        .most_common(1)[0][1]
        for seat in (1, 2)
    )  # fmt: skip
    if longest <= 4:
        assert not lines[1, 0] & lines[1, 1]
        assert not lines[2, 0] & lines[2, 1]


def test_marks_say_who_deals_begins_declares_and_is_to_act() -> None:
    picture = after("0 2, 1 dalje, 2 dalje", dealt(dealer=2))
    assert (picture.dealer, picture.forehand, picture.declarer, picture.to_act) == (2, 0, 0, 0)
    assert picture_of(view_of(new_match(dealer=1), OWN)).dealer == 1


def test_a_finished_hand_keeps_its_dealer_and_its_first_player() -> None:
    match = new_match(dealer=1)
    match = matches.deal(match, shuffled_deal(random.Random(1), match.forehand))
    for seat in (2, 0, 1):
        match = matches.apply(match, Pass(seat))
    picture = picture_of(view_of(match, OWN))
    assert match.dealer == 2
    assert (picture.dealer, picture.forehand) == (1, 2)


def test_trump_stands_left_once_it_is_announced(random_hands) -> None:
    for seed in SEEDS:
        for moment in random_hands(seed, hands=12):
            hand, picture = moment.view.hand, picture_of(moment.view)
            if hand is None or picture.trump is None or hand.phase != Phase.FOLLOWING:
                continue
            own = [lying.card // 8 for lying in picture.cards if lying.seat == OWN]
            assert picture.trump not in own or own[0] == picture.trump
