"""The effects of contracts, incomes, action spaces and technology tiles in words: what each word says to people."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from asztal.games.barrage import parts
from asztal.games.barrage.parts import Part, Parts, TilePart, TileParts
from asztal.text import Texts
from asztal.text.wording import Wording


def signed(modifier: int) -> str:
    """What is added to a production: +2, ±0, −1."""
    return f"{modifier:+d}".replace("-", "−").replace("+0", "±0")


def effect(words: Wording, given: Parts | TileParts) -> str:
    """What is printed, in words."""
    return tile(words.texts, given) if isinstance(given, TileParts) else reward(words, given)


def reward(words: Wording, effect: Parts) -> str:
    """A reward, an income or an action, plain gains first: 3 credits and 2 waiting drops."""
    return words.join([said for part in parts.received(effect) for said in _things(words.texts, part)])


def _things(texts: Texts, part: Part) -> Sequence[str]:
    match part:
        case parts.Gain(items):
            return [texts.say("item-count", item=item, count=count) for item, count in items.items()]
        case parts.AnyMachine(count) | parts.Rotate(count) | parts.WaterPlace(count) | parts.WaterFlow(count):
            return [texts.say("item-count", item=parts.word(part), count=count)]
        case parts.Place(structure, areas, max_value):
            return [_free_piece(texts, structure, areas, max_value)]
        case parts.Produce(modifier):
            return [texts.say("plain-produce", modifier=signed(modifier))]
        case parts.TakeContract(count):
            return [texts.say("plain-take", count=count)]
        case parts.TakePatent():
            return [texts.say("plain-take-tile")]
        case parts.CreditPerEngineer(count):
            return [texts.say("plain-bank", count=count)]
    assert_never(part)


def _free_piece(texts: Texts, structure: str, areas: Sequence[str], max_value: int) -> str:
    if max_value:
        return texts.say("free-piece-value", structure=structure, value=max_value)
    if areas:
        return texts.say("free-piece-in", structure=structure, where=in_areas(texts, areas))
    return texts.say("free-piece", structure=structure)


def in_areas(texts: Texts, areas: Iterable[str]) -> str:
    """Where a piece may stand: in the plain or in the hills."""
    return either(texts, [texts.say("area-in", area=area) for area in areas])


def either(texts: Texts, said: Sequence[str]) -> str:
    """One, two or three."""
    if len(said) < 2:
        return "".join(said)
    return texts.say("join-or", first=", ".join(said[:-1]), last=said[-1])


def tile(texts: Texts, effect: TileParts) -> str:
    """What a technology tile does besides building, in sentences."""
    return " ".join(_sentence(texts, part) for part in effect)


def _sentence(texts: Texts, part: TilePart) -> str:
    match part:
        case parts.NoEngineers():
            return texts.say("tile-no-engineers")
        case parts.NoMachines():
            return texts.say("tile-no-machines")
        case parts.AnyMachines():
            return texts.say("tile-any-machines")
        case parts.ExcavatorCostCap(most):
            return texts.say("tile-excavator-cost-cap", count=most)
        case parts.NoSurcharge():
            return texts.say("tile-no-surcharge")
        case parts.DropInEachEmptyDam(each):
            return texts.say("tile-drop-in-each-empty-dam", count=each)
        case parts.FillDam():
            return texts.say("tile-fill-dam")
        case parts.RotatePerElevation(each):
            return texts.say("tile-rotate-per-elevation", count=each)
        case parts.CreditsPerValue(each):
            return texts.say("tile-credits-per-value", count=each)
        case parts.EnergyPerValue(each):
            return texts.say("tile-energy-per-value", count=each)
        case parts.EnergyPerBase(each):
            return texts.say("tile-energy-per-base", count=each)
        case parts.VpPerRaisedDam(each):
            return texts.say("tile-vp-per-raised-dam", count=each)
        case parts.VpPerPowerhouse(each):
            return texts.say("tile-vp-per-powerhouse", count=each)
        case parts.VpPerAdvancedTile(each):
            return texts.say("tile-vp-per-advanced-tile", count=each)
        case parts.Produce(modifier):
            return texts.say("tile-produce", modifier=signed(modifier))
    assert_never(part)
