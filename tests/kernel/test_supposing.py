"""Supposing: for one question the state is another one, and afterwards it is the same as before, to the byte."""

from collections.abc import Callable

import msgspec
import pytest

from asztal.kernel.rules import Game, supposing
from tests.kernel.minis import toy_euro
from tests.kernel.minis.toy_euro import Toy


@pytest.fixture
def game() -> Game[Toy]:
    return toy_euro.TITLE.new(2)


def data_of(game: Game[Toy]) -> bytes:
    return msgspec.json.encode(game.state.to_data())


def test_it_holds_within_and_is_over_afterwards(game: Game[Toy]) -> None:
    me, before = game.state.players[0], data_of(game)
    with supposing(me, wood=0, stone=7):
        assert (me.wood, me.stone) == (0, 7)
    assert (me.wood, me.stone) == (2, 1)
    assert data_of(game) == before


def test_what_was_there_comes_back_itself_and_no_copy(game: Game[Toy]) -> None:
    players, me = game.state.players, game.state.players[0]
    built = me.built
    with supposing(game.state, players=[me, me.clone()]), supposing(me, built=["B00"]):
        assert game.state.players is not players
        assert me.built == ["B00"]
    assert game.state.players is players
    assert me.built is built


def test_whatever_is_changed_within_is_undone(game: Game[Toy]) -> None:
    me = game.state.players[0]
    with supposing(me, wood=5):
        me.wood -= 3
    assert me.wood == 2


def raises() -> None:
    raise RuntimeError


def returns(game: Game[Toy]) -> int:
    with supposing(game.state.players[0], wood=9):
        return game.state.players[0].wood


def test_an_error_and_a_return_leave_nothing_behind(game: Game[Toy]) -> None:
    before = data_of(game)
    ask: Callable[[], None] = raises
    with pytest.raises(RuntimeError), supposing(game.state.players[0], wood=9):
        ask()
    assert data_of(game) == before
    assert returns(game) == 9
    assert data_of(game) == before


def test_a_field_that_there_is_not_cannot_be_supposed(game: Game[Toy]) -> None:
    before = data_of(game)
    with pytest.raises(AttributeError), supposing(game.state.players[0], wood=1, gold=1):
        raise AssertionError("never here")
    assert data_of(game) == before
