"""English: grammar, and sentences that read as English."""

import re

import pytest

from preferans_ai.reason_codes import REASON_CODES
from preferans_desktop.language.acts import button_word, serbian_term, spoken, told
from preferans_desktop.language.catalogue import VOICE, say
from preferans_desktop.language.english.grammar import EnglishGrammar
from preferans_desktop.language.players import Gender, Player
from preferans_desktop.language.reasons import refusal, why
from preferans_desktop.language.results import hand_heading, hand_lines, match_lines
from preferans_desktop.language.situation import contract_badge, prompt
from preferans_desktop.language.speech import USUAL_SPEECH, Speech, Tongue
from preferans_desktop.language.vocabulary import Vocabulary
from preferans_desktop.rules.cards import ALL_CARDS, Suit, parse_card
from preferans_desktop.rules.errors import Reason
from preferans_desktop.rules.serbian.actions import (
    Allow,
    Alone,
    Announce,
    Bid,
    Call,
    DeclareHandGame,
    Discard,
    Follow,
    Hold,
    Kontra,
    NameSuit,
    OfferAll,
    OfferTricks,
    Pass,
    PlayCard,
    StayOut,
    TakeOver,
)
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.masking import view_of
from preferans_desktop.rules.serbian.settings import SWITCHES
from support.contracts import in_play
from support.table import A, B, C, announced, dealt, last, new_match, play_tricks, with_paper
from support.table import say as act

YOU = Player("Vesna", Gender.F, you=True)
STEVAN = Player("Stevan", Gender.M)
MIRA = Player("Mira", Gender.F)
PLAYERS = (YOU, STEVAN, MIRA)
GRAMMAR = EnglishGrammar()
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


@pytest.fixture(autouse=True)
def english():
    VOICE.use(Speech(Tongue.ENGLISH))
    yield
    VOICE.use(USUAL_SPEECH)


@pytest.mark.parametrize(
    ("action", "button", "aloud", "of_her", "to_you"),
    [
        (Pass(0), "Pass", "pass", "Mira passes.", "You pass."),
        (Bid(0, 4), "Four", "four", "Mira bids four.", "You bid four."),
        (Hold(0), "Hold", "hold", "Mira holds.", "You hold."),
        (
            DeclareHandGame(0),
            "Hand game",
            "hand game",
            "Mira declares a hand game.",
            "You declare a hand game.",
        ),
        (NameSuit(0, Suit.KARO), "Diamonds", "diamonds", "Mira says diamonds.", None),
        (Announce(0, Contract.SANS), "Sans", "sans", "Mira plays sans.", "You play sans."),
        (Follow(0), "Follow", "follow", "Mira follows.", "You follow."),
        (StayOut(0), "Stay out", "stay out", "Mira stays out.", "You stay out."),
        (Alone(0), "Alone", "alone", "Mira follows alone.", "You follow alone."),
        (Call(0), "Call", "call", "Mira calls.", "You call."),
        (Kontra(0), "Kontra", "kontra", "Mira gives kontra.", "You give kontra."),
        (Allow(0), "Play on", "play on", "Mira says play on.", "You say play on."),
        (
            PlayCard(0, parse_card("HQ")),
            "Queen of hearts",
            "",
            "Mira plays the queen of hearts.",
            "You play the queen of hearts.",
        ),
        (Discard(0, None), "Discard", "", "Mira discards two cards.", "You discard two cards."),
        (
            Discard(0, frozenset({parse_card("SA"), parse_card("HT")})),
            "Discard",
            "",
            "Mira discards the ace of spades and the ten of hearts.",
            None,
        ),
        (
            OfferAll(0),
            "Offer: the rest is mine",
            "the rest is mine",
            "Mira offers: the rest is mine.",
            None,
        ),
        (OfferTricks(0, 2), "Offer: 2 tricks", "two tricks", "Mira offers 2 tricks.", None),
        (
            TakeOver(0),
            "Take the fall over",
            "I take the fall over",
            "Mira wants to take the fall over.",
            "You want to take the fall over.",
        ),
    ],
)
def test_act_in_words(action, button, aloud, of_her, to_you):
    assert button_word(action, MIRA) == button
    assert spoken(action, MIRA) == aloud
    assert told(action, MIRA) == of_her
    if to_you is not None:
        assert told(action, YOU) == to_you


def test_the_serbian_term_is_kept():
    assert serbian_term(Follow(0), MIRA) == "pratim"
    assert serbian_term(Alone(0), MIRA) == "sama"
    assert serbian_term(PlayCard(0, parse_card("HQ")), MIRA) == ""
    VOICE.use(Speech(Tongue.ENGLISH, Vocabulary(follow="dodjem")))
    assert serbian_term(Follow(0), MIRA) == "dođem"
    VOICE.use(Speech(Tongue.CYRILLIC))
    assert serbian_term(Follow(0), MIRA) == ""


@pytest.mark.parametrize(("number", "form"), [(0, 1), (1, 0), (-1, 0), (2, 1), (11, 1), (21, 1)])
def test_plural_form(number, form):
    assert GRAMMAR.plural_form(number) == form


