"""What an option of Barrage is called and points at, told from what its seat knows."""

from typing import Any

from asztal.games.barrage.cards import BASIN_OF, COPY, COPYING, HEADSTREAMS, KRYLOV, PIPES, RED, SPACES, START
from asztal.games.barrage.face import preview, promises
from asztal.games.barrage.face.elsewhere import elsewhere
from asztal.games.barrage.face.forecast import Forecast, forecast
from asztal.games.barrage.face.lacks import lacks
from asztal.games.barrage.face.preview import structure_of
from asztal.games.barrage.means import BANK
from asztal.games.barrage.parts import TakePatent, find
from asztal.games.barrage.sekibo import uses
from asztal.games.barrage.state import Valley
from asztal.kernel.rules import Amounts, Face, Look, Message, Option, Promise, Reason, Value

_PRICES = {space.id: {"engineers": space.engineers, "credits": space.fee + space.pay} for space in SPACES.values()}
_SLOTS = {space.id: slot.take_patent - 1 for space in SPACES.values() if (slot := find(space.effect, TakePatent))}
# What is called the same in every game, made once, because every turn asks for it.
_FIXED = {
    Option("space", (id_,)): Message("option-space", {"action": id_, **price})
    for id_, price in _PRICES.items()
    if id_ not in _SLOTS
}
_FIXED |= {
    Option(BANK, (count,)): Message("option-bank", {"count": count}) for count in range(1, START["engineer"] + 1)
}


def _site(state: Valley, site: str) -> dict[str, Value]:
    structure = structure_of(state, site)
    args: dict[str, Value] = {"at": site, "structure": structure, "area": BASIN_OF[site].area}
    if structure == "conduit":
        return args | {"start": PIPES[site].start, "end": PIPES[site].end, "value": PIPES[site].value, "red": 0}
    level = state.dam_level.get(site, 0) + 1
    return args | {"level": level, "red": int(site in RED and structure != "elevation")}


class BarrageFace(Face[Valley]):
    """What its options are called, point at, cost and bring."""

    def label(self, look: Look[Valley], option: Option) -> Message:
        """An option as a person reads it."""
        if option in _FIXED:
            return _FIXED[option]
        state = look.g.state
        key, args = f"option-{option.kind}", dict[str, Value]()
        match option.kind, *option.ids:
            case "space", str(space):
                key, args = "option-patent", {**_PRICES[space], "tile": state.patents[_SLOTS[space]]}
            case "build", structure, tile:
                args = {"structure": structure, "tile": tile}
            case "build", structure, using, tile:
                args = {"structure": structure, "tile": tile}
                key = "option-build-krylov" if using == KRYLOV else "option-build-copy"
            case "copy", officer:
                space_ = COPYING[uses(state, look.seat)]
                args = {"officer": officer, "engineers": space_["engineers"], "credits": space_["fee"]}
            case "site", str(site):
                args = _site(state, site)
            case "pay", int(excavators), int(mixers), int(credits):
                args = {"gains": {"excavator": excavators, "mixer": mixers, "credit": credits}}
            case "machines", int(excavators), int(mixers):
                args = {"gains": {"excavator": excavators, "mixer": mixers}}
            case "headstream", str(headstream):
                args = {"headstream": headstream, "basin": HEADSTREAMS[headstream]}
            case "produce", dam, conduit, drops:
                args = {"count": drops, "dam": dam, "conduit": conduit}
            case (("contract" | "discard" | "fulfil"), contract):
                args = {"contract": contract}
            case "company", str(company):
                args = {"company": company, "officer": state.offers[company]}
        return Message(key, args)

    def targets(self, look: Look[Valley], option: Option) -> list[str]:
        """The spaces, tiles, contracts, companies and officers that an option points at, by their ids."""
        if option.kind == BANK:
            return [BANK]
        ids = [part for part in option.ids if isinstance(part, str)]
        if option.kind == "basin":
            return [str(option.ids[0])]
        if option.kind == "space" and ids[0] in _SLOTS:
            return [*ids, *filter(None, [look.g.state.patents[_SLOTS[ids[0]]]])]
        if option.kind == "yes":
            return [promises.tile_that_asks(look)]
        if option.kind == "company":
            return [*ids, look.g.state.offers[ids[0]]]
        return [tile for tile in ids[1:] if tile != COPY] if option.kind == "build" else ids

    def links(self, look: Look[Valley], option: Option) -> list[str]:
        """What an option would use or reach."""
        return promises.links(look, option)

    def promise(self, look: Look[Valley], option: Option) -> Promise:
        """What an option takes from its seat and brings it at once."""
        return promises.promise(look, option)

    def lacks(self, look: Look[Valley], option: Option, reason: Reason) -> Amounts:
        """What is missing where an option cannot be paid."""
        return lacks(look, option, reason)

    def about(self, look: Look[Valley]) -> list[str]:
        """What the seat is in the middle of."""
        return promises.about(look)

    def elsewhere(self, look: Look[Valley], target: str) -> Reason | None:
        """What a space, tile, contract or officer waits for, or whose it is."""
        return elsewhere(look, target)

    def preview(self, look: Look[Valley], option: Option) -> list[Message]:
        """What an option would cost and bring as things stand."""
        return preview.preview(look, option)

    def forecast(self, look: Look[Valley]) -> Forecast:
        """What a board shows ahead."""
        return forecast(look)

    def wording(self) -> type[Any]:
        """The game in words."""
        from asztal.games.barrage.face.words import BarrageWording

        return BarrageWording

    def drawing(self) -> Any:
        """The table as text."""
        from asztal.games.barrage.face import draw

        return draw


FACE = BarrageFace()
