"""What a board of Barrage shows ahead is what then happens."""

import random

import pytest

from asztal.games.barrage import TITLE
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import NEUTRAL
from asztal.kernel import SPECTATOR, Seeded
from tests.games.barrage.foretold import Foretold, forecast_for, greedy_game

KINDS = ("ways", "energy", "fee", "price", "wheel with something", "income", "scoring", "closed")
MANY = [
    *[(seats, {"game": "intro"}, seats) for seats in (2, 3, 4)],
    *[(seats, {}, 10 + seats) for seats in (2, 3, 4)],
    (3, {}, 21),
    (4, {}, 22),
    (1, {"automas": "1", "level": "4"}, 31),
    (1, {"automas": "3", "level": "2"}, 32),
    (2, {"automas": "2", "level": "3"}, 33),
]


@pytest.mark.slow
def test_a_greedy_game_goes_as_foretold() -> None:
    book = Foretold()
    for game, seat, option in greedy_game(2, {"game": "intro"}, 3):
        book.hold(game, seat, option)
    assert all(book.cases[kind] >= few for kind, few in {"ways": 100, "energy": 20, "price": 100}.items()), book.cases


@pytest.mark.full
@pytest.mark.timeout(1200)
def test_many_greedy_games_go_as_foretold() -> None:
    book = Foretold()
    for seats, variant, seed in MANY:
        for game, seat, option in greedy_game(seats, variant, seed):
            book.hold(game, seat, option)
    assert all(book.cases[kind] >= 100 for kind in KINDS), book.cases


# --- examples -------------------------------------------------------------------------------------------------------


def test_a_drop_runs_to_the_first_dam_with_room_now_and_behind_those_that_wait() -> None:
    top = Tabletop(2).dam("D8L", 1).dam("D9U", 2, seat=NEUTRAL).water("HA", 1).turn()
    ways = forecast_for(top.game, 0).ways
    assert ways["HA"] == ways["1"]
    assert (ways["HA"].now, ways["HA"].later) == (["1", "8", "D8L"], ["1", "8", "11"])
    assert (ways["8"].now, ways["8"].later) == (["8", "D8L"], ["8", "11"])
    assert ways["HB"].now == ways["HB"].later == ["2", "5", "9", "D9U"]
    assert ways["12"].now == ["12"]


def test_a_feed_counts_officer_and_powerhouses_and_asks_no_more_drops_than_can_be_paid() -> None:
    top = Tabletop(2).officer("fiesler").stock(credit=1).dam("D5L", 3, 3).conduit("C5A").conduit("C5B", seat=1)
    top.powerhouse("P8-1").powerhouse("P10-1").turn()
    feeds = forecast_for(top.game, 1).feeds  # the other seat is shown them as well
    assert [(feed.conduit, feed.houses, feed.drops, feed.energy, feed.fee, feed.owner) for feed in feeds] == [
        ("C5A", ["P8-1"], 3, 3 * 3 + 1, 0, 0),
        ("C5B", ["P10-1"], 1, 4 + 1, 1, 1),
    ]
    assert {feed.seat for feed in feeds} == {0}
    top.stock(credit=0)
    assert [feed.conduit for feed in forecast_for(top.game, 0).feeds] == ["C5A"]


def test_capacity_is_the_level_or_what_the_officer_makes_of_it() -> None:
    top = Tabletop(2).officer("del_monte").dam("D8L", 3).dam("D5L", 2).dam("D9L", 3, seat=1).turn()
    assert forecast_for(top.game, 0).capacity == {"D8L": 4, "D5L": 2, "D9L": 3}


def test_prices_follow_officer_and_powerhouses() -> None:
    top = Tabletop(3).officer("adler").officer("mcdowell", 1).officer("jordan", 2).built(0, powerhouse=1)
    adler, mcdowell, jordan = (ahead.prices for ahead in forecast_for(top.built(1, powerhouse=4).turn().game, 0).seats)
    assert adler.base == {"mountain": 3, "hill": 3, "plain": 3}
    assert mcdowell.base == {"mountain": 5, "hill": 4, "plain": 3}
    assert adler.elevation == {"mountain": 4, "hill": 3, "plain": 2}
    assert (adler.powerhouse, mcdowell.powerhouse, jordan.powerhouse) == (3, 0, 2)
    assert (adler.conduit, adler.conduit_in_mixers, mcdowell.conduit_in_mixers) == (2, 0, 1)
    assert (adler.credits_for_machine, jordan.credits_for_machine) == (0, 3)


