"""What an option of Barrage is called, points at, costs and brings: previews are compared with what then happens."""

from collections.abc import Iterator
from typing import Any

import pytest

from asztal.games.barrage import TITLE
from asztal.games.barrage.cards import BASIN_OF, COMPANIES, CONTRACTS, HEADSTREAMS, OFFICERS, SPACES, TILES
from asztal.games.barrage.events import Laid, Paid, Produced
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import NEUTRAL, Valley
from asztal.kernel import SPECTATOR, Event, Fast, Game, Option, choices, observe
from tests.games.barrage.test_words import WEIGHED, walk, words

BUTTONS = ("pass", "pay", "machines", "skip", "decline", "enough", "no")  # options without an element of the board


def told(game: Any, seat: int = 0, lang: str = "en") -> dict[str, tuple[str, list[str]]]:
    """Label and previews of every option of a seat."""
    wording = words(lang)
    return {
        choice.option: (wording.message(choice.label), [wording.message(message) for message in choice.preview])
        for choice in choices(TITLE, observe(game, seat))
    }


@pytest.mark.parametrize(("seats", "variant"), WEIGHED)
def test_an_option_points_at_what_is_on_the_table(seats: int, variant: dict[str, str]) -> None:
    known = {*BASIN_OF, *HEADSTREAMS, *SPACES, *CONTRACTS, *TILES, "krylov", *COMPANIES, *OFFICERS}
    for game, seat in walk(seats, variant, seed=6):
        for choice in choices(TITLE, observe(game, seat)) if seat != SPECTATOR else ():
            assert known.issuperset(choice.targets), choice
            assert bool(choice.targets) == (choice.option.partition(" ")[0] not in BUTTONS), choice


@pytest.mark.parametrize(("seats", "variant"), WEIGHED)
def test_options_at_the_same_elements_that_differ_in_a_number_end_in_it(seats: int, variant: dict[str, str]) -> None:
    """So a board can offer them as one, with a number to set."""
    for game, seat in walk(seats, variant, seed=6):
        for choice in choices(TITLE, observe(game, seat)) if seat != SPECTATOR else ():
            kind, *ids = choice.option.split(" ")
            numbers = [number for number, part in enumerate(ids, 1) if part.isdecimal()]
            last = [len(ids)] if kind in ("bank", "produce") else []
            assert numbers == last or kind in BUTTONS, choice


def test_a_tile_that_lets_its_seat_produce_is_what_yes_points_at() -> None:
    top = Tabletop(2).tiles("II-powerhouse").stock(credit=2, mixer=9).dam("D5L", 2, 2).conduit("C5A").powerhouse("P8-1")
    top.turn("build powerhouse II-powerhouse", "site P10-1")
    yes, no = choices(TITLE, observe(top.game, 0))
    assert (yes.option, yes.targets, yes.links) == ("yes", ["II-powerhouse"], ["D5L", "C5A", "P8-1"])
    assert (no.option, no.targets, no.links) == ("no", [], [])


def test_targets() -> None:
    top = (
        Tabletop(2).patents("I-base", "", "").officer("krylov").stock(credit=9, excavator=9).wheel({2: ("base", 0, 0)})
    )
    top.dam("D5L", 3, 3).conduit("C5A").powerhouse("P8-1").turn()
    targets = {choice.option: choice.targets for choice in choices(TITLE, observe(top.game, 0))}
    assert targets["space patent-1"] == ["patent-1", "I-base"]
    assert targets["build base krylov base"] == ["krylov", "base"]
    assert targets["build conduit conduit"] == ["conduit"]
    assert targets["bank 3"] == ["bank"]
    top.answers(0, "space turbine-1L")
    assert choices(TITLE, observe(top.game, 0))[0].targets == ["D5L", "C5A"]


# --- previews say what will happen ----------------------------------------------------------------------------------


def after(game: Game[Valley], seat: int, option: str) -> tuple[Game[Valley], list[Event]]:
    """The game after a choice, and what happened through it."""
    later = game.clone(Fast(0), tells=True)
    later.apply(seat, Option.parse(option))
    return later, [event for _, event in later.events or ()]


def positions(ask: str) -> Iterator[tuple[Game[Valley], int]]:
    """Decisions of one kind from games in which much is built."""
    for seed in range(6):
        for game, seat in walk(4, {"game": ("full", "intro")[seed % 2]}, seed):
            if seat != SPECTATOR and game.decisions[seat].ask == ask:
                yield game, seat


