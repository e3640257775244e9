"""Barrage in words: what happens, sentence by sentence, and what people type."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence

from msgspec import to_builtins

from asztal.games.barrage.cards import BASIN_OF, HEADSTREAMS, SPACES
from asztal.games.barrage.events import (
    AutomaChose,
    Banked,
    BonusScored,
    Built,
    Drafted,
    DropLeft,
    DropsPlaced,
    DropStopped,
    Engineers,
    Gained,
    Laid,
    NoEnergy,
    ObjectiveScored,
    Paid,
    Produced,
    Ranked,
    Returned,
    Rotated,
)
from asztal.games.barrage.face.aid import aid_of
from asztal.games.barrage.face.phrases import Phrases
from asztal.kernel.rules import Amounts, Event, Id, Option
from asztal.text.wording import CardText, squeezed

_BY_CARD = ("contract", "fulfil", "discard", "company", "copy")  # options whose id is a card
_TELLS_GAIN = Ranked | Banked | NoEnergy | BonusScored | ObjectiveScored  # what is gained next is told already


class BarrageWording(Phrases):
    """Puts the game into words."""

    written = r"C\d+[AB]|P\d+-\d"

    def aid(self) -> Mapping[str, Id]:
        """Costs, points and limits for the player aid."""
        return aid_of(self)

    # --- events -----------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened, as one sentence."""
        match event:
            case Drafted(seat, company, ""):
                return self.say("event-drafted-alone", seat=seat, company=company)
            case Engineers(seat, space, count) if self._is_automa(seat) and space in SPACES:
                place = self.row_of(space)
                return self.texts.say("event-engineers", seat=self.name_seat(seat), count=count, space=place)
            case Paid(seat, item, count):
                return self.say("event-paid", seat=seat, items={item: count})
            case Laid(seat, tile, excavators, mixers):
                return self.say("event-laid", seat=seat, items=_on_wheel(tile, excavators, mixers))
            case Returned(seat, tile, excavators, mixers):
                return self.say("event-returned", seat=seat, items=_on_wheel(tile, excavators, mixers))
            case Banked(seat, count):
                return self.say("event-banked", seat=seat, count=count, automa=int(self._is_automa(seat)))
            case Gained() | DropStopped() | DropLeft():
                return self.run([event])
        return super().event(event)

    def _is_automa(self, seat: int) -> bool:
        return seat >= len(self.people)

    def run(self, run: Sequence[Event]) -> str:
        """Several events in a row that are one thing, as one sentence."""
        match run:
            case [DropStopped() | DropLeft(), *_]:
                return self._water(run)
            case [Gained(seat, _, count), *_]:
                gains = _sum({event.item: abs(event.count)} for event in run if isinstance(event, Gained))
                return self.say("event-gained" if count > 0 else "event-lost", seat=seat, items=gains)
            case [event]:
                return self.event(event)
            case [AutomaChose(criterion=why), Built(seat, structure, space)]:
                return self.say("event-built-because", seat=seat, structure=structure, space=space, criterion=why)
            case [AutomaChose(criterion=why), Produced() as made]:
                return self.say("event-produced-because", {**to_builtins(made), "criterion": why})
            case [AutomaChose(seat, space, why), *drops]:
                count = sum(event.count for event in drops if isinstance(event, DropsPlaced))
                return self.say("event-drops-chosen", seat=seat, headstream=space, count=count, criterion=why)
            case [Banked(seat, count), NoEnergy(_, lost)]:
                automa = int(self._is_automa(seat))
                return self.say("event-without-energy", seat=seat, count=count, lost=lost, automa=automa)
            case [BonusScored(bonus=bonus), *_]:
                return self.say("event-bonus-none", seats=[event.seat for event in run], bonus=bonus)  # type: ignore[attr-defined]
            case [Rotated(seat) | Returned(seat), *_]:
                return self._wheel(seat, run)
        return " ".join(map(self.event, run))  # the same twice, as drops of an income and of the round that begins

    def _water(self, run: Sequence[Event]) -> str:
        """Where water stops, then how much of it is gone."""
        stops = Counter(event.space for event in run if isinstance(event, DropStopped))
        items = [self.say("drops-at", at=space, count=count) for space, count in stops.items()]
        left = sum(isinstance(event, DropLeft) for event in run)
        said = [self.say("event-drop-stopped", items=items)] if items else []
        return " ".join([*said, *([self.say("event-drop-left", count=left)] if left else [])])

    def _wheel(self, seat: int, run: Sequence[Event]) -> str:
        """How far the wheel turned, and what came back."""
        back = [event for event in run if isinstance(event, Returned)]
        count = sum(event.count for event in run if isinstance(event, Rotated))
        if not back:
            return self.say("event-rotated", seat=seat, count=count)
        tiles = {event.tile: 1 for event in back if event.tile}
        items = {**tiles, **_sum(_on_wheel("", event.excavators, event.mixers) for event in back)}
        return self.say("event-turned", seat=seat, count=count, items=items)

    def once(self, events: Sequence[Event]) -> Iterable[Event]:
        """Without a gain that the event before has told; why an Automa chose a place stands beside what it does."""
        reasons: dict[tuple[int, str], Event] = {}
        before: Event | None = None
        for event in events:
            match event:
                case AutomaChose(seat, space) if space in BASIN_OF:
                    reasons[seat, space] = event
                    continue
                case Built(seat, _, space) | Produced(seat, _, _, _, space) if (seat, space) in reasons:
                    yield reasons.pop((seat, space))
                    yield event
                case Gained() if isinstance(before, _TELLS_GAIN) and _same_gain(before, event):
                    pass
                case _:
                    yield event
            before = event

    def run_of(self, event: Event) -> Hashable | None:
        """What goes on is one sentence: water, gains, the wheel, drops and pieces with their reason, what is scored."""
        match event:
            case DropStopped() | DropLeft():
                return DropStopped
            case Gained(seat, _, count):
                return Gained, seat, count > 0, event.clause
            case Rotated(seat) | Returned(seat):
                return Rotated, seat
            case Built(seat, _, space) | Produced(seat, _, _, _, space):
                return Built, seat, space
            case AutomaChose(seat, space) if space in BASIN_OF:
                return Built, seat, space
            case AutomaChose(_, space) | DropsPlaced(space):
                return DropsPlaced, space
            case Banked(seat) | NoEnergy(seat):
                return Banked, seat
            case BonusScored(_, bonus, 0):
                return BonusScored, bonus, event.clause
        return None

    def traits(self, event: Event) -> Mapping[str, str]:
        """Automas have rules of their own."""
        found = {"who": getattr(event, "seat", -1), "owner": getattr(event, "owner", -1)}
        return {name: "automa" for name, seat in found.items() if self._is_automa(seat)}

    # --- typed words ------------------------------------------------------------------------------------------------

    def called(self, card: CardText) -> Sequence[str]:
        """The id and the name, of an officer also the last name alone."""
        return (card.id, card.name, card.name.split()[-1]) if card.kind == "officer" else (card.id, card.name)

    def meant(self, kind: str, words: Sequence[str]) -> Option:
        """The option that somebody typed, with spaces, contracts, companies and officers in their own words."""
        typed = squeezed(" ".join(words))
        if kind in _BY_CARD and (card := self.card_of(typed)):
            return Option(kind, (card,))
        known = {"site": [*BASIN_OF], "headstream": [*HEADSTREAMS], "space": [*SPACES]}
        for space in known.get(kind, ()):
            short = self.short(space) if space not in SPACES else self.name_action(space)
            if typed in map(squeezed, (space, short, self.name_space(space))):
                return Option(kind, (space,))
        return super().meant(kind, [word.upper() for word in words] if kind == "produce" else words)


def _same_gain(scored: Ranked | Banked | NoEnergy | BonusScored | ObjectiveScored, gained: Gained) -> bool:
    return (scored.seat, scored.count) == (gained.seat, abs(gained.count))


def _on_wheel(tile: str, excavators: int, mixers: int) -> dict[str, int]:
    """What lies in a segment of the wheel."""
    return {**({tile: 1} if tile else {}), "excavator": excavators, "mixer": mixers}


def _sum(amounts: Iterable[Amounts]) -> Amounts:
    """All amounts together, in the order in which they come."""
    total: Counter[str] = Counter()
    for each in amounts:
        total.update(each)
    return total
