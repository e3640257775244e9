"""Barrage in words: names of spaces, tiles and contracts, and the text of every card and tile, made from its data."""

import re
from collections.abc import Container, Mapping
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
    INCOME_AT,
    KRYLOV,
    LEVELS,
    OBJECTIVES,
    OFFICERS,
    SOURCE,
    SPACES,
    TILES,
    WILD,
    written,
)
from asztal.games.barrage.face import says
from asztal.games.barrage.face.icons import icons, step_icons
from asztal.games.barrage.parts import Parts, Produce, TakeContract
from asztal.games.barrage.powers import ACTIVE_AT
from asztal.games.barrage.state import NEUTRAL
from asztal.kernel.rules import Amounts, Id, Message
from asztal.text.wording import CardText, EffectText, Value, Wording

WRITTEN = written()


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
        """What a company is called."""
        return COMPANIES[str(company)].name[self.texts.lang]

    def name_officer(self, officer: Id) -> str:
        """What an executive officer is called."""
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
        """What a bonus tile is called."""
        return self.texts.say("name-bonus", name=BONUSES[str(bonus)]["name"][self.texts.lang])

    def name_modifier(self, modifier: Id) -> str:
        """What is added to a production: +2, ±0, −1."""
        return says.signed(int(modifier))

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
        """What a dam space is called."""
        return self.short(str(space))

    def name_conduit(self, space: Id) -> str:
        """What a conduit is called."""
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

    # --- card texts -------------------------------------------------------------------------------------------------

    def cards(self) -> list[CardText]:
        """Every contract, tile, officer, company, bonus, objective and action space."""
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
        names |= {space: ("space", self.row_of(space)) for space in SPACES}
        facts = {company.id: [company.ceo] for company in COMPANIES.values()}
        for space in SPACES.values():
            facts[space.id] = [self.texts.say("price", engineers=space.engineers, credits=space.fee + space.pay)]
        return [
            CardText(id_, kind, name, self.name_about(id_), SOURCE[kind], facts.get(id_, []), self._effects(id_))
            for id_, (kind, name) in names.items()
        ]

    def _effects(self, card: str) -> list[EffectText]:
        """What is printed on a card or a space, with its signs; an income is marked with the piece that uncovers it."""
        if card in COMPANIES:
            rows = COMPANIES[card].incomes
            found = [(f"{kind}.{n}", str(at)) for kind in rows for n, at in enumerate(INCOME_AT, 1)]
            return [self._effect(f"income.{card}.{number}", mark) for number, mark in found]
        if card in AUTOMA_TILES:
            return self._automa_effects(card)
        kinds: dict[str, Container[str]] = {"contract": CONTRACTS, "tile": ADVANCED, "space": SPACES}
        return [self._effect(f"{kind}.{card}") for kind, cards in kinds.items() if card in cards]

    def _effect(self, address: str, mark: str = "") -> EffectText:
        return EffectText(address, mark, says.effect(self, WRITTEN[address]), icons(WRITTEN[address]))

    def name_about(self, card: Id) -> str:
        """The whole text of a card, a tile or an action space."""
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
        if id_ in SPACES:
            does = self.reward(SPACES[id_].effect)
            return f"{does[0].upper()}{does[1:]}."
        return self._automa_tile(id_)

    def tile_effect(self, tile: str) -> str:
        """What an advanced tile does besides building."""
        return says.tile(self.texts, ADVANCED[tile].effect)

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

    def _automa_effects(self, tile: str) -> list[EffectText]:
        """The steps of an Automa tile by their numbers, then its criteria by what they choose a place for."""
        about = AUTOMA_TILES[tile]
        steps = [
            EffectText(f"automa.{tile}.{number}", str(number), self.automa_step(step), step_icons(step))
            for number, step in enumerate(about.steps, 1)
        ]
        criteria = [
            EffectText(f"criterion.{tile}.{name}", kind, self.texts.say("criterion-word", criterion=name), [])
            for kind, names in about.criteria.items()
            for name in names
        ]
        return [*steps, *criteria]

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
                where = says.in_areas(self.texts, step["areas"])
                return self.texts.say("automa-build-in", structure=step["structure"], where=where)
            case "build" if "min_value" in step:
                return self.texts.say("automa-build-value", structure=step["structure"], value=step["min_value"])
            case "build":
                return self.texts.say("automa-build", structure=step["structure"])
            case "patent":
                return self.texts.say("automa-patent", structure=step["structure"])
            case "machines":
                return self.texts.say("automa-machines", gains=self.amounts(step["gain"]))
            case "rotate":
                return self.texts.say("automa-rotate", gains=self.item("rotate", step["n"]))
        return self.texts.say("automa-bank", gains=self.item("vp", step["vp"]))


def _number(tile: Id) -> int:
    return int(re.sub(r"\D", "", str(tile)))
