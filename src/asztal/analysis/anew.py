"""Draws a step anew: the same choices under other draws, with all that lies face down dealt anew as well.

A copy of the true game would keep what lies face down, though for those who play it is luck that is still to come.
"""

from collections.abc import Sequence
from typing import Any

from asztal.analysis.line import GameLine, MadeChoice
from asztal.bots.seating import derived_seed
from asztal.kernel import Chance, Fast, Game, Keyed, imagine, observe
from asztal.kernel.zones import EVERYONE, Deck, Zone, pool_of, zones_in

ANEW = 16  # times that a step is drawn anew


def drawn_anew(line: GameLine, step: Sequence[MadeChoice], seat: int) -> list[Game[Any]]:
    """Where the same choices lead under other draws; nothing where that cannot be told.

    It cannot where a choice was made after a draw within the step: under another draw it might not be offered.
    """
    if any(made.chance for made in step[:-1]):
        return []
    before = step[0].before
    deal = dealt_for if before.state.seats == 1 else dealt_for_all
    anew = list[Game[Any]]()
    for number in range(ANEW):
        seed = derived_seed("analysis", "luck", line.hash, step[0].entry, number)
        game = deal(before, seat, Fast(seed)).clone(Keyed(seed))
        for made in step:
            asked = game.decisions.get(made.seat)
            if asked is None or made.option not in asked.options:
                return []
            game.apply_unchecked(made.seat, made.option)
        anew.append(game)
    return anew


def dealt_for(before: Game[Any], seat: int, chance: Chance) -> Game[Any]:
    """A world of what the seat knows."""
    return imagine(before.title, observe(before, seat), chance)


def dealt_for_all(before: Game[Any], seat: int, chance: Chance) -> Game[Any]:
    """A world of what the seats know together: what another one has played face down is its choice and no luck, though
    this seat cannot know it.

    Cards of one pool that nobody has seen change places, wherever they lie.
    """
    game = before.clone(chance)
    zones = zones_in(game.state)
    pools: dict[int, list[str]] = {}
    for zone in zones:
        for card, tag in zone.cards.items():
            if not tag & EVERYONE:
                pools.setdefault(pool_of(tag), []).append(card)
    left = {pool: chance.order("anew", str(pool), sorted(cards)) for pool, cards in pools.items()}
    for zone in zones:
        _put(zone, {card: left[pool_of(tag)].pop() for card, tag in zone.cards.items() if not tag & EVERYONE})
    return game


def _put(zone: Zone, instead: dict[str, str]) -> None:
    """Put other cards in the places of some."""
    zone.cards = {instead.get(card, card): tag for card, tag in zone.cards.items()}
    if isinstance(zone, Deck):
        zone.top = [instead.get(card, card) for card in zone.top]
        zone.bottom = [instead.get(card, card) for card in zone.bottom]
