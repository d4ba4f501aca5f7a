"""serbian.md 9: taking over a fall, giving it back, its time window."""

import pytest

from preferans_desktop.record.text import format_action
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.match import Match, RuleViolation
from support.contracts import in_play
from support.table import announced, dealt, new_match, play_tricks, say, with_paper

# One hand that leaves one fall, or two, declarer A: what is said after the tricks.
ALL = "0 ponuda sve, 1 prihvatam, 2 prihvatam"
FALLS = {
    "S of two": ("karo", "both", "112"),
    "F of two": ("karo", "both", "122"),
    "both": ("karo", "both", "12"),
    "caller F": ("karo", "F calls", "12"),
    "caller S": ("karo", "S calls", "12"),
    "giver F": ("karo", "kontra F", "12"),
    "giver S": ("karo", "kontra S", "12"),
    "sole": ("karo", "F", "1"),
    "nobody": ("karo", "both", "1122"),
}


def after_fall(name: str, match: Match | None = None) -> Match:
    """A match after one hand with such a fall."""
    contract, way, winners = FALLS[name]
    match = in_play(contract, way, match=match)
    match = play_tricks(match, [int(seat) for seat in winners])
    return say(match, "0 ponuda sve, 1 prihvatam" if way == "F" else ALL)


def take_overs(match: Match) -> list[str]:
    return [format_action(action) for action in matches.legal_take_overs(match)]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        pytest.param("S of two", ["1 preuzimam"], id="9 second follower for S"),
        pytest.param("F of two", ["2 preuzimam"], id="9 second follower for F"),
        pytest.param("both", ["1 preuzimam", "2 preuzimam"], id="9 both fell: either"),
        pytest.param("caller F", ["2 preuzimam"], id="9 the called S"),
        pytest.param("caller S", ["1 preuzimam"], id="9 the called F"),
        pytest.param("giver F", ["2 preuzimam"], id="9 partner of the kontra giver F"),
        pytest.param("giver S", ["1 preuzimam"], id="9 partner of the kontra giver S"),
        pytest.param("sole", [], id="9 a sole follower has nobody"),
        pytest.param("nobody", [], id="9 nobody fell"),
    ],
)
def test_who_may_take_over(name: str, words: list[str]) -> None:
    assert take_overs(after_fall(name)) == words


def test_a_fall_of_the_declarer_is_nobody_elses() -> None:
    match = play_tricks(in_play("karo"), (1, 2, 1, 2, 1))
    assert take_overs(match) == []


def test_betl_kontra_giver_fell() -> None:
    match = say(in_play("betl", "kontra F"), "0 ponuda nemam_pad, 1 prihvatam")
    assert take_overs(match) == ["2 preuzimam"]


MOVES = [
    # fall, taker, fallen, bule before, bule after, supe of F and S before and after
    pytest.param("S of two", (1, 2), ((54, 60, 66), (54, 66, 60)), ((12, 6), (18, 0)), id="9 S"),
    pytest.param("F of two", (2, 1), ((54, 66, 60), (54, 60, 66)), ((6, 12), (0, 18)), id="9 F"),
    pytest.param("caller F", (2, 1), ((54, 66, 60), (54, 60, 66)), ((12, 0), (0, 12)), id="9 call"),
    pytest.param(
        "giver S", (1, 2), ((48, 60, 72), (48, 72, 60)), ((0, 24), (24, 0)), id="9 kontra"
    ),
    pytest.param(
        "both", (1, 2), ((54, 66, 66), (54, 72, 60)), ((6, 6), (12, 0)), id="9 beside his own"
    ),
    pytest.param(
        "both", (2, 1), ((54, 66, 66), (54, 60, 72)), ((6, 6), (0, 12)), id="9 beside his own, S"
    ),
]


