"""What a thing on the table waits for, or whose it is, while its player is asked about something else."""

from collections.abc import Iterable, Iterator
from typing import Any

from asztal.games.underwater_cities.addresses import TURN
from asztal.games.underwater_cities.cards import ALWAYS, CARDS, METROPOLISES, PATH, RESOURCES, SLOTS, parts_of
from asztal.games.underwater_cities.face.printed import PARTS
from asztal.games.underwater_cities.language import kinds_of
from asztal.games.underwater_cities.network import connected_metropolises
from asztal.games.underwater_cities.refusals import PIECES, every_site, needs, site_of, why_no_site
from asztal.games.underwater_cities.rounds import ROUNDS
from asztal.games.underwater_cities.state import Ocean, Player
from asztal.games.underwater_cities.vocabulary import (
    Build,
    BuildAndUpgrade,
    Choose,
    OncePerTurn,
    Part,
    Pay,
    TakeSpecialCard,
    Upgrade,
    UseActionCard,
)
from asztal.kernel.rules import Look, Reason, frame_at

_TRACK = [f"F{space}" for space in PATH if space]
_BY_TYPE = {  # when a claimed card works that is not used by itself
    "permanent": Reason("works-of-itself", "UWC-CARD-06"),
    "production": Reason("works-in-production", "UWC-CARD-09"),
    "scoring": Reason("counts-at-end", "UWC-CARD-10"),
}
_BUILD_AFTER = {"card": "build-after-card", "part": "build-by-part"}  # what has to be answered before
_UPGRADE_AFTER = {"card": "upgrade-after-card", "part": "upgrade-by-part"}
_LATER = {"card": Reason("slot-after-card", "UWC-TURN-01"), "part": Reason("part-first", "UWC-SLOT-08")}
_SITES = {"city": "UWC-CITY-02", "tunnel": "UWC-TUN-01", "building": "UWC-BLDG-01"}


def elsewhere(look: Look[Ocean], target: str) -> Reason | None:
    """The truth about a thing that the present question is not about; None where there is none to tell."""
    state, me = look.g.state, look.g.state.players[look.seat]
    if target in state.slots or target == ALWAYS:
        return _slot(look, target)
    if target in me.hand.cards or target == _turn(look).get("card"):
        return _of_hand(look, me, target)
    if target in me.cards:
        return _claimed(look, me, target)
    if target in every_site(me):
        return _site(look, me, target)
    if target in (*me.metropolises.values(), *me.gained_metropolises):
        return _metropolis(me, target)
    return _open(look, me, target) or _owned(state, look.seat, target)


def _turn(look: Look[Ocean]) -> dict[str, Any]:
    """What was chosen in the running turn of the seat: slot, card, whether they match."""
    frame = frame_at(look.g.stack, TURN)
    return {} if frame is None else frame.vars or {}


def _last_turns_over(look: Look[Ocean]) -> bool:
    return look.g.state.round == ROUNDS and frame_at(look.g.stack, TURN) is None


# --- slot and card ----------------------------------------------------------------------------------------------------


def _slot(look: Look[Ocean], slot: str) -> Reason:
    chosen = _turn(look).get("slot")
    if slot == chosen:
        return Reason("slot-of-turn", "UWC-TURN-02")
    if chosen:
        return Reason("slot-for-turn", "UWC-TURN-02", {"slot": chosen})
    if _last_turns_over(look):
        return Reason("turns-over", "UWC-END-13")
    if look.g.decisions[look.seat].ask == "discard":
        return Reason("hand-limit-first", "UWC-TURN-01")
    return Reason("slot-in-turn", "UWC-TURN-02")


def _of_hand(look: Look[Ocean], me: Player, card: str) -> Reason:
    played = _turn(look).get("card")
    if card == played and card in me.cards:
        return _claimed(look, me, card)
    if card == played:
        matched = _turn(look)["matched"]
        return Reason("card-of-turn", "UWC-TURN-03") if matched else Reason("card-without-effect", "UWC-TURN-04")
    if played:
        return Reason("card-for-turn", "UWC-TURN-03", {"card": played})
    return Reason("turns-over", "UWC-END-13") if _last_turns_over(look) else Reason("card-in-turn", "UWC-TURN-03")


def _claimed(look: Look[Ocean], me: Player, card: str) -> Reason:
    kind = CARDS[card].type
    if kind == "action" and card in me.used:
        return Reason("already-used", "UWC-ACT-02")
    if kind == "action":
        return _soon(look, UseActionCard) or Reason("action-by-icon", "UWC-ACT-01")
    if parts_of(card, OncePerTurn):
        used = card in me.turn_once
        return Reason("ability-used", "UWC-TIME-09") if used else Reason("ability-not-here", "UWC-TIME-09")
    return _BY_TYPE[kind]


