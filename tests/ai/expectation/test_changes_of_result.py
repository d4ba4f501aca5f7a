"""What outcomes are worth: the change of each result, the three adding up to 0."""

import random

import pytest

from preferans_ai.expectation.plays import PlayValues, play_values, settled_outcome
from preferans_ai.expectation.results import ResultChange, Written, results_of
from preferans_desktop.rules.serbian.actions import Alone, StayOut
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.play import Ended
from preferans_desktop.rules.serbian.scoring import HandKind, Outcome
from preferans_desktop.rules.serbian.settings import Rules


def played(contract, tricks, **more) -> Outcome:
    return Outcome(
        HandKind.PLAYED,
        0,
        contract,
        tricks=tricks,
        ended=Ended.ALL_TRICKS,
        **{"defenders": (1, 2), **more},
    )


FREE = ResultChange(bule_sum=180, refe_allowed=True)


@pytest.mark.parametrize(
    ("outcome", "changes"),
    [
        pytest.param(
            played(Contract.TREF, (7, 3, 0), defenders=(1,)),
            (-100 + 100 / 3 + 30, 100 / 3 - 30, 100 / 3),
            id="a pass against a sole follower",
        ),
        pytest.param(
            played(Contract.TREF, (7, 2, 1)),
            (-100 + 0 + 30, 0 - 20, 100 + 0 - 10),
            id="a pass and a fall leave the sum alone",
        ),
        pytest.param(
            played(Contract.KARO, (5, 3, 2)),
            (60 - 20 + 30, -20 - 18, -20 - 12),
            id="a fall",
        ),
        pytest.param(
            played(Contract.HERC, (5, 3, 2), kontra=2, kontra_giver=2),
            (160 - 160 / 3 + 80, -160 / 3, -160 / 3 - 80),
            id="kontra: its giver writes everything",
        ),
        pytest.param(
            played(Contract.BETL, (1, 0, 0)),
            (120 - 40 + 120, -40 - 60, -40 - 60),
            id="a betl that falls",
        ),
        pytest.param(Outcome(HandKind.ALL_PASS), (0, 0, 0), id="all pass"),
        pytest.param(
            Outcome(HandKind.UNPLAYED, 0, Contract.PIK, without_kontra=True),
            (0, 0, 0),
            id="a pik without kontra writes refe",
        ),
    ],
)
def test_the_change_is_that_of_a_write_off_right_after(outcome, changes) -> None:
    assert FREE.of(outcome).change == pytest.approx(changes)


def test_a_pik_without_kontra_passes_where_no_refa_can_be_written() -> None:
    outcome = Outcome(HandKind.UNPLAYED, 0, Contract.PIK, without_kontra=True)
    late = ResultChange(bule_sum=60, refe_allowed=False)
    assert late.of(outcome).change == pytest.approx((-80 / 3, 40 / 3, 40 / 3))


def test_the_last_bule_shrink_the_pass_and_its_supe() -> None:
    few = ResultChange(bule_sum=4, refe_allowed=True)
    shrunk = few.of(played(Contract.TREF, (7, 3, 0), defenders=(1,))).change
    assert shrunk == pytest.approx((-40 + 40 / 3 + 12, 40 / 3 - 12, 40 / 3))


def test_the_changes_add_up_to_nothing() -> None:
    generator = random.Random(4)
    for _ in range(200):
        own = generator.randrange(11)
        first = generator.randrange(11 - own)
        outcome = played(
            generator.choice(list(Contract)),
            (own, first, 10 - own - first),
            refa=generator.random() < 0.5,
            kontra=generator.choice((1, 2, 4)),
            hand_game=generator.random() < 0.5,
            caller=generator.choice((None, 1, 2)),
        )
        room = ResultChange(generator.choice((0, 6, 40, 180)), generator.random() < 0.5)
        assert sum(room.of(outcome).change) == pytest.approx(0)


