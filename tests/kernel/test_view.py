"""Views are typed, built field by field, and hold all that a seat knows and no more."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from asztal import kernel
from asztal.kernel import rules as k
from asztal.kernel.view import Asked, Common, show
from tests.kernel.minis import consent, deck, hand_in, own_pace, toy_euro, withdrawn


@dataclass(slots=True)
class Site(k.Data):
    level: int = 0
    workers: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Player(k.Data):
    gold: int = 3
    bid: int = 0
    hand: k.Zone = k.zone_field()

    def show_bid(self, eyes: k.Eyes) -> int | None:
        """A bid is for the eyes of its owner."""
        return self.bid if self.hand.owner == eyes.seat else None


@dataclass(slots=True)
class Farm(k.State):
    players: list[Player]
    deck: k.Deck = k.deck_field("farm")
    open: k.Zone = k.zone_field()
    sites: dict[str, Site] = field(default_factory=dict)
    barns: list[Site] = field(default_factory=list)
    home: Site | None = None
    mill: Site = field(default_factory=Site)
    grid: list[list[int]] = field(default_factory=list)
    costs: dict[str, list[int]] = field(default_factory=dict)
    tags: list[str] = field(default_factory=list)
    secret: k.InNoView[int] = 42


class SiteView(msgspec.Struct):
    level: int
    workers: list[int]


class PlayerView(msgspec.Struct):
    gold: int
    bid: int | None
    hand: k.Slots


class FarmView(msgspec.Struct):
    players: list[PlayerView]
    deck: k.DeckView
    open: k.Slots
    sites: dict[str, SiteView]
    barns: list[SiteView]
    home: SiteView | None
    mill: SiteView
    grid: list[list[int]]
    costs: dict[str, list[int]]
    tags: list[str]


class Sold(k.Event, frozen=True):
    seat: int
    card: str


class Rained(k.Event, frozen=True):
    drops: int = 0


def set_up(g: k.Game[Farm], f: k.Frame) -> None:
    s = g.state
    k.fill(g, s.deck, ["a", "b", "c", "d", "e"])
    k.deal(g, s.deck, [player.hand for player in s.players], 1)
    k.draw(g, s.deck, s.open, k.EVERYONE)
    s.sites = {"north": Site(2, [1])}
    s.barns = [Site(1), Site(4, [0, 1])]
    s.mill.workers.append(1)
    s.grid, s.costs, s.tags = [[1, 2], [3]], {"road": [1, 1]}, ["wet"]
    s.players[0].bid, s.players[1].bid = 5, 6


class Sell(k.Pick[Farm]):
    ask = "sell"
    always = True

    def candidates(self, g: k.Game[Farm], f: k.Frame) -> list[k.Option]:
        return [k.Option("sell", (card, 2)) for card in g.state.players[f.seat].hand] + [k.Option("pass")]

    def take(self, g: k.Game[Farm], f: k.Frame, option: k.Option) -> None:
        g.tell(Rained)


class FarmTitle(k.Title[Farm]):
    name, state, player = "farm", Farm, Player
    view: type[msgspec.Struct] = FarmView
    rules_version, variants, events = 3, {"map": ("small", "large")}, (Sold, Rained)
    effects = {"game": k.Seq(set_up=k.Do(set_up), turns=k.EachSeat(Sell()))}


class Lowest:
    """Draws the card that comes first in the alphabet."""

    def pick(self, stream: str, epoch: str, candidates: Iterable[str]) -> str:
        return min(candidates)

    def order(self, stream: str, epoch: str, candidates: Sequence[str]) -> list[str]:
        return sorted(candidates)


def farm(title: k.Title[Farm] | None = None) -> k.Game[Farm]:
    return (title or FarmTitle()).new(2, chance=Lowest())


def builtins(g: k.Game[Any], reader: int) -> Any:
    return msgspec.to_builtins(kernel.observe(g, reader))


# --- what a view holds -----------------------------------------------------------------------------------------------


def test_a_view_is_made_of_the_classes_that_the_game_declares() -> None:
    view = kernel.observe(farm(), 0).view
    assert type(view) is FarmView
    assert [type(player) for player in view.players] == [PlayerView, PlayerView]
    assert view.sites == {"north": SiteView(2, [1])}
    assert view.barns == [SiteView(1, []), SiteView(4, [0, 1])]
    assert view.mill == SiteView(0, [1])
    assert view.home is None
    assert (view.grid, view.costs, view.tags) == ([[1, 2], [3]], {"road": [1, 1]}, ["wet"])


def test_a_view_shows_of_each_zone_what_the_seat_has_seen() -> None:
    g = farm()
    views = {reader: kernel.observe(g, reader).view for reader in (0, 1, k.SPECTATOR)}
    hands = {reader: [player.hand for player in view.players] for reader, view in views.items()}
    assert hands == {0: [["a"], [1]], 1: [[1], ["b"]], k.SPECTATOR: [[1], [1]]}
    assert kernel.observe(g, k.SPECTATOR).view.open == ["c"]
    assert kernel.observe(g, 1).view.deck == k.DeckView([], {"1": 2}, [])


def test_a_show_method_answers_where_a_copy_would_tell_too_much() -> None:
    g = farm()
    bids = {reader: [player.bid for player in kernel.observe(g, reader).view.players] for reader in (0, 1, k.SPECTATOR)}
    assert bids == {0: [5, None], 1: [None, 6], k.SPECTATOR: [None, None]}


def test_what_everybody_sees_is_shown_once_for_all_who_look_at_the_same_moment() -> None:
    g, common = farm(), Common()
    mine, theirs = (kernel.observe(g, seat, common).view for seat in (0, 1))
    shared = {name for name in FarmView.__struct_fields__ if getattr(mine, name) is getattr(theirs, name)}
    assert shared == {"sites", "barns", "home", "mill", "grid", "costs", "tags"}
    assert [mine, theirs] == [kernel.observe(g, seat).view for seat in (0, 1)]
    assert [player.bid for player in mine.players] == [5, None]
    assert [player.bid for player in theirs.players] == [None, 6]


def test_a_show_method_without_eyes_shows_everybody_the_same() -> None:
    @dataclass(slots=True)
    class Counting(Farm):
        def show_grid(self) -> list[list[int]]:
            return [[len(self.barns)]]

    class CountingTitle(FarmTitle):
        state = Counting

    g, common = farm(CountingTitle()), Common()
    grids = [kernel.observe(g, seat, common).view.grid for seat in (0, 1, k.SPECTATOR)]
    assert grids == [[[2]]] * 3
    assert grids[0] is grids[2]


def test_what_the_view_class_does_not_name_no_client_gets() -> None:
    data = builtins(farm(), 0)
    assert set(data["view"]) == set(FarmView.__struct_fields__)
    assert "secret" not in msgspec.json.encode(data).decode()
    assert "42" not in msgspec.json.encode(data).decode()


def test_an_optional_part_is_shown_when_it_is_there() -> None:
    g = farm()
    g.state.home = Site(7, [2])
    assert kernel.observe(g, 1).view.home == SiteView(7, [2])


def test_an_observation_says_where_the_game_stands() -> None:
    g = farm()
    mine, theirs = kernel.observe(g, 0), kernel.observe(g, 1)
    assert (mine.game, mine.rules, mine.seat, mine.seats, mine.variant) == ("farm", 3, 0, 2, {"map": "small"})
    assert (mine.waiting, theirs.waiting) == ([0], [0])
    assert mine.decision == Asked("sell", ["sell a 2", "pass"])
    assert theirs.decision is None
    assert [frame["at"] for frame in mine.position] == ["game", "game.turns", "game.turns.turn"]
    assert mine.unseen == {"1": ["b", "d", "e"]}
    assert mine.seen == {"1": ["a", "c"]}
    assert theirs.unseen == {"1": ["a", "d", "e"]}


# --- what a view must not do -----------------------------------------------------------------------------------------


@dataclass(slots=True)
class Bare(k.Data):
    mill: Site = field(default_factory=Site)
    barns: list[Site] = field(default_factory=lambda: [Site()])
    sites: dict[str, Site] = field(default_factory=lambda: {"a": Site()})
    piles: list[k.Zone] = field(
        default_factory=lambda: [k.Zone(cards={"x": 1 << 16}), k.Zone(cards={"y": 1 << 16 | 1})]
    )
    places: dict[str, k.Zone] = field(default_factory=lambda: {"a": k.Zone(cards={"z": 2 << 16})})
    decks: list[k.Deck] = field(default_factory=lambda: [k.Deck(name="d", cards={"w": 3 << 16})])


@pytest.mark.parametrize(
    ("name", "hint"), [("mill", Any), ("mill", dict), ("barns", list[Any]), ("sites", dict[str, Any])]
)
def test_state_data_without_a_view_class_of_its_own_is_refused(name: str, hint: Any) -> None:
    view = msgspec.defstruct("BareView", [(name, hint)])
    with pytest.raises(TypeError, match="Site needs a view class"):
        show(Bare(), view, k.Eyes(0))


@pytest.mark.parametrize(
    ("name", "hint", "shown"),
    [
        ("piles", list[k.Slots], [[1], ["y"]]),
        ("places", dict[str, k.Slots], {"a": [2]}),
        ("decks", list[k.DeckView], [k.DeckView([], {"3": 1}, [])]),
    ],
)
def test_zones_in_lists_and_dicts_show_only_what_the_seat_has_seen(name: str, hint: Any, shown: Any) -> None:
    view = msgspec.defstruct("BareView", [(name, hint)])
    assert getattr(show(Bare(), view, k.Eyes(0)), name) == shown


def scribble(value: Any) -> None:
    """Change everything in a view that can be changed."""
    if isinstance(value, list):
        for part in value:
            scribble(part)
        value.append("scribble")
    elif isinstance(value, dict):
        for part in value.values():
            scribble(part)
        value["scribble"] = "scribble"
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            scribble(getattr(value, name))


@pytest.mark.parametrize("reader", [0, 1, k.SPECTATOR])
def test_a_view_shares_nothing_that_can_change_with_the_state(reader: int) -> None:
    g = farm()
    before, seen = g.state.to_data(), builtins(g, reader)
    scribble(kernel.observe(g, reader))
    assert g.state.to_data() == before
    assert builtins(g, reader) == seen


# --- plain views -----------------------------------------------------------------------------------------------------


def test_a_plain_view_names_every_field_of_the_state_but_the_kernels_own() -> None:
    plain = k.plain_view(Farm)
    hints = {field.name: field.type for field in msgspec.structs.fields(plain)}
    assert list(hints) == [
        "players",
        "deck",
        "open",
        "sites",
        "barns",
        "home",
        "mill",
        "grid",
        "costs",
        "tags",
    ]
    assert (hints["deck"], hints["open"]) == (k.DeckView, k.Slots)
    assert (hints["grid"], hints["costs"]) == (list[list[int]], dict[str, list[int]])
    assert [field.name for field in msgspec.structs.fields(k.plain_view(Player))] == ["gold", "bid", "hand"]


def test_a_game_without_a_view_of_its_own_gets_a_plain_one() -> None:
    view = builtins(toy_euro.TITLE.new(2), 0)["view"]
    assert set(view) == {"players", "deck"}
    assert view["players"][0] == {"wood": 2, "stone": 1, "built": [], "hand": []}
    assert view["deck"] == {"top": [], "pools": {"1": 36}, "bottom": []}


def test_a_plain_view_keeps_the_secrets_of_a_holder() -> None:
    g = withdrawn.TITLE.new(2)
    card = next(iter(g.state.players[0].hand))
    g.apply(0, k.Option("seal", (card,)))
    assert builtins(g, 0)["view"]["players"][0]["sealed"] == [card]
    assert builtins(g, 1)["view"]["players"][0] == {"hand": [1] * 5, "sealed": [], "points": 0}


class PlainFarm(FarmTitle):
    view = msgspec.Struct


def test_a_plain_view_of_nested_parts_shows_them() -> None:
    view = builtins(farm(PlainFarm()), 0)["view"]
    assert view["sites"] == {"north": {"level": 2, "workers": [1]}}
    assert view["barns"] == [{"level": 1, "workers": []}, {"level": 4, "workers": [0, 1]}]
    assert view["mill"] == {"level": 0, "workers": [1]}
    assert view["home"] is None


def test_a_plain_view_of_an_optional_part_shows_it() -> None:
    g = farm(PlainFarm())
    g.state.home = Site(7, [2])
    assert builtins(g, 0)["view"]["home"] == {"level": 7, "workers": [2]}


# --- choices ---------------------------------------------------------------------------------------------------------


def test_choices_carry_a_label_and_the_things_they_point_at() -> None:
    title = FarmTitle()
    sell, skip = kernel.choices(title, kernel.observe(farm(title), 0))
    named = k.Message("option-sell", {"id1": "a", "id2": 2})
    assert sell == kernel.Choice("sell a 2", named, ["a", "2"], [], [], {}, {}, "sell", ("a", 2), [])
    assert skip == kernel.Choice("pass", k.Message("option-pass", {}), [], [], [], {}, {}, "pass", (), [])


def test_who_is_not_asked_has_no_choices() -> None:
    title = FarmTitle()
    assert kernel.choices(title, kernel.observe(farm(title), 1)) == []


class Chatter(k.Face[Farm]):
    def label(self, look: k.Look[Farm], option: k.Option) -> k.Message:
        return k.Message("sell-for", {"gold": look.g.state.players[look.seat].gold})

    def targets(self, look: k.Look[Farm], option: k.Option) -> list[str]:
        return [f"card-{option.ids[0]}"] if option.ids else ["button-pass"]

    def preview(self, look: k.Look[Farm], option: k.Option) -> list[k.Message]:
        return [k.Message("gains", {"gold": 2})] if option.kind == "sell" else []


class Chatty(FarmTitle):
    face = Chatter()


def test_a_game_makes_labels_targets_and_previews_from_a_look() -> None:
    title = Chatty()
    sell, skip = kernel.choices(title, kernel.observe(farm(title), 0))
    assert sell.label == skip.label == k.Message("sell-for", {"gold": 3})
    assert (sell.targets, skip.targets) == (["card-a"], ["button-pass"])
    assert (sell.preview, skip.preview) == ([k.Message("gains", {"gold": 2})], [])


# --- schemas ---------------------------------------------------------------------------------------------------------


def mistakes(schema: dict[str, Any], value: Any, defs: dict[str, Any], path: str = "$") -> list[str]:
    """Where a value is not what a JSON Schema says: types, required and unknown keys, and what is inside."""
    if "$ref" in schema:
        return mistakes(defs[schema["$ref"].removeprefix("#/$defs/")], value, defs, path)
    if "anyOf" in schema:
        tried = [mistakes(branch, value, defs, path) for branch in schema["anyOf"]]
        return [] if [] in tried else min(tried, key=len)
    if "enum" in schema:
        return [] if value in schema["enum"] else [f"{path}: {value!r}"]
    kinds: dict[str, type] = {"object": dict, "array": list, "string": str, "integer": int, "null": type(None)}
    if "type" in schema and type(value) is not kinds[schema["type"]]:
        return [f"{path}: {value!r} is not {schema['type']}"]
    found: list[str] = []
    if isinstance(value, dict):
        named, rest = schema.get("properties", {}), schema.get("additionalProperties", {})
        found += [f"{path}: no {key}" for key in schema.get("required", []) if key not in value]
        found += [f"{path}: unknown {key}" for key in value if named and key not in named]
        for key, part in value.items():
            found += mistakes(named.get(key, rest if isinstance(rest, dict) else {}), part, defs, f"{path}.{key}")
    if isinstance(value, list):
        for index, part in enumerate(value):
            found += mistakes(schema.get("items", {}), part, defs, f"{path}[{index}]")
    return found


def observation_schema(title: k.Title[Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    made = msgspec.json.decode(msgspec.json.encode(kernel.schema(title)))
    return made["oneOf"][0], made["$defs"]


@pytest.mark.parametrize(
    "title",
    [FarmTitle(), toy_euro.TITLE, hand_in.TITLE, deck.TITLE, own_pace.TITLE, withdrawn.TITLE],
    ids=lambda title: title.name,
)
def test_real_observations_and_choices_fit_the_schema(title: k.Title[Any]) -> None:
    g = title.new(2, chance=kernel.Seeded(1))
    observation, defs = observation_schema(title)
    for _ in range(12):
        if g.over:
            break
        for reader in (0, 1, k.SPECTATOR):
            seen = kernel.observe(g, reader)
            told = msgspec.json.encode(kernel.shown(title, seen))
            assert mistakes(observation, msgspec.json.decode(told), defs) == []
            for choice in kernel.choices(title, seen):
                assert mistakes(defs["Choice"], msgspec.json.decode(msgspec.json.encode(choice)), defs) == []
        seat = max(g.decisions)
        g.apply(seat, g.decisions[seat].options[0])


def test_the_schema_notices_what_does_not_fit() -> None:
    title = FarmTitle()
    observation, defs = observation_schema(title)
    data = msgspec.json.decode(msgspec.json.encode(kernel.shown(title, kernel.observe(farm(title), 0))))
    assert mistakes(observation, data, defs) == []
    for broken in (
        {**data, "seat": "0"},
        {key: part for key, part in data.items() if key != "waiting"},
        {**data, "view": {**data["view"], "grid": [["x"]]}},
        {**data, "view": {key: part for key, part in data["view"].items() if key != "mill"}},
        {**data, "view": {**data["view"], "players": [{"gold": 1}]}},
        {**data, "decision": {"ask": "sell"}},
        {**data, "forecast": {}},
    ):
        assert len(mistakes(observation, broken, defs)) >= 1


def test_the_schema_mentions_every_event_with_its_fields() -> None:
    made = kernel.schema(FarmTitle())
    assert made["title"] == "farm"
    refs = [one["$ref"] for one in made["oneOf"]]
    assert refs[1:] == ["#/$defs/Choice", "#/$defs/Sold", "#/$defs/Rained"]
    defs = made["$defs"]
    assert set(defs["Sold"]["properties"]) == {"event", "seat", "card", "clause"}
    assert defs["Sold"]["properties"]["event"] == {"enum": ["sold"]}
    assert mistakes(defs["Sold"], msgspec.to_builtins(Sold(1, "a")), defs) == []
    assert mistakes(defs["Rained"], msgspec.to_builtins(Rained(2)), defs) == []
    assert mistakes(defs["Rained"], msgspec.to_builtins(Sold(1, "a")), defs) != []
    assert "#/$defs/Drew" in [one["$ref"] for one in kernel.schema(consent.TITLE)["oneOf"]]


# --- imagined worlds -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", [toy_euro.TITLE, deck.TITLE, own_pace.TITLE], ids=lambda title: title.name)
def test_an_imagined_world_looks_the_same_to_its_observer(title: k.Title[Any]) -> None:
    g = title.new(3, chance=kernel.Seeded(2))
    for step in range(8):
        for reader in (0, 1, 2, k.SPECTATOR):
            world = kernel.imagine(title, kernel.observe(g, reader), kernel.Fast(step))
            assert builtins(world, reader) == builtins(g, reader)
        seat = min(g.decisions)
        draw = k.Option("choose", ("draw",))
        g.apply(seat, draw if draw in g.decisions[seat].options else g.decisions[seat].options[0])


def test_imagined_worlds_deal_the_unknown_cards_differently() -> None:
    title = FarmTitle()
    seen = kernel.observe(farm(title), 0)
    hands = {" ".join(kernel.imagine(title, seen, kernel.Fast(seed)).state.players[1].hand) for seed in range(40)}
    assert hands == {"b", "d", "e"}


def test_parts_of_the_state_are_imagined_as_state_data() -> None:
    title = FarmTitle()
    g = farm(title)
    g.state.home = Site(7, [2])
    world = kernel.imagine(title, kernel.observe(g, 0), kernel.Fast(1))
    assert (world.state.mill, world.state.sites, world.state.barns) == (g.state.mill, g.state.sites, g.state.barns)
    assert world.state.home == Site(7, [2])
    assert world.clone(k.Refusing()).state == world.state


def test_an_imagined_world_shares_nothing_that_can_change_with_the_view() -> None:
    title = FarmTitle()
    g = farm(title)
    seen = kernel.observe(g, 0)
    world = kernel.imagine(title, seen, kernel.Fast(1))
    world.state.grid[0].append(9)
    world.state.costs["road"].append(9)
    world.state.mill.workers.append(9)
    world.state.tags.append("dry")
    assert msgspec.to_builtins(seen) == builtins(g, 0)


@dataclass(slots=True)
class Rows(k.State):
    players: list[Player]
    deck: k.Deck = k.deck_field("rows")
    rows: list[k.Zone] = field(default_factory=list)
    sites: dict[str, k.Zone] = field(default_factory=dict)


def lay_out(g: k.Game[Rows], f: k.Frame) -> None:
    k.fill(g, g.state.deck, [f"r{n}" for n in range(9)])
    g.state.rows = [k.Zone(), k.Zone()]
    g.state.sites = {"north": k.Zone()}
    k.draw(g, g.state.deck, g.state.rows[0], k.EVERYONE)
    k.draw(g, g.state.deck, g.state.rows[1], 0)
    k.draw(g, g.state.deck, g.state.sites["north"], 0)


class RowsTitle(k.Title[Rows]):
    name, state, player = "rows", Rows, Player
    effects = {"game": k.Seq(lay_out=k.Do(lay_out), ask=k.Choose(a=k.Do(lambda g, f: None), b=k.Do(lambda g, f: None)))}


def test_a_world_with_zones_in_lists_and_dicts_can_be_imagined() -> None:
    title = RowsTitle()
    g = title.new(2, chance=Lowest())
    shown = builtins(g, 0)
    assert shown["view"]["rows"] == [["r0"], [1]]
    assert shown["view"]["sites"] == {"north": [1]}
    world = kernel.imagine(title, kernel.observe(g, 0), kernel.Fast(1))
    assert builtins(world, 0) == shown


@dataclass(slots=True)
class Yard(k.State):
    players: list[Player]
    deck: k.Deck = k.deck_field("yard")
    open: k.InNoView[bool] = False  # whether the gate is open; the view below does not say


class YardView(msgspec.Struct):
    players: list[PlayerView]
    deck: k.DeckView


class Build(k.Pick[Yard]):
    """Whoever is asked what to build holds a plan; all know that, and not which."""

    always = True

    def candidates(self, g: k.Game[Yard], f: k.Frame) -> list[k.Option]:
        return [k.Option("build", (card,)) for card in g.state.players[f.seat].hand if card.startswith("plan")]

    def take(self, g: k.Game[Yard], f: k.Frame, option: k.Option) -> None:
        """Nothing comes of it here."""


class Gate(k.Pick[Yard]):
    def candidates(self, g: k.Game[Yard], f: k.Frame) -> list[k.Option]:
        return [k.Option("in"), k.Option("out")] if g.state.open else []


def stock(g: k.Game[Yard], f: k.Frame) -> None:
    k.fill(g, g.state.deck, [*(f"plan{n}" for n in range(4)), *(f"junk{n}" for n in range(12))])
    k.move(g, "plan2", g.state.deck, g.state.players[1].hand, k.bit(1))
    g.state.open = True


def second(g: k.Game[Yard], f: k.Frame) -> list[int]:
    return [1]


class BuildTitle(k.Title[Yard]):
    name, state, player, view = "yard", Yard, Player, YardView
    effects = {"game": k.Seq(stock=k.Do(stock), turn=k.EachSeat(Build(), second))}


class GateTitle(BuildTitle):
    effects = {"game": k.Seq(stock=k.Do(stock), turn=Gate())}


class HelpfulGateTitle(GateTitle):
    def complete(self, state: Yard, view: YardView, dealer: k.Dealer) -> None:
        state.open = True


class Counting(kernel.Fast):
    """Remembers for which deals it was asked."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.deals: set[str] = set()

    def order(self, stream: str, epoch: str, candidates: Sequence[str]) -> list[str]:
        self.deals.add(stream)
        return super().order(stream, epoch, candidates)


def test_a_deal_that_does_not_fit_the_position_is_dealt_again() -> None:
    title = BuildTitle()
    seen = kernel.observe(title.new(2), 0)
    chances = [Counting(seed) for seed in range(20)]
    worlds = [kernel.imagine(title, seen, chance) for chance in chances]
    hands = {" ".join(world.state.players[1].hand) for world in worlds}
    assert hands <= {"plan0", "plan1", "plan2", "plan3"}
    assert len(hands) > 1
    assert max(len(chance.deals) for chance in chances) > 2
    assert all(builtins(world, 0) == msgspec.to_builtins(seen) for world in worlds)


def test_a_position_that_no_deal_fits_is_unimaginable() -> None:
    title = GateTitle()
    chance = Counting(1)
    with pytest.raises(kernel.Unimaginable, match="yard"):
        kernel.imagine(title, kernel.observe(title.new(2), 0), chance)
    assert len(chance.deals) > 20


def test_a_game_can_help_the_imagination_with_what_its_view_does_not_name() -> None:
    title = HelpfulGateTitle()
    seen = kernel.observe(title.new(2), 0)
    assert [str(option) for option in kernel.imagine(title, seen, kernel.Fast(1)).decisions[0].options] == ["in", "out"]
