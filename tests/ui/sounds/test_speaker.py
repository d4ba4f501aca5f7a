"""Sounds from their files to the device, with devices that can be watched."""

from __future__ import annotations

import logging
import sys
from array import array
from collections.abc import Callable
from queue import Queue

import pytest
from hypothesis import given
from hypothesis import strategies as st

from preferans_desktop import resources
from preferans_desktop.ui.sounds import speaker as speakers
from preferans_desktop.ui.sounds.device import Device, NoDeviceError
from preferans_desktop.ui.sounds.mixer import Mixer
from preferans_desktop.ui.sounds.sound import Sound
from preferans_desktop.ui.sounds.speaker import RATE, Speaker

PATIENCE_S = 20


class Watched:
    """A device that writes down what it is told; `opened` has it when it plays."""

    opened: Queue[Watched]

    def __init__(self, rate: int, take: Callable[[int], bytes]) -> None:
        self.rate, self.take = rate, take
        self.told: list[str] = []

    def start(self) -> None:
        self.told.append("start")
        self.opened.put(self)

    def stop(self) -> None:
        self.told.append("stop")
        self.opened.put(self)

    def close(self) -> None:
        self.told.append("close")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Queue[Watched]:
    queue: Queue[Watched] = Queue()
    monkeypatch.setattr(Watched, "opened", queue, raising=False)
    return queue


def heard(device: Watched, count: int) -> array[int]:
    return array("h", device.take(count))


def test_the_device_is_opened_by_the_first_sound_and_given_back(opened) -> None:
    speaker = Speaker(Watched)
    speaker.drop_waiting()
    speaker.play(Sound.KNOCK, 1.0)
    device = opened.get(timeout=PATIENCE_S)
    assert device.rate == RATE
    assert max(map(abs, heard(device, 1000))) > 5_000
    speaker.close()
    assert device.told == ["start", "close"]


def test_nothing_is_opened_where_nothing_was_to_be_heard(opened) -> None:
    Speaker(Watched).close()
    assert opened.empty()


def test_a_device_with_nothing_to_do_rests_until_the_next_sound(opened, monkeypatch) -> None:
    monkeypatch.setattr(speakers, "_REST_AFTER_S", 0.01)
    speaker = Speaker(Watched)
    speaker.play(Sound.CARD, 1.0)
    device = opened.get(timeout=PATIENCE_S)
    device.take(2 * RATE)
    assert opened.get(timeout=PATIENCE_S).told == ["start", "stop"]
    speaker.play(Sound.CARD, 1.0)
    assert opened.get(timeout=PATIENCE_S).told == ["start", "stop", "start"]
    speaker.close()


def test_volume_makes_a_sound_softer(opened) -> None:
    loudest = []
    for volume in (1.0, 0.25):
        speaker = Speaker(Watched)
        speaker.play(Sound.KNOCK, volume)
        loudest.append(max(map(abs, heard(opened.get(timeout=PATIENCE_S), RATE))))
        speaker.close()
    assert loudest[1] == pytest.approx(loudest[0] / 4, abs=1)


def no_device(_rate: int, _take: Callable[[int], bytes]) -> Watched:
    raise NoDeviceError("there is no sound device")


def test_without_a_device_there_is_silence_and_one_line_in_the_log(caplog) -> None:
    with caplog.at_level(logging.INFO):
        speaker = Speaker(no_device)
        speaker.play(Sound.CARD, 1.0)
        speaker._thread.join(PATIENCE_S)
        speaker.play(Sound.CARD, 1.0)
        speaker.drop_waiting()
        speaker.close()
    assert [record.levelname for record in caplog.records] == ["INFO"]
    assert "there is no sound device" in caplog.text


def test_without_the_library_likewise(caplog, monkeypatch) -> None:
    monkeypatch.setitem(sys.modules, "_miniaudio", None)
    with caplog.at_level(logging.INFO):
        speaker = Speaker(Device)
        speaker.play(Sound.CARD, 1.0)
        speaker._thread.join(PATIENCE_S)
        speaker.close()
    assert len(caplog.records) == 1
    assert "miniaudio is missing" in caplog.text


def test_without_its_file_likewise(opened, caplog, monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(resources, "assets_root", lambda: tmp_path)
    speakers._samples.cache_clear()
    with caplog.at_level(logging.INFO):
        speaker = Speaker(Watched)
        speaker.play(Sound.CARD, 1.0)
        speaker._thread.join(PATIENCE_S)
    assert len(caplog.records) == 1
    assert "card.wav" in caplog.text


def test_the_real_library_on_whatever_this_machine_has(capfd) -> None:
    pytest.importorskip("_miniaudio")
    mixer = Mixer()
    try:
        device = Device(RATE, mixer.take)
    except NoDeviceError as error:
        assert "sound device" in str(error)  # noqa: PT017 - either end is right
        assert capfd.readouterr() == ("", "")
    else:
        device.close()


parts = st.lists(st.integers(-20_000, 20_000), min_size=1, max_size=30).map(lambda v: array("h", v))


@given(st.lists(st.tuples(parts, st.integers(0, 40)), max_size=4), st.lists(st.integers(1, 9)))
def test_mixed_sounds_are_their_sum_however_they_are_asked_for(voices, counts) -> None:
    mixer = Mixer()
    for samples, after in voices:
        mixer.add(samples, after)
    counts = [*counts, 80]
    mixed = array("h", b"".join(mixer.take(count) for count in counts))
    sums = [0] * sum(counts)
    for samples, after in voices:
        for place, value in enumerate(samples, after):
            sums[place] += value
    if all(abs(value) < 32_767 for value in sums):
        assert mixed.tolist() == sums
    assert mixer.is_silent()


def test_too_loud_a_sum_is_cut_and_what_waits_can_be_dropped() -> None:
    mixer = Mixer()
    mixer.add(array("h", [30_000, -30_000, 5]))
    mixer.add(array("h", [30_000, -30_000]))
    mixer.add(array("h", [9]), after=2)
    mixer.drop_waiting()
    assert array("h", mixer.take(3)).tolist() == [32_767, -32_767, 5]


def test_a_crowd_of_sounds_is_not_heard_whole() -> None:
    mixer = Mixer()
    for _ in range(20):
        mixer.add(array("h", [1_000]))
    assert array("h", mixer.take(1)).tolist() == [8_000]
