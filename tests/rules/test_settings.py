"""serbian.md 2 and house-rules.md: settings, switches, presets."""

from itertools import product

import pytest

from preferans_desktop.rules.serbian.settings import (
    OFFERED_BULE,
    PRESETS,
    SWITCHES,
    Rules,
    SettingsError,
    unplayed,
)

# house-rules.md, word for word: values with the default first.
TABLE = {
    "kontra_limit": ["rekontra", "kontra", "subkontra", "mortkontra", "papirkontra"],
    "papirkontra_ends_match": ["off", "on"],
    "preferans_contract": ["off", "on"],
    "pik_needs_kontra": ["on", "always", "off"],
    "pik_unplayed_under_hat": [
        "declarer_passes",
        "own_hat_passes",
        "redeal",
        "declarer_falls",
    ],
    "hold": ["priority", "any_bidder", "alternating"],
    "equal_hand_game": ["strictly_stronger", "later_wins"],
    "min_trumps": [0, 3],
    "called_lead_in_sans": ["free", "clubs", "bid_suit_or_clubs"],
    "follower_quota": ["together", "own_two"],
    "end_at_five": ["on", "off"],
    "final_supe": ["shrunk", "full"],
    "double_fall": ["off", "when_over", "last_two"],
    "betl_kontra_partner": ["giver_writes_both", "partner_plain"],
    "ask_uver": ["off", "on"],
    "broken_hat": ["off", "on"],
    "time_limit_min": list(range(601)),
    "write_off_remainder": ["spread", "worst"],
    "refe_blocked_below_zero": ["while", "for_good", "off"],
    "concession": ["off", "on"],
    "first_forehand": ["right_of_proposer", "eight_of_diamonds", "cut"],
    "table": [3, 4],
    "take_over": ["on", "off"],
    "offers": ["on", "off"],
}

PRESET_TABLE = {
    "srpski": (60, 2, ""),
    "kafanski": (
        100,
        2,
        (
            "kontra_limit mortkontra, pik_needs_kontra always, min_trumps 3,"
            " called_lead_in_sans clubs,"
            " follower_quota own_two, end_at_five off, double_fall when_over,"
            " refe_blocked_below_zero for_good, first_forehand cut, take_over off"
        ),
    ),
    "motorski": (
        60,
        None,
        (
            "kontra_limit mortkontra, pik_needs_kontra off, hold any_bidder, end_at_five off,"
            " refe_blocked_below_zero off, offers off, take_over off"
        ),
    ),
    "viki": (
        100,
        3,
        (
            "kontra_limit mortkontra, preferans_contract on, pik_needs_kontra always,"
            " pik_unplayed_under_hat own_hat_passes, hold alternating, equal_hand_game later_wins,"
            " final_supe full, take_over off"
        ),
    ),
    "turnirski": (
        200,
        5,
        (
            "kontra_limit mortkontra, preferans_contract on, pik_needs_kontra always,"
            " called_lead_in_sans bid_suit_or_clubs, final_supe full, double_fall when_over,"
            " betl_kontra_partner partner_plain, ask_uver on, broken_hat on, time_limit_min 240,"
            " write_off_remainder worst, concession on, first_forehand eight_of_diamonds"
        ),
    ),
    "vojvodjanski": (60, 2, "pik_needs_kontra off"),
    "klub": (60, 2, "double_fall when_over, final_supe full"),
}


def test_the_switches_are_those_of_the_table() -> None:
    assert {name: list(values) for name, values in SWITCHES.items()} == TABLE


@pytest.mark.parametrize("name", PRESET_TABLE)
def test_presets(name: str) -> None:
    bule, refe, switches = PRESET_TABLE[name]
    wanted = dict(part.split(" ") for part in switches.split(", ")) if switches else {}
    preset = PRESETS[name]
    assert (preset.bule, preset.refe) == (bule, refe)
    assert {name: str(value) for name, value in preset.switches.items()} == wanted
    values = Rules(preset=name).switches()
    assert {name: str(value) for name, value in values.items()} == {
        **{name: str(choices[0]) for name, choices in TABLE.items()},
        **wanted,
    }


def test_there_are_no_other_presets() -> None:
    assert set(PRESETS) == set(PRESET_TABLE)


