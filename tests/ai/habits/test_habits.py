"""Chances of what players say: they add up, and go the way the cards go."""

import random
from itertools import combinations

import pytest

from preferans_ai.estimates import Stakes
from preferans_ai.habits import bidding as bids
from preferans_ai.habits import following as follows
from preferans_ai.habits.cards import (
    BETL_STAYS_BELOW,
    NOTHING_TO_BEAT,
    WINS_LAST,
    chance_of_card,
)
from preferans_ai.habits.discarding import announcer, best_discard, discards
from preferans_ai.habits.strength import estimates, payoffs
from preferans_ai.holdings import Holdings, holdings_of
from preferans_ai.worlds.hidden import mask_of
from preferans_desktop.rules.cards import ALL_CARDS, parse_cards
from preferans_desktop.rules.dealing import shuffled_deal
from preferans_desktop.rules.serbian import hand as hands
from preferans_desktop.rules.serbian.actions import (
    Bid,
    DeclareBetl,
    DeclareHandGame,
    NameSuit,
    Pass,
)
from preferans_desktop.rules.serbian.contracts import CONTRACTS, Contract
from preferans_desktop.rules.serbian.hand import Phase

STAKES = Stakes(refa=False, room=180, refe=True)
STRONG = "SA SK SQ SJ ST DA DK H7 H8 C7"
FAIR = "CA CQ C9 C8 DA DT H7 H8 S7 S8"
DEFENCE = "SA S7 DA D7 HA HK HJ H9 CA C7"
WEAK = "S7 S8 SJ D7 D8 DJ H9 HJ C9 CJ"


def holdings(text: str) -> Holdings:
    return holdings_of(parse_cards(text))


def test_what_may_be_said_adds_up_to_one() -> None:
    asked = set()
    for seed in range(60):
        generator = random.Random(seed)
        hand = hands.start(shuffled_deal(generator, 0), 0, (0, 1, 0))
        while hand.phase in (Phase.BIDDING, Phase.DISCARD, Phase.ANNOUNCEMENT, Phase.FOLLOWING):
            words = hands.legal(hand)
            ten = mask_of(hand.holdings[hand.to_act].known)
            if hand.phase == Phase.BIDDING:
                turn = bids.turn_of(hand.bidding, STAKES)
                chances = [bids.by_cards(turn, word)(ten) for word in words]
                asked |= {type(word) for word in words}
                assert sum(chances) == pytest.approx(1)
            elif hand.phase == Phase.FOLLOWING:
                chances = [follows.by_cards(hand.following, word)(ten) for word in words]
                asked |= {type(word) for word in words}
                assert sum(chances) == pytest.approx(1)
            hand = hands.apply(hand, generator.choice(words))
    assert asked >= follows.WORDS
    assert {Pass, Bid, DeclareHandGame, DeclareBetl, NameSuit} <= asked


def opening() -> bids.Turn:
    return bids.turn_of(
        hands.start(shuffled_deal(random.Random(1), 0), 0, (0, 0, 0)).bidding, STAKES
    )


def chance_to_bid(text: str, turn: bids.Turn) -> float:
    """Where no hand game is declared."""
    number, dalje = (
        bids.by_cards(turn, word)(mask_of(parse_cards(text))) for word in (Bid(0, 2), Pass(0))
    )
    return number / (number + dalje)


def test_better_cards_are_bid_more_often() -> None:
    chances = [chance_to_bid(text, opening()) for text in (WEAK, FAIR, STRONG)]
    assert chances == sorted(chances)
    assert chances[0] < 0.3
    assert chances[2] > 0.7


def test_only_higher_contracts_count_at_higher_numbers() -> None:
    hand = hands.start(shuffled_deal(random.Random(1), 0), 0, (0, 0, 0))
    for word in (Bid(0, 2), Bid(1, 3), Pass(2)):
        hand = hands.apply(hand, word)
    at_three = bids.turn_of(hand.bidding, STAKES)
    assert at_three.level == 3
    in_pik, in_tref = STRONG, "CA CK CQ CJ CT DA DK H7 H8 S7"
    assert chance_to_bid(in_pik, at_three) < chance_to_bid(in_tref, at_three) - 0.2


def test_hand_games_are_declared_with_cards_made_for_them() -> None:
    igra, betl = DeclareHandGame(0), DeclareBetl(0)
    strong, low, weak = (
        mask_of(parse_cards(text))
        for text in ("SA SK SQ SJ ST DA DK HA H8 C7", "S7 S8 S9 D7 D9 H7 H8 HT C7 C9", WEAK)
    )
    turn = opening()
    assert bids.by_cards(turn, igra)(strong) > 0.6
    assert bids.by_cards(turn, betl)(low) > 0.8
    for word in (igra, betl):
        assert bids.by_cards(turn, word)(weak) < 0.02


