"""The object of `preferans replay --json` (record-format.md): its parts, the order of `legal`."""

import pytest

from preferans_desktop.record.report import report
from preferans_desktop.rules.serbian import match as matches
from support.contracts import in_play
from support.table import announced, dealt, last, new_match, play_tricks, say, with_paper

KEYS = [
    "finished",
    "hands_played",
    "to_act",
    "legal",
    "bule",
    "supe",
    "refe",
    "results",
    "places",
    "hands",
]
HAND_KEYS = [
    "kind",
    "declarer",
    "contract",
    "hand_game",
    "kontra",
    "refa",
    "v",
    "tricks",
    "fell",
    "bule",
    "supe",
    "ended",
    "refe_written",
]
NO_SUPE = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]


def test_the_parts_stand_in_their_order() -> None:
    told = report(say(dealt(), "0 dalje, 1 dalje, 2 dalje"))
    assert list(told) == KEYS
    (hand,) = told["hands"]  # type: ignore[misc, attr-defined]
    assert list(hand) == HAND_KEYS


def test_a_match_before_its_first_hand() -> None:
    assert report(new_match()) == {
        "finished": False,
        "hands_played": 0,
        "to_act": None,
        "legal": [],
        "bule": [60, 60, 60],
        "supe": NO_SUPE,
        "refe": {"written": [0, 0, 0], "open": [0, 0, 0]},
        "results": [600, 600, 600],
        "places": [1, 2, 3],
        "hands": [],
    }


def hand_of(match: matches.Match) -> dict:
    hands = report(match)["hands"]
    assert isinstance(hands, list)
    found: dict = hands[-1]
    return found


NOT_SCORED = {
    "hand_game": False,
    "kontra": 1,
    "refa": False,
    "v": None,
    "tricks": None,
    "fell": [],
    "bule": [0, 0, 0],
    "supe": NO_SUPE,
    "ended": None,
}


def test_all_pass() -> None:
    assert hand_of(say(dealt(), "0 dalje, 1 dalje, 2 dalje")) == {
        "kind": "all_pass",
        "declarer": None,
        "contract": None,
        **NOT_SCORED,
        "refe_written": True,
    }


def test_a_pik_that_wrote_refe() -> None:
    assert hand_of(say(announced("pik"), "1 ne_pratim, 2 pratim, 2 moze")) == {
        "kind": "unplayed",
        "declarer": 0,
        "contract": "pik",
        **NOT_SCORED,
        "refe_written": True,
    }


def test_nobody_followed() -> None:
    match = announced("igra tref", match=with_paper(new_match(), opened=(1, 0, 0)))
    assert hand_of(say(match, "1 ne_pratim, 2 ne_pratim")) == {
        "kind": "unplayed",
        "declarer": 0,
        "contract": "tref",
        "hand_game": True,
        "kontra": 1,
        "refa": True,
        "v": 24,
        "tricks": None,
        "fell": [],
        "bule": [-24, 0, 0],
        "supe": NO_SUPE,
        "ended": None,
        "refe_written": False,
    }


def test_a_played_hand_whose_value_shrank() -> None:
    match = with_paper(new_match(), bule=(2, 2, 0))
    match = say(in_play("karo", "F", match=match), "0 ponuda 2, 1 prihvatam")
    told = hand_of(match)
    assert told["v"] == 6
    assert told["shrunk"] == 4
    assert told["bule"] == [-4, 0, 0]
    assert told["supe"] == [[0, 0, 0], [8, 0, 0], [0, 0, 0]]
    assert told["ended"] == "offer"


@pytest.mark.parametrize(
    ("winners", "ended"),
    [((1, 2, 1, 2, 1), "five"), ((0, 0, 1, 2, 1), None)],
    ids=["five", "not yet"],
)
def test_how_a_hand_ended(winners: tuple, ended: str | None) -> None:
    match = play_tricks(in_play("karo"), winners)
    told = [hand["ended"] for hand in report(match)["hands"]]  # type: ignore[attr-defined]
    assert told == ([] if ended is None else [ended])


def test_fell_is_by_the_rules_and_changes_are_with_the_take_over() -> None:
    match = play_tricks(in_play("karo"), (1, 1, 2))
    match = say(match, "0 ponuda sve, 1 prihvatam, 2 prihvatam, 1 preuzimam, 2 prihvatam")
    told = hand_of(match)
    assert told["fell"] == [2]
    assert told["bule"] == [-6, 6, 0]
    assert told["supe"] == [[0, 0, 0], [18, 0, 0], [0, 0, 0]]


def test_a_write_off_shows_in_the_bule_but_in_no_hand() -> None:
    match = say(dealt(), "0 dalje, 1 dalje, 2 dalje")
    told = report(matches.write_off(match))
    assert told["finished"]
    assert told["bule"] == [0, 0, 0]
    assert told["hands"][-1]["bule"] == [0, 0, 0]  # type: ignore[index]


STRIPE = "S7 ST SK D7 DT DK H7 HT HK C7"

LEGAL = [
    pytest.param(dealt, "", ["dalje", "2", "igra", "betl", "sans"], id="bidding"),
    pytest.param(dealt, "0 2, 1 dalje, 2 dalje", ["skart"], id="skart bare"),
    pytest.param(
        in_play,
        "",
        [f"karta {card}" for card in ["S7", "ST", "SK", "D7", "DT", "DK", "H7", "HT", "HK", "C7"]]
        + ["0 ponuda sve"],
        id="cards in order, then the declarer's offer",
    ),
    pytest.param(
        in_play,
        "0 karta S7",
        ["karta S8", "karta SJ", "karta SA", "0 ponuda sve"],
        id="an offer whoever's turn it is",
    ),
    pytest.param(in_play, "0 ponuda sve", ["prihvatam", "odbijam"], id="answers to an offer"),
]


@pytest.mark.parametrize(("begin", "said", "legal"), LEGAL)
def test_legal(begin, said: str, legal: list[str]) -> None:
    match = begin("karo") if begin is in_play else begin()
    assert report(say(match, said))["legal"] == legal


def test_legal_of_a_sole_follower_hand() -> None:
    match = in_play("karo", "S")
    assert report(match)["legal"][-4:] == [  # type: ignore[index]
        "0 ponuda sve",
        "0 ponuda 2",
        "0 ponuda 3",
        "0 ponuda 4",
    ]


def test_legal_with_take_over_words() -> None:
    match = play_tricks(in_play("karo"), (1, 2))
    match = say(match, "0 ponuda sve, 1 prihvatam, 2 prihvatam")
    assert last(match).score.fell == (1, 2)
    assert report(match)["legal"] == ["1 preuzimam", "2 preuzimam"]
    match = dealt(match)
    assert report(match)["legal"] == [
        "dalje",
        "2",
        "igra",
        "betl",
        "sans",
        "1 preuzimam",
        "2 preuzimam",
    ]
    assert report(match)["to_act"] == 1
    match = say(match, "2 preuzimam")
    assert report(match)["legal"][-2:] == ["1 prihvatam", "1 odbijam"]  # type: ignore[index]


def test_legal_after_the_end() -> None:
    told = report(matches.write_off(new_match()))
    assert told["legal"] == []
    assert told["to_act"] is None


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_legal_is_null_for_a_seat_that_is_not_to_act(seat: int) -> None:
    told = report(dealt(), seen_by=seat)
    assert (told["legal"] is None) == (seat != 0)
    assert told["to_act"] == 0
