"""What an option lights up, costs and brings at once, and what a question is about."""

import pytest

from asztal.games.barrage import TITLE
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.kernel import Choice, choices, observe, recall


def offered(top: Tabletop, seat: int = 0) -> dict[str, Choice]:
    return {choice.option: choice for choice in choices(TITLE, observe(top.game, seat))}


def promised(choice: Choice) -> tuple[dict[str, int], dict[str, int]]:
    return dict(choice.costs), dict(choice.gains)


def about(top: Tabletop, seat: int = 0) -> list[str]:
    return TITLE.face.about(recall(TITLE, observe(top.game, seat)))


def test_an_action_promises_its_price_and_what_comes_at_once() -> None:
    top = Tabletop(2).patents("I-base", "", "").stock(credit=12).wheel({5: ("base", 3, 0), 4: ("", 0, 2)}).turn()
    found = offered(top)
    assert promised(found["bank 4"]) == ({"engineer": 4}, {"credit": 4})
    assert promised(found["space machinery-3R"]) == ({"engineer": 3, "credit": 8}, {"excavator": 1, "mixer": 1})
    assert promised(found["space workshop-3L"]) == (
        {"engineer": 2, "credit": 5},
        {"tile": 1, "excavator": 3, "mixer": 2},
    )
    assert found["space workshop-3L"].links == ["W6", "W5"]
    assert found["space workshop-1L"].links == ["W6"]
    assert promised(found["space patent-1"]) == ({"engineer": 2, "credit": 5}, {"tile": 1})
    assert promised(found["space contract-1L"]) == ({"engineer": 1}, {})


def test_what_ends_a_round_by_itself_is_not_promised() -> None:
    top = Tabletop(2).stock(engineer=3, credit=0)
    top.state.players[1].engineer = 0
    found = offered(top.turn())
    assert promised(found["bank 1"]) == ({"engineer": 1}, {"credit": 1})
    assert promised(found["bank 3"]) == ({}, {})


def test_a_turbine_space_lights_up_the_best_production() -> None:
    top = Tabletop(2).stock(credit=9).dam("D5L", 3, 3).conduit("C5A").conduit("C5B", seat=1).powerhouse("P8-1")
    top.powerhouse("P10-1").dam("D1L", 1, 1).turn()
    assert offered(top)["space turbine-1L"].links == ["D5L", "C5B", "P10-1"]
    top.answers(0, "space turbine-1L")
    found = offered(top)
    assert promised(found["produce D5L C5B 2"]) == ({"credit": 2}, {"energy": 2 * 4 + 2 + 1})
    assert found["produce D5L C5A 1"].links == ["P8-1", "11"]
    assert about(top) == ["turbine-1L"]


@pytest.mark.parametrize(("flowing", "end"), [("space water-1L", []), ("space water-2L", ["D8L"])])
def test_a_headstream_lights_up_the_way_of_its_drop(flowing: str, end: list[str]) -> None:
    """What waits runs after the drops that wait already, so the dam is full by then."""
    top = Tabletop(2).dam("D8L", 1, 0).turn()
    top.state.headstreams["HA"] = 1
    top.answers(0, flowing)
    found = offered(top)
    assert found["headstream HA"].links == (["1", "8", *end] if end else ["1", "8", "11"])
    assert promised(found["headstream HA"]) == ({}, {})


def test_a_construction_is_paid_where_it_stands() -> None:
    top = Tabletop(2).stock(credit=5, excavator=9).wheel({5: ("conduit", 2, 1)}).turn()
    found = offered(top)
    assert promised(found["build base base"]) == ({"engineer": 1}, {})
    assert {"D8L", "D8U"} < set(found["build base base"].links)
    top.answers(0, "build base base")
    assert about(top) == ["base"]
    assert promised(offered(top)["site D8U"]) == (
        {"excavator": 3, "credit": 3, "tile": 1},
        {"tile": 1, "excavator": 2, "mixer": 1},
    )


def test_several_ways_to_pay_are_promised_one_by_one() -> None:
    top = Tabletop(2).officer("jordan").stock(credit=9, excavator=9).turn().answers(0, "build base base")
    assert promised(offered(top)["site D8L"]) == ({}, {})
    top.answers(0, "site D8L")
    assert promised(offered(top)["pay 2 0 3"]) == ({"excavator": 2, "credit": 3, "tile": 1}, {})
    assert about(top) == ["base", "D8L"]


def test_a_contract_promises_its_plain_rewards_and_is_what_its_choice_is_about() -> None:
    top = Tabletop(2).contracts("G05").dam("D5L", 3, 3).conduit("C5A").powerhouse("P8-1").turn()
    top.answers(0, "space turbine-1L", "produce D5L C5A 3")
    assert promised(offered(top)["fulfil G05"]) == ({}, {"credit": 3})
    top.answers(0, "fulfil G05")
    assert about(top) == ["turbine-1L", "G05"]
