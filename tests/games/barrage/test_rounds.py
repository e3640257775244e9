"""The course of the game: five rounds of five phases."""

from typing import Any

import pytest

from asztal.games.barrage.examples.tabletop import Tabletop

PHASE = {
    "round-began": "begin",
    "drops-placed": "income and headstreams",
    "engineers": "actions",
    "passed": "actions",
    "drop-stopped": "water flow",
    "drop-left": "water flow",
    "banked": "scoring",
    "bonus-scored": "scoring",
    "new-order": "end of round",
    "objective-scored": "end of game",
}
ROUND = ["begin", "income and headstreams", "actions", "water flow", "scoring", "end of round"]


def played(seats: int = 2) -> Tabletop:
    """A whole introductory game in which everybody only goes to the bank."""
    table = Tabletop.fresh(seats, game="intro")
    while not table.game.over:
        (seat,) = table.game.decisions
        table.answer(seat, f"bank {table.player(seat).engineer}")
    return table


def phases(events: list[dict[str, Any]]) -> list[str]:
    """The phases that events show, each once where several follow each other."""
    found: list[str] = []
    for event in events:
        phase = PHASE.get(event["event"])
        if phase and found[-1:] != [phase]:
            found.append(phase)
    return found


def rounds(table: Tabletop) -> list[list[dict[str, Any]]]:
    """The events of each round."""
    found: list[list[dict[str, Any]]] = []
    for event in table.events():
        if event["event"] == "round-began":
            found.append([])
        if found:
            found[-1].append(event)
    return found


@pytest.mark.rules("BAR-RND-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_lasts_five_rounds(seats: int) -> None:
    table = played(seats)
    assert [event["round"] for event in table.events("round-began")] == [1, 2, 3, 4, 5]
    assert (table.state.round, table.game.decisions) == (5, {})


@pytest.mark.rules("BAR-RND-02")
def test_a_round_runs_through_its_phases_in_order() -> None:
    # With seed 1 drops come in rounds 1 to 4.
    for events in rounds(played())[:4]:
        assert phases(events) == ROUND


@pytest.mark.rules("BAR-RND-02")
def test_incomes_come_before_the_drops_of_the_headstreams() -> None:
    table = Tabletop.fresh(game="intro")
    table.built(0, base=2, conduit=2).built(1, base=2)  # the USA gains 3 VP for conduits, Germany 3 VP for bases
    table.answer(0, "bank 12").answer(1, "bank 12")
    second = rounds(table)[1]
    names = [event["event"] for event in second]
    assert names[0] == "round-began"
    incomes = [place for place, event in enumerate(second) if event["event"] == "gained" and event["item"] == "vp"]
    assert len(incomes) == 2
    assert max(incomes) < names.index("drops-placed")
    assert table.ask(1) == "action"


@pytest.mark.rules("BAR-RND-03")
def test_after_the_scoring_of_the_fifth_round_comes_the_end_of_the_game() -> None:
    table = played()
    assert phases(rounds(table)[4]) == ["begin", "actions", "scoring", "end of game"]
    assert len(table.events("new-order")) == 4
    assert [player.engineer for player in table.state.players] == [0, 0]
