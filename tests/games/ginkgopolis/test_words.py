"""Everything that Ginkgopolis says and draws, in every language: cards, options, events, reasons, scores, tables."""

import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from rich.console import Console

from asztal.games.ginkgopolis import TITLE
from asztal.games.ginkgopolis.actions import cannot_pay
from asztal.games.ginkgopolis.cards import CARDS, ITEMS, TILES
from asztal.games.ginkgopolis.city import neighbours
from asztal.games.ginkgopolis.events import Gained, HalStuck, Revealed
from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.games.ginkgopolis.face.words import GinkgopolisWording
from asztal.games.ginkgopolis.state import City
from asztal.kernel import SPECTATOR, Fast, Game, Message, Option, choices, observe, recall
from asztal.kernel.rules import Frame
from asztal.text import LANGUAGES
from asztal.text.drawing import Scene, mark
from asztal.text.generic import drawing_of
from asztal.text.rows import plain
from asztal.text.wording import wording_of

NAMES = ["Anna", "Béla", "Cili", "Dani", "Ede"]
SETTINGS = [(1, {"hal": "expert"}), (2, {}), (3, {"characters": "draft"}), (5, {})]


def words(lang: str, seats: int = 3) -> GinkgopolisWording:
    wording = wording_of(TITLE, lang, NAMES[:seats])
    assert isinstance(wording, GinkgopolisWording)
    return wording


def walk(seats: int, variant: dict[str, str], seed: int) -> Iterator[tuple[Game[City], int]]:
    """A random game at each of its decisions, and once more when it is over."""
    rng, game = random.Random(seed), TITLE.new(seats, variant, Fast(seed))
    while game.decisions:
        seat = rng.choice(sorted(game.decisions))
        yield game, seat
        game.apply(seat, rng.choice(game.decisions[seat].options))
    yield game, SPECTATOR


# --- cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_text(lang: str) -> None:
    cards = words(lang).cards()
    assert [card.id for card in cards] == list(CARDS)
    assert len({card.name for card in cards}) == len(cards)
    for card in cards:
        assert re.match(r"[A-ZÁÉÖ].*\.$", card.text), card
        assert card.source == "public"


@pytest.mark.parametrize(
    ("card", "lang", "name", "text"),
    [
        ("R09", "en", "red 9", "Whenever you construct a floor: 1 resource and 1 success point."),
        ("B08", "hu", "kék 8-as", "Minden bővítésed után: 1 lapka és 1 sikerpont."),
        ("Y07", "de", "Gelb 7", "Nach jedem Nutzen: 2 Erfolgspunkte."),
        ("R11", "en", "red 11", "At the end: 1 success point for each of your resources on yellow buildings."),
        ("B14", "en", "blue 14", "At the end: 1 success point for each of your buildings of 1 to 2 floors."),
        ("B15", "hu", "kék 15-ös", "A játék végén: 3 sikerpont minden olyan épületedért, amely legalább 3 szintes."),
        (
            "Y17",
            "de",
            "Gelb 17",
            "Am Ende: 2 Erfolgspunkte für jede Karte in deiner Auslage mit einem Bonus für das Urbanisieren, "
            "Charakterkarten eingeschlossen.",
        ),
        (
            "Y19",
            "hu",
            "sárga 19-es",
            "A játék végén: 2 sikerpont minden előtted lévő sárga kártyáért, "
            "a karaktereket és ezt a kártyát is beleértve.",
        ),
        ("Y20", "en", "yellow 20", "At the end: 9 success points."),
        (
            "CH14",
            "de",
            "gelber Biostadtplaner 14 (Satz 5)",
            "Zu Beginn: 2 Ressourcen, 1 Plättchen und 2 Erfolgspunkte. Nach jedem Nutzen: 1 Erfolgspunkt.",
        ),
        (
            "UA",
            "hu",
            "külterület (A)",
            "Önmagában: 1 erőforrás vagy 1 lapka. Lapkával: új épület a külterület-jelző (A) helyén; "
            "a szomszédos épületek termelnek.",
        ),
    ],
)
def test_the_text_of_a_card_is_made_from_its_data(card: str, lang: str, name: str, text: str) -> None:
    found = next(about for about in words(lang).cards() if about.id == card)
    assert (found.heading, found.text) == (name, text)


@pytest.mark.parametrize(("lang", "typed"), [("en", "R9"), ("hu", "P9"), ("hu", "piros 9-es"), ("de", "rot 9")])
def test_a_card_is_found_by_what_people_call_it(lang: str, typed: str) -> None:
    assert words(lang).card_of(typed) == "R09"
    assert words(lang).meant("tile", [typed]) == Option("tile", ("r09",))
    assert words(lang).meant("card", [typed]) == Option("card", ("R09",))


