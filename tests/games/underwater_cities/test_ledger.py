"""The ledger of Underwater Cities notices when the engine breaks a rule."""

from collections.abc import Callable

import pytest

from asztal.games.underwater_cities import TITLE, building, cards, costs, hand, network, production, rounds, turn
from asztal.games.underwater_cities.action_cards import UseActionCard
from asztal.games.underwater_cities.refusals import NO_ACTION_CARD, is_action
from asztal.games.underwater_cities.state import G, Ocean, Player
from asztal.kernel import Option, Reason
from asztal.kernel.rules import Frame
from asztal.testkit.ledger import Differs, follow
from asztal.testkit.walk import all_settings
from tests.games.underwater_cities.ledger import LEDGER

Sabotage = Callable[[pytest.MonkeyPatch], None]


def price_of_a_tunnel(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(cards.COST["tunnel"], "credit", 0)


def forgotten_discounts(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(costs, "discounts", lambda me, on, kind: ())


def surcharge_left_out(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(costs, "BOARDS", {number: board._replace(surcharges={}) for number, board in cards.BOARDS.items()})


def a_site_that_is_not_legal(patch: pytest.MonkeyPatch) -> None:
    every = {number: tuple(board.tunnels) for number, board in cards.BOARDS.items()}
    patch.setattr(network, "_tunnel_sites", lambda board, built: tuple(t for t in every[board] if t not in built))


def every_city_is_connected(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(network, "_connected", lambda board, cities, tunnels: cities)


def multiplier_of_a_site(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(production, "times", lambda me, site: 4)


def production_of_two_upgraded(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(production, "pairs_at", lambda me, city: iter(()))


def points_for_a_hungry_city(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(cards.FEEDING, "lost", 2)


def stack_from_the_bottom(patch: pytest.MonkeyPatch) -> None:
    def order(state: Ocean) -> list[int]:
        state.arrivals.reverse()
        return right(state)

    right = rounds.track_order
    patch.setattr(rounds, "track_order", order)


def bonus_of_the_track(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(cards.SPACE_BONUS, 4, {"credit": 1})


def bonus_of_a_site(patch: pytest.MonkeyPatch) -> None:
    fewer = {number: board._replace(bonuses={}) for number, board in cards.BOARDS.items()}
    patch.setattr("asztal.games.underwater_cities.triggers.BOARDS", fewer)


def metropolis_at_the_first_tunnel(patch: pytest.MonkeyPatch) -> None:
    def joined(me: Player, site: str) -> list[str]:
        return [at for at, tunnels in me.layout.metropolises.items() if site in tunnels]

    patch.setattr(building, "joined_by", joined)


def any_card_matches(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(turn, "prints", lambda card, slot: True)


def hand_limit_of_four(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hand, "hand_limit", lambda me: 4)


def no_last_card(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(turn, "draw_cards", lambda g, seat, count: None)


def a_lower_limit_of_action_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(cards.LIMITS, "action_cards", 2)


def action_cards_used_again(patch: pytest.MonkeyPatch) -> None:
    def why(self: UseActionCard, g: G, f: Frame, option: Option) -> Reason | None:
        card = str(option.ids[0])
        return g.title.book[f"card.{card}"].can(g, f) if is_action(card) else NO_ACTION_CARD

    patch.setattr(UseActionCard, "why", why)


def points_of_the_cities(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(cards.SCORING, "city", [2, 3, 4, 5])


def a_slot_that_is_forfeited(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(type(TITLE), "bars", False)


def units_for_a_point(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(cards.SCORING, "resources", 3)


SABOTAGES: tuple[Sabotage, ...] = (
    price_of_a_tunnel,
    forgotten_discounts,
    surcharge_left_out,
    a_site_that_is_not_legal,
    every_city_is_connected,
    multiplier_of_a_site,
    production_of_two_upgraded,
    points_for_a_hungry_city,
    stack_from_the_bottom,
    bonus_of_the_track,
    bonus_of_a_site,
    metropolis_at_the_first_tunnel,
    any_card_matches,
    hand_limit_of_four,
    no_last_card,
    a_lower_limit_of_action_cards,
    action_cards_used_again,
    points_of_the_cities,
    units_for_a_point,
    a_slot_that_is_forfeited,
)


def many_games() -> None:
    """So many that something happens of all that is sabotaged; the first ones do for most."""
    ways = all_settings(TITLE)
    for number in range(16, 160):
        follow(LEDGER, ways[number % len(ways)], number)


@pytest.mark.slow
@pytest.mark.parametrize("sabotage", SABOTAGES)
def test_the_ledger_finds_what_is_wrong(sabotage: Sabotage, monkeypatch: pytest.MonkeyPatch) -> None:
    sabotage(monkeypatch)
    with pytest.raises(Differs):
        many_games()
