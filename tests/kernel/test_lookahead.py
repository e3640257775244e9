"""Can this be carried through to its end? Cheap answers first, then a search that changes nothing."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from asztal import kernel as k
from asztal.kernel.chance import Refusing


@dataclass(slots=True)
class Player(k.Data):
    coins: int = 0
    hand: k.Zone = k.zone_field()


@dataclass(slots=True)
class Shop(k.State):
    players: list[Player]
    deck: k.Deck = k.deck_field("shop")
    log: list[str] = field(default_factory=list)


class Rang(k.Event, frozen=True, tag="rang"):
    seat: int


G = k.Game[Shop]


class Pay(k.Act[Shop]):
    def __init__(self, coins: int) -> None:
        self.coins = coins

    def can(self, g: G, f: k.Frame) -> k.Reason | None:
        return k.Reason("no-coins") if g.state.players[f.seat].coins < self.coins else None

    def do(self, g: G, f: k.Frame) -> None:
        g.state.players[f.seat].coins -= self.coins
        g.state.log.append("paid")
        g.tell(Rang, f.seat)


class PayPrice(Pay):
    """Pays what the frame says."""

    def __init__(self) -> None:
        super().__init__(0)

    def can(self, g: G, f: k.Frame) -> k.Reason | None:
        return k.Reason("no-coins") if g.state.players[f.seat].coins < g.get("price") else None


def earn(coins: int) -> k.Do[Shop]:
    return k.Do(lambda g, f: setattr(me := g.state.players[f.seat], "coins", me.coins + coins))


def draw(g: G, f: k.Frame) -> None:
    k.draw(g, g.state.deck, g.state.players[f.seat].hand, k.bit(f.seat))


def ways(**branches: k.Effect[Shop]) -> k.Choose[Shop]:
    return k.Choose("way", always=False, **branches)


class ShopTitle(k.Title[Shop]):
    name, state, player, events = "shop", Shop, Player, (Rang,)
    effects = {
        "game": k.Seq(
            fill=k.Do[Shop](lambda g, f: k.fill(g, g.state.deck, list("abc"))), turn=ways(a=earn(1), b=earn(2))
        ),
        "free": earn(1),
        "pay": Pay(1),
        "any.order": k.AnyOrder(earn=earn(3), pay=Pay(2)),
        "never": k.AnyOrder(earn=earn(1), pay=Pay(2)),
        "second.way": k.Seq(one=ways(poor=earn(1), rich=earn(5)), two=ways(pay=Pay(4), more=Pay(9))),
        "deep": k.Seq(
            one=ways(a=earn(0), b=earn(1)),
            two=ways(a=earn(0), b=earn(1)),
            three=ways(a=earn(0), b=earn(1)),
            four=ways(pay=Pay(3), more=Pay(9)),
        ),
        "draw": k.Seq(draw=k.Do(draw), end=earn(1)),
        "draw.or.earn": k.Seq(way=ways(draw=k.Do(draw), earn=earn(2)), pay=ways(two=Pay(2), nine=Pay(9))),
        "price": k.AnyOrder(earn=earn(2), pay=PayPrice()),
        "all": k.Seq(all=k.Together(ways(a=earn(1), b=earn(2))), pay=ways(two=Pay(2), nine=Pay(9))),
    }


TITLE = ShopTitle()


def shop() -> G:
    return TITLE.new(2)


def can(at: str, g: G | None = None, limit: int = 2_000, **values: Any) -> bool:
    return k.completable(g or shop(), k.Frame(at, 0, vars=values or None), limit)


@pytest.fixture
def clones(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Every copy of a game that is made."""
    made: list[object] = []
    clone = k.Game.clone

    def counting(self: G, *args: Any, **kwargs: Any) -> G:
        made.append(self)
        return clone(self, *args, **kwargs)

    monkeypatch.setattr(k.Game, "clone", counting)
    return made


def test_what_asks_nothing_and_can_begin_can_be_finished() -> None:
    assert can("free")


def test_a_part_done_first_may_supply_what_another_needs() -> None:
    assert can("any.order")


def test_what_ends_in_a_dead_end_in_every_order_cannot_be_finished() -> None:
    assert not can("never")


def test_a_first_choice_that_leads_nowhere_does_not_hide_a_second_that_does() -> None:
    assert can("second.way")


def test_the_only_line_through_many_choices_is_found() -> None:
    assert can("deep")


def test_a_search_past_its_limit_counts_as_no() -> None:
    needed = next(limit for limit in range(100) if can("deep", limit=limit))
    assert needed > 3
    assert not any(can("deep", limit=limit) for limit in range(needed))
    assert can("deep", limit=needed + 1)


def test_what_only_a_draw_could_bring_cannot_be_counted_on() -> None:
    assert not can("draw")


def test_a_line_without_the_draw_still_counts() -> None:
    assert can("draw.or.earn")


def test_values_of_the_frame_are_known_to_the_search() -> None:
    assert can("price", price=2)
    assert not can("price", price=3)


def test_the_choices_of_all_seats_together_are_searched() -> None:
    assert can("all")


def test_the_cheap_answer_comes_first_and_makes_no_copy(clones: list[object]) -> None:
    assert not can("pay")
    assert clones == []


def test_an_effect_that_asks_nothing_needs_one_copy(clones: list[object]) -> None:
    assert can("free")
    assert len(clones) == 1


@pytest.mark.parametrize("at", ["free", "pay", "any.order", "never", "second.way", "draw", "draw.or.earn", "all"])
def test_looking_ahead_leaves_the_game_as_it_was(at: str) -> None:
    g = shop()
    before, decisions, stack = g.state.to_data(), dict(g.decisions), g.stack
    frame = k.Frame(at, 0, vars={"price": 1})
    k.completable(g, frame)
    assert g.state.to_data() == before
    assert g.decisions == decisions
    assert g.stack is stack
    assert (g.events, g.learned, g.happened) == ([], 0, [])
    assert frame == k.Frame(at, 0, vars={"price": 1})
    g.apply(0, k.Option("choose", ("b",)))
    assert g.state.players[0].coins == 2


def leads(at: str, coins: int, *, leave_out: str = "") -> bool:
    """Whether some line of choices through an effect ends with so many coins."""
    scratch = shop().clone(Refusing())
    scratch.state.stack[:] = [k.Frame(at, 0)]
    return k.leads_to(
        scratch,
        lambda end: end.state.players[0].coins == coins,
        tries=lambda game, options: [option for option in options if leave_out not in option.ids],
    )


def test_a_line_must_end_where_it_was_to_lead() -> None:
    assert leads("second.way", 1)
    assert not leads("second.way", 2)


def test_options_that_are_left_out_are_not_tried() -> None:
    assert not leads("second.way", 1, leave_out="rich")