# --- the own board ----------------------------------------------------------------------------------------------------


def _site(look: Look[Ocean], me: Player, site: str) -> Reason:
    kind = site_of(me, site)
    if site in me.cities:
        return Reason("city-stands", "UWC-CITY-02")
    if site in me.upgraded:
        return Reason("already-upgraded", "UWC-UPG-01")
    if site in me.buildings or site in me.tunnels:
        return _structure(look, me.buildings.get(site, "tunnel"))
    if barred := why_no_site(me, PIECES[kind], site, expansion=False):
        return barred
    if _last_turns_over(look):
        return Reason("turns-over", "UWC-END-13")
    for before, effect in _coming(look):
        if kind in {needs(piece) for part in acts(effect, Build, BuildAndUpgrade) for piece in pieces(part)}:
            return Reason(_BUILD_AFTER[before], "UWC-TURN-01", {"thing": kind})
    return Reason("build-when-told", _SITES[kind], {"thing": kind})


def _structure(look: Look[Ocean], kind: str) -> Reason:
    for before, effect in _coming(look):
        if any(kind in pieces(part) for part in acts(effect, Upgrade)):
            return Reason(_UPGRADE_AFTER[before], "UWC-UPG-02")
    return Reason("upgrade-when-told", "UWC-UPG-02", {"thing": kind})


def _coming(look: Look[Ocean]) -> Iterator[tuple[str, Iterable[Part]]]:
    """What may be resolved next, and what has to be answered before: the card, or which part is meant."""
    asked = look.g.decisions[look.seat]
    if asked.ask == "card":
        yield "card", SLOTS[_turn(look)["slot"]].effect
    for option in asked.options:
        if option.kind in ("part", "choose"):
            yield "part", PARTS[str(option.ids[0])]


def _soon(look: Look[Ocean], word: type[Part]) -> Reason | None:
    """That something comes with a part that may be resolved next, and what has to be answered before."""
    for before, effect in _coming(look):
        if any(acts(effect, word)):
            return _LATER[before]
    return None


def acts(effect: Iterable[Part], *words: type[Part]) -> Iterator[Part]:
    """The parts with these words, in alternatives and behind a price too."""
    for part in effect:
        match part:
            case Choose(branches):
                for branch in branches:
                    yield from acts(branch, *words)
            case Pay(then=then):
                yield from acts(then, *words)
            case _ if isinstance(part, words):
                yield part


def pieces(part: Part) -> tuple[str, ...]:
    """The kinds of pieces that a part builds or upgrades."""
    match part:
        case Build(things) | BuildAndUpgrade(things) | Upgrade(things):
            return kinds_of(things)
    return ()


def _metropolis(me: Player, tile: str) -> Reason:
    brown = METROPOLISES[tile].colour == "brown"
    if tile not in connected_metropolises(me):
        return Reason("metropolis-by-tunnel", "UWC-METRO-02" if brown else "UWC-METRO-01")
    return Reason("metropolis-connected", "UWC-METRO-05" if brown else "UWC-METRO-03")


# --- what lies open for all, and what others have ---------------------------------------------------------------------


def _open(look: Look[Ocean], me: Player, target: str) -> Reason | None:
    state = look.g.state
    if target in (*state.dear_specials, *state.specials.top[:1], "specials"):
        return _soon(look, TakeSpecialCard) or Reason("special-when-told", "UWC-SPEC-01")
    if target in _TRACK:
        return Reason("advance-when-told", "UWC-FED-04")
    if target in state.contracts:
        return Reason("contract-of-itself", "UWC-GOV-02")
    if target in RESOURCES:
        return Reason("resource-along", "UWC-COST-12")
    if target in me.sealed.cards:
        return Reason("laid-aside", "UWC-END-10" if state.round else "UWC-SETUP-18")
    return None


def _owned(state: Ocean, mine: int, target: str) -> Reason | None:
    for seat, player in enumerate(state.players):
        if target in player.contracts:
            return Reason("contract-taken", "UWC-GOV-03", {"seat": seat})
        if seat == mine:
            continue
        if target in player.cards:
            return Reason("card-of-other", "UWC-CARD-13", {"seat": seat})
        if target in (*player.metropolises.values(), *player.gained_metropolises):
            return Reason("tile-of-other", "UWC-CARD-13", {"seat": seat})
    return None
