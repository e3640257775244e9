"""What both ways of drawing Barrage need of a table, and the short words of the drawn one."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, assert_never, cast

from asztal.games.barrage import parts
from asztal.games.barrage.building import constructions
from asztal.games.barrage.cards import (
    ADVANCED,
    AREAS,
    AUTOMA_LEVELS,
    AUTOMA_TILES,
    COMPANIES,
    CONSTRUCTION,
    CONTRACTS,
    ENERGY,
    HEADSTREAM_TILES,
    INCOME_AT,
    OFFICERS,
    SPACES,
    TIERS,
    TILES,
    Level,
    Space,
)
from asztal.games.barrage.face.phrases import Phrases
from asztal.games.barrage.face.says import signed
from asztal.games.barrage.parts import Part, Parts
from asztal.games.barrage.powers import ACTIVE_AT
from asztal.games.barrage.river import capacity
from asztal.games.barrage.scoring import bonus_vp, objective_count
from asztal.games.barrage.state import NEUTRAL, Player, Segment, Valley, View
from asztal.kernel.rules import Amounts
from asztal.text.drawing import Badge, Scene, mark

RED_SIGN = "!"
_NEUTRAL = Badge("N", "◇", "default")
_NO_TILE = "–"


class Pen:
    """The parts of a table as one seat, or a spectator, sees it, and short words for them."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.words = cast(Phrases, scene.wording)
        self.view: View = scene.seen.view
        self.table: Valley = scene.look.g.state
        self.players: list[Player] = self.table.players
        self.seat = scene.seen.seat

    @property
    def seats(self) -> list[int]:
        """All players, the one who looks first."""
        return sorted(range(len(self.players)), key=lambda seat: seat != self.seat)

    @property
    def intro(self) -> bool:
        """True for the introductory game, which has no patent office."""
        return self.scene.seen.variant["game"] == "intro"

    @property
    def level(self) -> Level:
        """How strong the Automas are."""
        return AUTOMA_LEVELS[int(self.scene.seen.variant["level"])]

    def say(self, key: str, **args: str | int) -> str:
        """A sentence or a word; ids in it are told apart by the text itself."""
        return self.words.texts.say(key, **args)

    def head(self) -> list[str]:
        """The game and the round."""
        now = self.say("draw-round", round=self.view.round) if self.view.round else self.say("draw-setup")
        return [self.say("game-name"), now]

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self.words.name_seat(seat)

    def number(self, target: str) -> str:
        """The option that points at something."""
        number = self.scene.numbers.get(target)
        return f"#{number}" if number else ""

    # --- components -------------------------------------------------------------------------------------------------

    def reward(self, effect: Parts) -> str:
        """What a contract, an income or an action brings, as it is printed."""
        return "+".join(said for part in effect for said in self._part(part))

    def _part(self, part: Part) -> Sequence[str]:
        match part:
            case parts.Gain(items):
                return [self.say("draw-item", item=item, count=count) for item, count in items.items()]
            case (
                parts.AnyMachine(count)
                | parts.Rotate(count)
                | parts.WaterPlace(count)
                | parts.WaterFlow(count)
                | parts.TakeContract(count)
                | parts.CreditPerEngineer(count)
            ):
                return [self.say("draw-item", item=parts.word(part), count=count)]
            case parts.Place(structure, areas, max_value):
                limits = self._where(areas) + (self.say("draw-most", most=max_value) if max_value else "")
                return [self.say("draw-place", structure=structure, limits=limits)]
            case parts.Produce(modifier):
                return [signed(modifier)]
            case parts.TakePatent(slot):
                lying = self.view.patents[slot - 1]
                return [self.tile(lying) if lying else _NO_TILE]
        assert_never(part)

    def _where(self, areas: Sequence[str]) -> str:
        """The areas where a piece may be built; empty when that is everywhere."""
        where = [self.say("draw-area", area=area) for area in areas if len(areas) < len(AREAS)]
        return self.say("draw-in", areas=", ".join(where)) if where else ""

    def contract(self, contract: str) -> str:
        """What a contract needs and brings."""
        about = CONTRACTS[contract]
        return self.say("draw-contract", need=about.need, reward=self.reward(about.reward))

    def tile(self, tile: str) -> str:
        """The name of a technology tile."""
        if tile not in TILES:
            return OFFICERS[tile].name.split()[-1]  # Krylov's own
        about, roman = TILES[tile], tile.partition("-")[0] if tile in ADVANCED else ""
        return " ".join(filter(None, [roman, self.say("draw-structure", structure=about.builds)]))

    def segment(self, tile: str, excavators: int, mixers: int) -> str:
        """What lies in a segment of a wheel; empty where nothing does."""
        machines = self._items({"excavator": excavators, "mixer": mixers})
        return "+".join(filter(None, [self.tile(tile) if tile else "", machines]))

    def _items(self, items: Amounts) -> str:
        return "+".join(self.say("draw-item", item=item, count=count) for item, count in items.items() if count)

    def wheel(self, seat: int) -> Iterator[tuple[int, Segment]]:
        """The closed segments of a wheel: after how many rotations each comes back, and what lies in it."""
        return enumerate(reversed(self.players[seat].wheel[1:]), 1)

    def power(self, company: str) -> str:
        """What a company can do."""
        ((power, count),) = COMPANIES[company].power.items()
        return self.say("draw-power", power=power, count=count)

    def ability(self, officer: str) -> str:
        """What an officer can do."""
        ((power, count),) = OFFICERS[officer].power.items()
        return self.say("draw-officer", power=power, count=count)

    def officer(self, seat: int) -> str:
        """The officer of a player, with the one who is copied; empty for an Automa without one."""
        player = self.players[seat]
        return " = ".join(OFFICERS[officer].name for officer in (player.officer, player.copied) if officer)

    # --- the river --------------------------------------------------------------------------------------------------

    def owner(self, seat: int) -> Badge:
        """The mark of an owner; a neutral dam has its own."""
        return _NEUTRAL if seat == NEUTRAL else mark(seat)

    def capacity(self, dam: str) -> int:
        """How many drops a dam takes in."""
        return capacity(self.table, dam)

    def coming(self, headstream: str) -> list[tuple[int, int]]:
        """The rounds to come with the drops that they bring to a headstream."""
        drops = HEADSTREAM_TILES[self.view.headstream_tiles[headstream]]
        return [(number, count) for number, count in enumerate(drops, 1) if number > self.view.round]

    # --- players ----------------------------------------------------------------------------------------------------

    def pieces(self, seat: int) -> Iterator[tuple[str, int, str]]:
        """Each structure with the number built, and what the next ones uncover in short words."""
        for structure, built in self.players[seat].built.items():
            if structure == "powerhouse":
                said = self.say("draw-next-powerhouse", built=built) if self.has_bonus(seat) else ""
            else:
                coming = self.next_income(seat, structure)
                said = self.say("draw-next", at=coming[0], reward=self.reward(coming[1])) if coming else ""
            yield structure, built, said

    def has_bonus(self, seat: int) -> bool:
        """Whether powerhouses add to the productions of a player."""
        return not self.players[seat].automa or self.level.production_bonus

    def has_power(self, seat: int) -> bool:
        """Whether a player uses the power of its company."""
        return not self.players[seat].automa or self.level.company_power

    def next_income(self, seat: int, structure: str) -> tuple[int, Parts] | None:
        """The number of the piece that uncovers the next income, and that income."""
        built = self.players[seat].built[structure]
        return next(((at, income) for at, income in self._incomes(seat, structure) if at > built), None)

    def incomes(self, seat: int) -> list[Parts]:
        """The incomes that a player gets in every round."""
        built = self.players[seat].built
        return [
            income
            for structure in COMPANIES[self.players[seat].company].incomes
            for at, income in self._incomes(seat, structure)
            if at <= built[structure]
        ]

    def _incomes(self, seat: int, structure: str) -> list[tuple[int, Parts]]:
        """The incomes of a structure by the number of the piece that uncovers them; none for a weak Automa."""
        player = self.players[seat]
        if player.automa and not self.level.income:
            return []
        return list(zip(INCOME_AT, COMPANIES[player.company].incomes[structure], strict=True))

    def building(self, seat: int) -> tuple[int, Mapping[str, int] | None]:
        """How many construction spaces a player has used in this round, and what the next one takes."""
        used = constructions(self.table, seat)
        return used, CONSTRUCTION[used] if used < len(CONSTRUCTION) else None

    def active(self, seat: int) -> int:
        """1 when the power of a player's company is active."""
        return int(self.players[seat].built["powerhouse"] >= ACTIVE_AT)

    def stock(self, seat: int) -> str:
        """Points and supplies of a player."""
        player = self.players[seat]
        held = {item: getattr(player, item) for item in ("vp", "energy", "excavator", "mixer", "engineer")}
        if player.automa:
            return self.say("draw-stock-automa", **held)
        return self.say("draw-stock", credit=player.credit, **held)

    # --- the boards -------------------------------------------------------------------------------------------------

    def actions(self, section: str) -> Iterator[list[Space]]:
        """The rows of a section: the spaces that do the same."""
        here = (space for space in SPACES.values() if space.section == section)
        for _, spaces in groupby(here, key=lambda space: space.row):
            yield list(spaces)

    def is_open(self, space: Space) -> bool:
        """Whether a space can be used at this table."""
        return space.min <= len(self.players)

    def patent(self, space: Space) -> str:
        """The tile that lies at a space of the patent office; empty when it is gone, and for other spaces."""
        slot = parts.find(space.effect, parts.TakePatent)
        return self.view.patents[slot.take_patent - 1] if slot else ""

    def standing(self, space: str) -> list[tuple[int, int]]:
        """Who stands on a space with how many engineers; on the bank several may."""
        counts: dict[int, int] = {}
        for at, seat, count in self.view.placed:
            if at == space:
                counts[seat] = counts.get(seat, 0) + count
        return list(counts.items())

    def displayed(self) -> Iterator[tuple[str, list[str]]]:
        """The face-up contracts by tier."""
        for place, tier in enumerate(TIERS):
            yield tier, [contract for contract in self.view.display[2 * place : 2 * place + 2] if contract]

    # --- scoring ----------------------------------------------------------------------------------------------------

    @property
    def full_from(self) -> int:
        """The energy from which the bonus tile of this round counts in full."""
        return self.view.round * int(ENERGY["section"])

    def by_energy(self) -> list[int]:
        """The players from the most to the least energy."""
        return sorted(range(len(self.players)), key=lambda seat: -self.players[seat].energy)

    def bonus(self, seat: int) -> int:
        """What the bonus tile of this round would bring a player now."""
        return bonus_vp(self.players[seat], self.view.bonuses[0], self.view.round)

    def objective(self, seat: int) -> int:
        """What the objective tile counts for a player now."""
        return objective_count(self.table, seat)

    # --- Automas ----------------------------------------------------------------------------------------------------

    def steps(self) -> list[str]:
        """The steps of the Automa tile that is shown, in the order in which they are tried."""
        top = self.view.automa_deck.top
        return [self._step(step) for step in AUTOMA_TILES[str(top[0])].steps] if top else []

    def _step(self, step: Mapping[str, Any]) -> str:
        match step["do"]:
            case "build":
                said = self.say("draw-structure", structure=step["structure"]) + self._where(step.get("areas", ()))
                said += self.say("draw-least", least=step["min_value"]) if "min_value" in step else ""
            case "produce":
                said = self.say("draw-step-produce", modifier=signed(step["modifier"]), tier=step["needs"])
            case "machines":
                said = self._items(step["gain"])
            case "patent":
                said = self.say("draw-step-patent", piece=self.say("draw-structure", structure=step["structure"]))
            case "discard_contracts":
                said = self.say("draw-step-discard", tier=step["color"])
            case "bank":
                said = self.say("draw-section", section="bank")
            case moved:
                said = self.say("draw-item", item=moved, count=step["n"])
        return self.say("draw-step-framed", step=said) if "keeps_turn" in step else said

    def criteria(self) -> list[str]:
        """By which criteria the Automas choose until the next tile: for each structure in order, then a place."""
        tile = AUTOMA_TILES[self.view.criteria]
        return [
            self.say(
                "draw-criteria-of",
                piece=self.say("draw-structure", structure=structure),
                criteria=", ".join(self.say("draw-criterion", criterion=name) for name in names),
                first=tile.first[structure],
            )
            for structure, names in tile.criteria.items()
        ]

    def headstream_order(self) -> str:
        """The order in which the Automas look at the headstreams."""
        names = [name[1] for name in AUTOMA_TILES[self.view.criteria].headstreams]
        return self.say("draw-headstream-order", order=" ".join(names))
