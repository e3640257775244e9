"""The effects of contracts, incomes, spaces and tiles as rows of signs: each a small picture, a short text or both."""

from collections.abc import Mapping
from typing import Any, assert_never

from asztal.games.barrage import vocabulary as word
from asztal.games.barrage.cards import AREAS
from asztal.games.barrage.face.says import signed
from asztal.games.barrage.vocabulary import Part, Parts, TilePart, TileParts
from asztal.text.wording import Icon


def icons(effect: Parts | TileParts) -> list[list[Icon]]:
    """The steps of an effect as signs, in printed order; each item of a gain is a step of its own."""
    return [step for part in effect for step in _steps(part)]


def _steps(part: Part | TilePart) -> list[list[Icon]]:
    match part:
        case word.Gain(items):
            return [[Icon(item, str(n))] for item, n in items.items()]
        case word.AnyMachine(n):
            return [[Icon("any_machine", str(n))]]
        case word.Rotate(n):
            return [[Icon("rotate", str(n))]]
        case word.WaterPlace(n):
            return [[Icon("water_place", str(n))]]
        case word.WaterFlow(n):
            return [[Icon("water_flow", str(n))]]
        case word.Place(structure, areas, max_value):
            where = [Icon(area, small=True) for area in areas if len(areas) < len(AREAS)]
            most = [Icon(text=f"≤{max_value}", small=True)] if max_value else []
            return [[Icon("place"), Icon(structure), *where, *most]]
        case word.Produce(modifier):
            return [[Icon("produce"), Icon("modifier", signed(modifier))]]
        case word.TakeContract(n):
            return [[Icon("take_contract", str(n))]]
        case word.TakePatent(slot):
            return [[Icon("patent"), Icon(text=str(slot), small=True)]]
        case word.CreditPerEngineer(n):
            return [[Icon("credit", str(n)), Icon(text="/"), Icon("engineer")]]
        case word.NoEngineers():
            return [[Icon("no_engineers")]]
        case word.NoMachines():
            return [[Icon("no_machines")]]
        case word.AnyMachines():
            return [[Icon("any_machines")]]
        case word.ExcavatorCostCap(cap):
            return [[Icon("excavator_cost_cap", f"≤{cap}")]]
        case word.NoSurcharge():
            return [[Icon("no_surcharge")]]
        case word.DropInEachEmptyDam(each):
            return [[Icon("drop_in_each_empty_dam", str(each))]]
        case word.FillDam():
            return [[Icon("fill_dam")]]
        case word.RotatePerElevation(each):
            return [[Icon("rotate_per_elevation", str(each))]]
        case word.CreditsPerValue(each):
            return [[Icon("credits_per_value", str(each))]]
        case word.EnergyPerValue(each):
            return [[Icon("energy_per_value", str(each))]]
        case word.EnergyPerBase(each):
            return [[Icon("energy_per_base", str(each))]]
        case word.VpPerRaisedDam(each):
            return [[Icon("vp_per_raised_dam", str(each))]]
        case word.VpPerPowerhouse(each):
            return [[Icon("vp_per_powerhouse", str(each))]]
        case word.VpPerAdvancedTile(each):
            return [[Icon("vp_per_advanced_tile", str(each))]]
    assert_never(part)


def step_icons(step: Mapping[str, Any]) -> list[list[Icon]]:
    """A step of an Automa tile: what it does, then what it costs."""
    price = [Icon("engineer", str(step["engineers"]), price=True)]
    if "vp_cost" in step:
        price.append(Icon("vp", str(step["vp_cost"]), price=True))
    return [_does(step), price]


def _does(step: Mapping[str, Any]) -> list[Icon]:
    match step["do"]:
        case "produce":
            needs = Icon(f"contract_{step['needs']}", small=True)
            return [Icon("produce"), Icon("modifier", signed(step["modifier"])), needs]
        case "water_place" | "water_flow" | "rotate" as item:
            return [Icon(item, str(step["n"]))]
        case "discard_contracts":
            return [Icon(f"contract_{step['color']}"), Icon("energy", str(step["energy"]))]
        case "build":
            where = [Icon(area, small=True) for area in step.get("areas", ())]
            least = [Icon(text=f"≥{step['min_value']}", small=True)] if "min_value" in step else []
            return [Icon(step["structure"]), *where, *least]
        case "patent":
            return [Icon("patent"), Icon(step["structure"])]
        case "machines":
            return [Icon(item, str(n)) for item, n in step["gain"].items()]
    return [Icon("vp", str(step["vp"]))]
