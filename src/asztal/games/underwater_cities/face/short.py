"""Components of Underwater Cities in as few words as a terminal has room for."""

from collections.abc import Sequence

from asztal.games.underwater_cities.cards import RESOURCES
from asztal.games.underwater_cities.face.pen import Pen
from asztal.games.underwater_cities.state import Player
from asztal.games.underwater_cities.vocabulary import (
    Build,
    BuildAndUpgrade,
    Choose,
    Gain,
    GainDifferent,
    Part,
    TakeSpecialCard,
    Upgrade,
    UseActionCard,
)


def action(pen: Pen, parts: Sequence[Part]) -> str:
    """What a slot does, in short."""
    several = len(parts) > 1
    return pen.plus.join(
        f"({_part(pen, part)})" if several and isinstance(part, Choose) else _part(pen, part) for part in parts
    )


def _part(pen: Pen, part: Part) -> str:
    match part:
        case Gain(items):
            return pen.items(items)
        case GainDifferent(count):
            return pen.say("draw-different", count=count)
        case Choose(alternatives):
            return " / ".join(action(pen, each) for each in alternatives)
        case Build(str(piece), count):
            return pen.say("draw-build", what=kind(pen, piece), count=count)
        case BuildAndUpgrade(piece):
            return pen.say("draw-build-upgraded", what=kind(pen, piece))
        case Upgrade(n=count):
            return pen.say("draw-upgrade", count=count)
        case UseActionCard():
            return pen.say("draw-use-card")
        case TakeSpecialCard():
            return pen.say("draw-take-special")
    raise ValueError(f"not in the vocabulary of slots: {part}")


def kind(pen: Pen, id_: str) -> str:
    """A kind of piece."""
    return pen.say("draw-kind", kind=id_)


def stock(pen: Pen, player: Player) -> list[str]:
    """The points and all resources of a player."""
    return [pen.item("point", player.points), *(pen.item(item, getattr(player, item)) for item in RESOURCES)]