@pytest.mark.parametrize(
    ("outcome", "written"),
    [
        pytest.param(
            played(Contract.TREF, (7, 2, 1)), [(-10, -30), (0, 20), (10, 10)], id="a fall beside"
        ),
        pytest.param(played(Contract.KARO, (5, 3, 2)), [(6, -30), (0, 18), (0, 12)], id="a fall"),
        pytest.param(
            played(Contract.KARO, (5, 3, 2), refa=True),
            [(12, -60), (0, 36), (0, 24)],
            id="an open refa doubles",
        ),
        pytest.param(
            played(Contract.HERC, (6, 2, 2), kontra=2, kontra_giver=2),
            [(-16, -64), (0, 0), (16, 64)],
            id="kontra: its giver falls and writes everything",
        ),
        pytest.param(
            played(Contract.BETL, (1, 0, 0)), [(12, -120), (0, 60), (0, 60)], id="a betl that falls"
        ),
        pytest.param(Outcome(HandKind.ALL_PASS), [(0, 0)] * 3, id="refe alone change neither"),
    ],
)
def test_bule_and_supe_of_a_certain_end_are_what_is_written(outcome, written) -> None:
    assert list(FREE.of(outcome).written) == written


def test_the_last_bule_shrink_what_is_written() -> None:
    few = ResultChange(bule_sum=4, refe_allowed=True)
    shrunk = played(Contract.TREF, (7, 3, 0), defenders=(1,))
    assert list(few.of(shrunk).written) == [(-4, -12), (0, 12), (0, 0)]


def test_results_of_a_view_take_the_paper(stage) -> None:
    small = stage({}, rules=Rules(bule=2, refe=0)).view()
    assert results_of(small) == ResultChange(bule_sum=6, refe_allowed=False)


class TestPlayValues:
    def test_the_fifth_trick_of_the_defenders_ends_a_play(self) -> None:
        values = PlayValues(FREE, played(Contract.HERC, None))
        five_each = values.of((0, 5, 5)).change
        assert five_each[1] == pytest.approx(five_each[2])
        assert five_each[0] == pytest.approx(values.of((5, 3, 2)).change[0])
        assert values.of((2, 8, 0)).change == pytest.approx(values.of((5, 5, 0)).change)

    def test_any_five_of_more_are_as_likely_the_first(self) -> None:
        values = PlayValues(FREE, played(Contract.HERC, None))
        assert values.of((4, 4, 2)).change[1] == pytest.approx(
            2 / 3 * values.of((5, 5, 0)).change[1] + 1 / 3 * values.of((5, 0, 5)).change[1]
        )

    def test_what_is_written_is_shared_as_the_results_are(self) -> None:
        values = PlayValues(FREE, played(Contract.KARO, None))
        # v is 6; the first of the two has the fifth trick, or four of five parts of it.
        assert values.of((5, 4, 1)).written[1] == Written(0, 24)
        assert values.of((2, 8, 0)).written[1] == Written(0, 30)
        assert values.of((0, 8, 2)).written[1] == pytest.approx((0, 24))
        assert values.of((0, 8, 2)).written[0] == pytest.approx((6, -30))

    def test_a_betl_is_over_with_the_first_trick(self) -> None:
        values = PlayValues(FREE, played(Contract.BETL, None))
        assert values.of((3, 4, 3)).change == values.of((1, 0, 0)).change
        assert values.of((0, 6, 4)).change[0] < 0 < values.of((1, 0, 0)).change[0]

    def test_of_a_view_in_play(self, stage) -> None:
        view = stage({}).announced(1, Contract.KARO).sole(2).view()
        brought = ResultChange(180, True).of(
            Outcome(HandKind.PLAYED, 1, Contract.KARO, defenders=(2,), tricks=(0, 8, 2))
        )
        assert play_values(view).of((0, 8, 2)) == brought


def test_the_outcome_of_a_following_that_ends_unplayed(stage) -> None:
    hand = stage({}).announced(1, Contract.PIK).say(StayOut(2), StayOut(0)).match.finished[-1].hand
    assert settled_outcome(hand.following, hand_game=False, refa=False) == hand.outcome


def test_the_outcome_of_a_following_that_is_played(stage) -> None:
    hand = stage({}).announced(1, Contract.TREF).say(StayOut(2), Alone(0)).match.hand
    settled = settled_outcome(hand.following, hand_game=False, refa=False)
    assert (settled.kind, settled.defenders, settled.caller) == (HandKind.PLAYED, (0,), None)
