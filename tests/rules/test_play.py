"""serbian.md 8: first lead, following suit, trumping, who wins, early ends."""

import pytest

from preferans_desktop.rules.cards import Suit, parse_card
from preferans_desktop.rules.errors import Reason
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.match import Match, RuleViolation
from preferans_desktop.rules.tricks import trick_winner
from support.contracts import in_play
from support.table import (
    A,
    B,
    C,
    announced,
    deal_with,
    dealt,
    last,
    new_match,
    play_tricks,
    say,
    striped_deal,
    turn,
)

# A is forehand. Who leads, by contract, declarer and defenders in play.
LEADS = [
    # Sans: the defender just before the declarer; if he does not play, the other.
    ("sans", A, "both", C),
    ("sans", A, "F", B),
    ("sans", A, "S", C),
    ("sans", A, "F calls", C),
    ("sans", A, "S calls", C),
    ("sans", A, "kontra S", C),
    ("sans", B, "both", A),
    ("sans", B, "F", C),
    ("sans", B, "S", A),
    ("sans", B, "S calls", A),
    ("sans", C, "both", B),
    ("sans", C, "F", A),
    ("sans", C, "S", B),
    ("igra sans", A, "both", C),
    ("igra sans", B, "both", A),
    ("igra sans", C, "F", A),
    # Every other contract: forehand if he plays, else the next to the right who plays.
    ("karo", A, "both", A),
    ("karo", A, "F", A),
    ("karo", A, "S", A),
    ("karo", B, "both", A),
    ("karo", B, "F", B),
    ("karo", B, "S", A),
    ("karo", B, "S calls", A),
    ("karo", B, "F calls", A),
    ("karo", B, "kontra S", A),
    ("karo", C, "both", A),
    ("karo", C, "F", A),
    ("karo", C, "S", B),
    ("karo", C, "S calls", A),
    ("igra tref", B, "F", B),
    ("igra tref", C, "S", B),
    ("igra pik", C, "S", B),
    ("betl", A, "both", A),
    ("betl", B, "both", A),
    ("betl", C, "both", A),
    ("igra betl", B, "both", A),
    ("igra betl", C, "both", A),
]


@pytest.mark.parametrize(
    ("contract", "declarer", "who", "leader"),
    [
        pytest.param(*lead, id=f"8 {lead[0]} of {'ABC'[lead[1]]}, {lead[2]}: {'ABC'[lead[3]]}")
        for lead in LEADS
    ],
)
def test_first_lead(contract: str, declarer: int, who: str, leader: int) -> None:
    assert in_play(contract, who, declarer=declarer).to_act == leader


@pytest.mark.parametrize("dealer", [A, B, C])
def test_first_lead_turns_with_the_dealer(dealer: int) -> None:
    forehand = (dealer + 1) % 3
    match = announced("karo", declarer=(dealer + 2) % 3, match=new_match(dealer=dealer))
    first, second = dealer, forehand
    match = say(match, f"{first} pratim, {second} ne_pratim, {first} sam")
    assert match.to_act == (dealer + 2) % 3


# Seat B follows A's lead; A is declarer in a contract that both follow.
# His ten cards, the contract, the lead, what B may play.
B_HAND = "S7 SK SA D7 DQ DK D8 D9 CT CK"
FOLLOWING_SUIT = [
    pytest.param("karo", "S9", "S7 SK SA", id="8 follow suit"),
    pytest.param("karo", "SQ", "S7 SK SA", id="8 never obliged to beat"),
    pytest.param("karo", "DA", "D7 D8 D9 DQ DK", id="8 trump led, follow trump"),
    pytest.param("karo", "HA", "D7 D8 D9 DQ DK", id="8 without the suit, trump"),
    pytest.param("karo", "C7", "CT CK", id="8 follow clubs"),
    pytest.param("herc", "HA", "S7 SK SA D7 D8 D9 DQ DK CT CK", id="8 no trump led: any card"),
    pytest.param("sans", "HA", "S7 SK SA D7 D8 D9 DQ DK CT CK", id="8 sans: any card"),
    pytest.param("sans", "S9", "S7 SK SA", id="8 sans: follow suit"),
    pytest.param("betl", "HA", "S7 SK SA D7 D8 D9 DQ DK CT CK", id="8 betl: any card"),
    pytest.param("betl", "C7", "CT CK", id="8 betl: follow suit"),
]


