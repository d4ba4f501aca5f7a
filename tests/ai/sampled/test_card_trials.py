"""Cards tried in the same deals: averages, what is dropped, what is still close."""

import random

from preferans_ai.sampled.cards_trials import Came, Trials


def came(value: float) -> Came:
    return Came(value, 10 * value, 0.5, 0.25, 6, -value, 2 * value)


def trials_of(rows: list[tuple[float, ...]], weights: list[float], floor: float = 0.1) -> Trials:
    trials = Trials(range(len(rows[0])), floor)
    for weight, row in zip(weights, rows, strict=True):
        trials.add(weight, {card: came(value) for card, value in enumerate(row)})
    return trials


def test_the_average_weighs_the_deals() -> None:
    trials = trials_of([(1.0, 4.0), (5.0, 0.0)], [0.75, 0.25])
    assert trials.average(0) == (2.0, 20.0, 0.5, 0.25, 6, -2.0, 4.0)
    assert trials.average(1).counts == 3.0
    assert trials.best() == 0


def test_a_card_worse_in_every_deal_is_dropped() -> None:
    trials = trials_of([(0.0, 1.0, 0.05)] * 8, [1 / 8] * 8)
    trials.drop_worse()
    assert trials.cards == [0, 2]
    # What it came to is still known.
    assert trials.average(1).counts == 1.0


def test_a_card_sometimes_better_is_kept_until_more_deals_are_seen() -> None:
    rows = [(0.0, 1.0), (0.0, 1.0), (1.0, 0.0), (0.0, 0.0)]
    few = trials_of(rows * 2, [1.0] * 8)
    few.drop_worse()
    assert few.cards == [0, 1]
    many = trials_of(rows * 40, [1.0] * 160)
    many.drop_worse()
    assert many.cards == [0]


def test_one_heavy_deal_is_no_proof() -> None:
    rows = [(0.0, 1.0)] + [(0.5, 0.5)] * 40
    alike = trials_of(rows, [1.0] * 41)
    heavy = trials_of(rows, [40.0] + [1.0] * 40)
    mean, error = heavy.worse(1, 0)
    assert mean > alike.worse(1, 0)[0]
    assert mean < 2.2 * error
    heavy.drop_worse()
    assert heavy.cards == [0, 1]


def test_near_keeps_the_best_and_what_is_within_the_noise() -> None:
    generator = random.Random(1)
    rows = []
    for _ in range(60):
        chance = generator.random()
        rows.append((chance, chance + generator.uniform(-1, 1), chance + 1))
    trials = trials_of(rows, [1 / 60] * 60, floor=0.0)
    assert trials.near(0, 2.0) == [0, 1]
    assert trials.near(0, 0.0) in ([0], [0, 1])
