"""Components of Barrage in as few words as a terminal has room for."""

from collections.abc import Mapping, Sequence
from typing import Any, assert_never

from asztal.games.barrage import vocabulary as word
from asztal.games.barrage.cards import ADVANCED, AREAS, AUTOMA_TILES, CONTRACTS, OFFICERS, TILES
from asztal.games.barrage.face.pen import Pen
from asztal.games.barrage.face.says import signed
from asztal.games.barrage.vocabulary import Part, Parts
from asztal.kernel.rules import Amounts

_NO_TILE = "–"


def reward(pen: Pen, effect: Parts) -> str:
    """What a contract, an income or an action brings, as it is printed."""
    return "+".join(said for part in effect for said in _part(pen, part))


def _part(pen: Pen, part: Part) -> Sequence[str]:
    match part:
        case word.Gain(items):
            return [pen.say("draw-item", item=item, count=count) for item, count in items.items()]
        case (
            word.AnyMachine(count)
            | word.Rotate(count)
            | word.WaterPlace(count)
            | word.WaterFlow(count)
            | word.TakeContract(count)
            | word.CreditPerEngineer(count)
        ):
            return [pen.say("draw-item", item=word.word_of(part), count=count)]
        case word.Place(structure, areas, max_value):
            limits = _where(pen, areas) + (pen.say("draw-most", most=max_value) if max_value else "")
            return [pen.say("draw-place", structure=structure, limits=limits)]
        case word.Produce(modifier):
            return [signed(modifier)]
        case word.TakePatent(slot):
            lying = pen.view.patents[slot - 1]
            return [tile(pen, lying) if lying else _NO_TILE]
    assert_never(part)


def _where(pen: Pen, areas: Sequence[str]) -> str:
    """The areas where a piece may be built; empty when that is everywhere."""
    where = [pen.say("draw-area", area=area) for area in areas if len(areas) < len(AREAS)]
    return pen.say("draw-in", areas=", ".join(where)) if where else ""


def contract(pen: Pen, contract: str) -> str:
    """What a contract needs and brings."""
    about = CONTRACTS[contract]
    return pen.say("draw-contract", need=about.need, reward=reward(pen, about.reward))


def tile(pen: Pen, id_: str) -> str:
    """The name of a technology tile."""
    if id_ not in TILES:
        return OFFICERS[id_].name.split()[-1]  # Krylov's own
    about, roman = TILES[id_], id_.partition("-")[0] if id_ in ADVANCED else ""
    return " ".join(filter(None, [roman, pen.say("draw-structure", structure=about.builds)]))


def segment(pen: Pen, laid: str, excavators: int, mixers: int) -> str:
    """What lies in a segment of a wheel; empty where nothing does."""
    machines = _items(pen, {"excavator": excavators, "mixer": mixers})
    return "+".join(filter(None, [tile(pen, laid) if laid else "", machines]))


def _items(pen: Pen, items: Amounts) -> str:
    return "+".join(pen.say("draw-item", item=item, count=count) for item, count in items.items() if count)


def steps(pen: Pen) -> list[str]:
    """The steps of the Automa tile that is shown, in the order in which they are tried."""
    top = pen.view.automa_deck.top
    return [_step(pen, step) for step in AUTOMA_TILES[str(top[0])].steps] if top else []


def _step(pen: Pen, step: Mapping[str, Any]) -> str:
    match step["do"]:
        case "build":
            said = pen.say("draw-structure", structure=step["structure"]) + _where(pen, step.get("areas", ()))
            said += pen.say("draw-least", least=step["min_value"]) if "min_value" in step else ""
        case "produce":
            said = pen.say("draw-step-produce", modifier=signed(step["modifier"]), tier=step["needs"])
        case "machines":
            said = _items(pen, step["gain"])
        case "patent":
            said = pen.say("draw-step-patent", piece=pen.say("draw-structure", structure=step["structure"]))
        case "discard_contracts":
            said = pen.say("draw-step-discard", tier=step["color"])
        case "bank":
            said = pen.say("draw-section", section="bank")
        case moved:
            said = pen.say("draw-item", item=moved, count=step["n"])
    return pen.say("draw-step-framed", step=said) if "keeps_turn" in step else said


def criteria(pen: Pen) -> list[str]:
    """By which criteria the Automas choose until the next tile: for each structure in order, then a place."""
    tile = AUTOMA_TILES[pen.view.criteria]
    return [
        pen.say(
            "draw-criteria-of",
            piece=pen.say("draw-structure", structure=structure),
            criteria=", ".join(pen.say("draw-criterion", criterion=name) for name in names),
            first=tile.first[structure],
        )
        for structure, names in tile.criteria.items()
    ]


def headstream_order(pen: Pen) -> str:
    """The order in which the Automas look at the headstreams."""
    names = [name[1] for name in AUTOMA_TILES[pen.view.criteria].headstreams]
    return pen.say("draw-headstream-order", order=" ".join(names))
