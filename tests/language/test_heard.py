"""Names and news for those who listen to the screen, with case and gender, in every language."""

import pytest

from preferans_desktop.language.catalogue import VOICE
from preferans_desktop.language.heard import (
    Use,
    act_news,
    bule_heard,
    card_heard,
    card_heard_at,
    closed_heard,
    count_heard,
    deal_news,
    end_news,
    hat_heard,
    refa_heard,
    supe_heard,
    trick_heard,
)
from preferans_desktop.language.players import Gender, Player
from preferans_desktop.language.speech import USUAL_SPEECH, Speech, Tongue
from preferans_desktop.language.vocabulary import Vocabulary
from preferans_desktop.rules.cards import parse_card
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import Discard
from preferans_desktop.rules.serbian.masking import view_of
from preferans_desktop.rules.serbian.play import Trick
from support.contracts import in_play
from support.table import A, B, C, acts, dealt, new_match, play_tricks, say, with_paper

YOU = Player("Vesna", Gender.F, you=True)
STEVAN = Player("Stevan", Gender.M)
MIRA = Player("Mira", Gender.F)
PLAYERS = (YOU, STEVAN, MIRA)
KING, QUEEN, TEN = (parse_card(text) for text in ("SK", "HQ", "DT"))


@pytest.fixture(autouse=True)
def speech_given_back():
    yield
    VOICE.use(USUAL_SPEECH)


def news(match, text, *, seat=A):
    """What somebody hears of the last of these acts."""
    *first, act = acts(text)
    for each in first:
        match = matches.apply(match, each)
    after = matches.apply(match, act)
    return act_news(act, view_of(match, seat), view_of(after, seat), PLAYERS)


@pytest.mark.parametrize(
    ("use", "serbian", "english"),
    [
        (Use.NONE, "Kralj pik", "King of spades"),
        (Use.PLAYABLE, "Kralj pik, može se igrati", "King of spades, can be played"),
        (Use.NOT_PLAYABLE, "Kralj pik, ne može se igrati", "King of spades, cannot be played"),
        (Use.DISCARDABLE, "Kralj pik, može u škart", "King of spades, can be discarded"),
        (Use.CHOSEN, "Kralj pik, ide u škart", "King of spades, will be discarded"),
        (Use.PUT_AWAY, "Kralj pik, u škartu", "King of spades, discarded"),
    ],
)
def test_an_own_card(use, serbian, english):
    assert card_heard(KING, use) == serbian
    VOICE.use(Speech(Tongue.ENGLISH))
    assert card_heard(KING, use) == english


def test_cards_of_others():
    assert card_heard_at("Mira", QUEEN, Use.PUT_AWAY) == "Mira: dama herc, u škartu"
    counted = [count_heard("Mira", count) for count in (1, 3, 10)]
    assert counted == ["Mira: 1 karta", "Mira: 3 karte", "Mira: 10 karata"]
    assert closed_heard("Talon", 2) == "Talon: 2 zatvorene karte"


def test_the_last_trick():
    trick = Trick(((2, QUEEN), (0, KING), (1, TEN)), 0)
    assert trick_heard(trick, PLAYERS) == (
        "Poslednji štih: Mira: dama herc, Vesna: kralj pik, Stevan: desetka karo, nosiš ti"
    )


def test_cells_of_the_paper():
    assert bule_heard(MIRA, 60, struck=False) == "bule, Mira, 60"
    assert bule_heard(MIRA, -8, struck=True) == "bule, Mira, −8, precrtano"
    assert supe_heard(MIRA, STEVAN, 24, struck=False) == "supe, Mira protiv Stevana, 24"
    assert supe_heard(YOU, MIRA, 24, struck=True) == "supe, ti protiv Mire, 24, precrtano"
    assert supe_heard(STEVAN, YOU, 24, struck=False) == "supe, Stevan protiv tebe, 24"
    assert hat_heard(MIRA, struck=False) == "kapa, Mira"
    assert refa_heard(2, MIRA, played=True) == "2. refa, Mira, odigrana"
    assert refa_heard(1, MIRA, played=False) == "1. refa, Mira, otvorena"
    VOICE.use(Speech(Tongue.CYRILLIC, Vocabulary(hat="sesir")))
    assert hat_heard(MIRA, struck=True) == "шешир, Mira, прецртано"
    VOICE.use(Speech(Tongue.ENGLISH))
    assert supe_heard(YOU, MIRA, 24, struck=True) == "supe, you against Mira, 24, struck out"
    assert refa_heard(1, YOU, played=False) == "refa 1, Vesna, open"


def test_a_deal():
    assert deal_news(MIRA, YOU, (QUEEN, KING)) == [
        "Mira deli.",
        "Tvoje karte: dama herc, kralj pik.",
    ]
    vera = Player("Vera", Gender.F)
    assert deal_news(YOU, vera, (QUEEN,)) == ["Ti deliš.", "Vera: dama herc."]


def test_a_word_and_the_talon():
    assert news(dealt(), "0 dalje, 1 2") == ["Stevan licitira dva."]
    match = dealt()
    cards = " i ".join(
        VOICE.catalogue.say("heard_card", card=card) for card in sorted(match.hand.deal.talon.known)
    )
    assert news(match, "0 dalje, 1 2, 2 dalje") == ["Mira kaže dalje.", f"Talon: {cards}."]


def test_what_another_puts_away_stays_his():
    match = say(dealt(), "0 dalje, 1 2, 2 dalje")
    first, second = sorted(match.hand.holdings[B].known)[:2]
    away = Discard(B, frozenset({first, second}))
    after = matches.apply(match, away)
    assert act_news(away, view_of(match, A), view_of(after, A), PLAYERS) == [
        "Stevan odbacuje dve karte."
    ]
    own = act_news(away, view_of(match, B), view_of(after, B), PLAYERS)
    assert own[0].count(" i ") == 1
    assert "dve karte" not in own[0]


def test_who_takes_the_trick():
    before = in_play("karo", declarer=B)
    after = play_tricks(before, [B, C])
    act = after.hand.actions[-1]
    almost = before
    for each in after.hand.actions[len(before.hand.actions) : -1]:
        almost = matches.apply(almost, each)
    told = act_news(act, view_of(almost, A), view_of(after, A), PLAYERS)
    assert told[1:] == ["Mira nosi štih, ima 1."]
    VOICE.use(Speech(Tongue.ENGLISH))
    told = act_news(act, view_of(almost, A), view_of(after, A), PLAYERS)
    assert told[1:] == ["Mira takes the trick and has 1."]


def test_the_end_of_a_hand_and_of_a_match():
    match = say(dealt(), "0 dalje, 1 dalje, 2 dalje")
    assert end_news(match, PLAYERS) == ["Svi su rekli dalje.", "Svakom se upisuje refa."]
    ended = matches.write_off(match)
    told = end_news(ended, PLAYERS)
    assert told[0] == "Partija je završena otpisivanjem."
    assert len(told) == 4
    assert end_news(new_match(), PLAYERS) == []


def test_a_match_that_ends_with_a_hand_tells_both():
    match = with_paper(in_play("karo", declarer=B), bule=(60, -60, 6))
    ended = play_tricks(match, [B] * 6 + [A] * 2 + [C] * 2)
    told = end_news(ended, PLAYERS)
    assert ended.over
    assert "Partija je završena." in told
    assert told[0].startswith("Stevan je prošao: ")
