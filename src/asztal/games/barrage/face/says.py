"""The effects of contracts, incomes, action spaces and technology tiles in words: what each word says to people."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from asztal.games.barrage import vocabulary as word
from asztal.games.barrage.vocabulary import Part, Parts, TilePart, TileParts
from asztal.text import Texts
from asztal.text.wording import Wording


def signed(modifier: int) -> str:
    """What is added to a production: +2, ±0, −1."""
    return f"{modifier:+d}".replace("-", "−").replace("+0", "±0")


def said(words: Wording, given: Parts | TileParts) -> str:
    """What is printed, in words."""
    return tile(words.texts, given) if isinstance(given, TileParts) else reward(words, given)


def reward(words: Wording, effect: Parts) -> str:
    """A reward, an income or an action, plain gains first: 3 credits and 2 waiting drops."""
    return words.join([each for part in word.received(effect) for each in _things(words.texts, part)])


def _things(texts: Texts, part: Part) -> Sequence[str]:
    match part:
        case word.Gain(items):
            return [texts.say("item-count", item=item, count=count) for item, count in items.items()]
        case word.AnyMachine(count) | word.Rotate(count) | word.WaterPlace(count) | word.WaterFlow(count):
            return [texts.say("item-count", item=word.word_of(part), count=count)]
        case word.Place(structure, areas, max_value):
            return [_free_piece(texts, structure, areas, max_value)]
        case word.Produce(modifier):
            return [texts.say("plain-produce", modifier=signed(modifier))]
        case word.TakeContract(count):
            return [texts.say("plain-take", count=count)]
        case word.TakePatent():
            return [texts.say("plain-take-tile")]
        case word.CreditPerEngineer(count):
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


def either(texts: Texts, parts: Sequence[str]) -> str:
    """One, two or three."""
    if len(parts) < 2:
        return "".join(parts)
    return texts.say("join-or", first=", ".join(parts[:-1]), last=parts[-1])


def tile(texts: Texts, effect: TileParts) -> str:
    """What a technology tile does besides building, in sentences."""
    return " ".join(_sentence(texts, part) for part in effect)


def _sentence(texts: Texts, part: TilePart) -> str:
    match part:
        case word.NoEngineers():
            return texts.say("tile-no-engineers")
        case word.NoMachines():
            return texts.say("tile-no-machines")
        case word.AnyMachines():
            return texts.say("tile-any-machines")
        case word.ExcavatorCostCap(most):
            return texts.say("tile-excavator-cost-cap", count=most)
        case word.NoSurcharge():
            return texts.say("tile-no-surcharge")
        case word.DropInEachEmptyDam(each):
            return texts.say("tile-drop-in-each-empty-dam", count=each)
        case word.FillDam():
            return texts.say("tile-fill-dam")
        case word.RotatePerElevation(each):
            return texts.say("tile-rotate-per-elevation", count=each)
        case word.CreditsPerValue(each):
            return texts.say("tile-credits-per-value", count=each)
        case word.EnergyPerValue(each):
            return texts.say("tile-energy-per-value", count=each)
        case word.EnergyPerBase(each):
            return texts.say("tile-energy-per-base", count=each)
        case word.VpPerRaisedDam(each):
            return texts.say("tile-vp-per-raised-dam", count=each)
        case word.VpPerPowerhouse(each):
            return texts.say("tile-vp-per-powerhouse", count=each)
        case word.VpPerAdvancedTile(each):
            return texts.say("tile-vp-per-advanced-tile", count=each)
        case word.Produce(modifier):
            return texts.say("tile-produce", modifier=signed(modifier))
    assert_never(part)
