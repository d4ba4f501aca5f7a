"""The kernel's answers against those of plain minimax and of an independent solver."""

from functools import cache

import pytest

from preferans_ai.kernel import Goal, Position, Solver
from support.open_cards import (
    PlainMinimax,
    goal_of,
    position_of,
    random_positions,
    read_vectors,
)

Endings = list[tuple[Position, dict[int, int], int]]


@cache
def endings(*, trumps: bool, betl: bool = False) -> Endings:
    """Endings with the value of each card and of the whole by plain minimax."""
    found = []
    for size, count in ((1, 100), (2, 500), (3, 700), (4, 200)):
        sizes = range(size, size + 1)
        for position in random_positions(size, count, sizes, trumps=trumps, betl=betl):
            plain = PlainMinimax(position, betl=betl)
            found.append((position, plain.card_values(), plain.value()))
    return found


@pytest.mark.parametrize("trumps", [True, False], ids=["trump", "sans"])
def test_tricks_of_endings(solver: Solver, trumps: bool) -> None:
    for position, cards, tricks in endings(trumps=trumps):
        assert solver.value(position, Goal.TRICKS) == tricks, position
        assert solver.card_values(position, Goal.TRICKS) == cards, position


@pytest.mark.parametrize("trumps", [True, False], ids=["trump", "sans"])
def test_at_least_so_many_tricks_of_endings(solver: Solver, trumps: bool) -> None:
    for position, cards, tricks in endings(trumps=trumps):
        for need in range(-1, position.tricks_left + 2):
            assert solver.value(position, need) == (tricks >= need), (position, need)
        assert solver.card_values(position, tricks) == {
            card: value >= tricks for card, value in cards.items()
        }, position


@pytest.mark.parametrize("trumps", [True, False], ids=["trump", "sans"])
def test_all_tricks_of_endings(solver: Solver, trumps: bool) -> None:
    for position, cards, tricks in endings(trumps=trumps):
        left = position.tricks_left
        assert solver.value(position, Goal.ALL) == (tricks == left), position
        assert solver.card_values(position, Goal.ALL) == {
            card: value == left for card, value in cards.items()
        }, position


def test_betl_endings(solver: Solver) -> None:
    found = endings(trumps=False, betl=True)
    for position, cards, tricks in found:
        assert solver.value(position, Goal.CAUGHT) == (tricks > 0), position
        assert solver.card_values(position, Goal.CAUGHT) == {
            card: value > 0 for card, value in cards.items()
        }, position
    caught = sum(tricks > 0 for _, _, tricks in found)
    assert len(found) / 4 < caught < len(found) * 3 / 4


def answer_of(question: dict) -> int:
    return int(question.get("declarer_tricks", question.get("declarer_takes_a_trick")))


def assert_agrees(solver: Solver, questions: list[dict]) -> None:
    for question in questions:
        answer = solver.value(position_of(question), goal_of(question))
        assert answer == answer_of(question), question


def test_positions_of_an_independent_solver(solver: Solver) -> None:
    questions = read_vectors("double_dummy.jsonl")
    assert len(questions) == 500
    if solver.leg.name == "python":  # all of them there: the next test
        questions = questions[::5]
    assert_agrees(solver, questions)


@pytest.mark.slow
def test_all_positions_of_an_independent_solver(solver: Solver) -> None:
    assert_agrees(solver, read_vectors("double_dummy.jsonl"))
