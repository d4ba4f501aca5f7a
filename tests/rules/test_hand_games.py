"""serbian.md 5: igra, betl and sans declared from the hand; naming of suits."""

import pytest

from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.match import Match, RuleViolation
from support.table import dealt, say, turn


def after(dialogue: str) -> Match:
    """The match after ``A igra, B dalje``; A is forehand in seat 0."""
    return say(
        dealt(),
        ", ".join(f"{'ABC'.index(part[0])}{part[1:]}" for part in dialogue.split(", ") if dialogue),
    )


WINNERS = [
    pytest.param("A igra, B dalje, C dalje, A boja pik", "A", "PIK", id="5 one igra alone"),
    pytest.param("A igra, B dalje, C dalje, A boja tref", "A", "TREF", id="5 any suit"),
    pytest.param("A dalje, B igra, C dalje, B boja herc", "B", "HERC", id="5 B alone"),
    pytest.param("A dalje, B dalje, C igra, C boja karo", "C", "KARO", id="5 C alone"),
    pytest.param("A 2, B igra, C dalje, B boja karo", "B", "KARO", id="5 igra beats a number"),
    pytest.param("A 2, B 3, C igra, C boja pik", "C", "PIK", id="5 igra beats two numbers"),
    pytest.param("A dalje, B 2, C betl", "C", "BETL", id="5 betl beats a number"),
    pytest.param("A 2, B sans, C dalje", "B", "SANS", id="5 sans beats a number"),
    pytest.param("A betl, B dalje, C dalje", "A", "BETL", id="5 betl alone"),
    pytest.param("A sans, B dalje, C dalje", "A", "SANS", id="5 sans alone"),
    pytest.param("A igra, B betl, C dalje", "B", "BETL", id="5 betl cancels igra"),
    pytest.param("A igra, B dalje, C betl", "C", "BETL", id="5 betl of C cancels igra of A"),
    pytest.param("A igra, B igra, C betl", "C", "BETL", id="5 betl cancels two igra"),
    pytest.param("A igra, B igra, C sans", "C", "SANS", id="5 sans cancels two igra"),
    pytest.param("A betl, B sans, C dalje", "B", "SANS", id="5 sans cancels betl"),
    pytest.param("A igra, B betl, C sans", "C", "SANS", id="5 each cancels the weaker"),
    pytest.param(
        "A igra, B igra, C dalje, A boja pik, B boja karo", "B", "KARO", id="5 stronger suit"
    ),
    pytest.param(
        "A igra, B igra, C dalje, A boja herc, B slabija", "A", "HERC", id="5 slabija is out"
    ),
    pytest.param(
        "A igra, B dalje, C igra, A boja tref, C slabija", "A", "TREF", id="5 nothing above tref"
    ),
    pytest.param(
        "A igra, B igra, C igra, A boja pik, B boja karo, C boja tref",
        "C",
        "TREF",
        id="5 three igra, each stronger",
    ),
    pytest.param(
        "A igra, B igra, C igra, A boja karo, B slabija, C boja herc",
        "C",
        "HERC",
        id="5 three igra, the second weaker",
    ),
    pytest.param(
        "A igra, B igra, C igra, A boja karo, B boja herc, C slabija",
        "B",
        "HERC",
        id="5 three igra, the third weaker",
    ),
    pytest.param(
        "A igra, B igra, C igra, A boja tref, B slabija, C slabija",
        "A",
        "TREF",
        id="5 three igra, first strongest",
    ),
    pytest.param(
        "A dalje, B igra, C igra, B boja pik, C boja herc", "C", "HERC", id="5 igra of B and C"
    ),
    pytest.param(
        "A 2, B igra, C igra, B boja pik, C slabija", "B", "PIK", id="5 who bid is out, two igra"
    ),
]


@pytest.mark.parametrize(("dialogue", "who", "contract"), WINNERS)
def test_who_wins(dialogue: str, who: str, contract: str) -> None:
    match = after(dialogue)
    hand = match.hand
    assert hand is not None
    assert hand.declarer == "ABC".index(who)
    assert hand.contract is not None
    assert hand.contract.name == contract
    assert hand.hand_game
    assert hand.phase == Phase.FOLLOWING


@pytest.mark.parametrize(("dialogue", "who", "contract"), WINNERS)
def test_talon_is_neither_used_nor_shown(dialogue: str, who: str, contract: str) -> None:
    hand = after(dialogue).hand
    assert hand is not None
    assert hand.holdings == hand.deal.hands
    assert not hand.talon_shown
    assert hand.discard is None


@pytest.mark.parametrize(
    ("dialogue", "out"),
    [
        pytest.param("A 2, B igra", "A", id="5 who has bid a number is out"),
        pytest.param("A 2, B 3, C betl", "AB", id="5 both who have bid are out"),
        pytest.param("A igra, B betl", "A", id="5 a cancelled igra is out"),
        pytest.param("A igra, B igra", "", id="5 two igra stand"),
        pytest.param("A dalje, B igra, C sans", "AB", id="5 sans cancels, who passed is out"),
        pytest.param("A igra, B igra, C dalje, A boja tref, B slabija", "BC", id="5 slabija"),
    ],
)
def test_who_is_out(dialogue: str, out: str) -> None:
    hand = after(dialogue).hand
    assert hand is not None
    assert hand.bidding.out == {"ABC".index(letter) for letter in out}


