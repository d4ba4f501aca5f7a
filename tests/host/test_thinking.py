"""Turns of computer players, with a process whose every word the test decides."""

import json
from collections.abc import Callable
from itertools import islice

import pytest

from preferans_desktop.host.answers import Trouble
from preferans_desktop.host.controller import Controller
from preferans_desktop.host.fallback import fallback_act
from preferans_desktop.host.header import Participant, new_header
from preferans_desktop.host.patience import Patience
from preferans_desktop.host.questions import decision_seed
from preferans_desktop.host.thinking import Thinking
from preferans_desktop.language.players import Gender
from preferans_desktop.record.document import record_of
from preferans_desktop.record.replaying import match_of
from preferans_desktop.record.text import format_action, format_words
from preferans_desktop.rules.serbian.actions import Pass, TakeOver
from preferans_desktop.rules.serbian.log import Dealt, Log, apply_event, in_force, replay
from preferans_desktop.rules.serbian.masking import view_of_masked
from preferans_desktop.rules.serbian.match import legal_take_overs
from preferans_desktop.rules.serbian.settings import Rules

RULES = Rules(bule=10)
PATIENCE = Patience(budget_ms=100, limit_ms=700, failures=3, rest_ms=5_000)


class Process:
    """A player process that does what the test says."""

    on_line: Callable[[str], None]
    on_exit: Callable[[], None]

    def __init__(self):
        self.questions = []
        self.starts = 0
        self.starts_at_all = True
        self.answers_by_itself = False

    def send(self, line):
        assert "\n" not in line
        self.questions.append(json.loads(line))
        if self.answers_by_itself:
            self.answer(sensible_words(self.questions[-1]))

    def restart(self):
        self.starts += 1
        if not self.starts_at_all:
            self.on_exit()

    def answer(self, action, number=None):
        number = self.questions[-1]["id"] if number is None else number
        self.on_line(json.dumps({"id": number, "action": action, "ms": 1, "candidates": []}))


def sensible_words(question):
    """What a careful player says, from nothing but the record in the question."""
    match = match_of(record_of(question["record"]))
    view = view_of_masked(match, question["seat"])
    asked = match.take_overs.asked
    if view.seat in {match.to_act, asked and asked.fallen}:
        return format_words(fallback_act(view))
    return None


class Clock:
    """Timers that ring when the test says so."""

    def __init__(self):
        self.timers = []

    def call_later(self, delay_ms, ring):
        timer = (delay_ms, ring)
        self.timers.append(timer)
        return lambda: timer in self.timers and self.timers.remove(timer)

    def pass_over(self, delay_ms):
        """Ring every timer that was set with this delay."""
        for timer in [timer for timer in self.timers if timer[0] == delay_ms]:
            self.timers.remove(timer)
            timer[1]()


class Table:
    """A match with computer players, and everything around it."""

    def __init__(
        self, levels=(None, "majstor", "pocetnik"), log=None, commit=None, controller=None
    ):
        log = log or Log(RULES, 2)
        names = (("Ana", Gender.F), ("Bora", Gender.M), ("Ceca", Gender.F))
        players = [Participant(*name, level) for name, level in zip(names, levels, strict=True)]
        self.header = new_header(log.rules, log.dealer, tuple(players), seed=12)
        self.process = Process()
        self.clock = Clock()
        self.troubles = []
        self.controller = controller or Controller(log, commit or (lambda _, done: done(None)))
        self.thinking = Thinking(
            self.controller,
            self.process,
            self.clock.call_later,
            lambda trouble, seat: self.troubles.append((trouble, seat)),
            PATIENCE,
        )
        self.thinking.begin(self.header)
        self.controller.resume(log)

    def said(self):
        return [
            format_action(entry)
            for entry in in_force(self.controller.log.entries)
            if not isinstance(entry, Dealt)
        ]

    def seats_asked(self):
        return [question["seat"] for question in self.process.questions]


