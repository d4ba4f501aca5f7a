"""What hangs in the air beside the players."""

import pytest

from preferans_desktop.language.players import Gender, Player
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.ui.turn import speech_of
from support.contracts import in_play
from support.table import announced, dealt, say

A, B, C = 0, 1, 2
PLAYERS = (
    Player("Ti", Gender.M, you=True),
    Player("Stevan", Gender.M),
    Player("Mira", Gender.F),
)


def heard(match: Match) -> dict[int, str]:
    assert match.hand is not None
    return speech_of(match.hand.actions, PLAYERS, match.hand)


@pytest.mark.parametrize(
    ("match", "words"),
    [
        (say(dealt(), "0 2, 1 3"), {A: "dva", B: "tri"}),
        (say(dealt(), "0 2, 1 3, 2 dalje"), {B: "tri", C: "dalje"}),
        (say(dealt(), "0 2, 1 3, 2 dalje, 0 moje"), {A: "moje", C: "dalje"}),
        (say(dealt(), "0 2, 1 3, 2 dalje, 0 moje, 1 4"), {B: "četiri", C: "dalje"}),
        (say(dealt(), "0 dalje, 1 dalje, 2 igra"), {A: "dalje", B: "dalje", C: "igra"}),
        (say(announced("karo"), "1 pratim, 2 pratim"), {A: "karo", C: "pratim"}),
        (in_play("karo"), {A: "karo", B: "može", C: "može"}),
        (in_play("karo", "kontra F"), {A: "može", B: "kontra", C: "ne pratim"}),
    ],
)
def test_who_is_to_speak_has_nothing_old_beside_him(match: Match, words: dict[int, str]) -> None:
    assert heard(match) == words


def test_words_stay_when_the_hand_is_over() -> None:
    match = say(dealt(), "0 2, 1 3")
    assert match.hand is not None
    assert speech_of(match.hand.actions, PLAYERS, None) == {A: "dva", B: "tri"}
