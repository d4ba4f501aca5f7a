"""Every possible deal agrees with what the player knows, in every phase of played hands."""

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest

from preferans_ai.kernel import Goal, Solver
from preferans_ai.worlds import sampling
from preferans_ai.worlds.hidden import mask_of
from preferans_ai.worlds.positions import position_of
from preferans_ai.worlds.sampling import ENUMERATE_UP_TO, worlds_of
from preferans_ai.worlds.world import Inference, World, Worlds
from preferans_desktop.rules.dealing import deal_of, shuffled_deal
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian import masking
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import Discard, PlayCard
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.hand import Hand, Phase
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.play import voids
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.rules.serbian.view import PlayerView


@cache
def positions() -> tuple[Match, ...]:
    """Every moment of some hands, played by random legal words and cards."""
    found = []
    for seed in range(14):
        generator = random.Random(seed)
        match = matches.deal(matches.start(Rules(), seed % 3), shuffled_deal(generator, 0))
        while match.hand is not None:
            found.append(match)
            legal = [act for act in matches.legal(match) if act.seat == match.to_act]
            match = matches.apply(match, generator.choice(legal))
    return tuple(found)


def views(step: int = 1) -> list[tuple[Match, PlayerView]]:
    chosen = positions()[::step]
    return [(match, masking.view_of(match, seat)) for match in chosen for seat in SEATS]


def truth(hand: Hand) -> World:
    """How the cards lie in a hand that hides none."""
    first, second, third = (mask_of(hand.holdings[seat].known) for seat in SEATS)
    if hand.discard is not None:
        away = mask_of(hand.discard.known)
    else:
        away = 0 if hand.talon_shown else mask_of(hand.deal.talon.known)
    return World((first, second, third), away)


def known_to_lie(world: World, view: PlayerView) -> bool:
    """Whether a deal leaves every card where the view knows it."""
    hand = view.hand
    talon = mask_of(hand.deal.talon.known)
    for seat in SEATS:
        holding = hand.holdings[seat]
        if mask_of(holding.known) & ~world.hands[seat]:
            return False
        if world.hands[seat].bit_count() != len(holding):
            return False
        if hand.play is not None and any(
            world.hands[seat] >> 8 * suit & 255 for suit in voids(hand.play, seat)
        ):
            return False
        if hand.talon_shown and seat != hand.declarer and world.hands[seat] & talon:
            return False
    return hand.discard is None or not mask_of(hand.discard.known) & ~world.away


def test_hands_of_all_phases_are_among_those_looked_at() -> None:
    phases = {match.hand.phase for match in positions()}
    assert phases == set(Phase) - {Phase.FINISHED}
    assert {match.hand.contract for match in positions()} > {Contract.BETL, Contract.SANS}


@pytest.mark.parametrize("inference", list(Inference))
def test_deals_agree_with_all_that_is_known(inference: Inference) -> None:
    for match, view in views(step=9):
        found = worlds_of(view, random.Random(1), 8, inference)
        played = mask_of(act.card for act in match.hand.actions if isinstance(act, PlayCard))
        for world in found.worlds:
            assert known_to_lie(world, view)
            parts = (*world.hands, world.away, played)
            assert sum(parts) == 0xFFFF_FFFF
            assert sum(part.bit_count() for part in parts) == 32
        assert sum(found.weights) == pytest.approx(1)
        assert min(found.weights) > 0
        assert len(found.weights) == len(found.worlds)


def test_the_true_deal_is_among_all_of_them_and_none_is_there_twice() -> None:
    complete = 0
    for match, view in views():
        found = worlds_of(view, random.Random(1), 4, Inference.FACTS)
        if found.complete:
            complete += 1
            assert truth(match.hand) in found.worlds
            assert len(set(found.worlds)) == len(found.worlds) <= ENUMERATE_UP_TO
            assert set(found.weights) == {1 / len(found.worlds)}
        else:
            assert len(found.worlds) == 4
    assert complete > 50


def test_all_of_them_are_those_that_counting_finds() -> None:
    """Against every way to hand the unseen cards out, those the view contradicts left out."""
    compared = 0
    for match, view in views(step=3):
        found = worlds_of(view, random.Random(1), 4, Inference.FACTS)
        if found.complete and len(unseen(match.hand, view)) <= 9:
            compared += 1
            assert set(found.worlds) == set(counted(match.hand, view))
    assert compared > 20


def unseen(hand: Hand, view: PlayerView) -> list[int]:
    known = mask_of(card for held in view.hand.holdings for card in held.known)
    if view.hand.discard is not None:
        known |= mask_of(view.hand.discard.known)
    true = truth(hand)
    hidden = (true.hands[0] | true.hands[1] | true.hands[2] | true.away) & ~known
    return [card for card in range(32) if hidden >> card & 1]


def counted(hand: Hand, view: PlayerView) -> list[World]:
    places = [mask_of(view.hand.holdings[seat].known) for seat in SEATS]
    discard = view.hand.discard
    places.append(0 if discard is None else mask_of(discard.known))
    true = truth(hand)
    sizes = [mask.bit_count() for mask in (*true.hands, true.away)]

    def fill(place: int, left: tuple[int, ...], held: list[int]) -> list[World]:
        if place == 4:
            return [World((held[0], held[1], held[2]), held[3])]
        need = sizes[place] - held[place].bit_count()
        found = []
        for cards in combinations(left, need):
            more = [*held[:place], held[place] | mask_of(cards), *held[place + 1 :]]
            found += fill(place + 1, tuple(card for card in left if card not in cards), more)
        return found

    deals = fill(0, tuple(unseen(hand, view)), places)
    return [world for world in deals if known_to_lie(world, view)]


