"""What a reason names, as JSON and back."""

import json

import pytest

from preferans_desktop.record.reasons import format_parameter, parse_parameter
from preferans_desktop.rules.cards import ALL_CARDS, Suit
from preferans_desktop.rules.serbian.contracts import CONTRACTS

VALUES = [
    *(("card", card) for card in ALL_CARDS),
    *(("suit", suit) for suit in Suit),
    *(("contract", contract) for contract in CONTRACTS),
    ("partner", 2),
    ("tricks", 1.25),
    ("chance", 0.5),
]


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_there_and_back(name: str, value: object) -> None:
    told = json.loads(json.dumps(format_parameter(name, value)))
    found = parse_parameter(name, told)
    assert found == value
    assert isinstance(found, type(value))


@pytest.mark.parametrize("value", ["pik", None, True, [1]])
def test_what_cannot_be_told(value: object) -> None:
    with pytest.raises(ValueError, match="tricks cannot be"):
        format_parameter("tricks", value)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("card", 5),
        ("suit", "sans"),
        ("contract", "7"),
        ("suit", 1),
        ("level", "2"),
        ("count", True),
    ],
)
def test_what_does_not_suit_its_name(name: str, told: object) -> None:
    with pytest.raises(ValueError, match=f"{name} cannot be"):
        parse_parameter(name, told)
