"""Sentences about why: an act is not allowed, a computer player chose what it chose."""

from __future__ import annotations

REFUSALS = {
    "refusal_not_your_turn": "It is not your turn.",
    "refusal_not_now": "That cannot be done now.",
    "refusal_must_follow_suit": "You must follow suit: {suit}.",
    "refusal_must_trump": "You have no {suit}, you must trump: {trump}.",
    "refusal_not_in_hand": "That card is not in your hand.",
    "refusal_seen_elsewhere": "That card is already somewhere else: {card}.",
    "refusal_shown_void": "It has been seen that this suit is not in the hand: {card}.",
    "refusal_offer_open": "The offer has to be answered first.",
    "refusal_no_hand": "The cards have not been dealt yet.",
    "refusal_match_over": "The match is over.",
}
# Why a computer player did what it did, or why this is the hint for the one addressed: a sentence
# without the name, which stands beside it.
BIDDING = {
    "why_pass_weak": "The cards are not worth a bid.",
    "why_pass_level_too_high": "The cards are not strong enough for {level:word}.",
    "why_bid_estimate": "{who!Counts|You count} on {contract}, made in {chance} of 100 deals.",
    "why_hold_estimate": "{who!Counts|You count} on {contract}, made in {chance} of 100 deals.",
    "why_declare_hand_game": (
        "{Suit} from the hand: {who!counts|you count} on {tricks} {tricks#trick|tricks} without "
        "the talon."
    ),
    "why_declare_betl": "Betl from the hand: the cards are low enough without the talon.",
    "why_declare_sans": (
        "Sans from the hand: {who!counts|you count} on {tricks} {tricks#trick|tricks} without the "
        "talon."
    ),
    "why_name_suit": "The suit to play from this hand is {suit}.",
    "why_name_weaker": "{who!Has|You have} nothing higher than what was named: {suit}.",
    "why_discard_holes": "Away go the cards on which a betl falls.",
    "why_discard_whole_suit": "A whole suit goes away, so that nothing can be lost in it.",
    "why_discard_losers": "Away go the cards that take no trick.",
    "why_announce_betl": "The cards are low enough for betl.",
    "why_announce_sans": "In sans {who!counts|you count} on {tricks} {tricks#trick|tricks}.",
    "why_announce_trump": (
        "With {suit} as trumps {who!counts|you count} on {tricks} {tricks#trick|tricks}."
    ),
}

# Told in place of why_..., where the estimate of tricks alone does not explain the act.
PROMISING = {
    "best_declare_hand_game": "{Suit} from the hand: strong enough without the talon.",
    "best_declare_sans": "Sans from the hand: strong enough without the talon.",
    "best_announce_trump": "The best that may be announced here: {suit}.",
    "best_announce_sans": "The best that may be announced here: sans.",
    "best_alone_two_tricks": "It is better without the other one.",
    "best_kontra_sure_set": "Good enough for kontra: on average it brings more than it costs.",
}

FOLLOWING = {
    "why_follow_two_tricks": "{who!Has|You have} two tricks already in hand.",
    "why_follow_with_partner": "As the other one follows too, the cards are worth two tricks.",
    "why_follow_on_pik": "One follows on spades with two sure tricks.",
    "why_follow_for_kontra": (
        "One follows for the sake of kontra: about {tricks} {tricks#trick|tricks} together."
    ),
    "why_stay_out_weak": "The cards are not worth two tricks.",
    "why_stay_out_on_pik": "{who!Has|You have} no two sure tricks against spades.",
    "why_alone_two_tricks": "{who!Has|You have} two tricks, but together there are no four.",
    "why_call_partner": (
        "With the other one {who!counts|you count} on about {tricks} {tricks#trick|tricks}."
    ),
    "why_kontra_sure_set": (
        "With the other one {who!counts|you count} on about {tricks} {tricks#trick|tricks}: kontra."
    ),
    "why_allow_no_sure_set": (
        "Not enough for kontra: about {tricks} {tricks#trick|tricks} together."
    ),
    "why_follow_pays": (
        "About {tricks} {tricks#trick|tricks}: on average following pays all the same."
    ),
    "why_follow_costs": "On average following would cost more than it brings.",
    "why_kontra_betl": "For kontra: the betl falls {chance} {chance#time|times} in 100.",
    "why_allow_betl": "Kontra on betl is not given blindly.",
    "why_allow_kontra": "The cards are not sure enough for rekontra.",
    "why_allow_kontra_on_betl": "The betl is not a sure one, as it must be for rekontra.",
    "why_rekontra_sure": "These cards cannot fall: {tricks} {tricks#trick|tricks}.",
    "why_rekontra_betl": "The betl is not a sure one, but one rarely falls on it.",
    "why_rekontra_uver": "The betl is a sure one.",
}

