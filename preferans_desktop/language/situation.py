"""What the table says about the moment: whose turn it is and for what, what is played, roles."""

from __future__ import annotations

from collections.abc import Sequence

from preferans_desktop.language.acts import spoken
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.contracts import contract_words
from preferans_desktop.language.players import Player
from preferans_desktop.language.templates import capitalised
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Accept, Allow, Alone, Kontra, Rekontra, StayOut
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.following import Following
from preferans_desktop.rules.serbian.hand import Hand, Phase
from preferans_desktop.rules.serbian.scoring import hand_value
from preferans_desktop.rules.serbian.view import PlayerView


def prompt(view: PlayerView, players: Sequence[Player]) -> str:
    """One line for the person whose view this is: what is wanted of him, or whose turn it is.

    Args:
        view: what he sees.
        players: by seat.
    """
    if view.hand is None:
        return _prompt_between_hands(view, players)
    hand = view.hand
    actor = hand.to_act
    if actor is None:
        return say("prompt_next_hand")
    if hand.offer is not None:
        return _prompt_offer(view, hand, players)
    if actor != view.seat:
        return say("prompt_other", who=players[actor])
    match hand.phase:
        case Phase.BIDDING:
            return say("prompt_naming" if hand.bidding.naming else "prompt_bidding")
        case Phase.FOLLOWING:
            return _prompt_following(view, players[actor])
        case Phase.PLAY:
            leads = hand.play is not None and not hand.play.trick
            return say("prompt_lead" if leads else "prompt_play")
        case _:
            return say(f"prompt_{hand.phase.value}")


def _prompt_between_hands(view: PlayerView, players: Sequence[Player]) -> str:
    question = take_over_question(view, players)
    if question:
        return question
    if sum(view.sheet.bule) == 0:
        return say("prompt_match_over")
    return say("prompt_deal" if view.last_hand is None else "prompt_next_hand")


def take_over_question(view: PlayerView, players: Sequence[Player]) -> str:
    """What this player is asked about a fall of his; empty when he is not asked."""
    state = view.take_overs
    asked = any(isinstance(action, Accept) for action in view.legal)
    if state.asked is None or state.asked.fallen != view.seat or not asked:
        return ""
    returned = state.standing is not None
    key = "prompt_give_back" if returned else "prompt_take_over"
    return say(key, who=players[state.asked.taker])


def _prompt_offer(view: PlayerView, hand: Hand, players: Sequence[Player]) -> str:
    assert hand.offer is not None  # noqa: S101 - the caller has looked
    if hand.to_act != view.seat:
        return say("prompt_other_answers", who=players[hand.offer.waiting[0]])
    offer = hand.offer.offer
    who = players[offer.seat]
    return say("prompt_offer", who=who, words=spoken(offer, who))


def _prompt_following(view: PlayerView, player: Player) -> str:
    words = {type(action) for action in view.legal}
    if Rekontra in words:
        return say("prompt_rekontra")
    if Allow in words:
        return say("prompt_kontra")
    if Alone in words and StayOut not in words:
        return say("prompt_sole_follower", who=player)
    if StayOut in words and words & {Alone, Kontra}:
        return say("prompt_second_follower")  # whoever speaks first has no such words
    return say("prompt_following")


def contract_badge(hand: Hand, players: Sequence[Player]) -> tuple[str, str]:
    """What is played, and a second line with its value, kontra and refa: Karo; vredi 12, kontra.

    Before the announcement the winning bid and who buys; two empty texts while the bidding lasts.
    """
    if hand.contract is None:
        if hand.declarer is None or hand.level is None:
            return "", ""
        buyer = say("badge_buyer", who=players[hand.declarer])
        return say("badge_bid", level=hand.level), buyer
    value = hand_value(hand.contract, hand_game=hand.hand_game, kontra=hand.kontra, refa=hand.refa)
    details = [say("badge_value", value=value)]
    if hand.kontra > 1:
        details.append(say("badge_kontra" if hand.kontra == 2 else "badge_rekontra"))
    if hand.refa:
        details.append(say("badge_refa"))
    title = contract_words(hand.contract, hand_game=hand.hand_game)
    return capitalised(title), ", ".join(details)


def role(hand: Hand, seat: Seat, player: Player) -> str:
    """What a seat is in this hand: odigravač, prati, zvana …; empty before it is known."""
    if hand.declarer is None:
        return ""
    if seat == hand.declarer:
        return say("role_declarer")
    state = hand.following
    if state is None:
        return ""
    return _role_of_defender(state, seat, player)


def _role_of_defender(state: Following, seat: Seat, player: Player) -> str:
    if seat == state.kontra_giver:
        return say("role_kontra")
    if seat == state.caller:
        return say("role_calls")
    if state.caller is not None:
        return say("role_called", who=player)
    if state.contract == Contract.BETL:
        return say("role_defender")
    if seat in state.stayed_out:
        brought_in = state.kontra_giver is not None
        return say("role_brought_in") if brought_in else say("role_stays_out", who=player)
    if seat not in state.followers:
        return ""
    if state.to_act is None and len(state.followers) == 1:
        return say("role_alone", who=player)
    return say("role_follows", who=player)
