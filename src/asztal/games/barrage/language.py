"""What the words of contracts, incomes, spaces and tiles do: from their parts to effects, each named by its word."""

from typing import assert_never

from asztal.games.barrage import tiles, verbs
from asztal.games.barrage import vocabulary as word
from asztal.games.barrage.cards import ADVANCED, COMPANIES, CONTRACTS, SPACES
from asztal.games.barrage.production import SECOND, Fulfil, production
from asztal.games.barrage.state import Valley
from asztal.games.barrage.vocabulary import Part, Parts, TilePart, TileParts
from asztal.kernel.rules import Effect, If, May, Repeat, Seq


def reward(effect: Parts, why: str, *, declinable: bool = False) -> Seq[Valley]:
    """The parts of a reward: plain gains first, the rest in printed order (BAR-CTR-24)."""
    ordered = word.received(effect)
    return Seq(**{word.word_of(part): _verb(part, why, declinable=declinable) for part in ordered})


def _verb(part: Part, why: str, *, declinable: bool) -> Effect[Valley]:
    match part:
        case word.Gain(items):
            return verbs.Gain(items, why)
        case word.AnyMachine(n):
            return verbs.AnyMachines(n)
        case word.Rotate(n):
            return verbs.Rotate(n)
        case word.WaterPlace(n):
            return verbs.Water(n, flowing=False, declinable=declinable)
        case word.WaterFlow(n):
            return verbs.Water(n, flowing=True, declinable=declinable)
        case word.Place(structure, areas, max_value):
            return Seq(site=verbs.PlacePiece(structure, areas, max_value), income=verbs.UNCOVERED)
        case word.Produce(modifier):
            return production(modifier)
        case word.TakeContract(n):
            return Seq(take=Repeat(n, verbs.TakeContract()), limit=verbs.ContractLimit())
        case word.TakePatent(slot):
            return verbs.TakePatent(slot)
        case word.CreditPerEngineer():
            raise ValueError(f"the bank pays whoever places engineers, not when they stand there: {part}")
    assert_never(part)


def board_action(effect: Parts) -> Effect[Valley]:
    """What a space of the management board does; of two waiting drops one may be left out (BAR-WMAN-02)."""
    match effect:
        case (word.WaterPlace(n),):
            return verbs.Water(n, flowing=False, fewer=True)
        case (word.CreditPerEngineer(),):
            return Seq()
    return reward(effect, "")


def tile_effect(effect: TileParts) -> Effect[Valley] | None:
    """The effect of a tile after the construction; None for tiles that only change what it costs."""
    return next((_after(part) for part in effect if not isinstance(part, word.Saving)), None)


def _after(part: TilePart) -> Effect[Valley]:
    match part:
        case word.DropInEachEmptyDam(each):
            return Seq(act=tiles.After(tiles.drop_in_each_empty_dam, each))
        case word.FillDam():
            return Seq(act=tiles.After(tiles.fill_dam, 1))
        case word.RotatePerElevation(each):
            return Seq(act=tiles.After(tiles.rotate_per_elevation, each))
        case word.CreditsPerValue(each):
            return Seq(act=tiles.After(tiles.credits_per_value, each))
        case word.EnergyPerValue(each):
            return Seq(energy=tiles.After(tiles.energy_per_value, each), contract=Fulfil())
        case word.EnergyPerBase(each):
            return Seq(energy=tiles.After(tiles.energy_per_base, each), contract=Fulfil())
        case word.VpPerRaisedDam(each):
            return Seq(act=tiles.After(tiles.vp_per_raised_dam, each))
        case word.VpPerPowerhouse(each):
            return Seq(act=tiles.After(tiles.vp_per_powerhouse, each))
        case word.VpPerAdvancedTile(each):
            return Seq(act=tiles.After(tiles.vp_per_advanced_tile, each))
        case word.Produce(modifier):  # BAR-TECH-17, BAR-AUTO-64
            return If(tiles.by_automa, production(modifier), May(production(modifier), "tile-production"))
        case word.NoEngineers() | word.NoMachines() | word.AnyMachines() | word.ExcavatorCostCap() | word.NoSurcharge():
            raise ValueError(f"a saving is in force while building, not carried out: {part}")
    assert_never(part)


def effects() -> dict[str, Effect[Valley]]:
    """Every component that does something, by its address."""
    found: dict[str, Effect[Valley]] = {"second_production": SECOND}
    for contract in CONTRACTS.values():
        found[f"contract.{contract.id}"] = reward(contract.reward, "contracts", declinable=True)
    for company in COMPANIES.values():
        for structure, incomes in company.incomes.items():
            for number, income in enumerate(incomes, 1):
                found[f"income.{company.id}.{structure}.{number}"] = reward(income, "income")
    for space in SPACES.values():
        found[f"space.{space.id}"] = board_action(space.effect)
    for tile in ADVANCED.values():
        effect = tile_effect(tile.effect)
        if effect is not None:
            found[f"tile.{tile.id}"] = effect
    return found
