"""A forecast is made from what its reader is shown, once for all who are shown the same, and sent as the view is."""

from typing import Any

import msgspec
import pytest
from msgspec import Struct

from asztal.kernel import SPECTATOR, Feed, Glance, Look, Table, observe, patched, schema, shown
from asztal.kernel.rules import Face
from asztal.kernel.view import observe_openly
from asztal.testkit.checks.sight import Looks, Patches
from asztal.testkit.contract import check_secrecy
from asztal.testkit.walk import ContractBroken, Setting, Walk, watch
from tests.kernel.minis import deck, toy_euro


class Harvest(Struct):
    """What everybody would have after so many more turns."""

    wood: list[int]
    known: list[str]
    long: str = "so that a change is told and the rest is left alone " * 10


MADE: list[int] = []


class HarvestFace(Face[Any]):
    def forecast(self, look: Look[Any]) -> Harvest:
        MADE.append(look.seat)
        players = look.g.state.players
        known = [card for player in players for card in player.hand if not card.startswith("?")]
        return Harvest([player.wood + 2 for player in players], known)


class Foretelling(toy_euro.ToyEuro):
    face = HarvestFace()


class OpenFace(Face[Any]):
    """A forecast of what everybody sees."""

    def forecast(self, look: Look[Any]) -> Harvest:
        MADE.append(look.seat)
        return Harvest([player.wood + 2 for player in look.g.state.players], [])


class OpenlyForetelling(toy_euro.ToyEuro):
    face = OpenFace()


TITLE = Foretelling()


def test_the_forecast_of_a_reader_is_made_from_what_that_reader_knows() -> None:
    table = Table.new(TITLE, 2)
    table.apply(0, "choose draw")
    mine, theirs = (shown(TITLE, observe(table.game, seat)).forecast for seat in (0, 1))
    assert len(mine.known) == 1
    assert theirs.known == shown(TITLE, observe(table.game, SPECTATOR)).forecast.known == []
    assert shown(TITLE, observe_openly(table.game)).forecast.known == mine.known


@pytest.mark.parametrize("title", [TITLE, OpenlyForetelling()])
def test_old_forecast_and_patch_are_the_new_forecast(title: Any) -> None:
    table = Table.new(title, 2)
    feeds = {seat: Feed(seat) for seat in (0, 1, SPECTATOR)}
    held: dict[int, Any] = dict.fromkeys(feeds)
    for choice in ("", "choose draw", "choose wood", "choose stone", "choose draw"):
        if choice:
            table.apply(next(iter(table.game.decisions)), choice)
        glance = Glance(table.game)
        for seat, feed in feeds.items():
            update = feed.update(glance)
            assert update is not None
            held[seat] = patched(held[seat], update.patch)
            assert held[seat] == msgspec.to_builtins(shown(title, observe(table.game, seat)))
            assert msgspec.json.decode(msgspec.json.encode(feed.shown)) == held[seat]


def test_what_is_new_in_a_long_forecast_is_told_alone() -> None:
    table = Table.new(TITLE, 2)
    feed = Feed(0)
    feed.update(Glance(table.game))
    table.apply(0, "choose wood")
    update = feed.update(Glance(table.game))
    assert update is not None
    told = [op for op in update.patch if op["path"].startswith("/forecast")]
    assert told == [{"op": "replace", "path": "/forecast/wood/0", "value": 6}]


def test_who_is_shown_the_same_is_foretold_the_same_and_it_is_worked_out_once() -> None:
    table = Table.new(OpenlyForetelling(), 4)
    glance = Glance(table.game)
    MADE.clear()
    for seat in (2, 0, 1, 3, SPECTATOR):
        Feed(seat).update(glance)
    assert MADE == [2]  # nobody has a card yet
    table.apply(0, "choose draw")
    glance = Glance(table.game)
    MADE.clear()
    for seat in (2, 0, 1, 3, SPECTATOR):
        Feed(seat).update(glance)
    assert MADE == [2, 0]  # who has drawn sees more than the others


def test_a_game_without_a_forecast_is_shown_with_none_and_nothing_is_recalled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("asztal.kernel.forecast.recall", None)
    game = deck.TITLE.new(2)
    feed = Feed(0)
    feed.update(Glance(game))
    assert msgspec.json.decode(msgspec.json.encode(feed.shown))["forecast"] is None
    assert shown(deck.TITLE, observe(game, 0)).forecast is None
    assert not hasattr(observe(game, 0), "forecast")


def test_the_schema_has_the_type_of_the_forecast() -> None:
    with_one, without = schema(TITLE)["$defs"], schema(deck.TITLE)["$defs"]
    assert with_one["Harvest"]["required"] == ["wood", "known"]
    assert with_one["Shown_ToyView__Harvest_"]["properties"]["forecast"] == {"$ref": "#/$defs/Harvest"}
    assert without["Shown_DeckStateView__NoneType_"]["properties"]["forecast"] == {"type": "null"}


class Seated(Face[Any]):
    """A forecast that depends on who looks."""

    def forecast(self, look: Look[Any]) -> Harvest:
        return Harvest([look.seat], [])


class SeatedTitle(toy_euro.ToyEuro):
    face = Seated()


def test_a_forecast_that_depends_on_who_looks_is_caught() -> None:
    walk = Walk(Setting(SeatedTitle(), 3), 1)
    with pytest.raises(ContractBroken, match="patch"):
        watch(walk, [Patches(walk)])


class Guessing(Face[Any]):
    """A forecast from cards that the reader does not see."""

    def forecast(self, look: Look[Any]) -> Harvest:
        return Harvest([], [card for player in look.g.state.players for card in player.hand])


class GuessingTitle(toy_euro.ToyEuro):
    face = Guessing()


def test_a_forecast_that_is_not_true_is_caught() -> None:
    walk = Walk(Setting(GuessingTitle(), 3), 1)
    with pytest.raises(ContractBroken, match="forecast"):
        watch(walk, [Looks(walk)])


def test_the_contract_holds_with_an_honest_forecast() -> None:
    title = OpenlyForetelling()
    walk = Walk(Setting(title, 3), 1, undo=0.1)
    assert watch(walk, [Patches(walk), Looks(walk)]) > 0
    assert check_secrecy(Setting(title, 3), decisions=60) > 0
