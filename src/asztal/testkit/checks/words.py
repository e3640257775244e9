"""What people read: everything can be said in every language and shows no id, and every table can be drawn."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from rich.cells import cell_len
from rich.console import Console

from asztal.kernel import SPECTATOR, Event, Message, Option
from asztal.kernel.offers import refused_there
from asztal.testkit.checks.play import MANY
from asztal.testkit.reasons import spots
from asztal.testkit.walk import Check, Walk
from asztal.text import LANGUAGES
from asztal.text.drawing import Scene
from asztal.text.generic import drawing_of
from asztal.text.rows import plain
from asztal.text.wording import Wording, wording_of

_NAMES = ("Anna", "Béla", "Cili", "Dani", "Ede")
_UNREADABLE = re.compile(r"[_={}]|  ")  # parts of ids, amounts that were not said, what Fluent leaves of an error
_WORD = re.compile(r"[^\s()„”“\".;:!?]+")
_NEEDS = {"question": "?", "reason": ".", "cause": "."}
_POINTED = 2  # elements of which somebody asks why nothing can be chosen there
_WIDTHS = (100, 80, 60, 40)
_DRAWN = 6  # one in so many tables is drawn for the terminal too
_BOXES = re.compile("[\x1b\n\u2500-\u257f]")  # what a screen reader or a program could not use


class Words(Check):
    """Questions, options, events, reasons, scores and the ending can be said in every language, in words."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        title, people = walk.setting.title, _NAMES[: walk.setting.seats]
        self.speakers = [wording_of(title, lang, people) for lang in LANGUAGES]
        self.ids = {card.id for card in self.speakers[0].cards() if _looks_like_an_id(card.id)}
        self.said: set[bytes] = set()
        self.told = 0
        if self.speakers[0].folder is not None:
            for wording in self.speakers:
                named = [wording.variant(name, value) for name, value in walk.setting.variant.items()]
                named += map(wording.variant_name, walk.setting.variant)
                self._are_readable(wording, "name", [wording.title(title.name), wording.about(), *named])

    def at_decision(self, seat: int) -> None:
        """Say what the seat is asked and offered, why not something else, and what has happened."""
        walk, decision, offers = self.walk, self.walk.game.decisions[seat], self.walk.now.choices(seat)
        if self.speakers[0].folder is None:
            return  # a game without texts says its ids as they are
        self.ids |= {part for choice in offers for part in choice.targets if _looks_like_an_id(part)}
        self.ids |= {str(part) for option in decision.options for part in option.ids if _looks_like_an_id(str(part))}
        probes = [*list(walk.probes.values())[-MANY:], Option("no-such-thing")]
        reasons = [reason for option in probes if (reason := walk.game.why_not(seat, option)) is not None]
        causes = self._causes(seat)
        for wording in self.speakers:
            labels = [wording.message(choice.label) for choice in offers]
            # Cards that are called alike are told apart by what the option points at.
            known = [(label, *choice.targets) for label, choice in zip(labels, offers, strict=True)]
            if twice := [label for label, *_ in {each for each in known if known.count(each) > 1}]:
                walk.broken("words", f"{wording.texts.lang}: two options of {decision.ask} are called {twice[0]!r}")
            self._are_readable(wording, "label", labels)
            self._are_readable(wording, "question", self._new(wording, [decision.ask], wording.ask))
            previews = [message for choice in offers for message in choice.preview]
            self._are_readable(wording, "preview", self._new(wording, previews, wording.message))
            why = [said.partition(" [")[0] for said in self._new(wording, reasons, wording.reason)]
            self._are_readable(wording, "reason", why)
            self._are_readable(wording, "cause", self._new(wording, causes, wording.message))
        self._log()
        self._scores()

    def _causes(self, seat: int) -> list[Message]:
        """What stands behind the reasons why nothing can be chosen at some elements."""
        look = self.walk.now.look(seat)
        there = spots(look)
        refused = [refused_there(look, target) for target in self.random.sample(there, min(_POINTED, len(there)))]
        return [message for each in refused if each is not None for message in each.cause.told]

    def end(self) -> None:
        """Say how it ended."""
        if self.speakers[0].folder is not None:
            self._log()
            self._scores()
            for wording in self.speakers:
                self._are_readable(wording, "ending", [wording.ending(self.walk.game)])

    def _new(self, wording: Wording, things: Iterable[Any], say: Any) -> Iterator[str]:
        """The sentences of what was not said before: it would be the same again."""
        for thing in things:
            key = msgspec.msgpack.encode([wording.texts.lang, say.__name__, thing])
            if key not in self.said:
                self.said.add(key)
                yield say(thing)

    def _log(self) -> None:
        """Tell everybody what has happened since the last decision, each move on its own, nothing twice."""
        events = self.walk.game.events or []
        for wording in self.speakers:
            happened = (event for _, event in events[self.told :])
            self._are_readable(wording, "event", self._new(wording, happened, wording.event))
            for reader in (*self.walk.game.seats(), SPECTATOR):
                for move in self.walk.table.heard(reader, self.told):
                    self._are_told_once(wording, reader, move)
        self.told = len(events)

    def _are_told_once(self, wording: Wording, reader: int, move: list[Event]) -> None:
        """What happens twice may be told twice, but no two kinds of events tell the same."""
        told = wording.told(move)
        lines = [line.text for line in told]
        self._are_readable(wording, "log", lines)
        self._are_readable(wording, "deed", [line.deed for line in told if line.deed])
        for line in {line for line in lines if lines.count(line) > 1}:
            if len({type(event) for event in move if not event.quiet and wording.event(event) == line}) > 1:
                self.walk.broken("words", f"{wording.texts.lang}: seat {reader} is told twice: {line!r}")

    def _scores(self) -> None:
        title, state = self.walk.setting.title, self.walk.game.state
        seats = self.walk.game.seats()
        lines = [line for seat in seats for line in (*title.score_lines(state, seat), *title.tie_breaks(state, seat))]
        for wording in self.speakers:
            self._are_readable(wording, "score", self._new(wording, lines, wording.score))

    def _are_readable(self, wording: Wording, what: str, sentences: Iterable[str]) -> None:
        for said in sentences:
            if _NEEDS.get(what, "") not in said:
                self.walk.broken("words", f"{wording.texts.lang}: the {what} {said!r} has no {_NEEDS[what]!r}")
            if not said or _UNREADABLE.search(said) or self._shows_an_id(wording, said):
                self.walk.broken("words", f"{wording.texts.lang}: the {what} {said!r} is not in words")

    def _shows_an_id(self, wording: Wording, said: str) -> bool:
        words = (word.rstrip(",") for word in _WORD.findall(said))
        return any(word in self.ids and not re.fullmatch(wording.written, word) for word in words)


