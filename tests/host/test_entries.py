"""Entries as text: the notation of the record, read back exactly."""

import pytest

from preferans_desktop.host.storage.entries import format_entry, parse_entry
from preferans_desktop.rules.dealing import Deal, Holding
from preferans_desktop.rules.serbian.log import Dealt, Undone, WrittenOff

DEAL = (
    "S7 S8 S9 ST SJ SQ SK SA D7 D8 | D9 DT DJ DQ DK DA H7 H8 H9 HT"
    " | HJ HQ HK HA C7 C8 C9 CT CJ CQ | CK CA"
)


def test_every_entry_comes_back(random_log):
    entries = [*random_log(seed=1, length=400, bule=60).entries, WrittenOff(), Undone(17)]
    assert [parse_entry(*format_entry(entry)) for entry in entries] == entries


@pytest.mark.parametrize(
    ("kind", "body"),
    [("deal", DEAL), ("act", "1 karta SK"), ("undo", "12"), ("otpis", "")],
)
def test_the_text_is_for_people(kind, body):
    assert format_entry(parse_entry(kind, body)) == (kind, body)


@pytest.mark.parametrize(
    ("kind", "body", "message"),
    [
        ("deal", "", "'' is not a card"),
        ("deal", DEAL.replace("S7", "s7"), "'s7' is not a card"),
        ("deal", DEAL.replace("S7", "S8"), "S8 stands twice"),
        ("deal", DEAL.replace("CK", "S7"), "every card once"),
        ("deal", DEAL.removesuffix(" CA"), "two in the talon"),
        ("deal", DEAL.replace(" | CK CA", ""), "ten cards for each"),
        ("act", "1 kralj", "'kralj' is not something"),
        ("act", "3 dalje", "does not begin with a seat"),
        ("undo", "-1", "not a number of entries"),
        ("undo", "", "not a number of entries"),
        ("undo", "²", "not a number of entries"),
        ("otpis", "da", "no kind of entry"),
        ("dael", DEAL, "no kind of entry"),
    ],
)
def test_damaged_text_is_refused_with_its_fault(kind, body, message):
    with pytest.raises(ValueError, match=message):
        parse_entry(kind, body)


def test_a_masked_deal_is_never_stored():
    hidden = Holding(frozenset(), 10)
    deal = Deal((hidden, hidden, hidden), Holding(frozenset(), 2))
    with pytest.raises(ValueError, match="hidden cards"):
        format_entry(Dealt(deal))
