"""serbian.md 8: the declarer's offers, who answers them, and what they give."""

import pytest

from preferans_desktop.rules.errors import Reason
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import OfferAll, OfferNoTrick, OfferTricks
from preferans_desktop.rules.serbian.match import Match, RuleViolation
from support.contracts import in_play
from support.table import A, announced, last, offers, play_tricks, say, tall_deal, turn

MAY_OFFER = [
    # contract, way, tricks so far, offers
    pytest.param("karo", "both", "", ["sve"], id="8 two followers: only sve"),
    pytest.param("sans", "both", "", ["sve"], id="8 sans, two followers"),
    pytest.param("karo", "kontra F", "", ["sve"], id="8 kontra: only sve"),
    pytest.param("karo", "rekontra S", "", ["sve"], id="8 rekontra: only sve"),
    pytest.param("betl", "both", "", ["nemam_pad"], id="8 betl: only nemam_pad"),
    pytest.param("betl", "kontra S", "", ["nemam_pad"], id="8 betl under kontra"),
    pytest.param("igra betl", "both", "", ["nemam_pad"], id="8 hand game betl"),
    pytest.param("karo", "F", "", ["sve", "2", "3", "4"], id="8 sole F"),
    pytest.param("karo", "S", "", ["sve", "2", "3", "4"], id="8 sole S"),
    pytest.param("igra pik", "S", "", ["sve", "2", "3", "4"], id="8 hand game pik, sole S"),
    pytest.param("sans", "F", "", ["sve", "2", "3", "4"], id="8 sans, sole F"),
    pytest.param("karo", "F", "1", ["sve", "2", "3", "4"], id="8 sole F has 1"),
    pytest.param("karo", "F", "11", ["sve", "3", "4"], id="8 sole F has 2: more than won"),
    pytest.param("karo", "F", "111", ["sve", "4"], id="8 sole F has 3"),
    pytest.param("karo", "F", "1111", ["sve"], id="8 sole F has 4"),
    pytest.param("karo", "F", "000000", ["sve", "2", "3", "4"], id="8 four left: 4 reachable"),
    pytest.param("karo", "F", "0000000", ["sve", "2", "3"], id="8 three left"),
    pytest.param("karo", "F", "00000000", ["sve", "2"], id="8 two left"),
    pytest.param("karo", "F", "000000000", ["sve"], id="8 one left"),
    pytest.param("karo", "F", "10000000", ["sve", "2", "3"], id="8 one won, two left"),
    pytest.param("karo", "F calls", "", ["sve", "4"], id="8 F calls: 4 together"),
    pytest.param("karo", "S calls", "", ["sve", "4"], id="8 S calls: 4 together"),
    pytest.param("karo", "S calls", "121", ["sve", "4"], id="8 caller and called have 3"),
    pytest.param("karo", "S calls", "1212", ["sve"], id="8 caller and called have 4"),
    pytest.param("karo", "S calls", "000000", ["sve", "4"], id="8 called, 4 left"),
    pytest.param("karo", "S calls", "0000000", ["sve"], id="8 called, 3 left"),
    pytest.param("karo", "S calls", "0000001", ["sve", "4"], id="8 called, 1 won, 3 left"),
    pytest.param("karo", "S calls", "00000001", ["sve"], id="8 called, 1 won, 2 left"),
]


def after_tricks(contract: str, way: str, winners: str) -> Match:
    """The contract after tricks won by these seats."""
    lost = len(winners) - winners.count("0")
    deal = tall_deal("D", lost) if "0" in winners else None
    return play_tricks(in_play(contract, way, deal=deal), [int(seat) for seat in winners])


@pytest.mark.parametrize(("contract", "way", "winners", "allowed"), MAY_OFFER)
def test_what_may_be_offered(contract: str, way: str, winners: str, allowed: list[str]) -> None:
    match = after_tricks(contract, way, winners)
    assert offers(match) == allowed
    everything = [
        OfferAll(A),
        OfferNoTrick(A),
        *(OfferTricks(A, count) for count in range(11)),
    ]
    allowed_words = {"sve": OfferAll(A), "nemam_pad": OfferNoTrick(A)}
    found = [action for action in everything if matches.check(match, action) is None]
    assert found == [allowed_words.get(word) or OfferTricks(A, int(word)) for word in allowed]


def test_an_unfinished_trick_counts_as_remaining() -> None:
    match = after_tricks("karo", "F", "00000000")
    match = say(match, f"0 {turn(match)[1][0]}")
    assert match.to_act == 1
    assert offers(match) == ["sve", "2"]


@pytest.mark.parametrize("cards_before", [0, 1, 2, 3, 4])
def test_at_any_moment_also_when_another_is_to_play(cards_before: int) -> None:
    match = in_play("karo", "both")
    for _ in range(cards_before):
        match = say(match, f"{match.to_act} {turn(match)[1][0]}")
    assert offers(match) == ["sve"]
    assert say(match, "0 ponuda sve").to_act == 1


