from preferans_desktop.language.players import Gender, Player
from preferans_desktop.language.results import (
    hand_heading,
    hand_lines,
    match_heading,
    match_lines,
)
from preferans_desktop.rules.serbian import match as matches
from support.contracts import in_play
from support.table import (
    A,
    B,
    C,
    announced,
    dealt,
    last,
    new_match,
    play_tricks,
    say,
    with_paper,
)

YOU = Player("Vesna", Gender.F, you=True)
STEVAN = Player("Stevan", Gender.M)
MIRA = Player("Mira", Gender.F)
PLAYERS = (YOU, STEVAN, MIRA)


def all_passed(match=None):
    return say(dealt(match), "0 dalje, 1 dalje, 2 dalje")


def told(match):
    return [hand_heading(last(match), PLAYERS), *hand_lines(match, PLAYERS)]


def test_all_pass():
    assert told(all_passed()) == ["Svi su rekli dalje.", "Svakom se upisuje refa."]


def test_all_pass_when_refe_are_spent():
    assert told(all_passed(new_match(refe=0))) == [
        "Svi su rekli dalje.",
        "Refa se ne upisuje: sve su potrošene.",
    ]


def test_all_pass_under_a_hat():
    match = with_paper(new_match(refe=None), bule=(-2, 60, 60))
    assert told(all_passed(match))[1:] == ["Refa se ne upisuje dok je neko ispod kape."]


def test_pik_without_kontra():
    match = say(announced("pik"), "1 ne_pratim, 2 ne_pratim")
    assert told(match) == ["Pik bez kontre se ne igra.", "Svakom se upisuje refa."]


def test_pik_without_kontra_when_refe_are_spent():
    match = announced("pik", declarer=C, match=new_match(refe=0))
    assert told(say(match, "0 ne_pratim, 1 ne_pratim")) == [
        "Mira je prošla: pik nema kontre, a refa ne može da se upiše.",
        "Ruka vredi 4: pik 2 × 2.",
        "Mira: bule −4, sada 56.",
    ]


def test_nobody_follows():
    match = say(announced("herc"), "1 ne_pratim, 2 ne_pratim")
    assert told(match) == [
        "Ti si prošla: herc, niko ne prati.",
        "Ruka vredi 8: herc 4 × 2.",
        "Ti: bule −8, sada 52.",
    ]


def test_passed_and_one_defender_fell():
    match = play_tricks(in_play("karo", declarer=B), [B] * 7 + [C] * 3)
    assert told(match) == [
        "Stevan je prošao: karo, 7 štihova.",
        "Štihovi: Stevan 7, Mira 3, ti 0.",
        "Ruka vredi 6: karo 3 × 2.",
        "Ti si pala.",
        "Ti: bule +6, sada 66.",
        "Stevan: bule −6, sada 54.",
        "Mira piše Stevanu 18 supa.",
    ]


def test_fall_taken_over():
    match = play_tricks(in_play("karo", declarer=B), [B] * 7 + [C] * 3)
    lines = told(say(match, "2 preuzimam, 0 prihvatam"))
    assert "Mira je otišla u bulu umesto tebe." in lines
    assert "Mira: bule +6, sada 66." in lines
    assert not any(line.startswith("Ti: bule") for line in lines)


def test_fell_at_the_fifth_trick_under_kontra():
    match = play_tricks(in_play("tref", "kontra F", declarer=C), [A] * 5)
    assert told(match) == [
        "Mira je pala: tref pod kontrom, 0 štihova.",
        "Protivnici su odneli pet štihova, ruka je gotova.",
        "Štihovi: Mira 0, ti 5, Stevan 0.",
        "Ruka vredi 20: tref 5 × 2, kontra × 2.",
        "Mira: bule +20, sada 80.",
        "Ti pišeš Miri 100 supa.",
    ]


def test_betl_lost_with_rekontra():
    match = play_tricks(in_play("igra betl", "rekontra F", declarer=B), [B])
    assert told(match) == [
        "Stevan je pao: igra betl pod rekontrom, 1 štih.",
        "Odigravač je odneo štih, ruka je gotova.",
        "Ruka vredi 56: igra betl 7 × 2, rekontra × 4.",
        "Stevan: bule +56, sada 116.",
        "Mira piše Stevanu 560 supa.",
    ]


def test_offer_accepted_with_refa_played_and_hat():
    match = with_paper(all_passed(), bule=(60, 4, 60))
    match = say(in_play("karo", "F", declarer=B, match=match), "1 ponuda 2, 2 prihvatam")
    assert told(match) == [
        "Stevan je prošao: karo na refi, 8 štihova.",
        "Ponuda je prihvaćena.",
        "Štihovi: Stevan 8, Mira 2.",
        "Ruka vredi 12: karo 3 × 2, refa × 2.",
        "Stevan: bule −12, sada 48.",
        "Mira piše Stevanu 24 supe.",
        "Stevan je odigrao refu.",
    ]


def test_reduction_that_shrank():
    match = say(announced("herc", match=new_match(bule=2)), "1 ne_pratim, 2 ne_pratim")
    assert told(match) == [
        "Ti si prošla: herc, niko ne prati.",
        "Ruka vredi 8: herc 4 × 2.",
        "Igralo se još samo za 6, pa se toliko i računa.",
        "Ti: bule −6, sada −4.",
        "Ti crtaš kapu.",
    ]


def test_hat_is_drawn_at_exactly_zero_and_once():
    match = say(announced("herc", match=new_match(bule=8)), "1 ne_pratim, 2 ne_pratim")
    assert told(match)[-2:] == ["Ti: bule −8, sada 0.", "Ti crtaš kapu."]
    match = say(announced("karo", match=match), "1 ne_pratim, 2 ne_pratim")
    assert told(match)[-1] == "Ti: bule −6, sada −6."


def test_hat_is_struck():
    match = say(announced("herc", match=new_match(bule=4)), "1 ne_pratim, 2 ne_pratim")
    match = play_tricks(in_play("karo", declarer=A, match=match), [B] * 5)
    lines = told(match)
    assert "Ti: bule +6, sada 2." in lines
    assert "Ti precrtavaš kapu." in lines


def test_before_the_first_hand_there_is_nothing_to_tell():
    assert hand_lines(new_match(), PLAYERS) == ()


def test_end_of_a_match():
    supe = ((0, 0, 30), (0, 0, 0), (0, 10, 0))
    match = with_paper(new_match(), bule=(10, -20, 10), supe=supe)
    assert match_lines(match, PLAYERS) == (
        "1. Stevan je dobar 190.",
        "2. Ti si loša 70.",
        "3. Mira je loša 120.",
    )


def test_result_of_nothing_won_or_lost():
    match = with_paper(new_match(), bule=(0, 0, 0))
    assert match_lines(match, PLAYERS)[0] == "1. Ti si na nuli."


def test_heading_of_a_match():
    assert match_heading(new_match()) == "Partija je završena."
    assert match_heading(matches.write_off(new_match())) == "Partija je završena otpisivanjem."
