"""Settings in their file: one small JSON object in the user's folder for configuration.

What a newer version wrote beside the settings known here is kept. A file that cannot be understood
is never written over but renamed, and what is wrong with it can be told.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar

from platformdirs import user_config_path

from preferans_desktop.host.files import write_whole
from preferans_desktop.host.settings import (
    LOUDEST,
    USUAL_SETTINGS,
    AnswerPause,
    Back,
    ChosenFaces,
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
from preferans_desktop.host.storage.errors import Cause, StorageError, storage_errors
from preferans_desktop.host.storage.paths import user_folder
from preferans_desktop.language.players import Gender
from preferans_desktop.language.speech import Tongue
from preferans_desktop.language.vocabulary import OPTIONS, USUAL_WORDS, Vocabulary

FILE_NAME = "settings.json"
FORMAT = "preferans-settings/1"
"""Stands in every file, so that the file of another program is not taken for one of ours."""
_MOST_BYTES = 1_000_000
_WORDS = "vocabulary"
_OLD_VOLUMES = {"off": 0, "soft": 5, "medium": 7, "loud": 10}

_Kind = TypeVar("_Kind", bound=Enum)

_log = logging.getLogger(__name__)


def settings_path() -> Path:
    """The file of the settings, in the system's usual place.

    Raises:
        NoHomeError: the user has no home folder.
    """
    return user_folder(user_config_path) / FILE_NAME


@dataclass(frozen=True, slots=True)
class SettingsProblem:
    """Why settings were not taken from their file.

    Attributes:
        cause: what is wrong with the file; None where it is only a value that nobody knows.
        names: the settings whose values nobody knows, as the file calls them.
        place: the file.
        kept_as: what the file is called now; None where it still has its name.
    """

    cause: Cause | None
    names: tuple[str, ...]
    place: Path
    kept_as: Path | None


class SettingsFile:
    """The file of the settings, read once.

    Attributes:
        settings: what it says; the usual ones for everything that it does not say.
        problem: what was wrong with it, None for nothing.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._others: dict[str, object] = {}
        self.settings = USUAL_SETTINGS
        self.problem: SettingsProblem | None = None
        self._in_the_way = False
        try:
            written = read_object(path)
        except StorageError as error:
            _log.warning("settings are not taken: %s", error)
            self.problem = self._problem_of(error)
            return
        if written is None:
            return
        self.settings, unknown = _settings_of(written)
        self._others = {name: value for name, value in written.items() if name not in _OWN_NAMES}
        if unknown:
            self._in_the_way = True
            self.problem = SettingsProblem(None, unknown, path, None)

    def write(self, settings: Settings) -> None:
        """Put settings into the file; a failure on the way leaves the old file as it was.

        Raises:
            StorageError: it cannot be written.
        """
        if self._in_the_way:
            self._put_aside()
        text = json.dumps(self._others | _written(settings), ensure_ascii=False, indent=2) + "\n"
        with storage_errors(self._path):
            path = self._path.resolve()  # a link stays one
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, text)
        self.settings = settings

    def _problem_of(self, error: StorageError) -> SettingsProblem:
        """Rename a damaged file at once; one that cannot be read may be readable next time."""
        self._in_the_way = True
        if error.cause is Cause.DAMAGED:
            with contextlib.suppress(StorageError):
                return SettingsProblem(error.cause, (), self._path, self._put_aside())
        return SettingsProblem(error.cause, (), self._path, None)

    def _put_aside(self) -> Path:
        with storage_errors(self._path):
            kept = self._path.rename(_free_name(self._path))
        self._in_the_way = False
        return kept


def read_object(path: Path) -> dict[str, object] | None:
    """The object in a file, None where there is no file.

    Raises:
        StorageError: it cannot be read or is no file of settings.
    """
    with storage_errors(path):
        if not path.exists():
            return None
        content = _content(path) if path.is_file() else None
    if content is None:
        raise StorageError(Cause.UNREACHABLE, path, "not a file")
    try:
        found: object = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise StorageError(Cause.DAMAGED, path, str(error)) from error
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise StorageError(Cause.DAMAGED, path, f"no object with the format {FORMAT}")
    return found