def test_counted_words():
    assert say("button_offer_tricks", count=1) == "Offer: 1 trick"
    assert say("hand_supe", who=YOU, whom=MIRA, supe=36) == "You write 36 supe against Mira."
    assert say("paper_refe", count=1) == "1 refa"


def test_cards_are_told_apart_with_and_without_article():
    for case in GRAMMAR.CASES:
        assert len({GRAMMAR.card(card, case) for card in ALL_CARDS}) == 32
    assert GRAMMAR.card(parse_card("DT"), "the") == "the ten of diamonds"


@pytest.mark.parametrize(
    ("parts", "text"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (list("abc"), "a, b and c")],
)
def test_enumeration(parts, text):
    assert GRAMMAR.enumeration(parts) == text


@pytest.mark.parametrize(("number", "word"), [(0, "zero"), (7, "seven"), (10, "ten"), (11, "11")])
def test_number_word(number, word):
    assert GRAMMAR.number_word(number) == word


def test_prompts():
    assert prompt(view_of(new_match(), A), PLAYERS) == "Deal the cards for the first hand."
    assert prompt(view_of(dealt(), A), PLAYERS) == "Your turn to bid."
    assert prompt(view_of(act(dealt(), "0 2"), A), PLAYERS) == "Stevan is to act."
    alone = act(announced("karo", declarer=C), "0 pratim, 1 ne_pratim")
    assert prompt(view_of(alone, A), PLAYERS) == (
        "The other one stays out. Your turn: alone, call or kontra?"
    )


def test_contract():
    match = in_play("igra sans", "rekontra F", declarer=B)
    assert contract_badge(match.hand, PLAYERS) == ("Hand sans", "worth 64, rekontra")


def test_end_of_a_hand():
    match = play_tricks(in_play("karo", declarer=B), [B] * 7 + [C] * 3)
    assert [hand_heading(last(match), PLAYERS), *hand_lines(match, PLAYERS)] == [
        "Stevan made it: diamonds, 7 tricks.",
        "Tricks: Stevan 7, Mira 3, you 0.",
        "The hand is worth 6: diamonds 3 × 2.",
        "You fell.",
        "You: bule +6, now 66.",
        "Stevan: bule −6, now 54.",
        "Mira writes 18 supe against Stevan.",
    ]


def test_end_of_a_match():
    match = with_paper(new_match(), bule=(10, -20, 10))
    assert match_lines(match, PLAYERS) == (
        "1. Stevan is 200 to the good.",
        "2. You are 100 to the bad.",
        "3. Mira is 100 to the bad.",
    )


def test_verbs_agree_with_the_one_addressed():
    for key, template in VOICE.catalogue.templates.items():
        if "who" not in template.parameters:
            continue
        facts = {
            "whom": STEVAN,
            "cards": frozenset({1}),
            "words": "x",
            "trump": Suit.PIK,
            **dict.fromkeys(("value", "place", "bule", "supe", "change"), 2),
        }
        for who, wrong in (
            (YOU, r"\b[Yy]ou (is|has|was|[a-z]+(?<!s)s)\b"),
            (MIRA, r"Mira (are|have)"),
        ):
            sentence = VOICE.catalogue.say_from(
                key, SAMPLES | facts | {"who": who, "chance": 7, "tricks": 2}
            )
            assert not re.search(wrong, sentence), sentence


@pytest.mark.parametrize("code", REASON_CODES)
def test_reason_has_a_sentence(code):
    for player in (MIRA, YOU):
        sentence = why(code, player, **{name: SAMPLES[name] for name in REASON_CODES[code]})
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert len(sentence) <= 90
        assert "Mira" not in sentence


@pytest.mark.parametrize(
    ("code", "of_her", "to_you"),
    [
        ("bid_estimate", "Counts on clubs, made in 71 of 100 deals.", None),
        ("ruff", "Ruffs with a trump.", "You ruff with a trump."),
        (
            "announce_trump",
            "With hearts as trumps counts on 6 tricks.",
            "With hearts as trumps you count on 6 tricks.",
        ),
    ],
)
def test_reason(code, of_her, to_you):
    facts = {name: SAMPLES[name] for name in REASON_CODES[code]}
    assert why(code, MIRA, **facts) == of_her
    if to_you is not None:
        assert why(code, YOU, **facts) == to_you


def test_refusals():
    assert refusal(Reason.MUST_FOLLOW_SUIT, led=Suit.PIK) == "You must follow suit: spades."
    assert refusal(Reason.MUST_TRUMP, led=Suit.PIK, trump=Suit.HERC) == (
        "You have no spades, you must trump: hearts."
    )


@pytest.mark.parametrize("switch", SWITCHES)
def test_switch_has_a_name_and_one_line_that_explains_it(switch):
    name, line = say(f"switch_{switch}"), say(f"explain_{switch}")
    assert len(name) <= 40
    assert not name.endswith(".")
    assert line.endswith(".")
    assert 20 <= len(line) <= 160