@pytest.mark.parametrize(("contract", "lead", "allowed"), FOLLOWING_SUIT)
def test_what_may_be_played(contract: str, lead: str, allowed: str) -> None:
    deal = deal_with("S9 SQ DA HA C7", B_HAND, "S8 ST", "H7 H8")
    match = announced(contract, deal=deal)
    match = say(
        match,
        "1 moze, 2 moze" if contract == "betl" else "1 pratim, 2 pratim, 1 moze, 2 moze",
    )
    if contract == "sans":  # C leads, so B is reached through C's lead and A's answer instead
        match = matches.apply(match, PlayCard(C, parse_card(_lead_of_c(match, lead))))
        match = say(match, f"0 karta {_answer(match)}")
    else:
        match = say(match, f"0 karta {lead}")
    assert turn(match) == (B, [f"karta {card}" for card in allowed.split()])


def _lead_of_c(match: Match, lead: str) -> str:
    """A card of C in the suit of `lead`."""
    return next(word.removeprefix("karta ") for word in turn(match)[1] if word[6] == lead[0])


def _answer(match: Match) -> str:
    return turn(match)[1][0].removeprefix("karta ")


@pytest.mark.parametrize(
    ("contract", "lead", "tried", "reason"),
    [
        pytest.param("karo", "S9", "D7", Reason.MUST_FOLLOW_SUIT, id="8 trumps with the suit"),
        pytest.param("karo", "HA", "S7", Reason.MUST_TRUMP, id="8 throws with a trump"),
        pytest.param("karo", "S9", "S8", Reason.NOT_IN_HAND, id="8 a card of another"),
        pytest.param("betl", "S9", "D7", Reason.MUST_FOLLOW_SUIT, id="8 betl, other suit"),
    ],
)
def test_why_a_card_is_refused(contract: str, lead: str, tried: str, reason: Reason) -> None:
    deal = deal_with("S9 SQ DA HA C7", B_HAND, "S8 ST", "H7 H8")
    match = announced(contract, deal=deal)
    match = say(
        match,
        "1 moze, 2 moze" if contract == "betl" else "1 pratim, 2 pratim, 1 moze, 2 moze",
    )
    match = say(match, f"0 karta {lead}")
    action = PlayCard(B, parse_card(tried))
    assert matches.check(match, action) == reason
    with pytest.raises(RuleViolation) as violation:
        matches.apply(match, action)
    assert violation.value.reason == reason
    assert violation.value.tried == action


def test_a_card_out_of_turn_is_refused() -> None:
    match = in_play("karo", "both")
    assert matches.check(match, PlayCard(B, parse_card("S8"))) == Reason.NOT_YOUR_TURN


WINNERS = [
    pytest.param("S9 SA ST", None, 1, id="8 highest of the suit led"),
    pytest.param("S9 DA HA", None, 0, id="8 other suits do not win without trump"),
    pytest.param("S9 D7 SA", "KARO", 1, id="8 lowest trump beats the ace led"),
    pytest.param("S9 D7 D8", "KARO", 2, id="8 higher trump wins"),
    pytest.param("S9 D8 D7", "KARO", 1, id="8 lower trump does not"),
    pytest.param("DT DK DA", "KARO", 2, id="8 trump led"),
    pytest.param("S9 HA CA", "KARO", 0, id="8 nobody follows or trumps"),
    pytest.param("ST SJ SQ", "HERC", 2, id="8 queen over jack over ten"),
    pytest.param("SK ST S9", "HERC", 0, id="8 king over ten"),
    pytest.param("C9 CT C8", "TREF", 1, id="8 ten over nine"),
    pytest.param("S7 C7", "TREF", 1, id="8 two play, trumped"),
    pytest.param("S8 S7", "TREF", 0, id="8 two play, suit followed"),
]


@pytest.mark.parametrize(("trick", "trump", "winner"), WINNERS)
def test_who_wins_a_trick(trick: str, trump: str | None, winner: int) -> None:
    played = [(seat, parse_card(card)) for seat, card in enumerate(trick.split())]
    assert trick_winner(played, None if trump is None else Suit[trump]) == winner


def test_the_winner_leads() -> None:
    match = in_play("karo", "both")
    match = say(match, "0 karta S7, 1 karta SA, 2 karta S9")
    assert match.to_act == B
    match = say(match, "1 karta S8, 2 karta SQ, 0 karta SK")
    assert match.to_act == A


