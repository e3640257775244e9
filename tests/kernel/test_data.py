"""State data can be copied, saved and loaded, and nothing else gets in."""

from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asztal.kernel import rules as k
from asztal.kernel.zones import tag_of


@dataclass(slots=True)
class Tile(k.Data):
    kind: str = "grass"
    height: int = 0
    marks: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Board(k.Data):
    rows: list[list[int]] = field(default_factory=list)
    tiles: list[Tile] = field(default_factory=list)
    grid: list[list[Tile]] = field(default_factory=list)
    prices: dict[int, int] = field(default_factory=dict)
    stacks: dict[int, list[str]] = field(default_factory=dict)
    named: dict[str, Tile] = field(default_factory=dict)
    deep: dict[str, dict[int, Tile]] = field(default_factory=dict)
    corner: tuple[int, int] = (0, 0)
    path: list[tuple[int, str]] = field(default_factory=list)
    chosen: Tile | None = None
    queue: list[int] | None = None
    owner: int | None = None
    season: Literal["dry", "wet"] = "dry"
    rate: float = 0.5


@dataclass(slots=True)
class TallTile(Tile):
    floors: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Trader(k.Data):
    hand: k.Zone = k.zone_field()
    offer: k.Holder = field(default_factory=k.Holder)


@dataclass(slots=True)
class Market(k.State):
    players: list[Trader]
    deck: k.Deck = k.deck_field("goods")
    piles: list[k.Zone] = field(default_factory=list)


def full_board() -> Board:
    return Board(
        rows=[[1, 2], [], [3]],
        tiles=[Tile("rock", 2, ["x"]), Tile()],
        grid=[[Tile("sand", 1)], []],
        prices={3: 10, -1: 5},
        stacks={0: ["a", "b"], 7: []},
        named={"home": Tile("clay", 4, ["m", "n"])},
        deep={"north": {2: Tile("snow", 9)}, "south": {}},
        corner=(4, -2),
        path=[(1, "up"), (2, "left")],
        chosen=Tile("pick", 1, ["p"]),
        queue=[3, 1],
        owner=2,
        season="wet",
        rate=0.25,
    )


def through_json(value: k.Data) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value.to_data()))


def mutable_parts(value: Any) -> list[int]:
    """The identity of every list, dict and data class inside a value."""
    if isinstance(value, list):
        return [id(value), *(found for part in value for found in mutable_parts(part))]
    if isinstance(value, dict):
        return [id(value), *(found for part in value.values() for found in mutable_parts(part))]
    if isinstance(value, k.Data):
        names = value.__dataclass_fields__  # type: ignore[attr-defined]
        return [id(value), *(found for name in names for found in mutable_parts(getattr(value, name)))]
    return []


def test_a_clone_is_equal_and_of_the_same_class() -> None:
    board = full_board()
    copy = board.clone()
    assert type(copy) is Board
    assert copy == board


def test_a_clone_shares_nothing_that_can_change() -> None:
    board = full_board()
    assert set(mutable_parts(board.clone())).isdisjoint(mutable_parts(board))


def test_changing_a_clone_at_any_depth_leaves_the_original_alone() -> None:
    board, copy = full_board(), full_board().clone()
    copy = board.clone()
    copy.rows[0].append(99)
    copy.grid[0][0].marks.append("new")
    copy.prices[3] = 0
    copy.stacks[0].clear()
    copy.named["home"].height = 0
    copy.deep["north"][2].kind = "mud"
    assert copy.chosen is not None
    assert copy.queue is not None
    copy.chosen.height = 5
    copy.queue.append(8)
    assert board == full_board()


def test_saved_data_is_json_builtins_with_text_keys() -> None:
    data = full_board().to_data()
    assert data["prices"] == {"3": 10, "-1": 5}
    assert data["stacks"] == {"0": ["a", "b"], "7": []}
    assert data["deep"] == {"north": {"2": {"kind": "snow", "height": 9, "marks": []}}, "south": {}}
    assert data["corner"] == [4, -2]
    assert data["path"] == [[1, "up"], [2, "left"]]
    assert data["chosen"] == {"kind": "pick", "height": 1, "marks": ["p"]}
    assert msgspec.json.decode(msgspec.json.encode(data)) == data


