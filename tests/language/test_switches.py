import pytest

from preferans_desktop.language.catalogue import say
from preferans_desktop.rules.serbian.settings import PRESETS, SWITCHES


@pytest.mark.parametrize("switch", SWITCHES)
def test_switch_has_a_name_and_one_line_that_explains_it(switch):
    name, line = say(f"switch_{switch}"), say(f"explain_{switch}")
    assert len(name) <= 40
    assert not name.endswith(".")
    assert line.endswith(".")
    assert 20 <= len(line) <= 160
    assert "\n" not in line


def test_switches_are_told_apart():
    assert len({say(f"switch_{switch}") for switch in SWITCHES}) == len(SWITCHES) == 24
    assert len({say(f"explain_{switch}") for switch in SWITCHES}) == 24


@pytest.mark.parametrize("preset", PRESETS)
def test_preset_has_a_name(preset):
    assert say(f"preset_{preset}")