def test_the_wheel_brings_back_its_last_segment_first() -> None:
    top = Tabletop(2).wheel({5: ("base", 3, 0), 4: ("", 0, 2)}).turn()
    first, second, *rest = forecast_for(top.game, 1).seats[0].comes_back
    assert (first.segment, first.tile, first.excavator, first.mixer) == ("W6", "base", 3, 0)
    assert (second.segment, second.tile, second.excavator, second.mixer) == ("W5", "", 0, 2)
    assert [back.segment for back in rest] == ["W4", "W3", "W2"]


def test_a_row_says_which_piece_uncovers_its_next_income() -> None:
    top = Tabletop(2).built(0, base=1, elevation=2, conduit=5, powerhouse=3).turn()
    usa, germany = forecast_for(top.game, 0).seats
    assert {row: (income.at, income.effect) for row, income in usa.next_income.items()} == {
        "base": (2, "income.usa.base.1"),
        "elevation": (4, "income.usa.elevation.2"),
    }
    assert (usa.power, usa.production_bonus) == (True, 1)
    assert (germany.power, germany.production_bonus) == (False, 0)
    assert set(germany.next_income) == {"base", "elevation", "conduit"}


def test_a_weak_automa_has_no_income_no_bonus_and_no_power() -> None:
    top = Tabletop(1, automas="1", level="1").built(1, powerhouse=4).turn()
    automa = forecast_for(top.game, 0).seats[1]
    assert (automa.next_income, automa.production_bonus, automa.power) == ({}, 0, False)


def test_the_next_construction_space_and_none_after_the_fourth() -> None:
    top = Tabletop(2).engineers("build-1", 0, 1).turn()
    mine, other = (ahead.construction for ahead in forecast_for(top.game, 0).seats)
    assert mine is not None
    assert other is not None
    assert ((mine.engineers, mine.fee), (other.engineers, other.fee)) == ((2, 0), (1, 0))
    for number in (2, 3, 4):
        top.engineers(f"build-{number}", 0, 1)
    assert forecast_for(top.game, 0).seats[0].construction is None


def test_places_by_energy_are_shared_and_without_energy_there_is_none() -> None:
    top = Tabletop(4)
    for seat, energy in enumerate((7, 0, 7, 3)):
        top.stock(seat, energy=energy)
    ahead = forecast_for(top.turn().game, SPECTATOR)
    assert ahead.rank_now == [1, 0, 1, 3]
    assert ahead.rank_vp_now == [4, -3, 4, 0]
    assert ahead.credits_now == [4, 3, 4, 2]
    assert ahead.next_order == [1, 3, 2, 0]
    assert ahead.full_bonus_from == 6


def test_spaces_are_closed_by_the_number_of_players_and_in_the_introductory_game() -> None:
    two, four = (set(forecast_for(Tabletop(seats).turn().game, 0).closed) for seats in (2, 4))
    assert {"turbine-2L", "turbine-4R", "machinery-2L", "workshop-2R", "contract-2L"} <= two
    assert four == set()
    intro = forecast_for(Tabletop(4, game="intro").turn().game, 0).closed
    assert intro == ["patent-1", "patent-2", "patent-3"]


def test_before_the_first_round_and_after_the_last_there_is_little_ahead() -> None:
    game = TITLE.new(2, {}, Seeded(1))
    ahead = forecast_for(game, 0)
    assert (ahead.feeds, ahead.bonus_now, ahead.next_order) == ([], [0, 0], [])
    assert [each.next_income for each in ahead.seats] == [{}, {}]
    chance = random.Random(1)
    while not game.over:
        seat = next(iter(game.decisions))
        game.apply(seat, chance.choice(game.decisions[seat].options))
    assert forecast_for(game, SPECTATOR).bonus_now == [0, 0]
