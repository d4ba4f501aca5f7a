"""What is told of a figure on the paper, and that it can be told of every figure."""

import random

import pytest

from preferans_desktop.language.catalogue import VOICE
from preferans_desktop.language.figures import (
    RULES,
    explain_bule,
    explain_hat,
    explain_left,
    explain_refa,
    explain_supe,
)
from preferans_desktop.language.players import Gender, Player
from preferans_desktop.language.rule_sections import Section
from preferans_desktop.language.speech import USUAL_SPEECH, Speech, Tongue
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.figures import bule_figures, refe, supe_figures
from preferans_desktop.rules.serbian.match import Match, write_off
from support.contracts import in_play
from support.simulate import play_match
from support.table import A, B, C, dealt, new_match, play_tricks, say, with_paper

YOU = Player("Vesna", Gender.F, you=True)
PLAYERS = (YOU, Player("Stevan", Gender.M), Player("Mira", Gender.F))
ALL = "0 ponuda sve, 1 prihvatam, 2 prihvatam"


@pytest.fixture(autouse=True)
def usual_speech():
    yield
    VOICE.use(USUAL_SPEECH)


def karo(way, winners, match=None):
    match = play_tricks(in_play("karo", way, match=match), winners)
    return say(match, ALL if way != "F" else "0 ponuda sve, 1 prihvatam")


def told(explanation):
    return [explanation.heading, *explanation.lines]


def test_the_declarer_passed_under_kontra():
    match = karo("kontra F", [B, B, C, C])
    found = explain_bule(match, A, 1, PLAYERS)
    assert told(found) == [
        "1. ruka. Ti si prošla: karo pod kontrom, 6 štihova.",
        "Ruka vredi 12: karo 3 × 2, kontra × 2.",
        "Ti si prošla i skidaš 12 bula.",
        "Bilo je 60: 60 − 12 = 48.",
    ]
    assert found.rule.startswith("Odigravač prolazi sa šest štihova")
    assert (found.section, found.section.chapter) == (Section.PASSING, 9)


def test_the_giver_of_kontra_fell_and_writes_all_tricks():
    match = karo("kontra F", [B, B, C, C])
    assert told(explain_bule(match, B, 1, PLAYERS))[2:] == [
        "Stevan je dao kontru, a odigravač je prošao: pada.",
        "Bilo je 60: 60 + 12 = 72.",
    ]
    assert told(explain_supe(match, B, A, 0, PLAYERS))[2:] == [
        "Stevan je dao kontru i piše štihove oba protivnika: 4 × 12 = 48.",
    ]


def test_a_fall_taken_over():
    match = say(karo("both", [B, B, C]), "1 preuzimam, 2 prihvatam")
    bule = explain_bule(match, B, 1, PLAYERS)
    assert told(bule)[2:] == [
        "Mira ima 1 štih, zajedno sa drugim 3. Nema ni svoja dva ni četiri zajedno: pada.",
        "Stevan je otišao u bulu umesto Mire.",
        "Bilo je 60: 60 + 6 = 66.",
    ]
    supe = explain_supe(match, B, A, 0, PLAYERS)
    assert told(supe)[2:] == [
        "Stevan ima 2 štiha: 2 × 6 = 12.",
        "Mira ima 1 štih: 1 × 6 = 6.",
        "Stevan je otišao u bulu i piše ih umesto Mire.",
        "Bilo je 0: 0 + 18 = 18.",
    ]
    assert bule.section is supe.section is Section.TAKE_OVER


def test_english_names_who_falls_whatever_the_gender():
    VOICE.use(Speech(Tongue.ENGLISH))
    match = karo("both", [B, B, C])
    (line,) = (line for line in told(explain_bule(match, C, 1, PLAYERS)) if "Neither" in line)
    assert line.endswith("Neither two own ones nor four together: Mira falls.")
    match = karo("kontra F", [B, B, C, C])
    assert "Stevan falls." in told(explain_bule(match, B, 1, PLAYERS))[2]


