"""Whoever points at something that cannot be chosen is told why: a rule, the action that leads to it, the question."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from asztal.games.barrage import TITLE
from asztal.games.barrage.cards import BASIN_OF, BASINS, CONTRACTS
from asztal.games.barrage.state import NEUTRAL, Valley
from asztal.kernel import Fast, Game, Reason, why_not_there
from asztal.text import LANGUAGES
from tests.games.barrage.drawing import pointed_at, scene
from tests.games.barrage.tabletop import Tabletop

ON_MAP = {*BASIN_OF, *map(str, BASINS)}
# What a question is about: there a particular reason is due. The question of an action is about everything.
ABOUT: dict[str, set[str]] = {
    "site": ON_MAP,
    "free-piece": ON_MAP,
    "produce": ON_MAP,
    "fulfil": {*CONTRACTS},
    "take-contract": {*CONTRACTS},
    "discard-contract": {*CONTRACTS},
}
SETTINGS: list[tuple[int, dict[str, str]]] = [
    (2, {"game": "intro"}),
    (2, {}),
    (4, {}),
    (1, {"automas": "2", "level": "4"}),
]


def questions(count: int) -> Iterator[tuple[Game[Valley], int]]:
    """Questions from the middle of games in which much is built and produced."""
    rng = random.Random(11)
    for seed in range(count):
        seats, variant = SETTINGS[seed % len(SETTINGS)]
        game = TITLE.new(seats, TITLE.full_variant(seats, variant), Fast(seed))
        left = rng.randrange(5, 60)
        while game.decisions and left:
            options = game.decisions[min(game.decisions)].options
            busy = [o for o in options if o.kind in ("build", "produce", "fulfil", "copy") or "turbine" in str(o)]
            game.apply(min(game.decisions), rng.choice(busy if busy and rng.random() < 0.6 else options))
            left -= 1
        if game.decisions:
            yield game, min(game.decisions)


def reasons(game: Game[Valley], seat: int) -> dict[str, Reason]:
    """Why nothing can be chosen at what stands in the rows, by its id."""
    shown = scene(game, seat)
    found = {id_: why_not_there(shown.look, id_) for id_ in pointed_at(shown)}
    return {id_: reason for id_, reason in found.items() if reason is not None}


def test_everything_on_the_table_has_a_reason() -> None:
    told: Counter[bool] = Counter()
    for game, seat in questions(24):
        ask = game.decisions[seat].ask
        for id_, reason in reasons(game, seat).items():
            assert reason.key != "not-offered", (ask, id_)
            if ask == "action" or id_ in ABOUT.get(ask, ()):
                told[reason.key != "other-question"] += 1
                assert reason.key == "other-question" or reason.clause.startswith("BAR-"), (ask, id_, reason)
    assert told.total() > 1000
    assert told[True] / told.total() > 0.99, told


def there(top: Tabletop, id_: str, seat: int = 0) -> tuple[str, str]:
    reason = why_not_there(scene(top.game, seat).look, id_)
    assert reason is not None
    return reason.key, reason.clause


def test_what_is_no_action_is_told_with_the_action_that_leads_to_it() -> None:
    top = Tabletop(2).dam("D5U", 3).dam("D6U", 1, seat=1).dam("D9L", 2, seat=NEUTRAL).conduit("C5A", 1)
    top.contracts("S1").display("G01", "", "", "", "", "").wheel({5: ("base", 1, 0)}).tiles("elevation", "conduit")
    top.officer("adler").at("turn")
    assert there(top, "HA") == ("water-first", "BAR-WMAN-01")
    assert there(top, "G01") == ("office-first", "BAR-OFF-01")
    assert there(top, "S1") == ("production-first", "BAR-CTR-02")
    assert there(top, "W6") == ("wheel-turns", "BAR-WHL-03")
    assert there(top, "base") == ("tile-on-wheel", "BAR-WHL-08")
    assert there(top, "adler") == ("own-officer", "BAR-ACT-02")
    assert there(top, "5") == ("whole-basin", "BAR-MAP-04")
    assert there(top, "C8A") == ("tile-first", "BAR-BLD-06")
    assert there(top, "C5A") == ("map-space-taken", "BAR-BLD-22")
    assert there(top, "C1A") == ("too-few-machines", "BAR-BLD-09")
    assert there(top, "D5U") == ("dam-complete", "BAR-BLD-18")
    assert there(top, "D6U") == ("map-space-taken", "BAR-BLD-13")
    assert there(top, "D9L") == ("neutral-dam", "BAR-BLD-20")
    assert there(top, "D8L") == ("no-fitting-tile", "BAR-BLD-08")
    assert there(top, "P8-1") == ("no-fitting-tile", "BAR-BLD-08")


def test_a_tile_that_builds_nothing_now() -> None:
    top = Tabletop(2).tiles("elevation", "krylov").officer("krylov").at("turn")
    assert there(top, "elevation") == ("no-dam-to-raise", "BAR-BLD-17")
    assert there(top, "krylov") == ("nothing-to-copy", "BAR-XO-16")
    assert there(Tabletop(2).dam("D5U", 3).at("turn"), "elevation") == ("no-dam-to-raise", "BAR-BLD-18")


def test_her_own_tile_copies_nobody() -> None:
    assert there(Tabletop(2).officer("sekibo").at("turn"), "sekibo") == ("officer-to-copy", "BAR-XO-27")


def test_a_space_of_another_structure() -> None:
    top = Tabletop(2).turn("build base base")
    assert there(top, "P8-1") == ("other-structure", "BAR-BLD-07")
    assert there(top, "8") == ("whole-basin", "BAR-MAP-04")
    assert there(top, "turbine-1L") == ("other-question", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence(lang: str) -> None:
    game, seat = next(each for each in questions(8) if each[0].decisions[each[1]].ask == "action")
    wording = scene(game, seat, lang=lang).wording
    for reason in reasons(game, seat).values():
        assert wording.reason(reason)[-1] in ".?", reason


# --- production -------------------------------------------------------------------------------------------------------


def test_what_a_production_cannot_use() -> None:
    top = Tabletop(2).dam("D5U", 2, 1).dam("D5L", 1, 0, seat=1).dam("D6U", 1).dam("D7U", 1, 1).dam("D8U", 1, 1)
    top.conduit("C5A").conduit("C5B").conduit("C6A").conduit("C7A", 1).powerhouse("P8-1").powerhouse("P10-1", 1)
    top.powerhouse("P9-1").conduit("C8B").turn("space turbine-1L")
    for id_, reason in {
        "D5L": ("no-own-dam", "BAR-PROD-03"),
        "D6U": ("dam-empty", "BAR-PROD-03"),
        "D7U": ("no-way-from-dam", "BAR-PROD-01"),
        "D1U": ("no-own-dam", "BAR-PROD-03"),
        "C5B": ("no-powerhouse-below", "BAR-PROD-02"),
        "C6A": ("no-water-above", "BAR-PROD-03"),
        "C1A": ("no-conduit", "BAR-MAP-09"),
        "P8-1": ("dam-and-conduit", "BAR-PROD-01"),
        "P10-1": ("no-own-powerhouse", "BAR-PROD-02"),
        "P11-1": ("no-own-powerhouse", "BAR-PROD-02"),
        "8": ("whole-basin", "BAR-MAP-04"),
    }.items():
        assert there(top, id_) == reason, id_