def _content(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(_MOST_BYTES)


def _free_name(path: Path) -> Path:
    """A name for a file put aside that no other one has."""
    number = 1
    while True:
        mark = "damaged" if number == 1 else f"damaged-{number}"
        name = path.with_name(f"{path.stem}.{mark}{path.suffix}")
        if not os.path.lexists(name):
            return name
        number += 1


# Values and how the file has them.


def _written(settings: Settings) -> dict[str, object]:
    return {
        "format": FORMAT,
        "language": settings.tongue.value,
        _WORDS: asdict(settings.vocabulary),
        "suits_as_on_cards": settings.suits_as_on_cards,
        "deck": _name(settings.deck),
        "back": _name(settings.back),
        "four_colours": settings.four_colours,
        "suit_order": _name(settings.suit_order),
        "strongest_left": settings.strongest_left,
        "speed": _name(settings.speed),
        "trick_pause": _name(settings.trick_pause),
        "answer_pause": _name(settings.answer_pause),
        "volume": settings.volume,
        "faces": [None if face is None else _name(face) for face in settings.faces],
        "text_size": _name(settings.text_size),
        "felt": None if settings.felt is None else _name(settings.felt),
        "still_cards": settings.still_cards,
        "two_clicks": settings.two_clicks,
        "only_card_plays": settings.only_card_plays,
        "warn_of_costly": settings.warn_of_costly,
        "last_match": _match_written(settings.last_match),
    }


def _match_written(match: LastMatch | None) -> dict[str, object] | None:
    if match is None:
        return None
    return asdict(match) | {"genders": [gender.value for gender in match.genders]}


def _settings_of(written: Mapping[str, object]) -> tuple[Settings, tuple[str, ...]]:
    """The settings, and the names of those whose values nobody knows."""
    known: dict[str, Any] = {}
    unknown: list[str] = []
    for name, (field, read) in _READERS.items():
        try:
            if name in written:
                known[field] = read(written[name])
        except ValueError:
            unknown.append(name)
    words, unknown_words = _words_of(written.get(_WORDS, {}))
    settings = replace(USUAL_SETTINGS, vocabulary=words, **known)
    return settings, (*unknown, *unknown_words)


def _words_of(written: object) -> tuple[Vocabulary, tuple[str, ...]]:
    if not isinstance(written, dict):
        return USUAL_WORDS, (_WORDS,)
    said = {thing: word for thing, word in written.items() if thing in OPTIONS}
    known = {thing: word for thing, word in said.items() if word in OPTIONS[thing]}
    return Vocabulary(**known), tuple(f"{_WORDS}.{thing}" for thing in said if thing not in known)


def _name(value: Enum) -> str:
    return value.name.lower()


def _by_name(kind: type[_Kind]) -> Callable[[object], _Kind]:
    values = {_name(value): value for value in kind}

    def read(written: object) -> _Kind:
        found = values.get(written) if isinstance(written, str) else None
        if found is None:
            raise ValueError(f"{written!r} is not one of {', '.join(values)}")
        return found

    return read


def _switch(written: object) -> bool:
    if not isinstance(written, bool):
        raise ValueError(f"{written!r} is neither true nor false")  # noqa: TRY004 - from a file
    return written


def _volume(written: object) -> int:
    """A step, or a word of a time when there were four."""
    if isinstance(written, str) and written in _OLD_VOLUMES:
        return _OLD_VOLUMES[written]
    if type(written) is not int or not 0 <= written <= LOUDEST:
        raise ValueError(f"{written!r} is not from 0 to {LOUDEST}")
    return written


def _faces(written: object) -> ChosenFaces:
    if not isinstance(written, list) or len(written) != 3:
        raise ValueError(f"{written!r} is not three faces")
    read = _by_name(Face)
    first, second, third = (None if name is None else read(name) for name in written)
    return first, second, third


def _last_match(written: object) -> LastMatch:
    if not isinstance(written, dict):
        raise ValueError(f"{written!r} is no match")  # noqa: TRY004 - from a file
    values: dict[str, Any] = {field.name: written.get(field.name) for field in fields(LastMatch)}
    for name in ("names", "genders", "personas"):
        values[name] = _three_texts(values[name])
    values["genders"] = tuple(map(Gender, values["genders"]))
    values["training"] = _switch(values["training"])
    return LastMatch(**values)


def _three_texts(written: object) -> tuple[str, ...]:
    if not isinstance(written, list) or [type(each) for each in written] != [str] * 3:
        raise ValueError(f"{written!r} is not three texts")
    return tuple(written)


def _or_none(read: Callable[[object], object]) -> Callable[[object], object]:
    return lambda written: None if written is None else read(written)


_READERS: Mapping[str, tuple[str, Callable[[object], object]]] = {
    "language": ("tongue", Tongue),
    "suits_as_on_cards": ("suits_as_on_cards", _switch),
    "deck": ("deck", _by_name(Deck)),
    "back": ("back", _by_name(Back)),
    "four_colours": ("four_colours", _switch),
    "suit_order": ("suit_order", _by_name(SuitOrder)),
    "strongest_left": ("strongest_left", _switch),
    "speed": ("speed", _by_name(Speed)),
    "trick_pause": ("trick_pause", _by_name(TrickPause)),
    "answer_pause": ("answer_pause", _by_name(AnswerPause)),
    "volume": ("volume", _volume),
    "faces": ("faces", _faces),
    "text_size": ("text_size", _by_name(TextSize)),
    "felt": ("felt", _or_none(_by_name(Felt))),
    "still_cards": ("still_cards", _or_none(_switch)),
    "two_clicks": ("two_clicks", _switch),
    "only_card_plays": ("only_card_plays", _switch),
    "warn_of_costly": ("warn_of_costly", _switch),
    "last_match": ("last_match", _or_none(_last_match)),
}
"""Names in the file: the field of each, and what makes a value of what is written."""
_OWN_NAMES = frozenset({"format", _WORDS, *_READERS})
