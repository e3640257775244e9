"""What a seat has is in every world that it imagines: each loss planted here must be found."""

from dataclasses import dataclass, make_dataclass
from types import GenericAlias
from typing import Any

import pytest
from msgspec import Struct

from asztal.kernel import Game, title
from asztal.kernel.rules import Choose, Dealer, DeckView, Do, EachSeat, Frame, InNoView, Repeat, Seq, Slots, plain_view
from asztal.testkit.contract import check_contract, check_worlds
from asztal.testkit.walk import ContractBroken, Setting
from tests.kernel.minis import own_pace, toy_euro
from tests.kernel.minis.toy_euro import ToyEuro

LOST = ": world: "


class PlayerView(Struct):
    wood: int
    stone: int
    built: list[str]
    hand: Slots


class View(Struct):
    players: list[PlayerView]
    deck: DeckView


def game_with(state: type[Any], player: type[Any], rest: Any, **more: Any) -> type[ToyEuro]:
    """The small Euro with other fields, of which its view knows nothing, and a way to change them."""
    state = make_dataclass(state.__name__, [("players", GenericAlias(list, (player,)))], bases=(state,), slots=True)
    turn = Choose[Any](wood=toy_euro.gain(2, 0), draw=ToyEuro.draw, build=toy_euro.Build(), rest=Do(rest))
    made = {"game": Seq(setup=ToyEuro.setup, rounds=Repeat(20, EachSeat(turn)))}
    return type("Resting", (ToyEuro,), {"state": state, "player": player, "view": View, "effects": made, **more})


@dataclass(slots=True)
class Resting(toy_euro.Player):
    rests: bool = False


@dataclass(slots=True)
class Calm(toy_euro.Toy):
    rested: int = 0


@dataclass(slots=True)
class Declared(toy_euro.Player):
    rests: InNoView[bool] = False


@dataclass(slots=True)
class DeclaredCalm(toy_euro.Toy):
    rested: InNoView[int] = 0


@dataclass(slots=True)
class Veiled(toy_euro.Player):
    """Shows its stone to nobody, not even to its owner."""

    def show_stone(self) -> int:
        return 1


def own(g: Game[Any], f: Frame) -> None:
    g.state.players[f.seat].rests = True


def common(g: Game[Any], f: Frame) -> None:
    g.state.rested += 1


def mines(g: Game[Any], f: Frame) -> None:
    g.state.players[f.seat].stone += 1


def wakes(self: Any, state: Any, view: Any, dealer: Dealer) -> None:
    """Fills in what no view tells."""
    for player in state.players:
        player.rests = False


def spends(self: Any, state: Any, view: Any, dealer: Dealer) -> None:
    """Fills in what the view has told already, and otherwise."""
    state.players[dealer.seat].wood = 0


UNDECLARED = [
    (game_with(toy_euro.Toy, Resting, own), "Resting.rests is in no view, .* name it in PlayerView .*, or declare it"),
    (game_with(Calm, toy_euro.Player, common), "Calm.rested is in no view, .* name it in View .*, or declare it"),
]


@pytest.mark.parametrize(("game", "message"), UNDECLARED)
def test_a_field_in_no_view_is_refused_when_the_title_is_made(game: type[ToyEuro], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        game()


@pytest.mark.parametrize(
    ("game", "message"),
    [(UNDECLARED[0][0], r"players\[[01]\].rests is True"), (UNDECLARED[1][0], "rested is 1")],
    ids=["an own field", "a shared field"],
)
def test_the_contract_would_find_it_as_well(game: type[ToyEuro], message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(title, "check_named", lambda *_: None)
    with pytest.raises(ContractBroken, match=LOST + message):
        check_contract(Setting(game(), 2), games=3, names=["worlds"])


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (game_with(toy_euro.Toy, Declared, own), r"players\[[01]\].rests is True, where seat [01] imagines it False"),
        (game_with(DeclaredCalm, toy_euro.Player, common), "rested is 1, where seat 0 imagines it 0"),
        (game_with(toy_euro.Toy, Veiled, mines), r"players\[[01]\].stone is 2, where seat [01] imagines it 1"),
        (game_with(toy_euro.Toy, toy_euro.Player, mines, complete=spends), r"players\[0\].wood is 2, where seat 0 "),
    ],
    ids=["an own field", "a shared field", "what its owner is not shown", "a world filled in wrongly"],
)
def test_what_a_seat_loses_in_its_own_world_is_caught(game: type[ToyEuro], message: str) -> None:
    with pytest.raises(ContractBroken, match=LOST + message):
        check_contract(Setting(game(), 2), games=3, names=["worlds"])


def test_a_declared_field_may_be_anything_where_the_title_fills_it_in() -> None:
    game = game_with(toy_euro.Toy, Declared, own, complete=wakes)
    assert check_contract(Setting(game(), 2), names=["worlds", "secrecy", "looks"]) > 0


def test_a_field_is_named_or_declared_and_not_both() -> None:
    @dataclass(slots=True)
    class Both(toy_euro.Player):
        wood: InNoView[int] = 2

    with pytest.raises(
        TypeError, match=r"Both\.wood is declared as InNoView, and PlayerView names it: keep one of them"
    ):
        game_with(toy_euro.Toy, Both, mines)()


def test_the_players_of_a_state_are_those_of_the_title() -> None:
    wrong = type("Wrong", (ToyEuro,), {"player": Veiled})
    with pytest.raises(TypeError, match=r"Toy\.players must be a list\[Veiled\], as the title says"):
        wrong()


def test_a_plain_view_leaves_out_what_is_declared() -> None:
    game = game_with(DeclaredCalm, Declared, own, view=Struct)()
    assert game.view.__struct_fields__ == ("players", "deck")
    assert "rests" not in plain_view(Declared).__struct_fields__


def test_the_same_games_without_a_loss_pass() -> None:
    assert check_worlds(Setting(toy_euro.TITLE, 3), 300) >= 300
    assert check_worlds(Setting(own_pace.TITLE, 2), 100) >= 100
