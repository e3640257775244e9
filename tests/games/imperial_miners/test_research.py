"""Research: the marker climbs a board, and the space where it stops is carried out."""

import pytest

from asztal.games.imperial_miners.cards import BOARDS, Board, check_board
from asztal.games.imperial_miners.examples.shorthand import parts
from asztal.games.imperial_miners.examples.tabletop import bare


@pytest.mark.rules("IMP-RES-01", "IMP-RES-08")
@pytest.mark.parametrize("value", [1, 2, 3, 5])
def test_the_marker_moves_up_by_at_least_one_and_at_most_so_many_spaces(value: int) -> None:
    table = bare()
    table.marker("A", 2).effect(f"research({value})")
    if value == 1:
        assert (table.game.over, table.where()) == (True, ("A", 3, 0))  # one answer only
        return
    assert (table.ask(), table.options()) == ("research", [f"climb {steps}" for steps in range(1, value + 1)])
    assert table.why_not("climb 0") == ("only-up", "IMP-RES-01")
    assert table.why_not(f"climb {value + 1}") == ("too-far", "IMP-RES-01")
    assert table.why_not("skip") == ("not-offered", "")
    count = len(table.events())
    table.answer(0, f"climb {value}")
    assert table.where() == ("A", 2 + value, 0)
    assert table.since(count)[0] == f"researched 0 A {2 + value}"


@pytest.mark.rules("IMP-RES-02")
@pytest.mark.parametrize("board", ["A", "C", "E"])
def test_the_first_research_begins_at_the_bottom_of_any_board(board: str) -> None:
    table = bare()
    table.effect("research(3)")
    assert (table.ask(), table.options()) == ("choose-board", ["board A", "board C", "board E"])
    assert table.why_not("board B") == ("board-not-in-play", "IMP-SETUP-01")
    assert table.why_not("climb 1") == ("not-offered", "")  # first the board
    count = len(table.events())
    table.answer(0, f"board {board}")
    assert (table.where(), table.options()) == ((board, 0, 0), ["climb 1", "climb 2", "climb 3"])
    assert table.since(count) == [f"board-chosen 0 {board}"]
    table.answer(0, "climb 3")
    assert table.where() == (board, 3, 0)


@pytest.mark.rules("IMP-RES-03")
def test_later_the_marker_goes_on_on_the_same_board() -> None:
    table = bare()
    table.effect("research(2)", "board C", "climb 1").effect("research(2)")
    assert table.ask() == "research"  # no board is chosen
    assert table.why_not("board A") == ("board-not-completed", "IMP-RES-03")
    table.answer(0, "climb 2")
    assert table.where() == ("C", 3, 0)


@pytest.mark.rules("IMP-RES-04")
@pytest.mark.parametrize(("steps", "rest"), [(1, (0, 1)), (2, (3, 0)), (3, (0, 2))])
def test_only_the_space_where_the_marker_stops_is_carried_out(steps: int, rest: tuple[int, int]) -> None:
    table = bare()
    table.marker("A", 2).effect("research(3)", f"climb {steps}")  # a gem, three gold, two gems
    assert (table.rest(), table.game.over) == (rest, True)


@pytest.mark.rules("IMP-RES-05")
def test_the_top_space_is_carried_out_and_the_marker_moves_to_another_board() -> None:
    table = bare()
    table.marker("A", 9)
    count = len(table.events())
    table.effect("research(1); gold(1)")
    assert (table.rest(), table.ask(), table.options()) == ((0, 8), "choose-board", ["board C", "board E"])
    assert table.where() == ("A", 10, 1)
    table.answer(0, "board E")
    assert (table.where(), table.rest(), table.game.over) == (("E", 0, 1), (1, 8), True)
    assert table.since(count) == [
        "researched 0 A 10",
        "gained 0 gem 8",
        "board-completed 0 A",
        "board-chosen 0 E",
        "gained 0 gold 1",
    ]


@pytest.mark.rules("IMP-RES-06")
def test_a_board_completed_earlier_may_be_chosen_but_not_the_one_just_completed() -> None:
    table = bare()
    table.marker("A", 9).effect("research(1)", "board C")
    table.marker("C", 9).effect("research(1)")
    assert table.options() == ["board A", "board E"]
    assert table.why_not("board C") == ("board-just-completed", "IMP-RES-06")
    table.answer(0, "board A")
    assert table.where() == ("A", 0, 2)


@pytest.mark.rules("IMP-RES-07")
def test_steps_that_are_left_over_at_the_top_are_lost() -> None:
    table = bare()
    table.marker("A", 8).effect("research(5)")
    assert table.options() == ["climb 1", "climb 2"]  # no further than the top
    table.answers(0, "climb 2", "board C")
    assert (table.where(), table.game.over, table.rest()) == (("C", 0, 1), True, (0, 8))


@pytest.mark.rules("IMP-RES-08")
def test_who_does_not_want_to_move_declines_the_whole_effect() -> None:
    table = bare()
    table.mine({"1,0": "I-09"}).marker("A", 3).activate("1,0")
    assert table.options() == ["effect A", "effect B", "skip"]
    table.answer(0, "skip")
    assert table.where() == ("A", 3, 0)


@pytest.mark.rules("IMP-RES-09")
def test_the_bottom_space_has_no_effect() -> None:
    table = bare()
    count = len(table.events())
    table.effect("research(1)", "board C")
    assert table.since(count) == ["board-chosen 0 C", "researched 0 C 1", "gained 0 gold 1"]  # only space 1


