"""The character cards: introductory sets, the draft, starting items and permanent bonuses."""

from collections import Counter

import pytest

from asztal.games.ginkgopolis.cards import CARDS, CHARACTERS
from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.games.ginkgopolis.vocabulary import After
from asztal.kernel import SPECTATOR, observe
from asztal.testkit.walk import events_for

SETS = [[f"CH{number:02}" for number in range(3 * index + 1, 3 * index + 4)] for index in range(6)]


def packs(table: Tabletop) -> list[list[str]]:
    """The characters in each player's hand."""
    return [sorted(player.hand) for player in table.state.players]


def kept(table: Tabletop) -> list[list[str]]:
    """The characters that each player has picked so far."""
    return [sorted(player.sealed) for player in table.state.players]


def everybody_keeps_the_lowest(table: Tabletop) -> list[str]:
    lowest = [cards[0] for cards in packs(table)]
    for seat, card in enumerate(lowest):
        table.answer(seat, f"keep {card}")
    return lowest


# --- the introductory game ------------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-CHR-01")
def test_in_the_introductory_game_each_player_gets_another_numbered_set() -> None:
    given = []
    for seed in range(30):
        table = Tabletop(5, seed)
        areas = [player.area for player in table.state.players]
        assert all(area in SETS for area in areas)
        assert len({area[0] for area in areas}) == 5
        assert table.events("characters") == [
            {"event": "characters", "seat": seat, "cards": area} for seat, area in enumerate(areas)
        ]
        given += areas
    assert sorted({area[0] for area in given}) == [
        "CH01",
        "CH04",
        "CH07",
        "CH10",
        "CH13",
        "CH16",
    ]  # each set, at random


@pytest.mark.rules("GIN-CHR-02")
def test_each_set_has_a_red_a_yellow_and_a_blue_character_and_nine_are_in_no_set() -> None:
    for number, cards in enumerate(SETS, 1):
        assert [card.id for card in CHARACTERS if card.set == number] == cards
        assert [CARDS[card].colour for card in cards] == ["red", "yellow", "blue"]
    assert Counter(card.set > 0 for card in CHARACTERS) == {True: 18, False: 9}


# --- the draft ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-CHR-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_the_normal_game_four_of_all_characters_are_dealt_to_each(seats: int) -> None:
    table = Tabletop(seats, characters="draft")
    assert [len(pack) for pack in packs(table)] == [4] * seats
    dealt = {card for pack in packs(table) for card in pack}
    assert {*dealt, *table.state.characters} == {card.id for card in CHARACTERS}
    assert len(dealt) + len(table.state.characters) == len(CHARACTERS)
    for seat in range(seats):
        assert table.game.decisions[seat].ask == "keep-character"
        assert sorted(table.options(seat)) == [f"keep {card}" for card in packs(table)[seat]]


@pytest.mark.rules("GIN-CHR-03")
def test_any_character_may_be_dealt() -> None:
    dealt = {card for seed in range(15) for pack in packs(Tabletop(5, seed, characters="draft")) for card in pack}
    assert dealt == {card.id for card in CHARACTERS}


@pytest.mark.rules("GIN-CHR-04", "GIN-CHR-05")
def test_packs_go_left_after_each_pick_until_everybody_has_three_characters() -> None:
    table = Tabletop(3, characters="draft")
    first = packs(table)
    one = everybody_keeps_the_lowest(table)
    assert packs(table) == [first[2][1:], first[0][1:], first[1][1:]]  # three cards came from the right
    assert kept(table) == [[card] for card in one]
    second = packs(table)
    two = everybody_keeps_the_lowest(table)
    assert packs(table) == [second[2][1:], second[0][1:], second[1][1:]]
    assert [len(pack) for pack in packs(table)] == [2, 2, 2]
    assert [table.game.decisions[seat].ask for seat in range(3)] == ["keep-character"] * 3
    three = everybody_keeps_the_lowest(table)
    for seat, player in enumerate(table.state.players):
        assert player.area == sorted([one[seat], two[seat], three[seat]])
    assert [table.game.decisions[seat].ask for seat in range(3)] == ["commit-card"] * 3


@pytest.mark.rules("GIN-CHR-04")
def test_nobody_else_learns_which_character_a_player_keeps() -> None:
    seen = []
    for choice in range(4):
        table = Tabletop(3, characters="draft")
        table.answer(1, table.options(1)[choice])
        seen.append([observe(table.game, seat) for seat in (0, 2, SPECTATOR)])
    assert seen[0] == seen[1] == seen[2] == seen[3]
    told = events_for(table.game, 0)
    table.table.undo(1)  # until all have picked, a pick can be withdrawn, and that is nobody's business
    assert len(table.player(1).hand) == 4
    assert events_for(table.game, 0) == told


@pytest.mark.rules("GIN-CHR-06")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_last_card_of_each_pack_goes_to_the_box_with_the_undealt_ones(seats: int) -> None:
    table = Tabletop(seats, characters="draft")
    for _ in range(2):
        everybody_keeps_the_lowest(table)
    left = [pack[1] for pack in packs(table)]
    everybody_keeps_the_lowest(table)
    assert sorted(table.state.box) == sorted(left)
    assert len(table.state.characters) == len(CHARACTERS) - 4 * seats
    for player in table.state.players:
        assert len(player.sealed) == 0
        assert len(player.hand) == 4
        assert not {*player.hand} & {card.id for card in CHARACTERS}


