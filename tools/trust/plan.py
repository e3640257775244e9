"""Plans of tests of truth: what is measured of analyses, written down before anybody looks."""

import tomllib
from pathlib import Path
from typing import NamedTuple

import msgspec


class TitlePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is measured in one game at so many seats, and how often; the plan explains each number.

    Games are played by each of the `variants` in turn, or by the usual one.
    """

    name: str
    game: str
    lessons: int
    games: int
    pairs: int
    order: int
    costs: int
    lucks: int
    seats: int = 1
    looks: int = 0
    variants: list[dict[str, str]] = []


class TrustPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All titles, and what is the same for them."""

    seed: str
    strong: str
    weak: list[str]
    playing: str
    planted: float
    costliest: int
    alarm: float
    real: float
    shown: float
    title: list[TitlePlan]


class Tested(NamedTuple):
    """One title of a plan, with the plan."""

    plan: TrustPlan
    title: TitlePlan

    def named(self, *what: str | int) -> str:
        """A name for a deal or a seed that nothing else uses."""
        return " ".join(map(str, (self.plan.seed, self.title.name, *what)))

    def variant(self, number: int) -> dict[str, str]:
        """What the game of a number is played by."""
        variants = self.title.variants or [{}]
        return variants[number % len(variants)]


def read(file: Path) -> TrustPlan:
    """The plan in a file."""
    plan = msgspec.convert(tomllib.loads(file.read_text("utf-8")), TrustPlan)
    for title in plan.title:
        if max(title.pairs, title.looks) > title.games or title.order > title.pairs:
            raise ValueError(
                f"{title.name}: pairs and looks are among the games, and those that are compared among the pairs"
            )
    return plan
