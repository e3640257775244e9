"""Rounds and phases, players who act at the same time, and what they see of each other."""

from itertools import pairwise
from typing import Any

import pytest

from asztal.games.imperial_miners.cards import EVENTS
from asztal.games.imperial_miners.examples.tabletop import Tabletop, bare
from asztal.games.imperial_miners.title import TITLE
from asztal.kernel import SPECTATOR, observe
from asztal.testkit.walk import Setting, Walk, events_for


class Played:
    """A random game: what was told, and some looks on the way."""

    def __init__(self, seats: int, seed: int) -> None:
        self.walk = Walk(Setting(TITLE, seats, TITLE.full_variant(seats, {})), seed)
        self.strangers_changed = 0
        self.choices = 0
        self.left: dict[int, set[int]] = {}  # events left, by round, as a spectator sees it
        state = self.walk.game.state
        before, forks, mover = self.mines(), -1, -1
        for seat in self.walk.steps():
            after = self.mines()
            if state.forks == forks:
                self.choices += 1
                self.strangers_changed += any(after[s] != before[s] for s in range(seats) if s != mover)
            before, forks, mover = after, state.forks, seat
            seen = observe(self.walk.game, SPECTATOR).view.events
            self.left.setdefault(state.round, set()).add(sum(seen.pools.values()) + len(seen.top))

    def mines(self) -> list[Any]:
        players = self.walk.game.state.players
        return [(dict(p.mine), dict(p.machines), list(p.collapses), list(p.carts)) for p in players]

    def told(self, *kinds: str) -> list[dict[str, Any]]:
        return [event for event in events_for(self.walk.game, SPECTATOR) if event["event"] in kinds]


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [Played(1, 1), Played(2, 2), Played(3, 3)]


# --- rounds ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-ROUND-01")
def test_ten_rounds_of_an_event_and_a_mine_phase(games: list[Played]) -> None:
    for game in games:
        seats = game.walk.setting.seats
        told = game.told("event-revealed", "card-revealed", "fallback", "surfaced")
        rounds: list[list[str]] = []
        for event in told:
            if event["event"] == "event-revealed":
                rounds.append([])
            rounds[-1].append(event["event"])
        assert len(rounds) == 10
        for events in rounds:
            assert events[0] == "event-revealed"
            assert set(events[1 : seats + 1]) <= {"card-revealed", "fallback"}
            assert events[seats + 1 :].count("surfaced") >= seats
            assert set(events[seats + 1 :]) == {"surfaced"}
        assert game.walk.game.state.round == 10


@pytest.mark.rules("IMP-ROUND-02")
def test_everybody_places_one_card_a_round(games: list[Played]) -> None:
    for game in games:
        seats = game.walk.setting.seats
        assert [len(player.mine) for player in game.walk.game.state.players] == [10] * seats
        told = game.told("event-revealed", "placed")
        starts = [number for number, event in enumerate(told) if event["event"] == "event-revealed"] + [len(told)]
        for first, last in pairwise(starts):
            assert sorted(event["seat"] for event in told[first + 1 : last]) == list(range(seats))


@pytest.mark.rules("IMP-ROUND-03")
def test_an_end_of_round_event_waits_for_all_and_then_the_next_round_starts() -> None:
    table = bare(seats=2)
    table.hand("I-31").hand("I-36", seat=1)
    for seat in (0, 1):
        table.stock(seat, gold=3)
    table.state.stack[:] = []
    table.round("EV-17").each("card I-31", "card I-36")  # trade gold for gems
    table.answers(0, "skip", "surface gold")
    assert sorted(table.game.decisions) == [1]
    table.answers(1, "skip", "surface gold")
    assert [table.ask(seat) for seat in (0, 1)] == ["trade", "trade"]
    table.each("trade 1", "trade 0")
    assert [table.rest(0), table.rest(1)] == [(2, 2), (5, 0)]


@pytest.mark.rules("IMP-ROUND-03")
def test_after_the_last_player_the_next_event_is_revealed() -> None:
    table = Tabletop(seats=2, opening="first")
    for seat in (0, 1):
        while table.state.round == 1:
            decisions = table.game.decisions
            if seat not in decisions:
                break
            table.answer(seat, table.options(seat)[-1])
    while table.state.round == 1:
        seat = min(table.game.decisions)
        table.answer(seat, table.options(seat)[-1])
    assert [event["round"] for event in table.events("event-revealed")] == [1, 2]
    assert [len(player.mine) for player in table.state.players] == [1, 1]
    assert table.state.past_events == [table.events("event-revealed")[0]["card"]]
    assert table.state.event == table.events("event-revealed")[1]["card"]


@pytest.mark.rules("IMP-ROUND-04")
def test_the_events_that_are_left_can_be_counted_at_any_time(games: list[Played]) -> None:
    for game in games:
        rounds = {number: left for number, left in game.left.items() if number}
        assert rounds == {number: {10 - number} for number in range(1, 11)}
    state = games[0].walk.game.state
    assert len(state.past_events) == 9
    assert {*state.past_events, state.event, *state.unused_events} == set(EVENTS)


@pytest.mark.rules("IMP-ROUND-05")
def test_no_choice_changes_another_players_mine(games: list[Played]) -> None:
    assert [game.strangers_changed for game in games] == [0, 0, 0]
    assert games[2].choices > 50


