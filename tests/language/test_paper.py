from preferans_desktop.language.paper import score_sheet
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.settings import Rules
from support.contracts import in_play
from support.table import B, C, announced, dealt, new_match, play_tricks, say

NAMES = ("Ana", "Bora", "Ceca")


def test_paper_before_the_first_hand():
    assert score_sheet(new_match(), NAMES).splitlines() == [
        "Partija na 60 bula, srpski, 2 refe, ruke: 0, igra se još za 180",
        "",
        "          Ana                       Bora                      Ceca",
        "  Ceca │  bule │  Bora       Ana │  bule │  Ceca      Bora │  bule │   Ana",
        "───────┼───────┼───────   ───────┼───────┼───────   ───────┼───────┼───────",
        "       │    60 │                 │    60 │                 │    60 │",
        "",
        "Rezultat sada: Ana: loših 600, Bora: loših 600, Ceca: loših 600",
    ]


def rows(match: Match) -> list[list[str]]:
    """The figures of the nine columns, row by row."""
    lines = score_sheet(match, NAMES).splitlines()[5:]
    return [
        [line.ljust(76)[start : start + 6].strip() for start in STARTS]
        for line in lines[: lines.index("")]
    ]


STARTS = [paper * 26 + column * 8 for paper in range(3) for column in range(3)]


def test_paper_of_several_hands():
    match = say(dealt(), "0 dalje, 1 dalje, 2 dalje")
    match = play_tricks(in_play("karo", declarer=B, match=match), [B] * 7 + [C] * 3)
    match = play_tricks(in_play("tref", "kontra F", declarer=B, match=match), [C] * 5)
    assert rows(match) == [
        ["", "60", "", "", "60", "", "36", "60", ""],
        ["", "△", "", "", "▲", "", "136", "△", ""],
        ["", "72", "", "", "48", "", "", "", ""],
        ["", "", "", "", "68", "", "", "", ""],
    ]


def test_hat_stands_above_a_figure_of_zero():
    match = play_tricks(in_play("herc", match=new_match(bule=8)), [0] * 6 + [B, B, C, C])
    assert [row[1] for row in rows(match)] == ["8", "kapa", "0"]
    assert [row[3] for row in rows(match)] == ["16", "", ""]
    assert [row[8] for row in rows(match)] == ["16", "", ""]


def test_no_minus_stands_under_the_hat():
    match = say(announced("herc", match=new_match(bule=4)), "1 ne_pratim, 2 ne_pratim")
    match = play_tricks(in_play("karo", declarer=0, match=match), [B] * 5)
    assert [row[1] for row in rows(match)] == ["4", "kapa", "4", "2"]


def test_written_off_match_has_results_and_places():
    match = say(announced("herc"), "1 ne_pratim, 2 ne_pratim")
    match = matches.write_off(match)
    text = score_sheet(match, NAMES)
    assert "igra se još" not in text
    assert [row[1] for row in rows(match)] == ["60", "52", "kapa", "5"]
    assert text.splitlines()[-3:] == ["1. Ana: dobrih 50", "2. Bora: loših 20", "3. Ceca: loših 30"]


def test_unlimited_refe_and_changed_rules_are_named():
    rules = Rules(refe=None, changed=(("offers", "on"),))
    title = score_sheet(matches.start(rules, 0), NAMES).splitlines()[0]
    assert title.startswith("Partija na 60 bula, prilagođeno, refe bez ograničenja, ruke: 0")


def test_long_and_odd_names_keep_the_columns():
    names = ("Aleksandar Veliki Makedonski Treći", "B\no\x1bra\t", "Ž")
    lines = score_sheet(new_match(), names).splitlines()
    assert lines[2].startswith("Aleksandar Veliki Make…   ")
    assert "Bora" in lines[2]
    assert lines[3].split("│")[2].startswith("  Bora")
    assert "Aleks…" in lines[3]
    assert lines[4].count("┼") == 6