def test_the_best_discard_is_the_best_of_all_66_and_the_likeliest() -> None:
    generator = random.Random(3)
    for contract in CONTRACTS:
        for _ in range(6):
            twelve = frozenset(generator.sample(ALL_CARDS, 12))
            kept = {pair: twelve.difference(pair) for pair in combinations(sorted(twelve), 2)}
            values = {pair: estimates(holdings_of(ten))[contract - 2] for pair, ten in kept.items()}
            mask = mask_of(twelve)
            away = best_discard(mask, contract)
            chosen = tuple(card for card in range(32) if away >> card & 1)
            assert values[chosen] >= max(values.values()) - 3  # hundredths are rounded
            chances = {
                pair: discards(contract).chance(mask, mask_of(ten)) for pair, ten in kept.items()
            }
            assert sum(chances.values()) == pytest.approx(1)
            assert chances[chosen] == pytest.approx(max(chances.values()))


def test_the_contract_that_fits_is_announced() -> None:
    worths = payoffs(STAKES)
    for level in (2, 3, 4):
        kept = mask_of(parse_cards("HA HK HQ HJ HT SA SK D7 D8 C7"))
        chances = {
            contract: announcer(level, contract, worths).chance(kept)
            for contract in CONTRACTS
            if contract >= level
        }
        assert sum(chances.values()) == pytest.approx(1)
        assert max(chances, key=chances.__getitem__) == Contract.HERC
    low = mask_of(parse_cards("S7 S8 S9 D7 D9 H7 H8 HT C7 C9"))
    assert announcer(2, Contract.BETL, worths).chance(low) > 0.9


@pytest.mark.parametrize("contract", [Contract.HERC, Contract.SANS])
def test_stronger_defenders_follow_call_and_give_kontra(contract: Contract) -> None:
    ten = [holdings(text) for text in (WEAK, "SA SQ S9 DK D8 HJ H8 C7 C8 C9", DEFENCE)]
    by_word = (
        [
            follows.chance_to_follow(x, contract, partner_followed=False, needs_kontra=False)
            for x in ten
        ],
        [follows.chance_to_call(x, contract) for x in ten],
        [
            follows.chance_of_kontra(x, contract, partner_followed=True, needs_kontra=False)
            for x in ten
        ],
    )
    for chances in by_word:
        assert chances == sorted(chances)
        assert chances[0] < 0.2
    assert by_word[0][2] > 0.9


def test_in_betl_both_always_play() -> None:
    follow = follows.chance_to_follow(
        holdings(WEAK), Contract.BETL, partner_followed=False, needs_kontra=False
    )
    assert follow == 1


def test_two_sure_tricks_follow_an_ordinary_pik() -> None:
    sure, none = holdings("SA SK D7 D8 D9 H7 H8 HT C7 C8"), holdings(WEAK)
    chances = [
        follows.chance_to_follow(x, Contract.PIK, partner_followed=False, needs_kontra=True)
        for x in (none, sure)
    ]
    assert chances[0] < 0.1
    assert chances[1] > 0.9


def cards(*ranks: int) -> int:
    return sum(1 << rank for rank in ranks)


@pytest.mark.parametrize("to_beat", [NOTHING_TO_BEAT, 3, 5])
def test_cards_of_a_suit_add_up_to_one_where_none_touch(to_beat: int) -> None:
    held, ranks = cards(0, 2, 4, 6), (0, 2, 4, 6)
    chances = [chance_of_card(held, rank, to_beat, 0, WINS_LAST) for rank in ranks]
    assert sum(chances) == pytest.approx(1)


def test_the_last_to_play_wins_as_cheaply_as_he_can() -> None:
    lowest, higher, below = (
        chance_of_card(cards(0, 4, 6), rank, 2, 0, WINS_LAST) for rank in (4, 6, 0)
    )
    assert lowest > 0.8
    assert max(higher, below) < 0.1


def test_who_plays_betl_throws_his_highest_card_that_stays_below() -> None:
    highest, lower = (
        chance_of_card(cards(0, 3, 7), rank, 5, 0, BETL_STAYS_BELOW) for rank in (3, 0)
    )
    assert highest > 0.8
    assert lower < 0.2


def test_touching_cards_are_one() -> None:
    assert chance_of_card(cards(3, 4), 4, 6, 0, WINS_LAST) == 1
    assert chance_of_card(cards(3, 5), 5, 6, cards(4), WINS_LAST) == 1
    assert chance_of_card(cards(3, 5), 5, 6, 0, WINS_LAST) < 0.5
