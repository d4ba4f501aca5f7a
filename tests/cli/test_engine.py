"""`preferans engine` (record-format.md): its protocol, with a player put in place of the real one.

What the real player answers is asked at the end, and in the tests of the players themselves.
"""

import io
import itertools
import json
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from preferans_ai import levels, personas
from preferans_ai.candidates import Candidate, Choice
from preferans_desktop.cli import engine
from preferans_desktop.host import advice, header
from preferans_desktop.record.document import document_of, record_of
from preferans_desktop.record.reader import RecordReader
from preferans_desktop.record.replaying import log_of_record, match_of, record_of_log
from preferans_desktop.record.text import format_words, parse_words
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import OfferAll, OfferNoTrick, OfferTricks
from preferans_desktop.rules.serbian.log import replay
from preferans_desktop.rules.serbian.masking import masked_log
from preferans_desktop.rules.serbian.view import PlayerView
from support.records import a_record, cut

Document = dict[str, Any]
Stopped = Callable[[], bool]


def pick(view: PlayerView, level: str, seed: int, stopped: Stopped, persona: str) -> Choice:
    """A player whose answer depends on what he may say, his level, temper, seed and the stop."""
    if not view.legal:
        return Choice(None, None, {})
    words = [format_words(action) for action in view.legal]
    generator = random.Random(f"{view.seat} {words} {view.sheet} {level} {persona} {seed}")
    legal = generator.sample(view.legal, len(view.legal))
    weighed = tuple(Candidate(action, generator.random(), generator.random()) for action in legal)
    return Choice(legal[0], None, {}, weighed, cut=stopped())


@pytest.fixture
def any_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "choose", pick)


def question(record: object, seat: int = 0, **fields: Any) -> Document:
    return {"id": 7, "seat": seat, "record": record, "level": "majstor", "seed": 1, **fields}


def ask(asked: object, reader: RecordReader | None = None) -> Document:
    """The answer to one line, as it would be printed, without its time."""
    line = asked if isinstance(asked, bytes) else json.dumps(asked).encode() + b"\n"
    told = json.loads(json.dumps(engine.answer(line, reader or RecordReader())))
    told.pop("ms", None)
    answer: Document = told
    return answer


def masked(document: Document, seat: int) -> Document:
    record = record_of(document)
    log = log_of_record(record)
    return document_of(record_of_log(masked_log(log, replay(log), seat), record.players, seat))


