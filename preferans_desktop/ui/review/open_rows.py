"""What open cards say of a hand, as rows of words: contracts, discards, defences."""

from __future__ import annotations

from preferans_desktop.host.review.hands import PastHand
from preferans_desktop.host.review.open_cards import OpenCards
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.players import Player
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian import defences
from preferans_desktop.rules.serbian.contracts import CONTRACTS, TRICKS_NEEDED, Contract
from preferans_desktop.rules.serbian.hand import defenders_of
from preferans_desktop.rules.serbian.scoring import Outcome
from preferans_desktop.ui.review.entry_grid import Entry
from preferans_desktop.ui.turn import Players

Row = list[Entry | None]


def contract_rows(past: PastHand, figures: OpenCards) -> list[Row]:
    """A line for each contract: the tricks of each player as its declarer."""
    hand = past.finished.hand
    rows: list[Row] = []
    for contract in CONTRACTS:
        row: Row = [Entry(words=say("contract_talon", contract=contract))]
        for seat in SEATS:
            tricks = figures.contracts[seat][contract]
            words = _made(contract, tricks)
            makes = _makes(contract, tricks)
            played = (hand.declarer, hand.contract) == (seat, contract)
            row.append(Entry(words=words, strong=makes, ringed=played))
        rows.append(row)
    return rows


def discard_rows(past: PastHand, figures: OpenCards) -> list[Row]:
    """A line for each pair of cards that could be put away, the best first."""
    contract = past.finished.hand.contract
    if contract is None:
        return []
    return [
        [
            Entry(words=str(number)),
            Entry(cards=tuple(sorted(away)), told=say("review_cards", cards=away)),
            Entry(words=_made(contract, tricks), strong=_makes(contract, tricks)),
        ]
        for number, (away, tricks) in enumerate(figures.discards, 1)
    ]


def place_of_discard(past: PastHand, figures: OpenCards) -> int | None:
    """The line of the pair that was put away."""
    away = past.finished.hand.discard
    pairs = [pair for pair, _ in figures.discards]
    return pairs.index(away.known) if away is not None and away.known in pairs else None


def defence_rows(past: PastHand, figures: OpenCards, players: Players) -> list[Row]:
    """A line for each way to defend: the declarer's tricks, and what is written then."""
    played = past.finished
    declarer, contract = played.outcome.declarer, played.outcome.contract
    if declarer is None or contract is None:
        return []
    tricks = dict(figures.defences)
    both = tricks[defenders_of(declarer)]
    rows: list[Row] = [[Entry(words=say("review_both")), Entry(words=_made(contract, both)), None]]
    if contract == Contract.BETL:
        return rows
    for seat in defenders_of(declarer):
        for key, outcome in (
            ("review_alone", defences.alone(played, seat, tricks[seat,])),
            ("review_calls", defences.calling(played, seat, both)),
            ("review_kontra", defences.under_kontra(played, seat, both)),
        ):
            rows.append(_defence_row(past, key, players[seat], outcome))
    return rows


def _defence_row(past: PastHand, key: str, player: Player, outcome: Outcome) -> Row:
    finished = past.finished
    before = sum(past.match.sheet.bule) - sum(finished.score.bule)
    written = defences.scored(outcome, before)
    assert outcome.declarer is not None and outcome.tricks is not None  # noqa: S101, PT018 - played
    fell = [seat for seat in written.fell if seat != outcome.declarer]
    supe = sum(sum(row) for row in written.supe)
    words = say("review_falls") if fell else say("review_supe", supe=supe)
    change = say("review_bule", change=written.bule[outcome.declarer])
    tricks = outcome.tricks[outcome.declarer]
    return [
        Entry(words=say(key, who=player)),
        Entry(words=f"{tricks}, {change}", strong=bool(written.declarer_passed)),
        Entry(words=words, strong=not fell),
    ]


def _made(contract: Contract, tricks: int) -> str:
    if contract == Contract.BETL:
        return say("review_betl_fails" if tricks else "review_betl_made")
    return str(tricks)


def _makes(contract: Contract, tricks: int) -> bool:
    return not tricks if contract == Contract.BETL else tricks >= TRICKS_NEEDED


def open_loss_words(figures: OpenCards | None, number: int, contract: Contract | None) -> str:
    """What an act gave away with open cards; empty where that is not told."""
    lost = None if figures is None else figures.given_away.get(number)
    if lost is None:
        return ""
    if not lost:
        return say("review_open_nothing")
    if contract == Contract.BETL:
        return say("review_open_betl")
    return say("review_open_lost", tricks=lost)