def test_a_production_brings_costs_and_reaches_what_its_preview_says() -> None:
    fees, contracts = 0, 0
    for game, seat in positions("produce"):
        for choice in choices(TITLE, observe(game, seat)):
            if choice.option == "skip":
                continue
            later, events = after(game, seat, choice.option)
            (produced,) = [event for event in events if isinstance(event, Produced)]
            told = [message for message in choice.preview if message.args.get("energy") == produced.energy]
            paid = sum(event.count for event in events if isinstance(event, Paid))
            assert [message.args["count"] for message in choice.preview if message.key == "preview-fee"] == [paid][
                :paid
            ]
            reached = told[0].args["contracts"]
            assert isinstance(reached, tuple)
            asked = later.decisions.get(seat)
            fulfil = [o.ids[0] for o in asked.options if o.kind == "fulfil"] if asked and asked.ask == "fulfil" else []
            assert list(reached) == fulfil
            fees, contracts = fees + bool(paid), contracts + len(reached)
    assert min(fees, contracts) > 5


def test_the_best_production_of_a_turbine_space_is_what_its_preview_says() -> None:
    checked = 0
    for game, seat in positions("action"):
        for choice in choices(TITLE, observe(game, seat)):
            if not choice.option.startswith("space turbine"):
                continue
            later, events = after(game, seat, choice.option)
            made = [event.energy for event in events if isinstance(event, Produced)]  # a single way is not asked for
            if not made:
                made = [int(str(way.preview[0].args["energy"])) for way in choices(TITLE, observe(later, seat))]
            assert choice.preview[1].args["energy"] == max(made)
            checked += 1
    assert checked > 10


def test_a_piece_costs_what_its_preview_says() -> None:
    checked = 0
    for game, seat in positions("site"):
        for choice in choices(TITLE, observe(game, seat)):
            _, events = after(game, seat, choice.option)
            laid = [event for event in events if isinstance(event, Laid)]
            (cost,) = [message for message in choice.preview if message.key == "preview-cost"]
            assert bool(cost.args["others"]) == (not laid)  # who has several ways to pay is asked
            if not laid:
                continue
            paid = sum(event.count for event in events if isinstance(event, Paid))
            items = {"excavator": laid[0].excavators, "mixer": laid[0].mixers, "credit": paid}
            assert cost.args["gains"] == {item: count for item, count in items.items() if count}
            checked += 1
    assert checked > 200


# --- examples -------------------------------------------------------------------------------------------------------


def test_actions_say_what_they_cost_and_bring() -> None:
    top = Tabletop(2).patents("I-base", "II-any", "").stock(credit=9).contracts("G03").national("N5")
    top.dam("D5L", 3, 3).conduit("C5A").powerhouse("P8-1").wheel({5: ("base", 3, 0), 4: ("", 0, 2)})
    said = told(top.turn().game)
    assert said["space turbine-1L"] == (
        "Turbine station +2 (2 engineers)",
        [
            "leaves you 10 engineers and 9 credits",
            "best production now: 11 energy, enough for green contract 2 (5 credits)",
        ],
    )
    assert said["space turbine-1R"][0] == "Turbine station +2 (3 engineers, 3 credits)"
    assert said["space workshop-3L"] == (
        "Workshop: 3 rotations (2 engineers, 5 credits)",
        ["leaves you 10 engineers and 4 credits", "brings back the base tile, 3 excavators and 2 concrete mixers"],
    )
    assert said["space patent-2"] == (
        "Patent office: wild tile II (2 engineers, 5 credits)",
        [
            "leaves you 10 engineers and 4 credits",
            "Builds any structure. Excavators and concrete mixers may replace each other.",
        ],
    )
    assert said["bank 3"] == ("Bank: 3 credits for 3 engineers", ["leaves you 9 engineers and 12 credits"])
    assert said["build powerhouse powerhouse"] == (
        "Build a powerhouse with the powerhouse tile",
        ["1 engineer", "at least 3 concrete mixers, 20 possible spaces"],
    )


def test_constructions_say_which_tile_they_use() -> None:
    top = Tabletop(2, game="intro").built(base=1).dam("D9L", seat=1)
    assert told(top.turn().game)["build base any"] == (
        "Build a base with the wild tile",
        ["1 engineer", "at least 3 excavators, 19 possible spaces", "uncovers the income: 1 rotation"],
    )
    top = (
        Tabletop(2).officer("krylov").tiles("krylov", "III-base").wheel({2: ("I-any", 0, 0)}).engineers("build-1", 0, 1)
    )
    said = told(top.turn().game)
    assert said["build base krylov I-any"][0] == "Build a base with Krylov's tile as wild tile I"
    assert said["build base III-base"][1][:2] == ["no engineers", "no machines, 20 possible spaces"]
    top = Tabletop(2).officer("sekibo").tiles().wheel({2: ("base", 0, 0)})
    said = told(top.turn().game)
    assert said["copy krylov"] == (
        "Copy Anton Krylov (1 engineer)",
        ["You have an extra tile that acts as a copy of another of your tiles on the wheel."],
    )
    said = told(top.answers(0, "copy krylov").game)
    assert said["build base copy base"][0] == "Build a base with a copy of the base tile"


