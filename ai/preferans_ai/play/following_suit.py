"""Second and third to a trick: what taking it is worth against what the card would still take."""

from __future__ import annotations

from dataclasses import dataclass

from preferans_ai.candidates import Choice, chosen
from preferans_ai.holdings import above
from preferans_ai.knowledge import Knowledge
from preferans_ai.promise import suit_promise
from preferans_ai.responsibility import answers_for_himself
from preferans_desktop.rules.cards import Card, suit_of
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.contracts import TRICKS_NEEDED
from preferans_desktop.rules.serbian.play import TRICKS_TO_BEAT
from preferans_desktop.rules.serbian.scoring import OWN_QUOTA

PARTNER_PAYS = 0.35
"""What partner gives up on average by taking the trick himself."""
SECOND_TRICK = 0.4
"""How much more the trick counts that saves a follower from falling."""
DECISIVE_TRICK = 3.0
"""How much more the trick counts that decides the contract."""
LATER = 0.85
"""A trick promised for later against one that can be taken now."""


@dataclass(frozen=True, slots=True)
class Option:
    """A card that may be played to the trick.

    Attributes:
        takes: chance that he wins the trick with it himself.
        team: chance that his side wins the trick.
        costs: tricks that his cards promise less without it.
    """

    card: Card
    takes: float
    team: float
    costs: float


def choose_to_trick(know: Knowledge) -> Choice:
    """The card to add to a trick that somebody else has led."""
    options = [_option(know, card) for card in know.legal]
    best = max(options, key=lambda option: (_score(know, option), -option.card))
    code = _code(know, best, options)
    action = PlayCard(know.seat, best.card)
    if code in ("keep_partners_trick", "leave_to_partner"):
        return chosen(action, code, card=best.card, partner=know.partner)
    return chosen(action, code, card=best.card)


def _option(know: Knowledge, card: Card) -> Option:
    led = know.play.led
    assert led is not None  # noqa: S101 - somebody has led
    costs = _costs(know, card)
    winner = know.winner(card)
    best = card if winner == know.seat else dict(know.play.trick)[winner]
    stands, helped = 1.0, 0.0
    for seat in know.later:
        beaten = know.chance_of_beating(seat, best, led)
        if _together(know, seat):
            helped = beaten
        else:
            stands *= 1 - beaten
    if winner == know.seat:
        return Option(card, stands, stands, costs)
    if _together(know, winner):
        return Option(card, 0.0, stands, costs)
    return Option(card, 0.0, helped, costs + PARTNER_PAYS * helped)


def _together(know: Knowledge, seat: Seat) -> bool:
    return not know.declares and seat != know.declarer


def _costs(know: Knowledge, card: Card) -> float:
    suit = suit_of(card)
    mine = know.mine[suit]
    return suit_promise(know, suit, mine) - suit_promise(know, suit, mine & ~(1 << (card & 7)))


def _score(know: Knowledge, option: Option) -> float:
    bonus = DECISIVE_TRICK if _is_decisive(know) else 0.0
    mine, partners = _quota_bonus(know)
    others = option.team - option.takes
    now = option.team * (1 + bonus) + option.takes * mine + others * partners
    return now - LATER * option.costs


def _is_decisive(know: Knowledge) -> bool:
    play = know.play
    return (
        play.defenders_taken == TRICKS_TO_BEAT - 1 or play.taken[play.declarer] == TRICKS_NEEDED - 1
    )


def _quota_bonus(know: Knowledge) -> tuple[float, float]:
    """How much more a trick of his own counts, and one of his partner's."""
    if know.declares or not answers_for_himself(know):
        return 0.0, 0.0
    short = know.own_tricks < OWN_QUOTA
    if know.partner is None:
        return (SECOND_TRICK if short else 0.0), 0.0
    partner_short = know.play.taken[know.partner] < OWN_QUOTA
    if short == partner_short:
        return 0.0, 0.0
    return (SECOND_TRICK, 0.0) if short else (0.0, SECOND_TRICK)


def _code(know: Knowledge, best: Option, options: list[Option]) -> str:
    if len(options) == 1:
        return "only_card"
    could_take = any(option.takes > 0 for option in options)
    if best.takes > 0:
        return _code_for_taking(know, best)
    if best.team > 0 and could_take:
        return "keep_partners_trick" if know.winner() != know.declarer else "leave_to_partner"
    if suit_of(best.card) not in (know.play.led, know.trump):
        return "discard_loser"
    return "keep_high_card" if could_take else "play_low"


def _code_for_taking(know: Knowledge, best: Option) -> str:
    if not know.declares and know.play.defenders_taken == TRICKS_TO_BEAT - 1:
        return "take_fifth_trick"
    if know.own_tricks == OWN_QUOTA - 1 and not know.declares and answers_for_himself(know):
        return "secure_second_trick"
    if suit_of(best.card) != know.play.led:
        return "ruff"
    is_beatable = know.later and above(know.unseen[suit_of(best.card)], best.card & 7)
    return "finesse" if is_beatable else "win_trick"
