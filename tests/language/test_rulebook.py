"""The rules as players read them: complete in every language, and reached from everywhere."""

import pytest

from preferans_desktop.language.catalogue import VOICE
from preferans_desktop.language.figures import RULES
from preferans_desktop.language.rule_places import section_at, section_of
from preferans_desktop.language.rule_sections import Section
from preferans_desktop.language.rulebook import (
    Difference,
    Item,
    Paragraph,
    Row,
    parse,
    rulebook,
)
from preferans_desktop.language.speech import USUAL_SPEECH, Speech, Tongue
from preferans_desktop.rules.errors import Reason
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.masking import view_of
from preferans_desktop.rules.serbian.settings import SWITCHES, Rules
from support.contracts import in_play
from support.evening import events_of
from support.table import announced, dealt, new_match, play_tricks, say, with_paper


@pytest.fixture(params=Tongue)
def book(request):
    VOICE.use(Speech(request.param))
    yield rulebook()
    VOICE.use(USUAL_SPEECH)


def test_every_section_stands_once_in_its_chapter_and_order(book):
    assert [passage.section for passage in book.passages] == list(Section)
    assert all(passage.chapter == passage.section.chapter for passage in book.passages)
    assert list(book.chapters) == list(range(1, 14))
    assert all(passage.title and passage.blocks for passage in book.passages)


def test_every_house_rule_is_explained_with_all_its_values(book):
    found = [
        block
        for passage in book.passages
        for block in passage.blocks
        if isinstance(block, Difference)
    ]
    assert sorted(block.switch for block in found) == sorted(SWITCHES)
    for block in found:
        values = SWITCHES[block.switch]
        known = {"*" if len(values) > 10 and value else str(value) for value in values}
        assert block.says.keys() == known
        for value in values:
            assert block.of(value)
            assert block.of(value) not in block.others(value)
            assert len(block.others(value)) == len(block.says) - 1


def test_languages_have_the_same_parts():
    shapes = []
    for tongue in Tongue:
        VOICE.use(Speech(tongue))
        shapes.append(
            [
                [type(block) for block in passage.blocks if not isinstance(block, Paragraph)]
                for passage in rulebook().passages
            ]
        )
    VOICE.use(USUAL_SPEECH)
    assert shapes[0] == shapes[1] == shapes[2]


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_leads_to_a_section(book, reason):
    there = {passage.section for passage in book.passages}
    assert {section_of(reason, here) for here in Section} <= there


def test_every_explained_figure_leads_to_a_section(book):
    assert set(RULES.values()) <= {passage.section for passage in book.passages}


def test_cyrillic_is_cyrillic():
    VOICE.use(Speech(Tongue.CYRILLIC))
    passage = rulebook().passages[0]
    VOICE.use(USUAL_SPEECH)
    assert passage.title == "Играчи, карте и дељење"
    text = passage.blocks[0].text
    assert text.startswith("Преферанс играју тројица, са 32 карте")


def test_the_markup():
    text = "# 1 One\n\n## players Title\nfirst\nline\n- item\n| a | b\n? hold\n= x: this\n= *: that"
    (passage,) = parse(text).passages
    assert passage.blocks == (
        Paragraph("first line"),
        Item("item"),
        Row(("a", "b")),
        Difference("hold", {"x": "this", "*": "that"}),
    )


def at(match, seat=0):
    return section_at(view_of(match, seat))


def test_where_one_is():
    assert at(new_match()) is Section.PLAYERS
    assert at(dealt()) is Section.BIDDING
    assert at(say(dealt(), "0 igra")) is Section.HAND_GAMES
    assert at(say(dealt(), "0 2, 1 dalje, 2 dalje")) is Section.TALON
    assert at(announced("karo"), 1) is Section.FOLLOWING
    assert at(say(announced("karo"), "1 pratim, 2 pratim"), 1) is Section.KONTRA
    assert at(announced("pik"), 1) is Section.PIK
    assert at(announced("betl"), 1) is Section.BETL
    assert at(in_play("karo")) is Section.LEAD
    assert at(in_play("betl")) is Section.BETL
    assert at(say(in_play("karo"), "0 ponuda sve"), 1) is Section.OFFERS
    assert at(say(dealt(), "0 dalje, 1 dalje, 2 dalje")) is Section.REFE
    nearly_over = announced("karo", match=with_paper(new_match(), bule=(6, 0, 0)))
    assert at(say(nearly_over, "1 ne_pratim, 2 ne_pratim")) is Section.END
    fallen = say(play_tricks(in_play("karo"), [1, 1, 2]), "0 ponuda sve, 1 prihvatam, 2 prihvatam")
    assert at(fallen) is Section.PASSING
    assert at(say(fallen, "1 preuzimam"), 2) is Section.TAKE_OVER


def test_every_moment_of_a_match_has_its_section():
    seen = {
        section_at(view_of(match, seat))
        for _, match in events_of(5, Rules(bule=10))
        for seat in SEATS
    }
    assert {Section.BIDDING, Section.CARDS, Section.LEAD} <= seen
