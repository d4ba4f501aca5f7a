import pytest

from preferans_desktop.language.players import Gender, Player
from preferans_desktop.language.serbian.grammar import SerbianGrammar
from preferans_desktop.language.vocabulary import USUAL_WORDS
from preferans_desktop.rules.cards import ALL_CARDS, Suit, parse_card
from preferans_desktop.rules.serbian.contracts import Contract

grammar = SerbianGrammar(USUAL_WORDS)
SUITS = {"S": "pik", "D": "karo", "H": "herc", "C": "tref"}
# rank: nominative, genitive, dative, accusative, vocative, instrumental
RANKS = {
    "7": "sedmica sedmice sedmici sedmicu sedmice sedmicom",
    "8": "osmica osmice osmici osmicu osmice osmicom",
    "9": "devetka devetke devetki devetku devetko devetkom",
    "T": "desetka desetke desetki desetku desetko desetkom",
    "J": "žandar žandara žandaru žandara žandaru žandarom",
    "Q": "dama dame dami damu damo damom",
    "K": "kralj kralja kralju kralja kralju kraljem",
    "A": "kec keca kecu keca keče kecom",
}


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", RANKS)
def test_card_in_every_case(suit, rank):
    forms = [grammar.card(parse_card(suit + rank), case) for case in grammar.CASES]
    assert forms == [f"{form} {SUITS[suit]}" for form in RANKS[rank].split()]


def test_cards_are_told_apart_in_every_case():
    for case in grammar.CASES:
        assert len({grammar.card(card, case) for card in ALL_CARDS}) == 32


@pytest.mark.parametrize(
    ("suit", "forms"),
    [
        (Suit.PIK, "pik pika piku pik pik pikom"),
        (Suit.KARO, "karo kara karu karo karo karom"),
        (Suit.HERC, "herc herca hercu herc herc hercom"),
        (Suit.TREF, "tref trefa trefu tref tref trefom"),
    ],
)
def test_suit_and_its_contract_in_every_case(suit, forms):
    assert [grammar.suit(suit, case) for case in grammar.CASES] == forms.split()
    contract = Contract[suit.name]
    assert [grammar.contract(contract, case) for case in grammar.CASES] == forms.split()


@pytest.mark.parametrize(
    ("contract", "forms"),
    [
        (Contract.BETL, "betl betla betlu betl betl betlom"),
        (Contract.SANS, "sans sansa sansu sans sans sansom"),
    ],
)
def test_contract_without_trump_in_every_case(contract, forms):
    assert [grammar.contract(contract, case) for case in grammar.CASES] == forms.split()


def test_pronoun_of_the_one_addressed():
    you = Player("Vesna", Gender.F, you=True)
    forms = [grammar.player(you, case) for case in grammar.CASES]
    assert forms == ["ti", "tebe", "tebi", "tebe", "ti", "tobom"]


def _plural(number):
    """The rule as school grammar words it, over the last figures."""
    last_two = str(number).zfill(2)[-2:]
    if last_two[0] != "1":
        if last_two[1] == "1":
            return 0
        if last_two[1] in "234":
            return 1
    return 2


def test_plural_forms_up_to_125():
    assert [grammar.plural_form(number) for number in range(126)] == [
        _plural(number) for number in range(126)
    ]


@pytest.mark.parametrize(
    ("number", "form"),
    [(0, 2), (1, 0), (4, 1), (5, 2), (11, 2), (12, 2), (21, 0), (112, 2), (124, 1), (-1, 0)],
)
def test_plural_form(number, form):
    assert grammar.plural_form(number) == form


@pytest.mark.parametrize(
    ("number", "word"), [(0, "nula"), (2, "dva"), (4, "četiri"), (7, "sedam"), (11, "11")]
)
def test_number_word(number, word):
    assert grammar.number_word(number) == word


@pytest.mark.parametrize(
    ("parts", "text"),
    [([], ""), (["a"], "a"), (["a", "b"], "a i b"), (["a", "b", "c"], "a, b i c")],
)
def test_enumeration(parts, text):
    assert grammar.enumeration(parts) == text
