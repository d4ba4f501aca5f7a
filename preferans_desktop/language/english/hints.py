"""Hints: what a computer player would do, what that brings, and why not something else."""

from __future__ import annotations

TABLE = {
    "hint_title": "Hint: {words}",
    "hint_silence": "Hint: say nothing",
    "hint_thinking": "Majstor is thinking…",
    "hint_failed": "No hint can be had now.",
    "hint_not_now": "You can ask for a hint when it is your turn.",
    "hint_card": "{card}",
    "hint_cards": "{cards}",
    "hint_passes": "Made about {chance} times in 100",
    "hint_other_passes": "{Who}: made about {chance} times in 100",
    "hint_falls": "You fall about {chance} times in 100",
    "hint_good": "On average {who!he is|you are} {value} to the good",
    "hint_bad": "On average {who!he is|you are} {value} to the bad",
    "hint_even": "On average {who!he is|you are} even",
    "hint_bars_passes": "Made of 100",
    "hint_bars_gain": "On average (+ good, − bad)",
    "hint_bar_gain": "{change:+}",
    "hint_bars_written": "On average: your bule · supe",
    "hint_bar_written": "{words} · {supe:+}",
    "hint_bar_heard": "bule {words}, supe {supe:+}",
    "hint_tenths": "{words}.{count}",
    "hint_why_not": "Why not: {words}?",
    "hint_costs": "On average it costs {supe} {supe#supa|supe} more than the hint.",
    "hint_costs_nothing": "On average it comes to the same as the hint.",
    "hint_passes_instead": "Made about {chance} times in 100, with the hint {total}.",
    "hint_falls_instead": "You fall about {chance} times in 100, with the hint {total}.",
    "hint_instead": "For the hint: {words}",
    "hint_not_weighed": "Majstor did not weigh that here.",
    "hint_offer_when_sure": "One offers only when the rest is sure.",
    "hint_fall_not_worth": "Another’s fall costs more than it brings.",
    "hint_details": "Details",
    "hint_close": "Close the hint",
    "hint_work": (
        "Each act in {count} possible {count#deal|deals}; a bula counts 10, a supa 1, and the bule "
        "of the others count as well."
    ),
    "hint_number": "{words}.",
    "hint_number_within": "{words} (±\u00a0{value}).",
    "hint_samples": (
        "The average of {count} runs, {total} with the same hint; ± holds 95 times in 100."
    ),
    "hint_by_rule": "No deals were counted here: a rule decides.",
    "hint_cut": "The thinking was cut short, so the figures are rougher.",
    "costly_act": (
        "{who!Is he|Are you} sure? On average it costs {supe} {supe#supa|supe} more than the best. "
        "Do it again if you want it."
    ),
    "hints_given": "{count} {count#hint|hints} taken.",
}
