"""What a bot thinks of a position: cards, chains, hands, gold and half carts, by what they may still become."""

import pytest

from asztal.arena import simulate
from asztal.games.imperial_miners import worth
from asztal.games.imperial_miners.cards import CARDS
from asztal.games.imperial_miners.examples.shorthand import parts
from asztal.games.imperial_miners.examples.tabletop import Tabletop, bare
from asztal.games.imperial_miners.title import TITLE
from asztal.games.imperial_miners.worth import counts, promise, use, worth_of


def shown(table: Tabletop, rounds: int = 0) -> dict[str, float]:
    return counts(table.player(), table.player().completed_carts(), rounds)


def promised(table: Tabletop, rounds: int = 5) -> float:
    return promise(table.player(), table.player().completed_carts(), rounds)


def test_every_effect_of_a_card_has_a_worth() -> None:
    empty = shown(bare(), 5)
    for card in CARDS:
        assert 0 < use(card, empty) < 10
    assert use("II-43", empty) == 2


def test_a_card_is_worth_its_better_effect_and_never_less_than_nothing() -> None:
    empty = shown(bare())
    assert use("I-31", empty) == pytest.approx(3 * worth.GOLD)  # rather than a gem
    assert worth_of(parts("pay(9); gem(1)")).fixed < 0
    assert worth_of(parts("gold(2); gate(SIDES,2); gem(1)")).fixed == pytest.approx(2 * worth.GOLD + worth.GATE)


def test_counters_count_what_the_mine_shows_up_to_the_cap() -> None:
    table = bare()
    before = use("III-04", shown(table))
    table.mine({"1,0": "I-01", "1,2": "I-02", "1,4": "I-30"})
    assert use("III-04", shown(table)) == before + 2 * 3  # two gems for each Scot
    table.mine({f"1,{2 * n}": f"I-0{n + 1}" for n in range(4)} | {"2,1": "II-01", "2,3": "II-02", "2,5": "II-03"})
    assert use("III-04", shown(table)) == before + 10
    table.machines({"1,0": 2, "1,2": 1}).collapses("1,0").marker("C", 7).stock(boards_done=1)
    found = shown(table)
    assert [found[name] for name in ("MACHINES", "MACHINE_CARDS", "COLLAPSES", "RESEARCH_POS", "BOARDS_DONE")] == [
        3,
        2,
        1,
        7,
        1,
    ]
    assert (found["FACTIONS"], shown(table, 5)["FACTIONS"] > 1) == (1, True)  # and more to come


def test_scots_make_their_prices_lower() -> None:
    table = bare()
    alone = use("II-01", shown(table) | {"FAC_SCO": 1})
    assert use("II-01", shown(table) | {"FAC_SCO": 3}) == pytest.approx(max(alone, 4 - 4 * worth.GOLD))


def test_nothing_is_promised_after_the_last_round() -> None:
    table = bare().mine({"1,0": "I-31", "2,1": "II-43"}).hand("III-40").stock(gold=20).marker("A", 9)
    assert promised(table, 0) == 0
    table.state.round = 10
    assert TITLE.value(table.state, 0) == TITLE.score(table.state, 0)
    table.state.round = 5
    assert TITLE.value(table.state, 0) == pytest.approx(TITLE.score(table.state, 0) + promised(table, 5))


def test_a_chain_is_worth_its_cards_in_every_round_that_is_left() -> None:
    table = bare().mine({"1,0": "I-31"})
    one = promised(table)
    table.mine({"1,0": "I-31", "2,9": "II-43"})  # not below it
    apart = promised(table)
    table.mine({"1,0": "I-31", "2,1": "II-43"})
    assert promised(table) > apart > one
    assert promised(table) - apart == pytest.approx(worth.CHAIN * 5 * 3 * worth.GOLD, abs=0.5)
    clear = promised(table)
    table.collapses("2,1")
    assert clear - 2 < promised(table) < clear


def test_of_the_hand_counts_what_rounds_places_and_gold_allow() -> None:
    table = bare()
    empty = promised(table)
    table.hand("I-31")
    assert promised(table) > empty
    table = bare().mine({"1,0": "I-31"})
    without = promised(table)
    table.hand("III-43")
    assert promised(table) == pytest.approx(without)  # no card of level 2 to lie under
    table.hand("III-43", "II-43")
    both = promised(table)
    table.hand("II-43")
    assert both > promised(table) > without
    table.hand("I-31", "I-33", "I-34")
    three = promised(table, 2)
    table.hand("I-31", "I-33", "I-34", "I-36")
    assert promised(table, 2) >= three
    assert promised(table, 2) - three < 0.5 * worth.HAND


def test_a_card_that_will_never_be_paid_is_worth_nothing() -> None:
    table = bare().mine({"1,0": "I-31", "2,1": "II-43"})
    without = promised(table, 2)
    table.hand("III-40")  # costs 13
    assert promised(table, 2) == pytest.approx(without)
    table.stock(gold=9)
    rich = promised(table, 2)
    table.hand()
    assert rich > promised(table, 2)


def test_gold_is_worth_more_when_the_hand_needs_it() -> None:
    table = bare()
    steps = [promised(table.stock(gold=gold)) for gold in (0, 1)]
    assert steps[1] - steps[0] == pytest.approx(worth.SPARE)
    table.mine({"1,0": "I-31"}).hand("II-43")  # costs two
    steps = [promised(table.stock(gold=gold)) for gold in (1, 2, 3)]
    assert steps[1] - steps[0] == pytest.approx(worth.SHORT)
    assert steps[2] - steps[1] == pytest.approx(worth.SPARE)
    assert promised(table, 2) < promised(table)  # and little time is left


def test_half_carts_wait_for_their_other_half() -> None:
    table = bare().mine({"1,0": "I-09", "1,4": "I-32"})  # left; left and below left
    apart = promised(table)
    table.mine({"1,0": "I-09", "1,2": "I-32"})  # the second one's left half meets an empty one
    assert promised(table) - apart == pytest.approx(worth.HALF - worth.OPEN)
    beside = promised(table)
    table.carts("1,0|1,2")
    assert promised(table) == pytest.approx(beside - worth.HALF)  # it counts as a cart now


def test_a_space_climbed_is_worth_something() -> None:
    table = bare()
    assert promised(table.marker("A", 5)) - promised(table.marker("A", 3)) == pytest.approx(2 * worth.SPACE)


@pytest.mark.slow
def test_greedy_scores_far_more_than_random() -> None:
    greedy, random = simulate(TITLE, 1, ["greedy", "random"], seed=1).seats
    assert greedy.mean_score > random.mean_score + 10


@pytest.mark.full
@pytest.mark.timeout(600)
@pytest.mark.parametrize("seats", [["greedy", "random"], ["random", "greedy"]])
def test_greedy_wins_nearly_all_games_against_random(seats: list[str]) -> None:
    result = simulate(TITLE, 10, seats, seed=1)
    assert result.seats[seats.index("greedy")].win_rate >= 0.9


@pytest.mark.full
@pytest.mark.timeout(900)
def test_alone_greedy_reaches_the_ranks_of_the_miners() -> None:
    assert 46 <= simulate(TITLE, 25, ["greedy"], seed=1).seats[0].mean_score <= 66
