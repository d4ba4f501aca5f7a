"""serbian.md 7: following, calling, kontra. D declares, F sits right of him, S is the other."""

import pytest

from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.match import Match, RuleViolation
from support.table import announced, last, new_match, say, turn, with_paper

# Contracts that live by the ordinary table of section 7: trump contracts and sans, hand game pik
# among them, and ordinary pik when the declarer has an open refa.
ORDINARY = [
    "karo",
    "herc",
    "tref",
    "sans",
    "igra pik",
    "igra karo",
    "igra tref",
    "igra sans",
    "pik on refa",
]
BETL = ["betl", "igra betl", "betl on refa"]


def round_of(contract: str, dialogue: str, declarer: int = 0) -> Match:
    """The match after ``F pratim, S zovem`` said to a contract."""
    match = new_match()
    if contract.endswith(" on refa"):
        contract = contract.removesuffix(" on refa")
        opened = tuple(int(seat == declarer) for seat in SEATS)
        match = with_paper(match, opened=(opened[0], opened[1], opened[2]))
    match = announced(contract, declarer=declarer, match=match)
    return say(match, by_seats(dialogue, declarer))


def by_seats(dialogue: str, declarer: int) -> str:
    return ", ".join(
        f"{(declarer + 'DFS'.index(part[0])) % 3}{part[1:]}"
        for part in dialogue.split(", ")
        if dialogue
    )


def playing(match: Match, declarer: int) -> str:
    """Letters of the defenders in play, F before S."""
    assert match.hand is not None
    assert match.hand.play is not None
    return "".join("DFS"[(seat - declarer) % 3] for seat in match.hand.play.defenders)


ORDINARY_WORDS = [
    pytest.param("", "F", "pratim ne_pratim", id="F first"),
    pytest.param("F pratim", "S", "pratim ne_pratim", id="S when F follows"),
    pytest.param("F ne_pratim", "S", "ne_pratim sam zovem kontra", id="S when F does not"),
    pytest.param("F pratim, S ne_pratim", "F", "sam zovem kontra", id="F sole follower"),
    pytest.param("F pratim, S pratim", "F", "kontra moze", id="both follow"),
    pytest.param("F pratim, S pratim, F moze", "S", "kontra moze", id="both follow, F moze"),
    pytest.param("F pratim, S pratim, F kontra", "D", "moze rekontra", id="F kontra"),
    pytest.param("F pratim, S pratim, F moze, S kontra", "D", "moze rekontra", id="S kontra"),
    pytest.param("F pratim, S ne_pratim, F kontra", "D", "moze rekontra", id="sole F kontra"),
    pytest.param("F ne_pratim, S kontra", "D", "moze rekontra", id="S kontra at once"),
]


@pytest.mark.parametrize("declarer", SEATS)
@pytest.mark.parametrize("contract", ORDINARY)
@pytest.mark.parametrize(("dialogue", "who", "words"), ORDINARY_WORDS)
def test_words_for_trumps_and_sans(
    contract: str, dialogue: str, who: str, words: str, declarer: int
) -> None:
    seat = (declarer + "DFS".index(who)) % 3
    assert turn(round_of(contract, dialogue, declarer)) == (seat, words.split())


BETL_WORDS = [
    pytest.param("", "F", "kontra moze", id="F first, nothing about following"),
    pytest.param("F moze", "S", "kontra moze", id="S after moze"),
    pytest.param("F kontra", "D", "moze rekontra", id="F kontra ends the round"),
    pytest.param("F moze, S kontra", "D", "moze rekontra", id="S kontra"),
]


@pytest.mark.parametrize("declarer", SEATS)
@pytest.mark.parametrize("contract", BETL)
@pytest.mark.parametrize(("dialogue", "who", "words"), BETL_WORDS)
def test_words_for_betl(contract: str, dialogue: str, who: str, words: str, declarer: int) -> None:
    seat = (declarer + "DFS".index(who)) % 3
    assert turn(round_of(contract, dialogue, declarer)) == (seat, words.split())


PIK_WORDS = [
    pytest.param("", "F", "pratim ne_pratim", id="F first"),
    pytest.param("F pratim", "S", "pratim ne_pratim", id="S when F follows"),
    pytest.param("F ne_pratim", "S", "pratim ne_pratim kontra", id="S when F does not: no sam"),
    pytest.param("F pratim, S ne_pratim", "F", "kontra moze", id="sole F: no zovem, no sam"),
    pytest.param("F ne_pratim, S pratim", "S", "kontra moze", id="sole S: kontra or moze"),
    pytest.param("F pratim, S pratim", "F", "kontra moze", id="both follow"),
    pytest.param("F pratim, S pratim, F moze", "S", "kontra moze", id="both follow, F moze"),
    pytest.param("F ne_pratim, S kontra", "D", "moze rekontra", id="S kontra at once"),
    pytest.param("F ne_pratim, S pratim, S kontra", "D", "moze rekontra", id="sole S kontra"),
    pytest.param("F pratim, S ne_pratim, F kontra", "D", "moze rekontra", id="sole F kontra"),
]