@pytest.fixture
def table():
    """Seat 0 has passed; seat 1 is being asked."""
    table = Table()
    table.controller.deal()
    table.controller.act(Pass(0), initiator=0)
    return table


def test_a_person_is_not_asked():
    table = Table()
    table.controller.deal()
    assert not table.process.questions
    assert table.process.starts == 0


def test_whose_turn_it_is_is_asked_and_heard(table):
    assert table.process.starts == 1
    table.process.answer("2")
    assert table.said() == ["0 dalje", "1 2"]
    table.process.answer("dalje")
    assert table.said() == ["0 dalje", "1 2", "2 dalje"]
    assert table.seats_asked() == [1, 2, 1]
    assert not table.troubles


def test_a_question_is_what_the_engine_reads(table):
    [question] = table.process.questions
    assert {name: question[name] for name in question if name != "record"} == {
        "id": 1,
        "seat": 1,
        "level": "majstor",
        "persona": "odmeren",
        "seed": decision_seed(12, 1, 2),
        "budget_ms": 100,
    }
    record = question["record"]
    assert record["seen_by"] == 1
    assert record["players"] == ["Ana", "Bora", "Ceca"]
    [hand] = record["hands"]
    assert [cards == "?" for cards in hand["deal"]] == [True, False, True]
    assert hand["talon"] == "?"
    assert hand["actions"] == ["0 dalje"]


def test_seeds_are_repeatable_and_differ_by_decision():
    seeds = [
        decision_seed(*arguments) for arguments in [(1, 1, 5), (1, 2, 5), (1, 1, 6), (2, 1, 5)]
    ]
    assert len(set(seeds)) == 4
    assert seeds[0] == decision_seed(1, 1, 5)
    assert all(0 <= seed < 2**48 for seed in seeds)


def test_a_position_taken_back_is_asked_with_the_same_seed(table):
    table.process.answer("2")
    table.controller.undo(2)
    first, *_, again = table.process.questions
    assert (again["seat"], again["seed"]) == (first["seat"], first["seed"])


def test_three_computers_play_a_whole_match():
    table = Table(levels=("majstor",) * 3)
    table.process.answers_by_itself = True
    while not table.controller.match.over:
        match = table.controller.match
        assert match.hand is None
        if len(match.finished) == 8:
            table.controller.write_off()
        else:
            table.controller.deal()
    assert not table.troubles
    assert table.controller.match == replay(table.controller.log)
    assert set(table.seats_asked()) == {0, 1, 2}


def positions(random_log, is_wanted, bule=60):
    """Positions of random play with some quality, as logs that end there."""
    seed = 0
    while True:
        log = random_log(seed, length=150, bule=bule)
        match = replay(Log(log.rules, log.dealer))
        for place, event in enumerate(log.entries, 1):
            match = apply_event(match, event)
            if is_wanted(match):
                yield Log(log.rules, log.dealer, log.entries[:place])
                break
        seed += 1


@pytest.mark.parametrize(
    "is_wanted",
    [
        pytest.param(lambda match: match.take_overs.asked is not None, id="question"),
        pytest.param(
            lambda match: match.take_overs.asked is not None and match.hand is not None,
            id="question in the next hand",
        ),
        pytest.param(
            lambda match: match.hand is not None and match.hand.offer is not None, id="offer"
        ),
        pytest.param(
            lambda match: (
                match.take_overs.asked is not None
                and match.hand is not None
                and match.hand.offer is not None
            ),
            id="offer and question",
        ),
    ],
)
def test_computers_go_on_from_any_position(random_log, is_wanted):
    for log in islice(positions(random_log, is_wanted), 3):
        table = Table(levels=("majstor",) * 3, log=log)
        answered = 0
        while len(table.process.questions) > answered:
            answered = len(table.process.questions)
            table.process.answer(sensible_words(table.process.questions[-1]))
        match = table.controller.match
        assert match.over or match.hand is None
        assert match.take_overs.asked is None
        assert not table.troubles


