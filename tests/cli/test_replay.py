"""`preferans replay` (record-format.md): what it prints, what it refuses and how."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from preferans_desktop.__main__ import main
from support.records import a_record, cut, unplayed_vectors, vectors, write
from support.spoiling import Spoilt, spoilt_files

VECTORS = vectors()
GOOD = a_record(2)

Capture = pytest.CaptureFixture[str]


def replay(capsys: Capture, *arguments: object) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of ``preferans replay …``."""
    try:
        code = main(["replay", *map(str, arguments)])
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    told = capsys.readouterr()
    return code, told.out, told.err


def reported(capsys: Capture, *arguments: object) -> list[dict]:
    code, out, err = replay(capsys, "--json", *arguments)
    assert (code, err) == (0, "")
    return [json.loads(line) for line in out.splitlines()]


def refused(capsys: Capture, *arguments: object) -> str:
    """The one line of a refusal."""
    code, out, err = replay(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.endswith("\n")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    assert err[:-1].isprintable()
    return err[:-1]


@pytest.mark.parametrize("number", range(1, len(VECTORS) + 1))
def test_a_record_of_the_default_rules(number: int, tmp_path: Path, capsys: Capture) -> None:
    record, expected = VECTORS[number - 1]
    (told,) = reported(capsys, write(tmp_path, record))
    assert {key: told[key] for key in expected} == expected


def test_several_files_in_their_order(tmp_path: Path, capsys: Capture) -> None:
    files = [
        write(tmp_path, record, f"{number}.pref.json")
        for number, (record, _) in enumerate(VECTORS[:6])
    ]
    told = reported(capsys, *files[::-1], files[0])
    assert [found["bule"] for found in told] == [
        expected["bule"] for _, expected in [*VECTORS[5::-1], VECTORS[0]]
    ]


def test_options_stand_anywhere(tmp_path: Path, capsys: Capture) -> None:
    path = write(tmp_path, GOOD)
    wanted = replay(capsys, "--json", "--until", "2:3", path)
    assert replay(capsys, path, "--until", "2:3", "--json") == wanted
    assert replay(capsys, "--until=2:3", path, "--json") == wanted


def test_the_whole_program(tmp_path: Path) -> None:
    good = write(tmp_path, GOOD)
    run = subprocess.run(
        [sys.executable, "-m", "preferans_desktop", "replay", "--json", good, good],
        check=False,
        capture_output=True,
        env={"PATH": "/usr/bin:/bin", "LC_ALL": "C", "HOME": str(tmp_path)},
    )
    assert (run.returncode, run.stderr) == (0, b"")
    lines = run.stdout.decode("utf-8").splitlines()
    assert len(lines) == 2
    assert json.loads(lines[0])["results"] == VECTORS[1][1]["results"]


def test_the_whole_program_refuses_in_utf8_whatever_the_locale(tmp_path: Path) -> None:
    spoilt = a_record(20)
    spoilt["hands"][0]["actions"][10] = "2 karta H7"
    bad = write(tmp_path, spoilt, "č.pref.json")
    run = subprocess.run(
        [sys.executable, "-m", "preferans_desktop", "replay", bad],
        check=False,
        capture_output=True,
        env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "ascii"},
    )
    assert (run.returncode, run.stdout) == (2, b"")
    assert run.stderr.decode("utf-8") == (
        f"{bad}: hand 1, action 11: seat 2 played H7, but must follow ♣ (C7, CJ, CA)\n"
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("way", ["closed", "full"])
def test_an_output_that_takes_nothing_is_no_traceback(way: str, tmp_path: Path) -> None:
    good = write(tmp_path, GOOD)
    command = [sys.executable, "-m", "preferans_desktop", "replay", str(good)]
    if way == "full":
        with Path("/dev/full").open("wb") as full:
            run = subprocess.run(command, check=False, stdout=full, stderr=subprocess.PIPE)
        assert b"Traceback" not in run.stderr
        assert run.returncode != 0
        return
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    told = process.stderr.read()
    process.stderr.close()
    process.wait()
    assert b"Traceback" not in told


def test_the_score_sheet_for_people(tmp_path: Path, capsys: Capture) -> None:
    record = {**GOOD, "players": ["Ana", "Đorđe", "Šima"]}
    code, out, err = replay(capsys, write(tmp_path, record))
    assert (code, err) == (0, "")
    for word in ("Ana", "Đorđe", "Šima", "800", "880"):
        assert word in out


@pytest.mark.parametrize("number", [2, 20, 25])
def test_until(number: int, tmp_path: Path, capsys: Capture) -> None:
    record = a_record(number)
    path = write(tmp_path, record)
    for hand, recorded in enumerate(record["hands"], 1):
        beginning = write(tmp_path, cut(record, hand), "beginning.pref.json")
        assert reported(capsys, "--until", hand, path) == reported(capsys, beginning)
        for action in (1, len(recorded["actions"]) // 2, len(recorded["actions"])):
            beginning = write(tmp_path, cut(record, hand, action), "beginning.pref.json")
            assert reported(capsys, "--until", f"{hand}:{action}", path) == reported(
                capsys, beginning
            )


def test_until_takes_every_file(tmp_path: Path, capsys: Capture) -> None:
    one, other = write(tmp_path, GOOD, "1"), write(tmp_path, a_record(20), "2")
    assert [told["hands_played"] for told in reported(capsys, "--until", "2", one, other)] == [2, 2]
    assert refused(capsys, "--until", "3", one, other).startswith(f"{other}: --until: ")


@pytest.mark.parametrize("until", ["0", "4", "1:0", "1:16", "3:99", "999999999", "4:1"])
def test_until_out_of_range(until: str, tmp_path: Path, capsys: Capture) -> None:
    path = write(tmp_path, GOOD)
    assert refused(capsys, "--json", "--until", until, path).startswith(f"{path}: --until: ")


@pytest.mark.parametrize(
    "until",
    ["", "x", "1:", ":1", "1:1:1", "-1", "1.5", "1 ", " 1", "+1", "1:-1", "１", "9" * 5000, "a\nb"],
)
def test_until_that_is_no_place(until: str, tmp_path: Path, capsys: Capture) -> None:
    assert "--until" in refused(capsys, f"--until={until}", write(tmp_path, GOOD))


@pytest.mark.parametrize(
    "arguments",
    [[], ["--json"], ["--unknown", "x"], ["--until"], ["--js\non", "x"]],
    ids=["none", "no file", "unknown", "until nothing", "a line break"],
)
def test_wrong_arguments(arguments: list[str], capsys: Capture) -> None:
    assert refused(capsys, *arguments)


def test_nothing_is_printed_when_one_of_the_files_is_bad(tmp_path: Path, capsys: Capture) -> None:
    good = write(tmp_path, GOOD, "good")
    spoilt = a_record(2)
    spoilt["hands"][1]["actions"][0] = "1 dva"
    bad = write(tmp_path, spoilt, "bad")
    for files in ([bad, good], [good, bad], [good, good, bad, good]):
        assert refused(capsys, "--json", *files).startswith(f"{bad}: hand 2, action 1: ")
        assert refused(capsys, *files).startswith(f"{bad}: hand 2, action 1: ")


def test_a_file_that_is_not_there(tmp_path: Path, capsys: Capture) -> None:
    for path in (
        tmp_path / "none.pref.json",
        tmp_path,
        tmp_path / "no" / "folder",
        Path("x" * 300),
    ):
        assert refused(capsys, path).startswith(f"{path}: cannot be read: ")


def test_a_file_with_a_name_that_does_not_print(tmp_path: Path, capsys: Capture) -> None:
    path = write(tmp_path, b"{}", "a\nb\x1b[1m.pref.json")
    assert "record" in refused(capsys, path)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no file that never ends")
def test_a_file_that_ends_nowhere(capsys: Capture) -> None:
    assert "16 MiB" in refused(capsys, "/dev/zero")


def test_a_file_of_exactly_16_mib_is_read(tmp_path: Path, capsys: Capture) -> None:
    data = json.dumps(GOOD).encode()
    path = write(tmp_path, data + b" " * (16 * 1024 * 1024 - len(data)))
    assert len(reported(capsys, path)) == 1


@pytest.mark.parametrize("record", unplayed_vectors(), ids=lambda record: record["rules"]["preset"])
def test_house_rules_that_are_not_played_yet(record: dict, tmp_path: Path, capsys: Capture) -> None:
    path = write(tmp_path, record)
    assert refused(capsys, path).startswith(f"{path}: rules: ")


SPOILT = spoilt_files()


def test_there_are_more_than_a_hundred_spoilt_files() -> None:
    assert len({name for name, _, _ in SPOILT}) == len(SPOILT) >= 100
    assert len({data for _, data, _ in SPOILT}) == len(SPOILT)


@pytest.mark.parametrize("spoilt", SPOILT, ids=[name for name, _, _ in SPOILT])
def test_a_spoilt_file_is_refused_with_its_place(
    spoilt: Spoilt, tmp_path: Path, capsys: Capture
) -> None:
    _, data, place = spoilt
    path = write(tmp_path, data)
    line = refused(capsys, "--json", path)
    assert line.startswith(f"{path}: ")
    assert place in line.removeprefix(f"{path}: ")
    assert len(line) < len(str(path)) + 420


GOOD_VARIANTS = {
    "unlimited refe": {"rules": {**GOOD["rules"], "refe": "unlimited"}},
    "every default switch": {
        "rules": {**GOOD["rules"], "switches": {"table": 3, "hold": "priority", "take_over": "on"}}
    },
    "names of forty characters": {"players": ["Š" * 40, "😀" * 40, " "]},
    "no hands": {"hands": []},
    "an empty last hand": {"hands": [*GOOD["hands"][:2], {**GOOD["hands"][2], "actions": []}]},
}


@pytest.mark.parametrize("name", GOOD_VARIANTS)
def test_a_record_that_is_not_spoilt(name: str, tmp_path: Path, capsys: Capture) -> None:
    assert reported(capsys, write(tmp_path, {**GOOD, **GOOD_VARIANTS[name]}))


def test_the_order_of_keys_and_white_space_are_free(tmp_path: Path, capsys: Capture) -> None:
    turned = dict(reversed(GOOD.items()))
    data = json.dumps(turned, indent="\t").replace("\n", "\r\n").encode()
    assert reported(capsys, write(tmp_path, data)) == reported(
        capsys, write(tmp_path, GOOD, "plain")
    )


def test_a_preset_whose_changed_switches_are_all_played(tmp_path: Path, capsys: Capture) -> None:
    rules = {
        **GOOD["rules"],
        "preset": "klub",
        "switches": {"double_fall": "off", "final_supe": "shrunk"},
    }
    path = write(tmp_path, {**GOOD, "rules": rules})
    assert reported(capsys, path) == reported(capsys, write(tmp_path, GOOD, "plain"))
