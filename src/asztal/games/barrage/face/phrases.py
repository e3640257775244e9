"""Barrage in words: names of spaces, tiles and contracts, and the text of every card and tile, made from its data."""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from asztal.games.barrage.cards import (
    ADVANCED,
    AUTOMA_TILES,
    BASIN_OF,
    BONUSES,
    COMPANIES,
    CONTRACTS,
    COPYING,
    ENERGY,
    HEADSTREAM_TILES,
    HEADSTREAMS,
    KRYLOV,
    LEVELS,
    OBJECTIVES,
    OFFICERS,
    SOURCE,
    SPACES,
    TILES,
    WILD,
)
from asztal.games.barrage.language import PLAIN
from asztal.games.barrage.powers import ACTIVE_AT
from asztal.games.barrage.state import NEUTRAL
from asztal.kernel import Amounts, Id, Message
from asztal.text.wording import CardText, Value, Wording


class Phrases(Wording):
    """Names of all that is on the table, and the text of every card; whoever sits after the people is an Automa."""

    folder = Path(__file__).parent

    # --- names of players and components ----------------------------------------------------------------------------

    def name_seat(self, seat: Id) -> str:
        """A person at the table, or an Automa with its number."""
        number = int(seat) - len(self.people) + 1
        return f"Automa {number}" if number > 0 else self.people[int(seat)]

    def name_owner(self, owner: Id) -> str:
        """Whose a piece is."""
        return self.texts.say("neutral") if owner == NEUTRAL else self.name_seat(owner)

    def name_company(self, company: Id) -> str:
        """A company."""
        return COMPANIES[str(company)].name[self.texts.lang]

    def name_officer(self, officer: Id) -> str:
        """An executive officer."""
        return OFFICERS[str(officer)].name

    def name_tile(self, tile: Id) -> str:
        """A technology tile: base tile, wild tile II; or a tile of the Automa."""
        if tile in AUTOMA_TILES:
            return self.texts.say("tile-name-automa", number=_number(tile))
        if tile in (KRYLOV, WILD):
            return self.texts.say("tile-name-krylov" if tile == KRYLOV else "tile-name-wild")
        about = TILES[str(tile)]
        if not about.level:
            return self.texts.say("tile-name", structure=about.builds)
        level = LEVELS[about.level - 1]
        return self.texts.say("tile-name-advanced", structure=about.builds, builds=about.builds, level=level)

    def name_criteria(self, tile: Id) -> str:
        """The tile of the Automa by whose criteria it chooses."""
        return self.name_tile(tile)

    def name_contract(self, contract: Id) -> str:
        """A contract by what it needs and brings: green 2 (5 credits)."""
        about = CONTRACTS[str(contract)]
        return self.texts.say(
            "contract-name", tier=about.tier or about.kind, need=about.need, gains=self.reward(about.reward)
        )

    def name_bonus(self, bonus: Id) -> str:
        """A bonus tile."""
        return self.texts.say("name-bonus", name=BONUSES[str(bonus)]["name"][self.texts.lang])

    def name_modifier(self, modifier: Id) -> str:
        """What is added to a production: +2, ±0, −1."""
        return f"{modifier:+d}".replace("-", "−").replace("+0", "±0")

    def name_ability(self, company: Id) -> str:
        """The power of a company."""
        return self.company_power(str(company))

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
        """A dam."""
        return self.short(str(space))

    def name_conduit(self, space: Id) -> str:
        """A conduit."""
        return self.short(str(space))

    def name_headstream(self, headstream: Id) -> str:
        """The letter of a headstream."""
        return self.short(str(headstream))

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
        """An action space by where it is, for an Automa, which does there what its tile says."""
        about = SPACES[space]
        if about.section in ("bank", "patent_office"):
            return self.name_action(space)
        return self.texts.say("place-row", section=about.section, row=about.row, side=about.side)

    def name_action(self, space: Id) -> str:
        """What an action space is for: Turbine station +2."""
        about = SPACES[str(space)]
        args: dict[str, Value] = {"row": about.row, "count": about.effect.get("take_contract", 0)}
        if "produce" in about.effect:
            args["modifier"] = about.effect["produce"]
        elif about.section in ("water_management", "workshop", "machinery_shop"):
            args["gains"] = about.effect
        return self.say("action-name", args, section=about.section)

    def say(self, key: str, args: Mapping[str, Value] | None = None, /, **more: Value) -> str:
        """The sentence with words in the place of ids; a space can be said at length, and in short as `at`."""
        given = {**(args or {}), **more}
        return super().say(key, {"at": given["space"], **given} if "space" in given else given)

    def message(self, message: Message) -> str:
        """A label or a preview; of the contracts in it one can be fulfilled."""
        reached = message.args.get("contracts")
        if not isinstance(reached, tuple):
            return super().message(message)
        names = self._either([self.name_contract(contract) for contract in reached])
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

    def reward(self, table: Mapping[str, Any]) -> str:
        """The parts of a reward or an income, plain gains first."""
        parts = [self.item(item, table[item]) for item in PLAIN if item in table]
        for name, value in table.items():
            if name == "place":
                parts.append(self._free_piece(value, table))
            elif name not in (*PLAIN, "areas", "max_value"):
                parts.append(self.item(name, value))
        return self.join(parts)

    def _free_piece(self, structure: str, table: Mapping[str, Any]) -> str:
        if "max_value" in table:
            return self.texts.say("free-piece-value", structure=structure, value=table["max_value"])
        if "areas" in table:
            return self.texts.say("free-piece-in", structure=structure, where=self._areas(table["areas"]))
        return self.texts.say("free-piece", structure=structure)

    def _areas(self, areas: Iterable[str]) -> str:
        return self._either([self.texts.say("area-in", area=area) for area in areas])

    def _either(self, parts: Sequence[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.texts.say("join-or", first=", ".join(parts[:-1]), last=parts[-1])

    # --- card texts -------------------------------------------------------------------------------------------------

    def cards(self) -> list[CardText]:
        """Every contract, technology tile, officer, company, bonus, objective, headstream and Automa tile."""
        names = {contract.id: (contract.kind, self.name_contract(contract.id)) for contract in CONTRACTS.values()}
        names |= {tile: ("advanced", self.name_tile(tile)) for tile in ADVANCED}
        names |= {officer.id: ("officer", officer.name) for officer in OFFICERS.values()}
        names |= {company: ("company", self.name_company(company)) for company in COMPANIES}
        names |= {bonus: ("bonus", self.name_bonus(bonus)) for bonus in BONUSES}
        for tile, called in OBJECTIVES.items():
            names[tile] = "objective", self.texts.say("name-objective", name=called[self.texts.lang])
        for tile in HEADSTREAM_TILES:
            names[tile] = "headstream", self.texts.say("name-headstream-tile", number=_number(tile))
        for tile in AUTOMA_TILES:
            names[tile] = "automa", self.texts.say("name-automa-tile", number=_number(tile))
        facts = {company.id: [company.ceo] for company in COMPANIES.values()}
        return [
            CardText(id_, kind, name, self.name_about(id_), SOURCE[kind], facts.get(id_, []))
            for id_, (kind, name) in names.items()
        ]

    def name_about(self, card: Id) -> str:
        """The whole text of a card or tile."""
        id_ = str(card)
        if id_ in CONTRACTS:
            about = CONTRACTS[id_]
            return self.texts.say("card-contract", need=about.need, gains=self.reward(about.reward))
        if id_ in ADVANCED:
            return self.texts.say("card-advanced", structure=ADVANCED[id_].builds, does=self.tile_effect(id_))
        if id_ in OFFICERS:
            return self.ability(id_)
        if id_ in COMPANIES:
            return self._company(id_)
        if id_ in BONUSES:
            return self.texts.say("card-bonus", bonus=id_, vp=BONUSES[id_]["vp"])
        if id_ in OBJECTIVES:
            return self.texts.say(
                "card-objective", objective=id_, points=self.join([str(points) for points in ENERGY["objective"]])
            )
        if id_ in HEADSTREAM_TILES:
            return self.texts.say("card-headstream", drops=", ".join(map(str, HEADSTREAM_TILES[id_])))
        return self._automa_tile(id_)

    def tile_effect(self, tile: str) -> str:
        """What an advanced tile does besides building."""
        said = [
            self.say("tile-effect", effect=name, count=count, modifier=count)
            for name, count in ADVANCED[tile].effect.items()
        ]
        return " ".join(said)

    def ability(self, officer: str) -> str:
        """The ability of an officer."""
        ((power, count),) = OFFICERS[officer].power.items()
        return self.texts.say("officer-ability", power=power, count=count, fee=COPYING[-1]["fee"])

    def company_power(self, company: str) -> str:
        """The power of a company, as the end of a sentence."""
        ((power, count),) = COMPANIES[company].power.items()
        return self.texts.say("company-ability", power=power, count=count)

    def _company(self, company: str) -> str:
        incomes = []
        for structure, rows in COMPANIES[company].incomes.items():
            second, fourth, fifth = map(self.reward, rows)
            incomes.append(
                self.texts.say("card-income", structure=structure, second=second, fourth=fourth, fifth=fifth)
            )
        power = self.company_power(company)
        return self.texts.say("card-company", incomes=" ".join(incomes), count=ACTIVE_AT, power=power)

    def _automa_tile(self, tile: str) -> str:
        about = AUTOMA_TILES[tile]
        steps = [f"{number}. {self.automa_step(step)}." for number, step in enumerate(about.steps, 1)]
        columns = []
        for kind, names in about.criteria.items():
            criteria = "; ".join(self.texts.say("criterion-word", criterion=name) for name in names)
            columns.append(
                self.texts.say("automa-column", structure=kind, criteria=criteria, **{"from": about.first[kind]})
            )
        letters = ", ".join(map(self.short, about.headstreams))
        return self.texts.say("card-automa", steps=" ".join(steps), columns=" ".join(columns), headstreams=letters)

    def automa_step(self, step: Mapping[str, Any]) -> str:
        """A step of an Automa tile with its price."""
        args = {"does": self._automa_does(step), "engineers": step["engineers"], "credits": 0}
        if "vp_cost" in step:
            return self.texts.say("automa-price-vp", vp=step["vp_cost"], **args)
        said = self.texts.say("automa-price", **args)
        return self.texts.say("automa-goes-on", step=said) if step.get("keeps_turn") else said

    def _automa_does(self, step: Mapping[str, Any]) -> str:
        match step["do"]:
            case "produce":
                return self.say("automa-produce", modifier=step["modifier"], tier=step["needs"])
            case "water_place" | "water_flow" as item:
                return self.texts.say("automa-water", gains=self.item(item, step["n"]))
            case "discard_contracts":
                return self.texts.say("automa-discard", tier=step["color"], gains=self.item("energy", step["energy"]))
            case "build" if "areas" in step:
                where = self._areas(step["areas"])
                return self.texts.say("automa-build-in", structure=step["structure"], where=where)
            case "build" if "min_value" in step:
                return self.texts.say("automa-build-value", structure=step["structure"], value=step["min_value"])
            case "build":
                return self.texts.say("automa-build", structure=step["structure"])
            case "patent":
                return self.texts.say("automa-patent", structure=step["structure"])
            case "machines":
                return self.texts.say("automa-machines", gains=self.reward(step["gain"]))
            case "rotate":
                return self.texts.say("automa-rotate", gains=self.item("rotate", step["n"]))
        return self.texts.say("automa-bank", gains=self.item("vp", step["vp"]))


def _number(tile: Id) -> int:
    return int(re.sub(r"\D", "", str(tile)))
