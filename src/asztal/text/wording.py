"""A game's questions, options, events, reasons and scores as sentences, for the terminal and a server alike.

What the kernel and the games hand out is a key and plain ids. A `Wording` finds the sentence in the reader's language
and puts a word in the place of every id: a method `name_<argument>` says what an id in that argument is called.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from copy import copy
from functools import cache, cached_property
from itertools import groupby
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Self, TypeAlias

import msgspec
from msgspec import Struct

from asztal.kernel import Amounts, Event, Game, Id, Message, Option, Reason, ScoreLine, Title
from asztal.text.citing import MOST, ToldEvent, citing, read
from asztal.text.deeds import DEED, MINOR, Deeds
from asztal.text.messages import Said, Texts

Value: TypeAlias = Id | Sequence[Id] | Amounts


class Icon(Struct, frozen=True, omit_defaults=True):
    """A sign of a card's effect as a board draws it: a picture by its id, or a short text; `price` is paid, not got."""

    icon: str = ""
    text: Said = ""
    price: bool = False
    small: bool = False


class EffectText(Struct, frozen=True):
    """One effect of a card by its address: the mark before it ("A"), its sentence, and its steps as signs."""

    id: str
    mark: str
    text: Said
    icons: list[list[Icon]]


class CardText(Struct, frozen=True):
    """A card as a person reads it; `facts` stand printed beside its name, `source` is where its data come from."""

    id: str
    kind: str
    name: Said
    text: Said
    source: str
    facts: list[Said] = []
    effects: list[EffectText] = []

    @property
    def heading(self) -> str:
        """The name with its facts."""
        return f"{self.name} ({', '.join(self.facts)})" if self.facts else self.name


class Sentence(NamedTuple):
    """A sentence of the log: the seat that did it, the ids that it is about, the rule that decided if it is told.

    `start` and `end` are where the events that it tells lie among those of the move. `clauses` are all the rules that
    it rests on, the one that decided first. `deed` is what a turn is known by, in a few words beside a name; empty for
    what it cost and what followed. A `minor` one counts where a turn has no other.
    """

    seat: int | None
    text: str
    ids: list[str]
    clause: str
    start: int
    end: int
    clauses: list[str]
    deed: str = ""
    minor: bool = False


