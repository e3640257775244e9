"""What the kernel asks the title: what is conserved, and worlds that a seat can imagine."""

from typing import Any

import pytest

from asztal.games.imperial_miners.cards import CARDS, EVENTS
from asztal.games.imperial_miners.events import CardRevealed
from asztal.games.imperial_miners.examples.tabletop import WORKSHOP, Tabletop, bare
from asztal.games.imperial_miners.state import Mines
from asztal.games.imperial_miners.title import TITLE
from asztal.kernel import Fast, Game, Option, choices, imagine, observe
from asztal.testkit.walk import Setting, Walk

BOX = {"cards": len(CARDS), "events": len(EVENTS)}


def worlds(table: Tabletop, seat: int, count: int = 30) -> list[Game[Any]]:
    seen = observe(table.game, seat)
    return [imagine(WORKSHOP, seen, Fast(number)) for number in range(count)]


@pytest.mark.parametrize("seats", [1, 3])
def test_all_cards_and_events_are_somewhere_at_any_time(seats: int) -> None:
    walk = Walk(Setting(TITLE, seats, TITLE.full_variant(seats, {})), seed=seats)
    for _ in walk.steps():
        assert TITLE.conserved(walk.game.state) == BOX


def test_cards_in_every_place_are_counted() -> None:
    table = Tabletop(seats=2)
    state: Mines = table.state
    assert TITLE.conserved(state) == BOX
    for zone in (state.level1, state.level4, state.discard1, state.discard4, table.player().looking):
        zone.cards["extra"] = 0
        assert TITLE.conserved(state)["cards"] == BOX["cards"] + 1
        del zone.cards["extra"]
    table.take("I-31")
    assert TITLE.conserved(state)["cards"] == BOX["cards"] - 1
    table.stock(1, card="I-31")  # revealed, not yet placed
    assert TITLE.conserved(state)["cards"] == BOX["cards"]
    table.player(1).mine["1,0"] = "I-31"
    assert TITLE.conserved(state)["cards"] == BOX["cards"]
    table.event("EV-01")
    state.past_events.append("EV-02")
    assert TITLE.conserved(state)["events"] == 19


def test_a_secret_choice_shows_only_whether_it_is_made_and_can_be_withdrawn() -> None:
    table = Tabletop(seats=2)
    cards = list(table.player(0).hand)[:4]
    for ready, card in zip((False, False, False, True), cards, strict=True):
        table.answer(0, f"discard {card}")
        assert observe(table.game, 1).position[-1]["kids"][0] is ready
    table.table.undo(0)
    assert (list(table.player(0).sealed), table.ask(0)) == (cards[:3], "opening-discard")
    table = bare(seats=2)
    table.hand("I-31").choosing().answer(0, "card I-31")
    assert observe(table.game, 1).position[-1]["kids"][0] is True
    table.table.undo(0)
    assert table.options(0) == ["card I-31"]


def test_features_name_the_cards_the_factions_and_the_boards() -> None:
    table = bare()
    table.mine({"1,0": "I-25", "1,2": "I-31", "2,1": "II-01", "3,2": "III-40", "4,3": "IV-01"})
    table.effect("research(1)", "board C").marker("C", 9).effect("research(1)", "board A")
    table.marker("A", 9).effect("research(1)", "board C")  # a second time
    assert TITLE.features(table.state, 0) == {
        **{f"card:{card}": 1.0 for card in ("I-25", "I-31", "II-01", "III-40")},
        "faction:SCO": 2.0,
        "faction:BAR": 1.0,
        "board:C": 1.0,
        "board:A": 1.0,
    }
    assert table.player().climbed == ["C", "A"]


def test_who_is_ready_has_laid_aside_four_cards_of_the_opening_in_every_imagined_world() -> None:
    table = Tabletop(seats=2)
    for card in list(table.player(1).hand)[:4]:
        table.answer(1, f"discard {card}")
    laid = set()
    for world in worlds(table, 0):
        other = world.state.players[1]
        assert (len(other.hand), len(other.sealed)) == (4, 4)
        assert TITLE.conserved(world.state) == BOX
        laid.add(tuple(sorted(other.sealed)))
    assert len(laid) > 20
    for world in worlds(table, 1, 3):  # who has chosen knows what
        me = world.state.players[1]
        assert list(me.sealed) == list(table.player(1).sealed)
        assert len(world.state.players[0].hand) == 8


def test_who_keeps_all_six_cards_has_laid_nothing_aside() -> None:
    table = Tabletop(seats=2, opening="ask")
    table.each("choose normal", "choose first")
    for world in worlds(table, 0, 3):
        assert [len(player.hand) for player in world.state.players] == [8, 6]
        assert len(world.state.players[1].sealed) == 0


def test_who_is_ready_has_chosen_a_card_that_can_be_played() -> None:
    table = Tabletop(seats=2)
    for seat in (0, 1):
        for card in list(table.player(seat).hand)[4:]:
            table.answer(seat, f"discard {card}")
    table.mine({"1,0": "I-31"}, 1).stock(1, gold=1).choosing("EV-16")
    assert table.ask(1) == "choose-card"
    table.answer(1, table.options(1)[0])
    levels = set()
    for world in worlds(table, 0):
        other = world.state.players[1]
        assert (len(other.hand) + len(other.sealed), len(other.sealed) <= 1) == (4, True)
        levels |= {CARDS[card].level for card in other.sealed}
        if not other.sealed:  # then it had nothing to play
            assert all(CARDS[card].level > 1 for card in other.hand)
    assert levels == {1}
    sealed = list(table.player(1).sealed)
    for world in worlds(table, 1, 3):
        assert list(world.state.players[1].sealed) == sealed
        assert len(world.state.players[0].sealed) == 0


def test_a_player_with_nothing_to_play_is_imagined_without_a_sealed_card() -> None:
    table = bare(seats=2)
    table.hand("I-31").choosing("EV-16").answer(1, "draw-one")
    for world in worlds(table, 0, 3):
        assert (len(world.state.players[1].hand), len(world.state.players[1].sealed)) == (0, 0)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_card_chosen_in_secret_costs_what_was_promised(seats: int) -> None:
    paid = 0
    walk = Walk(Setting(TITLE, seats, TITLE.full_variant(seats, {})), seed=4)
    for _ in walk.steps():
        for choice in choices(TITLE, observe(walk.game, 0)):
            if choice.option.startswith("card "):
                after = walk.game.clone(Fast(1), tells=True)
                after.apply(0, Option.parse(choice.option))
                for other in set(after.decisions) - {0}:
                    after.apply(other, after.decisions[other].options[0])
                told = [event for _, event in after.events or () if isinstance(event, CardRevealed)]
                assert choice.costs == ({"gold": told[0].cost} if told[0].cost else {})
                paid += told[0].cost
    assert paid
