"""Clocks computed anew from what happened, without what was taken back: small, slow and independent of the server."""

from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from itertools import pairwise
from typing import Any
from zoneinfo import ZoneInfo

from asztal import registry
from asztal.kernel import Option, Table
from asztal.server.wire.around import Pace

GAMES = {"payment": ("fish", "grain"), "own_pace": ("dig", "rest")}  # what can be chosen without chance
GRID = timedelta(minutes=10)  # over days everything happens on it, so that it can be counted


@dataclass
class Somebody:
    """When somebody plays: (from, zone, first and last minute of a day), and vacations."""

    hours: list[tuple[datetime, str, tuple[int, int]]] = field(default_factory=list)
    vacations: list[tuple[date, date, str]] = field(default_factory=list)

    def plays(self, began: datetime, at: datetime) -> bool:
        rule = next((rule for rule in reversed(self.hours) if rule[0] <= began), None)
        if rule is not None:
            there = at.astimezone(ZoneInfo(rule[1]))
            if not rule[2][0] <= there.hour * 60 + there.minute < rule[2][1]:
                return False
        return not any(first <= at.astimezone(ZoneInfo(zone)).date() <= last for first, last, zone in self.vacations)


@dataclass
class Part:
    """The game between two agreements to go back: what stood when it began, and what was done since."""

    at: datetime
    stood: list[tuple[int, str]]
    done: list[tuple[str, int, str, datetime]] = field(default_factory=list)


class Model:
    """The clocks of a table, from nothing but what happened."""

    def __init__(self, game: str, seats: int, pace: Pace, at: datetime) -> None:
        self.title, self.options, self.seats, self.pace = registry.find(game), GAMES[game], seats, pace
        self.people = [Somebody() for _ in range(seats)]
        self.outages: list[tuple[datetime, datetime]] = []
        self.parts = [Part(at, [])]
        self._counted: dict[Any, timedelta] = {}

    def standing(self) -> list[tuple[int, str]]:
        part = self.parts[-1]
        return [*part.stood, *((seat, text) for kind, seat, text, _ in part.done if kind == "choice")]

    def chose(self, seat: int, text: str, at: datetime) -> None:
        self.parts[-1].done.append(("choice", seat, text, at))

    def flagged(self, seat: int, since: datetime, at: datetime) -> None:
        """In the span that began then: one that is taken back takes its flag with it."""
        self.parts[-1].done.append(("flag", seat, since.isoformat(), at))

    def took_back(self, seat: int, at: datetime) -> None:
        done = self.parts[-1].done
        mine = [number for number, one in enumerate(done) if one[:2] == ("choice", seat)]
        if mine:
            del done[mine[-1]]
        else:  # from before an agreement: what was agreed on stays
            stood = self.standing()
            last = max(number for number, one in enumerate(stood) if one[0] == seat)
            self.parts.append(Part(at, stood[:last] + stood[last + 1 :]))

    def went_back(self, to: int, at: datetime) -> None:
        self.parts.append(Part(at, self.standing()[:to]))

    def replayed(self, choices: list[tuple[int, str]]) -> Table[Any]:
        table = Table.new(self.title, self.seats)
        for seat, text in choices:
            table.apply(seat, Option.parse(text))
        return table

    def clocks(self) -> list[tuple[timedelta, datetime | None]]:
        banks, since = [timedelta(seconds=self.pace.bank)] * self.seats, dict[int, datetime]()

        def stop(seat: int, at: datetime) -> None:
            used = self.used(seat, since.pop(seat), at)
            banks[seat] -= min(banks[seat], max(timedelta(), used - timedelta(seconds=self.pace.turn)))

        for part in self.parts:
            table = self.replayed(part.stood)
            for seat in list(since):
                stop(seat, part.at)
            since = dict.fromkeys(table.game.decisions, part.at)
            for kind, seat, text, at in part.done:
                if kind == "flag":
                    if seat in since and since[seat].isoformat() == text:
                        stop(seat, at)
                        since[seat] = at
                else:
                    table.apply(seat, Option.parse(text))
                    asked = set(table.game.decisions)
                    for other in set(since) - asked:
                        stop(other, at)
                    since |= dict.fromkeys(asked - set(since), at)
        return [(bank, since.get(seat)) for seat, bank in enumerate(banks)]

    def used(self, seat: int, began: datetime, at: datetime) -> timedelta:
        """What counts of it; over days counted grid by grid."""
        if self.pace.kind == "live":
            cuts = sorted({began, at, *(min(max(moment, began), at) for gap in self.outages for moment in gap)})
            known = [span for span in pairwise(cuts) if not any(a <= span[0] and span[1] <= b for a, b in self.outages)]
            return sum((end - start for start, end in known), timedelta())
        key = (seat, began, at, len(self.outages), len(self.people[seat].hours), len(self.people[seat].vacations))
        if key not in self._counted:
            count, moment = 0, began
            while moment < at:
                away = any(off <= moment < on for off, on in self.outages)
                count += not away and self.people[seat].plays(began, moment)
                moment += GRID
            self._counted[key] = count * GRID
        return self._counted[key]

    def forget(self) -> None:
        """Count again: hours or vacations are others."""
        self._counted.clear()
