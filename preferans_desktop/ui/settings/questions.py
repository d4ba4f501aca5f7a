"""Everything that can be chosen, page by page."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Any

from preferans_desktop.host.settings import (
    LOUDEST,
    AnswerPause,
    Back,
    Deck,
    Face,
    Felt,
    Settings,
    Speed,
    SuitOrder,
    TextSize,
    TrickPause,
)
from preferans_desktop.language.speech import Tongue
from preferans_desktop.language.vocabulary import OPTIONS
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.ui.people import DEFAULT_GENDERS, PLACES
from preferans_desktop.ui.settings.choice import Question
from preferans_desktop.ui.settings.desktop import felt_of, is_still
from preferans_desktop.ui.settings.face_option import FaceOption
from preferans_desktop.ui.table.portraits import usual_face

AS_ON_CARDS = ""
"""The suits are called what the deck shows."""


def _of_field(field: str, key: str, answers: list[tuple[Any, str]], **more: Any) -> Question:
    """A question whose answer is a field of the settings."""

    def read(settings: Settings) -> object:
        return getattr(settings, field)

    def write(settings: Settings, answer: Any) -> Settings:
        return replace(settings, **{field: answer})

    return Question(key, answers, **({"read": read, "write": write} | more))


def _name(value: Enum) -> str:
    return value.name.lower()


def _of_word(thing: str) -> Question:
    """A question about the words of the table."""

    def read(settings: Settings) -> str:
        if thing == "suits" and settings.suits_as_on_cards:
            return AS_ON_CARDS
        return str(getattr(settings.vocabulary, thing))

    def write(settings: Settings, word: str) -> Settings:
        if word == AS_ON_CARDS:
            return replace(settings, suits_as_on_cards=True)
        vocabulary = replace(settings.vocabulary, **{thing: word})
        as_on_cards = settings.suits_as_on_cards and thing != "suits"
        return replace(settings, vocabulary=vocabulary, suits_as_on_cards=as_on_cards)

    answers = [(word, f"word_{word}") for word in OPTIONS[thing]]
    if thing == "suits":
        answers.insert(0, (AS_ON_CARDS, "suits_as_on_cards"))
    return Question(
        f"vocabulary_{thing}", answers, read, write, columns=4 if thing != "suits" else 1
    )


def _of_face(seat: Seat) -> Question:
    """A question about the face of a player."""

    def read(settings: Settings) -> Face:
        last, face = settings.last_match, settings.faces[seat]
        genders = DEFAULT_GENDERS if last is None else last.genders
        return usual_face(seat, genders[seat]) if face is None else face

    def write(settings: Settings, face: Face) -> Settings:
        faces = list(settings.faces)
        faces[seat] = face
        first, second, third = faces
        return replace(settings, faces=(first, second, third))

    return Question(
        f"face_of_{PLACES[seat]}",
        [(face, f"face_{_name(face)}") for face in Face],
        read,
        write,
        columns=len(Face),
        button=FaceOption,
    )


CARDS = (
    _of_field("deck", "settings_deck", [(value, f"deck_{_name(value)}") for value in Deck]),
    _of_field("back", "settings_back", [(value, f"back_{_name(value)}") for value in Back]),
    _of_field(
        "four_colours",
        "settings_colours",
        [(False, "colours_two"), (True, "colours_four")],
        matters=lambda settings: settings.deck is Deck.FRENCH,
    ),
    _of_field(
        "suit_order",
        "settings_suit_order",
        [(value, f"suit_order_{_name(value)}") for value in SuitOrder],
        columns=2,
    ),
    _of_field(
        "strongest_left",
        "settings_strongest",
        [(True, "strongest_left"), (False, "strongest_right")],
    ),
)
TABLE = (
    _of_field(
        "felt",
        "settings_felt",
        [(value, f"felt_{_name(value)}") for value in Felt],
        read=felt_of,
        columns=3,
    ),
    _of_field(
        "text_size",
        "settings_text_size",
        [(value, f"text_size_{_name(value)}") for value in TextSize],
    ),
    _of_field(
        "volume",
        "settings_volume",
        [(step, "volume_step" if step else "volume_off") for step in range(LOUDEST + 1)],
        in_steps=True,
    ),
    _of_field("speed", "settings_speed", [(value, f"speed_{_name(value)}") for value in Speed]),
    _of_field(
        "trick_pause",
        "settings_trick_pause",
        [(value, f"trick_pause_{_name(value)}") for value in TrickPause],
        columns=3,
    ),
    _of_field(
        "answer_pause",
        "settings_answer_pause",
        [(value, f"answer_pause_{_name(value)}") for value in AnswerPause],
        matters=lambda settings: settings.speed is not Speed.OFF,
    ),
    _of_field(
        "still_cards",
        "settings_motion",
        [(False, "motion_flies"), (True, "motion_still")],
        read=is_still,
        matters=lambda settings: settings.speed is not Speed.OFF,
    ),
)
PLAY = (
    _of_field(
        "two_clicks",
        "settings_two_clicks",
        [(False, "two_clicks_one"), (True, "two_clicks_two")],
    ),
    _of_field(
        "only_card_plays",
        "settings_only_card",
        [(False, "only_card_mine"), (True, "only_card_itself")],
    ),
    _of_field(
        "warn_of_costly",
        "settings_costly",
        [(False, "costly_at_once"), (True, "costly_asked")],
    ),
)
LANGUAGE = (
    _of_field(
        "tongue",
        "menu_language",
        [(tongue, f"language_{tongue.value.lower().replace('-', '_')}") for tongue in Tongue],
    ),
)
FACES = tuple(_of_face(seat) for seat in SEATS)
WORDS = tuple(_of_word(thing) for thing in OPTIONS)
