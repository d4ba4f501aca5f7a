import pytest

from preferans_desktop.language.players import Gender, Player
from preferans_desktop.language.serbian.grammar import SerbianGrammar
from preferans_desktop.language.templates import CatalogueError, parse
from preferans_desktop.language.vocabulary import USUAL_WORDS
from preferans_desktop.rules.cards import Card, Suit, parse_card
from preferans_desktop.rules.serbian.contracts import Contract

grammar = SerbianGrammar(USUAL_WORDS)
MIRA = Player("Mira", Gender.F)
STEVAN = Player("Stevan", Gender.M)
YOU = Player("Vesna", Gender.F, you=True)
DAMA_HERC = parse_card("HQ")


def fill(text, **values):
    return parse(text, grammar).fill(grammar, values)


@pytest.mark.parametrize(
    ("text", "values", "sentence"),
    [
        ("Partija.", {}, "Partija."),
        ("{who} igra", {"who": MIRA}, "Mira igra"),
        ("{Who} {who!baca|bacaš}", {"who": MIRA}, "Mira baca"),
        ("{Who} {who!baca|bacaš}", {"who": YOU}, "Ti bacaš"),
        ("{who:acc} i {who:ins}", {"who": STEVAN}, "Stevana i Stevanom"),
        ("{who:dat}", {"who": YOU}, "tebi"),
        ("{who.prošao|prošla}", {"who": STEVAN}, "prošao"),
        ("{Who.prošao|prošla}", {"who": YOU}, "Prošla"),
        ("{who!je|si} {who.sam|sama}", {"who": YOU}, "si sama"),
        ("{card:acc}", {"card": DAMA_HERC}, "damu herc"),
        ("{Card}", {"card": Card(0)}, "Sedmica pik"),
        ("{cards:acc}", {"cards": frozenset({Card(7), DAMA_HERC})}, "keca pik i damu herc"),
        ("{suit} {suit:gen}", {"suit": Suit.PIK}, "pik pika"),
        ("{Contract}", {"contract": Contract.SANS}, "Sans"),
        ("{count} {count#štih|štiha|štihova}", {"count": 21}, "21 štih"),
        ("{count#štih|štiha|štihova}", {"count": 3}, "štiha"),
        ("{count:word}", {"count": 4}, "četiri"),
        ("{change:+}/{change}", {"change": 8}, "+8/8"),
        ("{change:+}/{change}", {"change": -8}, "−8/−8"),
        ("{change:+}", {"change": 0}, "0"),
        ("„{words}“", {"words": "{who}"}, "„{who}“"),
    ],
)
def test_filled(text, values, sentence):
    assert fill(text, **values) == sentence


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{nobody}", "unknown parameter"),
        ("{who", "brace"),
        ("who}", "brace"),
        ("{}", "brace"),
        ("{who:}", "brace"),
        ("{{who}}", "brace"),
        ("{who:loc}", "is no form"),
        ("{who:acc|dat}", "wants 1 forms"),
        ("{who.prošao}", "wants 2 forms"),
        ("{who!je|si|je}", "wants 2 forms"),
        ("{who#jedan|dva|pet}", "does not suit"),
        ("{count#štih|štiha}", "wants 3 forms"),
        ("{count:acc}", "is no form"),
        ("{count.a|b}", "does not suit"),
        ("{card:+}", "is no form"),
        ("{card.a|b}", "does not suit"),
        ("{words:acc}", "does not suit"),
    ],
)
def test_broken_template_is_refused(text, problem):
    with pytest.raises(CatalogueError, match=problem):
        parse(text, grammar)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("{who}", {}),
        ("{who}", {"who": MIRA, "whom": STEVAN}),
        ("Partija.", {"who": MIRA}),
        ("{who}", {"who": "Mira"}),
        ("{who}", {"who": 0}),
        ("{card}", {"card": 32}),
        ("{card}", {"card": -1}),
        ("{card}", {"card": Suit.PIK}),
        ("{card}", {"card": True}),
        ("{card}", {"card": "HQ"}),
        ("{suit}", {"suit": 0}),
        ("{suit}", {"suit": Contract.PIK}),
        ("{contract}", {"contract": 2}),
        ("{contract}", {"contract": Suit.HERC}),
        ("{count}", {"count": "3"}),
        ("{count}", {"count": 3.0}),
        ("{count}", {"count": True}),
        ("{count}", {"count": None}),
        ("{count}", {"count": Contract.PIK}),
        ("{cards}", {"cards": "HQ"}),
        ("{cards}", {"cards": 3}),
        ("{cards}", {"cards": None}),
        ("{cards}", {"cards": ["HQ"]}),
        ("{words}", {"words": 3}),
        ("{words}", {"words": None}),
    ],
)
def test_wrong_parameter_is_refused(text, values):
    with pytest.raises(CatalogueError):
        fill(text, **values)
