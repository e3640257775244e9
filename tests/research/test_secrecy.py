"""No observation, mask or info tells more than the seat's view: they are the same in every world of the view."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from asztal import registry
from asztal.kernel import Game, Title
from asztal.research import Play, encoding_of
from asztal.research.aec import TableEnv, told
from asztal.research.encoding import Array, Encoding

TITLES = [title for title in registry.titles().values() if title.finished]
Seen = Callable[[Play, int], tuple[dict[str, Any], dict[str, Any]]]


def seen_by(encoding: Encoding) -> Seen:
    return lambda play, seat: (encoding.observation(play, seat), told(play, seat))


def same(one: tuple[dict[str, Any], dict[str, Any]], other: tuple[dict[str, Any], dict[str, Any]]) -> bool:
    return one[1] == other[1] and all(np.array_equal(one[0][part], other[0][part]) for part in one[0])


def leaks(title: Title[Any], seats: int, seen: Seen, steps: int = 150, seed: int = 2) -> list[str]:
    """What a seat could tell that it must not know, along a game."""
    play, found = Play(title, seats, {}, seed), list[str]()
    for step in range(steps):
        if not play.options:
            break
        for seat in range(seats):
            if step % 3 == 0 and not same(seen(play, seat), seen(play.imagine(seat, step), seat)):
                found.append(f"step {step}: seat {seat} can tell its world from another")
        if play.game.secret_of(play.seat) and len(play.options) > 1:
            found += _hidden_choices(play, seen, step)
        play.step(step * 7 % len(play.options))
    return found


def _hidden_choices(play: Play, seen: Seen, step: int) -> list[str]:
    """Two sealed choices leave everybody else with the same, unless the choice is the last one and opens them all."""
    forks = play.game.state.forks
    branches = [play.clone() for _ in range(2)]
    for branch, action in zip(branches, (0, len(play.options) - 1), strict=True):
        branch.step(action)
    one, other = branches
    if one.seat != other.seat or {one.game.state.forks, other.game.state.forks} != {forks} or not one.options:
        return []
    if one.game.secret_of(one.seat) == 0:
        return []
    learned = one.game.learned | other.game.learned  # some choices of a sealed turn are made openly
    others = (seat for seat in range(play.game.state.seats) if seat != play.seat and not learned & 1 << seat)
    return [
        f"step {step}: seat {seat} can tell what seat {play.seat} chose in secret"
        for seat in others
        if not same(seen(one, seat), seen(other, seat))
    ]


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_an_observation_is_the_same_in_every_world_of_a_view(title: Title[Any], seats: int) -> None:
    assert leaks(title, seats, seen_by(encoding_of(title.name))) == []


@pytest.mark.full
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_whole_games_at_every_number_of_seats(title: Title[Any]) -> None:
    for seats in title.seats:
        for seed in range(4):
            assert leaks(title, seats, seen_by(encoding_of(title.name)), 10_000, seed) == []


GINKGOPOLIS = registry.find("ginkgopolis")


class OthersHands(Encoding):
    """Planted: a number that depends on the cards in the others' hands."""

    def state_into(self, out: Array, game: Game[Any], seat: int) -> None:
        super().state_into(out, game, seat)
        hands = [card for other, player in enumerate(game.state.players) if other != seat for card in player.hand]
        out[0] += sum(map(ord, "".join(hands))) % 97


class SealedCards(Encoding):
    """Planted: what the others have committed in secret counts."""

    def state_into(self, out: Array, game: Game[Any], seat: int) -> None:
        super().state_into(out, game, seat)
        sealed = [card for other, player in enumerate(game.state.players) if other != seat for card in player.sealed]
        out[0] += sum(map(ord, "".join(sealed))) % 97


class OpenMask(Encoding):
    """Planted: who waits sees how many options another has."""

    def observation(self, play: Play, seat: int, most: int = 128) -> dict[str, Any]:
        found = super().observation(play, seat, most)
        if seat != play.seat:
            found["action_mask"][0] = sum(map(ord, str(play.options[0]))) % 2
        return found


def fields_of(kind: type[Encoding]) -> Seen:
    usual = encoding_of("ginkgopolis")
    leaky = kind.__new__(kind)
    leaky.__dict__.update(usual.__dict__)
    return seen_by(leaky)


@pytest.mark.parametrize("kind", [OthersHands, SealedCards, OpenMask])
def test_a_leak_planted_in_an_encoding_is_found(kind: type[Encoding]) -> None:
    assert leaks(GINKGOPOLIS, 3, fields_of(kind)) != []


def test_a_leak_planted_in_infos_is_found() -> None:
    usual = encoding_of("ginkgopolis")
    open_infos: Seen = lambda play, seat: (usual.observation(play, seat), told(play, play.seat))  # noqa: E731
    assert leaks(GINKGOPOLIS, 3, open_infos) != []


def test_only_whoever_is_asked_is_told_the_options() -> None:
    table = TableEnv("ginkgopolis", 3)
    table.reset(seed=1)
    for _ in range(40):
        asked = table.agent_selection
        assert [agent for agent in table.agents if table.infos[agent]] == [asked]
        assert [agent for agent in table.agents if table.observe(agent)["action_mask"].any()] == [asked]
        assert len(table.infos[asked]["options"]) == table.observe(asked)["action_mask"].sum()
        table.step(0)