def test_saved_data_shares_nothing_with_the_value() -> None:
    board = full_board()
    data = board.to_data()
    data["rows"][0].append(7)
    data["tiles"][0]["marks"].append("y")
    assert board == full_board()


def test_loading_gives_back_the_value_with_its_types() -> None:
    board = Board.from_data(through_json(full_board()))
    assert board == full_board()
    assert list(board.prices) == [3, -1]
    assert board.corner == (4, -2)
    assert type(board.path[0]) is tuple
    assert type(board.deep["north"][2]) is Tile


@pytest.mark.parametrize("board", [Board(), Board(chosen=None, queue=None, owner=None)])
def test_an_absent_optional_value_stays_absent(board: Board) -> None:
    loaded = Board.from_data(through_json(board))
    assert (loaded.chosen, loaded.queue, loaded.owner) == (None, None, None)
    assert board.clone() == board == loaded


@dataclass(slots=True)
class Pawn(k.Data):
    place: tuple[int, int] | None = None
    trail: dict[str, tuple[int, tuple[str, ...]]] = field(default_factory=dict)


def test_an_optional_tuple_is_loaded_as_a_tuple() -> None:
    pawn = Pawn((1, 2), {"a": (3, ("b", "c"))})
    loaded = Pawn.from_data(through_json(pawn))
    assert loaded == pawn
    assert type(loaded.place) is tuple


def market() -> Market:
    state = Market(seats=2, variant={"map": "west"}, players=[Trader(), Trader()], pools=2, blurs=[(1, 2, 6)])
    state.stack = [k.Frame("game", 0, "rounds", 3, {"site": (1, "b")}, [[k.Frame("game.turn", 1)], []])]
    state.rolls = {"die": 2}
    state.players[1].hand = k.Zone(1, {"c": tag_of(1, 2), "a": tag_of(1, 3)})
    state.players[0].offer.sealed.cards["d"] = tag_of(2, 1)
    state.deck.cards |= {"e": tag_of(1, 0), "f": tag_of(1, 1), "g": tag_of(2, 0)}
    state.deck.top, state.deck.bottom, state.deck.epoch = ["f"], ["g"], 4
    state.piles = [k.Zone(), k.Zone(cards={"h": tag_of(1, k.EVERYONE)})]
    return state


def test_zones_decks_and_frames_survive_saving() -> None:
    loaded = Market.from_data(through_json(market()))
    assert loaded == market()
    assert list(loaded.players[1].hand) == ["c", "a"]
    assert (loaded.deck.name, loaded.deck.epoch, loaded.deck.top, loaded.deck.bottom) == ("goods", 4, ["f"], ["g"])
    assert loaded.blurs == [(1, 2, 6)]
    assert loaded.stack[0].vars == {"site": (1, "b")}
    assert loaded.stack[0].kids == [[k.Frame("game.turn", 1)], []]


def test_cloned_zones_decks_and_frames_are_their_own() -> None:
    state = market()
    copy = state.clone()
    assert type(copy.deck) is k.Deck
    del copy.deck.cards["e"]
    copy.deck.top.clear()
    copy.deck.bottom.append("e")
    copy.players[1].hand.cards.clear()
    copy.players[0].offer.sealed.cards["z"] = 0
    copy.piles[1].cards.clear()
    copy.stack[0].set("site", (2, "c"))
    assert copy.stack[0].kids is not None
    copy.stack[0].kids[1].append(k.Frame("late", 0))
    copy.rolls["die"] = 9
    copy.blurs.clear()
    assert state == market()


