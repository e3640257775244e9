"""Barrage in words: what happens, sentence by sentence, and what people type."""

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence

from asztal.games.barrage.cards import BASIN_OF, HEADSTREAMS, SPACES
from asztal.games.barrage.events import (
    AutomaChose,
    Banked,
    BonusScored,
    Built,
    Drafted,
    DropLeft,
    DropStopped,
    Gained,
    Laid,
    NoEnergy,
    ObjectiveScored,
    Paid,
    Ranked,
    Returned,
)
from asztal.games.barrage.face.label import encoded
from asztal.games.barrage.face.phrases import Phrases
from asztal.kernel import Event, Option
from asztal.text.wording import CardText, squeezed

_BY_CARD = ("contract", "fulfil", "discard", "company", "copy")  # options whose id is a card
_TELLS_GAIN = Ranked | Banked | NoEnergy | BonusScored | ObjectiveScored  # what is gained next is told already


class BarrageWording(Phrases):
    """Puts the game into words."""

    written = r"C\d+[AB]|P\d+-\d"

    # --- events -----------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened."""
        match event:
            case Drafted(seat, company, ""):
                return self.say("event-drafted-alone", seat=seat, company=company)
            case Paid(seat, item, count):
                return self.say("event-paid", seat=seat, items=[self.item(item, count)])
            case Laid(seat, tile, excavators, mixers):
                return self._wheel("event-laid", seat, tile, excavators, mixers)
            case Returned(seat, tile, excavators, mixers):
                return self._wheel("event-returned", seat, tile, excavators, mixers)
            case Banked(seat, count):
                return self.say("event-banked", seat=seat, count=count, automa=int(seat >= len(self.people)))
            case Gained() | DropStopped() | DropLeft():
                return self.run([event])
        return super().event(event)

    def _wheel(self, key: str, seat: int, tile: str, excavators: int, mixers: int) -> str:
        tiles = {tile: 1} if tile else {}
        items = self.name_gains(encoded({**tiles, "excavator": excavators, "mixer": mixers}))
        return self.say(key, seat=seat, items=[items])

    def run(self, run: Sequence[Event]) -> str:
        """The same thing several times in a row as one sentence."""
        first = run[0]
        match run:
            case [Built()]:
                return super().event(first)
            case [AutomaChose(criterion=why), Built(seat, structure, space)]:
                return self.say("event-built-because", seat=seat, structure=structure, space=space, criterion=why)
        if isinstance(first, DropLeft):
            return self.say("event-drop-left", count=len(run))
        if isinstance(first, DropStopped):
            stops = Counter(event.space for event in run if isinstance(event, DropStopped))
            items = [self.say("drops-at", at=space, count=count) for space, count in stops.items()]
            return self.say("event-drop-stopped", items=items)
        assert isinstance(first, Gained)
        gains: Counter[str] = Counter()
        for event in run:
            gains.update({event.item: abs(event.count)} if isinstance(event, Gained) else {})
        items = [self.item(item, count) for item, count in gains.items()]
        return self.say("event-gained" if first.count > 0 else "event-lost", seat=first.seat, items=items)

    def once(self, events: Sequence[Event]) -> Iterable[Event]:
        """Without a gain that the event before has told; why an Automa builds here stands beside what it builds."""
        reasons: dict[tuple[int, str], Event] = {}
        before: Event | None = None
        for event in events:
            match event:
                case AutomaChose(seat, space) if space in BASIN_OF:
                    reasons[seat, space] = event
                    continue
                case Built(seat, _, space) if (seat, space) in reasons:
                    yield reasons.pop((seat, space))
                    yield event
                case Gained() if isinstance(before, _TELLS_GAIN) and _same_gain(before, event):
                    pass
                case _:
                    yield event
            before = event

    def run_of(self, event: Event) -> Hashable | None:
        """Drops, and what a seat gains or loses in a row, are one sentence; so is a piece with its reason."""
        match event:
            case DropStopped() | DropLeft():
                return type(event)
            case Gained(seat, _, count):
                return Gained, seat, count > 0
            case Built(seat, _, space) | AutomaChose(seat, space) if space in BASIN_OF:
                return Built, seat, space
        return None

    # --- typed words ------------------------------------------------------------------------------------------------

    def called(self, card: CardText) -> Sequence[str]:
        """The id and the name; a company without the one who leads it, an officer also by the last name."""
        if card.kind == "company":
            return card.id, self.name_company(card.id)
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
