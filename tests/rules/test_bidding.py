"""serbian.md 4: numbers, priority, holds. A is forehand, B and C follow to the right."""

import pytest

from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.match import Match, RuleViolation
from support.table import dealt, say, turn


def bid(dialogue: str, dealer: int = 2) -> Match:
    """The match after ``A 2, B dalje``; A is the player right of the dealer."""
    seats = {"A": (dealer + 1) % 3, "B": (dealer + 2) % 3, "C": dealer}
    match = dealt(dealer=dealer)
    for part in dialogue.split(", ") if dialogue else []:
        match = say(match, f"{seats[part[0]]}{part[1:]}")
    return match


def winner(match: Match, dealer: int = 2) -> tuple[str, int | None]:
    hand = match.hand
    assert hand is not None
    assert hand.declarer is not None
    return "CAB"[(hand.declarer - dealer) % 3], hand.level


DIALOGUES = [
    pytest.param("A 2, B 3, C 4, A moje, B dalje, C 5, A moje, C dalje", "A", 5, id="4 example 1"),
    pytest.param("A dalje, B 2, C 3, B moje, C 4, B moje, C 5, B dalje", "C", 5, id="4 example 2"),
    pytest.param("A 2, B dalje, C 3, A dalje", "C", 3, id="4 example 3"),
    pytest.param("A 2, B 3, C dalje, A moje, B dalje", "A", 3, id="4 example 4"),
    pytest.param("A 2, B dalje, C dalje", "A", 2, id="4 forehand alone"),
    pytest.param("A dalje, B 2, C dalje", "B", 2, id="4 second alone"),
    pytest.param("A dalje, B dalje, C 2", "C", 2, id="4 last player may open"),
    pytest.param("A 2, B 3, C dalje, A dalje", "B", 3, id="4 raiser wins against forehand"),
    pytest.param("A 2, B 3, C 4, A dalje, B moje, C dalje", "B", 4, id="4 priority moves to B"),
    pytest.param("A 2, B 3, C 4, A dalje, B dalje", "C", 4, id="4 last raise stands"),
    pytest.param(
        "A 2, B 3, C 4, A moje, B 5, C 6, A moje, B 7, C dalje, A moje, B dalje",
        "A",
        7,
        id="4 hold at seven, facing seven",
    ),
    pytest.param(
        "A 2, B 3, C dalje, A moje, B 4, A moje, B 5, A moje, B 6, A moje, B 7, A moje, B dalje",
        "A",
        7,
        id="4 every hold up to seven",
    ),
    pytest.param(
        "A 2, B 3, C dalje, A moje, B 4, A moje, B 5, A moje, B 6, A moje, B 7, A dalje",
        "B",
        7,
        id="4 seven against priority",
    ),
    pytest.param(
        "A dalje, B 2, C 3, B moje, C 4, B moje, C 5, B moje, C 6, B moje, C 7, B moje, C dalje",
        "B",
        7,
        id="4 second player holds at seven",
    ),
    pytest.param(
        "A 2, B 3, C 4, A moje, B 5, C dalje, A moje, B 6, A dalje", "B", 6, id="4 two are left"
    ),
    pytest.param(
        "A 2, B 3, C 4, A moje, B 5, C 6, A moje, B dalje, C 7, A moje, C dalje",
        "A",
        7,
        id="4 middle one gives up late",
    ),
]


@pytest.mark.parametrize("dealer", [0, 1, 2])
@pytest.mark.parametrize(("dialogue", "who", "level"), DIALOGUES)
def test_who_wins(dialogue: str, who: str, level: int, dealer: int) -> None:
    match = bid(dialogue, dealer)
    assert winner(match, dealer) == (who, level)
    assert match.hand is not None
    assert match.hand.phase == Phase.DISCARD
    assert not match.hand.hand_game
    assert match.to_act == match.hand.declarer


FIRST_WORDS = ["igra", "betl", "sans"]