def test_before_the_last_card() -> None:
    match = after_tricks("karo", "both", "000000001")
    for _ in range(2):
        match = say(match, f"{match.to_act} {turn(match)[1][0]}")
    assert offers(match) == ["sve"]


@pytest.mark.parametrize(
    "before",
    [
        pytest.param("", id="8 during the following"),
        pytest.param("1 pratim, 2 pratim, 1 moze", id="8 before the last word"),
    ],
)
def test_not_before_the_play(before: str) -> None:
    match = say(announced("karo"), before)
    assert offers(match) == []
    with pytest.raises(RuleViolation):
        say(match, "0 ponuda sve")


@pytest.mark.parametrize("seat", [1, 2])
def test_never_by_a_defender(seat: int) -> None:
    match = in_play("karo", "both")
    assert matches.check(match, OfferAll(seat)) == Reason.NOT_YOUR_TURN


@pytest.mark.parametrize(
    ("contract", "way", "offer"),
    [
        pytest.param("betl", "both", "sve", id="8 sve in betl"),
        pytest.param("betl", "both", "2", id="8 tricks in betl"),
        pytest.param("karo", "both", "nemam_pad", id="8 nemam_pad outside betl"),
        pytest.param("sans", "F", "nemam_pad", id="8 nemam_pad in sans"),
        pytest.param("karo", "both", "2", id="8 tricks to two followers"),
        pytest.param("karo", "both", "4", id="8 four to two followers"),
        pytest.param("karo", "kontra F", "4", id="8 tricks under kontra"),
        pytest.param("karo", "F calls", "2", id="8 two to caller and called"),
        pytest.param("karo", "F calls", "3", id="8 three to caller and called"),
    ],
)
def test_what_may_not_be_offered(contract: str, way: str, offer: str) -> None:
    match = in_play(contract, way)
    with pytest.raises(RuleViolation):
        say(match, f"0 ponuda {offer}")


ANSWERS = [
    pytest.param("karo", "both", "sve", [1, 2], id="8 sve: F, then S"),
    pytest.param("karo", "F", "sve", [1], id="8 sve: not who does not play (S)"),
    pytest.param("karo", "S", "sve", [2], id="8 sve: not who does not play (F)"),
    pytest.param("karo", "F calls", "sve", [1, 2], id="8 sve: the called answers too"),
    pytest.param("karo", "S calls", "sve", [1, 2], id="8 sve: the called answers first"),
    pytest.param("karo", "kontra F", "sve", [1, 2], id="8 sve: both under kontra"),
    pytest.param("karo", "kontra S", "sve", [1, 2], id="8 sve: both under kontra of S"),
    pytest.param("betl", "both", "nemam_pad", [1, 2], id="8 nemam_pad: both"),
    pytest.param("betl", "kontra F", "nemam_pad", [1], id="8 nemam_pad: the kontra giver F"),
    pytest.param("betl", "kontra S", "nemam_pad", [2], id="8 nemam_pad: the kontra giver S"),
    pytest.param("betl", "rekontra S", "nemam_pad", [2], id="8 nemam_pad: rekontra"),
    pytest.param("karo", "F", "2", [1], id="8 tricks: sole F"),
    pytest.param("karo", "S", "4", [2], id="8 tricks: sole S"),
    pytest.param("karo", "F calls", "4", [1], id="8 four together: the caller F"),
    pytest.param("karo", "S calls", "4", [2], id="8 four together: the caller S"),
]


@pytest.mark.parametrize(("contract", "way", "offer", "seats"), ANSWERS)
def test_who_answers(contract: str, way: str, offer: str, seats: list[int]) -> None:
    match = say(in_play(contract, way), f"0 ponuda {offer}")
    for seat in seats:
        assert turn(match) == (seat, ["prihvatam", "odbijam"])
        match = say(match, f"{seat} prihvatam")
    finished = last(match)
    assert finished.outcome.ended is not None
    assert finished.outcome.ended.value == "offer"


@pytest.mark.parametrize(("contract", "way", "offer", "seats"), ANSWERS)
def test_one_refusal_closes_it_and_play_goes_on(
    contract: str, way: str, offer: str, seats: list[int]
) -> None:
    before = in_play(contract, way)
    match = say(before, f"0 ponuda {offer}")
    for seat in seats[:-1]:
        match = say(match, f"{seat} prihvatam")
    match = say(match, f"{seats[-1]} odbijam")
    assert turn(match) == turn(before)
    assert offers(match) == offers(before)
    assert match.hand is not None
    assert before.hand is not None
    assert match.hand.play == before.hand.play


def test_a_refusal_of_the_first_is_enough() -> None:
    match = say(in_play("karo", "both"), "0 ponuda sve, 1 odbijam")
    assert match.hand is not None
    assert match.hand.offer is None
    assert match.to_act == A


def test_he_may_offer_again_at_once_and_later() -> None:
    match = say(in_play("karo", "F"), "0 ponuda 2, 1 odbijam, 0 ponuda 2, 1 odbijam, 0 ponuda 3")
    match = say(match, "1 odbijam, 0 karta S7, 0 ponuda sve, 1 odbijam")
    assert match.to_act == 1
    assert offers(match) == ["sve", "2", "3", "4"]


