"""What is missing where an option of Imperial Miners cannot be paid."""

from asztal.games.imperial_miners.cards import play_cost
from asztal.games.imperial_miners.state import Mines
from asztal.games.imperial_miners.verbs import Pay, Trade
from asztal.kernel.rules import Amounts, Look, Option, Reason


def lacks(look: Look[Mines], option: Option, reason: Reason) -> Amounts:
    """How much more gold would do."""
    if reason.key != "too-little-gold":
        return {}
    missing = _price(look, option) - look.g.state.players[look.seat].gold
    return {"gold": missing} if missing > 0 else {}


def _price(look: Look[Mines], option: Option) -> int:
    me, frame = look.g.state.players[look.seat], look.frame
    assert frame is not None
    match option.kind, *option.ids:
        case "card", str(card):
            return play_cost(card, look.g.state.event)
        case "trade", int(times):
            return look.asking(Trade).gold * times
        case "surface", str(name):
            at = f"surface.{name}"
        case "effect", str(letter):
            at = f"card.{me.mine[look.g.get('at')]}.{letter}"
        case _:
            return 0
    first = next(iter(look.g.title.book[at].children().values()))
    return first.price(look.g, frame) if isinstance(first, Pay) else 0
