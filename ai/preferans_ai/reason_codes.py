"""Every reason code of the computer players, with the names of its parameters.

The sentences are the catalogue's; the comment behind a code says what it means. Parameters:
`card` a Card, `suit` a Suit, `contract` a Contract, `partner` a Seat, `level`, `count` and `holes`
whole numbers, `tricks` a number of tricks, as a rule estimated and a fraction (whole in
`follow_on_pik` and `offer_all_certain`),
`chance` from 0 to 1. Every code of a card has a predicate of its name in `conventions`.
"""

from __future__ import annotations

REASON_CODES: dict[str, tuple[str, ...]] = {
    # Bidding
    "pass_weak": (),  # nothing worth a word in this hand
    "pass_level_too_high": ("level",),  # he has bid, but has no contract worth this level
    "bid_estimate": ("level", "contract", "chance"),  # with the talon he counts on this contract
    "hold_estimate": ("level", "contract", "chance"),  # moje, counting on this contract
    "declare_hand_game": ("suit", "tricks"),  # strong enough without the talon
    "declare_betl": ("holes",),  # low enough for betl without the talon
    "declare_sans": ("tricks",),  # strong enough for sans without the talon
    "name_suit": ("suit",),  # his best suit that is strong enough to be named
    "name_weaker": ("suit",),  # nothing worth playing above the suit already named
    # Discard and announcement
    "discard_losers": ("contract",),  # the two cards that help least in this contract
    "discard_whole_suit": ("contract",),  # puts a suit away entirely, to ruff it
    "discard_holes": ("contract",),  # the cards most likely to be caught in betl
    "announce_trump": ("suit", "tricks"),  # the suit promises most
    "announce_betl": ("holes",),  # the cards are low; so many holes are left
    "announce_sans": ("tricks",),  # strong everywhere
    # Following, calling, kontra
    "follow_two_tricks": ("tricks",),  # sees his two tricks
    "follow_with_partner": ("tricks",),  # partner follows, and he has his own tricks too
    "follow_on_pik": ("tricks",),  # two sure ones on pik: aces or tricks in trumps
    "follow_for_kontra": ("tricks",),  # follows on pik because he means to give kontra
    "stay_out_weak": ("tricks",),  # too few tricks to follow
    "stay_out_on_pik": (),  # no two aces or trump tricks on pik
    "alone_two_tricks": ("tricks",),  # sees his two tricks alone
    "call_partner": ("tricks",),  # together they should take more than four
    "kontra_sure_set": ("tricks",),  # together they should take five
    "allow_no_sure_set": ("tricks",),  # together they do not take five for sure
    "follow_pays": ("tricks",),  # not two tricks, but on average it is worth following
    "follow_costs": ("tricks",),  # two tricks or near, but on average it is not worth following
    "kontra_betl": ("chance",),  # so often is the betl caught
    "allow_betl": (),  # nobody can count on betl falling
    "allow_kontra": ("tricks",),  # the declarer is not sure enough for rekontra
    "allow_kontra_on_betl": ("holes",),  # his betl has holes
    "rekontra_sure": ("tricks",),  # the declarer has more than he needs
    "rekontra_betl": ("holes",),  # his betl has holes, but is rarely caught
    "rekontra_uver": (),  # his betl cannot be caught
    # Leads of a defender
    "take_fifth_trick": ("card",),  # the fifth trick sets the contract (also when following)
    "secure_second_trick": ("card",),  # his own second trick, now (also when following)
    "take_fourth_trick": ("card",),  # after zovem: the fourth together (also when following)
    "lead_own_bid_suit": ("card", "suit"),  # called, leads the suit he bid
    "lead_partners_bid_suit": ("card", "suit", "partner"),  # called, the suit partner bid
    "lead_agreed_suit": ("card", "suit"),  # called in sans: tref, under kontra pik
    "give_partner_ruff": ("card", "suit", "partner"),  # partner has no more of this suit
    "force_declarer": ("card", "suit"),  # the declarer has none of it and must trump
    "return_partners_suit": ("card", "suit", "partner"),  # the suit partner has led
    "lead_through_declarer_low": ("card",),  # kroz protivnika sitno
    "lead_through_partner_high": ("card", "partner"),  # kroz svoga krupno
    "lead_from_strength": ("card",),  # ace, king or top of a sequence, where it costs least
    "lead_sequence": ("card",),  # the higher of touching honours below ace and king
    "lead_long_suit": ("card", "suit"),  # in sans his longest suit
    "lead_weak_suit": ("card",),  # a low card from the suit with least to lose
    "lead_trump": ("card",),  # every other suit would cost more
    # Leads of anybody
    "sure_card": ("card",),  # wins the trick wherever the cards lie
    "lead_bela": ("card", "suit"),  # one of king and queen drives the ace out
    "spare_tenace": ("card", "suit"),  # not from makaze, which are in `suit`
    "spare_guarded_king": ("card", "suit"),  # not from dupli pop in `suit` (also a discard)
    "lead_highest": ("card", "count"),  # the top of his suit, so many higher ones are out
    # Leads of the declarer
    "draw_trumps": ("card",),  # takes the defenders' trumps away
    "draw_last_trump": ("card",),  # only one is out, and in play
    "force_out_trumps": ("card",),  # makes them spend the higher trumps
    "establish_suit": ("card", "suit"),  # drives out the higher card, the rest is good
    "cash_winner": ("card",),  # nobody who plays has a higher one (it may be ruffed)
    "count_on_split": ("card", "suit", "chance"),  # small cards are good if the rest is split
    "keep_entry": ("card", "suit"),  # keeps the card in `suit` that takes the lead later
    "exit_loser": ("card",),  # gives up a trick that is lost anyway, keeps the rest guarded
    "lead_last_trumps": ("card",),  # nothing but trumps left
    # Second and third to a trick
    "only_card": ("card",),  # the rules leave no other
    "equal_cards": ("card",),  # all he may play are as good as each other
    "take_sixth_trick": ("card",),  # the declarer's sixth makes the contract (also when leading)
    "win_trick": ("card",),  # takes the trick, nobody can beat it
    "go_over": ("card",),  # the best card so far
    "finesse": ("card",),  # hopes that the higher card lies elsewhere
    "ruff": ("card",),  # takes the trick with a trump
    "keep_partners_trick": ("card", "partner"),  # the trick is partner's, no need to beat it
    "leave_to_partner": ("card", "partner"),  # partner plays last and can take it cheaper
    "leave_partner_second": ("card", "partner"),  # has his two, partner needs his second
    "avoid_razdeljak": ("card", "partner"),  # one each: lets partner have the second
    "hold_third_ace": ("card", "suit"),  # treći kec waits for a later round
    "keep_high_card": ("card",),  # the high card is worth more later
    "play_low": ("card",),  # cannot take it, gives the least
    "play_as_good_as_low": ("card",),  # the same with a card that touches the least
    "discard_loser": ("card",),  # throws what promises least
    "keep_winner": ("card", "suit"),  # throws another card, keeps the highest of `suit`
    # Betl
    "betl_lead": ("card",),  # declarer leads what is safest to lead
    "betl_lead_hole": ("card",),  # declarer leads a dangerous card, to be rid of it
    "betl_play_under": ("card",),  # declarer goes under the trick
    "betl_discard_danger": ("card",),  # declarer throws his most dangerous card
    "betl_nothing_to_fear": ("card",),  # declarer has no hole left
    "betl_forced_over": ("card",),  # declarer has nothing under it, hopes for a higher card
    "betl_short_suit": ("card",),  # defender leads from his short suit
    "betl_return_suit": ("card", "suit", "partner"),  # leads partner's suit back
    "betl_low_card": ("card",),  # leads the card with least below it
    "betl_exit": ("card",),  # the declarer has none of what he can lead
    "betl_discard_short": ("card",),  # throws from the short suit, to be free of it
    "betl_stay_under": ("card",),  # goes under what lies, keeps his lowest
    "betl_stay_low": ("card",),  # plays low, the declarer may have to go over
    "betl_take_lead": ("card",),  # takes the trick with a card that is only in the way
    "betl_catch": ("card",),  # the declarer's card wins the trick
    "betl_leave_to_declarer": ("card",),  # the same while partner still plays
    # Nothing more can be said than that the possible deals were counted
    "declarer_takes_most": ("card",),  # the declarer counts on most tricks with it
    "declarer_takes_least": ("card",),  # a defender expects the declarer to take least
    "betl_safest": ("card",),  # the declarer is caught least often
    "betl_catches_most": ("card",),  # the declarer is caught most often
    # Offers
    "offer_all_certain": ("tricks",),  # all the rest is his wherever the cards lie
    "offer_no_trick_certain": (),  # takes no trick wherever the cards lie
    "accept_certain": (),  # sees that the offer is true
    "refuse_not_certain": (),  # does not see that the offer is true
    "accept_offered_tricks": ("count", "tricks"),  # not fewer than he expects
    "refuse_offered_tricks": ("count", "tricks"),  # expects more
    # Taking a fall over
    "accept_take_over": (),  # glad that somebody takes his fall
    "refuse_return": (),  # what was taken over stays taken over
}
