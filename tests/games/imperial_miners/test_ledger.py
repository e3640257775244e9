"""The ledger of Imperial Miners finds what is wrong: rules of the engine are broken one by one."""

from collections.abc import Callable
from typing import Any

import pytest

from asztal.games.imperial_miners import TITLE, draws, mine, research, rounds, turn, verbs
from asztal.games.imperial_miners.cards import BOARDS
from asztal.testkit.ledger import Differs, follow, games_of
from tests.games.imperial_miners.ledger import LEDGER

SETTINGS = [setting for setting, _, bot in games_of(TITLE, range(15)) if bot == "random"]


def change(
    monkeypatch: pytest.MonkeyPatch, owner: object, name: str, wrong: Callable[[Any], Callable[..., Any]]
) -> None:
    """Put something wrong in the place of a rule, made from the rule."""
    monkeypatch.setattr(owner, name, wrong(getattr(owner, name)))


def break_price(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card is cheaper than printed."""
    change(monkeypatch, rounds, "play_cost", lambda right: lambda card, event: max(0, right(card, event) - 1))


def break_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card of level 2 may lie where no card is above it."""
    change(monkeypatch, turn, "places", lambda right: lambda mine, level: [*right(mine, level), f"{level},{level + 9}"])


def break_chain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chain leaves the last card out."""
    change(monkeypatch, turn, "above", lambda right: lambda cards, at: right(cards, at) if at[0] > "2" else [])


def break_activation(monkeypatch: pytest.MonkeyPatch) -> None:
    """A collapse stays on the card and its effect is used."""

    def begin(right: Callable[..., bool]) -> Callable[..., bool]:
        def wrong(self: turn.Activation, g: Any, f: Any) -> bool:
            me = g.state.players[f.seat]
            kept, me.collapses = me.collapses, []
            going_on = right(self, g, f)
            me.collapses = kept
            return going_on

        return wrong

    change(monkeypatch, turn.Activation, "begin", begin)


def break_machines(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card holds a fourth machine."""
    monkeypatch.setattr(verbs, "MACHINES", 4)


def break_scots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Scots do not lower prices."""
    monkeypatch.setattr(verbs.Pay, "price", lambda self, g, f: self.count)


def break_research(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every research goes a space further."""
    change(monkeypatch, research.Research, "reach", lambda right: lambda self, g: right(self, g) + 1)


def break_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """A board is completed on its third space."""
    short = {side: board._replace(spaces=board.spaces[:3]) for side, board in BOARDS.items()}
    monkeypatch.setattr(research, "BOARDS", short)


def break_hand_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nine cards may be kept."""
    monkeypatch.setattr(draws, "HAND_LIMIT", 9)


def break_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search for the Japanese ends with a Scot card."""

    def turn_over(right: Callable[..., bool]) -> Callable[..., bool]:
        return lambda self, g, seat, level, faction: right(self, g, seat, level, "SCO" if faction == "JAP" else faction)

    change(monkeypatch, draws.FactionDraw, "turn_over", turn_over)


def break_surface(monkeypatch: pytest.MonkeyPatch) -> None:
    """When two different surface effects are due, the same one counts twice."""
    change(
        monkeypatch, turn.Surface, "used", lambda right: lambda self, f: tuple(f"no {name}" for name in right(self, f))
    )


def break_carts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cart token adds nothing to the score."""
    change(monkeypatch, TITLE.player, "completed_carts", lambda right: lambda self: mine.all_completed(self.mine, []))


def break_tie(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody wins."""
    monkeypatch.setattr(type(TITLE), "places", lambda self, state: [1] * len(state.players))


BROKEN = {name.removeprefix("break_"): rule for name, rule in globals().items() if name.startswith("break_")}


def play() -> None:
    """Some games of every kind, by random bots."""
    for seed in range(40):
        follow(LEDGER, SETTINGS[seed % len(SETTINGS)], seed)


@pytest.mark.parametrize("rule", BROKEN.values(), ids=list(BROKEN))
def test_a_broken_rule_is_found(rule: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    rule(monkeypatch)
    with pytest.raises(Differs):
        play()
