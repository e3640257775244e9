"""The contract finds leaks: each one planted here must be found."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from msgspec import Struct

from asztal.kernel import (
    Chance,
    Event,
    Feed,
    Game,
    Glance,
    Look,
    Message,
    Observation,
    Option,
    Reason,
    Title,
    reviewing,
    view,
)
from asztal.kernel.rules import EVERYONE, Cause, DeckView, Eyes, Face, Frame, Holder, Slots, Zone
from asztal.testkit.contract import check_secrecy
from asztal.testkit.walk import ContractBroken, Setting
from tests.kernel.minis import deck, hand_in, look_at_three, own_pace, toy_euro, withdrawn

SHOWN: list[Any] = []  # the back door: the state that is being shown, which labels are never given


@dataclass(slots=True)
class OpenToy(toy_euro.Toy):
    """A state that lets itself be looked at through the back door while its view is made."""

    def show_deck(self, eyes: Eyes) -> DeckView:
        SHOWN[:] = [self]
        return self.deck.seen_by(eyes)


def all_hands() -> Message:
    return Message("leak", {"hands": " ".join(card for player in SHOWN[0].players for card in player.hand)})


class LabelFace(Face[Any]):
    def label(self, look: Look[Any], option: Option) -> Message:
        return all_hands()


class LeakyLabel(toy_euro.ToyEuro):
    state = OpenToy
    face = LabelFace()


class PreviewFace(Face[Any]):
    def preview(self, look: Look[Any], option: Option) -> list[Message]:
        return [all_hands()]


class LeakyPreview(toy_euro.ToyEuro):
    state = OpenToy
    face = PreviewFace()


class CauseFace(Face[Any]):
    def cause(self, look: Look[Any], target: str, reason: Reason) -> Cause:
        return Cause([all_hands()])


class LeakyCause(toy_euro.ToyEuro):
    state = OpenToy
    face = CauseFace()


class Hands(Struct):
    hands: Message


class ForecastFace(Face[Any]):
    def forecast(self, look: Look[Any]) -> Hands:
        return Hands(all_hands())


class LeakyForecast(toy_euro.ToyEuro):
    state = OpenToy
    face = ForecastFace()


class LeakyBuild(toy_euro.Build):
    def why_not(self, g: Game[toy_euro.Toy], f: Frame, option: Option) -> Reason:
        rival = g.state.players[(f.seat + 1) % g.state.seats]
        return Reason("leak", args={"hand": " ".join(sorted(rival.hand))})


class LeakyReason(toy_euro.ToyEuro):
    def __init__(self) -> None:
        super().__init__()
        for at, effect in self.book.items():
            if isinstance(effect, toy_euro.Build):
                self.book[at] = LeakyBuild()
                self.book[at].at = at


class Told(Event, frozen=True):
    hand: list[str]


class LeakyEvent(own_pace.PaceTitle):
    events = (Told,)  # type: ignore[assignment]

    def __init__(self) -> None:
        super().__init__()
        for effect in self.book.values():
            if getattr(effect, "do", None) is own_pace.dig:
                effect.do = self.dig  # type: ignore[attr-defined]
        for effect in self.book.values():
            if "dig" in effect.children():
                effect.adopt({**effect.children(), "dig": self.book[f"{effect.at}.dig"]})

    def dig(self, g: Game[own_pace.Pace], f: Frame) -> None:
        g.tell(Told, sorted(g.state.players[f.seat].hand))


def show_all(zone: Zone) -> Slots:
    return sorted(zone)


ZONES: dict[str, tuple[Title[Any], type[Any], str, Callable[[Any, Eyes], Any]]] = {
    "a hand": (toy_euro.TITLE, toy_euro.Player, "hand", lambda me, eyes: show_all(me.hand)),
    "a hand beside sealed cards": (hand_in.TITLE, Holder, "hand", lambda me, eyes: show_all(me.hand)),
    "the size of a hand while sealing": (
        withdrawn.TITLE,
        withdrawn.Player,
        "hand",
        lambda me, eyes: me.hand.slots(eyes),
    ),
    "sealed cards": (withdrawn.TITLE, withdrawn.Player, "sealed", lambda me, eyes: show_all(me.sealed)),
    "cards looked at": (look_at_three.TITLE, look_at_three.Player, "looking", lambda me, eyes: show_all(me.looking)),
    "the top of a deck": (
        look_at_three.TITLE,
        look_at_three.Look,
        "deck",
        lambda state, eyes: DeckView([*state.deck.top], state.deck.seen_by(eyes).pools, []),
    ),
    "a pool number": (
        deck.TITLE,
        deck.DeckState,
        "deck",
        lambda state, eyes: state.deck.seen_by(Eyes(eyes.seat)),
    ),
}


@pytest.fixture(autouse=True)
def _fresh_plans() -> Iterator[None]:
    """Views are planned once per class; a planted method must be seen, and forgotten afterwards."""
    plans: list[Any] = [view._showers, reviewing._plan]
    for plan in plans:
        plan.cache_clear()
    yield
    for plan in plans:
        plan.cache_clear()


@pytest.mark.parametrize("zone", ZONES)
def test_a_leak_of_a_hidden_zone_is_caught(zone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    title, state, field, show = ZONES[zone]
    monkeypatch.setattr(state, f"show_{field}", show, raising=False)
    with pytest.raises((ContractBroken, KeyError)):
        check_secrecy(Setting(title, 3), decisions=200)


@pytest.mark.parametrize("title", [LeakyLabel, LeakyPreview, LeakyCause, LeakyForecast, LeakyReason, LeakyEvent])
def test_a_leak_in_what_people_read_is_caught(title: type[Title[Any]]) -> None:
    with pytest.raises(ContractBroken, match="secrecy"):
        check_secrecy(Setting(title(), 3), decisions=200)


class GlobalVersions(Feed):
    """A feed that counts every choice of the table, its reader's or not."""

    def update(self, glance: Glance) -> Any:
        update = super().update(glance)
        self.version += 1
        return update


