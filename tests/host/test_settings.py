"""Settings: what they say together, and their file with everything that can be wrong with it."""

from __future__ import annotations

import json
import os
from dataclasses import fields, replace
from pathlib import Path

import pytest

from preferans_desktop.host import settings_file
from preferans_desktop.host.settings import (
    LOUDEST,
    USUAL_SETTINGS,
    AnswerPause,
    Back,
    Deck,
    Face,
    Felt,
    LastMatch,
    Settings,
    Speed,
    SuitOrder,
    TextSize,
    TrickPause,
)
from preferans_desktop.host.settings_file import SettingsFile, settings_path
from preferans_desktop.host.storage.errors import Cause, StorageError
from preferans_desktop.language.players import Gender
from preferans_desktop.language.speech import Tongue
from preferans_desktop.language.vocabulary import Vocabulary

OTHER = Settings(
    tongue=Tongue.CYRILLIC,
    vocabulary=Vocabulary(follow="dodjem", hat="sesir", suits="list"),
    suits_as_on_cards=False,
    deck=Deck.HUNGARIAN,
    back=Back.KILIM,
    four_colours=True,
    suit_order=SuitOrder.BIDDING,
    strongest_left=False,
    speed=Speed.SLOW,
    trick_pause=TrickPause.CLICK,
    answer_pause=AnswerPause.LONG,
    volume=0,
    text_size=TextSize.LARGEST,
    faces=(Face.HAT, Face.INITIAL, None),
    felt=Felt.DARK,
    still_cards=True,
    two_clicks=True,
    only_card_plays=True,
    warn_of_costly=True,
    last_match=LastMatch(
        ("Vesna", "Žika", "Ђура"),
        (Gender.F, Gender.M, Gender.M),
        ("odmeren", "oprezan", "odvazan"),
        "majstor",
        bule=100,
        refe=None,
        training=True,
    ),
)
MATCH = {
    "names": ["Ti", "Stevan", "Mira"],
    "genders": ["m", "m", "ž"],
    "personas": ["odmeren"] * 3,
    "level": "kafanski",
    "bule": 60,
    "refe": 2,
    "training": False,
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "preferans" / "settings.json"


def put(path: Path, content: str | bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())


def written(path: Path) -> dict:
    return json.loads(path.read_text(encoding="utf-8"))


def test_the_suits_are_called_what_the_deck_shows():
    assert USUAL_SETTINGS.speech.vocabulary.suits == "pik"
    assert Settings(deck=Deck.HUNGARIAN).speech.vocabulary.suits == "list"
    french = Settings(vocabulary=Vocabulary(suits="pik"), suits_as_on_cards=False)
    assert replace(french, deck=Deck.HUNGARIAN).speech.vocabulary.suits == "pik"
    assert OTHER.speech.tongue is Tongue.CYRILLIC
    assert OTHER.speech.vocabulary == OTHER.vocabulary


def test_every_setting_of_the_sample_is_another_one():
    same = [
        field.name
        for field in fields(Settings)
        if getattr(OTHER, field.name) == getattr(USUAL_SETTINGS, field.name)
    ]
    assert same == []


def test_the_file_lies_in_the_folder_for_configuration():
    expected = Path(os.environ["XDG_CONFIG_HOME"]) / "preferans" / "settings.json"
    assert settings_path() == expected


def test_without_a_file_the_usual_settings(path: Path):
    file = SettingsFile(path)
    assert (file.settings, file.problem) == (USUAL_SETTINGS, None)
    assert not path.parent.exists()


@pytest.mark.parametrize("settings", [USUAL_SETTINGS, OTHER], ids=["usual", "other"])
def test_what_is_written_is_read_again(path: Path, settings: Settings):
    SettingsFile(path).write(settings)
    again = SettingsFile(path)
    assert (again.settings, again.problem) == (settings, None)
    assert [each.name for each in path.parent.iterdir()] == ["settings.json"]


def test_every_value_can_be_stored(path: Path):
    file = SettingsFile(path)
    for field, kind in {
        "tongue": Tongue,
        "deck": Deck,
        "back": Back,
        "suit_order": SuitOrder,
        "speed": Speed,
        "trick_pause": TrickPause,
        "answer_pause": AnswerPause,
        "volume": range(LOUDEST + 1),
        "text_size": TextSize,
        "felt": Felt,
    }.items():
        for value in kind:
            file.write(replace(USUAL_SETTINGS, **{field: value}))
            assert getattr(SettingsFile(path).settings, field) == value


def test_what_a_newer_version_wrote_stays(path: Path):
    newer = {"format": settings_file.FORMAT, "sounds": {"volume": 7}, "deck": "hungarian"}
    put(path, json.dumps(newer))
    file = SettingsFile(path)
    assert (file.settings, file.problem) == (Settings(deck=Deck.HUNGARIAN), None)
    file.write(Settings(back=Back.KILIM))
    assert written(path)["sounds"] == {"volume": 7}
    assert SettingsFile(path).settings == Settings(back=Back.KILIM)


@pytest.mark.parametrize(("word", "volume"), [("off", 0), ("soft", 5), ("medium", 7), ("loud", 10)])
def test_loudness_as_older_versions_wrote_it(path: Path, word: str, volume: int):
    put(path, json.dumps({"format": settings_file.FORMAT, "volume": word}))
    file = SettingsFile(path)
    assert (file.settings.volume, file.problem) == (volume, None)


def test_a_file_saved_by_an_editor_with_a_mark_at_its_beginning(path: Path):
    put(path, b"\xef\xbb\xbf" + json.dumps({"format": settings_file.FORMAT}).encode())
    assert SettingsFile(path).problem is None


DAMAGED = [
    b"",
    b'{"format": "preferans-settings/1", "deck": "hung',
    b"\xff\xfe\x00",
    b"[]",
    b"null",
    b"[" * 100_000,
    b'{"editor.fontSize": 14}',
    b'{"format": "preferans-settings/2"}',
]


@pytest.mark.parametrize("content", DAMAGED, ids=lambda content: repr(content[:20]))
def test_a_damaged_file_is_kept_aside(path: Path, content: bytes):
    put(path, content)
    file = SettingsFile(path)
    kept = path.with_name("settings.damaged.json")
    assert file.settings == USUAL_SETTINGS
    assert file.problem is not None
    assert (file.problem.cause, file.problem.place) == (Cause.DAMAGED, path)
    assert file.problem.kept_as == kept
    assert kept.read_bytes() == content
    file.write(OTHER)
    assert (SettingsFile(path).settings, SettingsFile(path).problem) == (OTHER, None)


def test_nothing_kept_aside_is_written_over(path: Path):
    for number in range(3):
        put(path, f"damage {number}")
        SettingsFile(path)
    names = ["settings.damaged.json", "settings.damaged-2.json", "settings.damaged-3.json"]
    assert [path.with_name(name).read_text() for name in names] == [
        "damage 0",
        "damage 1",
        "damage 2",
    ]


UNKNOWN = [
    ({"deck": "tarot"}, "deck"),
    ({"deck": "FRENCH"}, "deck"),
    ({"deck": ["french"]}, "deck"),
    ({"language": "de"}, "language"),
    ({"language": {}}, "language"),
    ({"four_colours": 1}, "four_colours"),
    ({"suit_order": "rules"}, "suit_order"),
    ({"strongest_left": "left"}, "strongest_left"),
    ({"answer_pause": 0}, "answer_pause"),
    ({"two_clicks": 2}, "two_clicks"),
    ({"still_cards": "no"}, "still_cards"),
    ({"only_card_plays": None}, "only_card_plays"),
    ({"warn_of_costly": 1}, "warn_of_costly"),
    ({"text_size": 150}, "text_size"),
    ({"volume": 0.5}, "volume"),
    ({"volume": 11}, "volume"),
    ({"volume": True}, "volume"),
    ({"volume": "louder"}, "volume"),
    ({"faces": ["hat", "bun"]}, "faces"),
    ({"faces": ["hat", "bun", "robot"]}, "faces"),
    ({"faces": "hat"}, "faces"),
    ({"felt": "tartan"}, "felt"),
    ({"trick_pause": 1000}, "trick_pause"),
    ({"last_match": ["Ti"]}, "last_match"),
    ({"last_match": MATCH | {"names": ["Ti", "", "Mira"]}}, "last_match"),
    ({"last_match": MATCH | {"names": ["Ti", 3, "Mira"]}}, "last_match"),
    ({"last_match": MATCH | {"genders": ["m", "x", "ž"]}}, "last_match"),
    ({"last_match": MATCH | {"level": "bog"}}, "last_match"),
    ({"last_match": MATCH | {"level": ["majstor"]}}, "last_match"),
    ({"last_match": MATCH | {"bule": -5}}, "last_match"),
    ({"last_match": MATCH | {"refe": "dve"}}, "last_match"),
    ({"last_match": MATCH | {"training": 1}}, "last_match"),
    ({"vocabulary": 3}, "vocabulary"),
    ({"vocabulary": {"hat": "turban", "hold": "mogu"}}, "vocabulary.hat"),
    ({"vocabulary": {"hat": ["kapa"], "hold": "mogu"}}, "vocabulary.hat"),
]


def test_what_an_older_version_did_not_know_is_as_usual(path: Path):
    newer = ("suit_order", "strongest_left", "answer_pause", "two_clicks")
    SettingsFile(path).write(OTHER)
    put(path, json.dumps({key: value for key, value in written(path).items() if key not in newer}))
    file = SettingsFile(path)
    usual = {name: getattr(USUAL_SETTINGS, name) for name in newer}
    assert (file.settings, file.problem) == (replace(OTHER, **usual), None)


@pytest.mark.parametrize(("values", "name"), UNKNOWN)
def test_a_value_that_nobody_knows_costs_only_itself(path: Path, values: dict, name: str):
    content = json.dumps({"format": settings_file.FORMAT, "back": "kilim"} | values)
    put(path, content)
    file = SettingsFile(path)
    assert file.settings.back is Back.KILIM
    if name == "vocabulary.hat":
        assert file.settings.vocabulary == Vocabulary(hold="mogu")
    else:
        assert file.settings == Settings(back=Back.KILIM)
    assert file.problem is not None
    assert (file.problem.cause, file.problem.names) == (None, (name,))
    file.write(file.settings)
    assert path.with_name("settings.damaged.json").read_text() == content
    assert SettingsFile(path).problem is None


def test_a_thing_without_words_of_its_own_is_passed_over(path: Path):
    put(path, json.dumps({"format": settings_file.FORMAT, "vocabulary": {"chair": "stolica"}}))
    assert SettingsFile(path).problem is None


def test_a_folder_in_the_place_of_the_file(path: Path):
    path.mkdir(parents=True)
    file = SettingsFile(path)
    assert file.problem is not None
    assert file.problem.cause is Cause.UNREACHABLE
    file.write(OTHER)
    assert SettingsFile(path).settings == OTHER


def test_a_file_in_the_place_of_the_folder(path: Path):
    put(path.parent, "in the way")
    file = SettingsFile(path)
    with pytest.raises(StorageError) as raised:
        file.write(OTHER)
    assert raised.value.cause is Cause.UNREACHABLE
    assert file.settings == USUAL_SETTINGS


def failing(monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    def refuse(*_args: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", refuse)


def test_a_failure_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch):
    file = SettingsFile(path)
    file.write(OTHER)
    failing(monkeypatch, 28)
    with pytest.raises(StorageError) as raised:
        file.write(USUAL_SETTINGS)
    assert raised.value.cause is Cause.DISK_FULL
    assert SettingsFile(path).settings == OTHER
    assert [each.name for each in path.parent.iterdir()] == ["settings.json"]


def test_a_link_stays_a_link(path: Path, tmp_path: Path):
    target = tmp_path / "kept" / "preferans.json"
    put(target, json.dumps({"format": settings_file.FORMAT}))
    path.parent.mkdir(parents=True)
    path.symlink_to(target)
    SettingsFile(path).write(OTHER)
    assert path.is_symlink()
    assert SettingsFile(target).settings == OTHER
