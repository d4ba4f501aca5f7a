"""The change of the players' results by the tricks taken, once it is settled who plays for what."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from preferans_ai.expectation.results import Change, ResultChange, Written, results_of
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.following import Following, defenders_in_play
from preferans_desktop.rules.serbian.play import TRICKS_TO_BEAT
from preferans_desktop.rules.serbian.scoring import HandKind, Outcome, Three
from preferans_desktop.rules.serbian.view import PlayerView


class PlayValues:
    """What the tricks of a play are worth; each combination is reckoned once."""

    def __init__(self, results: ResultChange, settled: Outcome) -> None:
        """The values of one play.

        Args:
            results: what outcomes are worth.
            settled: the outcome but for the tricks.
        """
        self._results = results
        self._settled = settled
        self._outcomes: dict[Three, Outcome] = {}
        self._known: dict[Three, Change] = {}
        self._fallen: dict[Three, tuple[Seat, ...]] = {}
        self._written: dict[tuple[Three, Seat], Written] = {}

    def of(self, tricks: Three) -> Change:
        """Change of each seat's result by the tricks of each seat at the end of the hand.

        A play is over with the fifth trick of the defenders, or the first of the declarer of a
        betl (serbian.md 8). Tricks may also be those of a hand played to its last card; of more
        than five tricks of the defenders any five are then as likely to be the first.
        """
        known = self._known.get(tricks)
        if known is None:
            known = self._known[tricks] = self._reckon(tricks)
        return known

    def fallen(self, tricks: Three) -> tuple[Seat, ...]:
        """The seats that fall with these tricks, which are told as for `of`."""
        known = self._fallen.get(tricks)
        if known is None:
            known = self._fallen[tricks] = self._results.fallen(self._outcome(tricks))
        return known

    def written(self, tricks: Three, seat: Seat) -> Written:
        """What these tricks, which are told as for `of`, write for a seat."""
        known = self._written.get((tricks, seat))
        if known is None:
            bule = supe = 0.0
            for share, outcome in self._ends(tricks):
                more = self._results.written(outcome, seat)
                bule, supe = bule + share * more.bule, supe + share * more.supe
            known = self._written[tricks, seat] = Written(bule, supe)
        return known

    def _outcome(self, tricks: Three) -> Outcome:
        known = self._outcomes.get(tricks)
        if known is None:
            known = self._outcomes[tricks] = replace(self._settled, tricks=tricks)
        return known

    def _reckon(self, tricks: Three) -> Change:
        parts = [0.0, 0.0, 0.0]
        for share, outcome in self._ends(tricks):
            change = self._results.change(outcome)
            parts = [part + share * more for part, more in zip(parts, change, strict=True)]
        return parts[0], parts[1], parts[2]

    def _ends(self, tricks: Three) -> list[tuple[float, Outcome]]:
        """The outcomes that stand for these tricks, with their shares."""
        settled = self._settled
        together = sum(tricks[seat] for seat in settled.defenders)
        if settled.contract == Contract.BETL or together <= TRICKS_TO_BEAT:
            return [(1.0, self._outcome(tricks))]
        # Five of the defenders leave nobody to fall but the declarer: what it brings is linear.
        return [
            (tricks[taker] / together, self._outcome(_all_five(taker)))
            for taker in settled.defenders
        ]


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
