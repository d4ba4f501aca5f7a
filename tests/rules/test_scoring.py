"""serbian.md 9: values, who passes and who falls, bule and supe; shrinking at the end."""

import pytest

from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.play import Ended
from preferans_desktop.rules.serbian.scoring import HandKind, Outcome, Score, hand_value, score
from support.contracts import in_play
from support.table import last, new_match, play_tricks, say, tall_deal, with_paper

MUCH = 300
"""A sum of bule that nothing shrinks."""

D, F, S = 0, 1, 2
"""The declarer sits in seat 0, F right of him, S in seat 2."""


def played(
    contract: str,
    tricks: tuple[int, int, int],
    role: str = "both",
    *,
    factor: int = 1,
    refa: bool = False,
) -> Outcome:
    """A played hand. Roles: both, F, S, F calls, S calls, kontra F, kontra S."""
    who = {"F": (F,), "S": (S,)}.get(role, (F, S))
    word, _, game = contract.partition("igra ")
    seat = {"F": F, "S": S}.get(role.replace("kontra", "").replace("calls", "").strip())
    return Outcome(
        kind=HandKind.PLAYED,
        declarer=D,
        contract=Contract[(game or word).upper()],
        hand_game=bool(game),
        refa=refa,
        kontra=factor,
        defenders=who,
        caller=seat if "calls" in role else None,
        kontra_giver=seat if "kontra" in role else None,
        tricks=tricks,
        ended=Ended.ALL_TRICKS,
    )


def scored(outcome: Outcome, bule_sum: int = MUCH) -> Score:
    return score(outcome, bule_sum, refe_allowed=True)


@pytest.mark.parametrize(
    ("contract", "ordinary", "from_hand"),
    [
        pytest.param(Contract.PIK, 4, 6, id="3 pik 2, hand game 3"),
        pytest.param(Contract.KARO, 6, 8, id="3 karo 3, hand game 4"),
        pytest.param(Contract.HERC, 8, 10, id="3 herc 4, hand game 5"),
        pytest.param(Contract.TREF, 10, 12, id="3 tref 5, hand game 6"),
        pytest.param(Contract.BETL, 12, 14, id="3 betl 6, hand game 7"),
        pytest.param(Contract.SANS, 14, 16, id="3 sans 7, hand game 8"),
    ],
)
def test_the_value_of_a_hand(contract: Contract, ordinary: int, from_hand: int) -> None:
    for hand_game, value in ((False, ordinary), (True, from_hand)):
        for kontra in (1, 2, 4):
            for refa in (False, True):
                expected = value * kontra * (2 if refa else 1)
                assert (
                    hand_value(contract, hand_game=hand_game, kontra=kontra, refa=refa) == expected
                )


def test_ordinary_pik_on_refa_is_worth_8_and_hand_game_pik_6() -> None:
    assert hand_value(Contract.PIK, hand_game=False, kontra=1, refa=True) == 8
    assert hand_value(Contract.PIK, hand_game=True, kontra=1, refa=False) == 6


