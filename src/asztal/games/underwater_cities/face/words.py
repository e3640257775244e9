"""Underwater Cities in words: the text of every card, what happens, and what people type."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import cached_property, partial

from asztal.games.underwater_cities.cards import (
    ALWAYS,
    ASSISTANT,
    CARDS,
    CONTRACTS,
    METROPOLISES,
    RESOURCES,
    SLOTS,
    Card,
    parts_of,
    side_for,
)
from asztal.games.underwater_cities.events import (
    Built,
    Discarded,
    Drew,
    DrewCard,
    Gained,
    MetropolisPlaced,
    NetworkScored,
    NewOrder,
    Paid,
    Played,
    Produced,
    Readied,
    Resolved,
    Scored,
    Upgraded,
)
from asztal.games.underwater_cities.face.aid import aid_of
from asztal.games.underwater_cities.face.icons import signs
from asztal.games.underwater_cities.face.names import Names
from asztal.games.underwater_cities.face.printed import PARTS, Printed, printed
from asztal.games.underwater_cities.face.says import after_colon, inner, need, said
from asztal.games.underwater_cities.triggers import whens
from asztal.games.underwater_cities.vocabulary import OncePerTurn
from asztal.kernel.rules import Event, Id, Option
from asztal.text.wording import CardText, EffectText, squeezed

_BY_CARD = (  # options whose id is a card or a tile
    *("card", "mismatch", "discard", "use", "ready", "keep", "swap", "bottom", "special", "give-up", "ability"),
    *("produce", "metropolis", "first"),
)


class UnderwaterCitiesWording(Names):
    """Puts the game into words."""

    aid = aid_of

    # --- card texts -------------------------------------------------------------------------------------------------

    def cards(self) -> list[CardText]:
        """Every card, metropolis, contract and slot with its text."""
        return self._cards

    @cached_property
    def _cards(self) -> list[CardText]:
        made = [self._card(card.id, _kind_of(card), card.source, self._facts(card)) for card in CARDS.values()]
        for tile in METROPOLISES.values():
            fact = self.texts.say("fact-metropolis", tile=tile.colour)
            made.append(self._card(tile.id, "metropolis", tile.source, [fact]))
        for contract in CONTRACTS.values():
            made.append(self._card(contract.id, "contract", contract.source, [self.texts.say("fact-contract")]))
        for slot in SLOTS.values():
            fact = self.texts.say("fact-slot", side=0 if slot.id == ALWAYS else int(slot.id[:2]))
            made.append(self._card(slot.id, "slot", slot.source, [fact]))
        return made

    def _card(self, id_: str, kind: str, source: str, facts: list[str]) -> CardText:
        name = self.name_slot(id_) if kind == "slot" else self.name_card(id_)
        effects = [EffectText(one.at, "", self._printed(one), signs(one)) for one in printed(id_)]
        return CardText(id_, kind, name, self.name_about(id_), source, facts, effects)

    def _facts(self, card: Card) -> list[str]:
        """What stands printed beside the name of a card."""
        if card.id == ASSISTANT:
            return [self.texts.say("fact-assistant")]
        keys = ["fact-era"] if card.era else ["fact-special", "fact-cost"]
        say = partial(self.texts.say, era=card.era, cost=card.cost, colour=card.colour, type=card.type)
        return [say(key) for key in (*keys, "colour-word", "type-word")]

    def name_about(self, card: Id) -> str:
        """The whole text of a card, a metropolis, a contract or a slot."""
        id_ = str(card)
        if id_ in CARDS:
            return said(self, CARDS[id_].effect)
        return " ".join(map(self._printed, printed(id_)))

    def _printed(self, one: Printed) -> str:
        """One effect with the moment or the conditions that are printed before it."""
        if one.needs:
            reward = after_colon(self, one.effect)
            return self.texts.say("about-contract", needs=need(self, one.needs), reward=reward)
        if one.moment:
            does = inner(self, one.effect) if one.moment == "scoring" else after_colon(self, one.effect)
            return self.texts.say("about-metropolis", moment=one.moment, does=does)
        return said(self, one.effect)

    def name_does(self, name: Id) -> str:
        """What a part or an alternative does, by its name; a call of a trigger by its address."""
        kind, _, rest = str(name).partition(".")
        if not rest:
            return inner(self, PARTS[kind])
        source = rest.partition(".")[0]
        if kind == "when":
            parts = {at: part.then for part, at in whens(CARDS[source])}[str(name)]
            return self.texts.say("does-of", name=self.name_card(source), does=after_colon(self, parts))
        if kind == "take_contract":
            reward = after_colon(self, CONTRACTS[rest].reward)
            return self.texts.say("does-contract", name=self.name_card(source), does=reward)
        assert kind == "metropolis", name
        return self.texts.say(
            "does-of", name=self.name_card(source), does=after_colon(self, METROPOLISES[rest].instant)
        )

    def name_ability(self, card: Id) -> str:
        """What a card allows once per turn."""
        (part,) = parts_of(str(card), OncePerTurn)
        return after_colon(self, part.once_per_turn)

    # --- events -----------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened, as one sentence."""
        match event:
            case Gained() | Paid() | DrewCard() | Discarded() | Readied() | MetropolisPlaced():
                return self.run([event])
            case Built(seat, kind, site) | Upgraded(seat, kind, site):
                key = "event-built" if isinstance(event, Built) else "event-upgraded"
                return self.say(key, seat=seat, thing=kind, n=1, site=site, x=int(site[-1] == "x"))
            case Played(seat, card, matches):
                return self.say("event-played", seat=seat, card=card, matches=int(matches))
            case Produced(seat, gains):
                return self.say("event-produced", seat=seat, amounts=gains)
        return super().event(event)

    def run(self, run: Sequence[Event]) -> str:
        """One sentence for what one player did several times in a row."""
        first = run[0]
        if isinstance(first, DrewCard | Discarded | Readied):
            cards = [event.card for event in run if isinstance(event, DrewCard | Discarded | Readied)]
            return self.say(f"event-{type(first).__struct_config__.tag}", seat=first.seat, cards=cards)
        if isinstance(first, MetropolisPlaced):
            placed = [event for event in run if isinstance(event, MetropolisPlaced)]
            tiles = self.join([self.say("tile-at", tile=event.tile, site=event.site) for event in placed])
            return self.texts.say("event-metropolis-placed", seat=self.name_seat(first.seat), tiles=tiles)
        assert isinstance(first, Gained | Paid)
        items: Counter[str] = Counter()
        for event in run:
            items.update({event.item: event.count} if isinstance(event, Gained | Paid) else {})
        key = "event-gained" if isinstance(first, Gained) else "event-paid"
        return self.texts.say(key, seat=self.name_seat(first.seat), items=self.amount(items, "item-gained"))

    def once(self, events: Sequence[Event]) -> Iterable[Event]:
        """Nothing is told twice."""
        return _told_once(events)

    def run_of(self, event: Event) -> Hashable | None:
        """What a player takes, pays, draws, discards, readies or places in a row is one sentence."""
        if not isinstance(event, Gained | Paid | DrewCard | Discarded | Readied | MetropolisPlaced):
            return None
        return type(event), event.seat, event.clause

    # --- typed words ------------------------------------------------------------------------------------------------

    def called(self, card: CardText) -> Sequence[str]:
        """A card by its id and its name; a slot by its id alone, because both sides of the board name their slots."""
        return (card.id,) if card.kind == "slot" else super().called(card)

    def meant(self, kind: str, words: Sequence[str]) -> Option:
        """The option that somebody typed, with cards, slots, resources and sites in their own words."""
        typed = squeezed(" ".join(words))
        if kind in _BY_CARD and (card := self.card_of(typed)):
            return Option(kind, (card,))
        if kind in ("slot", "clone"):
            for slot in self._slots():
                if typed in map(squeezed, (slot, self.name_slot(slot))):
                    return Option(kind, (slot,))
        if kind == "give":
            for item in RESOURCES:
                if typed == squeezed(self.texts.say("item-word", item=item)):
                    return Option(kind, (item,))
        if kind in ("upgrade", "convert", "output"):
            return Option(kind, (_site(typed),))
        if kind == "build" and len(words) > 1:
            return Option(kind, (words[0], _site(words[-1])))
        return super().meant(kind, words)

    def _slots(self) -> Iterator[str]:
        """The slots of the side that as many people use as sit at the table, and the always-available one."""
        side = side_for(len(self.people))
        return (slot for slot in SLOTS if slot == ALWAYS or slot.startswith(side))


WORDING = UnderwaterCitiesWording


def _site(typed: str) -> str:
    """A site as the board names it."""
    return f"{typed[:1].upper()}{typed[1:].lower()}"


def _told_once(events: Iterable[Event]) -> Iterator[Event]:
    """The events that are told.

    Left out are gains that a sum has told already, the number of known cards, that a card just played takes effect, and
    the order of somebody alone.
    """
    told: Counter[tuple[int, str, int]] = Counter()
    before: Event | None = None
    for event in events:
        match event:
            case Produced(seat, gains):
                told.update((seat, item, count) for item, count in gains.items())
            case Scored(seat, _, count):
                told[seat, "point", count] += 1
            case NetworkScored(seat, cities, resources):
                told.update([(seat, "point", cities), (seat, "point", resources)])
            case Gained(seat, item, count) if told[seat, item, count]:
                told[seat, item, count] -= 1
                continue
            case Drew(seat) if isinstance(before, DrewCard) and before.seat == seat:
                continue
            case Resolved(_, card) if isinstance(before, Played) and before.card == card:
                continue
            case NewOrder([_]):
                continue
        before = event
        yield event


def _kind_of(card: Card) -> str:
    return "assistant" if card.id == ASSISTANT else "era" if card.era else "special"
