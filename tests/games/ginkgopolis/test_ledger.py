"""The ledger of Ginkgopolis finds broken rules: each is broken here, and it objects within a few games."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from asztal.games.ginkgopolis import TITLE, actions, cards, city, deck, gains, hal, reckoning, scoring
from asztal.games.ginkgopolis.state import NEUTRAL
from asztal.kernel import Option
from asztal.testkit.ledger import Differs, follow
from asztal.testkit.walk import all_settings
from tests.games.ginkgopolis.ledger import LEDGER

GAMES = 40
Bend = Callable[[pytest.MonkeyPatch], None]


def yields_one_more(bend: pytest.MonkeyPatch) -> None:
    """Each building beside a new one yields an item too many."""
    around = reckoning.around
    bend.setattr(actions, "around", lambda table, cell: [(item, count + 1) for item, count in around(table, cell)])


def forgets_the_surcharge(bend: pytest.MonkeyPatch) -> None:
    """Another colour and a lower number cost nothing."""
    for module in (actions, reckoning):
        bend.setattr(module, "surcharge", lambda table, cell, tile: (0, 0))


def thanks_the_builder(bend: pytest.MonkeyPatch) -> None:
    """The points for returned resources go to who builds."""
    build = actions.build_floor

    def wrong(g: Any, who: int, cell: str, tile: str) -> None:
        owner, height = g.state.owner[cell], g.state.height[cell]
        build(g, who, cell, tile)
        if owner not in (NEUTRAL, who):
            g.state.players[owner].points -= height
            g.state.players[who].points += height

    bend.setattr(actions, "build_floor", wrong)


def breaks_ties_by_seat(bend: pytest.MonkeyPatch) -> None:
    """The tallest building does not settle a tie in a district."""

    def wrong(*table: Any) -> Iterator[city.District]:
        for district in city.ranked_districts(*table):
            yield district._replace(ranking=sorted(district.resources, key=lambda who: (-district.resources[who], who)))

    bend.setattr(scoring, "ranked_districts", wrong)


def hand_in_for_nothing(bend: pytest.MonkeyPatch) -> None:
    """Tiles that are handed in bring no points."""
    refill = gains.refill

    def wrong(g: Any, f: Any) -> None:
        before = [player.points for player in g.state.players]
        refill(g, f)
        for player, points in zip(g.state.players, before, strict=True):
            player.points = points

    bend.setattr(TITLE.book["hand_in.refill"], "do", wrong)


def tokens_go_anywhere(bend: pytest.MonkeyPatch) -> None:
    """A token may leave for any free place around the city."""

    def wrong(self: Any, g: Any, letter: str, site: str) -> list[Option]:
        around = city.ring(g.state.top, g.state.top)
        return [Option("move", (cell,)) for cell in around if cell not in g.state.tokens.values()]

    bend.setattr(actions.MoveToken, "options", wrong)


def leaves_the_markers(bend: pytest.MonkeyPatch) -> None:
    """The deck is rebuilt, but the markers stay in the city."""
    rebuild = deck.rebuild

    def wrong(g: Any) -> None:
        markers = list(g.state.markers)
        rebuild(g)
        g.state.markers[:] = markers

    bend.setattr(deck, "rebuild", wrong)


def plays_on_without_resources(bend: pytest.MonkeyPatch) -> None:
    """The last resource in the city does not end the game."""
    bend.setattr(actions, "all_in_the_city", lambda g, who: None)


def expert_keeps_his_card(bend: pytest.MonkeyPatch) -> None:
    """Expert Hal never takes the better card."""
    bend.setattr(hal, "better", lambda g, original, extra: False)


def pays_too_much(bend: pytest.MonkeyPatch) -> None:
    """One card pays two items."""
    bend.setitem(cards.PAYS["construct"], "CH03", (("tile", 2),))


BENT: list[Bend] = [
    yields_one_more,
    forgets_the_surcharge,
    thanks_the_builder,
    breaks_ties_by_seat,
    hand_in_for_nothing,
    tokens_go_anywhere,
    leaves_the_markers,
    plays_on_without_resources,
    expert_keeps_his_card,
    pays_too_much,
]


@pytest.mark.parametrize("bend_a_rule", BENT, ids=lambda bend: bend.__name__)
def test_the_ledger_finds_a_bent_rule(bend_a_rule: Bend, monkeypatch: pytest.MonkeyPatch) -> None:
    bend_a_rule(monkeypatch)
    with pytest.raises(Differs):
        some_games()


def some_games() -> None:
    """Quick games of every setting, until the ledger objects."""
    ways = all_settings(TITLE)
    for seed in range(GAMES):
        follow(LEDGER, ways[seed % len(ways)], seed)