DECLARER = {
    "why_draw_trumps": "{who!Draws|You draw} trumps, so that nobody ruffs.",
    "why_force_out_trumps": "{who!Drives|You drive} out the defenders’ trumps.",
    "why_establish_suit": (
        "{who!Drives|You drive} out a higher card, to make the rest of the suit good."
    ),
    "why_draw_last_trump": "Only one trump is still out, {who!takes|you take} it.",
    "why_cash_winner": "Nobody who plays has a higher card in the suit.",
    "why_count_on_split": "{Suit}: the rest is split as it should be {chance} times out of 100.",
    "why_keep_entry": "{who!Keeps|You keep} a way back to the lead, in {suit}.",
    "why_exit_loser": "{who!Leads|You lead} a card that takes no trick anyway.",
    "why_lead_last_trumps": "Only trumps are left.",
}

DEFENCE = {
    "why_lead_through_declarer_low": "Through the declarer one leads a low card.",
    "why_lead_through_partner_high": "Through the partner one leads a high card.",
    "why_lead_from_strength": "{who!Leads|You lead} from strength: here are the highest cards.",
    "why_lead_sequence": "{who!Leads|You lead} the highest of touching cards.",
    "why_lead_long_suit": "In sans one leads from the longest suit: {suit}.",
    "why_lead_bela": "From king and queen one leads either, to drive out the ace: {suit}.",
    "why_lead_highest": "Only {count} {count#card|cards} of the suit can still beat this one.",
    "why_spare_tenace": "Never lead from a tenace, it waits: {suit}.",
    "why_spare_guarded_king": "The king with one small card stays whole and waits: {suit}.",
    "why_force_declarer": "The declarer has none of this suit and has to ruff: {suit}.",
    "why_return_partners_suit": "{who!Returns|You return} the suit the partner led: {suit}.",
    "why_lead_weak_suit": "{who!Leads|You lead} a weak suit, in which nothing can be lost.",
    "why_lead_trump": "{who!Leads|You lead} a trump: every other suit would cost more.",
    "why_lead_own_bid_suit": "The called player leads the suit he bid: {suit}.",
    "why_lead_partners_bid_suit": "The called player leads the suit of who called him: {suit}.",
    "why_lead_agreed_suit": (
        "When called one leads clubs against sans, under kontra spades: here {suit}."
    ),
    "why_give_partner_ruff": "{Suit}: the partner has no more of them and can ruff.",
    "why_take_fifth_trick": "{who!Goes|You go} for the fifth trick, on which the declarer falls.",
    "why_take_fourth_trick": "{who!Goes|You go} for the fourth trick together, which is enough.",
    "why_secure_second_trick": "{who!Takes|You take} the second trick, so as not to fall.",
}