@pytest.mark.parametrize(
    "tried",
    [
        pytest.param("0 karta S7", id="8 a card while an offer is open"),
        pytest.param("1 karta S8", id="8 a card of who answers"),
        pytest.param("0 ponuda sve", id="8 a second offer"),
        pytest.param("2 prihvatam", id="8 an answer out of order"),
        pytest.param("0 prihvatam", id="8 the declarer answers himself"),
    ],
)
def test_while_an_offer_is_open_only_its_answers_count(tried: str) -> None:
    match = say(in_play("karo", "both"), "0 ponuda sve")
    assert offers(match) == []
    with pytest.raises(RuleViolation) as violation:
        say(match, tried)
    turn_of_another = tried[0] != "1" and "ponuda" not in tried
    expected = Reason.NOT_YOUR_TURN if turn_of_another else Reason.OFFER_OPEN
    assert violation.value.reason == expected


def test_no_answer_without_an_offer() -> None:
    with pytest.raises(RuleViolation):
        say(in_play("karo", "both"), "0 prihvatam")


GIVES = [
    # contract, way, tricks so far, what is said, tricks as counted, bule, supe of 1 and 2
    pytest.param(
        ("karo", "both", "12", "0 ponuda sve, 1 prihvatam, 2 prihvatam"),
        ((8, 1, 1), (-6, 6, 6), (6, 6)),
        id="8 sve: the rest is the declarer's",
    ),
    pytest.param(
        ("karo", "both", "", "0 ponuda sve, 1 prihvatam, 2 prihvatam"),
        ((10, 0, 0), (-6, 6, 6), (0, 0)),
        id="8 sve before the first lead",
    ),
    pytest.param(
        ("karo", "both", "1212", "0 ponuda sve, 1 prihvatam, 2 prihvatam"),
        ((6, 2, 2), (-6, 0, 0), (12, 12)),
        id="8 sve after four tricks of the defenders",
    ),
    pytest.param(
        ("karo", "kontra F", "12", "0 ponuda sve, 1 prihvatam, 2 prihvatam"),
        ((8, 1, 1), (-12, 12, 0), (24, 0)),
        id="8 sve under kontra",
    ),
    pytest.param(
        ("karo", "F", "", "0 ponuda 2, 1 prihvatam"),
        ((8, 2, 0), (-6, 0, 0), (12, 0)),
        id="8 two tricks to sole F",
    ),
    pytest.param(
        ("karo", "S", "20", "0 ponuda 3, 2 prihvatam"),
        ((7, 0, 3), (-6, 0, 0), (0, 18)),
        id="8 three in total to sole S, one won",
    ),
    pytest.param(
        ("karo", "F", "1", "0 ponuda 4, 1 prihvatam"),
        ((6, 4, 0), (-6, 0, 0), (24, 0)),
        id="8 four in total to sole F",
    ),
    pytest.param(
        ("karo", "F calls", "", "0 ponuda 4, 1 prihvatam"),
        ((6, 4, 0), (-6, 0, 0), (24, 0)),
        id="8 four together go to the caller F",
    ),
    pytest.param(
        ("karo", "S calls", "121", "0 ponuda 4, 2 prihvatam"),
        ((6, 0, 4), (-6, 0, 0), (0, 24)),
        id="8 four together go to the caller S, the called has none",
    ),
    pytest.param(
        ("karo", "S calls", "11", "0 ponuda sve, 1 prihvatam, 2 prihvatam"),
        ((8, 2, 0), (-6, 0, 6), (0, 12)),
        id="8 sve after zovem: won tricks stay, the caller falls and writes",
    ),
    pytest.param(
        ("betl", "both", "12", "0 ponuda nemam_pad, 1 prihvatam, 2 prihvatam"),
        ((0, 1, 1), (-12, 0, 0), (0, 0)),
        id="8 nemam_pad adds no trick",
    ),
    pytest.param(
        ("betl", "kontra S", "1", "0 ponuda nemam_pad, 2 prihvatam"),
        ((0, 1, 0), (-24, 0, 24), (0, 0)),
        id="8 nemam_pad under kontra: the giver falls",
    ),
]


@pytest.mark.parametrize(("given", "expected"), GIVES)
def test_an_accepted_offer_is_scored_as_if_played(given: tuple, expected: tuple) -> None:
    contract, way, winners, said = given
    tricks, bule, supe = expected
    finished = last(say(after_tricks(contract, way, winners), said))
    assert finished.outcome.tricks == tricks
    assert finished.score.bule == bule
    assert (finished.score.supe[1][0], finished.score.supe[2][0]) == supe


@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_offers_turn_with_the_declarer(declarer: int) -> None:
    first, second = (declarer + 1) % 3, (declarer + 2) % 3
    match = say(in_play("karo", "both", declarer=declarer), f"{declarer} ponuda sve")
    assert match.to_act == first
    match = say(match, f"{first} prihvatam")
    assert match.to_act == second
    match = say(match, f"{second} prihvatam")
    assert last(match).score.fell == tuple(sorted((first, second)))
