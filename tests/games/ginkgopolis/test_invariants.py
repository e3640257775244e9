"""What is true between any two actions of any game, at every seat count and in every variant."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from asztal.games.ginkgopolis import TITLE
from asztal.games.ginkgopolis.addresses import TURN
from asztal.games.ginkgopolis.cards import CARDS, TILE_OF, TILES
from asztal.games.ginkgopolis.city import neighbours
from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.games.ginkgopolis.state import City
from asztal.kernel import Game
from asztal.kernel.rules import Effect, Frame
from asztal.testkit.walk import Setting, Walk, settings

RESOURCES = {1: 25, 2: 25, 3: 20, 4: 18, 5: 16}
SETTINGS = list(settings(TITLE))
GAMES = 2  # of each setting


# --- the invariants, computed from the state -------------------------------------------------------------------------


def circulating(state: City) -> Iterator[str]:
    """The urbanization and building cards in deck, discard pile, hands and committed."""
    for zone in (state.deck, state.discard, *(zone for who in state.players for zone in (who.hand, who.sealed))):
        yield from (card for card in zone if CARDS[card].kind != "character")


def resources_are_complete(state: City) -> bool:
    """GIN-INV-01."""
    for seat, player in enumerate(state.players):
        city = sum(height for cell, height in state.height.items() if state.owner[cell] == seat)
        if player.supply + player.resources + city != RESOURCES[state.seats]:
            return False
    return True


def every_tile_is_somewhere(state: City) -> bool:
    """GIN-INV-02, with the tile of an action that is being resolved."""
    stocks = [tile for who in state.players for zone in (who.tiles, who.laid, who.offered) for tile in zone]
    played = [tile for tile in state.played if tile in TILES]
    floors = [*state.top.values(), *state.covered]
    return sum(state.height.values()) == len(floors) and sorted(
        [*floors, *state.supply, *stocks, *state.removed, *played]
    ) == sorted(TILES)


def building_cards_have_a_finished_building(state: City) -> bool:
    """GIN-INV-03."""
    for card in circulating(state):
        if card in TILE_OF:
            shown = [cell for cell, tile in state.top.items() if tile == TILE_OF[card]]
            if len(shown) != 1 or shown[0] in state.markers:
                return False
    return True


def as_many_cards_as_finished_buildings(state: City) -> bool:
    """GIN-INV-04."""
    return len(list(circulating(state))) == 12 + sum(cell not in state.markers for cell in state.top)


def other_cards_are_kept_or_sorted(state: City) -> bool:
    """GIN-INV-05."""
    areas = Counter(card for player in state.players for card in player.area)
    used = {*areas, *circulating(state)}
    return all(areas[TILES[tile].card] == 1 for tile in state.covered) and not any(
        TILES[state.top[cell]].card in used for cell in state.markers
    )


def tokens_are_sites(state: City) -> bool:
    """GIN-INV-06."""
    cells = state.tokens.values()
    return (
        "".join(sorted(state.tokens)) == "ABCDEFGHIJKL"
        and len(set(cells)) == 12
        and not set(cells) & set(state.top)
        and all(any(near in state.top for near in neighbours(cell)) for cell in cells)
    )


def no_stock_is_negative(state: City) -> bool:
    """GIN-INV-07."""
    return all(min(who.resources, who.points, who.supply, who.new_hand_tokens) >= 0 for who in state.players)


def totals_are_known(state: City) -> bool:
    """The title's own count of GIN-INV-01 and GIN-INV-02, by which the contract suite checks every game."""
    resources = {f"resources {seat}": RESOURCES[state.seats] for seat in range(len(state.players))}
    return TITLE.conserved(state) == resources | {"tiles": 60}


Invariant = Callable[[City], bool]
ALWAYS: list[Invariant] = [  # in the middle of an action too
    resources_are_complete,
    every_tile_is_somewhere,
    totals_are_known,
    no_stock_is_negative,
]
INVARIANTS: list[Invariant] = [
    *ALWAYS,
    building_cards_have_a_finished_building,
    as_many_cards_as_finished_buildings,
    other_cards_are_kept_or_sorted,
    tokens_are_sites,
]


# --- looking at them ------------------------------------------------------------------------------------------------


class Looking(Effect[City]):
    """A player's action, with a look at the table before it begins."""

    def __init__(self, action: Effect[City], look: Callable[[City], None]) -> None:
        self.at, self._action, self._look = action.at, action, look

    def enter(self, g: Game[City], f: Frame) -> Any:
        if not f.step:
            self._look(g.state)
        return self._action.enter(g, f)


class Broken:
    """Where each invariant did not hold, over all games, and how often it was looked at."""

    def __init__(self) -> None:
        self.where: dict[str, list[str]] = {invariant.__name__: [] for invariant in INVARIANTS}
        self.looks = Counter[str]()
        self.actions = 0  # looks in the middle of an action

    def play(self, setting: Setting, seed: int) -> None:
        """One random game, with a look before every action and every choice, and at the end."""

        def look(state: City) -> None:
            self.looks[str(setting)] += 1
            self.actions += bool(state.played)
            for invariant in ALWAYS if state.played else INVARIANTS:
                if not invariant(state):
                    self.where[invariant.__name__].append(f"{setting} seed {seed} round {state.round}")

        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(TITLE.book, TURN, Looking(TITLE.book[TURN], look))
            walk = Walk(setting, seed)
            for _ in walk.steps():
                look(walk.game.state)
            look(walk.game.state)