def test_betl_under_rekontra_on_a_refa():
    match = say(dealt(), "0 dalje, 1 dalje, 2 dalje")
    match = play_tricks(in_play("igra betl", "rekontra F", declarer=B, match=match), [B])
    found = explain_supe(match, C, B, 0, PLAYERS)
    assert told(found)[2] == (
        "Betl je pao: 70, za oba × 2, rekontra × 4, refa × 2, ukupno 1120 supa za Miru."
    )
    assert explain_bule(match, B, 1, PLAYERS).rule.startswith("Odigravač koji padne")


def test_a_refa_and_who_has_played_it():
    match = say(dealt(), "0 dalje, 1 dalje, 2 dalje")
    match = play_tricks(in_play("karo", "F", declarer=B, match=match), [C, C])
    match = say(match, "1 ponuda sve, 2 prihvatam")
    assert told(explain_refa(match, 0, PLAYERS)) == [
        "1. ruka. Svi su rekli dalje.",
        "Svakom se upisuje refa.",
        "Ti: još otvorena.",
        "Stevan: odigrana u 2. ruci.",
        "Mira: još otvorena.",
    ]


def test_a_hat_drawn_and_struck():
    match = karo("both", [B, B, C, C], new_match(bule=6))
    match = play_tricks(in_play("karo", match=match), [B] * 5)
    assert told(explain_hat(match, A, 1, PLAYERS)) == [
        "1. ruka. Ti si prošla: karo, 6 štihova.",
        "Ti crtaš kapu kod 0: bule su na nuli ili ispod nje.",
        "Kapa je precrtana u 2. ruci, kad su bule porasle na 6.",
    ]


def test_a_figure_under_the_hat_is_told_with_its_minus():
    match = karo("both", [B, B, C, C], new_match(bule=4))
    assert told(explain_bule(match, A, 1, PLAYERS))[-2:] == [
        "Bilo je 4: 4 − 6 = −2.",
        "Pod kapom se piše bez minusa: 2 znači −2.",
    ]


def test_what_shrank_what_is_left_and_where_it_began():
    match = karo("both", [B, B, C, C], with_paper(new_match(), bule=(4, 0, 0)))
    found = explain_bule(match, A, 1, PLAYERS)
    assert found.lines[1] == "Igralo se još samo za 4, pa se toliko i računa."
    assert found.rule.startswith("Zbir bula ne pada ispod nule")
    assert explain_left(new_match(), PLAYERS).lines == (
        "Bule: ti 60, Stevan 60, Mira 60. Zbir je 180.",
    )
    assert told(explain_bule(match, C, 0, PLAYERS)) == [
        "Početak partije.",
        "Svako počinje sa 60 bula.",
    ]


def test_a_write_off():
    match = write_off(karo("both", [B, B, C, C]))
    assert told(explain_bule(match, B, 1, PLAYERS)) == [
        "Partija je završena otpisivanjem.",
        "Zbir bula bio je 174: svakom se skida trećina, 58.",
        "Bilo je 60: 60 − 58 = 2.",
    ]


def explain_everything(match: Match) -> int:
    found = [explain_left(match, PLAYERS)]
    for seat in SEATS:
        figures = bule_figures(match, seat)
        found += [explain_bule(match, seat, number, PLAYERS) for number in range(len(figures))]
        under = [number for number, figure in enumerate(figures) if figure.total <= 0]
        found += [explain_hat(match, seat, number, PLAYERS) for number in under]
        for against in SEATS:
            count = len(supe_figures(match, seat, against))
            found += [explain_supe(match, seat, against, row, PLAYERS) for row in range(count)]
    found += [explain_refa(match, number, PLAYERS) for number in range(len(refe(match)))]
    assert all(each.heading and each.lines and each.rule for each in found)
    return len(found)


@pytest.mark.parametrize("tongue", Tongue)
def test_every_figure_of_any_match_can_be_told(tongue):
    VOICE.use(Speech(tongue))
    for seed in range(12):
        *_, state = play_match(random.Random(seed), longest=8)
        assert explain_everything(state.match) > 3


def test_every_rule_has_its_sentence():
    sentences = {key.removeprefix("rule_") for key in VOICE.catalogue.templates if "rule_" in key}
    assert RULES.keys() <= sentences
