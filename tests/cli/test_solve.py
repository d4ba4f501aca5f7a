"""`preferans solve` (record-format.md, "Open cards"): its protocol, and what it refuses."""

import io
import json
import subprocess
import sys
from typing import Any

import pytest

from preferans_ai.kernel import Solver, leg
from preferans_desktop.cli import solve
from support.open_cards import read_vectors

Document = dict[str, Any]

# Herc is trump and seat 2 has led its seven. The declarer, seat 0, catches the bare queen or not.
IN_A_TRICK = {
    "id": 1,
    "hands": ["SA HK H8", "SK HQ D7", "SQ D8"],
    "contract": "herc",
    "declarer": 0,
    "leader": 2,
    "table": ["H7"],
}
BEFORE_A_TRICK = {
    "hands": ["SA S7", "SK D7", "SQ S8"],
    "contract": "betl",
    "declarer": 1,
    "leader": 0,
}


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


def ask(solver: Solver, question: object) -> Document:
    """The answer to one line, without its time."""
    line = question if isinstance(question, bytes) else json.dumps(question).encode() + b"\n"
    answer = json.loads(json.dumps(solve.answer(line, solver)))
    if "error" not in answer:
        assert answer.pop("ms") >= 0
        assert isinstance(answer.pop("nodes"), int)
    return answer


def test_tricks(solver: Solver) -> None:
    assert ask(solver, IN_A_TRICK) == {"id": 1, "declarer_tricks": 3}


def test_tricks_after_each_card(solver: Solver) -> None:
    answer = ask(solver, {**IN_A_TRICK, "cards": True})
    assert answer == {"id": 1, "declarer_tricks": 3, "cards": {"H8": 2, "HK": 3}}


def test_betl_is_answered_by_true_and_false(solver: Solver) -> None:
    answer = ask(solver, {**BEFORE_A_TRICK, "cards": True})
    assert answer == {
        "id": None,
        "declarer_takes_a_trick": True,
        "cards": {"S7": True, "SA": False},
    }
    answer = ask(solver, {**BEFORE_A_TRICK, "declarer": 0, "leader": 1})
    assert answer == {"id": None, "declarer_takes_a_trick": False}


def test_preferans_asks_for_all_tricks(solver: Solver) -> None:
    question = {
        "hands": ["SA SK D8", "S7 S8 DA", ""],
        "contract": "preferans",
        "declarer": 0,
        "leader": 0,
    }
    assert ask(solver, {**question, "cards": True}) == {
        "id": None,
        "declarer_takes_all": False,
        "cards": {"SK": False, "SA": False, "D8": False},
    }
    question["hands"] = ["SA SK DA", "S7 S8 D8", ""]
    assert ask(solver, question) == {"id": None, "declarer_takes_all": True}


def test_last_cards_may_lie_on_the_table(solver: Solver) -> None:
    question = {
        "hands": ["", "", "SA"],
        "contract": "sans",
        "declarer": 1,
        "leader": 0,
        "table": ["D7", "D8"],
    }
    assert ask(solver, question) == {"id": None, "declarer_tricks": 1}


def test_an_answered_question_can_be_asked_again(solver: Solver) -> None:
    for question in read_vectors("double_dummy.jsonl")[:25]:
        answer = ask(solver, question)
        assert {**question, **answer} == {"id": None, **question}


def test_questions_and_answers_of_the_specification(solver: Solver) -> None:
    """Keys stand in the order of the example there."""
    line = json.dumps({**IN_A_TRICK, "cards": True}).encode()
    assert list(solve.answer(line, solver)) == ["id", "declarer_tricks", "cards", "nodes", "ms"]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        pytest.param({"hands": None}, "hands: None is not a list of texts", id="no hands"),
        pytest.param({"hands": ["SA", 1, ""]}, "is not a list of texts", id="number for a hand"),
        pytest.param({"hands": ["SA", "SK"]}, "hands: there are 2, not 3", id="two hands"),
        pytest.param({"hands": ["SA", "SX", ""]}, "hands, seat 1: 'SX' is not", id="no card"),
        pytest.param({"hands": ["SA", "sk", ""]}, "hands, seat 1: 'sk' is not", id="lower case"),
        pytest.param({"hands": ["SA  SK", "", ""]}, "seat 0: '' is not a card", id="two spaces"),
        pytest.param({"hands": ["SA SA", "SK", ""]}, "SA stands twice", id="twice in a hand"),
        pytest.param({"hands": ["SA", "SA", ""]}, "SA lies in two places", id="twice"),
        pytest.param({"hands": ["H7 HK", "S7", "S8"]}, "H7 lies in two", id="hand and table"),
        pytest.param({"table": ["H7", "H7"]}, "H7 lies in two places", id="twice on the table"),
        pytest.param({"table": "H7"}, "table: 'H7' is not a list of texts", id="table is a text"),
        pytest.param({"table": ["7H"]}, "table: '7H' is not a card", id="no card on the table"),
        pytest.param({"table": []}, "seat 0 holds 3 cards where there must be 2", id="unequal"),
        pytest.param({"table": ["H7", "D9", "S9"]}, "the trick on the table is", id="whole trick"),
        pytest.param({"leader": 1}, "seat 1 holds 3 cards where there must be 1", id="leader"),
        pytest.param({"leader": 3}, "leader: 3 is not 0, 1 or 2", id="no seat"),
        pytest.param({"leader": True}, "leader: True is not 0, 1 or 2", id="true is not 1"),
        pytest.param({"declarer": 1.0}, "declarer: 1.0 is not 0, 1 or 2", id="1.0 is not 1"),
        pytest.param(
            {"hands": ["", "S7", "S8"], "table": [], "leader": 1},
            "the declarer, seat 0, has no cards",
            id="declarer does not play",
        ),
        pytest.param({"contract": "pika"}, "contract: 'pika' is not one of pik, ", id="contract"),
        pytest.param({"contract": ["pik"]}, "contract: \\['pik'\\] is not one of", id="list"),
        pytest.param({"cards": 1}, "cards: 1 is neither true nor false", id="cards"),
        pytest.param({"hand": []}, "there is no key 'hand'", id="unknown key"),
    ],
)
def test_bad_questions_are_refused_with_their_place(
    solver: Solver, changes: Document, message: str
) -> None:
    answer = ask(solver, {**IN_A_TRICK, **changes})
    assert set(answer) == {"id", "error"}
    assert answer["id"] == 1
    with pytest.raises(ValueError, match=message):
        raise ValueError(answer["error"])
    assert "\n" not in answer["error"]