@pytest.fixture(scope="module")
def broken() -> Broken:
    """The findings of some random games of every setting."""
    found = Broken()
    for setting in SETTINGS:
        for seed in range(GAMES):
            found.play(setting, seed)
    assert len(SETTINGS) == 10  # 1 to 5 players, the draft for 2 to 5, and expert Hal
    assert min(found.looks[str(setting)] for setting in SETTINGS) > 50
    assert found.actions > 50
    return found


@pytest.mark.rules("GIN-INV-01")
def test_resources_in_supply_stock_and_city_stay_the_number_set_up(broken: Broken) -> None:
    assert broken.where["resources_are_complete"] == []


@pytest.mark.rules("GIN-INV-02")
def test_the_sixty_tiles_stay_sixty(broken: Broken) -> None:
    assert broken.where["every_tile_is_somewhere"] == []


@pytest.mark.rules("GIN-INV-01", "GIN-INV-02")
def test_the_title_counts_resources_and_tiles_as_conserved(broken: Broken) -> None:
    assert broken.where["totals_are_known"] == []


@pytest.mark.rules("GIN-INV-03", "GIN-ACT-05")
def test_every_building_card_in_circulation_matches_one_top_without_a_marker(broken: Broken) -> None:
    assert broken.where["building_cards_have_a_finished_building"] == []


@pytest.mark.rules("GIN-INV-04")
def test_there_are_twelve_more_cards_than_buildings_without_a_marker(broken: Broken) -> None:
    assert broken.where["as_many_cards_as_finished_buildings"] == []


@pytest.mark.rules("GIN-INV-05")
def test_covered_tiles_have_their_cards_in_areas_and_new_tops_among_the_sorted_cards(broken: Broken) -> None:
    assert broken.where["other_cards_are_kept_or_sorted"] == []


@pytest.mark.rules("GIN-INV-06")
def test_the_tokens_lie_on_twelve_free_cells_beside_the_city(broken: Broken) -> None:
    assert broken.where["tokens_are_sites"] == []


@pytest.mark.rules("GIN-INV-07")
def test_no_stock_is_ever_negative(broken: Broken) -> None:
    assert broken.where["no_stock_is_negative"] == []


# --- each of them can fail ------------------------------------------------------------------------------------------


def middle_of_a_game() -> City:
    """A table with a new building (yellow 20, with a marker) and a covered tile (red 1)."""
    table = Tabletop(seats=3)
    table.stock(0, resources=8, supply=12, points=9)
    for seat in (1, 2):
        table.stock(seat, resources=0, supply=20)
    table.act(0, "UA", "y20", "move -1,3")
    table.act(0, "R01", "y19")
    return table.state


def wrong_resources(state: City) -> None:
    state.players[0].resources += 1


def a_second_floor(state: City) -> None:
    state.height["-1,2"] += 1
    state.players[0].supply -= 1


def a_lost_tile(state: City) -> None:
    del state.supply.cards[next(iter(state.supply))]


def a_card_too_early(state: City) -> None:
    state.discard.cards["Y20"] = 0


def a_lost_marker(state: City) -> None:
    state.markers.remove("-1,2")


def a_card_twice(state: City) -> None:
    state.discard.cards[next(iter(state.deck))] = 0


def a_lost_area(state: City) -> None:
    state.players[0].area.clear()


def two_tokens_in_a_cell(state: City) -> None:
    state.tokens["C"] = state.tokens["B"]


def a_token_on_a_building(state: City) -> None:
    state.tokens["B"] = "0,0"


def a_token_far_away(state: City) -> None:
    state.tokens["B"] = "9,9"


def a_debt(state: City) -> None:
    state.players[0].points = -1


FAULTS: list[tuple[Callable[[City], None], set[Invariant]]] = [
    (wrong_resources, {resources_are_complete, totals_are_known}),
    (a_second_floor, {every_tile_is_somewhere, totals_are_known}),
    (a_lost_tile, {every_tile_is_somewhere, totals_are_known}),
    (
        a_card_too_early,
        {
            building_cards_have_a_finished_building,
            as_many_cards_as_finished_buildings,
            other_cards_are_kept_or_sorted,
        },
    ),
    (a_lost_marker, {as_many_cards_as_finished_buildings}),
    (a_card_twice, {as_many_cards_as_finished_buildings}),
    (a_lost_area, {other_cards_are_kept_or_sorted}),
    (two_tokens_in_a_cell, {tokens_are_sites}),
    (a_token_on_a_building, {tokens_are_sites}),
    (a_token_far_away, {tokens_are_sites}),
    (a_debt, {no_stock_is_negative}),
]


@pytest.mark.parametrize(("fault", "noticed"), FAULTS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_fault_in_the_state_is_noticed(fault: Callable[[City], None], noticed: set[Invariant]) -> None:
    state = middle_of_a_game()
    assert [invariant for invariant in INVARIANTS if not invariant(state)] == []
    fault(state)
    assert {invariant for invariant in INVARIANTS if not invariant(state)} == noticed
