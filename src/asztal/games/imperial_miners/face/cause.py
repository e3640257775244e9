"""What exactly is missing or in the way, where the reason against something in Imperial Miners leaves that open."""

from collections.abc import Callable

from asztal.games.imperial_miners.addresses import CHAIN
from asztal.games.imperial_miners.cards import CARDS, marked
from asztal.games.imperial_miners.face.label import player_of
from asztal.games.imperial_miners.mine import above
from asztal.games.imperial_miners.state import Mines
from asztal.games.imperial_miners.vocabulary import Dig, Draw, DrawFaction, DrawLevel, DrawPer, Part, Research, flat
from asztal.kernel.rules import Cause, Look, Message, Reason, frame_at

_Wanted = Callable[[Part], bool]


def cause(look: Look[Mines], target: str, reason: Reason) -> Cause:
    """What stands behind a reason, by its key; most reasons say it themselves."""
    told = _CAUSES.get(reason.key)
    return told(look, target, reason) if told is not None else Cause()


def _by(wanted: _Wanted) -> Callable[[Look[Mines], str, Reason], Cause]:
    """The own cards with such an effect, in the hand and in the mine."""

    def found(look: Look[Mines], target: str, reason: Reason) -> Cause:
        me = player_of(look)
        hand = [card for card in me.hand.cards if _has(card, wanted)]
        mine = {at: card for at, card in me.mine.items() if _has(card, wanted)}
        cards = tuple(dict.fromkeys([*hand, *mine.values()]))
        said = Message("cause-cards", {"cards": cards}) if cards else Message("cause-no-cards")
        return Cause([said], [*hand, *mine])

    return found


def _has(card: str, wanted: _Wanted) -> bool:
    return any(wanted(part) for _, parts in marked(CARDS[card]) for part in flat(parts))


def _of_round(look: Look[Mines], target: str, reason: Reason) -> Cause:
    me = player_of(look)
    return Cause((), [me.card, *filter(None, [me.placed])])


def _chain(look: Look[Mines], target: str, reason: Reason) -> Cause:
    """Where the chain has come, and the cards above, with which it goes on."""
    me, chain = player_of(look), frame_at(look.g.stack, CHAIN)
    if chain is None or not chain.step:
        return Cause()
    ahead = above(me.mine, chain.step)
    said = [Message("cause-chain", {"card": me.mine[chain.step]})]
    if ahead:
        said.append(Message("cause-chain-next", {"cards": tuple(me.mine[at] for at in ahead)}))
    return Cause(said, [chain.step, *ahead])


_CAUSES: dict[str, Callable[[Look[Mines], str, Reason], Cause]] = {
    "faction-by-effect": _by(lambda part: isinstance(part, DrawFaction) and part.faction == "ANY"),
    "deck-by-effect": _by(lambda part: isinstance(part, Draw | DrawLevel | DrawPer | Dig)),
    "climb-by-research": _by(lambda part: isinstance(part, Research)),
    "card-of-round": _of_round,
    "card-by-chain": _chain,
    "surface-after-chain": _chain,
    "not-above": _chain,
}