@pytest.mark.parametrize("key", ["hands", "contract", "declarer", "leader"])
def test_missing_keys_are_named(solver: Solver, key: str) -> None:
    question = {name: value for name, value in IN_A_TRICK.items() if name != key}
    assert ask(solver, question) == {"id": 1, "error": f"the key '{key}' is missing"}


@pytest.mark.parametrize(
    ("line", "message"),
    [
        pytest.param(b"", "is not JSON", id="empty"),
        pytest.param(b"{", "is not JSON", id="cut"),
        pytest.param(b"[1]", "the line is not a JSON object", id="list"),
        pytest.param(b'{"id": 1, "id": 2}', "key 'id' stands twice", id="key twice"),
        pytest.param(b'{"id": NaN}', "NaN is not a number", id="NaN"),
        pytest.param(b'{"id": "\xff"}', "is not UTF-8", id="not UTF-8"),
        pytest.param(b"[" * 50_000, "is nested too deeply", id="deep"),
        pytest.param(b'{"id": ' + b"1" * 5_000 + b"}", "too many digits", id="huge number"),
        pytest.param(b" " * 70_000, "the line is over 65536 bytes", id="long"),
    ],
)
def test_lines_that_cannot_be_read_have_no_id(solver: Solver, line: bytes, message: str) -> None:
    answer = ask(solver, line)
    assert answer["id"] is None
    assert message in answer["error"]


@pytest.mark.parametrize(
    ("number", "told"),
    [(7, 7), ("a", "a"), ("\ud800", None), (1.5, 1.5), (None, None), ([1], None)],
)
def test_id_is_given_back(solver: Solver, number: object, told: object) -> None:
    assert ask(solver, {**IN_A_TRICK, "id": number})["id"] == told
    assert ask(solver, {"id": number})["id"] == told


def test_infinite_id_is_not_given_back(solver: Solver) -> None:
    assert ask(solver, b'{"id": 1e999}')["id"] is None


def run(*arguments: str, lines: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "preferans_desktop", "solve", *arguments],
        input=lines,
        capture_output=True,
        check=False,
    )


def test_program_answers_every_line_in_order_and_ends_with_its_input() -> None:
    lines = [json.dumps({**IN_A_TRICK, "id": "č"}), "nonsense", json.dumps(IN_A_TRICK)]
    ended = run(lines="\n".join(lines).encode())
    assert (ended.returncode, ended.stderr) == (0, b"")
    answers = [json.loads(line) for line in ended.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == ["č", None, 1]
    assert "error" in answers[1]
    assert answers[0]["declarer_tricks"] == answers[2]["declarer_tricks"] == 3


def test_program_answers_before_its_input_ends() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "preferans_desktop", "solve"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(json.dumps(IN_A_TRICK).encode() + b"\n")
        program.stdin.flush()
        assert json.loads(program.stdout.readline())["declarer_tricks"] == 3
        program.stdin.close()
    assert program.returncode == 0


@pytest.mark.parametrize("name", ["python", "compiled"])
def test_about_tells_whether_the_kernel_is_compiled(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if name == "compiled" and not Solver().leg.is_compiled:
        pytest.skip("the kernel is not compiled here")
    monkeypatch.setenv("PREFERANS_KERNEL", name)
    assert solve.main(["--about"]) == 0
    assert json.loads(capsys.readouterr().out) == {"compiled": name == "compiled"}


def test_kernel_that_cannot_be_had(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PREFERANS_KERNEL", "fortran")
    assert solve.main([]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert (
        said.err
        == "preferans solve: PREFERANS_KERNEL is 'fortran', neither 'compiled' nor 'python'\n"
    )


def test_other_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        solve.main(["file.json"])
    assert refused.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_long_line_is_skipped_whole(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = b" " * 200_000 + b"\n" + json.dumps(IN_A_TRICK).encode()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(lines), encoding="utf-8"))
    assert solve.main([]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert ["error" in answer for answer in answers] == [True, False]


def test_python_kernel_gives_the_same_answers(solver: Solver) -> None:
    question = {**IN_A_TRICK, "cards": True}
    assert ask(Solver(leg=leg("python")), question) == ask(solver, question)
