"""Components: how many cards, tiles and pieces there are, what runs out, and what everybody sees."""

from collections import Counter

import pytest

from asztal.games.underwater_cities.cards import (
    BOARDS,
    BUILDINGS,
    CARDS,
    COLOURS,
    ERA_CARDS,
    RESOURCES,
    SPECIAL_CARDS,
)
from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.kernel import SPECTATOR, observe

CITIES = [f"C{number}" for number in range(2, 10)]  # the sites beside the starting city's
TUNNELS = [f"T{number}" for number in range(1, 15)]


# --- cards; test_card_lines.py counts them ----------------------------------------------------------------------------


@pytest.mark.rules("UWC-COMP-01")
def test_three_era_decks_of_coloured_and_numbered_cards() -> None:
    assert {card.era for card in ERA_CARDS.values()} == {1, 2, 3}
    assert {card.colour for card in ERA_CARDS.values()} == set(COLOURS) == {"yellow", "red", "green"}
    assert [card.number for card in ERA_CARDS.values()] == list(range(1, len(ERA_CARDS) + 1))
    assert (CARDS["C001"].number, CARDS["C180"].number) == (1, 180)
    assert len({CARDS[card].number for card in (*ERA_CARDS, *SPECIAL_CARDS)}) == len(ERA_CARDS) + len(SPECIAL_CARDS)
    assert all(card.cost == 0 for card in ERA_CARDS.values())


@pytest.mark.rules("UWC-COMP-02")
def test_special_cards_cost_one_two_or_three_credits_and_belong_to_no_era() -> None:
    assert {card.cost for card in SPECIAL_CARDS.values()} == {1, 2, 3}
    assert {card.era for card in SPECIAL_CARDS.values()} == {0}


@pytest.mark.rules("UWC-COMP-04")
def test_everybody_places_three_tiles_in_a_round_and_has_an_assistant_and_a_board() -> None:
    table = Tabletop.fresh(4)
    table.play_until(lambda state: state.round == 2)
    placed = Counter(event["seat"] for event in table.events("tile-placed"))
    assert placed == {0: 3, 1: 3, 2: 3, 3: 3}
    table = Tabletop.fresh(4)
    for me in table.state.players:
        assert (me.cards, me.points, me.space) == (["PA"], 0, 0)
    assert len({me.board for me in table.state.players}) == 4


# --- what never runs out --------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-COMP-05")
@pytest.mark.parametrize("item", RESOURCES)
def test_resources_never_run_out(item: str) -> None:
    table = Tabletop(2).stock(1, **{item: 5000})
    table.effect([{"gain": {item: 1000}}]).effect([{"gain": {item: 1000}}])
    assert table.rest(0) == {item: 2000}
    assert table.rest(1) == {item: 5000}


@pytest.mark.rules("UWC-COMP-06")
@pytest.mark.parametrize("kind", BUILDINGS)
def test_buildings_never_run_out(kind: str) -> None:
    table = Tabletop(4)
    sites = list(BOARDS[1].city_of)
    for seat in (1, 2, 3):
        table.build(*CITIES, *(f"{site}={kind}" for site in sites), seat=seat)
    assert sum(len(me.buildings) for me in table.state.players) == 3 * 36
    table.stock(kelp=1, credit=1, steelplast=1).effect([{"build": kind}], f"build {kind} C1a")
    assert table.player().buildings == {"C1a": kind}


@pytest.mark.rules("UWC-COMP-14")
def test_the_score_has_no_upper_limit() -> None:
    table = Tabletop(2).stock(points=98)
    table.effect([{"gain": {"point": 5}}])
    assert table.player().points == 103
    table.effect([{"gain": {"point": 900}}])
    assert table.player().points == 1003