def test_every_possible_deal_is_drawn_equally_often(stage, monkeypatch) -> None:
    """The talon lies with the declarer or in the discard, so the cards are not alike."""
    view = after_seven_tricks(stage)
    complete = worlds_of(view, random.Random(1), 1, Inference.FACTS)
    assert complete.complete
    assert len(complete.worlds) > 40
    monkeypatch.setattr(sampling, "ENUMERATE_UP_TO", 0)
    drawn = worlds_of(view, random.Random(5), 40 * len(complete.worlds), Inference.FACTS).worlds
    assert set(drawn) == set(complete.worlds)
    spread = [(drawn.count(world) - 40) ** 2 / 40 for world in complete.worlds]
    assert 0.7 < sum(spread) / len(spread) < 1.35


def test_sampled_deals_weigh_on_average_what_they_weigh_among_all(stage, monkeypatch) -> None:
    """Also for a defender of a trump contract, whose proposals lean towards many trumps."""
    view = with_trumps_out(stage)
    monkeypatch.setattr(sampling, "ENUMERATE_UP_TO", 2000)
    complete = worlds_of(view, random.Random(1), 1, Inference.WORDS)
    assert complete.complete
    monkeypatch.setattr(sampling, "ENUMERATE_UP_TO", 0)
    sampled = [worlds_of(view, random.Random(seed), 240, Inference.WORDS) for seed in range(16)]
    for count in (trumps_of_declarer, trumps_away):
        means = [mean(found, count) for found in sampled]
        assert sum(means) / 16 == pytest.approx(mean(complete, count), abs=0.06)


def mean(found: Worlds, count: Callable[[World], int]) -> float:
    pairs = zip(found.worlds, found.weights, strict=True)
    return sum(weight * count(world) for world, weight in pairs)


def trumps_of_declarer(world: World) -> int:
    return (world.hands[1] >> 16 & 255).bit_count()


def trumps_away(world: World) -> int:
    return (world.away >> 16 & 255).bit_count()


def with_trumps_out(stage) -> PlayerView:
    staged = stage(
        {
            1: "HA HK HQ H8 SA SK DA DK CA C8",
            2: "S7 S8 SJ D7 D8 DJ C7 C9 H7 H9",
            0: "S9 ST SQ D9 DT DQ CT CJ HT HJ",
        },
        talon="CQ CK",
    )
    staged.announced(1, Contract.HERC).both_follow()
    staged.play("SA S7 S9 SK S8 ST DA D7 D9 DK D8 DT CA C7 CT C8 C9 CJ")
    return staged.view(2)


def after_seven_tricks(stage) -> PlayerView:
    staged = stage(
        {
            1: "SA SK SQ SJ ST S9 S8 DA DK DQ",
            2: "S7 D7 D8 D9 DT DJ H7 H8 H9 HT",
            0: "C7 C8 C9 CT CJ CQ CK CA HA HK",
        },
        talon="HJ HQ",
    )
    staged.announced(1, Contract.PIK).kontra_by(2)
    staged.play("SA S7 C7 SK D7 C8 SQ D8 C9 SJ D9 CT ST DT CJ S9 H7 CQ S8 H8 CK")
    return staged.view(2)


def test_the_same_seed_gives_the_same_deals_and_another_other_ones() -> None:
    for _, view in views(step=23):
        for inference in Inference:
            first = worlds_of(view, random.Random(4), 6, inference)
            assert worlds_of(view, random.Random(4), 6, inference) == first
            if not first.complete:
                assert worlds_of(view, random.Random(5), 6, inference) != first


def test_every_deal_could_have_been_played_like_this_and_would_look_the_same() -> None:
    """The hand played again with other hidden cards is legal, and the player sees no difference."""
    for match, view in views(step=11):
        found = worlds_of(view, random.Random(2), 3)
        for world in found.worlds[:3]:
            again = masking.view_of(played_again(match, view, world), view.seat)
            assert again == view
            assert worlds_of(again, random.Random(2), 3) == found


def cards_in(mask: int) -> list[int]:
    return [card for card in range(32) if mask >> card & 1]


def played_again(match: Match, view: PlayerView, world: World) -> Match:
    """The same words and cards with the cards lying as told."""
    hand = match.hand
    held = [set(cards_in(mask)) for mask in world.hands]
    for act in hand.actions:
        if isinstance(act, PlayCard):
            held[act.seat].add(act.card)
    talon = set(hand.deal.talon.known)
    if not hand.talon_shown:
        talon = set(cards_in(world.away))
    else:
        held[hand.declarer] = (held[hand.declarer] | set(cards_in(world.away))) - talon
    again = matches.deal(replace(match, hand=None), deal_of([sorted(x) for x in held], [*talon]))
    for act in hand.actions:
        if isinstance(act, Discard):
            act = Discard(act.seat, frozenset(cards_in(world.away)))  # noqa: PLW2901
        again = matches.apply(again, act)
    return again


def test_positions_can_be_played_on() -> None:
    solver, asked = Solver(), 0
    for match, view in views(step=7):
        hand = match.hand
        if hand.phase != Phase.PLAY or hand.offer is not None:
            continue
        goal = Goal.CAUGHT if hand.contract == Contract.BETL else Goal.TRICKS
        for world in worlds_of(view, random.Random(3), 1).worlds[:1]:
            position = position_of(world, view.hand)
            assert position.to_act == hand.to_act
            assert position.declarer == hand.declarer
            assert set(position.playing) == {hand.declarer, *hand.play.defenders}
            if hand.play.left <= 6:
                asked += 1
                assert 0 <= solver.value(position, goal) <= hand.play.left
    assert asked