@pytest.mark.parametrize(("name", "pair", "bule", "supe"), MOVES)
def test_what_a_take_over_moves(name: str, pair: tuple, bule: tuple, supe: tuple) -> None:
    taker, fallen = pair
    match = after_fall(name)
    fell = match.finished[-1].score.fell
    assert match.sheet.bule == bule[0]
    assert (match.sheet.supe[1][0], match.sheet.supe[2][0]) == supe[0]

    asked = say(match, f"{taker} preuzimam")
    assert asked.sheet == match.sheet
    assert take_overs(asked) == [f"{fallen} prihvatam", f"{fallen} odbijam"]

    taken = say(asked, f"{fallen} prihvatam")
    assert taken.sheet.bule == bule[1]
    assert (taken.sheet.supe[1][0], taken.sheet.supe[2][0]) == supe[1]
    assert taken.finished[-1].score.fell == fell
    assert take_overs(taken) == [f"{taker} vracam"]

    back = say(taken, f"{taker} vracam")
    assert back.sheet == taken.sheet
    back = say(back, f"{fallen} prihvatam")
    assert back.sheet == match.sheet
    assert take_overs(back) == take_overs(match)

    again = say(back, f"{taker} preuzimam, {fallen} prihvatam")
    assert again.sheet == taken.sheet


def test_a_refusal_changes_nothing_and_closes_it() -> None:
    match = after_fall("S of two")
    refused = say(match, "1 preuzimam, 2 odbijam")
    assert refused.sheet == match.sheet
    assert take_overs(refused) == []
    assert take_overs(dealt(refused)) == []


def test_a_refusal_closes_it_for_that_hand_also_for_the_other_who_fell() -> None:
    # "a refusal closes it for that hand": not only for the one who was refused.
    refused = say(after_fall("both"), "1 preuzimam, 2 odbijam")
    assert take_overs(refused) == []


def test_a_refused_return_leaves_it_as_it_is_and_closes_it() -> None:
    taken = say(after_fall("both"), "1 preuzimam, 2 prihvatam")
    refused = say(taken, "1 vracam, 2 odbijam")
    assert refused.sheet == taken.sheet
    assert take_overs(refused) == []


def test_one_take_over_at_a_time() -> None:
    taken = say(after_fall("both"), "1 preuzimam, 2 prihvatam")
    assert take_overs(taken) == ["1 vracam"]
    back = say(taken, "1 vracam, 2 prihvatam")
    assert take_overs(back) == ["1 preuzimam", "2 preuzimam"]
    other = say(back, "2 preuzimam, 1 prihvatam")
    assert other.sheet.bule == (54, 60, 72)
    assert take_overs(other) == ["2 vracam"]


@pytest.mark.parametrize(
    "tried",
    [
        pytest.param("2 preuzimam", id="9 the fallen himself"),
        pytest.param("0 preuzimam", id="9 the declarer"),
        pytest.param("1 vracam", id="9 nothing to give back"),
        pytest.param("2 prihvatam", id="9 nothing was asked"),
        pytest.param("1 preuzimam, 1 preuzimam", id="9 asked already"),
        pytest.param("1 preuzimam, 1 prihvatam", id="9 the taker answers himself"),
        pytest.param("1 preuzimam, 0 odbijam", id="9 the declarer answers"),
        pytest.param("1 preuzimam, 2 prihvatam, 2 vracam", id="9 the fallen gives back"),
        pytest.param("1 preuzimam, 2 prihvatam, 1 preuzimam", id="9 taken already"),
        pytest.param("1 preuzimam, 2 odbijam, 1 preuzimam", id="9 asks again after a refusal"),
    ],
)
def test_what_may_not_be_said(tried: str) -> None:
    *before, word = tried.split(", ")
    match = say(after_fall("S of two"), ", ".join(before))
    with pytest.raises(RuleViolation):
        say(match, word)


