"""The books of the turns: the actions of persons, and the steps of the Automas' tiles."""

from typing import Any

from asztal.games.barrage.events import (
    AutomaChose,
    AutomaSkipped,
    AutomaStep,
    AutomaTurn,
    Copied,
    Directed,
    Discarded,
    Engineers,
    Laid,
    Paid,
    Passed,
)
from asztal.testkit.ledger import Differs
from tests.games.barrage.ledger_actions import Actions
from tests.games.barrage.ledger_book import CARDS, COLOURS, EMPTY, MOST, Reading, table
from tests.games.barrage.ledger_prices import SPACES as CONSTRUCTION

SPACE: dict[str, dict[str, Any]] = {
    row["id"]: row | {"effect": table(row["effect"])} for row in CARDS["space"]["spaces"]
}
STEPS: dict[str, list[dict[str, Any]]] = {row["id"]: row["steps"] for row in CARDS["automa"]["tile"]}
SECTION = {
    "produce": "turbine",
    "water_place": "water_management",
    "water_flow": "water_management",
    "discard_contracts": "contract_office",
    "rotate": "workshop",
    "machines": "machinery_shop",
    "bank": "bank",
}
COPY_FEE = (0, 3)  # of Sekibo's first and second use in a round


class Turns(Actions):
    """Who acts, and what the story of a turn may be."""

    shown = ""  # the Automa tile that lies on top

    def phase(self) -> Reading[None]:
        """Turns in order, until all have passed."""
        while not all(page.passed for page in self.pages):
            for seat in self.order:
                if not self.pages[seat].passed:
                    yield from self.automas_turn(seat) if self.pages[seat].automa else self.turn(seat)
                    yield from self.refill()
                    self.pages[seat].copied, self.pages[seat].acted = "", True

    # --- a person -----------------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> Reading[None]:
        """An action, before which Sekibo may copy; led by an Automa she has a tile turned over for the first one."""
        page = self.pages[seat]
        if not page.acted and any(other.automa and other.officer == "sekibo" for other in self.pages):
            directed = yield from self.take(Directed, seat)
            self.shown = directed.tile
        event = yield from self.peek()
        if isinstance(event, Engineers) and event.seat == seat and event.space.startswith("officer-"):
            yield from self.copy(seat)
            event = yield from self.peek()
        match event:
            case Passed():
                yield from self.take(Passed, seat)
                self.same(f"engineers of seat {seat}, which passes", 0, page.engineers)
                page.passed = True
            case Engineers(space=space) if space.startswith("build-"):
                used = sum(who == seat and taken.startswith("build-") for taken, who, _ in self.placed)
                self.same("a construction space is left", True, used < len(CONSTRUCTION))
                engineers, fee = CONSTRUCTION[used]
                yield from self.engineers(seat, f"build-{used + 1}", engineers)
                yield from self.pay(seat, fee)
                yield from self.construction(seat, engineers=True)
            case Engineers(space=space, count=count):
                yield from self.action(seat, space, count)
            case Paid() | Laid():
                yield from self.construction(seat, engineers=False)
            case _:
                raise Differs(f"{self.where()}: it is the turn of seat {seat}, told is {event!r}")

    def action(self, seat: int, space: str, count: int) -> Reading[None]:
        """Engineers on a space of the boards: its price, and what it does."""
        about = SPACE.get(space, {"min": 99})
        self.same(f"{space} is open", True, about["min"] <= len(self.pages))
        if space == "bank":
            yield from self.engineers(seat, space, count)
            yield from self.gain(seat, "credit", count)
            return
        self.same(f"{space} is free", False, any(taken == space for taken, _, _ in self.placed))
        yield from self.engineers(seat, space, about["engineers"])
        yield from self.pay(seat, about["fee"] + about["pay"])
        if "water_place" in about["effect"]:  # the second drop may be left out
            yield from self.water(seat, about["effect"]["water_place"], flowing=False, may_stop=(1,))
        else:
            yield from self.reward(seat, about["effect"], "")

    def copy(self, seat: int) -> Reading[None]:
        """Sekibo copies another officer for this turn."""
        page = self.pages[seat]
        used = sum(who == seat and space.startswith("officer-") for space, who, _ in self.placed)
        self.same("who copies", ("sekibo", True), (page.officer, used < len(COPY_FEE)))
        yield from self.engineers(seat, f"officer-{used + 1}", 1)
        yield from self.pay(seat, COPY_FEE[used])
        copied = yield from self.take(Copied, seat)
        page.copied = copied.officer

    # --- an Automa ----------------------------------------------------------------------------------------------------

    def automas_turn(self, seat: int) -> Reading[None]:
        """The steps of the shown tile, until one ends the turn; without engineers it passes."""
        page = self.pages[seat]
        if not page.engineers:
            yield from self.expect(Passed(seat))
            page.passed = True
            return
        turned = yield from self.take(AutomaTurn, seat)
        self.same("the tile of the criteria was the shown one", self.shown or turned.criteria, turned.criteria)
        self.shown = turned.tile
        for number, step in enumerate(STEPS[turned.tile], 1):
            if not page.engineers:
                return
            names = {f"build-{step['structure']}" if step["do"] == "build" else step["do"]}
            if step["do"] == "build" and page.officer == "del_monte":
                names.add("build-elevation")
            if (yield from self.follows(seat, AutomaSkipped)):
                skipped = yield from self.take(AutomaSkipped, seat)
                self.same(f"{skipped.step} is one of {names}", True, skipped.step in names)
                self.check_skipped(seat, step, skipped.why)
                continue
            told = yield from self.take(AutomaStep, seat)
            self.same(f"{told.step} is one of {names}", True, told.step in names)
            self.same("the number of the step", number, told.number)
            yield from self.step(seat, step)
            if not step.get("keeps_turn"):
                return

    def check_skipped(self, seat: int, step: dict[str, Any], why: str) -> None:
        """A step is left out for a reason that the books show as well."""
        page = self.pages[seat]
        holds = {
            "round-5": self.round == 5,
            "wheel-empty": page.wheel == [EMPTY] * 6,
            "none-displayed": not self.patent_slot(step.get("structure", "")),
            "no-piece": page.built[step.get("structure", "")] == MOST.get(step.get("structure", "")),
            "no-room": not self.useful(seat, flowing=step["do"] == "water_flow"),
        }
        self.same(f"why {step} is left out: {why}", True, holds.get(why, True))

    def step(self, seat: int, step: dict[str, Any]) -> Reading[None]:
        """What a step does."""
        page, kind = self.pages[seat], step["do"]
        count = min(step["engineers"], page.engineers)
        if kind == "build":
            engineers = yield from self.follows(seat, Engineers)
            if engineers:
                yield from self.engineers(seat, "construction", count)
            yield from self.take(AutomaChose, seat)
            yield from self.construction(seat, engineers=engineers)
            return
        slot = self.patent_slot(step["structure"]) if kind == "patent" else 0
        yield from self.engineers(seat, f"patent-{slot}" if slot else self.first_free(SECTION[kind]), count)
        yield from self.pay(seat, step.get("vp_cost", 0))
        match kind:
            case "patent":
                yield from self.take_patent(seat, slot)
            case "produce":
                yield from self.production(seat, step["modifier"])
            case "water_place" | "water_flow":
                yield from self.water(seat, step["n"], flowing=kind == "water_flow")
            case "discard_contracts":
                yield from self.discard(seat, COLOURS.index(step["color"][0].upper()))
                yield from self.gain(seat, "energy", step["energy"])
            case "rotate":
                yield from self.rotate(seat, step["n"])
            case "machines":
                yield from self.reward(seat, step["gain"], "")
            case "bank":
                yield from self.gain(seat, "vp", step["vp"], "credits")

    def discard(self, seat: int, colour: int) -> Reading[None]:
        """Both contracts of a colour leave the display, to be shuffled in again one day."""
        for place in (2 * colour, 2 * colour + 1):
            if contract := self.display[place]:
                yield from self.expect(Discarded(seat, contract))
                self.discarded.add(contract)
                self.display[place] = ""
        yield from self.refill()

    def first_free(self, section: str) -> str:
        """The first free space of a section, the left column before the right one; else beside it."""
        taken = {space for space, _, _ in self.placed} - {"bank"}
        rows = [row for row in SPACE.values() if row["section"] == section and row["min"] <= len(self.pages)]
        free = [
            row["id"] for side in ("left", "right") for row in rows if row["side"] == side and row["id"] not in taken
        ]
        return next(iter(free), f"{section}-beside")

    def patent_slot(self, structure: str) -> int:
        """The slot of the displayed tile of the highest level that fits, a specific one before a wild one; else 0."""
        fitting = {
            (len(level), kind == structure): slot
            for slot, tile in enumerate(self.patents, 1)
            for level, _, kind in [tile.partition("-")]
            if kind in (structure, "any") and tile
        }
        return fitting[max(fitting)] if fitting else 0
