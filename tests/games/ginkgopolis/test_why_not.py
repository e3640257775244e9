"""Whoever points at something that cannot be chosen is told why, in terms of the current question."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from asztal.games.ginkgopolis import TITLE
from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.games.ginkgopolis.face.rows import rows
from asztal.games.ginkgopolis.state import City
from asztal.kernel import Fast, Game, Look, Reason, observe, recall
from asztal.kernel.offers import why_not_there
from asztal.text import LANGUAGES
from asztal.text.drawing import Scene
from asztal.text.wording import wording_of
from tests.games.ginkgopolis.test_ring import packed, town

SETTINGS: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (2, {"characters": "draft"}),
    (3, {}),
    (5, {"characters": "draft"}),
]
# What the board draws besides: choosing nothing, being done, and the directions of a push.
DRAWN = ("alone", "clockwise", "counter-clockwise", "resource", "tile", "point", "new-hand", "done")
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
    """Every id in the rows, and what the board draws besides."""
    there = rows(Scene(look, WORDS[look.seen.seats]))
    ids = [one for row in there for one in (*row.ids, *(part for item in row.items for part in item.ids))]
    return list(dict.fromkeys([*ids, *DRAWN]))


def refused(look: Look[City]) -> dict[str, Reason]:
    """Why nothing can be chosen at what is pointed at, by its id."""
    found = {target: why_not_there(look, target) for target in pointed(look)}
    return {target: why for target, why in found.items() if why is not None}


def test_what_cannot_be_chosen_says_why() -> None:
    asked: set[str] = set()
    for seed in range(8):
        for game, seat in questions(seed, 0.02):
            ask = game.decisions[seat].ask
            asked.add(ask)
            for target, why in refused(recall(TITLE, observe(game, seat))).items():
                assert why.key not in ("other-question", "not-offered"), (ask, target)
                assert why.clause.startswith("GIN-"), (ask, target, why)
    assert asked == {"commit-card", "lay-tile", "move-token", "take-one", "keep-character", "hand-in"}


def middles(count: int) -> Iterator[tuple[Game[City], int]]:
    """A question from the middle of each of so many games."""
    rng = random.Random(3)
    for seed in range(count):
        seats, variant = SETTINGS[seed % len(SETTINGS)]
        game = TITLE.new(seats, variant, Fast(seed))
        for _ in range(rng.randrange(2 * seats, 20 * seats)):
            seat = rng.choice(sorted(game.decisions))
            game.apply(seat, rng.choice(game.decisions[seat].options))
        yield game, rng.choice(sorted(game.decisions))


@pytest.mark.slow
def test_everything_on_the_table_has_a_reason() -> None:
    told: Counter[str] = Counter()
    for game, seat in middles(200):
        told.update(why.key for why in refused(recall(TITLE, observe(game, seat))).values())
    assert told["other-question"] + told["not-offered"] == 0
    assert told.total() > 10_000
    assert len(told) > 20


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
    assert reason(table, "-1,2") == ("other-question", "")  # token A lies there, and people point at the token


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


# --- what another question is not about -------------------------------------------------------------------------------


def told(table: Tabletop, target: str) -> str:
    """What the first player hears, in every language a sentence of its own; said in English."""
    why = why_not_there(recall(TITLE, observe(table.game, 0)), target)
    assert why is not None
    words = {lang: wording_of(TITLE, lang, ["Anna", "Béla"][: table.state.seats]).reason(why) for lang in LANGUAGES}
    assert len(set(words.values())) == len(LANGUAGES)
    return words["en"]


@pytest.mark.rules("GIN-XPL-01", "GIN-CHO-03", "GIN-URB-02")
def test_items_and_places_while_card_and_tile_are_chosen() -> None:
    table = Tabletop(seats=2)
    table.tiles(0, "r12")
    table.remove("1,1")
    table.hands("R02 B10 UA UB", "UC UD UE UF")
    assert {reason(table, item) for item in ("resource", "tile", "point")} == {("item-of-itself", "GIN-XPL-01")}
    assert told(table, "point") == "Actions bring and cost success points by themselves; they can never be chosen."
    table.answer(0, "card UA")
    assert reason(table, "resource") == ("item-of-itself", "GIN-XPL-01")
    assert reason(table, "tile") == ("tile-of-stock", "GIN-CHO-03")
    assert reason(table, "1,1") == ("no-token-here", "GIN-URB-02")
    assert reason(table, "clockwise") == ("push-when-packed", "GIN-URB-13")


@pytest.mark.rules("GIN-CHR-08", "GIN-BON-01", "GIN-BON-05")
def test_areas_while_something_else_is_asked() -> None:
    table = Tabletop(seats=2)
    table.area(0, "CH01", "R01", "B05", "Y06", "R20")
    table.area(1, "CH02", "B01")
    table.tiles(0, "r12")
    table.hands("UA UB UC UD", "UE UF UG UH")
    assert reason(table, "CH02") == ("card-of-other", "GIN-CHR-08")
    assert reason(table, "B01") == ("card-of-other", "GIN-CON-16")
    assert told(table, "B01") == "This card lies in front of Béla and counts for Béla alone."
    table.answer(0, "card UA")
    assert reason(table, "B01") == ("card-of-other", "GIN-CON-16")
    assert reason(table, "CH01") == ("area-pays", "GIN-CHR-08")
    assert reason(table, "R01") == ("area-pays", "GIN-BON-01")
    assert reason(table, "R20") == ("area-pays", "GIN-BON-05")
    assert told(table, "R01") == "This card lies in front of you; it pays by itself whenever you exploit."
    assert told(table, "B05") == "This card lies in front of you; it pays by itself whenever you urbanize."
    assert told(table, "Y06") == "This card lies in front of you; it pays by itself whenever you construct a floor."
    assert told(table, "R20") == "This card lies in front of you; it scores by itself at the end of the game."


@pytest.mark.rules("GIN-SOL-11")
def test_what_hal_keeps_is_his() -> None:
    table = Tabletop(seats=1)
    table.area(1, "B01")
    assert (reason(table, "B01"), told(table, "B01")) == (
        ("card-of-other", "GIN-SOL-11"),
        "This card lies in front of Hal and counts for Hal alone.",
    )


@pytest.mark.rules("GIN-ACT-01", "GIN-CHO-03", "GIN-CHO-04")
def test_while_an_item_is_taken() -> None:
    table = Tabletop(seats=2)
    table.tiles(0, "r12")
    table.building("0,0", "y10")
    table.remove("1,1")
    table.hand(0, "UB", "Y10", "UC")
    table.act(0, "UA")
    assert table.game.decisions[0].ask == "take-one"
    assert reason(table, "point") == ("no-points-alone", "GIN-XPL-01")
    assert reason(table, "UA") == ("card-in-play", "GIN-ACT-01")
    assert reason(table, "UB") == reason(table, "Y10") == ("card-set-aside", "GIN-CHO-04")
    assert reason(table, "r12") == reason(table, "alone") == ("tile-while-choosing", "GIN-CHO-03")
    for target in ("UD", "y10", "0,0", table.state.tokens["D"]):
        assert reason(table, target) == ("nothing-built-alone", "GIN-XPL-07")
    assert reason(table, "1,1") == ("no-token-here", "GIN-URB-02")
    assert reason(table, "new-hand") == ("new-hand-before", "GIN-NHT-08")
    table.stock(0, new_hand_tokens=0)
    assert reason(table, "new-hand") == ("no-new-hand-token", "GIN-NHT-02")


@pytest.mark.rules("GIN-CHO-03", "GIN-NHT-08", "GIN-XPL-01")
def test_stock_and_area_while_a_token_moves() -> None:
    table = Tabletop(seats=2)
    table.tiles(0, "r12", "r13")
    table.area(0, "R05")
    table.act(0, "UA", "r12")
    assert table.game.decisions[0].ask == "move-token"
    assert reason(table, "r13") == reason(table, "alone") == ("tile-while-choosing", "GIN-CHO-03")
    assert reason(table, "R05") == ("area-pays", "GIN-BON-01")
    assert reason(table, "resource") == ("item-of-itself", "GIN-XPL-01")
    assert reason(table, "new-hand") == ("new-hand-before", "GIN-NHT-08")


@pytest.mark.rules("GIN-ACT-01", "GIN-CHO-04", "GIN-END-03")
def test_the_table_while_tiles_are_handed_in() -> None:
    table = Tabletop(seats=2)
    table.tiles(0, "r12", "r13")
    table.state.first = 1
    table.building("0,0", "b10", 2)
    table.hands("UA UB UC UD", "B10 UE UF UG")
    table.supply("y20")
    table.commit("UA r13", "B10")
    assert table.game.decisions[0].ask == "hand-in"
    assert reason(table, "r13") == ("tile-committed", "GIN-END-06")
    assert reason(table, "UA") == ("card-waits", "GIN-ACT-01")
    assert reason(table, "B10") == ("card-in-play", "GIN-ACT-01")
    assert reason(table, "UB") == ("card-set-aside", "GIN-CHO-04")
    assert reason(table, "UH") == reason(table, "0,0") == ("hand-in-first", "GIN-END-04")
    assert reason(table, "tile") == ("supply-by-hand-in", "GIN-END-04")
    assert reason(table, "point") == ("point-for-tile", "GIN-END-03")
    assert reason(table, "resource") == ("item-of-itself", "GIN-XPL-01")


@pytest.mark.rules("GIN-END-01", "GIN-END-07", "GIN-SOL-18")
def test_handing_in_while_something_else_is_asked() -> None:
    table = Tabletop(seats=2)
    assert reason(table, "done") == ("hand-in-later", "GIN-END-01")
    table.state.handed_in = True
    assert reason(table, "done") == ("hand-in-over", "GIN-END-07")
    assert reason(Tabletop(seats=1), "done") == ("no-hand-in-alone", "GIN-SOL-18")


@pytest.mark.rules("GIN-SET-10", "GIN-SET-11")
def test_while_characters_are_chosen() -> None:
    table = Tabletop(seats=2, characters="draft")
    assert table.game.decisions[0].ask == "keep-character"
    for target in ("UA", "0,0", table.state.top["0,0"], "new-hand", "alone"):
        assert reason(table, target) == ("characters-first", "GIN-SET-10")
    for item in ("resource", "tile", "point"):
        assert reason(table, item) == ("starting-items", "GIN-SET-11")


@pytest.mark.rules("GIN-INF-01", "GIN-INF-04", "GIN-INF-12")
def test_nothing_hidden_is_told() -> None:
    table = Tabletop(seats=2)
    table.hand(0, "UB")
    table.tiles(1, "r12")
    table.hand(1, "UE", "UF")
    table.act(0, "UA")
    assert table.game.decisions[0].ask == "take-one"
    assert "r13" in table.state.supply  # a tile behind the other screen is told as one of the supply
    assert reason(table, "r12") == reason(table, "r13") == ("other-question", "")
    assert reason(table, "UE") == reason(table, "UH")  # a card in the other hand as any that is not in the own one
    table = Tabletop(seats=2, characters="draft")
    (others, *_), left = table.player(1).hand, next(iter(table.state.characters))
    assert reason(table, others) == reason(table, left) == ("other-question", "")