def test_cells_are_called_as_on_the_board() -> None:
    assert words("en").name_cell("-1,2") == "(-1,2)"
    assert words("en").meant("move", ["(-1,", "2)"]) == Option("move", ("-1,2",))


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_that_a_random_game_rarely_meets(lang: str) -> None:
    texts = words(lang).texts
    for reason in ("no-new-hand-token", "not-in-hand", "not-in-stock", "too-few-resources", "too-few-points"):
        assert texts.say(f"reason-{reason}").endswith(".")


@pytest.mark.parametrize(("seats", "variant"), SETTINGS)
def test_the_table_can_be_drawn_throughout_a_game(seats: int, variant: dict[str, str]) -> None:
    console = Console(width=100, height=40, no_color=True, markup=False, highlight=False)
    speakers = [words(lang, seats) for lang in LANGUAGES]
    for number, (game, seat) in enumerate(walk(seats, variant, seed=5)):
        if number % 5 and seat != SPECTATOR:
            continue
        seen = observe(game, seat)
        wording = speakers[number % len(speakers)]
        scene = Scene(recall(TITLE, seen), wording, 100)
        with console.capture() as capture:
            console.print(drawing_of(TITLE).table(scene))
        drawn, lines = capture.get(), plain(drawing_of(TITLE).rows(scene))
        for tile in seen.view.top.values():
            assert re.search(rf"\b{wording.short(tile)}\b", drawn)
            assert any(f"): {wording.name_tile(tile)}; " in line for line in lines)
        assert max(map(len, drawn.splitlines())) <= 100
        assert not any("\n" in line or "\x1b" in line for line in lines)


