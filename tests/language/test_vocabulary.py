"""The words of a table in every sentence, each with its right forms."""

import re
from dataclasses import asdict

import pytest

from preferans_desktop.language.catalogue import Catalogue, language_of
from preferans_desktop.language.players import Gender, Player
from preferans_desktop.language.speech import Speech, Tongue
from preferans_desktop.language.vocabulary import OPTIONS, USUAL_WORDS, Vocabulary
from preferans_desktop.rules.cards import ALL_CARDS, Suit, parse_card
from preferans_desktop.rules.serbian.contracts import Contract

MIRA = Player("Mira", Gender.F)
STEVAN = Player("Stevan", Gender.M)
YOU = Player("Vesna", Gender.F, you=True)
USUAL = Catalogue(language_of(Speech()))
CHOICES = [(thing, word) for thing, words in OPTIONS.items() for word in words[1:]]


def catalogue(tongue=Tongue.SERBIAN, **words):
    return Catalogue(language_of(Speech(tongue, Vocabulary(**words))))


def everything_said(words):
    cards = [words.say("card", card=card) for card in ALL_CARDS]
    return cards, [template.text for template in words.templates.values()]


def test_the_usual_words_come_first():
    assert asdict(USUAL_WORDS) == {thing: words[0] for thing, words in OPTIONS.items()}
    assert Vocabulary() == USUAL_WORDS
    assert USUAL_WORDS.unusual() == ()
    assert Vocabulary(hat="sesir", hold="mogu").unusual() == ("mogu", "sesir")


def test_a_word_that_nobody_says_is_refused():
    with pytest.raises(ValueError, match="hat: 'turban' is not one of kapa, sesir"):
        Vocabulary(hat="turban")


def test_everything_that_can_be_chosen_has_words_of_its_own():
    for tongue in Tongue:
        words = Catalogue(language_of(Speech(tongue)))
        labels = [words.say(f"vocabulary_{thing}") for thing in OPTIONS]
        assert len(set(labels)) == len(OPTIONS)
        for options in OPTIONS.values():
            assert len({words.say(f"word_{word}") for word in options}) == len(options)


def test_no_word_is_an_option_twice():
    words = [word for options in OPTIONS.values() for word in options]
    assert len(words) == len(set(words))


@pytest.mark.parametrize(("thing", "word"), CHOICES)
def test_sentences_want_the_same_whatever_the_words(thing, word):
    other = catalogue(**{thing: word})
    assert {key: template.parameters for key, template in other.templates.items()} == {
        key: template.parameters for key, template in USUAL.templates.items()
    }


@pytest.mark.parametrize(("thing", "word"), CHOICES)
def test_every_choice_changes_something_said(thing, word):
    other = catalogue(**{thing: word})
    assert everything_said(other) != everything_said(USUAL)


@pytest.mark.parametrize(("thing", "word"), CHOICES)
def test_the_words_to_choose_from_stay(thing, word):
    other = catalogue(**{thing: word})
    for options in OPTIONS.values():
        for option in options:
            assert other.say(f"word_{option}") == USUAL.say(f"word_{option}")


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ({"follow": "dodjem"}, r"\bprat(im|iš|i|e)\b"),
        ({"follow": "idem"}, r"\bprat(im|iš|i|e)\b"),
        ({"hold": "mogu"}, r"\bmoje\b"),
        ({"call": "idemo_zajedno"}, r"\bzovem\b"),
        ({"hat": "sesir"}, r"\bkap(a|e|i|u|om)\b"),
        ({"declarer": "nosilac"}, r"odigravač"),
        ({"talon": "kup"}, r"\btalon"),
        ({"suits": "list"}, r"\b(pik|karo|herc|tref)(a|u|om|ovi)?\b"),
    ],
)
def test_no_usual_word_is_left(words, left):
    for key, template in catalogue(**words).templates.items():
        if not key.startswith("word_"):
            assert not re.search(left, template.text, re.IGNORECASE), key
    assert any(re.search(left, each.text, re.IGNORECASE) for each in USUAL.templates.values())


