"""The JSON object that `preferans replay --json` prints (docs/rules/record-format.md)."""

from __future__ import annotations

from preferans_desktop.record.text import CONTRACT_WORDS, format_action, format_words
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian import hand as hands
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian import sheet as paper
from preferans_desktop.rules.serbian.actions import Action, Discard
from preferans_desktop.rules.serbian.match import FinishedHand, Match


def report(match: Match, seen_by: Seat | None = None) -> dict[str, object]:
    """The state of a match as plain JSON values; `seen_by` where it was masked for a seat."""
    sheet = match.sheet
    hidden = seen_by is not None and match.to_act != seen_by
    return {
        "finished": match.over,
        "hands_played": len(match.finished),
        "to_act": match.to_act,
        "legal": None if hidden else legal_words(match),
        "bule": list(sheet.bule),
        "supe": [list(row) for row in sheet.supe],
        "refe": {"written": list(sheet.refe_written), "open": list(sheet.refe_open)},
        "results": list(paper.results(sheet)),
        "places": list(paper.places(sheet)),
        "hands": [_report_hand(finished) for finished in match.finished],
    }


def legal_words(match: Match) -> list[str]:
    """Legal words: those of the player to act bare, then offers and take-overs with their seat."""
    turn = hands.legal(match.hand) if match.hand is not None else ()
    offers = hands.legal_offers(match.hand) if match.hand is not None else ()
    others = (*offers, *matches.legal_take_overs(match))
    return [*_bare(turn), *(format_action(action) for action in others)]


def _bare(turn: tuple[Action, ...]) -> list[str]:
    if turn and isinstance(turn[0], Discard):
        return ["skart"]
    return [format_words(action) for action in turn]


def _report_hand(finished: FinishedHand) -> dict[str, object]:
    outcome, score = finished.outcome, finished.score
    bule, supe = finished.changes()
    written: dict[str, object] = {
        "kind": outcome.kind.value,
        "declarer": outcome.declarer,
        "contract": None if outcome.contract is None else CONTRACT_WORDS[outcome.contract],
        "hand_game": outcome.hand_game,
        "kontra": outcome.kontra,
        "refa": outcome.refa,
        "v": score.value,
        "tricks": None if outcome.tricks is None else list(outcome.tricks),
        "fell": list(score.fell),
        "bule": list(bule),
        "supe": [list(row) for row in supe],
        "ended": None if outcome.ended is None else outcome.ended.value,
        "refe_written": score.refe_written,
    }
    if score.shrunk is not None:
        written["shrunk"] = score.shrunk
    return written
