"""What a bot thinks of a position of Barrage: systems, wheels, contracts and points, by what they may still become."""

from typing import Any

import pytest

from asztal.arena import simulate
from asztal.bots import GreedyBot
from asztal.games.barrage import TITLE, worth
from asztal.games.barrage.cards import COMPANIES, CONTRACTS
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import NEUTRAL
from asztal.games.barrage.vocabulary import Parts
from asztal.kernel import Seeded, observe
from tests.games.barrage.shorthand import parts


def worth_of(table: Tabletop, round_: int = 2) -> float:
    table.state.round = round_
    return TITLE.value(table.state, 0)


def test_everything_that_a_contract_or_an_income_brings_has_a_worth() -> None:
    rewards = [contract.reward for contract in CONTRACTS.values()]
    incomes = [income for company in COMPANIES.values() for row in company.incomes.values() for income in row]
    for effect in (*rewards, *incomes):
        assert worth.worth(effect) > 0
        assert all(worth.worth(Parts([part])) > 0 for part in effect)


@pytest.mark.parametrize(
    ("table", "points"),
    [
        ({"vp": 5, "credit": 5}, 5 + 2),
        ({"place": "base", "areas": ["plain"]}, 6),
        ({"excavator": 1, "mixer": 2, "any_machine": 1}, 1 + 2.4 + 1.2),
        ({"rotate": 3, "water_place": 1, "water_flow": 2, "energy": 5}, 3 + 0.6 + 1.6 + 2),
        ({"produce": 2, "take_contract": 1}, 0),
    ],
)
def test_the_worth_of_an_effect_is_that_of_its_parts(table: dict[str, Any], points: float) -> None:
    assert worth.worth(parts(table)) == pytest.approx(points)


def test_before_the_draft_and_after_the_end_only_points_count() -> None:
    assert TITLE.value(Tabletop.fresh().state, 0) == 10
    table = Tabletop().stock(credit=50, excavator=9)
    table.state.bonuses.clear()
    assert worth_of(table, 5) == table.player().vp


def test_a_production_system_is_worth_more_with_every_part() -> None:
    parts = [
        Tabletop(),
        Tabletop().dam("D8L", 2),
        Tabletop().dam("D8L", 2).conduit("C8A"),
        Tabletop().dam("D8L", 2).conduit("C8A").powerhouse("P11-1"),
        Tabletop().dam("D8L", 2, 2).conduit("C8A").powerhouse("P11-1"),
    ]
    values = [worth_of(table) for table in parts]
    assert values == sorted(values)


def test_a_part_counts_by_the_machines_that_there_are_for_it() -> None:
    near = Tabletop().dam("D8L").powerhouse("P11-1").stock(excavator=6)
    on_the_wheel = Tabletop().dam("D8L").powerhouse("P11-1").wheel({5: ("", 6, 0)}).stock(excavator=0)
    assert worth_of(near) > worth_of(on_the_wheel)


def test_an_own_dam_and_an_own_conduit_are_better_than_shared_ones() -> None:
    own = Tabletop().dam("D8L", 1, 1).conduit("C8A").powerhouse("P11-1")
    neutral = Tabletop().dam("D8L", 1, 1, NEUTRAL).conduit("C8A").powerhouse("P11-1")
    foreign = Tabletop().dam("D8L", 1, 1).conduit("C8A", 1).powerhouse("P11-1")
    assert worth_of(own) > max(worth_of(neutral), worth_of(foreign))


def test_what_comes_back_soon_is_worth_more() -> None:
    values = [worth_of(Tabletop().wheel({segment: ("base", 3, 0)})) for segment in (1, 3, 5)]
    assert values == sorted(values)


def test_credits_are_worth_less_the_more_there_are_and_the_fewer_rounds_are_left() -> None:
    def gain(credit: int, round_: int) -> float:
        more, fewer = Tabletop().stock(credit=credit + 3), Tabletop().stock(credit=credit)
        return worth_of(more, round_) - worth_of(fewer, round_)

    assert gain(0, 2) > gain(8, 2) > gain(20, 2) > 0
    assert gain(0, 2) > gain(0, 5) > 0


def test_a_contract_within_reach_is_worth_more_than_one_out_of_reach() -> None:
    plant = [Tabletop().dam("D8L", 2, 2).conduit("C8A").powerhouse("P11-1").national() for _ in range(3)]
    plant[1].contracts("Y11")  # 7 energy
    plant[2].contracts("R07")  # 9 energy, for more
    nothing, near, far = map(worth_of, plant)
    assert near - nothing == pytest.approx(worth.CONTRACT * worth.REWARD["Y11"])
    assert 0 < far - nothing < worth.CONTRACT * worth.REWARD["R07"]


def test_the_last_round_is_judged_as_the_end_will_score_it() -> None:
    table = Tabletop().stock(engineer=0, credit=7, excavator=2, mixer=1).dam("D8L", 1, 1)
    more = Tabletop().stock(engineer=0, credit=12, excavator=2, mixer=1).dam("D8L", 1, 1)
    assert worth_of(more, 5) - worth_of(table, 5) == pytest.approx(1)


def test_the_bot_opens_with_a_building_and_hoards_nothing() -> None:
    game = TITLE.new(2, {"game": "intro"}, Seeded(1), tells=False)
    option = GreedyBot(TITLE, 1, 1).choose(game.decisions[0], lambda: observe(game, 0))
    assert option.kind != "bank"


@pytest.mark.full
@pytest.mark.timeout(600)
def test_the_bot_beats_random_play_at_either_seat() -> None:
    first = simulate(TITLE, 3, ["greedy", "random"], seed=3).seats[0]
    second = simulate(TITLE, 3, ["random", "greedy"], seed=3).seats[1]
    assert (first.wins, second.wins) == (3, 3)


def test_facts_say_what_the_next_turn_could_do() -> None:
    table = Tabletop().dam("D8L", 2, 2).conduit("C8A").powerhouse("P11-1").stock(credit=6, excavator=9, mixer=9)
    found = TITLE.facts(table.state, 0)
    assert found["best energy"] > 0
    assert found["turbine"] == 5  # two more energy, on the first space
    assert found["can build base"] == found["can build powerhouse"] == 1
    table.stock(excavator=0, mixer=0, engineer=1)
    found = TITLE.facts(table.state, 0)
    assert "can build base" not in found
    assert found["turbine"] == 1  # only the space for one engineer
    table.stock(engineer=0)
    assert not any(name.startswith("open ") for name in TITLE.facts(table.state, 0))
    table.player().passed = True
    assert "best energy" not in TITLE.facts(table.state, 0)


def test_facts_count_the_contracts_that_one_production_meets() -> None:
    easy, hard = sorted(CONTRACTS.values(), key=lambda contract: contract.need)[:: len(CONTRACTS) - 1]
    table = Tabletop().dam("D8L", 3, 3).conduit("C8A").powerhouse("P11-1").contracts(easy.id, hard.id)
    found = TITLE.facts(table.state, 0)
    assert easy.need <= found["best energy"] < hard.need
    assert (found["met"], found["met worth"]) == (1, worth.REWARD[easy.id])
