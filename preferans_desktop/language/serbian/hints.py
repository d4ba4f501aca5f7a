"""Hints: what a computer player would do, what that brings, and why not something else."""

from __future__ import annotations

TABLE = {
    "hint_title": "Predlog: {words}",
    "hint_silence": "Predlog: ne govori ništa",
    "hint_thinking": "Majstor razmišlja…",
    "hint_failed": "Predlog sada ne može da se dobije.",
    "hint_not_now": "Predlog možeš da tražiš kad si na potezu.",
    "hint_card": "{card}",
    "hint_cards": "{cards}",
    "hint_passes": "Prolaz: oko {chance} od 100",
    "hint_other_passes": "{Who}: prolaz oko {chance} od 100",
    "hint_falls": "Tvoj pad: oko {chance} od 100",
    "hint_good": "U proseku {who!je|si} {who.dobar|dobra} {value}",
    "hint_bad": "U proseku {who!je|si} {who.loš|loša} {value}",
    "hint_even": "U proseku {who!je|si} na nuli",
    "hint_bars_passes": "Prolaz od 100",
    "hint_bars_gain": "U proseku (+ dobar, − loš)",
    "hint_bar_gain": "{change:+}",
    "hint_bars_written": "U proseku: tvoje bule · supe",
    "hint_bar_written": "{words} · {supe:+}",
    "hint_bar_heard": "bule {words}, supe {supe:+}",
    "hint_tenths": "{words},{count}",
    "hint_why_not": "Zašto ne: {words}?",
    "hint_costs": "U proseku košta {supe} {supe#supu|supe|supa} više od predloga.",
    "hint_costs_nothing": "U proseku izlazi na isto kao predlog.",
    "hint_passes_instead": "Prolaz: oko {chance} od 100, a uz predlog {total}.",
    "hint_falls_instead": "Tvoj pad: oko {chance} od 100, a uz predlog {total}.",
    "hint_instead": "Za predlog govori: {words}",
    "hint_not_weighed": "To Majstor ovde nije računao.",
    "hint_offer_when_sure": "Ponuda se daje tek kad je ostatak siguran.",
    "hint_fall_not_worth": "Tuđi pad košta više nego što donosi.",
    "hint_details": "Detalji",
    "hint_close": "Zatvori predlog",
    "hint_work": (
        "Svaki potez u {count} {count#mogućoj raspodeli|moguće raspodele|mogućih raspodela}; "
        "bula se računa kao 10, supa kao 1, a računaju se i bule ostalih."
    ),
    "hint_number": "{words}.",
    "hint_number_within": "{words} (±\u00a0{value}).",
    "hint_samples": (
        "Prosek {count} {count#računanja|računanja|računanja}, isti predlog u {total}; ± važi 95 "
        "puta od 100."
    ),
    "hint_by_rule": "Ovde nije računato po raspodelama: odlučuje pravilo.",
    "hint_cut": "Razmišljanje je prekinuto, pa je račun grublji.",
    "costly_act": (
        "{Who.siguran|sigurna} {who!je|si}? U proseku košta {supe} {supe#supu|supe|supa} više od "
        "najboljeg. Ponovi ako to hoćeš."
    ),
    "hints_given": "{count#Uzet|Uzeta|Uzeto} {count} {count#predlog|predloga|predloga}.",
}
