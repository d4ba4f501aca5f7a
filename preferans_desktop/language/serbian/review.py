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
}