def fallen_match(random_log, seats):
    """A position between hands in which these seats may take a fall over."""

    def is_wanted(match):
        takers = tuple(pair.taker for pair in match.take_overs.pairs)
        return match.hand is None and takers == seats and match.take_overs.asked is None

    return next(positions(random_log, is_wanted))


def test_a_take_over_is_thought_about_once(random_log):
    table = Table(log=fallen_match(random_log, (1,)))
    assert table.seats_asked() == [1]
    table.process.answer(None)
    assert table.seats_asked() == [1]
    table.controller.deal()
    assert table.seats_asked().count(1) == 1 + (table.controller.match.to_act == 1)
    assert not table.troubles


def test_a_take_over_can_be_taken(random_log):
    table = Table(levels=("majstor",) * 3, log=fallen_match(random_log, (1,)))
    fallen = table.controller.match.take_overs.pairs[0].fallen
    table.process.answer("preuzimam")
    assert table.seats_asked() == [1, fallen]
    table.process.answer("prihvatam")
    assert table.controller.match.take_overs.standing is not None
    assert table.seats_asked() == [1, fallen, 1]  # may give it back
    table.process.answer(None)
    assert table.seats_asked() == [1, fallen, 1]
    assert table.said()[-2:] == ["1 preuzimam", f"{fallen} prihvatam"]


def test_a_take_over_is_thought_about_again_after_an_undo(random_log):
    table = Table(log=fallen_match(random_log, (1,)))
    table.process.answer(None)
    *_, last = in_force(table.controller.log.entries)
    table.controller.undo(len(table.controller.log.entries) - 1)
    asked = len(table.process.questions)
    table.controller.act(last)
    assert table.seats_asked()[asked:] == [1]


def test_whose_turn_it_is_must_act_whatever_else_he_may_say(random_log):
    def is_wanted(match):
        return match.to_act in {word.seat for word in legal_take_overs(match)}

    table = Table(levels=("majstor",) * 3, log=next(positions(random_log, is_wanted)))
    seat = table.controller.match.to_act
    for _ in table.controller.match.take_overs.pairs:
        if table.seats_asked()[-1] != seat:
            table.process.answer(None)
    table.process.answer(None)
    assert table.troubles == [(Trouble.NO_ACT, seat)]


def test_taking_and_giving_back_ends(random_log):
    table = Table(levels=("majstor",) * 3, log=fallen_match(random_log, (1,)))
    for words in ("preuzimam", "prihvatam", "vracam", "prihvatam"):
        table.process.answer(words)
    assert TakeOver(1) in table.controller.view(1).legal
    assert len(table.process.questions) == 4


def test_a_persons_take_over_is_his_own_affair(random_log):
    table = Table(log=fallen_match(random_log, (0,)))
    assert not table.process.questions


def test_a_player_who_fails_at_an_opportunity_stays_silent(random_log):
    table = Table(log=fallen_match(random_log, (1,)))
    said = table.said()
    table.clock.pass_over(PATIENCE.limit_ms)
    assert table.said() == said
    assert table.troubles == [(Trouble.TOO_SLOW, 1)]
    assert table.seats_asked() == [1]


