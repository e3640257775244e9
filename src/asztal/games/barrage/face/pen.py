"""What both drawings of Barrage need, the terminal's and the rows."""

from collections.abc import Iterator, Mapping
from itertools import groupby

from asztal.games.barrage.building import constructions
from asztal.games.barrage.cards import (
    AUTOMA_LEVELS,
    COMPANIES,
    CONSTRUCTION,
    ENERGY,
    HEADSTREAM_TILES,
    INCOME_AT,
    OFFICERS,
    SPACES,
    TIERS,
    Level,
    Space,
)
from asztal.games.barrage.face.words import BarrageWording
from asztal.games.barrage.powers import ACTIVE_AT
from asztal.games.barrage.scoring import bonus_vp, objective_count
from asztal.games.barrage.state import Player, Segment, Valley, View
from asztal.games.barrage.vocabulary import Parts
from asztal.text.drawing import Scene
from asztal.text.pen import Pen as AnyPen

RED_SIGN = "!"


class Pen(AnyPen[BarrageWording]):
    """The parts of a table as one seat, or a spectator, sees it."""

    view: View
    table: Valley
    players: list[Player]

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.say = self.words.texts.say  # ids are told apart by the texts themselves

    @property
    def intro(self) -> bool:
        """True for the introductory game, which has no patent office."""
        return self.variant("game") == "intro"

    @property
    def level(self) -> Level:
        """How strong the Automas are."""
        return AUTOMA_LEVELS[int(self.variant("level"))]

    def head(self) -> list[str]:
        """The game and the round."""
        now = self.say("draw-round", round=self.view.round) if self.view.round else self.say("draw-setup")
        return [self.say("game-name"), now]

    def power(self, company: str) -> str:
        """What a company can do."""
        ((power, count),) = COMPANIES[company].power.items()
        return self.say("draw-power", power=power, count=count)

    def ability(self, officer: str) -> str:
        """What an officer can do."""
        ((power, count),) = OFFICERS[officer].power.items()
        return self.say("draw-officer", power=power, count=count)

    def actions(self, section: str) -> Iterator[list[Space]]:
        """The rows of a section: the spaces that do the same."""
        here = (space for space in SPACES.values() if space.section == section)
        for _, spaces in groupby(here, key=lambda space: space.row):
            yield list(spaces)

    def is_open(self, space: Space) -> bool:
        """Whether a space can be used at this table."""
        return space.min <= len(self.players)

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

    def coming(self, headstream: str) -> list[tuple[int, int]]:
        """The rounds to come with the drops that they bring to a headstream."""
        drops = HEADSTREAM_TILES[self.view.headstream_tiles[headstream]]
        return [(number, count) for number, count in enumerate(drops, 1) if number > self.view.round]

    def wheel(self, seat: int) -> Iterator[tuple[int, Segment]]:
        """The closed segments of a wheel: after how many rotations each comes back, and what lies in it."""
        return enumerate(reversed(self.players[seat].wheel[1:]), 1)

    def has_bonus(self, seat: int) -> bool:
        """Whether powerhouses add to the productions of a player."""
        return not self.players[seat].automa or self.level.production_bonus

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
