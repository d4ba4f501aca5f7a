"""Finished hands looked at again."""

from __future__ import annotations

TABLE = {
    "action_review": "Pregled ruke",
    "review_none": "Još nema završene ruke.",
    "review_count": "ruka {count} od {total}",
    "review_earlier": "Ruka pre ove",
    "review_later": "Ruka posle ove",
    "review_close": "Zatvori",
    "review_back": "Nazad",
    "review_forward": "Napred",
    "review_show_seen": "Šta {who!je|si} {who.video|videla}",
    "review_show_all": "Sve karte",
    "review_seen": "{Who} pre poteza {who!vidi|vidiš} samo ovo.",
    "review_page_course": "Tok ruke",
    "review_page_open": "Otvorene karte",
    "review_page_discard": "Škart",
    "review_thinking": "Računa se…",
    "review_open_title": "Kad bi sve karte bile otvorene: štihovi odigravača",
    "review_open_contract": "kontrakt",
    "review_open_defence": "odbrana",
    "review_open_tricks": "štihovi, bule",
    "review_open_written": "branilac",
    "review_open_count": "štihovi",
    "review_open_place": "mesto",
    "review_open_pair": "škart",
    "review_open_discard": (
        "Svaki škart u ovom kontraktu, sa otvorenim kartama. Uokviren je onaj koji je odbačen."
    ),
    "review_no_discard": "U ovoj ruci nije bilo škarta.",
    "review_cards": "{cards}",
    "review_card": "{card}",
    "review_both": "prate oba",
    "review_alone": "{who} {who.sam|sama}",
    "review_calls": "{who} {who!zove|zoveš}",
    "review_kontra": "{who}: kontra",
    "review_falls": "pada",
    "review_supe": "{supe} {supe#supa|supe|supa}",
    "review_bule": "{change:+}",
    "review_betl_made": "prolaz",
    "review_betl_fails": "pad",
    "review_open_nothing": "Otvorene karte: ništa nije izgubljeno.",
    "review_open_betl": "Otvorene karte: time je betl odlučen.",
    "review_open_lost": (
        "Otvorene karte: {tricks} {tricks#štih|štiha|štihova} manje nego najboljom kartom."
    ),
    "review_good": "Po onome što se znalo: dobro.",
    "review_slight": ("Po onome što se znalo: sitna greška, oko {value} poena."),
    "review_costly": ("Po onome što se znalo: skupa greška, oko {value} poena."),
    "review_not_weighed": "Po onome što se znalo: taj potez nije ni odmeravan.",
    "review_better": "Majstor bi ovde: {words}.",
    "review_chance": "Odigravač prolazi oko {chance} od 100.",
    "review_first_costly": "Prva skupa greška: {words} Oko {value} poena.",
    "review_legend": (
        "Trougao je skupa greška, kružić sitna, po onome što se znalo. Crta je ono što se vidi tek "
        "sa otvorenim kartama."
    ),
    "side_begin": "Odigraj odavde",
    "side_on": "Sporedna igra: partija čeka kakva jeste.",
    "side_over": "Sporedna igra je gotova.",
    "side_here": "Ovde: {words}.",
    "side_match": "U partiji: {words}.",
    "side_back": "Nazad na partiju",
    "review_compared": "Karte su ti donele {change:+}, igra {value:+} poena.",
    "review_compared_all": "Sve ruke ({count}): karte {change:+}, igra {value:+}.",
    "review_compared_some": (
        "Zasad {count} od {total} {total#ruke|ruke|ruku}: karte {change:+}, igra {value:+}."
    ),
}
