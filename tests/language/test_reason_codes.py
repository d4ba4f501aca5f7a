"""Every reason code of the computer players has a sentence."""

import pytest

from preferans_ai.reason_codes import REASON_CODES
from preferans_desktop.language.catalogue import VOICE, CatalogueError
from preferans_desktop.language.players import Gender, Player
from preferans_desktop.language.reasons import why
from preferans_desktop.rules.cards import Suit, parse_card
from preferans_desktop.rules.serbian.contracts import Contract

MIRA = Player("Mira", Gender.F)
YOU = Player("Stevan", Gender.M, you=True)
SAMPLES = {
    "card": parse_card("HQ"),
    "chance": 0.714,
    "contract": Contract.TREF,
    "count": 3,
    "holes": 1,
    "level": 4,
    "partner": 2,
    "suit": Suit.HERC,
    "tricks": 6.1,
}


def reason(code, player=MIRA):
    return why(code, player, **{name: SAMPLES[name] for name in REASON_CODES[code]})


@pytest.mark.parametrize("code", REASON_CODES)
def test_code_has_a_sentence(code):
    for player in (MIRA, YOU):
        sentence = reason(code, player)
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert len(sentence) <= 90


@pytest.mark.parametrize("code", REASON_CODES)
def test_sentence_does_without_name_and_gender(code):
    """The process in which players think knows neither, and the name stands beside it anyway."""
    assert reason(code, MIRA) == reason(code, Player("Stevan", Gender.M))
    assert "Mira" not in reason(code)


def test_no_sentence_is_left_without_its_code():
    whys = {key.removeprefix("why_") for key in VOICE.catalogue.templates if key.startswith("why_")}
    assert whys == REASON_CODES.keys()


@pytest.mark.parametrize(
    ("code", "of_her", "to_you"),
    [
        (
            "bid_estimate",
            "Računa na tref: 71 prolaz od 100.",
            "Računaš na tref: 71 prolaz od 100.",
        ),
        (
            "declare_hand_game",
            "Herc iz ruke: računa na 6 štihova i bez talona.",
            "Herc iz ruke: računaš na 6 štihova i bez talona.",
        ),
        ("pass_level_too_high", "Za četiri karta nije dovoljno jaka.", None),
        ("draw_trumps", "Tera adute, da niko ne seče.", "Teraš adute, da niko ne seče."),
        ("lead_through_declarer_low", "Kroz protivnika se polazi sitnom kartom.", None),
        ("only_card", "Drugu kartu ne može da baci.", "Drugu kartu ne možeš da baciš."),
        ("refuse_offered_tricks", "Očekuje se više od 3 štiha.", None),
    ],
)
def test_sentence(code, of_her, to_you):
    assert reason(code) == of_her
    assert reason(code, YOU) == (to_you or of_her)


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("declare_hand_game", "Herc iz ruke: karta je dovoljno jaka i bez talona."),
        ("declare_sans", "Sans iz ruke: karta je dovoljno jaka i bez talona."),
        ("announce_trump", "Najbolje što ovde može da se objavi: herc."),
        ("announce_sans", "Najbolje što ovde može da se objavi: sans."),
    ],
)
def test_nobody_says_that_he_counts_on_fewer_tricks_than_the_declarer_needs(code, sentence):
    facts = {name: SAMPLES[name] for name in REASON_CODES[code]}
    assert why(code, YOU, **facts | {"tricks": 5.4}) == sentence
    assert "6" in why(code, YOU, **facts | {"tricks": 5.6})


@pytest.mark.parametrize(
    ("code", "tricks", "sentence"),
    [
        ("alone_two_tricks", 1.2, "Bez drugog je bolje."),
        ("alone_two_tricks", 2.4, "Dva štiha imaš, za četiri zajedno karta nije."),
        ("alone_two_tricks", 3.7, "Bez drugog je bolje."),
        ("kontra_sure_set", 4.4, "Za kontru je: u proseku donosi više nego što košta."),
        ("kontra_sure_set", 4.6, "Sa drugim računaš na oko 5 štihova: za kontru je."),
    ],
)
def test_an_estimate_that_does_not_explain_the_act_is_not_told(code, tricks, sentence):
    assert why(code, YOU, tricks=tricks) == sentence


def test_unknown_code_and_missing_parameter_are_refused():
    with pytest.raises(CatalogueError, match="why_luck"):
        why("luck", MIRA)
    with pytest.raises(CatalogueError, match="wants"):
        why("bid_estimate", MIRA, level=3)
