from dataclasses import replace
from itertools import pairwise

import pytest

from preferans_desktop.rules.serbian.actions import (
    Discard,
    OfferAll,
    OfferNoTrick,
    PlayCard,
    Refuse,
)
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.ui.table.picture import OWN, Lying, Picture, Spot, picture_of, row
from preferans_desktop.ui.table.steps import Motion, Pause, carried, steps_between

HANDS = 12


@pytest.fixture(scope="module")
def acts(random_hands):
    """The moments before and after every act and deal of some hands, and the steps between."""
    return [
        (before, after, steps_between(before.view, after.view))
        for seed in (1, 2)
        for before, after in pairwise(random_hands(seed, hands=HANDS))
    ]


def spots(picture: Picture) -> set[Spot]:
    return {lying.spot for lying in picture.cards}


def faces(picture: Picture, spot: Spot) -> set[int | None]:
    return {lying.card for lying in picture.cards if lying.spot == spot and lying.face_up}


def test_the_last_step_shows_the_view(acts) -> None:
    for _, after, steps in acts:
        assert steps[-1].picture == picture_of(after.view)


@pytest.mark.parametrize("ahead", [2, 3, 5, 9])
def test_so_it_does_when_views_are_left_out(ahead: int, random_hands) -> None:
    moments = random_hands(1, hands=HANDS)
    for before, after in zip(moments, moments[ahead:], strict=False):
        steps = steps_between(before.view, after.view)
        assert steps[-1].picture == picture_of(after.view)


def test_acts_taken_back_are_not_played_again(random_hands) -> None:
    moments = random_hands(2, hands=HANDS)
    for after, before in zip(moments, moments[3:], strict=False):
        hand = after.view.hand
        if hand is None or hand.actions or hand.deal == before.view.hand.deal:
            (step,) = steps_between(before.view, after.view)
            assert step.picture == picture_of(after.view)


def test_every_step_has_the_whole_pack(acts) -> None:
    for _, _, steps in acts:
        assert {len(step.picture.cards) for step in steps} == {32}


def test_no_step_shows_what_is_not_seen_before_or_after(acts) -> None:
    for before, after, steps in acts:
        pictures = picture_of(before.view), picture_of(after.view)
        seen = {lying.card for picture in pictures for lying in picture.cards}
        if after.view.hand is not None and after.view.hand.talon_shown:
            seen |= after.view.hand.deal.talon.known
        for step in steps:
            assert {lying.card for lying in step.picture.cards} <= seen | {None}


def test_a_hand_begins_with_the_deal(acts) -> None:
    deals = [steps for _, after, steps in acts if after.act is None]
    assert len(deals) == 2 * HANDS
    for steps in deals:
        assert [step.motion for step in steps] == [Motion.GATHER, Motion.DEAL, Motion.TURN]
        assert spots(steps[0].picture) == {Spot.DECK}
        assert not any(lying.face_up for lying in steps[1].picture.cards)
        assert len(faces(steps[2].picture, Spot.HAND)) == 10


def test_the_talon_is_turned_and_seen_before_it_is_taken(acts) -> None:
    turned = set()
    for before, after, steps in acts:
        hand = after.view.hand
        if hand is None or hand.phase != Phase.DISCARD or before.view.hand is None:
            continue
        assert (steps[0].motion, steps[0].pause) == (Motion.TURN, Pause.TALON)
        assert faces(steps[0].picture, Spot.TALON) == hand.deal.talon.known
        assert len(steps) == (2 if hand.declarer == OWN else 1)
        turned.add(hand.declarer)
    assert turned == {0, 1, 2}


def test_another_takes_the_talon_before_he_discards(acts) -> None:
    discards = [
        (after.act.seat, steps)
        for _, after, steps in acts
        if isinstance(after.act, Discard) and after.act.seat != OWN
    ]
    assert discards
    for seat, (taken, _) in discards:
        assert sum(lying.seat == seat for lying in taken.picture.cards) == 12
        assert Spot.TALON not in spots(taken.picture)


def test_a_whole_trick_lies_for_a_while_before_it_is_collected(acts) -> None:
    collected = 0
    for _, after, steps in acts:
        if not isinstance(after.act, PlayCard):
            continue
        played, *rest = steps
        assert played.motion == Motion.PLAY
        assert after.act.card in faces(played.picture, Spot.TRICK)
        last = after.view.hand or after.match.finished[-1].hand
        if last.play.trick:
            assert rest == []
            continue
        trick = {card for _, card in last.play.tricks[-1].cards}
        assert (played.pause, faces(played.picture, Spot.TRICK)) == (Pause.TRICK, trick)
        assert rest[0].motion == Motion.COLLECT
        assert Spot.TRICK not in spots(rest[0].picture)
        collected += 1
    assert collected > 100


def test_the_end_is_revealed_last(acts) -> None:
    ends = [steps[-1] for _, after, steps in acts if after.view.hand is None]
    assert len(ends) == 2 * HANDS
    assert {(step.motion, step.picture.over) for step in ends} == {(Motion.REVEAL, True)}


def test_an_offer_opens_a_fan_and_a_refusal_closes_it(acts) -> None:
    opened = closed = 0
    for before, after, steps in acts:
        act, fans = after.act, steps[-1].picture.fans()
        if isinstance(act, OfferAll | OfferNoTrick) and act.seat != OWN:
            assert fans == ({act.seat} if after.match.hand.holdings[act.seat].known else set())
            opened += len(fans)
        elif isinstance(act, Refuse) and after.view.hand and not after.view.hand.offer:
            assert fans == set()
            closed += len(picture_of(before.view).fans())
    assert opened
    assert closed


def test_nothing_new_moves_nothing(random_hands) -> None:
    for moment in random_hands(3, hands=HANDS):
        steps = steps_between(moment.view, moment.view)
        assert [step.picture for step in steps] == [picture_of(moment.view)]


def test_a_first_view_in_the_middle_of_a_hand_is_not_played_from_the_deal(random_hands) -> None:
    moments = random_hands(3, hands=HANDS)
    assert len(steps_between(None, moments[1].view)) == 3
    assert len(steps_between(None, moments[5].view)) == 1


def test_cards_are_carried_one_to_one_and_known_ones_stay_themselves(acts) -> None:
    for before, _, steps in acts[:400]:
        old = picture_of(before.view).cards
        for step in steps:
            came = carried(old, step.picture.cards)
            if old:
                assert sorted(came) == list(range(32))
                both = [
                    (old[place].card, lying.card)
                    for place, lying in zip(came, step.picture.cards, strict=True)
                    if None not in (old[place].card, lying.card)
                ]
                assert all(was == now for was, now in both)
            old = step.picture.cards


def test_a_card_played_by_another_comes_from_his_cards(acts) -> None:
    for before, after, steps in acts[:400]:
        act = after.act
        if isinstance(act, PlayCard) and act.seat != OWN:
            old, new = picture_of(before.view).cards, steps[0].picture.cards
            index = next(number for number, lying in enumerate(new) if lying.card == act.card)
            place = carried(old, new)[index]
            assert (old[place].spot, old[place].seat) in {
                (Spot.HAND, act.seat),
                (Spot.FAN, act.seat),
            }


def test_cards_that_were_not_there_come_from_nowhere() -> None:
    assert carried((), row(Spot.TALON, None, [None, None], face_up=False)) == [None, None]


def test_different_known_cards_do_not_become_each_other() -> None:
    old = Lying(Spot.TALON, None, 0, 1, 3, face_up=True)
    assert carried([old], [replace(old, card=4)]) == [None]
