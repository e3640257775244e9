"""What people see of a game: patches of their views, options made from what they know, promises, and the log."""

from typing import Any

import msgspec

from asztal.kernel import Choice, Decision, Feed, Game, Look, Observation, Option, Refusing, observe, patched, shown
from asztal.kernel.chance import ChanceRefused
from asztal.kernel.kept_offers import KeptOffers
from asztal.kernel.offers import offered
from asztal.kernel.patch import diff
from asztal.testkit.checks.play import MANY
from asztal.testkit.walk import Check, Walk, seats_and_spectator
from asztal.text.wording import Sentence, wording_of


class Patches(Check):
    """For every reader, the old view and the patch give the new one; what has not changed needs no patch."""

    takes_back = True

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.held: dict[int, Any] = dict.fromkeys(seats_and_spectator(walk.game))
        self.feeds = {seat: Feed(seat) for seat in self.held}

    def at_decision(self, seat: int) -> None:
        """Bring every reader up to date, and compare with what was made for this reader alone."""
        glance = self.walk.now.glance
        for reader, feed in self.feeds.items():
            update = feed.update(glance)
            if update is not None:
                self.held[reader] = patched(self.held[reader], update.patch)
            fresh = msgspec.to_builtins(shown(self.walk.setting.title, observe(self.walk.game, reader)))
            if self.held[reader] != fresh:
                self.walk.broken("patch", f"seat {reader} ends with {diff(self.held[reader], fresh)[:3]}")
            if feed.update(glance) is not None:
                self.walk.broken("patch", f"seat {reader} gets an update although nothing happened")


class Keeping(Check):
    """What is kept because nothing that it reads has changed is what would be made from nothing."""

    takes_back = True

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.kept: dict[int, KeptOffers] = {}

    def at_decision(self, seat: int) -> None:
        """Compare the offers of everybody who is asked with those that were kept."""
        title, now = self.walk.setting.title, self.walk.now
        for asked in self.walk.game.decisions:
            seen, known = now.glance.observe(asked), self.kept.get(asked)
            if known is None or not known.hold(seen):
                self.kept[asked] = KeptOffers.of(title, seen)
            elif (known.choices, known.about) != (now.choices(asked), title.face.about(now.look(asked))):
                self.walk.broken("kept", f"seat {asked} would be offered what it was offered before")


class Looks(Check):
    """What a seat knows is enough: a look asks, explains and refuses as the true game does, and nothing changes it."""

    def at_decision(self, seat: int) -> None:
        """Compare the looks of all who are asked with looks at the true game, which no seat ever gets."""
        for asked in self.walk.game.decisions:
            self._is_true(asked, self.walk.now.look(asked))

    def _is_true(self, seat: int, look: Look[Any]) -> None:
        walk, face, before = self.walk, self.walk.setting.title.face, msgspec.json.encode(look.seen)
        true, decision = copied(look.seen, walk.game), walk.game.decisions[seat]
        copy = copied(look.seen, look.g)
        assert copy.frame is not None
        asked = look.g.title.book[copy.frame.at].enter(copy.g, copy.frame)
        if not isinstance(asked, Decision) or copy.g.offered(asked) != decision.options:
            walk.broken("look", f"seat {seat}: from what it knows, {copy.frame.at} asks something else")
        for option, known in zip(decision.options, walk.now.choices(seat), strict=True):
            told = offered(true, option)
            for part in Choice.__struct_fields__:
                if getattr(known, part) != getattr(told, part):
                    walk.broken("look", f"seat {seat}: {part} of {option} is {getattr(known, part)!r}")
        if face.about(look) != face.about(true):
            walk.broken("look", f"seat {seat}: it is about {face.about(look)}")
        if face.forecast(look) != face.forecast(true):
            walk.broken("look", f"seat {seat}: its forecast is not that of the true game")
        for option in [*list(walk.probes.values())[-MANY:], Option("no-such-thing")]:
            if look.g.why_not(seat, option) != true.g.why_not(seat, option):
                walk.broken("look", f"seat {seat}: {option} is refused for another reason")
        if msgspec.json.encode(look.seen) != before:
            walk.broken("look", f"seat {seat}: asking changed what was seen")


def copied(seen: Observation[Any], game: Game[Any]) -> Look[Any]:
    """A look at a copy of this game, be it the true one."""
    copy = game.clone(Refusing())
    copy.ask(game.decisions[seen.seat], game.path_of(seen.seat))
    return Look(seen, copy, copy.stack[-1])


class Promises(Check):
    """What an option costs and brings at once is what it changes.

    A choice that others do not see yet, and one in which chance has a part, are not held to their word.
    """

    kept = 0  # options that promised something and could be held to it

    def at_decision(self, seat: int) -> None:
        """Hold every option of those who are asked to its word."""
        game = self.walk.game
        for asked, decision in game.decisions.items():
            if not game.secret_of(asked):
                for option, choice in zip(decision.options, self.walk.now.choices(asked), strict=True):
                    if choice.costs or choice.gains:
                        self.kept += self._is_kept(asked, option, choice)

    def _is_kept(self, seat: int, option: Option, choice: Choice) -> bool:
        game, title = self.walk.game, self.walk.setting.title
        after = game.clone(Refusing())
        try:
            after.apply_unchecked(seat, option)
        except ChanceRefused:
            return False
        for item in {**choice.costs, **choice.gains}:
            change = title.stock(after.state, seat, item) - title.stock(game.state, seat, item)
            if change != choice.gains.get(item, 0) - choice.costs.get(item, 0):
                told = f"costs {choice.costs}, gains {choice.gains}, {item} changes by {change}"
                self.walk.broken("promise", f"seat {seat}: {option}: {told}")
        return True


class Log(Check):
    """The log is one list of sentences: told as it happens it is the same as read afterwards, from wherever on."""

    takes_back = True

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.wording = wording_of(walk.setting.title, "en", [f"P{seat}" for seat in walk.game.seats()])
        self.heard: dict[int, list[Sentence]] = {seat: [] for seat in seats_and_spectator(walk.game)}
        self.stops = [0]

    def _read(self, seat: int, since: int = 0) -> list[Sentence]:
        return [line for move in self.walk.table.heard(seat, since) for line in self.wording.told(move)]

    def at_decision(self, seat: int) -> None:
        """Tell everybody what has happened since the last decision."""
        for reader in self.heard:
            self.heard[reader] += self._read(reader, self.stops[-1])
        self.stops.append(len(self.walk.game.events or ()))

    def end(self) -> None:
        """Let everybody read the log, whole and in part."""
        for reader, lines in self.heard.items():
            read = self._read(reader)
            if read[: len(lines)] != lines:
                self.walk.broken("log", f"seat {reader} reads another log than it was told")
            since = self.random.choice(self.stops)
            later = self._read(reader, since)
            if later != read[len(read) - len(later) :]:
                self.walk.broken("log", f"seat {reader} reads another log from event {since} on")
