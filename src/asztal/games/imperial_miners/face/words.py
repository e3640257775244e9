"""Imperial Miners in words: the text of every card, what happens, and what people type."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise

from asztal.games.imperial_miners.cards import BOARDS, CARDS, EVENTS, FACTIONS, SOURCE, SURFACE, Card, marked, written
from asztal.games.imperial_miners.events import Activated, Discarded, Drew, DrewHidden, EventRevealed, Gained
from asztal.games.imperial_miners.face.aid import aid_of
from asztal.games.imperial_miners.face.icons import icons
from asztal.games.imperial_miners.face.names import Names
from asztal.games.imperial_miners.face.says import said
from asztal.games.imperial_miners.vocabulary import Parts
from asztal.kernel.rules import Event, Id, Option
from asztal.text.wording import CardText, EffectText, squeezed

WRITTEN = written()
_BY_CARD = ("card", "keep", "discard")  # options whose id is a card
_BY_PLACE = ("place", "next", "machine", "spend", "collapse", "clear", "activate")  # options whose id is a position


class ImperialMinersWording(Names):
    """Puts the game into words."""

    aid = aid_of

    # --- card texts -------------------------------------------------------------------------------------------------

    def name_does(self, address: Id) -> str:
        """What an effect does: card.II-12.A, space.E.5, event.EV-10 or surface.gold."""
        return self._sentence(WRITTEN[str(address)])

    def name_about(self, card: Id) -> str:
        """The whole text of a mine card, an event or a research board."""
        effects = self._effects(str(card))
        return " ".join(f"{effect.mark}: {effect.text}" if effect.mark else effect.text for effect in effects)

    def name_spaces(self, spaces: Id) -> str:
        """Some spaces of a research board with what they do: E.3-7."""
        side, _, span = str(spaces).partition(".")
        first, last = map(int, span.split("-"))
        return " ".join(f"{space}: {self.name_does(f'space.{side}.{space}')}" for space in range(first, last + 1))

    def _sentence(self, parts: Parts) -> str:
        if parts not in self._sentences:
            self._sentences[parts] = said(self, parts)
        return self._sentences[parts]

    @cached_property
    def _sentences(self) -> dict[Parts, str]:
        return {}

    def cards(self) -> list[CardText]:
        """Every mine card, event and research board, and the surface, with text and effects."""
        return [
            *(self._text(card.id, "mine", *self._facts(card)) for card in CARDS.values()),
            *(self._text(event.id, "event", self.say("event-when", kind=event.kind)) for event in EVENTS.values()),
            *(self._text(side, "board", self.say("fact-board", side=side)) for side in BOARDS),
            self._surface(),
        ]

    def _text(self, card: str, kind: str, *facts: str) -> CardText:
        return CardText(
            card, kind, self.name_card(card), self.name_about(card), SOURCE, list(facts), self._effects(card)
        )

    def _effects(self, card: str) -> list[EffectText]:
        """The effects of a card or event, or the spaces of a research board, from its bottom."""
        if card in BOARDS:
            return [self._effect(f"space.{card}.{space}", str(space)) for space in range(1, BOARDS[card].top + 1)]
        if card in EVENTS:
            return [self._effect(f"event.{card}")]
        marks = [mark for mark, _ in marked(CARDS[card])]
        return [self._effect(f"card.{card}.{mark}", mark if len(marks) > 1 else "") for mark in marks]

    def _effect(self, address: str, mark: str = "") -> EffectText:
        return EffectText(address, mark, self.name_does(address), icons(WRITTEN[address]))

    def _surface(self) -> CardText:
        """What may be done on reaching the surface."""
        effects = [self._effect(f"surface.{name}") for name in SURFACE]
        text = " ".join(effect.text for effect in effects)
        return CardText("surface", "surface", self.say("surface"), text, "public", effects=effects)

    def _facts(self, card: Card) -> tuple[str, ...]:
        level, cost = self.say("fact-level", level=card.level), self.say("fact-cost", cost=card.cost)
        return level, cost, self.name_factions(card.id), self.say("fact-carts", edges=card.id)

    # --- events and typed words -------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened, as one sentence."""
        match event:
            case Activated(seat, card, "A") if not CARDS[card].b:
                return self.say("event-activated", seat=seat, card=card, effect="only")
            case Gained() | Drew() | DrewHidden() | Discarded():
                return self.run([event])
        return super().event(event)

    def run(self, run: Sequence[Event]) -> str:
        """One sentence for what one player did several times in a row."""
        if isinstance(run[0], Drew):
            cards = [event.card for event in run if isinstance(event, Drew)]
            return self.say("event-drew", seat=run[0].seat, cards=cards)
        if isinstance(run[0], Discarded):
            cards = [event.card for event in run if isinstance(event, Discarded)]
            return self.say("event-discarded", seat=run[0].seat, cards=cards)
        if isinstance(run[0], Gained):
            gains: Counter[str] = Counter()
            for event in run:
                gains.update({event.item: event.count} if isinstance(event, Gained) else {})
            return self.say("event-gained", seat=run[0].seat, items=gains)
        assert isinstance(run[0], DrewHidden)
        counts = Counter(event.level for event in run if isinstance(event, DrewHidden))
        items = [self.texts.say("level-count", level=level, count=count) for level, count in sorted(counts.items())]
        return self.say("event-drew-hidden", seat=run[0].seat, items=items)

    def once(self, events: Sequence[Event]) -> Iterable[Event]:
        """A card drawn is told once."""
        return [event for event, after in pairwise([*events, None]) if event and not _told_next(event, after)]

    def run_of(self, event: Event) -> Hashable | None:
        """What a player does several times in a row is one sentence."""
        return (type(event), event.seat) if isinstance(event, Gained | Drew | DrewHidden | Discarded) else None

    def traits(self, event: Event) -> Mapping[str, str]:
        """When the card of a round is carried out."""
        return {"kind": EVENTS[event.card].kind} if isinstance(event, EventRevealed) else {}

    def called(self, card: CardText) -> Sequence[str]:
        """I-05, I5, Headbutt Heading; board A, Assayers' Ladder."""
        if card.kind in ("board", "surface"):
            return card.id, card.name
        level, _, number = card.id.partition("-")
        return card.id, f"{level}{int(number)}", f"{level}{number}", card.name

    def meant(self, kind: str, words: Sequence[str]) -> Option:
        """The option that somebody typed, with cards, places, factions and boards in their own words."""
        typed = " ".join(words)
        if kind in _BY_CARD and (card := self.card_of(typed)):
            return Option(kind, (card,))
        if kind == "board" and (board := self.card_of(typed)):
            return Option(kind, (board,))
        if kind == "faction":
            named = {squeezed(self.name_faction(faction)): faction for faction in FACTIONS}
            return Option(kind, (named.get(squeezed(typed), typed.upper()),))
        if kind == "effect":
            return Option(kind, (typed.upper(),))
        if kind in _BY_PLACE:
            return Option(kind, ("".join(typed.strip("()").split()),))
        return super().meant(kind, words)


WORDING = ImperialMinersWording


def _told_next(event: Event, after: Event | None) -> bool:
    """Whether the next event tells the same and more."""
    return isinstance(event, DrewHidden) and isinstance(after, Drew) and event.seat == after.seat
