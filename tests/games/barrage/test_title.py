"""What the kernel and the tools ask Barrage for: what is conserved, when a turn is over, what a seat had."""

import random

from asztal.games.barrage import TITLE
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import NEUTRAL
from asztal.kernel import Seeded


def test_what_was_taken_is_somewhere_after_every_choice() -> None:
    rng, built = random.Random(3), 0
    game = TITLE.new(2, {"automas": "1", "level": "4"}, Seeded(3), tells=False)
    start = TITLE.conserved(game.state)
    while game.decisions:
        seat, decision = next(iter(game.decisions.items()))
        game.apply(seat, rng.choice(decision.options))
        assert TITLE.conserved(game.state) == start
        built = sum(sum(player.built.values()) for player in game.state.players)
    assert built > 5
    assert {key: left for key, left in start.items() if left} == {f"engineers {seat}": 12 for seat in range(3)}


def test_what_is_lost_shows() -> None:
    table = Tabletop().dam("D8L", 2, 2).dam("D5L", 2, 1, NEUTRAL).conduit("C8A").powerhouse("P11-1").water("HA", 2)
    kept = TITLE.conserved(table.state)
    assert kept == TITLE.conserved(Tabletop().state)
    table.state.dam_drops["D8L"] -= 1
    table.player().excavator -= 1
    table.player().engineer -= 1
    del table.state.conduits["C8A"]
    lost = TITLE.conserved(table.state)
    assert {key for key in kept if kept[key] != lost[key]} == {"drops", "excavators 0", "engineers 0", "pieces 0"}


def test_a_turn_has_another_number_than_the_next_one_also_in_the_next_round() -> None:
    table = Tabletop().actions()
    before = TITLE.turn_number(table.state, 0)
    table.answer(0, "bank 1")
    after = TITLE.turn_number(table.state, 0)
    table.state.round, table.player().turns = 2, 0
    assert len({before, after, TITLE.turn_number(table.state, 0)}) == 3


def test_a_seat_is_known_by_company_officer_tiles_and_contracts() -> None:
    table = Tabletop().officer("adler").tiles("I-base", "conduit").wheel({3: ("II-any", 1, 0)})
    table.player().fulfilled.append("G01")
    assert set(TITLE.features(table.state, 0)) == {
        "company:usa",
        "officer:adler",
        "tile:I-base",
        "tile:II-any",
        "contract:G01",
    }