def _looks_like_an_id(text: str) -> bool:
    """Whether nobody would take it for a word or a number: C3A, space-2, two_words."""
    return bool(re.search(r"\d|_", text)) and not re.fullmatch(r"-?\d+", text)


class Drawings(Check):
    """Every table can be shown: as plain lines, and as a drawing that is no wider than it may be."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        people = _NAMES[: walk.setting.seats]
        self.speakers = [wording_of(walk.setting.title, lang, people) for lang in LANGUAGES]
        self.shown = 0

    def at_decision(self, seat: int) -> None:
        """Show the table to whoever is asked, now and then to somebody who watches."""
        self._show(SPECTATOR if self.shown % _DRAWN == 1 else seat, drawn=self.shown % _DRAWN == 0)

    def end(self) -> None:
        """Show the last table, at every width."""
        for reader in (0, SPECTATOR):
            for _ in _WIDTHS:
                self._show(reader, drawn=True)

    def _show(self, reader: int, *, drawn: bool) -> None:
        wording = self.speakers[self.shown % len(self.speakers)]
        width = _WIDTHS[self.shown // _DRAWN % len(_WIDTHS)]
        self.shown += 1
        numbers: dict[str, int] = {}
        if reader in self.walk.game.decisions:
            for number, choice in enumerate(self.walk.now.choices(reader), 1):
                numbers |= {target: number for target in choice.targets if target not in numbers}
        scene = Scene(self.walk.now.look(reader), wording, width, numbers)
        drawing, where = drawing_of(self.walk.setting.title), f"seat {reader} in {wording.texts.lang}"
        lines = plain(drawing.rows(scene))
        if not lines or any(not line.strip() or _BOXES.search(line) for line in lines):
            self.walk.broken("drawing", f"{where}: plain lines are {lines}")
        if drawn:
            console = Console(width=width, no_color=True, markup=False, highlight=False)
            with console.capture() as capture:
                console.print(drawing.table(scene), crop=False)
            table = capture.get()
            if not table.strip() or max(map(cell_len, table.splitlines())) > width:
                self.walk.broken("drawing", f"{where}: the drawing is wider than {width}:\n{table}")