@pytest.mark.parametrize(
    ("line", "trouble"),
    [
        ("", Trouble.UNREADABLE),
        ("Traceback (most recent call last):", Trouble.UNREADABLE),
        ("[" * 100_000, Trouble.UNREADABLE),
        ("7", Trouble.UNREADABLE),
        ("{}", Trouble.UNREADABLE),
        ('{"id": "1", "action": "dalje"}', Trouble.UNREADABLE),
        ('{"id": 1, "action": 2}', Trouble.UNREADABLE),
        ('{"id": 1, "action": "krckam"}', Trouble.UNREADABLE),
        ('{"id": 1, "action": "1 dalje"}', Trouble.UNREADABLE),
        ('{"id": 1, "action": "7"}', Trouble.ILLEGAL),
        ('{"id": 1, "action": "karta SA"}', Trouble.ILLEGAL),
        ('{"id": 1, "action": null}', Trouble.NO_ACT),
        ('{"id": 1, "error": "hand 1: no"}', Trouble.COULD_NOT),
        ('{"id": null, "error": "is not JSON"}', Trouble.COULD_NOT),
    ],
)
def test_a_bad_answer_gives_a_harmless_act_and_a_new_player(table, line, trouble):
    table.process.on_line(line)
    assert table.said() == ["0 dalje", "1 dalje"]
    assert table.troubles == [(trouble, 1)]
    assert table.process.starts == 2
    table.process.answer("2")
    assert table.said() == ["0 dalje", "1 dalje", "2 2"]


def test_a_player_that_hangs_is_replaced(table):
    table.clock.pass_over(PATIENCE.limit_ms)
    assert table.said() == ["0 dalje", "1 dalje"]
    assert table.troubles == [(Trouble.TOO_SLOW, 1)]
    assert table.process.starts == 2


def test_a_question_that_cannot_be_put_is_decided_in_the_end(monkeypatch):
    table = Table()

    def broken(*_arguments, **_named):
        msg = "test"
        raise OSError(msg)

    monkeypatch.setattr("preferans_desktop.host.thinking.question_line", broken)
    table.controller.deal()
    with pytest.raises(OSError, match="test"):
        table.controller.act(Pass(0))
    with pytest.raises(OSError, match="test"):  # from the next question
        table.clock.pass_over(PATIENCE.limit_ms)
    assert table.said() == ["0 dalje", "1 dalje"]


def test_a_note_that_fails_does_not_stop_the_match(table):
    def broken(_trouble, _seat):
        msg = "test"
        raise OSError(msg)

    table.thinking._on_trouble = broken
    with pytest.raises(OSError, match="test"):
        table.process.on_exit()
    assert table.said() == ["0 dalje", "1 dalje"]


def test_a_player_that_dies_is_replaced(table):
    table.process.on_exit()
    assert table.said() == ["0 dalje", "1 dalje"]
    assert table.troubles == [(Trouble.DIED, 1)]
    assert table.process.starts == 2


def test_a_player_that_dies_unasked_is_started_when_needed(table):
    table.controller.undo(1)
    table.process.on_exit()
    assert table.process.starts == 1
    table.controller.act(Pass(0))
    assert table.process.starts == 2
    assert len(table.process.questions) == 2
    assert not table.troubles


def test_an_answer_in_time_stops_the_clock(table):
    table.process.answer("2")
    [timer] = table.clock.timers  # that of the next question
    table.process.answer("dalje")
    assert timer not in table.clock.timers


def test_an_answer_to_a_question_of_before_is_dropped(table):
    table.controller.undo(1)
    table.controller.act(Pass(0))
    assert [question["id"] for question in table.process.questions] == [1, 2]
    table.process.answer("2", number=1)
    table.process.on_line('{"id": 1, "error": "slow"}')
    assert table.said() == ["0 dalje"]
    table.process.answer("dalje", number=2)
    assert table.said() == ["0 dalje", "1 dalje"]
    table.process.answer("2", number=2)
    assert table.said() == ["0 dalje", "1 dalje"]
    assert not table.troubles


def test_a_match_that_moved_on_needs_no_answer(table):
    table.controller.undo(1)
    table.process.answer("2")
    table.clock.pass_over(PATIENCE.limit_ms)
    assert table.said() == []
    assert not table.troubles


def test_noise_between_questions_is_nothing(table):
    table.controller.undo(1)
    table.process.on_line("noise")
    assert not table.troubles