FALLS = [
    # The declarer.
    pytest.param("karo", (6, 2, 2), "both", [], id="9 declarer with 6 passes"),
    pytest.param("karo", (5, 3, 2), "both", [D], id="9 declarer with 5 falls"),
    pytest.param("sans", (6, 2, 2), "both", [], id="9 sans with 6 passes"),
    pytest.param("sans", (4, 3, 2), "both", [D], id="9 sans with 4 falls"),
    pytest.param("betl", (0, 5, 5), "both", [], id="9 betl with 0 passes"),
    pytest.param("betl", (1, 3, 2), "both", [D], id="9 betl with 1 falls"),
    pytest.param("igra betl", (0, 9, 1), "both", [], id="9 betl without kontra: no defender falls"),
    pytest.param("betl", (0, 10, 0), "both", [], id="9 betl, no trick of S: nobody falls"),
    # The sole follower.
    pytest.param("karo", (8, 2, 0), "F", [], id="9 sole follower with 2 passes"),
    pytest.param("karo", (9, 1, 0), "F", [F], id="9 sole follower with 1 falls"),
    pytest.param("karo", (10, 0, 0), "F", [F], id="9 sole follower with 0 falls"),
    pytest.param("tref", (9, 0, 1), "S", [S], id="9 sole S with 1 falls"),
    pytest.param("karo", (5, 5, 0), "F", [D], id="9 sole follower with 5: declarer falls"),
    # Two followers without kontra.
    pytest.param("karo", (6, 4, 0), "both", [], id="9 4+0: four together save him"),
    pytest.param("karo", (6, 3, 1), "both", [], id="9 3+1: four together"),
    pytest.param("karo", (6, 0, 4), "both", [], id="9 0+4: four together"),
    pytest.param("karo", (7, 3, 0), "both", [S], id="9 3+0: only who is under 2"),
    pytest.param("karo", (7, 0, 3), "both", [F], id="9 0+3: only who is under 2"),
    pytest.param("karo", (7, 2, 1), "both", [S], id="9 2+1: only who is under 2"),
    pytest.param("karo", (7, 1, 2), "both", [F], id="9 1+2: only who is under 2"),
    pytest.param("karo", (8, 2, 0), "both", [S], id="9 2+0: only who is under 2"),
    pytest.param("karo", (8, 1, 1), "both", [F, S], id="9 1+1: both"),
    pytest.param("karo", (9, 1, 0), "both", [F, S], id="9 1+0: both"),
    pytest.param("karo", (10, 0, 0), "both", [F, S], id="9 0+0: both"),
    pytest.param("karo", (5, 5, 0), "both", [D], id="9 5+0: only the declarer"),
    # Caller and called.
    pytest.param("karo", (6, 4, 0), "F calls", [], id="9 caller, 4 together"),
    pytest.param("karo", (6, 0, 4), "F calls", [], id="9 caller, 4 of the called"),
    pytest.param("karo", (7, 3, 0), "F calls", [F], id="9 caller, 3 together falls"),
    pytest.param("karo", (7, 2, 1), "F calls", [F], id="9 caller with own 2 falls all the same"),
    pytest.param("karo", (7, 2, 1), "S calls", [S], id="9 the called never falls"),
    pytest.param("karo", (10, 0, 0), "S calls", [S], id="9 the called without a trick never falls"),
    pytest.param("karo", (5, 2, 3), "S calls", [D], id="9 caller, 5 together"),
    # Kontra.
    pytest.param("karo", (6, 4, 0), "kontra F", [F], id="9 kontra giver falls"),
    pytest.param("karo", (6, 4, 0), "kontra S", [S], id="9 kontra giver with no trick"),
    pytest.param("karo", (10, 0, 0), "kontra S", [S], id="9 partner of the giver never falls"),
    pytest.param("karo", (5, 0, 5), "kontra F", [D], id="9 kontra giver passes"),
    pytest.param("betl", (0, 5, 5), "kontra F", [F], id="9 betl, kontra giver falls"),
    pytest.param("betl", (1, 2, 2), "kontra F", [D], id="9 betl under kontra, declarer falls"),
    pytest.param("pik", (6, 2, 2), "kontra S", [S], id="9 pik under kontra"),
]


@pytest.mark.parametrize(("contract", "tricks", "role", "fell"), FALLS)
def test_who_falls(contract: str, tricks: tuple[int, int, int], role: str, fell: list[int]) -> None:
    factor = 2 if "kontra" in role else 1
    outcome = played(contract, tricks, role, factor=factor)
    found = scored(outcome)
    assert list(found.fell) == fell
    value = found.value
    assert value is not None
    # Declarer passes -v, falls +v; a defender who falls +v; nobody else changes.
    assert found.bule == (
        value if D in fell else -value,
        value if F in fell else 0,
        value if S in fell else 0,
    )


