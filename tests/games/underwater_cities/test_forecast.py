"""What a board shows ahead, held against what comes: Production, food, scoring, the network and the limits."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
import pytest

from asztal.bots.greedy import GreedyBot
from asztal.games.underwater_cities import TITLE, addresses
from asztal.games.underwater_cities.addresses import FEEDING, PRODUCING
from asztal.games.underwater_cities.cards import RESOURCES, parts_of
from asztal.games.underwater_cities.events import Fed, NetworkScored, Scored
from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.games.underwater_cities.face.forecast import Ahead
from asztal.games.underwater_cities.state import Ocean
from asztal.games.underwater_cities.vocabulary import Spend
from asztal.kernel import SPECTATOR, Event, Fast, Game, Option, observe, shown
from asztal.kernel.rules import Frame
from tests.games.underwater_cities.test_words import SETTINGS, walk

PRODUCE, FEED, FINAL = f"{PRODUCING}.then.turn", f"{FEEDING}.seat", f"{addresses.FINAL}.seat"


def ahead(game: Game[Ocean], seat: int = 0, reader: int = SPECTATOR) -> Ahead:
    """What a reader is shown to lie ahead of a seat."""
    found: Ahead = shown(TITLE, observe(game, reader)).forecast.players[seat]
    return found


def ahead_of(top: Tabletop, seat: int = 0) -> Ahead:
    return ahead(top.game, seat)


def carried_out(game: Game[Ocean], seat: int, *phases: str) -> Game[Ocean]:
    """A copy in which a seat goes through these phases now, until it is asked something."""
    copy = game.clone(Fast(0), tells=True)
    assert copy.events is not None
    copy.events.clear()
    for at in phases:
        copy.state.stack[:] = [Frame(at, seat)]
        copy.settle()
        if copy.decisions:
            break
    return copy


def told(game: Game[Ocean], *kinds: type[Event]) -> list[Any]:
    return [event for _, event in game.events or () if isinstance(event, kinds)]


def asked(game: Game[Ocean], seat: int) -> list[Option]:
    return game.decisions[seat].options if seat in game.decisions else []


def gained(before: Game[Ocean], after: Game[Ocean], seat: int) -> dict[str, int]:
    """How many more of each thing a seat has."""
    items = (*RESOURCES, "point")
    more = {item: TITLE.stock(after.state, seat, item) - TITLE.stock(before.state, seat, item) for item in items}
    return {item: count for item, count in more.items() if count}


def hold_to(game: Game[Ocean], seat: int) -> bool:
    """Compare what is ahead of a seat with what would come now; true where nothing is asked on the way."""
    coming = ahead(game, seat)
    assert coming.production
    assert coming.feeding
    produced = carried_out(game, seat, PRODUCE)
    assert gained(game, produced, seat) == coming.production.gains
    assert [option.ids[0] for option in asked(produced, seat) if option.kind == "produce"] == coming.production.open
    if coming.production.open:
        return False
    fed = carried_out(game, seat, PRODUCE, FEED)
    assert bool(asked(fed, seat)) == bool(coming.feeding.open)
    if coming.feeding.open:
        fed.apply(seat, Option("feed", (0,)))
    (meal,) = told(fed, Fed)
    eaten = coming.feeding
    assert (meal.kelp, meal.biomatter, meal.points) == (eaten.kelp, eaten.biomatter, eaten.lost)
    assert eaten.cities == eaten.free + eaten.kelp + eaten.biomatter + eaten.unfed
    return not coming.feeding.open


def hold_scoring_to(game: Game[Ocean], seat: int) -> None:
    """Compare the points shown with those that the end of the game would give."""
    coming = ahead(game, seat)
    sure = {name: points for name, points in coming.scoring.items() if name not in coming.at_most}
    final = carried_out(game, seat, FINAL)
    found = {event.card: event.count for event in told(final, Scored)}
    most: dict[str, int] = {}
    for option in asked(final, seat):
        if option.kind == "spend":
            card, times = str(option.ids[0]), int(option.ids[1])
            most[card] = times * parts_of(card, Spend)[0].points
    assert most == {card: points for card in coming.at_most if (points := coming.scoring[card])}
    if not most:
        (rest,) = told(final, NetworkScored)
        found |= {"cities": rest.cities, "resources": rest.resources}
        assert gained(game, final, seat).get("point", 0) == sum(sure.values())
    assert {**sure, **found} == sure


def turns_of(seats: int, variant: dict[str, str], seed: int) -> Iterator[Game[Ocean]]:
    """A random game whenever a turn begins."""
    for game, seat in walk(seats, variant, seed):
        if seat != SPECTATOR and game.decisions[seat].ask == "slot":
            yield game


def greedy_turns(seats: int, variant: dict[str, str], seed: int) -> Iterator[Game[Ocean]]:
    """A game of greedy bots whenever a turn begins."""
    bot, game = GreedyBot(TITLE, seed, worlds=1), TITLE.new(seats, variant, Fast(seed))
    while game.decisions:
        seat, decision = next(iter(game.decisions.items()))
        if decision.ask == "slot":
            yield game
        game.apply(seat, bot.choose(decision, partial(observe, game, seat)))


# --- what is told is what comes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "variant"), SETTINGS)
def test_the_sure_part_of_a_production_and_the_food_are_exact(seats: int, variant: dict[str, str]) -> None:
    held = sure = 0
    for number, game in enumerate(turns_of(seats, variant, seed=seats)):
        if number % 3 == 0:
            for seat in game.seats():
                sure += hold_to(game, seat)
                hold_scoring_to(game, seat)
                held += 1
    assert held >= 10 * seats * seats
    assert sure > held // 2


@pytest.mark.full
@pytest.mark.parametrize(("seats", "variant"), SETTINGS[1:3])
def test_in_games_of_greedy_bots_it_is_exact_too(seats: int, variant: dict[str, str]) -> None:
    held = 0
    for game in greedy_turns(seats, variant, seed=seats):
        for seat in game.seats():
            hold_to(game, seat)
            hold_scoring_to(game, seat)
            held += 1
    assert held >= 120


def test_every_reader_is_shown_the_same() -> None:
    for number, game in enumerate(turns_of(2, {}, seed=5)):
        if number % 10 == 0:
            assert ahead(game, 1, reader=0) == ahead(game, 1, reader=1) == ahead(game, 1)


# --- cards that ask ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "pieces", "asks"),
    [
        ("C002", (), True),  # always a choice
        ("C062", ("C1a=desalination",), False),  # gives up biomatter, of which none comes
        ("C062", ("C1a=desalination+",), True),
        ("C063", ("C1a=laboratory",), True),
        ("C117", ("C1a=farm",), False),  # no laboratory could yield again
        ("C117", ("C1a=laboratory",), True),
        ("C073", ("C1a=farm",), False),  # two kelp are asked for
        ("C073", ("C1a=farm", "C1b=farm"), True),
        ("C029", ("C1a=farm",), False),  # a plain gain
    ],
)
def test_a_card_that_will_ask_is_listed(card: str, pieces: tuple[str, ...], asks: bool) -> None:
    top = Tabletop(2).build(*pieces).claimed("PA", card).hand("C023").at("turn")
    production = ahead_of(top).production
    assert production
    assert production.open == ([card] if asks else [])
    assert (top.produce().ask() == "production") == asks


def test_science_that_no_laboratory_gave_is_not_offered_for_swapping() -> None:
    top = Tabletop(2).claimed("PA", "C063", "C093").hand("C023").at("turn")  # a plain science
    production = ahead_of(top).production
    assert production
    assert production.gains == {"steelplast": 1, "science": 1}
    assert production.open == []
    assert not top.produce().ask()


def test_other_food_is_listed_where_it_can_be_paid() -> None:
    top = Tabletop(2).build("C2", "T1").claimed("PA", "C098").stock(credit=0).hand("C023").at("turn")
    feeding = ahead_of(top).feeding
    assert feeding
    assert msgspec.to_builtins(feeding) == {
        **{"cities": 2, "free": 1, "kelp": 0, "biomatter": 0, "unfed": 1, "lost": 0},
        "open": ["C098"],  # the tunnel yields a credit
    }
    feeding = ahead_of(Tabletop(2).claimed("PA", "C098").hand("C023").at("turn")).feeding
    assert feeding
    assert feeding.open == []  # the only city needs no food


# --- when there is something ahead ------------------------------------------------------------------------------------


def test_while_the_cities_produce_only_the_food_is_ahead_and_in_the_end_nothing() -> None:
    top = Tabletop(2).build("C1a=farm").claimed("PA", "C002").hand("C023").at("turn")
    assert ahead_of(top).production
    top.produce()
    coming = ahead_of(top)
    assert coming.production is None
    assert coming.feeding
    assert (coming.feeding.kelp, coming.feeding.unfed) == (1, 0)
    assert ahead_of(top, 1).production  # who has not produced yet
    top = Tabletop(2).claimed("PA", "C098").build("C2", "T1").stock(credit=2).feed()
    assert (ahead_of(top).production, ahead_of(top).feeding) == (None, None)
    top = Tabletop(2).claimed("PA", "SP03").stock(kelp=2).final()
    assert (ahead_of(top).feeding, ahead_of(top).scoring, ahead_of(top).at_most) == (None, {}, [])


def test_before_the_first_era_no_production_is_near() -> None:
    assert ahead_of(Tabletop.fresh(2)).production is None


# --- network, scoring and limits --------------------------------------------------------------------------------------


def test_what_is_connected() -> None:
    top = Tabletop(2).build("C2", "C3", "C1a=farm", "C2a=farm", "C3a=farm", "C1x=laboratory").hand("C023").at("turn")
    assert ahead_of(top).connected == ["C1", "C1a", "C1x"]
    top.build("T1")  # from C1 to C2
    assert ahead_of(top).connected == ["C1", "C2", "C1a", "C1x", "C2a", "T1"]


def test_a_hex_is_connected_when_all_of_its_tunnels_stand() -> None:
    top = Tabletop(2).hand("C023").at("turn")
    *early, last = top.player().layout.metropolises["M0"]
    top.build(*early)
    assert "M0" not in ahead_of(top).connected
    top.build(last)
    assert "M0" in ahead_of(top).connected
    assert "BR1" in ahead_of(top).scoring


def test_points_that_are_bought_are_at_most() -> None:
    top = Tabletop(2).claimed("PA", "SP03", "C164").stock(kelp=5).hand("C023").at("turn")
    coming = ahead_of(top)
    assert coming.scoring == {"SP03": 6, "C164": 0, "cities": 2, "resources": 1}
    assert coming.at_most == ["SP03"]


def test_limits_count_the_cards_that_raise_them() -> None:
    top = Tabletop(2).hand("C023").at("turn")
    assert msgspec.to_builtins(ahead_of(top).limits) == {"hand": 3, "action": 4}
    top.claimed("PA", "C012", "SP17", "SP21")
    assert msgspec.to_builtins(ahead_of(top).limits) == {"hand": 5, "action": 5}