@pytest.mark.parametrize("declarer", SEATS)
@pytest.mark.parametrize(("dialogue", "who", "words"), PIK_WORDS)
def test_words_for_ordinary_pik_without_refa(
    dialogue: str, who: str, words: str, declarer: int
) -> None:
    seat = (declarer + "DFS".index(who)) % 3
    assert turn(round_of("pik", dialogue, declarer)) == (seat, words.split())


def test_open_refe_of_defenders_do_not_lift_the_need_for_kontra() -> None:
    match = announced("pik", match=with_paper(new_match(), opened=(0, 1, 1)))
    assert turn(say(match, "1 pratim, 2 ne_pratim")) == (1, ["kontra", "moze"])


# Defenders in play, caller, kontra giver, factor.
ORDINARY_PLAY = [
    pytest.param("F ne_pratim, S sam", ("S", None, None, 1), id="S alone"),
    pytest.param("F ne_pratim, S zovem", ("FS", "S", None, 1), id="S calls F"),
    pytest.param("F pratim, S ne_pratim, F sam", ("F", None, None, 1), id="F alone"),
    pytest.param("F pratim, S ne_pratim, F zovem", ("FS", "F", None, 1), id="F calls S"),
    pytest.param("F pratim, S pratim, F moze, S moze", ("FS", None, None, 1), id="both follow"),
    pytest.param("F pratim, S pratim, F kontra, D moze", ("FS", None, "F", 2), id="F kontra"),
    pytest.param(
        "F pratim, S pratim, F moze, S kontra, D moze", ("FS", None, "S", 2), id="S kontra"
    ),
    pytest.param(
        "F pratim, S pratim, F moze, S kontra, D rekontra", ("FS", None, "S", 4), id="rekontra"
    ),
    pytest.param(
        "F pratim, S ne_pratim, F kontra, D moze", ("FS", None, "F", 2), id="kontra brings S in"
    ),
    pytest.param(
        "F ne_pratim, S kontra, D rekontra", ("FS", None, "S", 4), id="kontra brings F in"
    ),
]


@pytest.mark.parametrize("declarer", SEATS)
@pytest.mark.parametrize("contract", ORDINARY)
@pytest.mark.parametrize(("dialogue", "result"), ORDINARY_PLAY)
def test_who_plays_trumps_and_sans(
    contract: str, declarer: int, dialogue: str, result: tuple[str, str | None, str | None, int]
) -> None:
    who, caller, giver, factor = result
    match = round_of(contract, dialogue, declarer)
    assert playing(match, declarer) == who
    assert match.hand is not None
    assert match.hand.phase == Phase.PLAY
    assert match.hand.kontra == factor
    said = match.hand.following
    assert said is not None
    assert said.caller == (None if caller is None else (declarer + "DFS".index(caller)) % 3)
    assert said.kontra_giver == (None if giver is None else (declarer + "DFS".index(giver)) % 3)


@pytest.mark.parametrize("contract", BETL)
@pytest.mark.parametrize(
    ("dialogue", "factor"),
    [
        pytest.param("F moze, S moze", 1, id="nobody says kontra"),
        pytest.param("F kontra, D moze", 2, id="F kontra"),
        pytest.param("F moze, S kontra, D moze", 2, id="S kontra"),
        pytest.param("F kontra, D rekontra", 4, id="rekontra"),
    ],
)
def test_both_defenders_always_play_betl(contract: str, dialogue: str, factor: int) -> None:
    match = round_of(contract, dialogue)
    assert playing(match, 0) == "FS"
    assert match.hand is not None
    assert match.hand.kontra == factor


@pytest.mark.parametrize(
    ("dialogue", "factor"),
    [
        pytest.param("F ne_pratim, S kontra, D moze", 2, id="S kontra at once"),
        pytest.param("F ne_pratim, S pratim, S kontra, D moze", 2, id="sole S"),
        pytest.param("F pratim, S ne_pratim, F kontra, D rekontra", 4, id="sole F, rekontra"),
        pytest.param("F pratim, S pratim, F kontra, D moze", 2, id="both, F"),
        pytest.param("F pratim, S pratim, F moze, S kontra, D rekontra", 4, id="both, S"),
    ],
)
def test_ordinary_pik_is_played_under_kontra_by_all_three(dialogue: str, factor: int) -> None:
    match = round_of("pik", dialogue)
    assert playing(match, 0) == "FS"
    assert match.hand is not None
    assert match.hand.kontra == factor


PIK_WITHOUT_KONTRA = [
    pytest.param("F ne_pratim, S ne_pratim", id="nobody follows"),
    pytest.param("F ne_pratim, S pratim, S moze", id="sole S"),
    pytest.param("F pratim, S ne_pratim, F moze", id="sole F"),
    pytest.param("F pratim, S pratim, F moze, S moze", id="both follow"),
]


@pytest.mark.parametrize("dialogue", PIK_WITHOUT_KONTRA)
def test_ordinary_pik_without_kontra_writes_refe(dialogue: str) -> None:
    match = round_of("pik", dialogue)
    assert match.hand is None
    finished = last(match)
    assert finished.outcome.kind.value == "unplayed"
    assert finished.score.refe_written
    assert finished.score.value is None
    assert match.sheet.bule == (60, 60, 60)
    assert match.sheet.refe_written == (1, 1, 1)
    assert match.sheet.refe_open == (1, 1, 1)


