"""What the greedy bot thinks of a position, and that it plays well with it."""

import random
from functools import partial

import pytest

from asztal.arena import simulate
from asztal.bots import GreedyBot, RandomBot
from asztal.bots.seating import Seating
from asztal.games.ginkgopolis import TITLE
from asztal.games.ginkgopolis.actions import cannot_pay
from asztal.games.ginkgopolis.events import Fallback
from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.kernel import Fast, observe
from asztal.testkit.walk import data_of


def bare(*area: str) -> Tabletop:
    """A table where nobody has anything but seat 0 its cards; a third of the 51 tiles is left."""
    table = Tabletop(seats=2)
    for seat in range(2):
        table.tiles(seat)
        table.area(seat)
        table.stock(seat, resources=0, points=0, new_hand_tokens=0)
    table.area(0, *area)
    return left(table, 17)


def left(table: Tabletop, tiles: int) -> Tabletop:
    """So many tiles are left in the supply."""
    table.supply(*[*table.state.supply, *table.state.removed][:tiles])
    return table


def committed(table: Tabletop, card: str, tile: str = "") -> float:
    """The value for seat 0 with this card and tile committed, while the other seat is still choosing."""
    me = table.player(0)
    table.put(card, me.sealed, 1)
    if tile:
        table.put(tile, me.laid, 1)
    left(table, 17)
    before = data_of(table.game)
    value = TITLE.value(table.state, 0)
    assert data_of(table.game) == before  # looking ahead changes nothing
    return value


def test_points_count_in_full_and_items_by_the_tiles_that_are_left() -> None:
    table = bare()
    assert TITLE.value(table.state, 0) == 0
    table.stock(0, points=7, resources=2)
    assert TITLE.value(table.state, 0) == pytest.approx(7 + (2 * 0.6) / 3)
    table.tiles(0, "y20", "y19", "y18")
    left(table, 17)
    assert TITLE.value(table.state, 0) == pytest.approx(7 + (2 * 0.6 + 3 * 1.2) / 3)
    left(table, 0)
    assert TITLE.value(table.state, 0) == 7
    assert TITLE.value(table.state, 1) == 0


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), [(1, 0), (1, 1), (1, 2), (1, 3), (2, 41), (4, 7)])
def test_the_greedy_bot_lays_no_tile_that_it_knows_it_cannot_pay(seats: int, seed: int) -> None:
    game, laid = TITLE.new(seats, {}, Fast(seed)), 0
    seating = Seating(game, ["greedy"] * seats, seed)
    while game.decisions:
        seat, option = seating.next()
        if option.kind == "tile":
            (card,) = game.state.players[seat].sealed
            assert cannot_pay(game, seat, card, str(option.ids[0])) is None
            laid += 1
        game.apply(seat, option)
    assert laid > 5
    assert not any(isinstance(event, Fallback) for _, event in game.events or ())


def test_permanent_bonuses_are_worth_three_uses_in_a_whole_game() -> None:
    table = bare("R01", "B08", "CH05", "Y20")  # a resource; a tile and a point; a point; nine points at the end
    assert TITLE.value(table.state, 0) == pytest.approx(9 + 3 * (0.6 + 1.2 + 1 + 1) / 3)


def test_a_tile_offered_in_the_hand_in_is_worth_its_point() -> None:
    table = bare()
    table.put("y20", table.player(0).offered, 1)
    table.put("y19", table.player(0).offered, 1)
    assert TITLE.value(table.state, 0) == 2


def test_a_character_picked_in_the_draft_is_worth_its_items_and_its_bonus() -> None:
    table = left(Tabletop(2, 1, characters="draft"), 17)
    tokens = 2 * 2
    table.put("CH06", table.player(0).sealed, 1)  # two resources and a point at once, a tile for every exploit
    assert TITLE.value(table.state, 0) == pytest.approx(tokens + (2 * 0.6 + 1 + 3 * 1.2) / 3)


def test_a_committed_card_is_judged_by_what_it_brings() -> None:
    table = bare()
    table.building("0,0", "y06", height=4)
    assert committed(table, "Y06") == 4


def test_a_committed_floor_is_judged_as_built() -> None:
    table = bare()
    table.clear_city()
    table.building("0,0", "r20")
    table.building("1,0", "y06")
    table.stock(0, resources=4, points=0)
    # Nine points of the card, two resources alone in a yellow district, one paid for the colour, one left.
    assert committed(table, "R20", "y20") == pytest.approx(9 + 2 * 2 + 0.6 / 3)


def test_a_committed_building_site_is_judged_as_built_wherever_the_token_goes() -> None:
    table = bare()
    table.clear_city()
    table.building("-1,1", "y06", height=3)
    table.stock(0, resources=1)
    assert committed(table, "UA", "y20") == 3 + 2  # the yield, and a resource alone in a yellow district


def test_a_committed_card_that_cannot_be_paid_is_judged_as_played_alone() -> None:
    table = bare()
    table.building("0,0", "y06", height=2)
    table.stock(0, resources=2)
    assert committed(table, "Y06", "y20") == pytest.approx(2 + (2 * 0.6 + 1.2) / 3)


def test_new_hand_tokens_are_worth_their_points() -> None:
    table = bare()
    table.stock(0, new_hand_tokens=2)
    assert TITLE.value(table.state, 0) == 4


def greedy_wins(number: int) -> float:
    """The greedy bot's part in the victory of one game against a random bot, in one imagined world per choice."""
    game = TITLE.new(2, {}, Fast(number), tells=False)
    me = number % 2
    bots = [GreedyBot(TITLE, number, worlds=1) if seat == me else RandomBot(number) for seat in range(2)]
    order = random.Random(number)
    while game.decisions:
        seat = order.choice(sorted(game.decisions))
        game.apply(seat, bots[seat].choose(game.decisions[seat], partial(observe, game, seat)))
    winners = TITLE.winners(game.state)
    return (me in winners) / len(winners)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))  # even: greedy sits in seat 0, odd: in seat 1
def test_even_with_one_imagined_world_greedy_beats_random(number: int) -> None:
    assert greedy_wins(number) == 1


@pytest.mark.full
@pytest.mark.timeout(600)
@pytest.mark.parametrize("seats", [["greedy", "random"], ["random", "greedy"]])
def test_greedy_wins_nearly_all_games_against_random(seats: list[str]) -> None:
    result = simulate(TITLE, 10, seats, seed=1)
    assert result.seats[seats.index("greedy")].win_rate >= 0.8