WORDS = [
    pytest.param("", "A", ["dalje", "2", *FIRST_WORDS], id="4 forehand first"),
    pytest.param("A dalje", "B", ["dalje", "2", *FIRST_WORDS], id="4 no bid yet: exactly 2"),
    pytest.param("A dalje, B dalje", "C", ["dalje", "2", *FIRST_WORDS], id="4 last may open"),
    pytest.param("A 2", "B", ["dalje", "3", *FIRST_WORDS], id="4 raise by exactly one"),
    pytest.param("A 2, B dalje", "C", ["dalje", "3", *FIRST_WORDS], id="4 C raises A"),
    pytest.param("A 2, B 3", "C", ["dalje", "4", *FIRST_WORDS], id="4 C raises B"),
    pytest.param("A dalje, B 2", "C", ["dalje", "3", *FIRST_WORDS], id="4 C raises B's opening"),
    pytest.param("A 2, B 3, C 4", "A", ["dalje", "moje"], id="4 priority holds, never raises"),
    pytest.param("A 2, B 3, C dalje", "A", ["dalje", "moje"], id="4 A holds against B"),
    pytest.param("A 2, B dalje, C 3", "A", ["dalje", "moje"], id="4 A holds against C"),
    pytest.param("A dalje, B 2, C 3", "B", ["dalje", "moje"], id="4 B has priority without A"),
    pytest.param("A 2, B 3, C 4, A moje", "B", ["dalje", "5"], id="4 B raises the hold"),
    pytest.param("A 2, B 3, C 4, A moje, B dalje", "C", ["dalje", "5"], id="4 C faces A's hold"),
    pytest.param("A 2, B 3, C 4, A moje, B 5", "C", ["dalje", "6"], id="4 C faces B's five"),
    pytest.param("A 2, B 3, C 4, A dalje", "B", ["dalje", "moje"], id="4 B inherits priority"),
    pytest.param(
        "A 2, B 3, C 4, A moje, B 5, C 6, A moje, B 7", "C", ["dalje"], id="4 facing 7: pass only"
    ),
    pytest.param(
        "A 2, B 3, C 4, A moje, B 5, C 6, A moje, B 7, C dalje",
        "A",
        ["dalje", "moje"],
        id="4 facing 7 with priority: hold",
    ),
    pytest.param(
        "A 2, B 3, C 4, A moje, B 5, C 6, A moje, B 7, C dalje, A moje",
        "B",
        ["dalje"],
        id="4 facing a held 7: pass only",
    ),
]


@pytest.mark.parametrize("dealer", [0, 1, 2])
@pytest.mark.parametrize(("dialogue", "who", "words"), WORDS)
def test_what_may_be_said(dialogue: str, who: str, words: list[str], dealer: int) -> None:
    seat = (dealer + 1 + "ABC".index(who)) % 3
    assert turn(bid(dialogue, dealer)) == (seat, words)


@pytest.mark.parametrize(
    "dialogue",
    [
        pytest.param("B 2", id="4 B before forehand"),
        pytest.param("A 3", id="4 opening with 3"),
        pytest.param("A 7", id="4 opening with 7"),
        pytest.param("A moje", id="4 hold without a bid"),
        pytest.param("A 2, B 2", id="4 B bids the same"),
        pytest.param("A 2, B 4", id="4 raise by two"),
        pytest.param("A 2, B moje", id="4 hold without priority"),
        pytest.param("A 2, B 3, C moje", id="4 C holds without priority"),
        pytest.param("A 2, B 3, C 4, A 5", id="4 priority raises"),
        pytest.param("A 2, B 3, C 4, A dalje, B 5", id="4 inherited priority raises"),
        pytest.param("A 2, B dalje, C 3, B 4", id="4 who passed speaks again"),
        pytest.param("A 2, B 3, C dalje, A moje, C 4", id="4 C passed already"),
        pytest.param("A 2, B 3, C 4, A moje, B 5, C 6, A moje, B 7, C 8", id="4 eight"),
        pytest.param("A 2, B dalje, C dalje, A dalje", id="4 the winner speaks on"),
    ],
)
def test_what_may_not_be_said(dialogue: str) -> None:
    *before, tried = dialogue.split(", ")
    match = bid(", ".join(before))
    seat = "ABC".index(tried[0])
    with pytest.raises(RuleViolation):
        say(match, f"{seat}{tried[1:]}")


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_all_pass_plays_nothing_and_moves_the_deal(dealer: int) -> None:
    match = bid("A dalje, B dalje, C dalje", dealer)
    assert match.hand is None
    assert match.dealer == (dealer + 1) % 3
    (finished,) = match.finished
    assert finished.outcome.kind.value == "all_pass"
    assert finished.score.refe_written
    assert finished.outcome.declarer is None
    assert finished.score.bule == (0, 0, 0)