def test_who_does_not_play_is_skipped() -> None:
    match = in_play("karo", "S")
    match = say(match, "0 karta S7")
    assert match.to_act == C
    match = say(match, "2 karta S9")
    assert match.to_act == C
    match = say(match, "2 karta SQ")
    assert match.to_act == A
    assert match.hand is not None
    assert match.hand.holdings[B] == striped_deal().hands[B]


class TestEarlyEnds:
    """Five tricks of the defenders; betl with the declarer's first trick."""

    def test_five_tricks_together_end_the_hand(self) -> None:
        match = play_tricks(in_play("karo", "both"), (1, 2, 1, 2))
        assert match.hand is not None
        match = play_tricks(match, (1,))
        finished = last(match)
        assert finished.outcome.ended is not None
        assert finished.outcome.ended.value == "five"
        assert finished.outcome.tricks == (0, 3, 2)
        assert finished.score.fell == (A,)

    def test_five_tricks_of_the_sole_follower_end_the_hand(self) -> None:
        match = play_tricks(in_play("karo", "S"), (2, 0, 2, 2, 2, 0, 2))
        finished = last(match)
        assert finished.outcome.ended is not None
        assert finished.outcome.ended.value == "five"
        assert finished.outcome.tricks == (2, 0, 5)

    def test_five_tricks_of_caller_and_called_end_the_hand(self) -> None:
        match = play_tricks(in_play("karo", "S calls"), (1, 1, 1, 2, 1))
        assert last(match).outcome.tricks == (0, 4, 1)

    def test_five_tricks_end_sans(self) -> None:
        match = play_tricks(in_play("sans", "both"), (2, 2, 1, 2, 1))
        finished = last(match)
        assert finished.outcome.ended is not None
        assert finished.outcome.ended.value == "five"

    def test_five_against_five_is_a_fall(self) -> None:
        match = play_tricks(in_play("karo", "both"), (1, 0, 1, 0, 1, 0, 1, 0, 0, 2))
        finished = last(match)
        assert finished.outcome.ended is not None
        assert finished.outcome.ended.value == "five"
        assert finished.outcome.tricks == (5, 4, 1)
        assert finished.score.fell == (A,)

    def test_play_goes_on_after_six_of_the_declarer(self) -> None:
        match = play_tricks(in_play("karo", "both"), (0,) * 6)
        assert match.hand is not None
        match = play_tricks(match, (1, 1, 2))
        assert match.hand is not None
        match = play_tricks(match, (2,))
        finished = last(match)
        assert finished.outcome.ended is not None
        assert finished.outcome.ended.value == "all_tricks"
        assert finished.outcome.tricks == (6, 2, 2)

    @pytest.mark.parametrize("contract", ["betl", "igra betl"])
    def test_betl_ends_with_the_first_trick_of_the_declarer(self, contract: str) -> None:
        match = play_tricks(in_play(contract, "both"), (1, 2, 1))
        assert match.hand is not None
        match = play_tricks(match, (0,))
        finished = last(match)
        assert finished.outcome.ended is not None
        assert finished.outcome.ended.value == "betl_trick"
        assert finished.outcome.tricks == (1, 2, 1)
        assert finished.score.fell == (A,)

    def test_five_tricks_of_the_defenders_do_not_end_betl(self) -> None:
        match = play_tricks(in_play("betl", "both"), (1, 2, 1, 2, 1))
        assert match.hand is not None

    def test_betl_without_a_trick_is_played_to_the_end(self) -> None:
        low = deal_with("S7 S8 S9 D7 D8 D9 H7 H8 H9 C7", talon="CA CK")
        match = say(announced("igra betl", deal=low), "1 moze, 2 moze")
        while match.hand is not None:
            match = say(match, f"{match.to_act} {turn(match)[1][0]}")
        finished = last(match)
        assert finished.outcome.ended is not None
        assert finished.outcome.ended.value == "all_tricks"
        assert finished.score.fell == ()
        assert sum(finished.outcome.tricks or ()) == 10


def test_no_hand_is_played_on_after_its_end() -> None:
    match = play_tricks(in_play("karo", "both"), (1, 2, 1, 2, 1))
    assert match.hand is None
    assert matches.check(match, PlayCard(B, parse_card("S8"))) == Reason.NO_HAND
    assert dealt(match).hand is not None
