"""Words of the record (record-format.md): every act written and read back, nothing else read."""

from itertools import combinations

import pytest

from preferans_desktop.record.text import format_action, parse_action
from preferans_desktop.rules.cards import ALL_CARDS, Suit, format_card
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian import actions as words
from preferans_desktop.rules.serbian.contracts import Contract
from support.table import cards

TABLE = [
    ("dalje", words.Pass(1)),
    *((str(level), words.Bid(1, level)) for level in range(2, 9)),
    ("moje", words.Hold(1)),
    ("igra", words.DeclareHandGame(1)),
    ("betl", words.DeclareBetl(1)),
    ("sans", words.DeclareSans(1)),
    ("boja pik", words.NameSuit(1, Suit.PIK)),
    ("boja karo", words.NameSuit(1, Suit.KARO)),
    ("boja herc", words.NameSuit(1, Suit.HERC)),
    ("boja tref", words.NameSuit(1, Suit.TREF)),
    ("slabija", words.Weaker(1)),
    ("skart S7 CA", words.Discard(1, cards("S7 CA"))),
    ("skart ? ?", words.Discard(1, None)),
    ("objava pik", words.Announce(1, Contract.PIK)),
    ("objava karo", words.Announce(1, Contract.KARO)),
    ("objava herc", words.Announce(1, Contract.HERC)),
    ("objava tref", words.Announce(1, Contract.TREF)),
    ("objava betl", words.Announce(1, Contract.BETL)),
    ("objava sans", words.Announce(1, Contract.SANS)),
    ("pratim", words.Follow(1)),
    ("ne_pratim", words.StayOut(1)),
    ("sam", words.Alone(1)),
    ("zovem", words.Call(1)),
    ("kontra", words.Kontra(1)),
    ("moze", words.Allow(1)),
    ("rekontra", words.Rekontra(1)),
    ("ponuda sve", words.OfferAll(1)),
    ("ponuda nemam_pad", words.OfferNoTrick(1)),
    ("ponuda 2", words.OfferTricks(1, 2)),
    ("ponuda 3", words.OfferTricks(1, 3)),
    ("ponuda 4", words.OfferTricks(1, 4)),
    ("prihvatam", words.Accept(1)),
    ("odbijam", words.Refuse(1)),
    ("preuzimam", words.TakeOver(1)),
    ("vracam", words.GiveBack(1)),
]


@pytest.mark.parametrize(("text", "action"), TABLE, ids=[text for text, _ in TABLE])
def test_every_word(text: str, action: words.Action) -> None:
    assert format_action(action) == f"1 {text}"
    assert parse_action(f"1 {text}") == action


@pytest.mark.parametrize("seat", SEATS)
def test_every_seat_and_card(seat: int) -> None:
    for card in ALL_CARDS:
        action = words.PlayCard(seat, card)
        assert format_action(action) == f"{seat} karta {format_card(card)}"
        assert parse_action(format_action(action)) == action


def test_every_discard_in_either_order() -> None:
    for one, other in combinations(ALL_CARDS, 2):
        action = words.Discard(2, frozenset((one, other)))
        assert format_action(action) == f"2 skart {format_card(one)} {format_card(other)}"
        assert parse_action(f"2 skart {format_card(other)} {format_card(one)}") == action


NO_WORDS = [
    "",
    " ",
    "1",
    "1 ",
    "dalje",
    "3 dalje",
    "-1 dalje",
    "01 dalje",
    "1.0 dalje",
    "１ dalje",
    "1  dalje",
    " 1 dalje",
    "1 dalje ",
    "1\tdalje",
    "1 dalje\n",
    "1 Dalje",
    "1 DALJE",
    "1 pass",
    "1 može",
    "1 škart S7 S8",
    "1 1",
    "1 9",
    "1 10",
    "1 02",
    "1 2 3",
    "1 dalje dalje",
    "1 boja",
    "1 boja ",
    "1 boja betl",
    "1 boja PIK",
    "1 boja pik ",
    "1 boja  pik",
    "1 objava",
    "1 objava 2",
    "1 objava boja",
    "1 skart",
    "1 skart S7",
    "1 skart S7 S7",
    "1 skart S7 S8 S9",
    "1 skart S7  S8",
    "1 skart S7 S8 ",
    "1 skart s7 s8",
    "1 skart ?",
    "1 skart S7 ?",
    "1 skart ? ? ?",
    "1 karta",
    "1 karta ",
    "1 karta s7",
    "1 karta S7 S8",
    "1 karta S10",
    "1 karta ?",
    "1 karta  S7",
    "1 ponuda",
    "1 ponuda 1",
    "1 ponuda 5",
    "1 ponuda Sve",
    "1 ponuda sve sve",
    "1 ponuda nemam pad",
    "1 prihvatam sve",
    # Words of switches that are not played yet.
    "1 preferans",
    "1 objava preferans",
    "1 subkontra",
    "1 mortkontra",
    "1 papirkontra",
    "1 jel_uver",
    "1 uver",
    "1 nije_uver",
    "1 predajem",
]


@pytest.mark.parametrize("text", NO_WORDS)
def test_what_is_no_act(text: str) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        parse_action(text)