class Wording:
    """Puts one game into words for the people at one table; a game with texts of its own derives from it.

    `people` are the names of the seats. This class itself serves games without texts: it says their ids as they are.
    """

    folder: ClassVar[Path | None] = None  # where the game's *.ftl files are
    written: ClassVar[str] = ""  # the ids that are written on the board and so said as they are, as a pattern

    def __init__(self, lang: str, people: Sequence[str] = ()) -> None:
        self.texts = _texts(lang, self.folder)
        self.people = people

    # --- the game -----------------------------------------------------------------------------------------------------

    def about(self) -> str:
        """The game in one sentence; empty for a game without texts."""
        return "" if self.folder is None else self.say("game-about")

    def title(self, name: str) -> str:
        """What the game of this name is called."""
        return name if self.folder is None else self.say("game-name")

    # --- what the kernel hands out ----------------------------------------------------------------------------------

    def ask(self, ask: str) -> str:
        """A question as people read it."""
        return self.say(f"ask-{ask}")

    def message(self, message: Message) -> str:
        """A label or a preview."""
        return self.say(message.key, message.args)

    def event(self, event: Event) -> str:
        """What happened, as one sentence."""
        fields = _fields(event)
        return self.say(f"event-{fields.pop('event')}", fields)

    def told(self, events: Sequence[Event]) -> list[Sentence]:
        """What happened in one move, sentence by sentence: nothing is told twice, and what goes on is one sentence."""
        loud = self.once([event for event in events if not event.quiet])
        place = {id(event): number for number, event in enumerate(events)}
        move = [read(event) for event in events]
        lines: list[Sentence] = []
        for key, group in groupby(loud, self.run_of):
            run = list(group)
            for part in [run] if key is not None else [[event] for event in run]:
                places = [place[id(event)] for event in part]
                line = _line(part, self._one(part, key), places, self._clauses(events, move, places))
                lines.append(line._replace(**self._deed(part, key)))
        return lines

    def _one(self, part: Sequence[Event], key: Hashable | None) -> str:
        return self.event(part[0]) if key is None else self.run(part)

    def _deed(self, part: Sequence[Event], key: Hashable | None) -> dict[str, Any]:
        """What a turn is known by, if these events are that."""
        kinds = [str(type(event).__struct_config__.tag) for event in part]
        for words, deeds in self._brief:
            if any(map(deeds.has, kinds)) and (said := words._one(part, key).strip()):
                return {"deed": said, "minor": deeds.weight == MINOR}
        return {}

    @cached_property
    def _brief(self) -> list[tuple[Self, Deeds]]:
        """Copies of this wording that put what happened as deeds, the greater first."""
        made = []
        for weight in (DEED, MINOR):
            words, deeds = copy(self), Deeds(self.texts, weight)
            words.texts = deeds
            made.append((words, deeds))
        return made

    def _clauses(self, events: Sequence[Event], move: Sequence[ToldEvent], places: Sequence[int]) -> list[str]:
        """The rules that the events at these places of a move rest on; what the engine says comes first."""
        own = [events[place].clause or "" for place in places]
        known = citing(self.folder)
        others = [clause for place in places for clause in known.of(move, place, self.traits(events[place]))]
        return list(dict.fromkeys(filter(None, [*own, *others])))[:MOST]

    def traits(self, event: Event) -> Mapping[str, str]:
        """What is not in the event itself and yet tells which rule it rests on; nothing, unless a game knows more."""
        return {}

    def once(self, events: Sequence[Event]) -> Iterable[Event]:
        """The events of a move without those that another of them tells as well; all, unless a game knows better."""
        return events

    def run_of(self, event: Event) -> Hashable | None:
        """What makes events in a row one sentence; None for one that stands alone."""
        return None

    def run(self, run: Sequence[Event]) -> str:
        """Several events in a row, alike by `run_of`, as one sentence."""
        raise NotImplementedError

    def reason(self, reason: Reason) -> str:
        """Why something is not allowed."""
        return self.say(f"reason-{reason.key}", reason.args)

    def score(self, line: ScoreLine) -> str:
        """What points were given for."""
        return self.say(f"score-{line.key}", line.args)

    def ending(self, game: Game[Any]) -> str:
        """How a game ended: what it says of itself, or who won."""
        if own := game.title.ending(game.state):
            return self.message(own)
        winners = game.title.winners(game.state)
        return self.texts.say("play-winners", winners=self.join([*map(self.name_seat, winners)]), count=len(winners))

    def places(self, game: Game[Any]) -> str:
        """Who came where, where there are more than a winner and a loser; else nothing."""
        places = game.title.places(game.state)
        if len(places) < 3:
            return ""
        order = sorted(range(len(places)), key=lambda player: places[player])
        said = ", ".join(f"{places[player]}. {self.name_seat(player)}" for player in order)
        return self.texts.say("play-places", places=said)

    def variant_name(self, name: str) -> str:
        """What a variant is called, whatever is chosen for it."""
        return self.say(f"variant-{name}")

    def variant(self, name: str, value: str) -> str:
        """A variant that is played."""
        return self.say(f"variant-{name}-{value}")

    # --- what a game adds -------------------------------------------------------------------------------------------

    def cards(self) -> list[CardText]:
        """Every card of the game; none unless a game says which."""
        return []

    def aid(self) -> Mapping[str, Id]:
        """What the player aid says for each `{name}`, from the game's data; nothing unless a game has one."""
        return {}

    def card_of(self, words: str) -> str:
        """The id of the card that somebody means by its id or its name; empty when there is none."""
        typed = squeezed(words)
        return next((card.id for card in self.cards() if typed in map(squeezed, self.called(card))), "")

    def called(self, card: CardText) -> Sequence[str]:
        """What people may call a card."""
        return card.id, card.name

    def meant(self, kind: str, words: Sequence[str]) -> Option:
        """The option of this kind that somebody typed; ids as they are, unless a game knows better."""
        return Option.parse(" ".join([kind, *words]))

    def name_ask(self, ask: Id) -> str:
        """A question, in a sentence about it."""
        return self.ask(str(ask))

    def name_seat(self, seat: Id) -> str:
        """The name of whoever sits there."""
        return self.people[int(seat)] if int(seat) < len(self.people) else str(seat)

    # --- the mechanism ----------------------------------------------------------------------------------------------

    def say(self, key: str, args: Mapping[str, Value] | None = None, /, **more: Value) -> str:
        """The sentence with words in the place of ids; a game without texts gets its ids in the order they come."""
        words: dict[str, str | int] = {}
        for name, value in {**(args or {}), **more}.items():
            words |= self._words(name, value)
        if self.folder is None and key not in self.texts:
            return " ".join([key.partition("-")[2], *map(str, words.values())])
        return self.texts.say(key, **words)

    def join(self, parts: Sequence[str]) -> str:
        """One, two and three."""
        if len(parts) < 2:
            return "".join(parts)
        return self.texts.say("join-and", first=", ".join(parts[:-1]), last=parts[-1])

    def amounts(self, amounts: Amounts) -> str:
        """Things and how many of each: 1 kelp and 2 credits."""
        return self.join([f"{count} {item}" for item, count in amounts.items() if count])

    def _words(self, name: str, value: Value) -> dict[str, str | int]:
        """The value of an argument; the words of a list are joined, and `count` says how many there were."""
        if isinstance(value, str | int):
            return {name: self._word(name, value)}
        if isinstance(value, Mapping):
            return {name: self.amounts(value)}
        parts = [str(self._word(name.removesuffix("s"), part)) for part in value]
        return {name: self.join(parts), "count": len(parts)}

    def _word(self, name: str, value: Id) -> str | int:
        naming = getattr(self, f"name_{name}", None)
        return value if naming is None else str(naming(value))


def _line(run: Sequence[Event], text: str, places: Sequence[int], clauses: list[str]) -> Sentence:
    ids = dict.fromkeys(found for event in run for found in _ids(event))
    clause = next((event.clause for event in run if event.clause), "")
    return Sentence(getattr(run[0], "seat", None), text, list(ids), clause, min(places), max(places) + 1, clauses)


def _fields(event: Event) -> dict[str, Any]:
    """What its sentence is made of, with the kind as `event`."""
    fields: dict[str, Any] = msgspec.to_builtins(event)
    fields.pop("clause", None)
    return fields


def _ids(event: Event) -> list[str]:
    """The ids in the fields of an event, so that a board can show what a sentence is about."""
    fields = _fields(event)
    fields.pop("event")
    values = [part for value in fields.values() for part in (value if isinstance(value, list) else [value])]
    return [part for part in values if isinstance(part, str) and part]


def squeezed(words: str) -> str:
    """Words without spaces and capitals, to compare what people type."""
    return "".join(words.split()).casefold()


@cache
def _texts(lang: str, folder: Path | None) -> Texts:
    return Texts(lang, *([] if folder is None else [folder]))


def wording_of(title: Title[Any], lang: str, people: Iterable[str] = ()) -> Wording:
    """How a game speaks in this language to the people at its table; raises `UnknownLanguage`."""
    kind: type[Wording] = title.face.wording() or Wording
    return kind(lang, list(people))
