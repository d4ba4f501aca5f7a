"""What is said of a record that cannot be opened: all of it in the language of the interface."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from preferans_desktop.host.record_files import read_match
from preferans_desktop.language.catalogue import VOICE
from preferans_desktop.language.script import to_cyrillic, to_latin
from preferans_desktop.language.speech import USUAL_SPEECH, Speech, Tongue
from preferans_desktop.record.errors import RecordError
from preferans_desktop.record.faults import LINES, Fault
from preferans_desktop.rules.errors import Reason
from preferans_desktop.ui.people import default_participants
from preferans_desktop.ui.record_words import refusal_words
from support.records import a_record, cut, write
from support.spoiling import spoilt_files

SILENT = {Fault.ILLEGAL, Fault.UNTIL}
"""Acts against the rules have sentences by their reason; the last is for the command line."""


@pytest.fixture(autouse=True)
def usual_speech() -> Iterator[None]:
    yield
    VOICE.use(USUAL_SPEECH)


def refusal(folder: Path, document: object) -> RecordError:
    with pytest.raises(RecordError) as error:
        read_match(write(folder, document), default_participants(person=True), 1)
    return error.value


@pytest.fixture(scope="module")
def errors(tmp_path_factory: pytest.TempPathFactory) -> dict[str, RecordError]:
    """What is wrong with each spoilt file."""
    folder = tmp_path_factory.mktemp("spoilt")
    return {name: refusal(folder, data) for name, data, _ in spoilt_files()}


def said(errors: dict[str, RecordError], tongue: Tongue) -> dict[str, str]:
    VOICE.use(Speech(tongue))
    return {name: refusal_words("x.pref.json", error) for name, error in errors.items()}


@pytest.mark.parametrize("tongue", Tongue)
def test_what_is_wrong_is_one_short_line_with_its_place(
    tongue: Tongue, errors: dict[str, RecordError]
) -> None:
    for name, sentence in said(errors, tongue).items():
        assert sentence.isprintable(), name
        assert sentence.endswith("."), name
        assert len(sentence) < 330, name
        place = errors[name].place
        for number in (place.hand, place.action):
            assert number is None or re.search(rf"\b{number}\b", sentence), name


def test_nothing_of_the_english_line_is_in_the_serbian_sentence(
    errors: dict[str, RecordError],
) -> None:
    for name, sentence in said(errors, Tongue.SERBIAN).items():
        assert "ne može da se otvori" in sentence, name
        assert str(errors[name]).rsplit(": ", 1)[-1] not in sentence, name


def test_cyrillic_says_the_same(errors: dict[str, RecordError]) -> None:
    latin, cyrillic = said(errors, Tongue.SERBIAN), said(errors, Tongue.CYRILLIC)
    for name, sentence in cyrillic.items():
        assert re.search("[а-ш]", sentence), name
        assert to_latin(sentence) == to_latin(to_cyrillic(latin[name])), name


@pytest.mark.parametrize("tongue", Tongue)
def test_every_fault_and_every_reason_has_its_sentence(tongue: Tongue) -> None:
    VOICE.use(Speech(tongue))
    wanted = {f"record_fault_{fault.value}" for fault in Fault if fault not in SILENT}
    wanted |= {f"record_why_{reason.value}" for reason in Reason}
    assert wanted <= VOICE.catalogue.templates.keys()
    assert LINES.keys() == set(Fault)


def changed(hand: int, action: int, words: str) -> dict:
    record = a_record(2)
    record["hands"][hand - 1]["actions"][action - 1] = words
    return record


ILLEGAL = [
    pytest.param(
        changed(1, 12, "1 karta CK"),
        "Ruka 1, potez 12: B baca kralja tref. Mora na boju: karo."
        " Dozvoljeno: žandar karo, kralj karo i kec karo.",
        id="must follow",
    ),
    pytest.param(
        changed(1, 1, "1 dalje"),
        "Ruka 1, potez 1: B kaže dalje. Na potezu je A. Dozvoljeno: dalje, dva, igra, betl, sans.",
        id="not his turn",
    ),
    pytest.param(
        changed(1, 5, "1 skart HK D7"),
        "Ruka 1, potez 5: B odbacuje sedmicu karo i kralja herc. Tih karata nema u ruci.",
        id="discard of others",
    ),
    pytest.param(
        changed(1, 15, "0 karta S9"),
        "Ruka 1, potez 15: A baca devetku pik. Prvo treba odgovoriti na ponudu."
        " Dozvoljeno: prihvatam, odbijam.",
        id="an offer is open",
    ),
]


@pytest.mark.parametrize(("record", "words"), ILLEGAL)
def test_an_act_against_the_rules(record: dict, words: str, tmp_path: Path) -> None:
    told = refusal_words("x.pref.json", refusal(tmp_path, record))
    assert told == f"Zapis x.pref.json ne može da se otvori. {words}"


def test_who_is_called_you_is_addressed(tmp_path: Path) -> None:
    record = {**changed(1, 1, "0 moje"), "players": ["Ti", "Stevan", "Mira"]}
    told = refusal_words("x.pref.json", refusal(tmp_path, record))
    assert "potez 1: Ti kažeš moje." in told


def test_a_masked_record_is_told_to_be_hidden_whatever_else_it_is(tmp_path: Path) -> None:
    record = {**cut(changed(1, 2, "2 kontra"), 1, 3), "seen_by": 0}
    told = refusal_words("x.pref.json", refusal(tmp_path, record))
    assert told.endswith(
        "ne može da se otvori: karte u tom zapisu su skrivene, pa ne može da se igra dalje."
    )


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (PermissionError(13, "Permission denied"), "nemaš dozvolu da je čitaš."),
        (OSError(5, "Input/output error"), "ne može da se pročita."),
    ],
)
def test_why_a_file_cannot_be_read(
    error: OSError, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path, a_record())

    def refuse(*_: object) -> None:
        raise error

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(RecordError) as refused:
        read_match(path, default_participants(person=True), 1)
    assert refusal_words(path.name, refused.value).endswith(f": {words}")