def test_defaults() -> None:
    rules = Rules()
    assert (rules.preset, rules.bule, rules.refe, rules.changed) == ("srpski", 60, 2, ())
    assert unplayed(rules) is None


def test_offered_bule() -> None:
    assert list(OFFERED_BULE) == [30, 40, 60, 80, 100, 120, 150, 200, 400]


@pytest.mark.parametrize("bule", [2, 4, 30, 998, 1000])
def test_bule_that_may_be_set(bule: int) -> None:
    assert Rules(bule=bule).bule == bule


@pytest.mark.parametrize("bule", [0, -2, 1, 3, 61, 1001, 1002, 60.0, "60", True, None, [60]])
def test_bule_that_may_not_be_set(bule) -> None:
    with pytest.raises(SettingsError, match="bule"):
        Rules(bule=bule)


@pytest.mark.parametrize("refe", [0, 1, 99, None])
def test_refe_that_may_be_set(refe: int | None) -> None:
    assert Rules(refe=refe).refe == refe


@pytest.mark.parametrize("refe", [-1, 100, 2.0, "2", "unlimited", True, False, {}])
def test_refe_that_may_not_be_set(refe) -> None:
    with pytest.raises(SettingsError, match="refe"):
        Rules(refe=refe)


@pytest.mark.parametrize(
    "changed",
    [
        ("hold", "never"),
        ("hold", 0),
        ("min_trumps", "3"),
        ("min_trumps", 1),
        ("min_trumps", True),
        ("min_trumps", False),
        ("table", 3.0),
        ("time_limit_min", 601),
        ("time_limit_min", -1),
        ("time_limit_min", None),
        ("take_over", True),
        ("unknown", "on"),
        ("Hold", "priority"),
    ],
)
def test_switches_that_may_not_be_set(changed) -> None:
    with pytest.raises(SettingsError) as error:
        Rules(changed=(changed,))
    assert error.value.name == changed[0]


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(SettingsError, match="ruski"):
        Rules(preset="ruski")


def test_contradictions_are_refused_with_a_sentence() -> None:
    with pytest.raises(SettingsError, match="papirkontra"):
        Rules(changed=(("papirkontra_ends_match", "on"),))
    Rules(changed=(("papirkontra_ends_match", "on"), ("kontra_limit", "papirkontra")))
    for value in TABLE["pik_unplayed_under_hat"][1:]:
        with pytest.raises(SettingsError, match="pik"):
            Rules(changed=(("pik_needs_kontra", "off"), ("pik_unplayed_under_hat", value)))
        with pytest.raises(SettingsError, match="pik"):
            Rules(preset="vojvodjanski", changed=(("pik_unplayed_under_hat", value),))
    Rules(changed=(("pik_needs_kontra", "off"), ("pik_unplayed_under_hat", "declarer_passes")))


def test_a_preset_with_contradicting_switch_is_refused() -> None:
    with pytest.raises(SettingsError):
        Rules(preset="viki", changed=(("pik_needs_kontra", "off"),))


def test_everything_else_may_be_combined() -> None:
    names = [name for name in TABLE if name != "time_limit_min"]
    for first, second in product(names, names):
        for one, other in product(TABLE[first], TABLE[second]):
            changed = {first: one, second: other}
            if changed.get("papirkontra_ends_match") == "on":
                changed["kontra_limit"] = "papirkontra"
            under_hat = changed.get("pik_unplayed_under_hat", "declarer_passes")
            if changed.get("pik_needs_kontra") == "off" and under_hat != "declarer_passes":
                continue
            values = Rules(changed=tuple(changed.items())).switches()
            assert all(values[name] == value for name, value in changed.items())


def test_changed_switches_override_the_preset() -> None:
    rules = Rules(preset="klub", changed=(("final_supe", "shrunk"), ("double_fall", "off")))
    assert unplayed(rules) is None
    assert unplayed(Rules(preset="klub")) == ("final_supe", "full")


def test_values_not_yet_played_are_named() -> None:
    for name, values in TABLE.items():
        for value in values[1:3]:
            changed = [(name, value)]
            if name == "papirkontra_ends_match":
                changed.append(("kontra_limit", "papirkontra"))
            found = unplayed(Rules(changed=tuple(changed)))
            assert found is None or found in changed