@pytest.mark.rules("IMP-ROUND-05")
@pytest.mark.parametrize(
    ("counter", "value"),
    [("FAC_SCO", 1), ("FACTIONS", 1), ("LEVELS", 1), ("MACHINES", 0), ("COLLAPSES", 0), ("CARTS", 0)],
)
def test_effects_count_the_own_mine_only(counter: str, value: int) -> None:
    table = bare(seats=2)
    table.mine({"1,0": "I-01"}, 1)
    table.mine({"1,0": "I-35", "1,2": "I-08", "1,4": "I-25", "2,1": "II-01"}, 0)
    table.machines({"1,0": 3}).collapses("1,0", "1,2")
    table.effect(f"gold_per(1,{counter},9)", seat=1)
    assert (table.player(1).gold, table.player(0).gold) == (value, 0)


@pytest.mark.rules("IMP-ROUND-06")
def test_a_round_brings_no_card_by_itself_and_unplayed_cards_stay() -> None:
    table = bare()
    table.hand("I-31", "I-36", "II-01", "III-01", "III-02")
    decks = [len(table.state.deck(level)) for level in (1, 2, 3, 4)]
    table.round("EV-01").answers(0, "card I-31", "skip", "surface gold")
    assert list(table.player().hand) == ["I-36", "II-01", "III-01", "III-02"]
    table.round("EV-09").answers(0, "card I-36", "place 1,2", "skip", "surface gold")
    assert list(table.player().hand) == ["II-01", "III-01", "III-02"]
    assert [len(table.state.deck(level)) for level in (1, 2, 3, 4)] == decks


# --- at the same time -----------------------------------------------------------------------------------------------


def three_players() -> Tabletop:
    """Three players with one card each, in a round with an event of its end."""
    table = bare(seats=3)
    for seat, card in enumerate(("I-33", "I-34", "I-10")):  # all of them may draw
        table.hand(card, seat=seat)
    return table.round("EV-16")


@pytest.mark.rules("IMP-SIM-01")
def test_all_choose_at_once_and_all_dig_at_once() -> None:
    table = three_players()
    assert [table.ask(seat) for seat in range(3)] == ["choose-card"] * 3
    table.answer(2, "card I-10").answer(0, "card I-33")
    assert sorted(table.game.decisions) == [1]
    table.answer(1, "card I-34")
    assert [table.ask(seat) for seat in range(3)] == ["choose-effect"] * 3


@pytest.mark.rules("IMP-SIM-02")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_cards_of_one_deck_go_to_players_in_the_order_in_which_they_act(order: tuple[int, ...]) -> None:
    table = three_players()
    table.each("card I-33", "card I-34", "card I-10")
    table.deck(2, "II-01", "II-02", "II-03")
    for seat in order:
        table.answer(seat, ["effect A", "effect A", "effect B"][seat])
    for seat in order:
        table.answer(seat, "deck 2")
    drawn = [list(table.player(seat).hand) for seat in order]
    assert drawn == [["II-01"], ["II-02"], ["II-03"]]
    assert [(entry.seat, entry.text) for entry in table.table.entries][-3:] == [(seat, "deck 2") for seat in order]


@pytest.mark.rules("IMP-SIM-02", "IMP-DECK-02")
def test_whoever_draws_the_last_card_leaves_the_others_without_that_deck() -> None:
    table = three_players()
    table.each("card I-33", "card I-34", "card I-10")
    table.deck(2, "II-01").pile(2)
    for seat, effect in enumerate(("effect A", "effect A", "effect B")):
        table.answer(seat, effect)
    assert [table.options(seat) for seat in range(3)] == [["deck 1", "deck 2", "deck 3"]] * 3
    table.answer(1, "deck 2")
    assert [table.options(seat) for seat in (0, 2)] == [["deck 1", "deck 3"]] * 2


@pytest.mark.rules("IMP-SIM-03")
def test_a_player_goes_through_the_whole_chain_without_waiting_for_others() -> None:
    table = three_players()
    table.each("card I-33", "card I-34", "card I-10")
    table.answers(2, "skip", "surface gold")
    assert sorted(table.game.decisions) == [0, 1]
    assert (table.ask(0), table.ask(1), table.player(2).gold) == ("choose-effect", "choose-effect", 2)
    table.answers(1, "effect A", "deck 1", "surface gold").answers(0, "skip", "surface gold")
    assert table.game.over
    assert [player.gold for player in table.state.players] == [2 + 1, 1 + 2 + 1, 2 + 1]  # and one each for EV-16


@pytest.mark.rules("IMP-SIM-04")
def test_hands_are_hidden_and_everything_else_is_open() -> None:
    table = bare(seats=2)
    table.mine({"1,0": "I-31", "1,2": "I-36"}).machines({"1,0": 2}).collapses("1,2").carts("1,0|1,2")
    table.hand("I-01", "II-01").stock(gold=7, gems=9).marker("A", 4).pile(2, "II-43")
    table.hand("I-02", seat=1).choosing("EV-16")
    for seat in (1, SPECTATOR):
        other = table.see(seat).players[0]
        assert [type(card) for card in other.hand] == [int, int]
        assert (other.gold, other.gems, other.board, other.space) == (7, 9, "A", 4)
        assert other.mine == {"1,0": "I-31", "1,2": "I-36"}
        assert (other.machines, other.collapses, other.carts) == ({"1,0": 2}, ["1,2"], ["1,0|1,2"])
        assert (table.see(seat).event, table.see(seat).discard2) == ("EV-16", ["II-43"])
    assert list(table.see(0).players[0].hand) == ["I-01", "II-01"]
    table.answer(0, "card I-01")
    assert len(table.see(1).players[0].hand) == 2  # hand and sealed card are one place
    table.answer(1, "card I-02")
    assert (table.see(1).players[0].card, len(table.see(1).players[0].hand)) == ("I-01", 1)
