"""Taking back: the match is the one before the decision, and the log only grows."""

import random

from hypothesis import given
from hypothesis import strategies as st

from preferans_desktop.host.controller import Controller
from preferans_desktop.host.decisions import Decisions
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.log import Dealt, Log, Undone, in_force, replay
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.ui.models.papers import papers_of, refe_of

ME = 0


def save_at_once(_entry: object, done) -> None:
    done(None)


def move(controller: Controller, generator: random.Random) -> None:
    """Something that may happen now."""
    match = controller.match
    legal = matches.legal(match)
    if match.hand is None and (not legal or generator.random() < 0.7):
        controller.deal()
    else:
        controller.act(generator.choice(legal))


def is_choice(match, event) -> bool:
    """Told by the legal acts alone: own, and not the only card."""
    if isinstance(event, Dealt | Undone) or event.seat != ME:
        return False
    cards = [act for act in matches.legal(match) if isinstance(act, PlayCard)]
    return not isinstance(event, PlayCard) or len(cards) > 1


@given(seed=st.integers(0, 10_000), length=st.integers(1, 120), undos=st.integers(1, 4))
def test_undo_leads_to_the_moment_before_the_last_decision(seed, length, undos):
    generator = random.Random(seed)
    controller = Controller(Log(Rules(bule=20), 2), save_at_once, generator)
    decisions = Decisions(controller, ME)
    moments = []
    controller.subscribe(
        lambda told: moments.append(told.before) if is_choice(told.before, told.event) else None
    )
    for _ in range(length):
        if controller.match.over:
            break
        move(controller, generator)
    for _ in range(undos):
        kept, entries = decisions.before_last, controller.log.entries
        assert (kept is None) == (not moments)
        if kept is None:
            return
        before = moments.pop()
        controller.undo(kept)
        assert controller.log.entries == (*entries, Undone(kept))
        assert len(in_force(controller.log.entries)) == kept
        assert controller.match == before == replay(controller.log)
        assert papers_of(controller.match) == papers_of(before)
        assert refe_of(controller.match) == refe_of(before)


def test_a_match_put_in_place_is_read(new_controller, random_log):
    log = random_log(seed=3, length=120, bule=60)
    controller = new_controller()
    decisions = Decisions(controller, ME)
    assert decisions.before_last is None
    controller.resume(log)
    kept = decisions.before_last
    assert kept is not None
    assert log.entries[kept].seat == ME
    later = log.entries[kept + 1 :]
    assert all(isinstance(event, Dealt | PlayCard) or event.seat != ME for event in later)
