"""From the tables of `cards.toml` to verbs: rewards, incomes, action spaces. A closed vocabulary."""

from typing import Any

from asztal.games.barrage.cards import ADVANCED, COMPANIES, CONTRACTS, SPACES
from asztal.games.barrage.production import SECOND, production
from asztal.games.barrage.state import Valley
from asztal.games.barrage.tiles import tile_effect
from asztal.games.barrage.verbs import (
    AnyMachines,
    ContractLimit,
    Gain,
    PlacePiece,
    Rotate,
    TakeContract,
    TakePatent,
    Uncovered,
    Water,
)
from asztal.kernel import Effect, Repeat, Seq

PLAIN = ("vp", "credit", "excavator", "mixer", "energy")


def reward(table: dict[str, Any], why: str, *, declinable: bool = False) -> Seq[Valley]:
    """The parts of a reward: plain gains first, the rest in printed order (BAR-CTR-24)."""
    parts: dict[str, Effect[Valley]] = {}
    if plain := {item: table[item] for item in PLAIN if item in table}:
        parts["gain"] = Gain(plain, why)
    for name, value in table.items():
        match name:
            case "any_machine":
                parts[name] = AnyMachines(value)
            case "rotate":
                parts[name] = Rotate(value)
            case "water_place" | "water_flow":
                parts[name] = Water(value, flowing=name == "water_flow", declinable=declinable)
            case "place":
                piece = PlacePiece(value, table.get("areas"), table.get("max_value", 0))
                parts[name] = Seq(site=piece, income=Uncovered())
            case "produce":
                parts[name] = production(value)
            case "take_contract":
                parts[name] = Seq(take=Repeat(value, TakeContract()), limit=ContractLimit())
            case "take_patent":
                parts[name] = TakePatent(value)
            case "areas" | "max_value" | "credit_per_engineer":
                pass  # belong to another part; the bank is paid by its engineers
            case _:
                assert name in PLAIN, f"not in the vocabulary: {name}"
    return Seq(**parts)


def board_action(table: dict[str, Any]) -> Effect[Valley]:
    """What a space of the management board does; of two waiting drops one may be left out (BAR-WMAN-02)."""
    if table.keys() == {"water_place"}:
        return Water(table["water_place"], flowing=False, fewer=True)
    return reward(table, "")


def effects() -> dict[str, Effect[Valley]]:
    """Every component that does something, by its address."""
    found: dict[str, Effect[Valley]] = {"second_production": SECOND}
    for contract in CONTRACTS.values():
        found[f"contract.{contract.id}"] = reward(contract.reward, "contracts", declinable=True)
    for company in COMPANIES.values():
        for structure, incomes in company.incomes.items():
            for number, table in enumerate(incomes, 1):
                found[f"income.{company.id}.{structure}.{number}"] = reward(table, "income")
    for space in SPACES.values():
        found[f"space.{space.id}"] = board_action(space.effect)
    for tile in ADVANCED.values():
        effect = tile_effect(tile.effect)
        if effect is not None:
            found[f"tile.{tile.id}"] = effect
    return found