WORDS = [
    pytest.param("A igra", "B", ["dalje", "igra", "betl", "sans"], id="5 after igra"),
    pytest.param("A igra, B dalje", "C", ["dalje", "igra", "betl", "sans"], id="5 C after igra"),
    pytest.param("A igra, B igra", "C", ["dalje", "igra", "betl", "sans"], id="5 after two igra"),
    pytest.param("A betl", "B", ["dalje", "sans"], id="5 after betl: no igra, no second betl"),
    pytest.param("A igra, B betl", "C", ["dalje", "sans"], id="5 after igra and betl"),
    pytest.param("A sans", "B", ["dalje"], id="5 after sans: nothing"),
    pytest.param("A betl, B sans", "C", ["dalje"], id="5 after betl and sans"),
    pytest.param(
        "A 2, B igra", "C", ["dalje", "igra", "betl", "sans"], id="5 no numbers after igra"
    ),
    pytest.param("A 2, B betl", "C", ["dalje", "sans"], id="5 no numbers after betl"),
    pytest.param(
        "A igra, B dalje, C dalje",
        "A",
        ["boja pik", "boja karo", "boja herc", "boja tref"],
        id="5 one igra names any suit",
    ),
    pytest.param(
        "A igra, B igra, C dalje",
        "A",
        ["boja pik", "boja karo", "boja herc", "boja tref"],
        id="5 the first must name one",
    ),
    pytest.param(
        "A igra, B igra, C dalje, A boja pik",
        "B",
        ["boja karo", "boja herc", "boja tref", "slabija"],
        id="5 strictly stronger than pik",
    ),
    pytest.param(
        "A igra, B igra, C dalje, A boja herc",
        "B",
        ["boja tref", "slabija"],
        id="5 strictly stronger than herc",
    ),
    pytest.param(
        "A igra, B igra, C dalje, A boja tref", "B", ["slabija"], id="5 nothing above tref"
    ),
    pytest.param(
        "A igra, B igra, C igra, A boja karo, B slabija",
        "C",
        ["boja herc", "boja tref", "slabija"],
        id="5 C against A's karo",
    ),
    pytest.param(
        "A igra, B igra, C igra, A boja pik, B boja herc",
        "C",
        ["boja tref", "slabija"],
        id="5 stronger than every suit named",
    ),
]


@pytest.mark.parametrize(("dialogue", "who", "words"), WORDS)
def test_what_may_be_said(dialogue: str, who: str, words: list[str]) -> None:
    assert turn(after(dialogue)) == ("ABC".index(who), words)


@pytest.mark.parametrize(
    "dialogue",
    [
        pytest.param("A 2, B 3, C dalje, A igra", id="5 who bid a number declares igra later"),
        pytest.param("A 2, B dalje, C 3, A sans", id="5 who bid a number declares sans later"),
        pytest.param("A dalje, B 2, C 3, B betl", id="5 second word betl"),
        pytest.param("A igra, B 2", id="5 number after a declaration"),
        pytest.param("A 2, B igra, C 3", id="5 number after bid and declaration"),
        pytest.param("A 2, B igra, C dalje, A dalje", id="5 who bid has no word any more"),
        pytest.param("A 2, B igra, C dalje, A moje", id="5 no hold against a declaration"),
        pytest.param("A betl, B igra", id="5 igra after betl"),
        pytest.param("A sans, B igra", id="5 igra after sans"),
        pytest.param("A betl, B betl", id="5 second betl"),
        pytest.param("A sans, B betl", id="5 betl after sans"),
        pytest.param("A sans, B sans", id="5 second sans"),
        pytest.param("A igra, B betl, C dalje, A sans", id="5 declares twice"),
        pytest.param("A igra, B dalje, C dalje, A slabija", id="5 alone and slabija"),
        pytest.param("A igra, B igra, C dalje, A slabija", id="5 the first says slabija"),
        pytest.param("A igra, B igra, C dalje, B boja karo", id="5 naming out of order"),
        pytest.param("A igra, B igra, C dalje, A boja karo, B boja karo", id="5 same suit"),
        pytest.param("A igra, B igra, C dalje, A boja herc, B boja pik", id="5 weaker suit"),
        pytest.param("A igra, B dalje, C dalje, A objava karo", id="5 announces instead"),
        pytest.param("A betl, B dalje, C dalje, A objava betl", id="5 betl announces itself"),
        pytest.param("A igra, B dalje, C dalje, A skart S7 ST", id="5 discards from the hand"),
    ],
)
def test_what_may_not_be_said(dialogue: str) -> None:
    *before, tried = dialogue.split(", ")
    match = after(", ".join(before))
    with pytest.raises(RuleViolation):
        say(match, f"{'ABC'.index(tried[0])}{tried[1:]}")
