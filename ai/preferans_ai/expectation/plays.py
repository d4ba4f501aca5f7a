"""The change of the players' results by the tricks taken, once it is settled who plays for what."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from preferans_ai.expectation.results import Brought, ResultChange, Written, results_of
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.following import Following, defenders_in_play
from preferans_desktop.rules.serbian.play import TRICKS_TO_BEAT
from preferans_desktop.rules.serbian.scoring import HandKind, Outcome, Three
from preferans_desktop.rules.serbian.view import PlayerView


class PlayValues:
    """What the tricks of a play bring; each combination is reckoned once."""

    def __init__(self, results: ResultChange, settled: Outcome) -> None:
        """The values of one play.

        Args:
            results: what outcomes are worth.
            settled: the outcome but for the tricks.
        """
        self._results = results
        self._settled = settled
        self._known: dict[Three, Brought] = {}

    def of(self, tricks: Three) -> Brought:
        """What the tricks of each seat at the end of the hand bring.

        A play is over with the fifth trick of the defenders, or the first of the declarer of a
        betl (serbian.md 8). Tricks may also be those of a hand played to its last card; of more
        than five tricks of the defenders any five are then as likely to be the first.
        """
        known = self._known.get(tricks)
        if known is None:
            known = self._known[tricks] = self._reckon(tricks)
        return known

    def _reckon(self, tricks: Three) -> Brought:
        here, settled = self._brought(tricks), self._settled
        together = sum(tricks[seat] for seat in settled.defenders)
        if settled.contract == Contract.BETL or together <= TRICKS_TO_BEAT:
            return here
        # Five of the defenders leave nobody to fall but the declarer: what it brings is linear.
        ends = [
            (tricks[taker] / together, self._brought(_all_five(taker)))
            for taker in settled.defenders
        ]
        first, second, last = (
            sum(share * end.change[seat] for share, end in ends) for seat in SEATS
        )
        written = [
            Written(
                sum(share * end.written[seat].bule for share, end in ends),
                sum(share * end.written[seat].supe for share, end in ends),
            )
            for seat in SEATS
        ]
        return Brought((first, second, last), (written[0], written[1], written[2]), here.fell)

    def _brought(self, tricks: Three) -> Brought:
        return self._results.of(replace(self._settled, tricks=tricks))


@lru_cache(maxsize=256)
def values_of(results: ResultChange, settled: Outcome) -> PlayValues:
    """The values of one play, the same object for equal ones: a hand asks for few, again and again.

    Args:
        results: what outcomes are worth.
        settled: the outcome but for the tricks.
    """
    return PlayValues(results, settled)


def _all_five(taker: int) -> Three:
    first, second, third = (TRICKS_TO_BEAT if seat == taker else 0 for seat in SEATS)
    return first, second, third


def settled_outcome(following: Following, *, hand_game: bool, refa: bool) -> Outcome:
    """The outcome, but for the tricks, of a following that is over.

    Args:
        following: the words about the contract, those said or a continuation thought of.
        hand_game: the declarer plays without the talon.
        refa: the declarer has an open refa.
    """
    defenders = defenders_in_play(following)
    return Outcome(
        kind=HandKind.PLAYED if defenders else HandKind.UNPLAYED,
        declarer=following.declarer,
        contract=following.contract,
        hand_game=hand_game,
        refa=refa,
        kontra=following.kontra,
        without_kontra=not defenders and following.needs_kontra,
        defenders=defenders,
        caller=following.caller,
        kontra_giver=following.kontra_giver,
    )


def play_values(view: PlayerView) -> PlayValues:
    """What the tricks of the play in progress are worth."""
    hand = view.hand
    assert hand is not None and hand.following is not None  # noqa: S101, PT018 - it is played
    settled = settled_outcome(hand.following, hand_game=hand.hand_game, refa=hand.refa)
    return values_of(results_of(view), settled)
