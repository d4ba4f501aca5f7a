"""What can be chosen about the words: things that tables call differently, and languages."""

from __future__ import annotations

THINGS = {
    "vocabulary_follow": "Ko igra protiv odigravača",
    "vocabulary_hold": "Ko drži tuđu licitaciju",
    "vocabulary_call": "Ko zove drugog",
    "vocabulary_weaker": "Ko nema jaču igru",
    "vocabulary_hat": "Na nuli i ispod nje",
    "vocabulary_declarer": "Ko igra kontrakt",
    "vocabulary_talon": "Dve karte na sredini",
    "vocabulary_ace": "Najjača karta",
    "vocabulary_king": "Karta ispod nje",
    "vocabulary_queen": "Karta ispod kralja",
    "vocabulary_jack": "Karta iznad desetke",
    "vocabulary_suits": "Boje",
}
WORDS = {
    "word_pratim": "pratim",
    "word_dodjem": "dođem",
    "word_idem": "idem",
    "word_moje": "moje",
    "word_mogu": "mogu",
    "word_zovem": "zovem",
    "word_idemo_zajedno": "idemo zajedno",
    "word_slabija": "slabija",
    "word_dobra": "dobra igra",
    "word_kapa": "kapa",
    "word_sesir": "šešir",
    "word_odigravac": "odigravač",
    "word_nosilac": "nosilac",
    "word_talon": "talon",
    "word_kup": "kup",
    "word_kec": "kec",
    "word_as": "as",
    "word_kralj": "kralj",
    "word_pop": "pop",
    "word_dama": "dama",
    "word_gornjak": "gornjak",
    "word_zandar": "žandar",
    "word_decko": "dečko",
    "word_postar": "poštar",
    "word_donjak": "donjak",
    "word_pik": "pik, karo, herc, tref",
    "word_list": "list, bundeva, srce, žir",
}
LANGUAGES = {
    "menu_language": "Jezik",
    "language_sr": "Srpski (latinica)",
    "language_sr_cyrl": "Srpski (ćirilica)",
    "language_en": "English",
}
TERMS = {
    "term_bule": ("Bule: poeni u sredini pisma. Na početku su svima jednake i igra se do nule."),
    "term_supe": ("Supe: poeni koji se pišu na jednog protivnika, levo ili desno na pismu."),
    "term_refa": ("Refa: trougao koji svi dobiju kad svi kažu dalje. Ko ima otvorenu, igra duplo."),
    "term_kontra": ("Kontra: protivnici udvostručuju vrednost ruke."),
    "term_rekontra": ("Rekontra: onaj ko igra još jednom udvostručuje vrednost ruke."),
    "term_talon": ("Talon: dve karte na sredini, za onoga ko dobije licitaciju."),
    "term_betl": ("Betl: ko ga igra ne sme da odnese nijedan štih."),
    "term_sans": ("Sans: igra bez aduta."),
}

TABLE = THINGS | WORDS | LANGUAGES | TERMS
