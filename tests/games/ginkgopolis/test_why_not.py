"""Whatever is pointed at and cannot be chosen says why not, particular to the question."""

import random
from collections.abc import Iterator

import pytest

from asztal.games.ginkgopolis import TITLE
from asztal.games.ginkgopolis.cards import ITEMS, TILES
from asztal.games.ginkgopolis.face.plain import rows
from asztal.games.ginkgopolis.state import City
from asztal.kernel import Fast, Game, Look, observe, recall
from asztal.kernel.offers import why_not_there
from asztal.text import LANGUAGES
from asztal.text.drawing import Scene
from asztal.text.wording import wording_of
from tests.games.ginkgopolis.tabletop import Tabletop
from tests.games.ginkgopolis.test_ring import packed, town

SETTINGS: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (2, {"characters": "draft"}),
    (3, {}),
    (5, {"characters": "draft"}),
]
# What the board draws besides: choosing nothing, and the directions of a push.
DRAWN = ("alone", "clockwise", "counter-clockwise", "resource", "tile", "point", "new-hand")
WORDS = {seats: wording_of(TITLE, "en", list("ABCDE")[:seats]) for seats in range(1, 6)}


def questions(seed: int, share: float) -> Iterator[tuple[Game[City], int]]:
    """Some questions of a random game, more of the rare ones."""
    seats, variant = SETTINGS[seed % len(SETTINGS)]
    rng, game = random.Random(seed), TITLE.new(seats, variant, Fast(seed))
    while game.decisions:
        seat = rng.choice(sorted(game.decisions))
        common = game.decisions[seat].ask in ("commit-card", "lay-tile")
        if rng.random() < (share if common else 6 * share):
            yield game, seat
        game.apply(seat, rng.choice(game.decisions[seat].options))


def pointed(look: Look[City]) -> list[str]:
    """Every id in the shared rows and the own ones, and what the board draws besides."""
    there = [row for row in rows(Scene(look, WORDS[look.seen.seats])) if row.seat in (None, look.seat)]
    ids = [one for row in there for one in (*row.ids, *(part for item in row.items for part in item.ids))]
    return list(dict.fromkeys([*ids, *DRAWN]))


def about_else(look: Look[City], target: str) -> bool:
    """True where somebody who points there is truly asked about something else."""
    city = look.g.state
    standing = {*city.top.values(), *(tile.upper() for tile in city.top.values()), *(f"U{one}" for one in city.tokens)}
    match look.g.decisions[look.seat].ask:
        case "commit-card":
            return target in ("resource", "tile", "point", "clockwise", "counter-clockwise")
        case "lay-tile":
            return "," in target or (target in DRAWN and target != "new-hand")
        case "move-token":
            return not ("," in target or "clockwise" in target or target in standing)
        case "hand-in":
            return target not in TILES
        case "take-one":
            return target not in ITEMS
    return target not in look.g.state.players[look.seat].sealed  # of a character that was kept


def test_what_cannot_be_chosen_says_why() -> None:
    asked: set[str] = set()
    for seed in range(8):
        for game, seat in questions(seed, 0.02):
            look = recall(TITLE, observe(game, seat))
            asked.add(game.decisions[seat].ask)
            for target in pointed(look):
                reason = why_not_there(look, target)
                if reason is not None and reason.key in ("other-question", "not-offered"):
                    assert reason.key == "other-question"
                    assert about_else(look, target), (game.decisions[seat], target)
    assert asked == {"commit-card", "lay-tile", "move-token", "take-one", "keep-character", "hand-in"}


def reason(table: Tabletop, target: str) -> tuple[str, str] | None:
    """What the first player hears who points there."""
    why = why_not_there(recall(TITLE, observe(table.game, 0)), target)
    if why is None:
        return None
    for lang in LANGUAGES:
        assert "{" not in wording_of(TITLE, lang, ["Anna", "Béla"]).reason(why)
    return why.key, why.clause


@pytest.mark.rules("GIN-CHO-02", "GIN-CHO-03")
def test_while_a_card_is_chosen() -> None:
    table = Tabletop(seats=2)
    table.area(0, "R01")
    table.tiles(0, "r12")
    table.stock(0, new_hand_tokens=0)
    table.building("0,0", "y10")
    table.remove("1,1")
    table.hands("Y10 B10 UA UB", "UC UD UE UF")
    assert reason(table, "Y10") is None
    assert reason(table, "UC") == ("not-in-hand", "GIN-CHO-02")
    assert reason(table, "y10") == ("card-first", "GIN-CHO-03")  # its card is in the hand
    assert reason(table, "R01") == ("in-area", "GIN-CON-16")
    assert reason(table, "r12") == ("card-first", "GIN-CHO-03")
    assert reason(table, "alone") == ("card-first", "GIN-CHO-03")
    assert reason(table, "new-hand") == ("no-new-hand-token", "GIN-NHT-02")
    assert reason(table, "1,1") == ("no-token-here", "GIN-URB-02")
    assert reason(table, "resource") == ("other-question", "")


@pytest.mark.rules("GIN-CHO-03", "GIN-NHT-08")
def test_while_a_tile_is_laid() -> None:
    table = Tabletop(seats=2)
    table.tiles(0, "r12")
    table.hands("R02 B10 UA UB", "UC UD UE UF")
    table.answer(0, "card UA")
    assert reason(table, "r12") is None
    assert reason(table, "UB") == ("card-chosen", "GIN-CHO-02")
    assert reason(table, "r03") == ("not-in-stock", "GIN-CHO-03")
    assert reason(table, "new-hand") == ("new-hand-before", "GIN-NHT-08")


@pytest.mark.rules("GIN-URB-06", "GIN-URB-07")
def test_while_a_token_moves() -> None:
    table = Tabletop(seats=2)
    table.tiles(0, "r12")
    table.act(0, "UA", "r12")
    assert reason(table, "-1,3") is None
    assert reason(table, "UA") == reason(table, "R12") == ("token-leaves", "GIN-URB-06")
    assert reason(table, "UB") == ("cell-not-empty", "GIN-URB-07")
    assert reason(table, table.state.top["0,0"]) == ("cell-not-empty", "GIN-URB-07")
    assert reason(table, "clockwise") == ("no-push", "GIN-URB-10")


@pytest.mark.rules("GIN-URB-12", "GIN-URB-13")
def test_while_a_token_goes_around_the_city() -> None:
    table = town("-1,2", "1,2", "-1,3", A="-2,2", C="0,3").act(0, "UB", "r20")
    assert reason(table, "-1,4") is None
    assert reason(table, "2,2") == ("not-between", "GIN-URB-12")
    table = packed().act(0, "UB", "r20")
    assert reason(table, "clockwise") is None
    assert reason(table, "2,2") == ("must-push", "GIN-URB-13")


@pytest.mark.rules("GIN-END-01", "GIN-END-02")
def test_while_tiles_are_handed_in() -> None:
    table = Tabletop(seats=2)
    table.tiles(0, "r12", "r13")
    table.building("0,0", "y10")
    table.at("hand_in", 0)
    table.answer(0, "hand-in r12")
    assert reason(table, "r13") is None
    assert reason(table, "r12") == ("already-offered", "GIN-END-02")
    assert reason(table, "y10") == ("not-in-stock", "GIN-END-01")