def test_the_drawn_city_shows_height_owner_site_and_token() -> None:
    game = next(game for game, _ in walk(3, {}, seed=4) if game.state.markers and game.state.round > 4)
    cell = game.state.markers[-1]
    tile, height, owner = game.state.top[cell], game.state.height[cell], game.state.owner[cell]
    scene = Scene(recall(TITLE, observe(game, 0)), words("en"), 100)
    console = Console(width=100, no_color=True, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(drawing_of(TITLE).table(scene))
    assert words("en").short(tile) in capture.get()
    assert f"{height} {mark(owner)}+" in capture.get()
    assert all(f"({letter})" in capture.get() for letter in "ABCDEFGHIJKL")
    building = f"({cell}): {words('en').name_tile(tile)}; {height} floor"
    assert any(
        line.startswith(building) and "construction site" in line for line in plain(drawing_of(TITLE).rows(scene))
    )


@pytest.mark.rules("GIN-ACT-07", "GIN-END-16")
def test_a_preview_promises_no_more_than_the_supplies_have() -> None:
    table = Tabletop(seats=2)
    table.area(0, "R01", "B04")  # a resource and a tile for each exploit
    table.building("0,0", "r10", height=4)
    table.building("0,1", "b10", height=4)
    table.hands("R10 B10 UA UB", "UC UD UE UF")
    table.supply("y15", "y16")
    for supply, red, blue in [
        (1, {"resource": 1, "tile": 1}, {"resource": 1, "tile": 2}),
        (0, {"tile": 1}, {"tile": 2}),
    ]:
        table.stock(0, supply=supply)
        told = {choice.option: choice.preview[0] for choice in choices(TITLE, observe(table.game, 0))}
        assert told["card R10"] == Message("preview-alone", {"gains": red})
        assert told["card B10"] == Message("preview-alone", {"gains": blue})
    assert told["card UA"] == Message("preview-alone", {"gains": {"tile": 2}})  # no resource to choose


def test_what_a_preview_promises_alone_against_hal_is_what_comes() -> None:
    """Alone, nobody acts between a choice and its action."""
    seen = set()
    for seed in range(12):
        rng, game = random.Random(seed), TITLE.new(1, {}, Fast(seed))
        while game.decisions:
            option, laying = rng.choice(game.decisions[0].options), game.decisions[0].ask == "lay-tile"
            told = TITLE.face.preview(recall(TITLE, observe(game, 0)), option)
            begun = len(game.events or ())
            game.apply(0, option)
            if not laying or told[0].key.startswith("preview-no-"):
                continue
            while game.decisions and game.decisions[0].ask != "commit-card":
                game.apply(0, rng.choice(game.decisions[0].options))
            came: Counter[str] = Counter()
            for _, event in (game.events or [])[begun + 1 :]:
                if isinstance(event, Revealed | HalStuck):
                    break
                if isinstance(event, Gained):
                    came[event.item] += event.count
            promised = told[-1].args.get("gains", {})
            assert isinstance(promised, dict)
            seen.add(told[-1].key)
            if told[-1].key == "preview-any":
                assert Counter(promised) < came
            else:
                assert promised == came
    assert seen == {"preview-any", "preview-gains", "preview-found", "preview-cost"}


@pytest.mark.parametrize("seats", [1, 3])
def test_a_committed_card_costs_and_brings_what_was_promised_when_nobody_comes_between(seats: int) -> None:
    kept: Counter[str] = Counter()
    for game, seat in walk(seats, {}, seed=seats):
        if seat == SPECTATOR or game.decisions[seat].ask != "lay-tile":
            continue
        for choice in choices(TITLE, observe(game, seat)):
            after = acting(game, seat, choice.option)
            changes = {item: TITLE.stock(after, seat, item) - TITLE.stock(game.state, seat, item) for item in ITEMS}
            missing = choice.preview[0].key.startswith("preview-no-")
            if missing:
                assert (choice.costs, choice.gains) == ({}, {})
            if missing or choice.preview[0].key == "preview-any" or after.handed_in != game.state.handed_in:
                continue
            promised = {item: choice.gains.get(item, 0) - choice.costs.get(item, 0) for item in ITEMS}
            assert changes == promised, choice
            kept[choice.preview[0].key] += 1
    assert set(kept) == {"preview-gains", "preview-found", "preview-cost"}


def test_a_new_hand_and_a_tile_handed_in_cost_and_bring_what_was_promised() -> None:
    kept: Counter[str] = Counter()
    for game, seat in walk(2, {}, seed=2):
        for choice in choices(TITLE, observe(game, seat)):
            kind = choice.option.partition(" ")[0]
            if kind not in ("new-hand", "hand-in"):
                continue
            after = game.clone(Fast(1))
            after.apply(seat, Option.parse(choice.option))
            items = {**choice.costs, "point": 0}
            changes = {
                item: TITLE.stock(after.state, seat, item) - TITLE.stock(game.state, seat, item) for item in items
            }
            assert changes == {item: -count for item, count in choice.costs.items()} | {"point": 0}
            assert choice.gains == ({"point": 1} if kind == "hand-in" else {})  # when all tiles are turned up
            kept[kind] += 1
    assert set(kept) == {"new-hand", "hand-in"}


def acting(game: Game[City], seat: int, option: str) -> City:
    """The position after the seat has acted alone with its committed card and this tile."""
    state = game.state.clone()
    if (tile := option.removeprefix("tile ")) != option:
        state.players[seat].laid.cards[tile] = state.players[seat].tiles.cards.pop(tile)
    state.stack[:] = [Frame(at, seat) for at in TITLE.turn_at]
    alone: Game[City] = Game(TITLE, state, Fast(1), tells=False)
    alone.settle()
    while alone.decisions:
        asked, decision = next(iter(alone.decisions.items()))
        alone.apply(asked, decision.options[0])
    return state


def test_a_place_for_a_token_is_told_by_the_new_building() -> None:
    table = Tabletop(seats=2)
    table.tiles(0, "r12")
    table.act(0, "UA", "r12")
    told = [words("en").message(choice.label) for choice in choices(TITLE, observe(table.game, 0))]
    assert told == ["token A north of red 12", "token A west of red 12"]


def test_a_new_building_lights_what_stands_around_its_token() -> None:
    table = Tabletop(seats=2)
    table.building("0,0", "r10", height=4)
    table.hands("R10 R02 UA UB", "UC UD UE UF")
    links = {choice.option: choice.links for choice in choices(TITLE, observe(table.game, 0))}
    beside = [
        TILES[table.state.top[near]].card for near in neighbours(table.state.tokens["B"]) if near in table.state.top
    ]
    assert links["card R10"] == []
    assert links["card UB"] == beside != []


def test_a_preview_says_that_a_building_cannot_be_paid_exactly_when_it_cannot() -> None:
    seen_both = set()
    for seed in range(3):
        for game, seat in walk(2, {}, seed):
            if seat == SPECTATOR or game.decisions[seat].ask != "lay-tile":
                continue
            (card,) = game.state.players[seat].sealed
            for choice in choices(TITLE, observe(game, seat)):
                option = Option.parse(choice.option)
                if option.kind == "tile":
                    reason = cannot_pay(game, seat, card, str(option.ids[0]))
                    keys = {"too-few-resources": "preview-no-resources", "too-few-points": "preview-no-points"}
                    assert (reason and keys[reason.key]) in (None, choice.preview[0].key)
                    assert choice.preview[0].key.startswith("preview-no-") == (reason is not None)
                    seen_both.add(reason and reason.key)
    assert {None, "too-few-resources"} <= seen_both


def test_what_is_taken_in_a_row_is_one_sentence() -> None:
    game = TITLE.new(2, {}, Fast(1))
    said = [line.text for line in words("en").told([event for _, event in game.events or []])]
    assert sum(" takes " in sentence for sentence in said) == 2
