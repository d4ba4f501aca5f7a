"""Table settings of a match: bule, refe, preset and switches (serbian.md 2, house-rules.md).

All switches are known and validated here. Which values the engine already plays is `PLAYED`;
`unplayed` names the first one that it does not.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from reprlib import repr as repr_of
from types import MappingProxyType

from preferans_desktop.rules.errors import PreferansError

SwitchValue = str | int

BULE_RANGE = (2, 1000)
REFE_RANGE = (0, 99)
OFFERED_BULE = (30, 40, 60, 80, 100, 120, 150, 200, 400)
TIME_LIMIT_RANGE = (0, 600)

SWITCHES: Mapping[str, tuple[SwitchValue, ...]] = MappingProxyType(
    {
        "kontra_limit": ("rekontra", "kontra", "subkontra", "mortkontra", "papirkontra"),
        "papirkontra_ends_match": ("off", "on"),
        "preferans_contract": ("off", "on"),
        "pik_needs_kontra": ("on", "always", "off"),
        "pik_unplayed_under_hat": (
            "declarer_passes",
            "own_hat_passes",
            "redeal",
            "declarer_falls",
        ),
        "hold": ("priority", "any_bidder", "alternating"),
        "equal_hand_game": ("strictly_stronger", "later_wins"),
        "min_trumps": (0, 3),
        "called_lead_in_sans": ("free", "clubs", "bid_suit_or_clubs"),
        "follower_quota": ("together", "own_two"),
        "end_at_five": ("on", "off"),
        "final_supe": ("shrunk", "full"),
        "double_fall": ("off", "when_over", "last_two"),
        "betl_kontra_partner": ("giver_writes_both", "partner_plain"),
        "ask_uver": ("off", "on"),
        "broken_hat": ("off", "on"),
        "time_limit_min": tuple(range(TIME_LIMIT_RANGE[0], TIME_LIMIT_RANGE[1] + 1)),
        "write_off_remainder": ("spread", "worst"),
        "refe_blocked_below_zero": ("while", "for_good", "off"),
        "concession": ("off", "on"),
        "first_forehand": ("right_of_proposer", "eight_of_diamonds", "cut"),
        "table": (3, 4),
        "take_over": ("on", "off"),
        "offers": ("on", "off"),
    }
)
"""Every switch with its values, the default first."""

PLAYED: Mapping[str, frozenset[SwitchValue]] = MappingProxyType(
    {name: frozenset(values[:1]) for name, values in SWITCHES.items()}
)
"""The values of each switch that the engine plays."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of values: starting bule, refe per player (None: unlimited), switches."""

    bule: int
    refe: int | None
    switches: Mapping[str, SwitchValue]


PRESETS: Mapping[str, Preset] = MappingProxyType(
    {
        "srpski": Preset(60, 2, {}),
        "kafanski": Preset(
            100,
            2,
            {
                "kontra_limit": "mortkontra",
                "pik_needs_kontra": "always",
                "min_trumps": 3,
                "called_lead_in_sans": "clubs",
                "follower_quota": "own_two",
                "end_at_five": "off",
                "double_fall": "when_over",
                "refe_blocked_below_zero": "for_good",
                "first_forehand": "cut",
                "take_over": "off",
            },
        ),
        "motorski": Preset(
            60,
            None,
            {
                "kontra_limit": "mortkontra",
                "pik_needs_kontra": "off",
                "hold": "any_bidder",
                "end_at_five": "off",
                "refe_blocked_below_zero": "off",
                "offers": "off",
                "take_over": "off",
            },
        ),
        "viki": Preset(
            100,
            3,
            {
                "kontra_limit": "mortkontra",
                "preferans_contract": "on",
                "pik_needs_kontra": "always",
                "pik_unplayed_under_hat": "own_hat_passes",
                "hold": "alternating",
                "equal_hand_game": "later_wins",
                "final_supe": "full",
                "take_over": "off",
            },
        ),
        "turnirski": Preset(
            200,
            5,
            {
                "kontra_limit": "mortkontra",
                "preferans_contract": "on",
                "pik_needs_kontra": "always",
                "called_lead_in_sans": "bid_suit_or_clubs",
                "final_supe": "full",
                "double_fall": "when_over",
                "betl_kontra_partner": "partner_plain",
                "ask_uver": "on",
                "broken_hat": "on",
                "time_limit_min": 240,
                "write_off_remainder": "worst",
                "concession": "on",
                "first_forehand": "eight_of_diamonds",
            },
        ),
        "vojvodjanski": Preset(60, 2, {"pik_needs_kontra": "off"}),
        "klub": Preset(60, 2, {"double_fall": "when_over", "final_supe": "full"}),
    }
)