# --- what runs out --------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-COMP-07")
def test_after_46_tunnels_nobody_builds_another() -> None:
    table = Tabletop(4)
    assert table.state.tunnels_left == 46
    for seat in (1, 2, 3):
        table.build(*TUNNELS, seat=seat)
    table.build("T1", "T2", "T3").stock(steelplast=9, credit=9, kelp=9)
    assert table.state.tunnels_left == 1
    table.slot("34-Y4", "build tunnel T4")
    assert table.ask() == ""  # the second tunnel of the slot is not even asked for
    assert (table.state.tunnels_left, len(table.player().tunnels)) == (0, 4)
    table.hand("C004").turn()
    assert table.why_not("slot 34-Y4") == ("nothing-usable", "UWC-SLOT-03")
    table.effect([{"build": ["tunnel", "farm"]}])
    assert table.why_not("build tunnel T5") == ("none-in-supply", "UWC-COMP-07")


@pytest.mark.rules("UWC-COMP-08")
def test_after_17_nonsymbiotic_domes_only_symbiotic_cities_can_be_built() -> None:
    table = Tabletop(3)
    table.build(*CITIES, seat=1).build(*CITIES[:5], seat=2)  # 13 and 3 starting cities
    table.stock(steelplast=9, credit=9, kelp=9, biomatter=1)
    assert table.state.nonsymbiotic_left == 1
    table.effect([{"build": "city"}], "build nonsymbiotic_city C2", "pay 1 2 0 1 0")
    assert table.state.nonsymbiotic_left == 0
    table.effect([{"build": "city"}])
    assert table.options() == ["build symbiotic_city C3", "build symbiotic_city C4", "build symbiotic_city C5"]
    assert table.why_not("build nonsymbiotic_city C3") == ("none-in-supply", "UWC-CITY-06")


@pytest.mark.rules("UWC-COMP-09")
@pytest.mark.parametrize(("seats", "left"), [(1, 16), (2, 15), (3, 14), (4, 13)])
def test_the_starting_cities_come_from_the_17_domes(seats: int, left: int) -> None:
    assert Tabletop.fresh(seats).state.nonsymbiotic_left == left


@pytest.mark.rules("UWC-COMP-10")
@pytest.mark.parametrize(("seats", "domes"), [(2, 7), (3, 10), (4, 13)])
def test_symbiotic_domes_are_limited_by_the_number_of_players(seats: int, domes: int) -> None:
    table = Tabletop(seats)
    assert table.state.symbiotic_left == domes
    for seat in range(seats):
        table.build(*(f"{city}*" for city in CITIES[: 3 + (seat == 0)]), seat=seat)
    assert table.state.symbiotic_left == 0
    table.stock(steelplast=9, credit=9, kelp=9, biomatter=9).effect([{"build": "city"}])
    assert table.why_not("build symbiotic_city C6") == ("none-in-supply", "UWC-CITY-06")
    assert table.options() == ["build nonsymbiotic_city C6", "build nonsymbiotic_city C7"]


@pytest.mark.rules("UWC-COMP-13")
def test_six_dear_special_cards_take_part_and_are_not_refilled() -> None:
    table = Tabletop.fresh(2)
    dear = list(table.state.dear_specials)
    assert len(set(dear)) == 6
    assert {CARDS[card].cost for card in dear} == {3}
    table = Tabletop(2)
    for left in range(5, -1, -1):
        table.slot("12-R1", f"special {table.state.dear_specials[0]}")
        assert len(table.state.dear_specials) == left
    table.slot("12-R1")
    assert {CARDS[option.split()[1]].cost for option in table.options(kind="special")} <= {1, 2}


# --- decks and discard piles ------------------------------------------------------------------------------------------


def empty_deck(table: Tabletop, *discarded: str) -> Tabletop:
    """An era deck without cards; these lie on the discard pile."""
    table.state.deck.cards.clear()
    table.state.discard.cards.clear()
    for card in discarded:
        table.put(card, table.state.discard)
    return table