@pytest.mark.rules("GIN-CHR-07")
def test_all_characters_are_revealed_at_one_moment_after_the_last_pick() -> None:
    table = Tabletop(3, characters="draft")
    for _ in range(2):
        everybody_keeps_the_lowest(table)
    for seat in (0, 2):
        table.answer(seat, table.options(seat)[0])
    for seat in (0, 1, 2, SPECTATOR):
        assert [player.area for player in table.see(seat).players] == [[], [], []]
    assert table.events("characters") == []
    table.answer(1, table.options(1)[1])
    areas = [player.area for player in table.state.players]
    assert [len(area) for area in areas] == [3, 3, 3]
    for seat in (0, 1, 2, SPECTATOR):
        assert [player.area for player in table.see(seat).players] == areas
    assert table.events("characters") == [
        {"event": "characters", "seat": seat, "cards": area} for seat, area in enumerate(areas)
    ]
    assert table.table.why_not_undo(1) is not None  # what all have seen cannot be taken back


# --- what the characters give ---------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-CHR-08", "GIN-CHR-09")
def test_characters_pay_in_the_first_round_and_later_but_their_starting_items_only_once() -> None:
    table = Tabletop(2)
    table.state.first = 0
    table.area(0, "CH07", "CH14", "CH18")  # a resource, a point and a tile for every exploit
    table.area(1, "CH01", "CH02", "CH03")  # nothing for an exploit
    table.building("0,0", "y09", height=1)
    table.building("0,1", "y08", height=2)
    for seat in (0, 1):
        table.stock(seat, resources=0, points=0, supply=25)
        table.tiles(seat)
    table.deck("UA", "UB", "UC", "UD", "UE", "UF")
    table.hands("Y09 UG UH UI", "Y08 UJ UK UL")
    table.choose(0, "Y09").choose(1, "Y08")
    assert (table.rest(0), table.rest(1)) == ((1, 1, 2), (0, 0, 2))
    assert [player.area for player in table.see(1).players] == [["CH07", "CH14", "CH18"], ["CH01", "CH02", "CH03"]]
    table.stock(1, resources=0, points=0)
    table.put("Y09", table.player(0).hand)
    table.put("Y08", table.player(1).hand)
    table.settle().choose(0, "Y09").choose(1, "Y08")
    assert (table.rest(0), table.rest(1)) == ((2, 2, 4), (0, 0, 2))


@pytest.mark.rules("GIN-CHR-10")
def test_the_colour_of_a_character_says_what_its_bonus_is() -> None:
    items = {"red": "resource", "blue": "tile", "yellow": "point"}
    for card in CHARACTERS:
        assert isinstance(card.bonus, After)
        assert card.bonus.gains == ((items[card.colour], 1),)


@pytest.mark.rules("GIN-CHR-10")
@pytest.mark.parametrize(
    ("character", "gained"), [("CH19", (1, 0, 3)), ("CH25", (0, 1, 3)), ("CH17", (0, 0, 4)), ("CH21", (0, 0, 3))]
)
def test_a_character_pays_one_item_when_its_action_is_done(character: str, gained: tuple[int, int, int]) -> None:
    table = Tabletop(2)
    table.area(0, character)
    table.building("0,0", "y09", height=3)
    table.stock(0, resources=0, points=0)
    table.tiles(0)
    table.act(0, "Y09")
    assert table.rest(0) == gained


def starts(colour: str) -> dict[str, set[tuple[tuple[str, int], ...]]]:
    """The starting items of the characters of one colour, by the action of their bonus."""
    found: dict[str, set[tuple[tuple[str, int], ...]]] = {}
    for card in CHARACTERS:
        if card.colour == colour and isinstance(card.bonus, After):
            found.setdefault(card.bonus.when, set()).add(card.start)
    return found


@pytest.mark.rules("GIN-CHR-11")
def test_starting_items_of_red_characters() -> None:
    one_of_each = (("resource", 1), ("tile", 1), ("point", 1))
    assert starts("red") == {"exploit": {one_of_each}, "urbanize": {one_of_each}, "construct": {(("tile", 1),)}}


@pytest.mark.rules("GIN-CHR-12")
def test_starting_items_of_yellow_characters() -> None:
    more, less = (("resource", 2), ("tile", 1), ("point", 2)), (("resource", 2), ("tile", 1), ("point", 1))
    assert starts("yellow") == {"exploit": {more}, "urbanize": {more}, "construct": {less}}


@pytest.mark.rules("GIN-CHR-13")
def test_starting_items_of_blue_characters() -> None:
    more = (("resource", 2), ("point", 1))
    assert starts("blue") == {"exploit": {more}, "urbanize": {more}, "construct": {(("resource", 1),)}}


@pytest.mark.rules("GIN-CHR-14")
def test_there_are_four_red_three_blue_and_two_yellow_characters_for_each_action() -> None:
    copies = Counter((card.colour, card.bonus.when) for card in CHARACTERS if isinstance(card.bonus, After))
    assert copies == {
        (colour, action): count
        for colour, count in (("red", 4), ("blue", 3), ("yellow", 2))
        for action in ("exploit", "urbanize", "construct")
    }
    assert copies.total() == len(CHARACTERS)