@pytest.mark.parametrize(
    ("words", "key", "facts", "sentence"),
    [
        ({"follow": "dodjem"}, "spoken_follow", {}, "dođem"),
        ({"follow": "dodjem"}, "spoken_stay_out", {}, "ne dođem"),
        ({"follow": "dodjem"}, "told_follow", {"who": MIRA}, "Mira dolazi."),
        ({"follow": "dodjem"}, "told_stay_out", {"who": YOU}, "Ti ne dolaziš."),
        ({"follow": "dodjem"}, "prompt_following", {}, "Na potezu si: dolaziš li?"),
        ({"follow": "dodjem"}, "role_follows", {"who": STEVAN}, "došao"),
        ({"follow": "dodjem"}, "role_follows", {"who": MIRA}, "došla"),
        ({"follow": "dodjem"}, "role_stays_out", {"who": MIRA}, "nije došla"),
        ({"follow": "dodjem"}, "role_alone", {"who": STEVAN}, "došao sam"),
        ({"follow": "idem"}, "spoken_follow", {}, "idem"),
        ({"follow": "idem"}, "spoken_stay_out", {}, "bez mene"),
        ({"follow": "idem"}, "role_stays_out", {"who": MIRA}, "ne ide"),
        ({"follow": "idem"}, "told_alone", {"who": MIRA}, "Mira ide sama."),
        ({"hold": "mogu"}, "spoken_hold", {}, "mogu"),
        ({"hold": "mogu"}, "told_hold", {"who": MIRA}, "Mira kaže: mogu."),
        ({"call": "idemo_zajedno"}, "spoken_call", {}, "idemo zajedno"),
        (
            {"call": "idemo_zajedno", "follow": "idem"},
            "prompt_sole_follower",
            {"who": YOU},
            "Drugi ne ide. Na potezu si: sama, idemo zajedno ili kontra?",
        ),
        ({"weaker": "dobra"}, "spoken_weaker", {}, "dobra igra"),
        ({"hat": "sesir"}, "hand_hat_drawn", {"who": MIRA}, "Mira crta šešir."),
        (
            {"hat": "sesir"},
            "hand_refa_blocked",
            {},
            "Refa se ne upisuje dok je neko ispod šešira.",
        ),
        ({"hat": "sesir"}, "switch_broken_hat", {}, "Probijen šešir"),
        ({"declarer": "nosilac"}, "role_declarer", {}, "nosilac"),
        (
            {"declarer": "nosilac"},
            "why_betl_leave_to_declarer",
            {"who": YOU},
            "Ostaješ ispod nosiočeve karte.",
        ),
        ({"talon": "kup"}, "talon", {}, "Kup"),
        (
            {"talon": "kup"},
            "why_declare_betl",
            {},
            "Betl iz ruke: karta je dovoljno niska i bez kupa.",
        ),
        (
            {"ace": "as"},
            "told_play_card",
            {"who": MIRA, "card": parse_card("SA")},
            "Mira baca asa pik.",
        ),
        (
            {"king": "pop", "jack": "decko"},
            "told_discard_seen",
            {"who": MIRA, "cards": frozenset(map(parse_card, ("SK", "DJ")))},
            "Mira odbacuje popa pik i dečka karo.",
        ),
        (
            {"suits": "list"},
            "refusal_must_trump",
            {"suit": Suit.KARO, "trump": Suit.HERC},
            "Nemaš bundevu, moraš adutom: srce.",
        ),
        (
            {"suits": "list", "queen": "gornjak"},
            "told_play_card",
            {"who": MIRA, "card": parse_card("CQ")},
            "Mira baca gornjaka žir.",
        ),
        ({"suits": "list"}, "contract", {"contract": Contract.PIK}, "List"),
        ({"suits": "list"}, "contract", {"contract": Contract.SANS}, "Sans"),
        ({"suits": "list"}, "hand_pik_unplayed", {}, "List bez kontre se ne igra."),
    ],
)
def test_sentence(words, key, facts, sentence):
    assert catalogue(**words).say(key, **facts) == sentence


def test_words_and_script_go_together():
    cyrillic = catalogue(Tongue.CYRILLIC, follow="dodjem", hat="sesir")
    assert cyrillic.say("role_follows", who=MIRA) == "дошла"
    assert cyrillic.say("paper_hat") == "шешир"


def test_english_has_one_word_for_each():
    odd = {thing: words[-1] for thing, words in OPTIONS.items()}
    english = catalogue(Tongue.ENGLISH, **odd)
    assert english.say("spoken_follow") == "follow"
    assert english.say("card", card=parse_card("CK")) == "King of clubs"
