"""What holds for every sentence of every language."""

import re

import pytest

from preferans_desktop.language import english, serbian
from preferans_desktop.language.catalogue import (
    VOICE,
    Catalogue,
    CatalogueError,
    Language,
    Voice,
    language_of,
    say,
    say_from,
    spellings,
)
from preferans_desktop.language.players import Gender, Player
from preferans_desktop.language.speech import USUAL_SPEECH, Speech, Tongue
from preferans_desktop.language.templates import PARAMETERS, Kind, parse
from preferans_desktop.language.vocabulary import Vocabulary
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
CATALOGUES = {tongue: Catalogue(language_of(Speech(tongue))) for tongue in Tongue}


def _values(parameters, player):
    return {
        name: player if PARAMETERS[name] is Kind.PLAYER else SAMPLES[PARAMETERS[name]]
        for name in parameters
    }


@pytest.mark.parametrize("tongue", Tongue)
def test_every_sentence_can_be_said(tongue):
    catalogue = CATALOGUES[tongue]
    for key, template in catalogue.templates.items():
        for player in PLAYERS:
            sentence = catalogue.say(key, **_values(template.parameters, player))
            assert sentence, key
            assert not re.search(r"[{}|#]|None|  | [.,!?:]|^ | $", sentence), key


@pytest.mark.parametrize("tongue", Tongue)
def test_languages_have_the_same_keys_and_parameters(tongue):
    ours, first = CATALOGUES[tongue].templates, CATALOGUES[Tongue.SERBIAN].templates
    assert {key: set(template.parameters) for key, template in ours.items()} == {
        key: set(template.parameters) for key, template in first.items()
    }


@pytest.mark.parametrize("language", [serbian, english])
def test_no_key_stands_in_two_tables(language):
    assert len(language.TABLE) == sum(map(len, language.TABLES))


def test_keys_are_snake_case():
    assert [key for key in serbian.TABLE if not re.fullmatch(r"[a-z0-9]+(_[a-z0-9]+)*", key)] == []


def test_serbian_is_written_in_its_own_letters():
    for key, text in serbian.TABLE.items():
        words = re.sub(r"\{(\w+)[:]?[\w+]*", "", text)
        assert not re.search(r"[qwxyQWXY\"']|\.\.\.|\bdj|Dj", words), key


def test_every_parameter_is_used():
    templates = VOICE.catalogue.templates.values()
    used = {name for template in templates for name in template.parameters}
    assert used == PARAMETERS.keys()


def test_unknown_key_is_refused():
    with pytest.raises(CatalogueError, match="no sentence 'dobro_vece'"):
        say("dobro_vece")


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


def test_a_voice_speaks_as_chosen_last():
    voice = Voice()
    assert (voice.speech, voice.catalogue.say("prompt_lead")) == (
        USUAL_SPEECH,
        "Na potezu si: polaziš.",
    )
    voice.use(Speech(Tongue.CYRILLIC))
    assert voice.catalogue.say("prompt_lead") == "На потезу си: полазиш."
    voice.use(Speech(Tongue.ENGLISH, Vocabulary(hold="mogu")))
    assert voice.catalogue.say("spoken_hold") == "hold"
    voice.use(Speech(vocabulary=Vocabulary(hold="mogu")))
    assert voice.catalogue.say("spoken_hold") == "mogu"
    assert say("spoken_hold") == "moje"


def test_words_of_the_program_are_known_in_every_language():
    assert spellings("default_name_you") == {"Ti", "Ти", "You"}
    assert spellings("default_name_left") == {"Mira", "Мира"}


class SmallGrammar:
    """A fourth language for the test: no cases, two plural forms."""

    CASES = ("plain",)
    PLURAL_FORMS = 2

    @staticmethod
    def player(player, _case):
        return "you" if player.you else player.name

    @staticmethod
    def plural_form(number):
        return int(number != 1)


def test_another_language_needs_a_table_and_a_grammar_only():
    table = {"tricks": "{Who} {who!has|have} {count} {count#trick|tricks}."}
    catalogue = Catalogue(Language(table, SmallGrammar))
    mira, you = Player("Mira", Gender.F), Player("Vesna", Gender.F, you=True)
    assert catalogue.say("tricks", who=mira, count=1) == "Mira has 1 trick."
    assert catalogue.say("tricks", who=you, count=2) == "You have 2 tricks."
    with pytest.raises(CatalogueError, match="wants 2 forms"):
        parse("{count#one|few|many}", SmallGrammar)
