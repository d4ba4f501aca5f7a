"""Where a record can be stopped, and how a refusal names its place (record-format.md)."""

import pytest

from preferans_desktop.record.document import record_of
from preferans_desktop.record.errors import RecordError
from preferans_desktop.record.replaying import Until, match_of
from preferans_desktop.record.report import report
from support.records import a_record, cut


def told(document: dict, until: Until | None = None) -> dict[str, object]:
    return report(match_of(record_of(document), until))


def refusal(document: object, until: Until | None = None) -> str:
    with pytest.raises(RecordError) as error:
        match_of(record_of(document), until)
    return str(error.value)


@pytest.mark.parametrize("number", [2, 20, 25])
def test_until_each_action_is_the_record_cut_there(number: int) -> None:
    # Take-over words count: line 25 has one after the end of its first hand, one in its second.
    document = a_record(number)
    for hand, recorded in enumerate(document["hands"], 1):
        assert told(document, Until(hand)) == told(cut(document, hand))
        for action in range(1, len(recorded["actions"]) + 1):
            stopped = told(document, Until(hand, action))
            assert stopped == told(cut(document, hand, action))


def test_otpis_counts_only_when_everything_is_replayed() -> None:
    document = cut(a_record(20), 1)
    unfinished = told(document)
    document["otpis"] = True
    whole = told(document)
    assert whole["finished"]
    assert not unfinished["finished"]
    last_but_one = len(document["hands"][0]["actions"]) - 1
    assert not told(document, Until(1, last_but_one))["finished"]
    document["hands"].append({**document["hands"][0], "actions": ["2 dalje", "0 dalje", "1 dalje"]})
    assert told(document, Until(1)) == unfinished


@pytest.mark.parametrize(
    "until", [Until(0), Until(4), Until(99), Until(1, 0), Until(1, 16), Until(3, 16), Until(4, 1)]
)
def test_until_out_of_range_is_an_error(until: Until) -> None:
    assert refusal(a_record(2), until).startswith("--until: ")


def test_until_checks_the_rest_of_the_record_too() -> None:
    document = a_record(2)
    document["hands"][2]["actions"][-1] = "2 pratim"
    assert refusal(document, Until(1)).startswith("hand 3, action 15: ")


def test_the_example_of_the_format() -> None:
    """Hand 3, action 7: seat 1 played HA, but must follow ♠ (S7, SK)."""
    # Seat 2 leads a pik to hand 3; seat 1 holds S7 and SK of it, and HA.
    one = "1 dalje", "2 dalje", "0 dalje"
    two = "2 dalje", "0 dalje", "1 dalje"
    deal = {
        "deal": [
            "S8 S9 ST SJ SQ D7 D8 D9 DT DJ",
            "S7 SK HA H7 H8 H9 DQ DK DA C7",
            "SA HT HJ HQ HK C8 C9 CT CJ CQ",
        ],
        "talon": "CK CA",
    }
    document = {
        **a_record(2),
        "dealer": 0,
        "hands": [
            {**deal, "actions": list(one)},
            {**deal, "actions": list(two)},
            {
                **deal,
                "actions": [
                    "0 igra",
                    "1 dalje",
                    "2 dalje",
                    "0 boja herc",
                    "1 ne_pratim",
                    "2 zovem",
                    "0 karta S8",
                    "1 karta HA",
                ],
            },
        ],
    }
    assert refusal(document) == "hand 3, action 8: seat 1 played HA, but must follow ♠ (S7, SK)"


WHAT_WAS_ALLOWED = [
    # hand, action, what stands there instead, the refusal
    pytest.param(
        (1, 2, "1 2"),
        "hand 1, action 2: seat 1 said 2, which is not allowed now"
        " (1 dalje, 1 3, 1 igra, 1 betl, 1 sans)",
        id="a bid",
    ),
    pytest.param(
        (1, 5, "1 skart D7 HK"),
        "hand 1, action 5: seat 1 said skart D7 HK, but does not hold it"
        " (skart and two cards of the hand)",
        id="a discard",
    ),
    pytest.param(
        (1, 6, "1 objava pik"),
        "hand 1, action 6: seat 1 said objava pik, which is not allowed now"
        " (1 objava karo, 1 objava herc, 1 objava tref, 1 objava betl, 1 objava sans)",
        id="an announcement",
    ),
    pytest.param(
        (1, 11, "0 karta DA"),
        "hand 1, action 11: seat 0 played DA, but does not hold it"
        " (S9, SQ, SA, D8, D9, DT, HK, HQ, CT, CJ)",
        id="a card of another",
    ),
    pytest.param(
        (1, 15, "0 karta S9"),
        "hand 1, action 15: seat 0 played S9, but an offer is open (0 prihvatam, 0 odbijam)",
        id="a card while an offer is open",
    ),
    pytest.param(
        (2, 7, "1 ponuda sve"),
        "hand 2, action 7: seat 1 said ponuda sve, which is not allowed now (S9, SJ)",
        id="an offer",
    ),
]


@pytest.mark.parametrize(("change", "message"), WHAT_WAS_ALLOWED)
def test_what_was_tried_and_what_was_allowed(change: tuple, message: str) -> None:
    hand, action, word = change
    document = a_record(2)
    document["hands"][hand - 1]["actions"][action - 1] = word
    assert refusal(document).replace("HQ, HK", "HK, HQ") == message


def test_a_discard_is_not_listed_pair_by_pair_beside_a_take_over() -> None:
    # 66 discards and "0 preuzimam" are allowed here; the line stays one to read.
    document = a_record(2)
    actions = document["hands"][2]["actions"]
    actions[11], actions[12] = actions[12], actions[11]
    message = refusal(document)
    assert message.startswith("hand 3, action 12: seat 0 said objava sans, which is not allowed")
    assert "skart" in message
    assert len(message) < 200


@pytest.mark.parametrize("number", range(1, 31))
def test_a_refusal_is_one_short_line(number: int) -> None:
    document = a_record(number)
    for hand in range(len(document["hands"])):
        spoilt = a_record(number)
        actions = spoilt["hands"][hand]["actions"]
        actions[len(actions) // 2] = "0 slabija"
        message = refusal(spoilt)
        assert message.startswith(f"hand {hand + 1}, action {len(actions) // 2 + 1}: ")
        assert "\n" not in message
        assert len(message) <= 401