SUPE = [
    # contract, tricks, role, factor, refa, supe of F and S
    pytest.param("karo", (6, 3, 1), "both", (1, False), (18, 6), id="9 own tricks x v, passed"),
    pytest.param("karo", (5, 3, 2), "both", (1, False), (18, 12), id="9 own tricks x v, fell"),
    pytest.param("karo", (10, 0, 0), "both", (1, False), (0, 0), id="9 no tricks, no supe"),
    pytest.param("karo", (7, 2, 1), "both", (1, False), (12, 6), id="9 who fell writes too"),
    pytest.param("karo", (7, 3, 0), "F", (1, False), (18, 0), id="9 sole follower"),
    pytest.param("karo", (9, 0, 1), "S", (1, False), (0, 6), id="9 sole follower who fell"),
    pytest.param("karo", (6, 3, 1), "F calls", (1, False), (24, 0), id="9 caller writes all"),
    pytest.param("karo", (6, 3, 1), "S calls", (1, False), (0, 24), id="9 called writes nothing"),
    pytest.param("karo", (7, 3, 0), "S calls", (1, False), (0, 18), id="9 fallen caller writes"),
    pytest.param("karo", (6, 3, 1), "kontra F", (2, False), (48, 0), id="9 kontra giver all"),
    pytest.param("karo", (6, 3, 1), "kontra S", (2, False), (0, 48), id="9 kontra giver S all"),
    pytest.param("karo", (4, 3, 2), "kontra S", (2, False), (0, 60), id="9 five after early end"),
    pytest.param("karo", (5, 3, 2), "kontra F", (4, False), (120, 0), id="9 rekontra"),
    pytest.param("karo", (6, 3, 1), "both", (1, True), (36, 12), id="9 refa doubles supe"),
    pytest.param("karo", (5, 3, 2), "kontra F", (2, True), (120, 0), id="9 kontra and refa"),
    pytest.param("igra tref", (6, 2, 2), "both", (1, False), (24, 24), id="9 hand game tref"),
    pytest.param("sans", (6, 2, 2), "both", (1, False), (28, 28), id="9 sans"),
    pytest.param("igra sans", (5, 5, 0), "F", (1, False), (80, 0), id="9 hand game sans"),
    pytest.param("betl", (0, 5, 5), "both", (1, False), (0, 0), id="9 betl passed: none"),
    pytest.param("betl", (1, 4, 4), "both", (1, False), (60, 60), id="9 betl fell: 60 each"),
    pytest.param("betl", (1, 0, 0), "both", (1, False), (60, 60), id="9 betl fell at once"),
    pytest.param("igra betl", (1, 2, 2), "both", (1, False), (70, 70), id="9 hand game betl 70"),
    pytest.param("betl", (1, 2, 2), "both", (1, True), (120, 120), id="9 betl on refa"),
    pytest.param("igra betl", (1, 2, 2), "both", (1, True), (140, 140), id="9 hand betl, refa"),
    pytest.param("betl", (1, 2, 2), "kontra F", (2, False), (240, 0), id="9 betl kontra 240"),
    pytest.param("betl", (1, 2, 2), "kontra S", (2, False), (0, 240), id="9 betl kontra of S"),
    pytest.param("betl", (1, 2, 2), "kontra F", (4, False), (480, 0), id="9 betl rekontra"),
    pytest.param("betl", (1, 2, 2), "kontra F", (2, True), (480, 0), id="9 betl kontra, refa"),
    pytest.param("betl", (1, 2, 2), "kontra F", (4, True), (960, 0), id="9 betl rekontra, refa"),
    pytest.param("igra betl", (1, 2, 2), "kontra S", (2, False), (0, 280), id="9 hand betl kontra"),
    pytest.param("igra betl", (1, 2, 2), "kontra S", (4, True), (0, 1120), id="9 hand betl most"),
    pytest.param("betl", (0, 5, 5), "kontra F", (2, False), (0, 0), id="9 betl kontra passed"),
    pytest.param("pik", (5, 3, 2), "kontra F", (2, False), (40, 0), id="9 pik under kontra"),
    pytest.param("igra pik", (6, 3, 1), "both", (1, False), (18, 6), id="9 hand game pik"),
    pytest.param("pik", (6, 3, 1), "both", (1, True), (24, 8), id="9 pik on refa"),
]


@pytest.mark.parametrize(("contract", "tricks", "role", "factors", "supe"), SUPE)
def test_supe(
    contract: str,
    tricks: tuple[int, int, int],
    role: str,
    factors: tuple[int, bool],
    supe: tuple[int, int],
) -> None:
    factor, refa = factors
    found = scored(played(contract, tricks, role, factor=factor, refa=refa))
    # Written by a defender against the declarer, never otherwise.
    assert found.supe == ((0, 0, 0), (supe[0], 0, 0), (supe[1], 0, 0))


def test_worked_example_ordinary_tref_sole_follower_takes_3() -> None:
    match = with_paper(new_match(), bule=(100, 100, 100))
    match = play_tricks(
        in_play("tref", "F", match=match, deal=tall_deal("C", 3)), (1, 1, 1, *(0,) * 7)
    )
    assert match.sheet.bule == (90, 100, 100)
    assert match.sheet.supe == ((0, 0, 0), (30, 0, 0), (0, 0, 0))


