"""Figures of self-play: the players must look like people who know the game."""

import pytest

from preferans_desktop.rules.serbian.settings import Rules


def test_a_few_hundred_hands(lab) -> None:
    self_play = lab["self_play"]
    played = self_play.play_hands(250, 3, Rules())
    shares = self_play.shares(played.hands)
    assert played.illegal == 0
    assert len(played.hands) == 250
    assert 0.75 <= shares.declarer <= 0.95
    assert shares.sole_follower >= 0.70
    assert shares.all_pass < 0.30
    assert shares.followed >= 0.50
    assert {"betl", "tref", "herc from the hand"} <= {
        name.removeprefix("declarer ") for name in self_play.tallies(played.hands)
    }


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_thousand_hands(lab, seed) -> None:
    self_play = lab["self_play"]
    played = self_play.play_hands(1000, seed, Rules())
    shares = self_play.shares(played.hands)
    assert played.illegal == 0
    assert 0.75 <= shares.declarer <= 0.95
    assert shares.sole_follower >= 0.70
    assert shares.caller >= 0.70
    assert shares.all_pass < 0.30
    assert shares.followed >= 0.50
    assert shares.kontra >= 0.01


def test_the_report_tells_the_figures(lab) -> None:
    self_play = lab["self_play"]
    report = self_play.report(self_play.play_hands(5, 1, Rules()))
    assert "hands 5" in report
    assert "illegal acts 0" in report
