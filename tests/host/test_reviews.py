"""What is known about acts: asked for once, kept beside the match, never in it."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import replace

import pytest

from preferans_desktop.host.advisers import Advisers
from preferans_desktop.host.controller import Controller
from preferans_desktop.host.header import Participant, new_header
from preferans_desktop.host.questions import Position
from preferans_desktop.host.review.hands import log_before, past_hands
from preferans_desktop.host.review.kinds import Kind
from preferans_desktop.host.review.reviews import Reviews
from preferans_desktop.host.review.thoughts import Verdict, judge, parse_thought
from preferans_desktop.host.sharing import SharedProcess
from preferans_desktop.host.storage import matches as stored
from preferans_desktop.host.storage.database import open_database
from preferans_desktop.language.players import Gender
from preferans_desktop.rules.serbian import hand as hands
from preferans_desktop.rules.serbian.log import Dealt, Log, places_in_force, replay
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.scoring import HandKind
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.rules.serbian.sheet import results
from support.evening import log_to
from support.people import QuickPlayers, ThoughtfulPlayers

PERSON = Participant("Ti", Gender.M)
OF_ACTS = {Kind.REASON, Kind.GRADE}


def computers(level: str) -> tuple[Participant, Participant, Participant]:
    return PERSON, Participant("B", Gender.M, level), Participant("C", Gender.F, level)


def one_hand(match: Match) -> bool:
    return bool(match.finished) and match.finished[-1].outcome.kind is HandKind.PLAYED


def no_timer(_ms, _ring):
    return lambda: None


def two_hands(match: Match) -> bool:
    return len(match.finished) >= 2 and one_hand(match)


class Shelf:
    """A store of thoughts that remembers what it was given."""

    def __init__(self):
        self.kept = {}

    def keep_thought(self, key, text):
        assert key not in self.kept
        self.kept[key] = text

    def thoughts(self, match_id):
        assert match_id
        return dict(self.kept)


class Evening:
    """A match that is played as its log has it, before somebody who looks on."""

    def __init__(self, level="kafanski", shelf=None, players=None, until=one_hand):
        self.log = log_to(until)
        self.header = new_header(self.log.rules, self.log.dealer, computers(level), 1)
        self.shelf = shelf or Shelf()
        self.players = players or ThoughtfulPlayers()
        process = SharedProcess(self.players, no_timer)
        self.advisers = Advisers(process, no_timer)
        self.controller = Controller(Log(Rules(), 0), lambda _entry, done: done(None))
        header = lambda: self.header  # noqa: E731
        self.reviews = Reviews(self.controller, process, self.advisers, self.shelf, header)

    def play(self):
        self.controller.resume(Log(self.log.rules, self.log.dealer))
        for event in self.log.entries:
            self.before(event)
            if isinstance(event, Dealt):
                self.controller._enter(event)
            else:
                self.controller.act(event)
        return self

    def before(self, event):
        """What happens before an event."""

    @property
    def acts(self):
        return [act for hand in past_hands(self.controller.log) for act in hand.acts]


def decisions(acts):
    return [
        act
        for act in acts
        if act.moment.before.to_act == act.moment.action.seat
        and len(hands.legal(act.moment.before)) > 1
    ]


def test_every_decision_is_graded_when_it_happens_and_kept():
    evening = Evening().play()
    wanted = {(act.entry, Kind.GRADE) for act in decisions(evening.acts)}
    assert wanted
    kept = evening.shelf.kept
    assert {key for key in kept if key[1] is not Kind.COMPARED} == wanted
    assert evening.controller.log.entries == evening.log.entries
    kept = json.loads(next(iter(kept.values())))
    assert kept.keys() >= {"level", "seed", "candidates", "deals", "action", "reason_code"}
    assert kept["level"] == "majstor"


def test_what_was_kept_is_shown_again_without_asking():
    before = Evening().play()
    after = Evening(shelf=before.shelf)
    after.controller.resume(before.log)
    told = [after.reviews.thought(act, Kind.GRADE) for act in after.acts]
    assert after.players.besides == 0
    assert told == [before.reviews.thought(act, Kind.GRADE) for act in before.acts]
    assert [each is not None for each in told] == [
        act in decisions(before.acts) for act in before.acts
    ]


def test_what_is_missing_is_asked_for_when_it_is_looked_at():
    evening = Evening()
    evening.controller.resume(evening.log)
    told = []
    evening.reviews.listen(lambda: told.append(True))
    for act in evening.acts:
        evening.reviews.thought(act, Kind.GRADE)
    assert len(told) == len(evening.shelf.kept) == len(decisions(evening.acts))


def test_the_answer_of_a_master_is_his_grade_too():
    class Masters(Evening):
        def before(self, event):
            if isinstance(event, Dealt) or event.seat == 0:
                return
            position = Position(self.header, self.controller.log, self.controller.match, event.seat)
            fields = {"action": "dalje", "candidates": [], "reason_code": None, "deals": 60}
            self.reviews.note_reason(fields | {"reason_parameters": {}}, position)

    evening = Masters("majstor").play()
    others = [act for act in evening.acts if act.moment.action.seat != 0]
    for act in others:
        texts = {evening.shelf.kept[act.entry, kind] for kind in OF_ACTS}
        assert len(texts) == 1
    asked = [act for act in decisions(evening.acts) if act.moment.action.seat == 0]
    about_turns = [line for line in evening.players.lines if '"explain"' in line]
    assert len(about_turns) == len(asked)  # asked ahead, and not again for the grade


def test_the_answer_of_a_bold_master_is_no_grade():
    evening = Evening("majstor")
    bold = tuple(replace(each, persona="odvazan") for each in evening.header.players)
    evening.header = replace(evening.header, players=bold)
    evening.controller.resume(evening.log)
    act = next(act for act in evening.acts if act.moment.action.seat)
    log = log_before(evening.log, act)
    position = Position(evening.header, log, replay(log), act.moment.action.seat)
    evening.reviews.note_reason({"action": "dalje"}, position)
    assert set(evening.shelf.kept) == {(act.entry, Kind.REASON)}


def test_a_players_own_reason_stands_beside_the_grade_of_a_master():
    class Regulars(Evening):
        def before(self, event):
            if isinstance(event, Dealt) or event.seat == 0:
                return
            position = Position(self.header, self.controller.log, self.controller.match, event.seat)
            self.reviews.note_reason({"reason_code": "pass_weak", "cut": True}, position)

    evening = Regulars().play()
    for act in decisions(evening.acts):
        kinds = {kind for kind in OF_ACTS if (act.entry, kind) in evening.shelf.kept}
        assert kinds == (OF_ACTS if act.moment.action.seat else {Kind.GRADE})


def test_open_cards_are_there_right_after_the_hand():
    evening = Evening().play()
    asked = evening.players.besides
    figures = evening.reviews.open_cards(evening.acts[-1].entry)
    assert figures is not None
    assert evening.players.besides == asked


def test_an_answer_for_an_earlier_match_is_dropped():
    class Late(ThoughtfulPlayers):
        def send(self, line):
            self.late = line

    players = Late()
    evening = Evening(players=players)
    evening.controller.resume(Log(evening.log.rules, evening.log.dealer))
    evening.controller._enter(evening.log.entries[0])
    evening.controller.act(evening.log.entries[1])
    late = players.late
    evening.header = new_header(Rules(), 0, computers("kafanski"), 2)
    evening.controller.resume(Log(Rules(), 0))
    players.answer_besides(late)
    assert not evening.shelf.kept


def test_nobody_is_asked_while_the_program_plays_alone():
    evening = Evening()
    everybody = tuple(Participant(name, Gender.M, "kafanski") for name in "ABC")
    evening.header = new_header(Rules(), 0, everybody, 1)
    evening.play()
    assert not evening.shelf.kept


def advice_of(act, values):
    """A thought in which acts are worth this much, the first being the best."""
    from preferans_desktop.record.text import format_words

    weighed = [
        {"action": format_words(action), "passes": None, "value": value, "falls": None}
        for action, value in values
    ]
    told = {"reason_code": None, "reason_parameters": {}, "deals": 1}
    text = json.dumps({"action": weighed[0]["action"], "candidates": weighed, **told})
    return parse_thought(text, act)


@pytest.mark.parametrize(
    ("loss", "verdict"),
    [(0, "good"), (4.9, "good"), (5, "slight"), (19.9, "slight"), (20, "costly")],
)
def test_an_act_is_called_by_what_it_cost(loss: float, verdict: str):
    evening = Evening().play()
    act = decisions(evening.acts)[0]
    best, worse, *rest = hands.legal(act.moment.before)
    judged = judge(worse, advice_of(worse, [(best, -3.0), (worse, -3.0 + loss)]))
    assert judged.verdict is Verdict(verdict)
    assert judged.loss == pytest.approx(loss)
    assert judge(best, advice_of(best, [(best, -3.0)])).verdict is Verdict.GOOD
    if rest:
        assert judge(rest[0], advice_of(best, [(best, 0.0)])).verdict is Verdict.NOT_WEIGHED


def test_damaged_thoughts_are_no_thoughts():
    evening = Evening().play()
    for text in ("", "[]", "{}", '{"action": 3}', "{"):
        assert parse_thought(text, evening.acts[0].moment.action) is None


def test_the_store_only_adds_what_is_known(tmp_path):
    header = new_header(Rules(), 0, computers("kafanski"), 1)
    kept = {(3, kind): kind.value for kind in Kind}
    with closing(open_database(tmp_path)) as connection:
        stored.create(connection, header)
        for key, text in kept.items():
            stored.keep_thought(connection, header.id, key, text)
            stored.keep_thought(connection, header.id, key, "another")
        assert stored.thoughts(connection, header.id) == kept
        assert stored.count_entries(connection, header.id) == 0
        for change in (
            "UPDATE thoughts SET body = ''",
            "DELETE FROM thoughts",
            "UPDATE comparisons SET body = ''",
            "DELETE FROM comparisons",
        ):
            with pytest.raises(Exception, match="never"):
                connection.execute(change)


def only_comparisons(kept):
    return [text for (_, kind), text in kept.items() if kind is Kind.COMPARED]


def test_every_hand_is_played_again_by_a_computer_in_the_persons_seat():
    evening = Evening(until=two_hands).play()
    hands_played = past_hands(evening.log)
    assert len(only_comparisons(evening.shelf.kept)) == len(hands_played) > 1
    asked = evening.players.besides
    for past in hands_played:
        compared = evening.reviews.compared(past)
        before = results(replay(log_before(evening.log, past.acts[0])).sheet)[0]
        after = results(past.match.sheet)[0]
        assert compared.cards + compared.play == before - after
    assert evening.players.besides == asked
    assert evening.controller.log == evening.log


def test_a_hand_that_undo_led_back_to_is_played_again_from_its_own_deal():
    evening = Evening(until=two_hands).play()
    first, *_ = past_hands(evening.log)
    last = first.acts[-1]
    compared = evening.reviews.compared(first)
    places = places_in_force(evening.log.entries)
    kept = next(at for at, (place, _) in enumerate(places) if place == last.entry)
    asked = len(evening.players.lines)
    evening.controller.undo(kept)
    evening.controller.act(last.moment.action)
    [again] = past_hands(evening.controller.log)
    assert evening.shelf.kept[again.acts[-1].entry, Kind.COMPARED]
    assert evening.reviews.compared(again) == compared
    records = [json.loads(line)["record"] for line in evening.players.lines[asked:]]
    assert {len(record["hands"]) for record in records} == {1}


def test_a_hand_in_which_a_match_was_continued_is_compared_too():
    evening = Evening()
    *before, last = evening.log.entries
    evening.controller.resume(Log(evening.log.rules, evening.log.dealer, tuple(before)))
    evening.controller.act(last)
    assert len(only_comparisons(evening.shelf.kept)) == 1


def test_what_is_compared_is_shown_again_without_asking():
    before = Evening(until=two_hands).play()
    after = Evening(shelf=before.shelf, until=two_hands)
    after.controller.resume(before.log)
    for past in past_hands(before.log):
        assert after.reviews.compared(past) == before.reviews.compared(past) is not None
    assert after.players.besides == 0


def test_a_hand_that_was_not_compared_is_when_it_is_looked_at():
    evening = Evening()
    evening.controller.resume(evening.log)
    past = past_hands(evening.log)[-1]
    told = []
    evening.reviews.listen(lambda: told.append(True))
    compared = evening.reviews.compared(past)
    assert told == [True]
    played = Evening().play()
    assert compared == played.reviews.compared(past) is not None


def test_nothing_is_compared_where_nobody_plays():
    evening = Evening()
    everybody = tuple(Participant(name, Gender.M, "kafanski") for name in "ABC")
    evening.header = new_header(Rules(), 0, everybody, 1)
    evening.play()
    assert evening.reviews.compared(past_hands(evening.log)[-1]) is None
    assert evening.players.besides == 1  # the open cards


def test_another_match_ends_a_comparison():
    class Slow(ThoughtfulPlayers):
        def send(self, line):
            self.late = line

    players = Slow()
    evening = Evening(players=players)
    evening.controller.resume(evening.log)
    assert evening.reviews.compared(past_hands(evening.log)[-1]) is None
    evening.header = new_header(Rules(), 0, computers("kafanski"), 2)
    evening.controller.resume(Log(Rules(), 0))
    players.answer_besides(players.late)
    assert players.besides == 1
    assert not evening.shelf.kept


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"cards": 1, "play": "2"}', "{"])
def test_a_damaged_comparison_is_none(text):
    evening = Evening()
    last = past_hands(evening.log)[-1].acts[-1].entry
    evening.shelf.kept[last, Kind.COMPARED] = text
    evening.controller.resume(evening.log)
    assert evening.reviews.compared(past_hands(evening.log)[-1]) is None


def test_the_person_is_asked_about_ahead_and_a_hint_is_that_answer():
    told = []

    class Asking(Evening):
        def before(self, event):
            if isinstance(event, Dealt) or event.seat != 0:
                return
            asked = self.players.besides
            match = self.controller.match
            if len(hands.legal(match.hand)) > 1 and match.to_act == 0:
                position = Position(self.header, self.controller.log, match, 0)
                self.advisers.ask(position, told.append, pressing=True)
                assert self.players.besides == asked

    evening = Asking().play()
    grades = [
        evening.reviews.thought(act, Kind.GRADE)
        for act in decisions(evening.acts)
        if act.moment.action.seat == 0
    ]
    assert told == grades


def test_a_match_that_goes_on_is_asked_about_at_once():
    evening = Evening(until=lambda match: match.to_act == 0)
    evening.controller.resume(evening.log)
    assert evening.players.besides == 1


def test_players_that_cannot_answer_leave_it_open():
    evening = Evening(players=QuickPlayers())
    evening.controller.resume(evening.log)
    past = past_hands(evening.log)[-1]
    assert evening.reviews.compared(past) is None
    assert evening.reviews.compared(past) is None
