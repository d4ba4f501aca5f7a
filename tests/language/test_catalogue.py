"""What holds for every sentence of every language."""

import re

import pytest

from preferans_desktop.language import catalogue as catalogues
from preferans_desktop.language import serbian
from preferans_desktop.language.catalogue import (
    LANGUAGES,
    Catalogue,
    CatalogueError,
    Language,
    say,
    say_from,
)
from preferans_desktop.language.players import Gender, Player
from preferans_desktop.language.templates import PARAMETERS, Kind, parse
from preferans_desktop.rules.cards import Suit, parse_card
from preferans_desktop.rules.serbian.contracts import Contract

SAMPLES = {
    Kind.CARD: parse_card("HQ"),
    Kind.CARDS: frozenset({parse_card("HQ"), parse_card("SA")}),
    Kind.SUIT: Suit.TREF,
    Kind.CONTRACT: Contract.SANS,
    Kind.NUMBER: 5,
    Kind.TEXT: "reč",
}
PLAYERS = [Player("Đole", gender, you) for gender in Gender for you in (False, True)]
EVERY = [(language, key) for language, made in LANGUAGES.items() for key in made.table]


def _values(parameters, player):
    return {
        name: player if PARAMETERS[name] is Kind.PLAYER else SAMPLES[PARAMETERS[name]]
        for name in parameters
    }


@pytest.mark.parametrize(("language", "key"), EVERY)
def test_every_sentence_can_be_said(language, key):
    catalogue = Catalogue(language)
    for player in PLAYERS:
        sentence = catalogue.say(key, **_values(catalogue.templates[key].parameters, player))
        assert sentence
        assert not re.search(r"[{}|#]|None|  | [.,!?:]|^ | $", sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_keys_and_parameters(language):
    ours, first = Catalogue(language).templates, Catalogue().templates
    assert ours.keys() == first.keys()
    for key, template in ours.items():
        assert template.parameters == first[key].parameters, key


def test_no_key_stands_in_two_tables():
    assert len(serbian.TABLE) == sum(map(len, serbian.TABLES))


def test_keys_are_snake_case():
    assert [key for key in serbian.TABLE if not re.fullmatch(r"[a-z0-9]+(_[a-z0-9]+)*", key)] == []


def test_serbian_is_written_in_its_own_letters():
    for key, text in serbian.TABLE.items():
        words = re.sub(r"\{(\w+)[:]?[\w+]*", "", text)
        assert not re.search(r"[qwxyQWXY\"']|\.\.\.|\bdj|Dj", words), key


def test_every_parameter_is_used():
    used = {name for template in Catalogue().templates.values() for name in template.parameters}
    assert used == PARAMETERS.keys()


def test_unknown_key_and_language_are_refused():
    with pytest.raises(CatalogueError, match="no sentence 'dobro_vece'"):
        say("dobro_vece")
    with pytest.raises(CatalogueError, match="no language"):
        Catalogue("sr-Grek")


def test_wrong_parameters_are_refused():
    with pytest.raises(CatalogueError, match="wants who"):
        say("prompt_other")
    with pytest.raises(CatalogueError, match="wants who"):
        say("prompt_other", whom=PLAYERS[0])
    with pytest.raises(CatalogueError, match="not a player"):
        say("prompt_other", who="Mira")


def test_say_from_takes_what_it_wants():
    facts = {"who": Player("Mira", Gender.F), "count": 3}
    assert say_from("prompt_other", facts) == "Na potezu je Mira."
    with pytest.raises(CatalogueError):
        say_from("prompt_other", {"count": 3})


class EnglishGrammar:
    """A second language for the test: no cases, two plural forms."""

    CASES = ("plain",)
    PLURAL_FORMS = 2

    @staticmethod
    def player(player, _case):
        return "you" if player.you else player.name

    @staticmethod
    def plural_form(number):
        return int(number != 1)


def test_another_language_needs_a_table_and_a_grammar_only(monkeypatch):
    table = {"tricks": "{Who} {who!has|have} {count} {count#trick|tricks}."}
    english = Language(table, EnglishGrammar)
    monkeypatch.setattr(catalogues, "LANGUAGES", {"en": english})
    catalogue = Catalogue("en")
    mira, you = Player("Mira", Gender.F), Player("Vesna", Gender.F, you=True)
    assert catalogue.say("tricks", who=mira, count=1) == "Mira has 1 trick."
    assert catalogue.say("tricks", who=you, count=2) == "You have 2 tricks."
    with pytest.raises(CatalogueError, match="wants 2 forms"):
        parse("{count#one|few|many}", EnglishGrammar)
