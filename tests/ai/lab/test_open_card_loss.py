"""Open-card loss: staged deals, free cards, what they give away."""

from open_card_loss import Losses, loss_of, report
from players import Answer
from playing import Decision
from preferans_desktop.rules.cards import parse_card
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.contracts import Contract
from runs import Options, carry_out
from staged_deals import BETL, CYCLE, SANS, TRUMP, kind_of_number, staged_table


def test_staged_deals_are_of_their_kind_and_at_the_first_lead() -> None:
    for number in (0, 13):
        table = staged_table(4, number)
        hand = table.match.hand
        kind = kind_of_number(number)
        assert hand.play is not None
        assert hand.play.tricks == ()
        expected = {BETL: {Contract.BETL}, SANS: {Contract.SANS}}
        trumps = {Contract.KARO, Contract.HERC, Contract.TREF}
        assert hand.contract in expected.get(kind, trumps)
        assert len(hand.play.defenders) == (1 if kind == TRUMP and number % 3 == 0 else 2)
        assert table == staged_table(4, number)
    assert {CYCLE.count(kind) for kind in (TRUMP, SANS, BETL)} == {10, 3, 7}


def decision(stage, seat: int, card: str) -> Decision:
    table = type("Staged", (), {"match": stage.match})
    return Decision(table, seat, Answer(PlayCard(seat, parse_card(card)), 0.0))


def test_loss_of_a_card(stage) -> None:
    play = stage({0: "S8 D7 D8 D9 H7 H8 H9 C7 C8 C9", 1: "S7 SQ SK SA", 2: "CA"}, void={2: "S"})
    play = play.announced(0, Contract.BETL).both_follow()
    # The seven catches the eight, under the ace it is thrown away for good.
    assert loss_of(decision(play, 1, "S7")) == ("betl defence", 0)
    assert loss_of(decision(play, 1, "SA")) == ("betl defence", 1)
    play.play("S7 CA")
    assert loss_of(decision(play, 0, "S8")) is None  # he has no choice


def test_the_table_of_two_players(tmp_path) -> None:
    losses = Losses("bot:rules_of_thumb", "bot:plain_sampler", 1)
    lines = carry_out(losses.about(), (0, 13), losses, Options(tmp_path / "loss.jsonl"))
    assert {"declarer", "defender"} <= set(lines[0]["A"]["lost"])
    assert "betl defence" in lines[1]["B"]["lost"]
    for line in lines:
        cards = [{role: of for role, (_, of) in line[of]["lost"].items()} for of in "AB"]
        assert cards[0] == cards[1], "both answer at the same cards"
    text = report(losses, lines)
    assert "1 trump, 1 betl" in text
    same = report(losses, [{**line, "B": line["A"]} for line in lines])
    assert "+0.0000 ± " in same