def test_worked_example_ordinary_tref_sole_follower_takes_1() -> None:
    match = with_paper(new_match(), bule=(100, 100, 100))
    match = play_tricks(in_play("tref", "F", match=match, deal=tall_deal("C", 1)), (1, *(0,) * 9))
    assert match.sheet.bule == (90, 110, 100)
    assert match.sheet.supe == ((0, 0, 0), (10, 0, 0), (0, 0, 0))


def test_worked_example_ordinary_tref_both_follow_2_and_1() -> None:
    match = with_paper(new_match(), bule=(100, 100, 100))
    match = play_tricks(in_play("tref", match=match, deal=tall_deal("C", 3)), (1, 1, 2, *(0,) * 7))
    assert match.sheet.bule == (90, 100, 110)
    assert match.sheet.supe == ((0, 0, 0), (20, 0, 0), (10, 0, 0))


SHRINKING = [
    # outcome, sum before, shrunk to, bule, supe of F and S
    pytest.param(
        ("tref", (6, 2, 2), "both", 1, 10), (None, (-10, 0, 0), (20, 20)), id="9 exactly enough"
    ),
    pytest.param(
        ("tref", (6, 2, 2), "both", 1, 8), (8, (-8, 0, 0), (16, 16)), id="9 shrinks to the sum"
    ),
    pytest.param(("tref", (6, 2, 2), "both", 1, 2), (2, (-2, 0, 0), (4, 4)), id="9 shrinks to 2"),
    pytest.param(
        ("tref", (6, 4, 0), "F calls", 1, 4), (4, (-4, 0, 0), (16, 0)), id="9 caller, shrunk"
    ),
    pytest.param(
        ("tref", (8, 2, 0), "both", 1, 2),
        (None, (-10, 0, 10), (20, 0)),
        id="9 a fall in the same hand leaves room",
    ),
    pytest.param(
        ("tref", (9, 1, 0), "both", 1, 2),
        (None, (-10, 10, 10), (10, 0)),
        id="9 two falls leave more room",
    ),
    pytest.param(
        ("tref", (6, 2, 2), "kontra F", 2, 2),
        (None, (-20, 20, 0), (80, 0)),
        id="9 the kontra giver's fall leaves room",
    ),
    pytest.param(
        ("tref", (5, 5, 0), "both", 1, 2),
        (None, (10, 0, 0), (50, 0)),
        id="9 a fall is never shrunk",
    ),
    pytest.param(
        ("betl", (0, 5, 5), "both", 1, 4), (4, (-4, 0, 0), (0, 0)), id="9 betl passed, shrunk"
    ),
    pytest.param(
        ("betl", (1, 5, 4), "both", 1, 2),
        (None, (12, 0, 0), (60, 60)),
        id="9 betl fell, supe in full",
    ),
]


@pytest.mark.parametrize(("given", "expected"), SHRINKING)
def test_shrinking_at_the_end(given: tuple, expected: tuple) -> None:
    contract, tricks, role, factor, bule_sum = given
    shrunk, bule, supe = expected
    found = scored(played(contract, tricks, role, factor=factor), bule_sum)
    assert found.shrunk == shrunk
    assert found.bule == bule
    assert found.supe == ((0, 0, 0), (supe[0], 0, 0), (supe[1], 0, 0))
    assert found.value == hand_value(
        Contract[contract.upper()], hand_game=False, kontra=factor, refa=False
    )
    assert bule_sum + sum(found.bule) >= 0


@pytest.mark.parametrize("bule_sum", [2, 4, 6])
def test_an_unfollowed_contract_shrinks_too(bule_sum: int) -> None:
    outcome = Outcome(HandKind.UNPLAYED, declarer=D, contract=Contract.HERC)
    found = scored(outcome, bule_sum)
    assert found.value == 8
    assert found.shrunk == bule_sum
    assert found.bule == (-bule_sum, 0, 0)


def test_one_player_may_go_below_zero() -> None:
    match = with_paper(new_match(), bule=(0, 20, 20))
    match = say(in_play("tref", match=match), "0 ponuda sve, 1 prihvatam, 2 prihvatam")
    assert match.sheet.bule == (-10, 30, 30)
    assert not match.over


def test_the_shrunk_hand_ends_the_match_at_exactly_zero() -> None:
    match = with_paper(new_match(), bule=(4, -10, 12))
    match = play_tricks(
        in_play("tref", match=match, deal=tall_deal("C", 4)), (1, 1, 2, 2, *(0,) * 6)
    )
    assert last(match).score.shrunk == 6
    assert match.sheet.bule == (-2, -10, 12)
    assert match.over