class SettingsFault(Enum):
    """What can be wrong with settings; the value is a stable code."""

    PRESET = "preset"
    BULE = "bule"
    REFE = "refe"
    UNKNOWN_SWITCH = "unknown_switch"
    SWITCH_VALUE = "switch_value"
    CONTRADICTION = "contradiction"


class SettingsError(PreferansError):
    """Settings that make no sense.

    Attributes:
        fault: what is wrong.
        name: the field at fault.
        problem: a line that says why.
    """

    def __init__(self, fault: SettingsFault, name: str, problem: str) -> None:
        super().__init__(f"{name}: {problem}")
        self.fault = fault
        self.name = name
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Rules:
    """The settings of one match, checked when made; they never change (serbian.md 2).

    Attributes:
        preset: name of the preset they start from.
        bule: starting bule of each player, even.
        refe: refe that may be written to each player in the match, None for unlimited.
        changed: switches named beside the preset; they override its values.

    Raises:
        SettingsError: an unknown name, a value out of range, or a contradiction.
    """

    preset: str = "srpski"
    bule: int = 60
    refe: int | None = 2
    changed: tuple[tuple[str, SwitchValue], ...] = ()

    def __post_init__(self) -> None:
        _check_preset(self.preset)
        _check_bule(self.bule)
        _check_refe(self.refe)
        for name, value in self.changed:
            _check_switch(name, value)
        _check_contradictions(self.switches())

    def switches(self) -> dict[str, SwitchValue]:
        """Value of every switch."""
        values = {name: values[0] for name, values in SWITCHES.items()}
        values.update(PRESETS[self.preset].switches)
        values.update(self.changed)
        return values


def unplayed(rules: Rules) -> tuple[str, SwitchValue] | None:
    """The first switch whose value the engine does not play yet, with that value."""
    for name, value in rules.switches().items():
        if value not in PLAYED[name]:
            return name, value
    return None


def is_whole(value: object) -> bool:
    """Whether a value is a whole number; true is not 1."""
    return isinstance(value, int) and not isinstance(value, bool)


def _check_preset(preset: str) -> None:
    if preset not in PRESETS:
        problem = f"{preset!r} is not one of {', '.join(PRESETS)}"
        raise SettingsError(SettingsFault.PRESET, "preset", problem)


def _check_bule(bule: int) -> None:
    low, high = BULE_RANGE
    if not is_whole(bule) or not low <= bule <= high or bule % 2:
        problem = f"{repr_of(bule)} is not an even number from {low} to {high}"
        raise SettingsError(SettingsFault.BULE, "bule", problem)


def _check_refe(refe: int | None) -> None:
    low, high = REFE_RANGE
    if refe is not None and not (is_whole(refe) and low <= refe <= high):
        problem = f"{repr_of(refe)} is not a number from {low} to {high} or unlimited"
        raise SettingsError(SettingsFault.REFE, "refe", problem)


def _check_switch(name: str, value: SwitchValue) -> None:
    if name not in SWITCHES:
        raise SettingsError(SettingsFault.UNKNOWN_SWITCH, name, "no such switch")
    values = SWITCHES[name]
    if type(value) is not type(values[0]) or value not in values:
        allowed = (
            f"{values[0]} to {values[-1]}" if len(values) > 10 else ", ".join(map(str, values))
        )
        problem = f"{repr_of(value)} is not one of {allowed}"
        raise SettingsError(SettingsFault.SWITCH_VALUE, name, problem)


def _check_contradictions(switches: Mapping[str, SwitchValue]) -> None:
    if switches["papirkontra_ends_match"] == "on" and switches["kontra_limit"] != "papirkontra":
        raise _contradiction("papirkontra_ends_match", "needs kontra_limit papirkontra")
    if (
        switches["pik_needs_kontra"] == "off"
        and switches["pik_unplayed_under_hat"] != SWITCHES["pik_unplayed_under_hat"][0]
    ):
        problem = "has no meaning with pik_needs_kontra off"
        raise _contradiction("pik_unplayed_under_hat", problem)


def _contradiction(name: str, problem: str) -> SettingsError:
    return SettingsError(SettingsFault.CONTRADICTION, name, problem)
