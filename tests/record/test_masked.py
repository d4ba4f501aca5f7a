"""The record as one player sees it (record-format.md): what is accepted, and what is not."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from preferans_desktop.record.document import document_of, record_of
from preferans_desktop.record.errors import RecordError
from preferans_desktop.record.replaying import Until, log_of_record, match_of, record_of_log
from preferans_desktop.record.report import report
from preferans_desktop.rules.serbian.log import replay
from preferans_desktop.rules.serbian.masking import masked_log
from support.records import a_record, cut

Document = dict[str, Any]


def masked(document: Document, seat: int) -> Document:
    """The document as a seat sees it."""
    record = record_of(document)
    log = log_of_record(record)
    return document_of(record_of_log(masked_log(log, replay(log), seat), record.players, seat))


def told(document: Document, until: Until | None = None) -> dict[str, object]:
    record = record_of(document)
    return report(match_of(record, until), record.seen_by)


def play_so_far() -> Document:
    """Hand 1 of record 20 with some tricks played; seat 1 declares, seat 2 is to act."""
    return cut(a_record(20), 1, 21)


def offer_open() -> Document:
    """Hand 1 of record 2 while ponuda sve of seat 1 waits for seat 2."""
    return cut(a_record(2), 1, 13)


def bidding() -> Document:
    return cut(a_record(20), 1, 2)


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("begin", [play_so_far, offer_open, bidding])
def test_what_a_seat_sees_is_accepted_and_tells_the_same(
    begin: Callable[[], Document], seat: int
) -> None:
    document = begin()
    whole, seen = told(document), told(masked(document, seat))
    legal = seen.pop("legal")
    assert legal == (whole["legal"] if whole["to_act"] == seat else None)
    whole.pop("legal")
    assert seen == whole


def test_what_stands_in_a_masked_record() -> None:
    document = masked(play_so_far(), 2)
    hand = document["hands"][-1]
    assert document["seen_by"] == 2
    assert hand["deal"][:2] == ["?", "?"]
    assert len(hand["deal"][2].split()) == 10
    assert sorted(hand["talon"].split()) == ["CK", "S8"]
    assert "1 skart ? ?" in hand["actions"]
    assert "shown" not in hand
    declarers = masked(play_so_far(), 1)["hands"][-1]
    assert declarers["deal"][0] == declarers["deal"][2] == "?"
    assert "1 skart S8 H8" in declarers["actions"]


def test_the_talon_is_hidden_until_the_bidding_is_won() -> None:
    assert masked(bidding(), 0)["hands"][-1]["talon"] == "?"
    assert masked(cut(a_record(20), 1, 3), 0)["hands"][-1]["talon"] != "?"
    # Never in a hand game.
    assert masked(cut(a_record(20), 2, 10), 2)["hands"][-1]["talon"] == "?"


@pytest.mark.parametrize("seat", [0, 2])
def test_the_offers_cards_are_shown_to_both_defenders(seat: int) -> None:
    hand = masked(offer_open(), seat)["hands"][-1]
    (shown,) = hand["shown"].items()
    assert shown[0] == "1"
    assert sorted(shown[1].split()) == sorted(
        ["S7", "HJ", "H7", "CK", "HT", "DK", "DJ", "C8", "H9"]
    )
    assert hand["deal"][1] == "?"


def test_the_declarer_is_not_shown_his_own_cards() -> None:
    assert "shown" not in masked(offer_open(), 1)["hands"][-1]


@pytest.mark.parametrize("seat", [1, 2])
def test_an_offer_after_his_last_card_shows_no_card_and_is_accepted(seat: int) -> None:
    # "At any moment … to the last card, also inside a trick": the declarer has led his last card.
    high = "CA CK CQ CJ CT C9 C8 C7 SA SK"
    low = "S7 S8 D7 D8 D9 DT DJ DQ DK DA"
    tricks = zip(
        high.split(), ["D7", "D8", "D9", "DT", "DJ", "DQ", "DK", "DA", "S7", "S8"], strict=True
    )
    said = ["0 igra", "1 dalje", "2 dalje", "0 boja tref", "1 pratim", "2 ne_pratim", "1 sam"]
    document = {
        **cut(a_record(20), 0),
        "dealer": 2,
        "hands": [
            {
                "deal": [high, low, "S9 ST SJ SQ H7 H8 H9 HT HJ HQ"],
                "talon": "HK HA",
                "actions": said + [f"{s} karta {c}" for pair in tricks for s, c in enumerate(pair)],
            }
        ],
    }
    document["hands"][0]["actions"][-1] = "0 ponuda sve"
    seen = masked(document, seat)
    assert seen["hands"][0]["deal"][0] == "?"
    assert told(seen)["to_act"] == 1
    assert told(seen)["legal"] == (["prihvatam", "odbijam"] if seat == 1 else None)


def test_finished_hands_are_whole() -> None:
    document = masked(cut(a_record(20), 2, 5), 0)
    assert document["hands"][0] == masked(cut(a_record(20), 1), 0)["hands"][0]
    assert "?" not in document["hands"][0]["deal"]


def test_between_hands_everything_is_seen() -> None:
    document = cut(a_record(20), 1)
    seen = masked(document, 0)
    assert seen.pop("seen_by") == 0
    assert told(seen) == told(document)
    assert told({**seen, "seen_by": 0})["legal"] is None


def test_until_works_on_a_masked_record() -> None:
    document = masked(play_so_far(), 2)
    assert told(document, Until(1, 3))["to_act"] == 1
    assert told(document, Until(1, 3))["legal"] is None
    assert told(document, Until(1, 5))["legal"] == ["pratim", "ne_pratim"]


def spoil(document: Document, **changes: Any) -> Document:
    """The document with keys of its last hand changed; None takes a key away."""
    spoilt = copy.deepcopy(document)
    hand = spoilt["hands"][-1]
    for key, value in changes.items():
        if value is None:
            hand.pop(key)
        else:
            hand[key] = value
    return spoilt


def other_word(document: Document, old: str, new: str) -> Document:
    spoilt = copy.deepcopy(document)
    actions = spoilt["hands"][-1]["actions"]
    actions[actions.index(old)] = new
    return spoilt


def with_deal(document: Document, seat: int, text: str) -> Document:
    spoilt = copy.deepcopy(document)
    spoilt["hands"][-1]["deal"][seat] = text
    return spoilt


class Masks:
    """Good masked records to spoil; seat 1 declares in all of them."""

    def __init__(self) -> None:
        self.whole = play_so_far()
        self.ten = self.whole["hands"][0]["deal"]
        self.seen = masked(self.whole, 2)
        self.declarers = masked(self.whole, 1)
        self.bidding = masked(bidding(), 2)
        self.offer = masked(offer_open(), 2)
        self.shown: str = self.offer["hands"][-1]["shown"]["1"]


def without_seen_by(document: Document) -> Document:
    return {key: value for key, value in document.items() if key != "seen_by"}


def show(masks: Masks, shown: object) -> Document:
    """The record with an open offer, with these cards shown."""
    return spoil(masks.offer, shown=shown)


def earlier_hand_masked() -> Document:
    document = masked(cut(a_record(20), 2, 5), 0)
    document["hands"][0]["deal"][1] = "?"
    return document


def shown_in_an_earlier_hand(masks: Masks) -> Document:
    document = masked(cut(a_record(2), 2, 3), 2)
    document["hands"][0]["shown"] = {"1": masks.shown}
    return document


WRONG: dict[str, Callable[[Masks], Document]] = {
    "hides his own cards": lambda m: with_deal(m.seen, 2, "?"),
    "shows another hand": lambda m: with_deal(m.seen, 0, m.ten[0]),
    "shows the declarer's hand": lambda m: with_deal(m.seen, 1, m.ten[1]),
    "whole though seen_by stands": lambda m: {**m.whole, "seen_by": 2},
    "masked without seen_by": lambda m: without_seen_by(m.seen),
    "seen_by of another seat": lambda m: {**m.seen, "seen_by": 0},
    "seen_by 3": lambda m: {**m.seen, "seen_by": 3},
    "seen_by true": lambda m: {**m.seen, "seen_by": True},
    "seen_by null": lambda m: {**m.seen, "seen_by": None},
    "seen_by a text": lambda m: {**m.seen, "seen_by": "2"},
    "hides the talon after it was shown": lambda m: spoil(m.seen, talon="?"),
    "shows the talon before": lambda m: spoil(m.bidding, talon="CK S8"),
    "two question marks for the talon": lambda m: spoil(m.seen, talon="? ?"),
    "ten question marks": lambda m: with_deal(m.seen, 0, " ".join("?" * 10)),
    "an empty text for a hand": lambda m: with_deal(m.seen, 0, ""),
    "shows the discard of another": lambda m: other_word(m.seen, "1 skart ? ?", "1 skart CK S8"),
    "shows some discard of another": lambda m: other_word(m.seen, "1 skart ? ?", "1 skart H8 S8"),
    "half a discard": lambda m: other_word(m.seen, "1 skart ? ?", "1 skart ? S8"),
    "hides his own discard": lambda m: other_word(m.declarers, "1 skart S8 H8", "1 skart ? ?"),
    "a hidden card played": lambda m: other_word(m.seen, "1 karta CK", "1 karta ?"),
    "another plays a card of his": lambda m: other_word(m.seen, "1 karta CK", "1 karta CA"),
    "another plays a card twice": lambda m: other_word(m.seen, "0 karta H9", "0 karta CQ"),
    "another plays a suit he showed not to hold": lambda m: other_word(
        m.seen, "0 karta D7", "0 karta C8"
    ),
    "he does not follow": lambda m: other_word(m.seen, "2 karta C7", "2 karta H7"),
    "his own card is not his": lambda m: other_word(m.seen, "2 karta C7", "2 karta C8"),
    "out of turn": lambda m: other_word(m.seen, "1 karta CK", "0 karta CK"),
    "shown without an offer": lambda m: spoil(m.seen, shown={"1": "S7 S9"}),
    "an offer without shown": lambda m: show(m, None),
    "shown of a defender": lambda m: show(m, {"0": m.shown}),
    "shown of two": lambda m: show(m, {"1": m.shown, "0": m.shown}),
    "shown of nobody": lambda m: show(m, {}),
    "shown as a text": lambda m: show(m, m.shown),
    "one card too few shown": lambda m: show(m, {"1": m.shown[:-3]}),
    "no card shown": lambda m: show(m, {"1": ""}),
    "a card of his shown": lambda m: show(m, {"1": m.shown[:-2] + "SK"}),
    "a played card shown": lambda m: show(m, {"1": m.shown[:-2] + "DA"}),
    "a card shown twice": lambda m: show(m, {"1": m.shown[:-2] + m.shown[:2]}),
    "shown in lower case": lambda m: show(m, {"1": m.shown.lower()}),
    "shown of seat 01": lambda m: show(m, {"01": m.shown}),
    "shown to the declarer": lambda m: spoil(masked(offer_open(), 1), shown={"1": m.shown}),
    "shown in a whole record": lambda m: spoil(offer_open(), shown={"1": m.shown}),
    "shown in a finished hand": lambda m: spoil(
        masked(cut(a_record(2), 1), 2), shown={"1": m.shown}
    ),
    "shown in an earlier hand": shown_in_an_earlier_hand,
    "a finished hand masked": lambda _: with_deal(masked(cut(a_record(20), 1), 0), 1, "?"),
    "an earlier hand masked": lambda _: earlier_hand_masked(),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_mask_that_is_wrong_is_refused(name: str) -> None:
    document = WRONG[name](Masks())
    with pytest.raises(RecordError):
        match_of(record_of(document))


def test_shown_cards_of_a_suit_that_the_declarer_has_shown_not_to_hold() -> None:
    # Seat 0 has trumped a karo: DA cannot be among the cards he shows.
    document = {
        **cut(a_record(20), 0),
        "dealer": 0,
        "hands": [
            {
                "deal": [
                    "CA CK CQ CJ CT C9 C8 C7 SA SK",
                    "S7 S8 D7 D8 D9 DT DJ DQ H7 H8",
                    "S9 ST SJ SQ H9 HT HJ HQ HK HA",
                ],
                "talon": "DK DA",
                "actions": [
                    "1 dalje",
                    "2 dalje",
                    "0 igra",
                    "0 boja tref",
                    "1 pratim",
                    "2 ne_pratim",
                    "1 sam",
                    "1 karta D7",
                    "0 karta C7",
                    "0 ponuda sve",
                ],
            }
        ],
    }
    seen = masked(document, 1)
    assert told(seen)["to_act"] == 1
    seen["hands"][0]["shown"]["0"] = "SA DA C8 C9 CT CJ CQ CK CA"
    with pytest.raises(RecordError):
        match_of(record_of(seen))


def test_another_card_that_may_be_hidden_is_accepted() -> None:
    # Seat 2 cannot know that seat 0 had CQ: any card it has not seen would do.
    seen = masked(play_so_far(), 2)
    assert told(other_word(seen, "0 karta CQ", "0 karta C8"))["to_act"] == told(seen)["to_act"]


def test_a_shown_that_no_offer_shows_is_refused_in_its_hand_also_with_until() -> None:
    document = masked(cut(a_record(20), 2, 5), 0)
    document["hands"][-1]["shown"] = {"1": "SA"}
    number = len(document["hands"])
    with pytest.raises(RecordError, match=f"^hand {number}: shown: no offer"):
        match_of(record_of(document), Until(number, 1))