def test_a_subclass_copies_and_saves_its_own_fields_too() -> None:
    Tile("first").clone()
    Tile("first").to_data()  # generated for the parent before the subclass needs its own
    tower = TallTile("tower", 3, ["t"], [1, 2])
    copy = tower.clone()
    assert type(copy) is TallTile
    assert copy == tower
    assert copy.floors is not tower.floors
    assert tower.to_data() == {"kind": "tower", "height": 3, "marks": ["t"], "floors": [1, 2]}
    assert TallTile.from_data(tower.to_data()) == tower


def test_a_parent_keeps_its_own_form_after_its_subclass_was_used() -> None:
    TallTile("tower").to_data()
    assert Tile("flat").to_data() == {"kind": "flat", "height": 0, "marks": []}


@dataclass(slots=True)
class WithSet(k.Data):
    cards: set[str] = field(default_factory=set)


@dataclass(slots=True)
class WithAny(k.Data):
    thing: Any = None


@dataclass(slots=True)
class WithEither(k.Data):
    thing: list[int] | dict[str, int] | None = None


@dataclass(slots=True)
class WithListInTuple(k.Data):
    pair: tuple[list[int], int] = field(default_factory=lambda: ([], 0))


REFUSED = {"a set": WithSet, "anything": WithAny, "a list or a dict": WithEither, "a list in a tuple": WithListInTuple}


@pytest.mark.parametrize("kind", REFUSED)
def test_a_type_that_state_data_cannot_hold_is_refused_when_copied(kind: str) -> None:
    with pytest.raises(TypeError, match="state data cannot hold"):
        REFUSED[kind]().clone()


@pytest.mark.parametrize("kind", REFUSED)
def test_a_type_that_state_data_cannot_hold_is_refused_when_saved(kind: str) -> None:
    with pytest.raises(TypeError, match="state data cannot hold"):
        REFUSED[kind]().to_data()


def test_old_data_gets_the_default_of_a_field_that_was_added_later() -> None:
    one, other = (Board.from_data({"rows": [[1]], "tiles": [{"kind": "rock"}]}) for _ in range(2))
    assert one == Board(rows=[[1]], tiles=[Tile("rock", 0, [])])
    assert one.prices is not other.prices
    assert one.tiles[0].marks is not other.tiles[0].marks


def test_old_data_without_a_field_that_has_no_default_is_refused_by_name() -> None:
    with pytest.raises(KeyError, match="players"):
        Market.from_data({"seats": 2})


def test_data_of_a_field_that_was_dropped_is_ignored() -> None:
    assert Tile.from_data({"kind": "rock", "colour": "red"}) == Tile("rock")


FEW = settings(max_examples=40, deadline=None)
TILES = st.builds(Tile, st.text(max_size=3), st.integers(), st.lists(st.text(max_size=2), max_size=2))
BOARDS = st.builds(
    Board,
    rows=st.lists(st.lists(st.integers(), max_size=3), max_size=3),
    tiles=st.lists(TILES, max_size=3),
    grid=st.lists(st.lists(TILES, max_size=2), max_size=2),
    prices=st.dictionaries(st.integers(), st.integers(), max_size=3),
    stacks=st.dictionaries(st.integers(), st.lists(st.text(max_size=2), max_size=2), max_size=3),
    named=st.dictionaries(st.text(max_size=2), TILES, max_size=2),
    deep=st.dictionaries(st.text(max_size=2), st.dictionaries(st.integers(), TILES, max_size=2), max_size=2),
    corner=st.tuples(st.integers(), st.integers()),
    path=st.lists(st.tuples(st.integers(), st.text(max_size=2)), max_size=2),
    chosen=st.none() | TILES,
    queue=st.none() | st.lists(st.integers(), max_size=2),
    owner=st.none() | st.integers(),
)


@FEW
@given(BOARDS)
def test_any_value_equals_its_clone_and_shares_nothing_with_it(board: Board) -> None:
    copy = board.clone()
    assert copy == board
    assert set(mutable_parts(copy)).isdisjoint(mutable_parts(board))


@FEW
@given(BOARDS)
def test_any_value_comes_back_from_its_data(board: Board) -> None:
    data = board.to_data()
    assert Board.from_data(data) == board
    assert Board.from_data(data).to_data() == data
