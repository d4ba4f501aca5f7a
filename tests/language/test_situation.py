import pytest

from preferans_desktop.language.players import Gender, Player
from preferans_desktop.language.situation import contract_badge, prompt, role, take_over_question
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.masking import view_of
from support.contracts import in_play
from support.table import A, B, C, announced, deal_with, dealt, new_match, play_tricks, say

YOU = Player("Vesna", Gender.F, you=True)
STEVAN = Player("Stevan", Gender.M)
MIRA = Player("Mira", Gender.F)
PLAYERS = (YOU, STEVAN, MIRA)


def prompts(match, seat=A):
    return prompt(view_of(match, seat), PLAYERS)


def roles(match):
    assert match.hand is not None
    return [role(match.hand, seat, PLAYERS[seat]) for seat in (A, B, C)]


@pytest.mark.parametrize(
    ("match", "words"),
    [
        (new_match(), "Podeli karte za prvu ruku."),
        (say(dealt(), "0 dalje, 1 dalje, 2 dalje"), "Ruka je gotova. Podeli sledeću."),
        (dealt(), "Na potezu si: licitiraj."),
        (say(dealt(), "0 2"), "Na potezu je Stevan."),
        (say(dealt(), "0 2, 1 dalje"), "Na potezu je Mira."),
        (say(dealt(), "0 igra, 1 igra, 2 dalje"), "Na potezu si: kaži boju."),
        (say(dealt(), "0 2, 1 dalje, 2 dalje"), "Izaberi dve karte za škart."),
        (announced("karo", declarer=C), "Na potezu si: pratiš li?"),
        (
            say(announced("karo", declarer=B), "2 ne_pratim"),
            "Drugi ne prati. Na potezu si: pratiš li?",
        ),
        (
            say(announced("karo", declarer=B), "2 pratim"),
            "Na potezu si: pratiš li?",
        ),
        (
            say(announced("pik", declarer=B), "2 ne_pratim"),
            "Drugi ne prati. Na potezu si: pratiš li?",
        ),
        (
            say(announced("karo", declarer=C), "0 pratim, 1 ne_pratim"),
            "Drugi ne prati. Na potezu si: sama, zovem ili kontra?",
        ),
        (
            say(announced("karo", declarer=C), "0 pratim, 1 pratim"),
            "Na potezu si: kontra ili može?",
        ),
        (
            say(announced("pik", declarer=C), "0 pratim, 1 ne_pratim"),
            "Na potezu si: kontra ili može?",
        ),
        (announced("igra betl", declarer=C), "Na potezu si: kontra ili može?"),
        (
            say(announced("karo"), "1 pratim, 2 ne_pratim, 1 kontra"),
            "Dobijaš kontru. Na potezu si: rekontra ili može?",
        ),
        (in_play("karo"), "Na potezu si: polaziš."),
        (say(in_play("karo"), "0 ponuda sve"), "Na ponudu odgovara Stevan."),
        (
            say(in_play("karo", declarer=B), "1 ponuda sve, 2 prihvatam"),
            "Stevan nudi: nosim sve. Prihvataš li?",
        ),
        (
            say(in_play("karo", "S", declarer=B), "1 ponuda 3"),
            "Stevan nudi: tri štiha. Prihvataš li?",
        ),
    ],
)
def test_prompt(match, words):
    assert prompts(match) == words


def test_announcement_is_asked_for():
    talon = "SA SK"
    match = say(dealt(deal=deal_with(talon=talon)), f"0 2, 1 dalje, 2 dalje, 0 skart {talon}")
    assert prompts(match) == "Na potezu si: objavi šta igraš."


def test_card_is_asked_for_inside_a_trick():
    match = play_tricks(in_play("karo", declarer=C), [B])
    for _ in (B, C):
        match = matches.apply(match, matches.legal(match)[0])
    assert prompts(match) == "Na potezu si: baci kartu."


def test_match_that_is_over():
    match = matches.write_off(new_match())
    assert prompts(match) == "Partija je završena."


def fallen(declarer=B):
    """A hand in which the human, sole to fall, had a partner who may take the fall over."""
    match = in_play("karo", "both", declarer=declarer)
    return play_tricks(match, [declarer] * 7 + [C] * 3)


def test_take_over_is_asked_and_given_back():
    match = fallen()
    assert take_over_question(view_of(match, A), PLAYERS) == ""
    match = say(match, "2 preuzimam")
    assert prompts(match) == "Mira bi da preuzme tvoj pad. Prihvataš li?"
    assert prompts(match, C) == "Ruka je gotova. Podeli sledeću."
    match = say(match, "0 prihvatam, 2 vracam")
    assert prompts(match) == "Mira vraća tvoj pad. Prihvataš li?"
    assert take_over_question(view_of(match, C), PLAYERS) == ""


def test_take_over_is_asked_beside_the_next_hand():
    match = say(dealt(fallen()), "2 preuzimam")
    assert take_over_question(view_of(match, A), PLAYERS).startswith("Mira bi da preuzme")
    assert prompts(match) == "Na potezu je Stevan."


@pytest.mark.parametrize(
    ("match", "wanted"),
    [
        (dealt(), ["", "", ""]),
        (say(dealt(), "0 2, 1 dalje, 2 dalje"), ["odigravač", "", ""]),
        (announced("karo"), ["odigravač", "", ""]),
        (say(announced("karo"), "1 pratim"), ["odigravač", "prati", ""]),
        (say(announced("karo"), "1 ne_pratim"), ["odigravač", "ne prati", ""]),
        (in_play("karo", "both"), ["odigravač", "prati", "prati"]),
        (in_play("karo", "F"), ["odigravač", "prati sam", "ne prati"]),
        (in_play("karo", "S"), ["odigravač", "ne prati", "prati sama"]),
        (in_play("karo", "F calls"), ["odigravač", "zove", "zvana"]),
        (in_play("karo", "S calls"), ["odigravač", "zvan", "zove"]),
        (in_play("karo", "kontra F"), ["odigravač", "kontra", "uz kontru"]),
        (
            say(announced("karo"), "1 pratim, 2 pratim, 1 moze, 2 kontra"),
            ["odigravač", "prati", "kontra"],
        ),
        (in_play("igra betl"), ["odigravač", "protivnik", "protivnik"]),
        (in_play("igra betl", "kontra S"), ["odigravač", "protivnik", "kontra"]),
    ],
)
def test_roles(match, wanted):
    assert roles(match) == wanted


@pytest.mark.parametrize(
    ("match", "wanted"),
    [
        (dealt(), ("", "")),
        (say(dealt(), "0 2, 1 3, 2 dalje, 0 dalje"), ("Tri", "kupuje Stevan")),
        (say(dealt(), "0 2, 1 dalje, 2 dalje"), ("Dva", "kupuješ ti")),
        (announced("karo"), ("Karo", "vredi 6")),
        (announced("igra betl"), ("Igra betl", "vredi 14")),
        (in_play("karo", "kontra F"), ("Karo", "vredi 12, kontra")),
        (in_play("igra sans", "rekontra F"), ("Igra sans", "vredi 64, rekontra")),
        (
            announced("pik", match=say(dealt(), "0 dalje, 1 dalje, 2 dalje")),
            ("Pik", "vredi 8, refa"),
        ),
    ],
)
def test_contract_badge(match, wanted):
    assert match.hand is not None
    assert contract_badge(match.hand, PLAYERS) == wanted