def test_a_version_number_that_counts_hidden_steps_is_caught() -> None:
    with pytest.raises(ContractBroken, match="version"):
        check_secrecy(Setting(withdrawn.TITLE, 3), decisions=60, feed=GlobalVersions)


class TrueGame(toy_euro.ToyEuro):
    """A title that remembers the game that was begun last."""

    def new(self, *args: Any, **kwargs: Any) -> Game[Any]:
        self.newest = super().new(*args, **kwargs)
        return self.newest


def test_an_imagine_that_returns_the_true_world_is_caught() -> None:
    title = TrueGame()

    def cheat(title_: Title[Any], seen: Observation[Any], chance: Chance) -> Game[Any]:
        return title.newest.clone(chance)

    with pytest.raises(ContractBroken, match="true one"):
        check_secrecy(Setting(title, 3), decisions=60, imagine_=cheat)


class Shown(Event, frozen=True):
    cards: list[str]


def test_a_public_event_about_a_sealed_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    take = withdrawn.Seal.take

    def telling(self: Any, g: Game[Any], f: Frame, option: Option) -> Any:
        g.whisper(EVERYONE, Shown, [str(option.ids[0])])
        return take(self, g, f, option)

    monkeypatch.setattr(withdrawn.Seal, "take", telling)
    with pytest.raises(ContractBroken, match="secrecy"):
        check_secrecy(Setting(withdrawn.TITLE, 2), decisions=60)


def test_the_same_walks_without_a_leak_pass() -> None:
    for title in (toy_euro.TITLE, hand_in.TITLE, withdrawn.TITLE, look_at_three.TITLE, own_pace.TITLE, deck.TITLE):
        assert check_secrecy(Setting(title, 3), decisions=60) > 0
