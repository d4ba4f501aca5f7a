"""What stands on the name plates."""

from preferans_desktop.language.players import Gender, Player
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.log import replay
from preferans_desktop.rules.serbian.masking import view_of
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.play import Ended
from preferans_desktop.ui.captions import plate_of
from support.evening import log_to

PLAYERS = (
    Player("Ti", Gender.M, you=True),
    Player("Stevan", Gender.M),
    Player("Mira", Gender.F),
)


def ended_by_an_offer_with_cards_left(match: Match) -> bool:
    if match.hand is not None or not match.finished:
        return False
    outcome, play = match.finished[-1].outcome, match.finished[-1].hand.play
    return outcome.ended is Ended.OFFER and play is not None and outcome.tricks != play.taken


def test_after_an_accepted_offer_the_plates_tell_the_tricks_that_count() -> None:
    match = replay(log_to(ended_by_an_offer_with_cards_left))
    view = view_of(match, 0)
    counted = match.finished[-1].outcome.tricks
    assert counted is not None
    said = [plate_of(view, view.last_hand, seat, PLAYERS).tricks for seat in SEATS]
    assert said == [f"štihovi {tricks}" for tricks in counted]
