"""Hints at fixed positions: legal, repeatable, true in every language, blind to hidden cards.

`PREFERANS_POSITIONS=300 python -m pytest -m slow tests/ai/hints` asks about all of the file; more
than there are, and each is asked about with further seeds.
"""

import json
import os
import random
from dataclasses import replace

import pytest

from preferans_ai.conventions import CONVENTIONS
from preferans_ai.kernel import chosen
from preferans_ai.player import choose
from preferans_ai.reason_codes import REASON_CODES
from preferans_desktop.cli import engine
from preferans_desktop.host.advice import LEVEL, Advice, parse_advice
from preferans_desktop.host.header import MatchHeader, Participant
from preferans_desktop.host.questions import Position, question_line
from preferans_desktop.language.catalogue import VOICE
from preferans_desktop.language.players import Gender, Player
from preferans_desktop.language.reasons import why
from preferans_desktop.language.speech import USUAL_SPEECH, Speech, Tongue
from preferans_desktop.record.reader import RecordReader
from preferans_desktop.rules.serbian.log import Dealt, Log, replay
from preferans_desktop.rules.serbian.masking import view_of
from preferans_desktop.ui.hint.content import Asked, Topic, content_of
from support.hint_claims import CLAIMS, is_true
from support.hint_positions import WANTED, Spot, sample, spots
from support.redeal import redealt

POSITIONS = int(os.environ.get("PREFERANS_POSITIONS", "300"))
YOU = Player("Ana", Gender.F, you=True)
PEOPLE = (
    Participant("Ana", Gender.F),
    Participant("Bora", Gender.M, "kafanski"),
    Participant("Ceca", Gender.F, "kafanski"),
)

needs_kernel = pytest.mark.skipif(
    not chosen().is_compiled, reason="without it Majstor weighs no words"
)


def position_of(spot: Spot, seed: int) -> Position:
    log = spot.log
    header = MatchHeader("match", "now", log.rules, log.dealer, seed, PEOPLE)
    return Position(header, log, spot.match, spot.seat)


def asked_line(position: Position) -> str:
    return question_line("hint", position, LEVEL, explain=True)


def advice_on(position: Position) -> tuple[Advice, dict[str, object]]:
    """The advice, and the answer it was read from."""
    fields = engine.answer(asked_line(position).encode(), RecordReader())
    advice = parse_advice(fields, position.seat)
    assert advice is not None, fields
    del fields["ms"]
    return advice, fields


def with_other_cards(spot: Spot, generator: random.Random) -> Spot:
    """The same position with the cards that the seat does not see dealt anew."""
    if spot.match.hand is None:
        return spot
    entries = spot.log.entries
    begin = max(place for place, entry in enumerate(entries) if isinstance(entry, Dealt))
    since = redealt(spot.match.hand, entries[begin:], spot.seat, generator)
    log = Log(spot.log.rules, spot.log.dealer, (*entries[:begin], *since))
    return replace(spot, log=log, match=replay(log))


def check_act(spot: Spot, position: Position, advice: Advice) -> None:
    """It may be done, and it is what Majstor would do."""
    view = view_of(spot.match, spot.seat)
    assert advice.action in view.legal
    assert advice.candidates[0].action == advice.action
    assert all(each.action in view.legal for each in advice.candidates)
    choice = choose(view, LEVEL, position.seed)
    assert (choice.action, choice.reason_code) == (advice.action, advice.reason_code)
    weighed = [(each.action, each.passes, each.value, each.falls) for each in choice.candidates]
    told = [(each.action, each.passes, each.value, each.falls) for each in advice.candidates]
    assert told == weighed
    written = [each.written or (None, None) for each in choice.candidates]
    assert [(each.bule, each.supe) for each in advice.candidates] == written


def check_words(spot: Spot, advice: Advice) -> None:
    """What is said of it is true, in every language with the same numbers."""
    view = view_of(spot.match, spot.seat)
    assert is_true(view, advice), (advice.reason_code, advice.parameters)
    hand = spot.match.hand
    others = Player("Bora", Gender.M)
    declarer = YOU if hand is None or hand.declarer in {None, spot.seat} else others
    said = set()
    for tongue in Tongue:
        VOICE.use(Speech(tongue))
        content = content_of(advice, Asked(YOU, declarer, view.legal), Topic.REASON)
        sentence = why(advice.reason_code, YOU, **advice.parameters)
        assert sentence in content.text
        said.add(sentence)
        best = advice.candidates[0]
        if best.passes is not None:
            assert f" {round(100 * best.passes)} " in content.text.replace(".", " ")
        for each in advice.candidates[1:3]:
            assert content_of(advice, Asked(YOU, declarer, view.legal), each.action).text
    VOICE.use(USUAL_SPEECH)
    assert len(said) == len(Tongue)


def check(spot: Spot, seed: int, *, twice: bool) -> None:
    position = position_of(spot, seed)
    advice, told = advice_on(position)
    check_act(spot, position, advice)
    check_words(spot, advice)
    other = position_of(with_other_cards(spot, random.Random(seed)), seed)
    # The question holds all that the players are told: the same to the letter, the same answer.
    assert asked_line(other) == asked_line(position)
    if twice:
        assert advice_on(other)[1] == told


def test_the_file_has_every_kind_of_decision() -> None:
    found = {kind: sum(spot.kind == kind for spot in spots()) for kind in WANTED}
    assert found == WANTED
    assert sum(found.values()) == 300


def test_other_cards_are_other_cards() -> None:
    here = [spot for spot in sample(60) if spot.match.hand is not None]
    differ = 0
    for number, spot in enumerate(here):
        other = with_other_cards(spot, random.Random(number))
        differ += other.match.hand.deal != spot.match.hand.deal
    assert differ > 0.9 * len(here)


def test_every_reason_has_a_claim() -> None:
    assert CLAIMS.keys() | CONVENTIONS.keys() == REASON_CODES.keys()


@needs_kernel
@pytest.mark.parametrize("place", range(len(WANTED)))
def test_a_position_of_each_kind(place: int) -> None:
    check(sample(len(WANTED))[place], 5, twice=True)


@needs_kernel
@pytest.mark.slow
@pytest.mark.timeout(0)
def test_many_positions() -> None:
    for number in range(POSITIONS):
        spot = spots()[number % len(spots())]
        check(spot, number // len(spots()), twice=number % 10 == 0)


def test_the_answer_is_one_line_of_json() -> None:
    _, fields = advice_on(position_of(spots()[0], 5))
    assert "\n" not in json.dumps(fields)