def test_sites_say_where_they_are_and_what_they_cost() -> None:
    top = Tabletop(2, game="intro").tiles("base", "conduit", "elevation").stock(excavator=9, mixer=9).dam("D5L").turn()
    assert told(top.turn("build base base").game)["site D1U"] == (
        "D1 upper, mountains, red",
        ["costs 5 excavators and 3 credits", "uncovers the income: 1 rotation"],
    )
    top = Tabletop(2, game="intro").stock(excavator=9, mixer=9).dam("D5L")
    assert told(top.dam("D8U").turn("build elevation elevation").game)["site D5L"] == (
        "D5 lower: to level 2",
        ["costs 3 concrete mixers"],
    )
    top = Tabletop(2).officer("mcdowell").stock(excavator=9, mixer=9).tiles("conduit", "II-conduit")
    assert told(top.turn("build conduit II-conduit").game)["site C3A"] == (
        "C3A: basin 3 to basin 5, value 4",
        ["costs 5 excavators (or paid another way)"],
    )
    said = told(top.answers(0, "site C3A").game)
    assert said["pay 0 4 0"] == ("4 concrete mixers", ["leaves you 9 excavators, 5 concrete mixers and 6 credits"])


def test_a_free_piece_costs_only_its_red_space() -> None:
    top = Tabletop(2).engineers("turbine-1L", 0, 2).contract("Y02")
    said = told(top.game)
    assert said["site P5-1"] == ("P5-1, hills", ["costs nothing"])
    assert said["site P5-2"] == ("P5-2, hills, red", ["costs 3 credits"])
    assert said["decline"] == ("decline it", [])


def test_productions_say_what_they_bring_to_whom() -> None:
    top = Tabletop(2).dam("D5L", 3, 3).conduit("C5A", seat=1).powerhouse("P8-1").contracts("G10").national("N3")
    said = told(top.turn("space turbine-1L").game)
    assert said["produce D5L C5A 1"] == (
        "1 drop from D5 lower through C5A",
        ["5 energy, enough for green contract 3 (4 VP and 2 credits)", "1 credit to Béla, who also scores 1 VP"],
    )
    assert said["produce D5L C5A 3"][0] == "3 drops from D5 lower through C5A"
    top = Tabletop(2).company("germany").built(powerhouse=2).dam("D5L", 1, 1).conduit("C5A").powerhouse("P8-1")
    top.dam("D8L", 1, 1).conduit("C8A").powerhouse("P11-1")
    assert told(top.turn("space turbine-1L").game)["produce D5L C5A 1"][1] == ["8 energy"]
    assert told(top.answers(0, "produce D8L C8A 1").game)["produce D5L C5A 1"][1] == ["3 energy"]  # the second one


def test_headstreams_say_where_a_drop_would_end() -> None:
    top = Tabletop(2).dam("D2L", 1, 0, NEUTRAL).dam("D9U", 1, 0, seat=1).water("HB", 1)
    said = told(top.turn("space water-1L").game)
    assert said["headstream HA"] == ("headstream A, into basin 1", ["a drop would leave the map"])
    assert said["headstream HB"][1] == [
        "flowing at once, it would stop at D2 lower (neutral dam)",
        "in the water flow it would stop at D9 upper (Béla)",
    ]
    assert told(top.answers(0, "headstream HA").game)["enough"] == ("no further drop", [])


def test_contracts_and_companies_say_what_they_are() -> None:
    top = Tabletop(2).display("G01", "", "Y01", "", "R01", "").turn("space contract-1L")
    assert told(top.game)["contract G01"] == (
        "green contract 2 (1 credit and 2 rotations)",
        ["Needs 2 energy. Reward: 1 credit and 2 rotations."],
    )
    game = TITLE.new(2, {}, Fast(1))
    (seat,) = game.decisions
    for option, (name, about) in told(game, seat).items():
        company = option.partition(" ")[2]
        officer = game.state.offers[company]
        assert name == f"{words('en').name_company(company)} with {OFFICERS[officer].name}"
        assert about == [
            words("en").ability(officer),
            f"with 3 powerhouses: {words('en').company_power(company)}",
        ]