def talk(*lines: bytes, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> list[Document]:
    """What the program prints for these lines, until the input ends."""
    stream = io.TextIOWrapper(io.BytesIO(b"".join(lines)), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", stream)
    assert engine.main([]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def line(asked: object) -> bytes:
    return json.dumps(asked).encode() + b"\n"


@pytest.mark.usefixtures("any_player")
class TestAnswer:
    def test_its_parts(self) -> None:
        told = json.loads(
            json.dumps(engine.answer(line(question(cut(a_record(2), 1, 1), 1)), RecordReader()))
        )
        assert set(told) - {"cut"} == {
            "id",
            "action",
            "ms",
            "candidates",
            "reason",
            "reason_code",
            "reason_parameters",
            "deals",
        }
        assert told["id"] == 7
        assert isinstance(told["ms"], int)
        assert told["ms"] >= 0
        assert told["action"] in {"dalje", "3", "igra", "betl", "sans"}
        assert told["candidates"][0]["action"] == told["action"]
        for candidate in told["candidates"]:
            assert set(candidate) == {"action", "passes", "value", "falls", "bule", "supe"}

    def test_an_answer_cut_short_says_so(self, monkeypatch: pytest.MonkeyPatch) -> None:
        asked = question(cut(a_record(2), 1, 1), 1)
        assert "cut" not in ask({**asked, "budget_ms": 10**9})
        clock = itertools.count()
        monkeypatch.setattr(engine.time, "perf_counter", lambda: float(next(clock)))
        assert ask({**asked, "budget_ms": 1})["cut"] is True

    def test_an_answer_gives_way_to_what_is_waiting(self) -> None:
        asked = question(cut(a_record(2), 1, 1), 1)

        def cut_short(**fields: Any) -> bool:
            told = engine.answer(line({**asked, **fields}), RecordReader(), lambda: True)
            return "cut" in told

        assert cut_short(gives_way=True)
        assert not cut_short(gives_way=False)
        assert not cut_short()

    def test_the_temper_is_passed_on(self) -> None:
        asked = question(cut(a_record(2), 1, 1), 1)
        usual, bold = (ask({**asked, "persona": persona}) for persona in ("odmeren", "odvazan"))
        assert usual == ask(asked)
        assert usual != bold

    @pytest.mark.parametrize("number", [0, -1, 10**30, "seven", "", "ž", 1.5])
    def test_the_id_comes_back(self, number: object) -> None:
        assert ask(question(a_record(2), id=number))["id"] == number
        assert ask({"id": number})["id"] == number

    def test_a_discard_is_given_whole(self) -> None:
        told = ask(question(cut(a_record(2), 1, 4), 1))
        word, *cards = told["action"].split(" ")
        assert word == "skart"
        assert len(cards) == 2
        assert len(told["candidates"]) == 66

    @pytest.mark.parametrize("number", [2, 8, 20, 25, 26])
    def test_it_may_be_said(self, number: int) -> None:
        document = a_record(number)
        reader = RecordReader()
        for beginning in beginnings(document, every=5):
            match = match_of(record_of(beginning))
            for seat in SEATS:
                told = ask(question(beginning, seat), reader)
                mine = [action for action in matches.legal(match) if action.seat == seat]
                if told["action"] is None:
                    assert not mine
                else:
                    assert parse_words(seat, told["action"]) in mine

    def test_nothing_to_say(self) -> None:
        document = cut(a_record(2), 1, 1)
        for seat in (0, 2):
            told = ask(question(document, seat, level="pocetnik"))
            assert told == {
                "id": 7,
                "action": None,
                "candidates": [],
                "reason": None,
                "reason_code": None,
                "reason_parameters": {},
                "deals": 0,
            }

    def test_nothing_to_say_when_the_match_is_over(self) -> None:
        for seat in SEATS:
            assert ask(question(a_record(2), seat))["action"] is None

    def test_a_declarer_out_of_turn_has_only_offers(self) -> None:
        document = cut(a_record(20), 1, 21)
        match = match_of(record_of(document))
        assert match.to_act == 2
        told = ask(question(document, 1))
        assert told["action"] == "ponuda sve"
        assert [candidate["action"] for candidate in told["candidates"]] == ["ponuda sve"]

    def test_who_may_take_over_and_who_is_asked(self) -> None:
        document = cut(a_record(25), 1)
        document["hands"][0]["actions"].pop()
        assert ask(question(document, 0))["action"] == "preuzimam"
        assert ask(question(document, 1))["action"] is None
        document["hands"][0]["actions"].append("0 preuzimam")
        assert ask(question(document, 0))["action"] is None
        assert ask(question(document, 1))["action"] in {"prihvatam", "odbijam"}

    def test_the_same_question_has_the_same_answer(self) -> None:
        document = cut(a_record(20), 1, 21)
        assert ask(question(document, 2)) == ask(question(document, 2))
        answers = {
            ask(question(document, 2, seed=seed, level=level))["action"]
            for seed in range(10)
            for level in levels.LEVELS
        }
        assert len(answers) > 1

    def test_the_window_knows_the_players_by_their_own_names(self) -> None:
        assert header.LEVELS == levels.LEVELS
        assert (header.PERSONAS, header.USUAL_PERSONA) == (personas.PERSONAS, personas.USUAL)
        assert levels.LEVELS[-1] == advice.LEVEL

    def test_level_seed_and_budget_may_be_left_out(self) -> None:
        document = cut(a_record(20), 1, 21)
        assert ask({"id": 1, "seat": 2, "record": document})["action"] is not None

    @pytest.mark.parametrize("budget", [1, 1000, 10**9])
    def test_budgets(self, budget: int) -> None:
        told = ask(question(cut(a_record(20), 1, 21), 2, budget_ms=budget))
        assert told["action"] is not None


def beginnings(document: Document, every: int = 1) -> list[Document]:
    """The record cut after each of its acts, or after each fifth."""
    places = [
        (hand, action)
        for hand, recorded in enumerate(document["hands"], 1)
        for action in range(len(recorded["actions"]) + 1)
    ]
    return [cut(document, hand, action) for hand, action in places[::every]]


@pytest.mark.usefixtures("any_player")
class TestMasking:
    @pytest.mark.parametrize("number", [2, 8, 20, 25, 26])
    def test_masked_or_not_the_answer_is_the_same(self, number: int) -> None:
        reader = RecordReader()
        for beginning in beginnings(a_record(number), every=3):
            for seat in SEATS:
                whole = ask(question(beginning, seat))
                assert ask(question(masked(beginning, seat), seat), reader) == whole

    def test_the_player_sees_the_same_view(self, monkeypatch: pytest.MonkeyPatch) -> None:
        seen: list[PlayerView] = []

        def look(view: PlayerView, level: str, seed: int, stopped: Stopped, persona: str) -> Choice:
            seen.append(view)
            return pick(view, level, seed)

        monkeypatch.setattr(engine, "choose", look)
        for beginning in beginnings(a_record(2), every=2):
            for seat in SEATS:
                ask(question(beginning, seat))
                ask(question(masked(beginning, seat), seat))
                whole, veiled = seen[-2:]
                assert whole == veiled
                assert whole.seat == seat

    def test_a_record_of_another_seat_is_refused(self) -> None:
        document = masked(cut(a_record(20), 1, 21), 2)
        told = ask(question(document, 0))
        assert set(told) == {"id", "error"}
        assert told["id"] == 7


@pytest.mark.usefixtures("any_player")
class TestPrefix:
    """A reader that has read the beginning answers like one that has not."""

    @pytest.mark.parametrize("number", [3, 5])
    def test_along_a_match(self, number: int) -> None:
        reader = RecordReader()
        for beginning in beginnings(a_record(number), every=17):
            for seat in SEATS:
                asked = question(masked(beginning, seat), seat)
                assert ask(asked, reader) == ask(asked)

    @pytest.mark.parametrize(
        "other",
        [
            pytest.param({"dealer": (a_record(3)["dealer"] + 1) % 3}, id="another dealer"),
            pytest.param({"rules": {**a_record(3)["rules"], "bule": 40}}, id="other bule"),
            pytest.param({"rules": {**a_record(3)["rules"], "refe": 0}}, id="other refe"),
            pytest.param({"players": ["Č", "B", "C"]}, id="another name"),
            pytest.param({"hands": []}, id="no hands"),
            pytest.param({"hands": {}}, id="hands an object"),
            pytest.param({"version": 2}, id="another version"),
            pytest.param({"hands": a_record(3)["hands"][:4]}, id="fewer hands"),
            pytest.param({"hands": a_record(3)["hands"][::-1]}, id="hands turned round"),
            pytest.param({"hands": a_record(5)["hands"]}, id="other hands"),
        ],
    )
    def test_another_record_after_it(self, other: Document) -> None:
        reader = RecordReader()
        known = cut(a_record(3), 12, 6)
        assert match_of(record_of(known)).to_act is not None
        changed = {**known, **other}
        for document in (known, changed, known, [], known):
            for seat in SEATS:
                asked = question(document, seat)
                assert ask(asked, reader) == ask(asked)

    def test_an_earlier_hand_spoilt_later(self) -> None:
        reader = RecordReader()
        good = a_record(3)
        assert "error" not in ask(question(good, 0), reader)
        bad = a_record(3)
        bad["hands"][2]["actions"][3] = "0 slabija"
        told = ask(question(bad, 0), reader)
        assert "hand 3, action 4" in told["error"]
        assert ask(question(good, 0), reader) == ask(question(good, 0))


GOOD = question(cut(a_record(20), 1, 21), 2)

BAD = [
    pytest.param(b"\n", None, id="an empty line"),
    pytest.param(b"garbage\n", None, id="no JSON"),
    pytest.param(b"\xff\xfe\n", None, id="no UTF-8"),
    pytest.param(b"\xef\xbb\xbf" + line(GOOD), None, id="a byte-order mark"),
    pytest.param(line(GOOD)[:-20] + b"\n", None, id="cut"),
    pytest.param(line([GOOD]), None, id="a list"),
    pytest.param(b"null\n", None, id="null"),
    pytest.param(b"7\n", None, id="a number"),
    pytest.param(b'{"id": NaN}\n', None, id="NaN"),
    pytest.param(b'{"id": 7, "id": 7}\n', None, id="a key twice"),
    pytest.param(b"[" * 100_000 + b"\n", None, id="nested"),
    pytest.param(b'{"id": 7}\n', 7, id="nothing asked"),
    pytest.param(b'{"id": "x", "seat": 0}\n', "x", id="no record"),
    pytest.param(line({"id": 7, "record": GOOD["record"]}), 7, id="no seat"),
    pytest.param(line({**GOOD, "seat": 3}), 7, id="seat 3"),
    pytest.param(line({**GOOD, "seat": -1}), 7, id="seat -1"),
    pytest.param(line({**GOOD, "seat": "0"}), 7, id="seat a text"),
    pytest.param(line({**GOOD, "seat": True}), 7, id="seat true"),
    pytest.param(line({**GOOD, "seat": 1.0}), 7, id="seat 1.0"),
    pytest.param(line({**GOOD, "seat": None}), 7, id="seat null"),
    pytest.param(line({**GOOD, "seat": [2]}), 7, id="seat a list"),
    pytest.param(line({**GOOD, "level": "veliki"}), 7, id="unknown level"),
    pytest.param(line({**GOOD, "level": "Majstor"}), 7, id="level in upper case"),
    pytest.param(line({**GOOD, "level": None}), 7, id="level null"),
    pytest.param(line({**GOOD, "level": ["majstor"]}), 7, id="level a list"),
    pytest.param(line({**GOOD, "level": {}}), 7, id="level an object"),
    pytest.param(line({**GOOD, "seed": "1"}), 7, id="seed a text"),
    pytest.param(line({**GOOD, "seed": 1.5}), 7, id="seed 1.5"),
    pytest.param(line({**GOOD, "seed": True}), 7, id="seed true"),
    pytest.param(line({**GOOD, "seed": None}), 7, id="seed null"),
    pytest.param(line({**GOOD, "budget_ms": 0}), 7, id="budget 0"),
    pytest.param(line({**GOOD, "gives_way": 1}), 7, id="gives way a number"),
    pytest.param(line({**GOOD, "budget_ms": -5}), 7, id="budget -5"),
    pytest.param(line({**GOOD, "budget_ms": "1"}), 7, id="budget a text"),
    pytest.param(line({**GOOD, "budget_ms": None}), 7, id="budget null"),
    pytest.param(line({**GOOD, "sit": 1}), 7, id="an unknown key"),
    pytest.param(line({**GOOD, "record": None}), 7, id="record null"),
    pytest.param(line({**GOOD, "record": "x.pref.json"}), 7, id="record a path"),
    pytest.param(line({**GOOD, "record": {}}), 7, id="record empty"),
    pytest.param(line({**GOOD, "record": {**GOOD["record"], "dealer": True}}), 7, id="dealer true"),
    pytest.param(
        line({**GOOD, "record": {**GOOD["record"], "hands": {}}}), 7, id="hands an object"
    ),
    pytest.param(line({**GOOD, "record": {**GOOD["record"], "otpis": True}}), 7, id="otpis"),
    pytest.param(b'{"id": "\\ud800", "seat": 0}\n', ..., id="half a character for an id"),
    pytest.param(b'{"id": 1e999, "seat": 0}\n', ..., id="an id beyond all numbers"),
    pytest.param(
        b'{"id": "\\ud800", "seat": 2, "record": []}\n', ..., id="half a character, record"
    ),
]


@pytest.mark.usefixtures("any_player")
class TestLines:
    @pytest.mark.parametrize(("bad", "number"), BAD)
    def test_a_bad_line_is_told_and_the_next_one_read(
        self, bad: bytes, number: object, monkeypatch: pytest.MonkeyPatch, capsys: Any
    ) -> None:
        told = talk(bad, line(GOOD), bad, line(GOOD), monkeypatch=monkeypatch, capsys=capsys)
        assert len(told) == 4
        for answer in told[::2]:
            assert set(answer) == {"id", "error"}
            assert answer["error"]
            if number is not ...:
                assert answer["id"] == number
        for answer in told[1::2]:
            answer.pop("ms")
            assert answer == ask(GOOD)

    def test_every_answer_is_json_that_any_program_reads(
        self, monkeypatch: pytest.MonkeyPatch, capsys: Any
    ) -> None:
        stream = io.TextIOWrapper(io.BytesIO(b'{"id": 1e999}\n'), encoding="utf-8")
        monkeypatch.setattr(sys, "stdin", stream)
        engine.main([])

        def refuse(name: str) -> None:
            raise AssertionError(name)

        json.loads(capsys.readouterr().out, parse_constant=refuse)

    def test_the_order_of_the_questions(self, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
        document = cut(a_record(20), 1, 21)
        lines = [
            line({**question(document, number % 3), "id": number}) if number % 4 else b"bad\n"
            for number in range(20)
        ]
        told = talk(*lines, monkeypatch=monkeypatch, capsys=capsys)
        assert [answer["id"] for answer in told] == [
            number if number % 4 else None for number in range(20)
        ]

    def test_the_last_line_needs_no_end(self, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
        told = talk(line(GOOD)[:-1], monkeypatch=monkeypatch, capsys=capsys)
        assert [answer["id"] for answer in told] == [7]

    def test_no_lines(self, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
        assert talk(monkeypatch=monkeypatch, capsys=capsys) == []

    def test_other_line_ends_and_white_space(
        self, monkeypatch: pytest.MonkeyPatch, capsys: Any
    ) -> None:
        spaced = b"  " + line(GOOD)[:-1] + b" \r\n"
        told = talk(spaced, spaced, monkeypatch=monkeypatch, capsys=capsys)
        assert [answer["action"] for answer in told] == [ask(GOOD)["action"]] * 2

    def test_a_line_that_is_too_long(self, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
        long = b'{"id": 1, "seat": "' + b"x" * (3 * engine.LINE_LIMIT) + b'"}\n'
        told = talk(line(GOOD), long, line(GOOD), monkeypatch=monkeypatch, capsys=capsys)
        assert [set(answer) == {"id", "error"} for answer in told] == [False, True, False]
        assert told[1]["id"] is None

    def test_a_long_record_is_read(self) -> None:
        spaces = b" " * 1_000_000
        assert ask(spaces + line(GOOD)) == ask(GOOD)

    def test_a_player_that_fails_is_told_and_the_next_line_read(
        self, monkeypatch: pytest.MonkeyPatch, capsys: Any
    ) -> None:
        def fail(view: PlayerView, level: str, seed: int, stopped: Stopped, persona: str) -> Choice:
            if seed == 13:
                raise KeyError(13)
            return pick(view, level, seed, stopped, persona)

        monkeypatch.setattr(engine, "choose", fail)
        told = talk(line({**GOOD, "seed": 13}), line(GOOD), monkeypatch=monkeypatch, capsys=capsys)
        assert set(told[0]) == {"id", "error"}
        assert told[0]["id"] == 7
        assert told[1]["action"] is not None


def test_it_takes_no_arguments(capsys: Any) -> None:
    assert engine.main(["--fast"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1


def converse(lines: list[bytes]) -> list[Document]:
    """Answers of the whole program, the real player in it."""
    run = subprocess.run(
        [sys.executable, "-m", "preferans_desktop", "engine"],
        input=b"".join(lines),
        check=True,
        capture_output=True,
    )
    assert run.stderr == b""
    answers = [json.loads(text) for text in run.stdout.decode("utf-8").splitlines()]
    for answer in answers:
        answer.pop("ms", None)
    return answers


@pytest.fixture(scope="module")
def questions() -> list[Document]:
    """Every act of two records, asked of every seat."""
    asked = [
        question(beginning, seat)
        for number in (20, 26)
        for beginning in beginnings(a_record(number), every=2)
        for seat in SEATS
    ]
    return [{**one, "id": number} for number, one in enumerate(asked)]


@pytest.fixture(scope="module")
def answers(questions: list[Document]) -> list[Document]:
    return converse([line(asked) for asked in questions])


class TestRealPlayer:
    """The player of the program itself, in a process of its own."""

    def test_its_words_may_be_said(
        self, questions: list[Document], answers: list[Document]
    ) -> None:
        assert [answer["id"] for answer in answers] == [asked["id"] for asked in questions]
        for asked, answer in zip(questions, answers, strict=True):
            match = match_of(record_of(asked["record"]))
            mine = [action for action in matches.legal(match) if action.seat == asked["seat"]]
            assert "error" not in answer
            if answer["action"] is None:
                assert match.to_act != asked["seat"]
                continue
            action = parse_words(asked["seat"], answer["action"])
            assert action in mine
            if match.to_act != asked["seat"] and match.hand is not None:
                aside = (OfferAll, OfferNoTrick, OfferTricks)
                assert isinstance(action, aside) or action in matches.legal_take_overs(match)
            assert answer["reason"]
            assert answer["reason_code"]
            allowed = {format_words(one) for one in mine}
            assert {candidate["action"] for candidate in answer["candidates"]} <= allowed

    def test_masked_records_get_the_same_answers(
        self, questions: list[Document], answers: list[Document]
    ) -> None:
        veiled = [{**one, "record": masked(one["record"], one["seat"])} for one in questions]
        assert converse([line(asked) for asked in veiled]) == answers

    def test_the_order_of_questions_changes_no_answer(
        self, questions: list[Document], answers: list[Document]
    ) -> None:
        order = random.Random(1).sample(range(len(questions)), len(questions))
        told = converse([line(questions[place]) for place in order])
        assert told == [answers[place] for place in order]

    def test_a_fresh_process_gives_the_same_answer(
        self, questions: list[Document], answers: list[Document]
    ) -> None:
        for place in (1, len(questions) // 2, len(questions) - 4):
            assert converse([line(questions[place])]) == [answers[place]]

    @pytest.mark.parametrize("level", levels.LEVELS)
    def test_the_three_levels_are_accepted(
        self, level: str, questions: list[Document], answers: list[Document]
    ) -> None:
        (told,) = converse([line({**questions[1], "level": level})])
        assert (told["action"] is None) == (answers[1]["action"] is None)