class TestWindow:
    """Open from the end of the hand to the end of the next hand."""

    def next_hand(self) -> Match:
        # The deal has moved on to seat 0, so seat 1 is forehand now.
        return dealt(after_fall("S of two"))

    @pytest.mark.parametrize(
        "said",
        [
            pytest.param("", id="9 before the next first word"),
            pytest.param("1 2", id="9 in the bidding"),
            pytest.param("1 2, 2 dalje, 0 dalje", id="9 before the discard"),
            pytest.param("1 2, 2 dalje, 0 dalje, 1 skart CK CA, 1 objava karo", id="9 following"),
        ],
    )
    def test_open_in_the_next_hand(self, said: str) -> None:
        match = say(self.next_hand(), said)
        turn = match.to_act
        assert take_overs(match) == ["1 preuzimam"]
        match = say(match, "1 preuzimam")
        assert match.to_act == turn
        match = say(match, "2 prihvatam")
        assert match.to_act == turn
        assert match.sheet.bule == (54, 66, 60)

    def test_asked_between_hands_and_answered_in_the_next(self) -> None:
        match = dealt(say(after_fall("S of two"), "1 preuzimam"))
        match = say(match, "1 2, 2 prihvatam, 2 dalje")
        assert match.sheet.bule == (54, 66, 60)

    def test_lapses_with_the_end_of_the_next_hand(self) -> None:
        match = say(self.next_hand(), "1 dalje, 2 dalje, 0 dalje")
        assert take_overs(match) == []

    def test_an_unanswered_question_lapses(self) -> None:
        match = say(self.next_hand(), "1 preuzimam, 1 dalje, 2 dalje, 0 dalje")
        assert match.sheet.bule == (54, 60, 66)
        assert take_overs(match) == []
        with pytest.raises(RuleViolation):
            say(match, "2 prihvatam")

    def test_a_take_over_that_stands_stays_after_the_window(self) -> None:
        match = say(self.next_hand(), "1 preuzimam, 2 prihvatam, 1 dalje, 2 dalje, 0 dalje")
        assert match.sheet.bule == (54, 66, 60)
        assert take_overs(match) == []

    def test_closed_while_an_offer_is_open(self) -> None:
        match = after_fall("S of two")
        match = in_play("karo", declarer=1, match=match)
        assert take_overs(match) == ["1 preuzimam"]
        match = say(match, "1 ponuda sve")
        assert take_overs(match) == []
        with pytest.raises(RuleViolation):
            say(match, "1 preuzimam")
        match = say(match, "2 odbijam")
        assert take_overs(match) == ["1 preuzimam"]

    def test_answers_belong_to_the_offer_while_it_is_open(self) -> None:
        match = say(after_fall("S of two"), "1 preuzimam")
        match = in_play("karo", declarer=1, match=match)
        match = say(match, "1 ponuda sve, 2 prihvatam")
        assert match.sheet.bule == (54, 60, 66)
        match = say(match, "0 odbijam, 2 prihvatam")
        assert match.sheet.bule == (54, 66, 60)

    def test_a_new_fall_opens_its_own(self) -> None:
        match = say(self.next_hand(), "1 2, 2 dalje, 0 dalje, 1 skart CK CA, 1 objava karo")
        match = say(match, "2 pratim, 0 pratim, 2 moze, 0 moze, 1 ponuda sve")
        match = say(match, "2 prihvatam, 0 prihvatam")
        assert take_overs(match) == ["0 preuzimam", "2 preuzimam"]


def test_the_end_of_the_match_closes_it() -> None:
    # A hand with a fall cannot end a match; the hand after it can, and closes the window with it.
    match = after_fall("giver S", with_paper(new_match(), bule=(2, 0, 0)))
    assert take_overs(match) == ["1 preuzimam"]
    match = say(announced("herc", declarer=1, match=match), "2 ne_pratim, 0 ne_pratim")
    assert match.over
    assert take_overs(match) == []


def test_a_write_off_closes_it() -> None:
    match = matches.write_off(after_fall("S of two"))
    assert take_overs(match) == []
    with pytest.raises(RuleViolation):
        say(match, "1 preuzimam")


def test_conditions_look_at_the_bule_of_the_moment() -> None:
    # The fallen one is lifted above 0 by his fall; when it is taken over he is below 0 again and
    # blocks the refe of the next hand.
    match = after_fall("S of two", with_paper(new_match(), bule=(60, 60, -2)))
    assert match.sheet.bule == (54, 60, 4)
    passed = say(dealt(match), "1 dalje, 2 dalje, 0 dalje")
    assert passed.sheet.refe_written == (1, 1, 1)
    taken = say(match, "1 preuzimam, 2 prihvatam")
    assert taken.sheet.bule == (54, 66, -2)
    passed = say(dealt(taken), "1 dalje, 2 dalje, 0 dalje")
    assert passed.sheet.refe_written == (0, 0, 0)
