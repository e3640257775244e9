"""The solo game: neutral tiles that move round the board, a fourth one, and the goal."""

from typing import Any

import pytest

from asztal.games.underwater_cities.addresses import ROUND
from asztal.games.underwater_cities.cards import ALWAYS, CARDS, SIDES
from asztal.games.underwater_cities.examples.tabletop import WORKSHOP, Tabletop
from asztal.games.underwater_cities.state import NEUTRAL, UNLIMITED
from asztal.kernel import Refused

RING = [slot.id for slot in SIDES["12"]]
STAY, STEP = ALWAYS, "12-G4"  # a slot without and one with steps on the Federation track


def begun(seed: int = 1, **variant: str) -> Tabletop:
    """A real solo game, set up and in its first round."""
    table = Tabletop.fresh(1, seed, **variant)
    while not table.state.round:
        table.answer(0, table.options()[0])
    return table


def take_turn(table: Tabletop, slot: str) -> None:
    """A turn on this slot with the first cards that come."""
    while table.ask() == "discard":
        table.answer(0, table.options()[0])
    table.answer(0, f"slot {slot}")
    turns = table.player().turns
    while not table.game.over and table.player().turns == turns and table.ask() not in ("slot", "discard"):
        table.answer(0, table.options()[0])


def take_round(table: Tabletop, *slots: str) -> list[dict[str, Any]]:
    """A round on these slots and what its end and the start of the next one tell."""
    number = table.state.round
    for slot in slots:
        table.game.events.clear()
        take_turn(table, slot)
    while table.state.round == number:  # cards kept at the start of an era
        table.answer(0, table.options()[0])
    return table.events()


def neutral(table: Tabletop) -> list[str]:
    """The slots that hold neutral tiles."""
    return [slot for slot, tiles in table.state.slots.items() if NEUTRAL in tiles]


