"""What the sentences of words claim, checked against the position; cards have `conventions`."""

from collections.abc import Callable

from preferans_ai.betl_holes import holes
from preferans_ai.conventions import CONVENTIONS, holds
from preferans_ai.following import sure_tricks
from preferans_ai.holdings import holdings_of
from preferans_ai.knowledge import knowledge_of
from preferans_desktop.host.advice import Advice
from preferans_desktop.rules.cards import Card, Suit, suit_of
from preferans_desktop.rules.serbian import actions
from preferans_desktop.rules.serbian.contracts import Contract, trump_of
from preferans_desktop.rules.serbian.view import PlayerView

TWO_TRICKS = 1.75
"""With so many on average a player says that he has two."""
NEAR = 0.02

Claim = Callable[[PlayerView, Advice], bool]


def is_true(view: PlayerView, advice: Advice) -> bool:
    """Whether what the sentence of this advice says is so."""
    code, action = advice.reason_code, advice.action
    assert code is not None
    if isinstance(action, actions.PlayCard):
        assert view.hand is not None
        know = knowledge_of(view.hand, view.seat)
        return code in CONVENTIONS and holds(code, know, action.card) == advice.parameters
    return CLAIMS[code](view, advice)


def _own(view: PlayerView) -> frozenset[Card]:
    assert view.hand is not None
    return view.hand.holdings[view.seat].known


def _says(*words: type) -> Claim:
    return lambda _view, advice: isinstance(advice.action, words)


def _counts_on(view: PlayerView, advice: Advice) -> bool:
    level, contract = advice.parameters["level"], advice.parameters["contract"]
    said = (
        advice.action.level if isinstance(advice.action, actions.Bid) else view.hand.bidding.level
    )
    chance = advice.candidates[0].passes or 0.0
    near = abs(chance - advice.parameters["chance"]) < NEAR
    return level == said and contract >= level and near


def _level_too_high(view: PlayerView, advice: Advice) -> bool:
    spoken = view.seat in view.hand.bidding.spoken
    return spoken and advice.parameters["level"] >= view.hand.bidding.level


def _suit_named(view: PlayerView, advice: Advice) -> bool:
    return isinstance(advice.action, actions.NameSuit) and (
        advice.action.suit == advice.parameters["suit"]
    )


def _not_above_the_named(view: PlayerView, advice: Advice) -> bool:
    named = view.hand.bidding.named[-1][1]
    return isinstance(advice.action, actions.Weaker) and named == advice.parameters["suit"]


def _whole_suit(view: PlayerView, advice: Advice) -> bool:
    kept = _own(view) - advice.action.cards
    gone = {suit_of(card) for card in advice.action.cards}
    return any(all(suit_of(card) != suit for card in kept) for suit in gone)


def _for_betl(view: PlayerView, advice: Advice) -> bool:
    return advice.parameters["contract"] == Contract.BETL


def _losers(view: PlayerView, advice: Advice) -> bool:
    trump = trump_of(advice.parameters["contract"])
    return all(suit_of(card) != trump for card in advice.action.cards)


def _announces(contract: Contract) -> Claim:
    return lambda view, advice: advice.action == actions.Announce(view.seat, contract)


def _announces_trump(view: PlayerView, advice: Advice) -> bool:
    return trump_of(advice.action.contract) == advice.parameters["suit"]


def _tricks(word: type, least: float, most: float = 10.0) -> Claim:
    def claim(view: PlayerView, advice: Advice) -> bool:
        return isinstance(advice.action, word) and least <= advice.parameters["tricks"] <= most

    return claim


def _sure_on_pik(*, enough: bool) -> Claim:
    def claim(view: PlayerView, advice: Advice) -> bool:
        sure = sure_tricks(holdings_of(_own(view)), Suit.PIK)
        return view.hand.following.needs_kontra and (sure >= 2) == enough

    return claim


def _follows_for_kontra(view: PlayerView, advice: Advice) -> bool:
    return view.hand.following.needs_kontra and isinstance(advice.action, actions.Follow)


def _both_follow(view: PlayerView, advice: Advice) -> bool:
    return bool(view.hand.following.followers)


def _betl_falls(view: PlayerView, advice: Advice) -> bool:
    chance = 1 - (advice.candidates[0].passes or 0.0)
    return abs(advice.parameters["chance"] - chance) < NEAR


def _on_betl(word: type) -> Claim:
    def claim(view: PlayerView, advice: Advice) -> bool:
        return view.hand.contract == Contract.BETL and isinstance(advice.action, word)

    return claim


def _betl_holes(word: type) -> Claim:
    def claim(view: PlayerView, advice: Advice) -> bool:
        own = holes(holdings_of(_own(view)))
        return own == advice.parameters["holes"] > 0 and isinstance(advice.action, word)

    return claim


def _uver(view: PlayerView, advice: Advice) -> bool:
    return not holes(holdings_of(_own(view))) and isinstance(advice.action, actions.Rekontra)


def _rest_is_his(view: PlayerView, advice: Advice) -> bool:
    return advice.parameters["tricks"] == view.hand.play.left


def _offered(view: PlayerView, advice: Advice) -> bool:
    return advice.parameters["count"] == view.hand.offer.offer.count


CLAIMS: dict[str, Claim] = {
    "pass_weak": _says(actions.Pass),
    "pass_level_too_high": _level_too_high,
    "bid_estimate": _counts_on,
    "hold_estimate": _counts_on,
    "declare_hand_game": _says(actions.DeclareHandGame),
    "declare_betl": _says(actions.DeclareBetl),
    "declare_sans": _says(actions.DeclareSans),
    "name_suit": _suit_named,
    "name_weaker": _not_above_the_named,
    "discard_losers": _losers,
    "discard_whole_suit": _whole_suit,
    "discard_holes": _for_betl,
    "announce_trump": _announces_trump,
    "announce_betl": _announces(Contract.BETL),
    "announce_sans": _announces(Contract.SANS),
    "follow_two_tricks": _tricks(actions.Follow, TWO_TRICKS),
    "follow_with_partner": _both_follow,
    "follow_on_pik": _sure_on_pik(enough=True),
    "follow_for_kontra": _follows_for_kontra,
    "follow_pays": lambda _view, advice: advice.parameters["tricks"] < TWO_TRICKS,
    "follow_costs": _says(actions.StayOut),
    "stay_out_weak": _tricks(actions.StayOut, 0.0, TWO_TRICKS),
    "stay_out_on_pik": _sure_on_pik(enough=False),
    "alone_two_tricks": _tricks(actions.Alone, TWO_TRICKS),
    "call_partner": _says(actions.Call),
    "kontra_sure_set": _says(actions.Kontra),
    "allow_no_sure_set": _says(actions.Allow),
    "kontra_betl": _betl_falls,
    "allow_betl": _on_betl(actions.Allow),
    "allow_kontra": _says(actions.Allow),
    "allow_kontra_on_betl": _betl_holes(actions.Allow),
    "rekontra_sure": _says(actions.Rekontra),
    "rekontra_betl": _betl_holes(actions.Rekontra),
    "rekontra_uver": _uver,
    "offer_all_certain": _rest_is_his,
    "offer_no_trick_certain": _on_betl(actions.OfferNoTrick),
    "accept_certain": _says(actions.Accept),
    "refuse_not_certain": _says(actions.Refuse),
    "accept_offered_tricks": _offered,
    "refuse_offered_tricks": _offered,
    "accept_take_over": lambda view, _advice: view.take_overs.standing is None,
    "refuse_return": lambda view, _advice: view.take_overs.standing is not None,
}
"""By reason code. Where a sentence only says what the act itself says, the act is checked."""