@pytest.mark.rules("UWC-COMP-11")
def test_an_empty_deck_is_made_of_its_discard_pile() -> None:
    table = empty_deck(Tabletop(2), "C001", "C002", "C003")
    table.effect([{"gain": {"card": 1}}])
    assert len(table.player().hand) == 1
    assert set(table.player().hand) | set(table.state.deck) == {"C001", "C002", "C003"}
    assert list(table.state.discard) == []
    assert all(isinstance(card, int) for card in table.see(1).players[0].hand)  # mixed, so nobody knows which came


@pytest.mark.rules("UWC-COMP-11")
def test_the_new_deck_comes_in_random_order() -> None:
    first = set()
    for seed in range(12):
        table = empty_deck(Tabletop(2, seed), "C001", "C002", "C003").effect([{"gain": {"card": 1}}])
        first |= set(table.player().hand)
    assert first == {"C001", "C002", "C003"}


@pytest.mark.rules("UWC-COMP-12")
def test_without_deck_and_discard_pile_a_draw_is_skipped() -> None:
    table = empty_deck(Tabletop(2), "C001").effect([{"gain": {"card": 3, "credit": 1}}])
    assert list(table.player().hand) == ["C001"]
    table.effect([{"gain": {"card": 2, "credit": 1}}])
    assert list(table.player().hand) == ["C001"]
    assert table.rest() == {"credit": 2}
    assert [event["count"] for event in table.events("drew")] == [1]


@pytest.mark.rules("UWC-COMP-16")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    table = empty_deck(Tabletop(2), "C001", "C002", "C003").deck("C010", "C011")
    table.effect([{"gain": {"card": 2}}])
    assert list(table.player().hand) == ["C010", "C011"]
    assert sorted(table.state.discard) == ["C001", "C002", "C003"]  # the deck is empty, and stays so until a draw
    assert len(table.state.deck) == 0


@pytest.mark.rules("UWC-COMP-16")
def test_the_discard_pile_is_shuffled_in_the_middle_of_a_draw_or_a_look() -> None:
    table = empty_deck(Tabletop(2), "C001", "C002").deck("C010").effect([{"gain": {"card": 3}}])
    assert sorted(table.player().hand) == ["C001", "C002", "C010"]
    table = empty_deck(Tabletop(2), "C001", "C002", "C003", "C004").deck("C010").card("C042")
    assert table.options()[0] == "keep C010"
    assert sorted(table.options()) == ["keep C001", "keep C002", "keep C003", "keep C004", "keep C010"]


@pytest.mark.rules("UWC-COMP-16")
def test_the_discard_pile_is_shuffled_when_a_card_is_turned_up() -> None:
    table = empty_deck(Tabletop(1), "C005").at("game.rounds.body.begin")
    assert [event["card"] for event in table.events("fourth-tile")] == ["C005"]
    assert list(table.state.discard) == ["C005"]


# --- open and hidden --------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-COMP-15")
def test_everything_but_the_hand_is_open() -> None:
    table = Tabletop(2).hand("C001", "C002", "C003").claimed("PA", "C012").stock(kelp=2, points=7)
    table.build("C2", "T1", "C1a=farm")
    empty_deck(table, "C010")
    for reader in (0, 1, SPECTATOR):
        view = observe(table.game, reader).view
        me = view.players[0]
        assert (me.points, me.kelp, me.cards) == (7, 2, ["PA", "C012"])
        assert (me.cities["C2"], me.tunnels, me.buildings) == ("nonsymbiotic_city", ["T1"], {"C1a": "farm"})
        assert view.discard == ["C010"]
        assert all(isinstance(card, str) for card in view.specials.top)
    assert table.see(0).players[0].hand == ["C001", "C002", "C003"]
    for reader in (1, SPECTATOR):
        hidden = observe(table.game, reader).view.players[0].hand
        assert len(hidden) == 3
        assert all(isinstance(card, int) for card in hidden)
