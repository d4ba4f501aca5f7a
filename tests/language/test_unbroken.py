"""Where a line of a sentence may end."""

import pytest

from preferans_desktop.language.unbroken import unbroken


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        ("Ruka vredi 16: betl 6 × 2, refa × 2.", "Ruka vredi~16: betl~6~×~2, refa~×~2."),
        ("Stevan ima 2 štiha: 2 × 6 = 12.", "Stevan ima 2~štiha: 2~×~6~=~12."),
        ("Bilo je 60: 60 − 12 = 48.", "Bilo je~60: 60~−~12~=~48."),
        ("Bilo je −4: −4 + 12 = 8.", "Bilo je~−4: −4~+~12~=~8."),
        ("13. ruka. Mira je pala: betl, 1 štih.", "13.~ruka. Mira je pala: betl, 1~štih."),
        ("Mira ima 3. Nema ni dva.", "Mira ima~3. Nema ni dva."),
        ("bule −4, supe 12, štihovi 3", "bule~−4, supe~12, štihovi~3"),
        ("Мира: буле +10, сада 66.", "Мира: буле~+10, сада~66."),
        ("Partija na 60 bula, srpski, 2 refe", "Partija na 60~bula, srpski, 2~refe"),
        ("Играш још за 106 була.", "Играш још за 106~була."),
        ("Stevan writes you 24 supe.", "Stevan writes you 24~supe."),
        ("Stevan 60, ti 60\nMira 60", "Stevan~60, ti~60\nMira~60"),
        ("Nema broja.", "Nema broja."),
    ],
)
def test_a_number_stays_with_what_belongs_to_it(said: str, drawn: str) -> None:
    assert unbroken(said).replace("\u00a0", "~") == drawn


def test_a_word_longer_than_any_of_the_language_may_be_broken_anywhere() -> None:
    assert unbroken("najneobičnije") == "najneobičnije"
    name = "Вишеславаконстантиновић"
    drawn = unbroken(f"{name} је пала: 1 штих.")
    assert drawn.replace("\u200b", "") == f"{name} је пала: 1\u00a0штих."
    assert drawn.count("\u200b") == len(name) - 1
