"""Whoever points at something that is not offered is told why."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from asztal.games.underwater_cities import TITLE
from asztal.games.underwater_cities.cards import CONTRACTS, METROPOLISES, RESOURCES, SLOTS
from asztal.games.underwater_cities.face import draw
from asztal.games.underwater_cities.refusals import every_site
from asztal.games.underwater_cities.state import Ocean, Player
from asztal.kernel import Look, Seeded, Table, observe, recall, why_not_there
from asztal.text import LANGUAGES
from asztal.text.drawing import Scene
from asztal.text.wording import wording_of
from tests.games.underwater_cities.tabletop import Tabletop

GAMES: tuple[tuple[int, dict[str, str]], ...] = ((1, {}), (2, {}), (4, {"boards": "advanced", "contracts": "yes"}))
OFTEN = 4  # times that each question of a game is looked at
# What a question is about: pointing there, nobody is told that something else is asked.
ABOUT: dict[str, tuple[str, ...]] = {
    "slot": ("slot", "hand", "claimed", "site", "space", "tile", "contract", "card"),
    "card": ("slot", "hand"),
    **dict.fromkeys(("build", "upgrade", "convert", "output"), ("site",)),
    **dict.fromkeys(("use-action-card", "ready-action-card", "give-up", "spend"), ("claimed",)),
    **dict.fromkeys(("discard", "discard-early", "lay-aside"), ("hand", "claimed")),
    **dict.fromkeys(("items", "exchange", "give"), ("resource",)),
    "production": ("claimed", "own-tile"),
    "place-metropolis": ("own-tile",),
    "perform-slot": ("slot",),
    "advance": ("space",),
}


def kinds_of(me: Player, id_: str) -> set[str]:
    """What somebody points at."""
    found = {
        "slot": SLOTS,
        "resource": RESOURCES,
        "contract": CONTRACTS,
        "tile": METROPOLISES,
        "own-tile": (*me.metropolises.values(), *me.gained_metropolises),
        "hand": me.hand.cards,
        "claimed": me.cards,
        "site": every_site(me),
        "space": [f"F{space}" for space in range(1, 5)],
    }
    return {kind for kind, ids in found.items() if id_ in ids} or {"card"}


def asked() -> Iterator[tuple[Look[Ocean], str]]:
    """Questions of random games from their middle on, each kind a few times."""
    for seats, variant in GAMES:
        rng, seen = random.Random(seats), Counter[str]()
        game = Table.new(TITLE, seats, TITLE.full_variant(seats, variant), Seeded(8))
        while game.game.decisions:
            seat, decision = next(iter(game.game.decisions.items()))
            if game.game.state.round > 3 and seen[decision.ask] < OFTEN and rng.random() < 0.5:
                seen[decision.ask] += 1
                yield recall(TITLE, observe(game.game, seat)), decision.ask
            game.apply(seat, rng.choice(decision.options))


def test_what_is_not_offered_has_a_reason_of_its_own() -> None:
    told, questions = Counter[str](), set()
    for look, ask in asked():
        questions.add(ask)
        me = look.g.state.players[look.seat]
        rows = draw.rows(Scene(look, wording_of(TITLE, "en", "ABCD"[: look.seen.seats])))
        own = [row for row in rows if row.seat in (None, look.seat)]
        for id_ in {id_ for row in own for ids in (row.ids, *(item.ids for item in row.items)) for id_ in ids}:
            reason = why_not_there(look, id_)
            if reason is None:
                continue
            told[reason.key] += 1
            assert reason.key != "not-offered", (ask, id_)
            assert reason.clause or reason.key == "other-question", (ask, id_, reason)
            if kinds_of(me, id_).intersection(ABOUT.get(ask, ())):
                assert reason.key != "other-question", (ask, id_)
    assert len(questions) > 12
    assert len(told) > 20


@pytest.mark.parametrize(
    ("top", "pointed", "why"),
    [
        (Tabletop(2).build("C2").stock(credit=9, steelplast=9, kelp=9).card("C017"), "T1", "other-piece-there"),
        (Tabletop(2).build("C1a=farm").stock(kelp=9).card("C017"), "C1a", "site-taken"),
        (Tabletop(2).build("C1a=farm", "C1c=farm").stock(science=9).card("C146"), "C1b", "nothing-there"),
        (Tabletop(2).hand("C001", "C002", "C004").claimed("PA").turn(), "C001", "slot-comes-first"),
        (Tabletop(2).hand("C001", "C002", "C004").claimed("PA").turn(), "PA", "action-by-icon"),
        (Tabletop(2).hand("C001", "C002", "C004").turn("slot ALW"), "12-R1", "slot-chosen"),
    ],
)
def test_pointing_at_something(top: Tabletop, pointed: str, why: str) -> None:
    reason = why_not_there(recall(TITLE, observe(top.game, 0)), pointed)
    assert reason is not None
    assert reason.key == why
    said = {wording_of(TITLE, lang, ("Anna", "Bob")).reason(reason) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
