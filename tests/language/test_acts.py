import pytest

from preferans_desktop.language.acts import (
    WORDS,
    brief_word,
    button_word,
    fallback_note,
    spoken,
    told,
)
from preferans_desktop.language.players import Gender, Player
from preferans_desktop.rules.cards import Suit, parse_card
from preferans_desktop.rules.serbian.actions import (
    Accept,
    Action,
    Allow,
    Alone,
    Announce,
    Bid,
    Call,
    DeclareBetl,
    DeclareHandGame,
    DeclareSans,
    Discard,
    Follow,
    GiveBack,
    Hold,
    Kontra,
    NameSuit,
    OfferAll,
    OfferNoTrick,
    OfferTricks,
    Pass,
    PlayCard,
    Refuse,
    Rekontra,
    StayOut,
    TakeOver,
    Weaker,
)
from preferans_desktop.rules.serbian.contracts import Contract

MIRA = Player("Mira", Gender.F)
STEVAN = Player("Stevan", Gender.M)
YOU = Player("Vesna", Gender.F, you=True)
TWO_CARDS = frozenset({parse_card("SA"), parse_card("HT")})

# act: on the button, aloud, told of Mira, told to the one addressed
ACTS = {
    Pass(0): ("Dalje", "dalje", "Mira kaže dalje.", "Ti kažeš dalje."),
    Bid(0, 2): ("Dva", "dva", "Mira licitira dva.", "Ti licitiraš dva."),
    Bid(0, 3): ("Tri", "tri", "Mira licitira tri.", "Ti licitiraš tri."),
    Bid(0, 4): ("Četiri", "četiri", "Mira licitira četiri.", "Ti licitiraš četiri."),
    Bid(0, 5): ("Pet", "pet", "Mira licitira pet.", "Ti licitiraš pet."),
    Bid(0, 6): ("Šest", "šest", "Mira licitira šest.", "Ti licitiraš šest."),
    Bid(0, 7): ("Sedam", "sedam", "Mira licitira sedam.", "Ti licitiraš sedam."),
    Hold(0): ("Moje", "moje", "Mira kaže moje.", "Ti kažeš moje."),
    DeclareHandGame(0): ("Igra", "igra", "Mira prijavljuje igru.", "Ti prijavljuješ igru."),
    DeclareBetl(0): ("Betl", "betl", "Mira prijavljuje betl.", "Ti prijavljuješ betl."),
    DeclareSans(0): ("Sans", "sans", "Mira prijavljuje sans.", "Ti prijavljuješ sans."),
    NameSuit(0, Suit.KARO): ("Karo", "karo", "Mira kaže karo.", "Ti kažeš karo."),
    Weaker(0): ("Slabija", "slabija", "Mira kaže slabija.", "Ti kažeš slabija."),
    Discard(0, None): ("Odbaci", "", "Mira odbacuje dve karte.", "Ti odbacuješ dve karte."),
    Discard(0, TWO_CARDS): (
        "Odbaci",
        "",
        "Mira odbacuje keca pik i desetku herc.",
        "Ti odbacuješ keca pik i desetku herc.",
    ),
    Announce(0, Contract.SANS): ("Sans", "sans", "Mira igra sans.", "Ti igraš sans."),
    Follow(0): ("Pratim", "pratim", "Mira prati.", "Ti pratiš."),
    StayOut(0): ("Ne pratim", "ne pratim", "Mira ne prati.", "Ti ne pratiš."),
    Alone(0): ("Sama", "sama", "Mira prati sama.", "Ti pratiš sama."),
    Call(0): ("Zovem", "zovem", "Mira zove.", "Ti zoveš."),
    Kontra(0): ("Kontra", "kontra", "Mira daje kontru.", "Ti daješ kontru."),
    Allow(0): ("Može", "može", "Mira kaže može.", "Ti kažeš može."),
    Rekontra(0): ("Rekontra", "rekontra", "Mira daje rekontru.", "Ti daješ rekontru."),
    PlayCard(0, parse_card("HQ")): (
        "Dama herc",
        "",
        "Mira baca damu herc.",
        "Ti bacaš damu herc.",
    ),
    OfferAll(0): (
        "Ponuda: nosim sve",
        "nosim sve",
        "Mira nudi: nosim sve.",
        "Ti nudiš: nosim sve.",
    ),
    OfferNoTrick(0): (
        "Ponuda: nemam pad",
        "nemam pad",
        "Mira nudi: nemam pad.",
        "Ti nudiš: nemam pad.",
    ),
    OfferTricks(0, 2): ("Ponuda: 2 štiha", "dva štiha", "Mira nudi 2 štiha.", "Ti nudiš 2 štiha."),
    OfferTricks(0, 4): (
        "Ponuda: 4 štiha",
        "četiri štiha",
        "Mira nudi 4 štiha.",
        "Ti nudiš 4 štiha.",
    ),
    Accept(0): ("Prihvatam", "prihvatam", "Mira prihvata.", "Ti prihvataš."),
    Refuse(0): ("Odbijam", "odbijam", "Mira odbija.", "Ti odbijaš."),
    TakeOver(0): (
        "Preuzimam pad",
        "preuzimam pad",
        "Mira bi da preuzme pad.",
        "Ti bi da preuzmeš pad.",
    ),
    GiveBack(0): ("Vraćam pad", "vraćam pad", "Mira vraća pad.", "Ti vraćaš pad."),
}


@pytest.mark.parametrize("action", ACTS)
def test_act_in_words(action):
    button, aloud, of_her, to_you = ACTS[action]
    assert button_word(action, MIRA) == button
    assert spoken(action, MIRA) == aloud
    assert told(action, MIRA) == of_her
    assert told(action, YOU) == to_you


def test_further_offers_have_brief_words():
    assert brief_word(OfferTricks(0, 2), MIRA) == "2 štiha"
    assert [act for act in ACTS if brief_word(act, MIRA)] == [
        act for act in ACTS if isinstance(act, OfferTricks)
    ]


def test_every_act_has_words():
    assert {type(action) for action in ACTS} == set(Action.__args__) == WORDS.keys()


def test_a_man_follows_alone():
    assert button_word(Alone(0), STEVAN) == "Sam"
    assert spoken(Alone(0), STEVAN) == "sam"
    assert told(Alone(0), STEVAN) == "Stevan prati sam."


def test_an_offer_that_shows_cards_is_told_the_same():
    assert told(OfferAll(0, TWO_CARDS), MIRA) == told(OfferAll(0), MIRA)


@pytest.mark.parametrize(
    ("action", "note"),
    [
        (
            PlayCard(0, parse_card("HQ")),
            "Mira se nije javila na vreme, pa je po pravilu odigrana karta: dama herc.",
        ),
        (Discard(0, TWO_CARDS), "Mira se nije javila na vreme, pa je škart po pravilu."),
        (Allow(0), "Mira se nije javila na vreme, pa je po pravilu rečeno: može."),
    ],
)
def test_fallback_is_noted(action, note):
    assert fallback_note(action, MIRA) == note


def test_fallback_of_a_man():
    assert fallback_note(Pass(0), STEVAN).startswith("Stevan se nije javio na vreme")
