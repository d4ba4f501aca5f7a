"""The end of a hand and of a match in sentences (serbian.md 9 to 11)."""

from __future__ import annotations

from collections.abc import Sequence

from preferans_desktop.language.catalogue import say
from preferans_desktop.language.contracts import contract_words
from preferans_desktop.language.players import Player
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.match import FinishedHand, Match
from preferans_desktop.rules.serbian.play import Ended
from preferans_desktop.rules.serbian.scoring import HandKind, Outcome, value_factors
from preferans_desktop.rules.serbian.sheet import places, results


def result_words(name: str, result: int) -> str:
    """A result (serbian.md 11) in two words: Mira: dobrih 20."""
    if result == 0:
        return say("paper_even", name=name)
    return say("paper_good" if result < 0 else "paper_bad", name=name, value=abs(result))


def hand_heading(finished: FinishedHand, players: Sequence[Player]) -> str:
    """How a hand ended, in one sentence: Mira je prošla: herc, 7 štihova."""
    outcome, written = finished.outcome, finished.score
    if outcome.kind == HandKind.ALL_PASS:
        return say("hand_all_pass")
    assert outcome.declarer is not None  # noqa: S101 - all did not pass
    who = players[outcome.declarer]
    if outcome.without_kontra:
        if written.refe_written:
            return say("hand_pik_unplayed")
        return say("hand_pik_passes", who=who)
    words = _contract(outcome)
    if outcome.tricks is None:
        return say("hand_nobody_follows", who=who, words=words)
    key = "hand_passed" if written.declarer_passed else "hand_fell"
    return say(key, who=who, words=words, tricks=outcome.tricks[outcome.declarer])


def hand_lines(match: Match, players: Sequence[Player]) -> tuple[str, ...]:
    """What happened in the hand finished last and what was written, a sentence a line.

    A take-over in force is included. Empty before the first hand is finished.
    """
    if not match.finished:
        return ()
    finished = match.finished[-1]
    return (
        *_course(finished, players),
        *value_lines(finished),
        *_falls(finished, players),
        *_written(match, players),
        *_refe(match, players),
    )


def _contract(outcome: Outcome) -> str:
    assert outcome.contract is not None  # noqa: S101 - the caller has looked
    return contract_words(
        outcome.contract, hand_game=outcome.hand_game, kontra=outcome.kontra, refa=outcome.refa
    )


def _course(finished: FinishedHand, players: Sequence[Player]) -> list[str]:
    """How the play ended and who has how many tricks."""
    outcome = finished.outcome
    if outcome.tricks is None or outcome.declarer is None:
        return []
    lines = []
    if outcome.ended not in (Ended.ALL_TRICKS, None):
        lines.append(say(f"hand_ended_{outcome.ended.value}"))
    if outcome.contract != Contract.BETL:
        counted = [
            say("hand_tricks_of", who=players[seat], tricks=outcome.tricks[seat])
            for seat in (outcome.declarer, *outcome.defenders)
        ]
        lines.append(say("hand_tricks", words=", ".join(counted)))
    return lines


def value_lines(finished: FinishedHand) -> list[str]:
    """For how much the hand was and why, and what it shrank to; nothing where none was scored."""
    outcome, written = finished.outcome, finished.score
    if written.value is None or outcome.contract is None:
        return []
    name = contract_words(outcome.contract, hand_game=outcome.hand_game)
    value, _, kontra, refa = value_factors(
        outcome.contract,
        hand_game=outcome.hand_game,
        kontra=outcome.kontra,
        refa=outcome.refa,
    )
    factors = [say("hand_value_contract", words=name, value=value)]
    if kontra > 1:
        factors.append(say("hand_value_kontra" if kontra == 2 else "hand_value_rekontra"))
    if refa > 1:
        factors.append(say("hand_value_refa"))
    lines = [say("hand_value", value=written.value, words=", ".join(factors))]
    if written.shrunk is not None:
        lines.append(say("hand_shrunk", value=written.shrunk))
    return lines


def _falls(finished: FinishedHand, players: Sequence[Player]) -> list[str]:
    """Defenders who fell, and whose fall another has taken over."""
    lines = [
        say("hand_defender_fell", who=players[seat])
        for seat in finished.score.fell
        if seat != finished.outcome.declarer
    ]
    standing = finished.take_overs.standing
    if standing is not None:
        taker, fallen = players[standing.taker], players[standing.fallen]
        lines.append(say("hand_taken_over", who=taker, whom=fallen))
    return lines


def _written(match: Match, players: Sequence[Player]) -> list[str]:
    """Changes of bule and supe, and hats drawn or struck."""
    bule, supe = match.finished[-1].changes()
    lines = []
    for seat in SEATS:
        after = match.rules.bule + sum(hand.changes()[0][seat] for hand in match.finished)
        before = after - bule[seat]
        if bule[seat]:
            lines.append(say("hand_bule", who=players[seat], change=bule[seat], bule=after))
        if (before <= 0) != (after <= 0):
            key = "hand_hat_drawn" if after <= 0 else "hand_hat_struck"
            lines.append(say(key, who=players[seat]))
    return lines + [
        say("hand_supe", who=players[writer], whom=players[against], supe=supe[writer][against])
        for writer in SEATS
        for against in SEATS
        if supe[writer][against]
    ]


def _refe(match: Match, players: Sequence[Player]) -> list[str]:
    """A refa written, not written and why, or played."""
    finished = match.finished[-1]
    outcome, written = finished.outcome, finished.score
    if written.refe_written:
        return [say("hand_refa_written")]
    if outcome.kind == HandKind.ALL_PASS:
        limit = match.rules.refe
        spent = limit is not None and max(match.sheet.refe_written) >= limit
        return [say("hand_refa_spent" if spent else "hand_refa_blocked")]
    if written.refa_played and outcome.declarer is not None:
        return [say("hand_refa_played", who=players[outcome.declarer])]
    return []


def match_heading(match: Match) -> str:
    """How the match ended."""
    return say("match_written_off" if match.was_written_off else "match_over")


def match_lines(match: Match, players: Sequence[Player]) -> tuple[str, ...]:
    """Places and results, the best first: 1. Mira je dobra 670."""
    result, place = results(match.sheet), places(match.sheet)
    return tuple(
        _place(place[seat], players[seat], result[seat])
        for seat in sorted(SEATS, key=lambda seat: place[seat])
    )


def _place(place: int, player: Player, result: int) -> str:
    if result == 0:
        return say("match_even", place=place, who=player)
    key = "match_good" if result < 0 else "match_bad"
    return say(key, place=place, who=player, value=abs(result))