def fourth(events: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """The turned-up card and the slot of a fourth tile."""
    return [(event["card"], event["slot"]) for event in events if event["event"] == "fourth-tile"]


# --- setup ------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-SOLO-01")
def test_the_solo_game_is_played_on_an_advanced_board() -> None:
    assert {Tabletop.fresh(1, seed).player().board for seed in range(30)} == {5, 6, 7, 8}
    assert list(begun().state.slots) == RING
    with pytest.raises(Refused) as refused:
        Tabletop.fresh(1, boards="standard")
    assert (refused.value.reason.key, refused.value.reason.clause) == ("alone-advanced", "UWC-SOLO-01")


@pytest.mark.rules("UWC-SOLO-02")
def test_setup_is_as_for_two_but_for_the_domes() -> None:
    one, two = begun(), Tabletop.fresh(2)
    while not two.state.round:
        seat = min(two.game.decisions)
        two.answer(seat, two.options(seat)[0])
    first = two.state.order[0]
    assert one.rest() == two.rest(first) == {"kelp": 1, "steelplast": 1, "science": 1, "credit": 2}
    assert len(one.player().hand) == len(two.player(first).hand) == 3
    assert list(one.state.slots) == list(two.state.slots)
    assert len(one.state.dear_specials) == len(two.state.dear_specials) == 6
    assert one.state.tunnels_left == two.state.tunnels_left == 46
    assert (one.state.symbiotic_left, two.state.symbiotic_left) == (UNLIMITED, 7)


@pytest.mark.rules("UWC-SOLO-02")
def test_symbiotic_domes_never_run_out() -> None:
    table = Tabletop(1)
    for _ in range(8):
        table.effect([{"build": "symbiotic_city", "free": True}]).stock(steelplast=9, science=9, credit=9)
        if table.ask():
            table.answer(0, table.options()[0])
    assert list(table.player().cities.values()).count("symbiotic_city") == 8
    assert table.state.symbiotic_left == UNLIMITED


@pytest.mark.rules("UWC-SOLO-03")
def test_one_brown_tile_is_left_out() -> None:
    alone = {Tabletop.fresh(1, seed).player().metropolises["M0"] for seed in range(40)}
    assert alone == {"BR1", "BR2", "BR4", "BR5"}
    assert "BR3" in {Tabletop.fresh(2, seed).player().metropolises["M0"] for seed in range(40)}


@pytest.mark.rules("UWC-SOLO-04", "UWC-SOLO-05")
@pytest.mark.parametrize("start", ["1", "2", "3", "4"])
def test_neutral_tiles_start_on_the_same_slot_of_each_colour(start: str) -> None:
    table = begun(start=start)
    assert neutral(table) == [f"12-G{start}", f"12-R{start}", f"12-Y{start}"]
    assert [len(tiles) for tiles in table.state.slots.values()].count(1) == 3
    assert table.why_not(f"slot 12-R{start}") == ("slot-occupied", "UWC-SLOT-01")


@pytest.mark.rules("UWC-SOLO-04")
def test_unless_asked_for_it_is_the_first_slot() -> None:
    assert neutral(begun()) == ["12-G1", "12-R1", "12-Y1"]
    with pytest.raises(Refused):
        Tabletop.fresh(2, start="2")


@pytest.mark.rules("UWC-SOLO-06")
def test_the_marker_starts_below_the_track() -> None:
    table = begun()
    assert (table.player().space, table.state.arrivals) == (0, [])
    assert table.state.order == [0]


# --- neutral tiles ----------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-SOLO-07", "UWC-SOLO-08")
def test_neutral_tiles_move_one_slot_clockwise_after_every_round() -> None:
    table = Tabletop(1)
    assert [f"12-{colour}{place}" for colour in "GRY" for place in range(1, 5)] == RING
    for number in range(2, 11):
        for slot in table.state.slots:
            table.state.slots[slot] = []
        table.player().moved = True
        table.at(f"{ROUND}.begin")
        places = [(start + number - 1) % 12 for start in (0, 4, 8)]
        assert neutral(table) == sorted((RING[place] for place in places), key=RING.index)
    assert neutral(table) == ["12-G2", "12-R2", "12-Y2"]


@pytest.mark.rules("UWC-SOLO-07", "UWC-SOLO-08")
def test_own_tiles_come_back_and_the_last_slot_is_followed_by_the_first() -> None:
    table = begun(start="4")
    take_round(table, STAY, "12-G1", STAY)
    assert set(neutral(table)) > {"12-G1", "12-R1", "12-Y1"}  # and a fourth one
    assert not any(0 in tiles for tiles in table.state.slots.values())


@pytest.mark.rules("UWC-SOLO-09")
def test_a_fourth_tile_follows_a_round_without_a_step() -> None:
    table = begun()
    assert len(fourth(take_round(table, STAY, STAY, STAY))) == 1
    assert len(neutral(table)) == 4
    assert STEP not in neutral(table)
    assert fourth(take_round(table, STEP, STAY, STAY)) == []


@pytest.mark.rules("UWC-SOLO-09")
def test_a_step_prevents_it_and_each_round_counts_for_itself() -> None:
    table = begun()
    assert fourth(take_round(table, STEP, STAY, STAY)) == []
    assert len(neutral(table)) == 3
    assert len(fourth(take_round(table, STAY, STAY, STAY))) == 1


@pytest.mark.rules("UWC-SOLO-09", "UWC-SOLO-15")
def test_round_one_has_no_fourth_tile_and_a_fourth_one_stays_for_one_round() -> None:
    table = begun()
    assert len(neutral(table)) == 3
    take_round(table, STAY, STAY, STAY)
    assert len(neutral(table)) == 4
    table.player().moved = True
    take_round(table, STAY, STAY, STAY)
    assert neutral(table) == ["12-G3", "12-R3", "12-Y3"]


def next_round(card: str, *, moved: bool = False, places: tuple[int, ...] = (0, 4, 8)) -> Tabletop:
    """The next round when the neutral tiles were on these places and this card lies on top of the deck."""
    table = Tabletop(1)
    for slot in table.state.slots:
        table.state.slots[slot] = []
    table.state.neutral, table.state.round, table.state.era = list(places), 5, CARDS[card].era
    table.player().moved = moved
    return table.deck(card).at(f"{ROUND}.begin")


@pytest.mark.rules("UWC-SOLO-10", "UWC-SOLO-11")
@pytest.mark.parametrize(
    ("card", "slot"),
    [
        ("C001", "12-G1"),  # counted from the first green slot
        ("C010", "12-G1"),
        ("C003", "12-G3"),
        ("C007", "12-R3"),
        ("C025", "12-R3"),  # 2 + 5
        ("C138", "12-Y4"),  # 1 + 3 + 8
        ("C002", "12-G3"),  # the second is occupied
        ("C006", "12-R3"),
    ],
)
def test_the_digits_of_the_card_lead_to_the_slot(card: str, slot: str) -> None:
    table = next_round(card)  # with neutral tiles on the second slots
    assert table.events("fourth-tile") == [
        {"event": "fourth-tile", "clause": "UWC-SOLO-11", "card": card, "slot": slot}
    ]
    assert sorted(neutral(table)) == sorted(["12-G2", "12-R2", "12-Y2", slot])
    assert next_round(card, moved=True).events("fourth-tile") == []


@pytest.mark.rules("UWC-SOLO-11", "UWC-SOLO-12")
@pytest.mark.parametrize(
    ("card", "places", "slot"),
    [
        ("C049", (3, 7, 11), "12-G2"),  # 13: from the twelfth slot to the first, which is occupied
        ("C058", (0, 4, 8), "12-G1"),  # 13: the first
        ("C099", (0, 4, 8), "12-R3"),  # 18: the sixth is occupied
        ("C039", (10, 2, 6), "12-G1"),  # 12: the last is occupied, so round the ring
    ],
)
def test_the_count_goes_round_and_counts_occupied_slots(card: str, places: tuple[int, ...], slot: str) -> None:
    assert next_round(card, places=places).events("fourth-tile")[0]["slot"] == slot


@pytest.mark.rules("UWC-SOLO-13", "UWC-SOLO-14")
def test_the_card_comes_from_the_deck_of_the_new_round_and_is_discarded() -> None:
    table = begun()
    for number in range(2, 9):
        events = take_round(table, STAY, STAY, STAY)
        ((card, slot),) = fourth(events)
        told = [event["event"] for event in events]
        assert told.index("round-began") < told.index("neutral-moved") < told.index("fourth-tile")
        assert CARDS[card].era == (1 if number <= 4 else 2 if number <= 7 else 3)
        assert card in table.state.discard.cards
        assert NEUTRAL in table.state.slots[slot]
        assert card not in table.state.deck.cards


@pytest.mark.rules("UWC-SOLO-16")
def test_neutral_tiles_count_as_those_of_another_player() -> None:
    table = Tabletop(1).tile("12-G3", 0).stock(steelplast=3, kelp=3, credit=9, science=3).card("C155", "part C155-1")
    assert table.options() == ["slot 12-G1", "slot 12-R1", "slot 12-Y1"]


@pytest.mark.rules("UWC-SOLO-17")
def test_the_always_available_slot_is_never_blocked() -> None:
    assert ALWAYS not in begun().state.slots
    for card in ("C039", "C048"):  # 12 leads to the last slot of the ring, never into the middle
        table = next_round(card)
        assert table.events("fourth-tile")[0]["slot"] == "12-Y4"
        table.hand("C001").turn()
        assert f"slot {ALWAYS}" in table.options()


# --- the goal ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-SOLO-18")
@pytest.mark.parametrize(
    ("points", "tunnels", "won"),
    [
        (100, ["T1", "T2", "T3", "T6", "T7", "T8"], True),
        (170, ["T1", "T2", "T3", "T6", "T7", "T8"], True),
        (99, ["T1", "T2", "T3", "T6", "T7", "T8"], False),
        (170, ["T1", "T2", "T3", "T6", "T8"], True),  # T8 touches C6 as well
        (170, ["T1", "T2", "T3", "T6"], False),  # C6 is not connected
    ],
)
def test_a_hundred_points_and_seven_connected_cities(points: int, tunnels: list[str], won: bool) -> None:
    table = Tabletop(1).build("C2", "C3", "C4", "C5", "C6", "C7", *tunnels).stock(points=points)
    assert WORKSHOP.winners(table.state) == ([0] if won else [])
    assert WORKSHOP.places(table.state) == ([1] if won else [0])
