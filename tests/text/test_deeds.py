"""A turn is known by what was done in it, not by what it cost; the texts of each game say by which events."""

import json
import random
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from asztal import registry
from asztal.bots import make_bot
from asztal.kernel import Seeded, observe
from asztal.kernel.rules import Event
from asztal.kernel.table import Table
from asztal.testkit.golden import hold
from asztal.text.messages import LANGUAGES
from asztal.text.wording import Sentence, wording_of

GOLDEN = Path(__file__).parents[1] / "golden"
TURNS = 50
# By game: the events by which somebody takes a turn, and those that only say what it cost.
TURN_OF: Mapping[str, tuple[set[str], set[str]]] = {
    "barrage": ({"engineers", "passed"}, {"engineers", "paid", "laid", "copied"}),
    "ginkgopolis": ({"revealed"}, {"paid"}),
    "imperial_miners": ({"card-revealed", "placed"}, {"paid", "discarded"}),
    "underwater_cities": ({"tile-placed", "slot-cloned"}, {"paid", "discarded"}),
}


def kind(event: Event) -> str:
    return str(type(event).__struct_config__.tag)


def turns(game: str, seed: int, lang: str) -> Iterator[list[tuple[Sentence, set[str]]]]:
    """What was told to seat 0 between two of its choices, with the kinds of events of each sentence."""
    title = registry.find(game)
    table: Table[Any] = Table.new(title, 3, None, Seeded(seed))
    bots = [make_bot("random", title, seed * 10 + seat) for seat in range(3)]
    wording = wording_of(title, lang, ["Ann", "Bruno", "Cleo"])
    told: list[tuple[Sentence, set[str]]] = []
    while table.game.decisions:
        seat = min(table.game.decisions)
        if seat == 0 and told:
            yield told
            told = []
        since = len(table.game.events or ())
        table.apply(seat, bots[seat].choose(table.game.decisions[seat], lambda at=seat: observe(table.game, at)))  # type: ignore[misc]
        for move in table.heard(0, since):
            told += [(line, {*map(kind, move[line.start : line.end])}) for line in wording.told(move)]


def turns_of_others(game: str, lang: str) -> Iterator[list[tuple[Sentence, set[str]]]]:
    """What others did in random turns; drops on the map are nobody's and belong to what was told before them."""
    acts, chance = TURN_OF[game][0], random.Random(7)
    for told in (turn for seed in range(1, 20) for turn in turns(game, seed, lang)):
        whose: dict[int, list[tuple[Sentence, set[str]]]] = {1: [], 2: []}
        seat: int | None = None
        for line, kinds in told:
            seat = seat if line.seat is None and "round-began" not in kinds else line.seat
            whose.get(seat or 0, []).append((line, kinds))
        for mine in whose.values():
            if any(kinds & acts for _, kinds in mine) and chance.random() < 0.3:
                yield mine


@pytest.mark.parametrize("game", TURN_OF)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_is_known_by_no_fee(game: str, lang: str) -> None:
    fees = TURN_OF[game][1]
    seen = 0
    for mine in islice(turns_of_others(game, lang), TURNS):
        deeds = [kinds for line, kinds in mine if line.deed and not line.minor]
        known = deeds or [kinds for line, kinds in mine if line.deed]
        assert known, [line.text for line, _ in mine]
        assert not any(kinds <= fees for kinds in known)
        seen += 1
    assert seen == TURNS


def test_deeds_are_short_and_say_no_name() -> None:
    (line,) = (line for turn in turns("barrage", 7, "en") for line, _ in turn if line.text.endswith("conduit at C9A."))
    assert (line.deed, line.minor) == ("conduit C9A (1)", False)
    assert line.text.startswith("Bruno")


def test_the_client_is_tested_with_turns_that_were_played() -> None:
    """`since.test.ts` reads them: seat, sentence, deed, whether that is minor, and what the sentence is about."""
    rows = {
        game: [[_row(line) for line, _ in turn] for turn in islice(turns(game, 7, "en"), 2, 120, 12)]
        for game in TURN_OF
    }
    lines = [
        f"{json.dumps(game)}: [\n  [\n    "
        + "\n  ],\n  [\n    ".join(",\n    ".join(map(json.dumps, turn)) for turn in told)
        + "\n  ]\n]"
        for game, told in rows.items()
    ]
    hold(GOLDEN / "turns.json", "{\n" + ",\n".join(lines) + "\n}\n")


def _row(line: Sentence) -> list[Any]:
    return [line.seat, line.text, line.deed, line.minor, line.ids]
