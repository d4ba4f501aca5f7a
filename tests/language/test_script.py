"""Serbian in Cyrillic: every sentence of the catalogue, and words in which letters only meet."""

import re

import pytest

from preferans_desktop.language.catalogue import Catalogue, language_of
from preferans_desktop.language.players import Gender, Player
from preferans_desktop.language.script import APART, KEPT, to_cyrillic, to_latin
from preferans_desktop.language.speech import Speech, Tongue
from preferans_desktop.language.vocabulary import OPTIONS, Vocabulary
from preferans_desktop.rules.cards import ALL_CARDS, Suit, parse_card
from preferans_desktop.rules.serbian.contracts import Contract

ODD_WORDS = Vocabulary(**{thing: options[-1] for thing, options in OPTIONS.items()})
LATIN = Catalogue(language_of(Speech()))
CYRILLIC = Catalogue(language_of(Speech(Tongue.CYRILLIC)))
SAYINGS = [
    (Catalogue(language_of(Speech(vocabulary=words))), cyrillic)
    for words, cyrillic in [
        (Vocabulary(), CYRILLIC),
        (ODD_WORDS, Catalogue(language_of(Speech(Tongue.CYRILLIC, ODD_WORDS)))),
    ]
]
ALL = {
    "who": Player("Ђорђе", Gender.M),
    "whom": Player("Љубица", Gender.F),
    "card": parse_card("CQ"),
    "cards": frozenset({parse_card("CQ"), parse_card("SA"), parse_card("HK")}),
    "suit": Suit.KARO,
    "trump": Suit.TREF,
    "contract": Contract.SANS,
    "name": "Нада",
    "words": "пик",
    "problem": "диск је пун",
    "path": "3.14",
}

OF_RECORDS = {
    ("record_fault_byte_order_mark", "BOM"),
    ("record_fault_byte_order_mark", "UTF"),
    ("record_fault_no_utf8", "UTF"),
    ("record_fault_no_json", "JSON"),
    ("record_fault_too_big", "MB"),
    ("record_fault_no_flag", "true"),
    ("record_fault_no_flag", "false"),
    ("record_fault_refe", "unlimited"),
    ("record_fault_refe_null", "unlimited"),
}
"""What stands in files, in Latin letters."""


def values(template, *, you):
    facts = {name: ALL.get(name, 4) for name in template.parameters}
    if "who" in facts:
        facts["who"] = Player("Ђорђе", Gender.M, you)
    return facts


def sentences(catalogue, *, you):
    return {
        key: catalogue.say(key, **values(template, you=you))
        for key, template in catalogue.templates.items()
    }


@pytest.mark.parametrize("you", [False, True])
@pytest.mark.parametrize(("latin", "cyrillic"), SAYINGS, ids=["usual", "other words"])
def test_every_sentence_comes_back_from_cyrillic(latin, cyrillic, you):
    before = {key: to_latin(text) for key, text in sentences(latin, you=you).items()}
    after = sentences(cyrillic, you=you)
    assert {key: to_latin(text) for key, text in after.items()} == before


@pytest.mark.parametrize("you", [False, True])
@pytest.mark.parametrize("cyrillic", [pair[1] for pair in SAYINGS], ids=["usual", "other words"])
def test_no_latin_letter_is_left_in_a_sentence(cyrillic, you):
    left = {
        (key, word)
        for key, text in sentences(cyrillic, you=you).items()
        for word in re.findall(r"\w*[A-Za-zčćđšžČĆĐŠŽ]\w*", text)
    }
    assert left == {("language_en", "English"), ("action_save_paper", "PDF"), *OF_RECORDS}
    assert left <= {(key, word) for key, _ in left for word in KEPT}


def test_every_card_suit_contract_and_number_comes_back():
    for card in ALL_CARDS:
        assert to_latin(CYRILLIC.say("card", card=card)) == LATIN.say("card", card=card)
    for contract in Contract:
        said = CYRILLIC.say("contract", contract=contract)
        assert to_latin(said) == LATIN.say("contract", contract=contract)
    for level in range(12):
        assert to_latin(CYRILLIC.say("spoken_bid", level=level)) == LATIN.say(
            "spoken_bid", level=level
        )


@pytest.mark.parametrize(
    ("latin", "cyrillic"),
    [
        ("Ljubičasti džep i njiva", "Љубичасти џеп и њива"),
        ("LJUBAV NJENA DŽEP", "ЉУБАВ ЊЕНА ЏЕП"),
        ("Nj Lj Dž", "Њ Љ Џ"),
        ("I A O", "И А О"),
        ("nadživeti, Nadživela, NADŽIVETI", "надживети, Надживела, НАДЖИВЕТИ"),
        ("injekcija i konjugacija", "инјекција и конјугација"),
        ("konjunktura, vanjezički, Tanjug", "конјунктура, ванјезички, Танјуг"),
        ("odžvakati, ali odžak i budžet", "оджвакати, али оџак и буџет"),
        ("inje na konju u kanjonu", "иње на коњу у кањону"),
        ("nadžnjeti", "наджњети"),
        ("Đak čita žurnal šapćući", "Ђак чита журнал шапћући"),
    ],
)
def test_word_in_both_scripts(latin, cyrillic):
    assert to_cyrillic(latin) == cyrillic
    assert to_latin(cyrillic).casefold() == latin.casefold()


@pytest.mark.parametrize(
    "text",
    [
        *("Enter", "Esc", "Alt+1", "F1 F11", "Q", "Max", "Xavier", "10♠ 4 × 2 = 8 −5", "R2D2"),
        *("McDonald", "Windows", "naïve", "Ћирилица", "PDF"),
    ],
)
def test_what_is_not_serbian_stays(text):
    assert to_cyrillic(text) == text


@pytest.mark.parametrize("text", ["Mira", "Щука", "ЁЖ", "Дом 2", "D2"])
def test_what_is_not_serbian_cyrillic_stays(text):
    assert to_latin(text) == text.replace("Дом", "Dom")


def test_beginnings_are_written_alike():
    for latin, cyrillic in APART.items():
        assert to_latin(cyrillic) == latin
        assert to_cyrillic(latin) == cyrillic
        assert set(cyrillic) & set("љњџ") <= {"њ"}


@pytest.mark.parametrize("name", ["Mira", "Мира"])
def test_names_stay_in_the_script_they_were_typed_in(name):
    said = CYRILLIC.say(
        "hand_supe",
        who=Player(name, Gender.F),
        whom=Player("Stevan", Gender.M),
        supe=2,
    )
    assert said == f"{name} пише Stevanu 2 супе."


def test_the_one_addressed_is_addressed_in_cyrillic():
    you = Player("Vesna", Gender.F, you=True)
    mira = Player("Мира", Gender.F)
    assert CYRILLIC.say("hand_taken_over", who=mira, whom=you) == (
        "Мира је отишла у булу уместо тебе."
    )