def test_players_that_fail_again_and_again_rest_and_come_back():
    table = Table(levels=("majstor",) * 3)
    table.process.starts_at_all = False
    table.controller.deal()
    assert table.said() == ["0 dalje", "1 dalje", "2 dalje"]
    assert table.troubles == [
        (Trouble.DIED, 0),
        (Trouble.DIED, 1),
        (Trouble.DIED, 2),
        (Trouble.GIVEN_UP, 2),
    ]
    table.controller.deal()
    assert len(table.said()) == 6
    assert len(table.process.questions) == 0
    table.clock.pass_over(PATIENCE.rest_ms)
    table.controller.deal()  # one more failure is another rest
    assert len(table.said()) == 9
    assert table.troubles[4:] == [(Trouble.DIED, 2)]
    table.process.starts_at_all = True
    table.process.answers_by_itself = True
    table.clock.pass_over(PATIENCE.rest_ms)
    table.controller.deal()
    assert table.troubles[5:] == [(Trouble.BACK, 0)]
    assert len(table.process.questions) == 3


def test_failures_count_in_a_row():
    table = Table(levels=("majstor",) * 3)
    table.controller.deal()
    for answer in ("no", "no", "2", "no"):
        table.process.answer(answer)
    assert table.said()[:3] == ["0 dalje", "1 dalje", "2 2"]
    assert table.troubles == [(Trouble.UNREADABLE, seat) for seat in (0, 1, 2)]


def test_two_steps_told_at_once_are_one_question():
    controller = Controller(Log(RULES, 2), lambda _, done: done(None))

    def pass_at_once(step):
        if isinstance(step.event, Dealt):
            controller.act(Pass(0))

    controller.subscribe(pass_at_once)
    table = Table(controller=controller)
    controller.deal()
    assert table.said() == ["0 dalje"]
    assert table.seats_asked() == [1]


def test_what_players_decide_can_wait_until_nothing_moves(table):
    table.thinking.hold()
    table.process.answer("2")
    assert table.said() == ["0 dalje"]
    table.clock.pass_over(PATIENCE.limit_ms)
    table.process.on_exit()
    table.thinking.release()
    assert table.said() == ["0 dalje", "1 2"]
    assert not table.troubles


def test_a_held_answer_is_dropped_when_the_match_moves_on(table):
    table.thinking.hold()
    table.process.answer("2")
    table.controller.undo(1)
    table.thinking.release()
    assert table.said() == []


def test_a_fallback_waits_as_well(table):
    table.thinking.hold()
    table.process.on_exit()
    assert table.said() == ["0 dalje"]
    table.thinking.release()
    assert table.said() == ["0 dalje", "1 dalje"]


def test_an_answer_while_an_act_is_being_saved_is_asked_for_again(random_log):
    waiting = []
    table = Table(log=fallen_match(random_log, (1,)), commit=lambda _, done: waiting.append(done))
    said = table.said()
    table.controller.deal()
    table.process.answer("preuzimam")
    waiting.pop()(None)
    assert table.said() == said
    assert table.seats_asked()[:2] == [1, 1]
    assert not table.troubles


def test_another_match_is_played_with_its_own_players(table):
    [old] = table.process.questions
    other = Table(levels=("pocetnik", None, None)).header
    table.thinking.begin(other)
    table.controller.resume(Log(RULES, 2))
    table.controller.deal()
    table.process.answer("2", number=old["id"])
    assert table.said() == []
    assert [question["level"] for question in table.process.questions] == ["majstor", "pocetnik"]


def test_nothing_happens_after_closing():
    table = Table(levels=("majstor",) * 3)
    table.controller.deal()
    for _ in range(3):
        table.process.on_exit()
    troubles = list(table.troubles)
    assert troubles[-1] == (Trouble.GIVEN_UP, 2)
    table.thinking.close()
    table.controller.undo(2)
    table.process.on_line("noise")
    table.process.on_exit()
    assert not table.clock.timers
    assert table.said() == ["0 dalje"]
    assert table.troubles == troubles
