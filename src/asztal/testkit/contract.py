"""The contract that every registered game keeps: checks on random games, several at a time on the same game."""

from collections.abc import Iterable

from asztal.kernel import Feed
from asztal.kernel.imagine import imagine
from asztal.testkit.checks.causes import Causes
from asztal.testkit.checks.places import Places
from asztal.testkit.checks.play import (
    Conservation,
    Options,
    Order,
    Recorded,
    RecordReplays,
    SaveAndLoad,
    TurnNumbers,
    UndoRestores,
)
from asztal.testkit.checks.questions import Questions
from asztal.testkit.checks.sight import Keeping, Log, Looks, Patches, Promises
from asztal.testkit.checks.words import Drawings, Words
from asztal.testkit.checks.worlds import Worlds
from asztal.testkit.secrecy import Imagine, Secrecy
from asztal.testkit.walk import Check, Setting, Walk, watch

CHECKS: dict[str, type[Check]] = {
    "conservation": Conservation,
    "places": Places,
    "save_and_load": SaveAndLoad,
    "options": Options,
    "order": Order,
    "looks": Looks,
    "promises": Promises,
    "causes": Causes,
    "turns": TurnNumbers,
    "words": Words,
    "drawings": Drawings,
    "secrecy": Secrecy,
    "worlds": Worlds,
    "undo": UndoRestores,
    "records": RecordReplays,
    "patches": Patches,
    "kept": Keeping,
    "log": Log,
    "questions": Questions,  # the last: it also sees what the questions of the others have changed
}


def check_contract(setting: Setting, games: int = 1, first: int = 0, names: Iterable[str] = CHECKS) -> int:
    """Hold a game to its contract, or to some parts of it; gives the choices made.

    With every seed two games are played: one straight on, and one in which choices are taken back.
    """
    made, kinds = 0, [CHECKS[name] for name in names]
    for seed in range(first, first + games):
        for walk, takes_back in ((Walk(setting, seed), False), (Recorded(setting, seed), True)):
            if looking := [kind for kind in kinds if kind.takes_back is takes_back]:
                made += watch(walk, [kind(walk) for kind in looking])
    return made


def check_playouts(setting: Setting, games: int, first: int = 0) -> int:
    """Random games end, never dead-end, keep what is conserved, and can explain every score; gives the choices made."""
    return check_contract(setting, games, first, ["conservation"])


def check_secrecy(
    setting: Setting, decisions: int, first: int = 0, imagine_: Imagine = imagine, feed: type[Feed] = Feed
) -> int:
    """Nobody sees what they must not, at each of so many decisions; gives how many views were compared."""
    compared, made, seed = 0, 0, first
    while made < decisions:
        walk = Walk(setting, seed)
        secrecy = Secrecy(walk, imagine_, feed, every=1)
        for seat in walk.steps():
            secrecy.at_decision(seat)
            made += 1
            if made >= decisions:
                break
        compared += secrecy.compared
        seed += 1
    return compared


def check_worlds(setting: Setting, worlds: int, first: int = 0) -> int:
    """No seat loses what it has in a world that it imagines, at every decision of whole games; gives the worlds."""
    imagined, seed = 0, first
    while imagined < worlds:
        walk = Walk(setting, seed)
        checked = Worlds(walk, every=1)
        watch(walk, [checked])
        imagined += checked.imagined
        seed += 1
    return imagined
