import pytest
from PySide6.QtCore import QAbstractItemModel
from pytestqt.modeltest import ModelTester

from preferans_desktop.language.players import Gender, Player
from preferans_desktop.rules.cards import parse_card
from preferans_desktop.rules.serbian.log import Dealt
from preferans_desktop.rules.serbian.masking import view_of
from preferans_desktop.ui.captions import own_cards
from preferans_desktop.ui.models.bidding_list import BiddingList
from preferans_desktop.ui.models.hand_list import HandList
from preferans_desktop.ui.models.rows import update_rows
from preferans_desktop.ui.models.trick_list import TrickList
from preferans_desktop.ui.table.picture import picture_of
from support.contracts import in_play
from support.evening import events_of
from support.table import acts, cards, play_tricks

pytestmark = pytest.mark.usefixtures("qapp")

PLAYERS = (
    Player("Ti", Gender.M, you=True),
    Player("Stevan", Gender.M),
    Player("Mira", Gender.F),
)
PLAYED = parse_card("SA")


def texts(model: QAbstractItemModel) -> list[str]:
    return [model.data(model.index(row, 0)) for row in range(model.rowCount())]


class Counter:
    """What a model has told."""

    def __init__(self, model: QAbstractItemModel) -> None:
        self.inserted = self.removed = self.resets = 0
        model.rowsInserted.connect(self._on_inserted)
        model.rowsRemoved.connect(self._on_removed)
        model.modelReset.connect(self._on_reset)

    def _on_inserted(self, _parent: object, first: int, last: int) -> None:
        self.inserted += last - first + 1

    def _on_removed(self, _parent: object, first: int, last: int) -> None:
        self.removed += last - first + 1

    def _on_reset(self) -> None:
        self.resets += 1


def hand_of(text: str) -> list:
    return [parse_card(part) for part in text.split()]


@pytest.mark.parametrize("seed", range(3))
def test_models_of_a_whole_match(qtmodeltester: ModelTester, seed: int) -> None:
    hand, trick, bidding = HandList(), TrickList(PLAYERS), BiddingList(PLAYERS)
    counters = [Counter(model) for model in (hand, trick, bidding)]
    for model in (hand, trick, bidding):
        qtmodeltester.check(model)
    said: list = []
    for event, match in events_of(seed)[:250]:
        said = [] if isinstance(event, Dealt) else [*said, event]
        view = view_of(match, 0)
        hand.show_cards(own_cards(picture_of(view)), None)
        play = view.hand.play if view.hand is not None else None
        trick.show_play(play)
        bidding.show_acts(said)
        if view.hand is not None:
            assert frozenset(hand.cards) == view.hand.holdings[0].known
        assert trick.trick == (play.trick if play is not None else ())
        assert trick.rowCount() == len(trick.trick)
    assert [counter.resets for counter in counters] == [0, 0, 0]
    assert all(counter.inserted for counter in counters)


def test_playing_a_card_removes_its_row_only() -> None:
    hand = HandList()
    hand.show_cards(hand_of("SA SK H7"), None)
    counter = Counter(hand)
    hand.show_cards(hand_of("SA H7"), None)
    assert (counter.inserted, counter.removed) == (0, 1)
    assert texts(hand) == ["Kec pik", "Sedmica herc"]


def test_update_rows_keeps_what_stays() -> None:
    hand = HandList()
    rows: list[int] = [1, 2, 3, 4]
    hand._cards = rows
    counter = Counter(hand)
    update_rows(hand, rows, [4, 1, 2, 5])
    assert rows == [4, 1, 2, 5]
    assert (counter.inserted, counter.removed) == (2, 2)


class TestChoice:
    @pytest.fixture
    def hand(self) -> HandList:
        hand = HandList()
        hand.show_cards(hand_of("SA SK DQ H7"), cards("SA SK"))
        return hand

    def test_arrows_step_on_playable_cards_round_the_ends(self, hand: HandList) -> None:
        seen = []
        for _ in range(3):
            hand.move_focus(1)
            seen.append(hand.focused)
        assert seen == hand_of("SA SK SA")

    def test_the_left_arrow_begins_at_the_right(self, hand: HandList) -> None:
        hand.move_focus(-1)
        assert hand.focused == parse_card("SK")

    def test_no_arrow_without_a_choice(self, hand: HandList) -> None:
        hand.show_cards(hand.cards, None)
        hand.move_focus(1)
        assert hand.focused is None

    def test_no_more_than_two_are_picked(self, hand: HandList) -> None:
        for card in hand_of("SA SK DQ"):
            hand.toggle(card, 2)
        assert hand.selected == cards("SA SK")
        hand.toggle(PLAYED, 2)
        hand.toggle(parse_card("DQ"), 2)
        assert hand.selected == cards("SK DQ")

    def test_a_card_that_is_gone_is_picked_no_more(self, hand: HandList) -> None:
        hand.toggle(PLAYED, 2)
        hand.focus(PLAYED)
        hand.show_cards(hand_of("SK DQ H7"), cards("SK"))
        assert (hand.selected, hand.focused) == (frozenset(), None)

    def test_the_choice_is_in_the_roles(self, hand: HandList, qtbot) -> None:
        with qtbot.waitSignal(hand.choice_changed):
            hand.toggle(PLAYED, 2)
        roles = (hand.CardRole, hand.PlayableRole, hand.SelectedRole, hand.FocusedRole)
        assert [hand.data(hand.index(0), role) for role in roles] == [PLAYED, True, True, False]


def test_trick_in_words_and_the_last_one() -> None:
    model = TrickList(PLAYERS)
    match = in_play("karo")
    assert match.hand is not None
    model.show_play(match.hand.play)
    assert model.last is None
    match = play_tricks(match, [0])
    assert match.hand is not None
    model.show_play(match.hand.play)
    assert model.last is not None
    assert model.last.winner == 0
    assert model.rowCount() == 0


def test_bidding_in_words() -> None:
    model = BiddingList(PLAYERS)
    model.show_acts(
        acts(
            "1 2, 2 dalje, 0 3, 1 moje, 0 dalje, 1 skart S7 S8, 1 objava karo,"
            " 2 ne_pratim, 0 sam, 1 karta SA"
        )
    )
    assert texts(model) == [
        "dva", "dalje", "tri", "moje", "dalje", "karo", "ne pratim", "sam",
    ]  # fmt: skip
    names = [model.data(model.index(row), model.NameRole) for row in range(3)]
    assert names == ["Stevan", "Mira", "Ti"]