TRICK = {
    "why_only_card": "{who!Can|You can} play no other card.",
    "why_equal_cards": "Any of them will do, the cards are equally strong.",
    "why_take_sixth_trick": "{who!Takes|You take} the sixth trick, which makes the contract.",
    "why_sure_card": "This trick is sure, nobody can go over this card.",
    "why_win_trick": "{who!Takes|You take} the trick.",
    "why_go_over": "{who!Goes|You go} over what lies on the table.",
    "why_finesse": "{who!Counts|You count} on the higher card being on the other side.",
    "why_ruff": "{who!Ruffs|You ruff} with a trump.",
    "why_keep_partners_trick": "The trick is the partner’s already and need not be taken over.",
    "why_leave_to_partner": "{who!Leaves|You leave} the trick to the partner.",
    "why_leave_partner_second": (
        "{who!Has|You have} two tricks already and {who!leaves|leave} this one to the partner."
    ),
    "why_avoid_razdeljak": "So that not both fall, {who!leaves|you leave} the partner the trick.",
    "why_hold_third_ace": "The ace waits for a later round: {suit}.",
    "why_discard_loser": "{who!Throws|You throw} a card that takes no trick.",
    "why_keep_winner": "{Who!keeps|you keep} the highest card of another suit: {suit}.",
    "why_keep_high_card": "{who!Keeps|You keep} the high card for later.",
    "why_play_low": "The trick cannot be taken, the lowest card will do.",
    "why_play_as_good_as_low": "The trick cannot be taken, and this card is as good as the lowest.",
}

BETL = {
    "why_betl_lead": "{who!Leads|You lead} the card that is easiest to beat.",
    "why_betl_discard_danger": "{who!Throws|You throw} a card on which the betl could fall.",
    "why_betl_play_under": "{who!Goes|You go} under the card that takes the trick.",
    "why_betl_forced_over": "There is no lower card, it has to go over.",
    "why_betl_return_suit": "{who!Returns|You return} the suit the partner led.",
    "why_betl_exit": "The declarer has none of these suits.",
    "why_betl_short_suit": "Against betl one leads from the shortest suit.",
    "why_betl_low_card": "{who!Leads|You lead} a low card, so that the declarer must go over.",
    "why_betl_discard_short": "{who!Discards|You discard} from the shortest suit.",
    "why_betl_stay_under": "{who!Goes|You go} under and {who!keeps|keep} the lowest cards.",
    "why_betl_stay_low": "{who!Stays|You stay} low, so that the declarer must take the trick.",
    "why_betl_take_lead": "{who!Takes|You take} the trick with a card that is only in the way.",
    "why_betl_catch": "{who!Catches|You catch} the betl: the declarer takes this trick.",
    "why_betl_lead_hole": "{who!Gets|You get} rid of a card on which the betl could fall.",
    "why_betl_nothing_to_fear": "Nothing is left on which the betl could fall.",
    "why_betl_leave_to_declarer": "{who!Stays|You stay} below the declarer’s card.",
}

COUNTED = {
    "why_declarer_takes_most": "This way {who!counts|you count} on the most tricks.",
    "why_declarer_takes_least": "This way the declarer takes least on average.",
    "why_betl_safest": "This way the betl falls most seldom.",
    "why_betl_catches_most": "This way the betl falls most often.",
}

OFFERS = {
    "why_offer_all_certain": "The rest is sure, however the cards lie.",
    "why_offer_no_trick_certain": "This betl is sure: it does not fall, however the cards lie.",
    "why_accept_certain": "The offer is right, there is nothing to play for.",
    "why_accept_offered_tricks": "No more than {count} {count#trick|tricks} can be expected.",
    "why_refuse_not_certain": "That is not certain, so play goes on.",
    "why_refuse_offered_tricks": "More than {count} {count#trick|tricks} can be expected.",
    "why_accept_take_over": "The other one wants to take the fall over.",
    "why_refuse_return": "The fall was taken over and may stay so.",
}
TABLE = (
    REFUSALS
    | BIDDING
    | PROMISING
    | FOLLOWING
    | DECLARER
    | DEFENCE
    | TRICK
    | BETL
    | COUNTED
    | OFFERS
)
