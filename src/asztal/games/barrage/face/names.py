"""What the ids of Barrage are called: players, tiles, contracts, spaces and items."""

import re
from collections.abc import Mapping
from pathlib import Path

from asztal.games.barrage.cards import (
    AUTOMA_TILES,
    BASIN_OF,
    BONUSES,
    COMPANIES,
    CONTRACTS,
    HEADSTREAMS,
    KRYLOV,
    LEVELS,
    OFFICERS,
    SPACES,
    TILES,
    WILD,
)
from asztal.games.barrage.face import says
from asztal.games.barrage.state import NEUTRAL
from asztal.games.barrage.vocabulary import Parts, Produce, TakeContract
from asztal.kernel.rules import Amounts, Id, Message
from asztal.text.wording import Value, Wording


class Names(Wording):
    """Names of all that is on the table; whoever sits after the people is an Automa."""

    folder = Path(__file__).parent
    written = r"C\d+[AB]|P\d+-\d"

    # --- names of players and components ----------------------------------------------------------------------------

    def name_seat(self, seat: Id) -> str:
        """A person at the table, or an Automa with its number."""
        number = int(seat) - len(self.people) + 1
        return f"Automa {number}" if number > 0 else self.people[int(seat)]

    def name_owner(self, owner: Id) -> str:
        """Whose a piece is."""
        return self.texts.say("neutral") if owner == NEUTRAL else self.name_seat(owner)

    def name_company(self, company: Id) -> str:
        """What a company is called."""
        return COMPANIES[str(company)].name[self.texts.lang]

    def name_officer(self, officer: Id) -> str:
        """What an executive officer is called."""
        return OFFICERS[str(officer)].name

    def name_tile(self, tile: Id) -> str:
        """A technology tile: base tile, wild tile II; or a tile of the Automa."""
        if tile in AUTOMA_TILES:
            return self.texts.say("tile-name-automa", number=number_of(tile))
        if tile in (KRYLOV, WILD):
            return self.texts.say("tile-name-krylov" if tile == KRYLOV else "tile-name-wild")
        about = TILES[str(tile)]
        if not about.level:
            return self.texts.say("tile-name", structure=about.builds)
        level = LEVELS[about.level - 1]
        return self.texts.say("tile-name-advanced", structure=about.builds, builds=about.builds, level=level)

    name_criteria = name_tile  # the tile by whose criteria an Automa chooses

    def name_contract(self, contract: Id) -> str:
        """A contract by what it needs and brings: green 2 (5 credits)."""
        about = CONTRACTS[str(contract)]
        return self.texts.say(
            "contract-name", tier=about.tier or about.kind, need=about.need, gains=self.reward(about.reward)
        )

    def name_bonus(self, bonus: Id) -> str:
        """What a bonus tile is called."""
        return self.texts.say("name-bonus", name=BONUSES[str(bonus)]["name"][self.texts.lang])

    def name_modifier(self, modifier: Id) -> str:
        """What is added to a production: +2, ±0, −1."""
        return says.signed(int(modifier))

    def name_ability(self, company: Id) -> str:
        """The power of a company."""
        return self.company_power(str(company))

    def company_power(self, company: str) -> str:
        """The power of a company, as the end of a sentence."""
        ((power, count),) = COMPANIES[company].power.items()
        return self.texts.say("company-ability", power=power, count=count)

    # --- names of spaces --------------------------------------------------------------------------------------------

    def short(self, space: str) -> str:
        """A space of the map as the board shows it: D5 upper, C3A, P8-1, and A for a headstream."""
        if space in HEADSTREAMS:
            return space[1:]
        return self.texts.say("short-dam", basin=int(space[1:-1]), part=space[-1]) if space[0] == "D" else space

    def name_at(self, space: Id) -> str:
        """A space of the map, in short."""
        return self.name_space(space) if space in HEADSTREAMS else self.short(str(space))

    def name_dam(self, space: Id) -> str:
        """A dam, a conduit or a headstream, in short."""
        return self.short(str(space))

    name_conduit = name_headstream = name_dam

    def name_space(self, space: Id) -> str:
        """Any space: basin 5, upper dam; headstream A; Turbine station +2, left; construction space 1."""
        name = str(space)
        if name in BASIN_OF:
            return self.texts.say("place-map", basin=BASIN_OF[name].id, part=name.partition("-")[2] or name[-1])
        if name in HEADSTREAMS:
            return self.say("place-headstream", headstream=name)
        if name in SPACES:
            about = SPACES[name]
            if about.section in ("bank", "patent_office"):
                return self.name_action(name)
            return self.texts.say("place-side", action=self.name_action(name), side=about.side)
        kind, _, number = name.rpartition("-")
        if kind in ("build", "officer"):
            return self.texts.say("place-construction" if kind == "build" else "place-officer", number=int(number))
        return self.texts.say("place-beside", section=kind) if kind else self.texts.say("place-own-construction")

    def row_of(self, space: str) -> str:
        """An action space by where it is, beside what is done there: an Automa does what its tile says."""
        about = SPACES[space]
        if about.section in ("bank", "patent_office"):
            return self.name_action(space)
        return self.texts.say("place-row", section=about.section, row=about.row, side=about.side)

    def name_action(self, space: Id) -> str:
        """What an action space is for: Turbine station +2."""
        about = SPACES[str(space)]
        args: dict[str, str | int] = {"section": about.section, "row": about.row}
        match about.effect:
            case (Produce(modifier),):
                args["modifier"] = says.signed(modifier)
            case (TakeContract(count),):
                args["count"] = count
            case effect:
                args["gains"] = self.reward(effect)
        return self.texts.say("action-name", **args)

    def say(self, key: str, args: Mapping[str, Value] | None = None, /, **more: Value) -> str:
        """The sentence with words in the place of ids; a space can be said at length, and in short as `at`."""
        given = {**(args or {}), **more}
        return super().say(key, {"at": given["space"], **given} if "space" in given else given)

    def message(self, message: Message) -> str:
        """A label or a preview; of the contracts in it one can be fulfilled."""
        reached = message.args.get("contracts")
        if not isinstance(reached, tuple):
            return super().message(message)
        names = says.either(self.texts, [self.name_contract(contract) for contract in reached])
        return self.say(message.key, {**message.args, "contracts": names, "count": len(reached)})

    # --- items and rewards ------------------------------------------------------------------------------------------

    def amounts(self, amounts: Amounts) -> str:
        """Items and tiles: base tile, 3 excavators and 2 credits."""
        return self.join([self.item(*each) for each in amounts.items() if each[1]]) or self.texts.say("nothing")

    def item(self, item: str, count: int) -> str:
        """So many of one item, or a tile."""
        if item == KRYLOV or item in TILES:
            return self.say("item-tile", tile=item)
        return self.texts.say("item-count", item=item, count=count)

    def reward(self, effect: Parts) -> str:
        """The parts of a reward, an income or an action, plain gains first."""
        return says.reward(self, effect)


def number_of(tile: Id) -> int:
    """The number in the id of a tile."""
    return int(re.sub(r"\D", "", str(tile)))