@pytest.mark.parametrize(
    ("paper", "why"),
    [
        pytest.param({"written": (2, 2, 2)}, "spent", id="refe spent"),
        pytest.param({"bule": (61, 60, -1)}, "hat", id="somebody below 0"),
    ],
)
@pytest.mark.parametrize("dialogue", PIK_WITHOUT_KONTRA)
def test_ordinary_pik_without_kontra_passes_where_refe_cannot_be_written(
    dialogue: str, paper: dict, why: str
) -> None:
    match = announced("pik", match=with_paper(new_match(), **paper))
    before = match.sheet
    match = say(match, by_seats(dialogue, 0))
    finished = last(match)
    assert finished.outcome.kind.value == "unplayed"
    assert finished.score.value == 4
    assert finished.score.bule == (-4, 0, 0)
    assert finished.score.supe == ((0, 0, 0), (0, 0, 0), (0, 0, 0))
    assert not finished.score.refe_written
    assert match.sheet.refe_written == before.refe_written


NOBODY_FOLLOWS = [
    ("karo", 6),
    ("herc", 8),
    ("tref", 10),
    ("sans", 14),
    ("igra pik", 6),
    ("igra karo", 8),
    ("igra tref", 12),
    ("igra sans", 16),
    ("pik on refa", 8),
    ("karo on refa", 12),
]


@pytest.mark.parametrize("declarer", SEATS)
@pytest.mark.parametrize(("contract", "value"), NOBODY_FOLLOWS)
def test_nobody_follows(contract: str, value: int, declarer: int) -> None:
    match = round_of(contract, "F ne_pratim, S ne_pratim", declarer)
    assert match.hand is None
    finished = last(match)
    assert finished.outcome.kind.value == "unplayed"
    assert finished.score.value == value
    assert finished.score.bule == tuple(-value * (seat == declarer) for seat in SEATS)
    assert finished.score.supe == ((0, 0, 0), (0, 0, 0), (0, 0, 0))
    assert finished.score.fell == ()
    assert not finished.score.refe_written
    # It counts as a played hand for his refe.
    assert match.sheet.refe_open == (0, 0, 0)


@pytest.mark.parametrize(
    ("contract", "dialogue"),
    [
        pytest.param("karo", "F kontra", id="7 F cannot say kontra first"),
        pytest.param("karo", "F zovem", id="7 F cannot call first"),
        pytest.param("karo", "F sam", id="7 F cannot say sam first"),
        pytest.param("karo", "F moze", id="7 nothing to allow yet"),
        pytest.param("karo", "S pratim", id="7 S before F"),
        pytest.param("karo", "F pratim, S kontra", id="7 S cannot say kontra at once"),
        pytest.param("karo", "F pratim, S sam", id="7 sam though F follows"),
        pytest.param("karo", "F pratim, S zovem", id="7 calls who follows"),
        pytest.param("karo", "F ne_pratim, S pratim", id="7 S says sam, not pratim"),
        pytest.param("karo", "F pratim, S ne_pratim, F moze", id="7 sole follower says sam"),
        pytest.param("karo", "F pratim, S ne_pratim, S kontra", id="7 who stays out says kontra"),
        pytest.param("karo", "F pratim, S pratim, F zovem", id="7 nobody to call"),
        pytest.param("karo", "F pratim, S pratim, F kontra, S kontra", id="7 second kontra"),
        pytest.param("karo", "F pratim, S pratim, F kontra, D kontra", id="7 declarer's kontra"),
        pytest.param(
            "karo", "F pratim, S pratim, F kontra, D rekontra, F kontra", id="7 no more than 4"
        ),
        pytest.param("karo", "F ne_pratim, S zovem, S kontra", id="7 call, then kontra"),
        pytest.param("karo", "F ne_pratim, S sam, S kontra", id="7 sam, then kontra"),
        pytest.param("karo", "D rekontra", id="7 rekontra without kontra"),
        pytest.param("betl", "F pratim", id="7 following in betl"),
        pytest.param("betl", "F ne_pratim", id="7 staying out of betl"),
        pytest.param("betl", "F zovem", id="7 calling in betl"),
        pytest.param("betl", "F kontra, S kontra", id="7 kontra ends the round"),
        pytest.param("pik", "F ne_pratim, S zovem", id="7 calling in pik"),
        pytest.param("pik", "F ne_pratim, S sam", id="7 sam in pik"),
        pytest.param("pik", "F pratim, S ne_pratim, F zovem", id="7 sole F calls in pik"),
        pytest.param("pik", "F pratim, S ne_pratim, F sam", id="7 sole F sam in pik"),
    ],
)
def test_what_may_not_be_said(contract: str, dialogue: str) -> None:
    *before, tried = dialogue.split(", ")
    match = round_of(contract, ", ".join(before))
    with pytest.raises(RuleViolation):
        say(match, by_seats(tried, 0))
