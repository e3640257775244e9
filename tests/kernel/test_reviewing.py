"""Views, forecasts and offers that are made anew only where something has changed."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import FunctionType, MethodType
from typing import Any

import msgspec
import pytest

from asztal import registry
from asztal.kernel import SPECTATOR, Feed, Gaze, Seeded, Table, feed, observe, recall
from asztal.kernel.data import Data, reads_of
from asztal.kernel.differing import CARDS, differences, with_cards
from asztal.kernel.kept_offers import KeptOffers
from asztal.kernel.look import Memory
from asztal.kernel.zones import Eyes, Zone
from tests.kernel.minis import own_pace

OWN = [title for title in registry.titles().values() if title.finished]


@dataclass(slots=True)
class Shelf(Data):
    count: int = 0
    by_name: dict[str, int] = field(default_factory=dict)
    pile: Zone = field(default_factory=Zone)


@dataclass(slots=True)
class Shop(Data):
    shelves: list[Shelf] = field(default_factory=list)
    open: bool = False


def shop() -> Shop:
    return Shop([Shelf(1, {"a": 1, "b": 2}, Zone(cards={"x": 1, "y": 1})), Shelf()])


# --- what differs -----------------------------------------------------------------------------------------------------


def test_what_is_equal_does_not_differ() -> None:
    assert differences(shop(), shop()) == {}


def test_what_differs_is_told_down_to_the_field() -> None:
    new = shop()
    new.shelves[1].count = 5
    assert differences(new, shop()) == {"shelves": {1: {"count": True}}}
    assert not with_cards(differences(new, shop()))


def test_the_order_of_keys_and_cards_counts() -> None:
    new = shop()
    new.shelves[0].by_name = {"b": 2, "a": 1}
    new.shelves[0].pile.cards = {"y": 1, "x": 1}
    assert differences(new, shop()) == {"shelves": {0: {"by_name": True, "pile": CARDS}}}
    assert with_cards(differences(new, shop()))


def test_one_is_not_true() -> None:
    new = shop()
    new.shelves[0].count = True
    assert differences(new, shop()) == {"shelves": {0: {"count": True}}}


def test_another_number_of_parts_is_another_list() -> None:
    new = shop()
    new.shelves.pop()
    assert differences(new, shop()) == {"shelves": CARDS}


# --- views ------------------------------------------------------------------------------------------------------------


def any_game(title: Any, seed: int, seats: int = 3, choices: int = 80) -> Iterator[Table[Any]]:
    """A table before each of its choices."""
    chance, table = random.Random(seed), Table.new(title, seats, chance=Seeded(seed))
    while not table.game.over and len(table.entries) < choices:
        yield table
        seat = chance.choice(sorted(table.game.decisions))
        table.apply(seat, chance.choice(table.game.decisions[seat].options))


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.name)
def test_made_from_changes_it_is_what_is_made_from_nothing(title: Any) -> None:
    gaze, feeds = Gaze(), [Feed(seat) for seat in [0, 1, 2, SPECTATOR]]
    for table in any_game(title, 7):
        glance = gaze.glance(table, checked=True)
        for each in feeds:
            each.update(glance)
        assert not glance.wrong


def test_what_has_not_changed_is_the_same_object() -> None:
    gaze, mine = Gaze(), Feed(0)
    table = Table.new(own_pace.TITLE, 2, chance=Seeded(1))
    mine.update(gaze.glance(table))
    before = mine.seen
    table.apply(1, "choose dig")
    mine.update(gaze.glance(table))
    assert before is not None
    assert mine.seen is not None
    assert mine.seen.view.players[0] is before.view.players[0]
    assert mine.seen.view.players[1] != before.view.players[1]
    assert mine.seen.view.deck is before.view.deck
    assert mine.seen.unseen is before.unseen


def test_where_nothing_happened_nobody_is_told_anything() -> None:
    gaze, mine = Gaze(), Feed(0)
    table = Table.new(own_pace.TITLE, 2, chance=Seeded(1))
    assert mine.update(gaze.glance(table)) is not None
    assert mine.update(gaze.glance(table)) is None


def test_a_change_that_is_overlooked_is_found_and_the_right_view_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    gaze, mine = Gaze(), Feed(0)
    table = Table.new(own_pace.TITLE, 2, chance=Seeded(1))
    mine.update(gaze.glance(table))
    table.apply(1, "choose dig")
    monkeypatch.setattr(feed, "differences", lambda *_: {"deck": CARDS})
    glance = gaze.glance(table, checked=True)
    mine.update(glance)
    assert glance.wrong == [(0, "view")]
    assert msgspec.to_builtins(mine.seen) == msgspec.to_builtins(observe(table.game, 0))


class Recorder:
    """Stands for a part of a state, and notes which of its fields are read."""

    def __init__(self, part: Data, read: set[str]) -> None:
        self._part, self._read = part, read

    def __getattr__(self, name: str) -> Any:
        method = getattr(type(self._part), name, None)
        if isinstance(method, FunctionType):
            return MethodType(method, self)
        if name in getattr(self._part, "__dataclass_fields__", ()):
            self._read.add(name)
        return getattr(self._part, name)


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.name)
def test_show_methods_read_what_they_declare(title: Any) -> None:
    """No more than that in any game, and all of it in some."""
    read: dict[tuple[type[Data], str], set[str]] = {}
    for seed in range(3):
        for table in any_game(title, seed, choices=400):
            state = table.game.state
            for part in (state, *state.players):
                for name in dir(type(part)):
                    method = getattr(type(part), name)
                    if name.startswith("show_") and reads_of(method) is not None:
                        found = read.setdefault((type(part), name), set())
                        for seat in (0, SPECTATOR):
                            eyes = (Eyes(seat, state.blurs),) if method.__code__.co_argcount > 1 else ()
                            method(Recorder(part, found), *eyes)
    for (kind, name), found in read.items():
        assert found == set(reads_of(getattr(kind, name)) or ()), f"{kind.__name__}.{name}"


# --- what is kept -----------------------------------------------------------------------------------------------------


def test_a_function_is_asked_again_only_when_what_it_read_has_changed() -> None:
    asked: list[int] = []

    def gold(g: Any, seat: int) -> int:
        asked.append(seat)
        return int(g.state.players[seat].gold)

    memory: Memory = {}
    table = Table.new(own_pace.TITLE, 2, chance=Seeded(1))
    for option, expected in (("choose dig", [0, 1]), ("choose draw", [1]), ("", [])):
        look = recall(own_pace.TITLE, observe(table.game, 0), memory)
        asked.clear()
        assert [look.kept(gold, seat) for seat in (0, 1)] == [player.gold for player in table.game.state.players]
        assert asked == expected
        if option:
            table.apply(1, option)


def test_a_clone_of_a_look_leaves_the_view_alone() -> None:
    table = Table.new(own_pace.TITLE, 2, chance=Seeded(1))
    table.apply(0, "choose draw")
    seen = observe(table.game, 0)
    before, copy = msgspec.json.encode(seen), recall(own_pace.TITLE, seen).g.state.clone()
    copy.players[0].gold += 1
    copy.players[0].hand.cards.clear()
    again = copy.clone()
    assert again.players[0].gold == 1
    assert not again.players[0].hand.cards
    assert msgspec.json.encode(seen) == before


def test_whoever_reads_the_observation_itself_keeps_nothing() -> None:
    table = Table.new(own_pace.TITLE, 2, chance=Seeded(1))
    look = recall(own_pace.TITLE, observe(table.game, 0))
    assert look.reads.hold(observe(table.game, 0))
    assert look.seen.seat == 0
    assert not look.reads.hold(observe(table.game, 0))


def test_offers_are_kept_while_others_act() -> None:
    table = Table.new(own_pace.TITLE, 2, chance=Seeded(1))
    kept = KeptOffers.of(own_pace.TITLE, observe(table.game, 0))
    table.apply(1, "choose dig")
    assert kept.hold(observe(table.game, 0))
    table.apply(0, "choose rest")
    assert not kept.hold(observe(table.game, 0))