@pytest.mark.rules("IMP-RES-09")
@pytest.mark.parametrize("side", BOARDS)
def test_the_bottom_space_has_no_effect_after_another_board_either(side: str) -> None:
    table = bare()
    other = "A" if side in "CD" else "C"
    table.marker(side).marker(other, BOARDS[other].top - 1).effect("research(1)")
    count = len(table.events())
    table.answer(0, f"board {side}")
    assert (table.where(), table.since(count), table.game.over) == ((side, 0, 1), [f"board-chosen 0 {side}"], True)


@pytest.mark.parametrize("top", ["research(1)", "gold(1); activate(LEVEL1,1)"])
def test_a_top_space_may_not_lead_to_another_research(top: str) -> None:
    """A research that began on the top space would have nowhere to go."""
    check_board(Board("G", 3, (parts(top), parts("gold(1)"))))
    with pytest.raises(AssertionError):
        check_board(Board("G", 3, (parts("gold(1)"), parts(top))))


@pytest.mark.rules("IMP-RES-10")
def test_the_space_is_mandatory_and_comes_before_the_effect_goes_on() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36"}).marker("C", 3)
    table.effect("research(1); gold(1)")  # two machines
    assert (table.options(), table.player().gold) == (["machine 1,0", "machine 1,2"], 0)
    table.answers(0, "machine 1,0", "machine 1,0")
    assert (table.player().machines, table.player().gold) == ({"1,0": 2}, 1)
    table.mine({}).marker("C", 3).effect("research(1); gold(1)")  # as far as possible: without cards not at all
    assert (table.game.over, table.player().gold) == (True, 2)


@pytest.mark.rules("IMP-RES-11")
def test_a_research_that_a_space_leads_to_moves_on_from_there() -> None:
    table = bare()
    table.mine({"1,0": "I-09"}).marker("E", 1)
    count = len(table.events())
    table.effect("research(1); gem(1)")  # space 2 activates the card, which researches
    assert table.options() == ["effect A", "effect B", "skip"]
    table.answer(0, "effect A")
    assert (table.where(), table.rest(), table.game.over) == (("E", 3, 0), (2, 1), True)
    assert [line for line in table.since(count) if line.startswith("researched")] == [
        "researched 0 E 2",
        "researched 0 E 3",
    ]


@pytest.mark.rules("IMP-RES-11")
def test_a_research_inside_another_one_may_complete_the_board() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "2,1": "II-11"}).marker("E", 6)
    table.effect("research(1); gold(1)", "effect A")  # space 7 activates a card of level 2: research 2
    assert table.options() == ["climb 1", "climb 2"]
    table.deck(4, "IV-02").answer(0, "climb 2")
    assert (table.options(), table.player().gems) == (["board A", "board C"], 4)
    table.answer(0, "board C")
    assert (table.where(), table.game.over, table.rest()) == (("C", 0, 1), True, (1, 4))
    assert list(table.player().hand) == ["IV-02"]


@pytest.mark.rules("IMP-RES-12")
def test_markers_never_block_each_other() -> None:
    table = bare(seats=5)
    for seat in range(5):
        table.effect("research(2)", "board A", "climb 2", seat=seat)
    assert [table.where(seat) for seat in range(5)] == [("A", 2, 0)] * 5
    assert [player.gold for player in table.state.players] == [2] * 5


# --- all spaces -----------------------------------------------------------------------------------------------------

GIVES = {
    "A": ["1 0", "2 0", "0 1", "3 0", "0 2", "1 0 cards2", "0 2", "5 0", "0 4", "0 8"],
    "B": ["1 0", "0 0 carts1", "2 0", "1 1", "2 0 carts1", "4 0", "1 0 carts2", "0 2", "0 1 carts2", "0 8 carts2"],
    "C": ["1 0", "1 0 machines1", "2 0", "0 0 machines2", "1 1", "0 0 machines3", "0 2", "0 0 cards1", "0 2", "0 3"],
    "D": ["0 0 cards1", "2 0", "0 0 cards1", "0 1", "1 0 cards2", "3 0", "0 2", "0 0 cards1", "0 2", "0 2"],
    "E": ["1 0", "3 0", "2 0", "0 1", "3 0", "0 1", "0 2", "0 2", "0 4 cards1"],
    "F": ["2 0", "1 0 clear", "2 0", "0 1", "3 0", "0 1 clear", "3 0", "0 2", "3 0", "0 0 cards1", "0 2", "0 8"],
}


@pytest.mark.parametrize(("side", "index"), [(side, index + 1) for side in GIVES for index in range(len(GIVES[side]))])
def test_what_a_space_gives(side: str, index: int) -> None:
    table = bare()
    # A card that gives three gold, one of level 2 that gives two gems, one Barbarian; two half-full joints.
    table.mine({"1,0": "I-31", "1,2": "I-05", "2,1": "II-43"}).collapses(*["1,0"] if side == "F" else [])
    table.no_cards().deck(1, "I-13", "I-14").deck(4, "IV-01")
    table.marker(side, index - 1).effect("research(1)")
    while not table.game.over and table.ask() != "choose-board":
        wanted = ("activate 1,0", "effect A", "clear 1,0", "faction JAP")
        options = table.options()
        table.answer(0, next((option for option in options if option in wanted), options[0]))
    me = table.player()
    got = f"{me.gold} {me.gems}"
    for name, count in (("cards", len(me.hand)), ("carts", len(me.carts)), ("machines", sum(me.machines.values()))):
        got += f" {name}{count}" if count else ""
    got += " clear" if side == "F" and not me.collapses else ""
    assert got == GIVES[side][index - 1]
    assert me.space == index
