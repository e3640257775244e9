"""The small game `own_pace` under other rules, as releases change them: with a new number, or with none."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from asztal import registry
from asztal.kernel import rules as k
from tests.kernel.minis import own_pace

GAME = "own_pace"


def dig_for_ten(g: k.Game[Any], f: k.Frame) -> None:
    g.state.players[f.seat].gold += 10
    g.tell(own_pace.Dug, f.seat, 10)


def _title(number: int, **changed: k.Effect[Any] | None) -> k.Title[Any]:
    """The game with some of its choices changed, added or (None) gone."""
    usual: dict[str, k.Effect[Any] | None] = {
        "dig": k.Do(own_pace.dig),
        "draw": k.Do(own_pace.take),
        "rest": k.Do(lambda g, f: None),
    }
    kept: dict[str, Any] = {name: effect for name, effect in {**usual, **changed}.items() if effect is not None}

    class Other(own_pace.PaceTitle):
        rules_version = number
        setup = k.Do[Any](lambda g, f: k.fill(g, g.state.deck, own_pace.CARDS))
        effects = {"game": k.Seq(setup=setup, rounds=k.Repeat(2, k.Together(k.Repeat(3, k.Choose[Any](**kept)))))}

    return Other()


FIRST = _title(1)
SECOND = _title(2, mine=k.Do(dig_for_ten))  # one choice more
RICHER = _title(2, dig=k.Do(dig_for_ten))  # the same choices, another effect
NO_REST = _title(1, rest=None)  # without a new number: a choice that was made is no longer legal
FORGOTTEN = _title(1, dig=k.Do(dig_for_ten))  # without a new number: every choice is legal, and means something else


class _Renamed(own_pace.PaceTitle):
    """The next version, whose events have another shape."""

    rules_version = 2
    events_shape = 2


RENAMED = _Renamed()


@contextmanager
def installed(title: k.Title[Any] | None) -> Iterator[None]:
    """From now on the game has these rules; None: it is not installed at all."""
    found = registry._found(tuple(registry._files()))
    before = found[GAME]
    try:
        if title is None:
            del found[GAME]
        else:
            found[GAME] = title
        yield
    finally:
        found[GAME] = before
