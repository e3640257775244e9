"""Ginkgopolis in words: the text of every card, what happens, and what people type."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import groupby

from asztal.games.ginkgopolis.cards import CARDS, LETTER_OF, Card
from asztal.games.ginkgopolis.events import Drew, Gained, Revealed
from asztal.games.ginkgopolis.face.aid import aid_of
from asztal.games.ginkgopolis.face.names import Names
from asztal.games.ginkgopolis.face.says import said
from asztal.games.ginkgopolis.reckoning import totals
from asztal.kernel.rules import Event, Id, Option, ScoreLine
from asztal.text.wording import CardText


class GinkgopolisWording(Names):
    """Puts the game into words."""

    aid = aid_of

    # --- card texts -------------------------------------------------------------------------------------------------

    def name_bonus(self, card: Id) -> str:
        """What a card in the area pays."""
        bonus = CARDS[str(card)].bonus
        assert bonus is not None
        return said(self, bonus)

    def name_about(self, card: Id) -> str:
        """The whole text of a card."""
        about = CARDS[str(card)]
        if about.bonus is None:
            return self.texts.say("card-urbanization", letter=about.letter)
        if about.kind == "character":
            start = self.say("card-start", gains=dict(about.start))
            return f"{start} {said(self, about.bonus)}"
        return said(self, about.bonus)

    def cards(self) -> list[CardText]:
        """Every card with its text."""
        return [
            CardText(
                card.id, card.kind, self.name_card(card.id), self.name_about(card.id), card.source, self._facts(card)
            )
            for card in CARDS.values()
        ]

    def _facts(self, card: Card) -> list[str]:
        return [self.texts.say("fact-set", number=card.set)] if card.set else []

    # --- events and typed words -------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened; a card without a tile has a sentence of its own."""
        match event:
            case Revealed(seat, card, ""):
                return self.say("event-revealed-alone", seat=seat, card=card)
            case Gained() | Drew():
                return self.run([event])
        return super().event(event)

    def once(self, events: Sequence[Event]) -> Iterable[Event]:
        """What a player takes in a row comes first, then which tiles these are."""
        for _, run in groupby(events, lambda event: event.seat if isinstance(event, Gained | Drew) else event):
            yield from sorted(run, key=lambda event: isinstance(event, Drew))

    def run_of(self, event: Event) -> Hashable | None:
        """All that a player takes in a row is one sentence, and so are the tiles drawn."""
        return (type(event), event.seat) if isinstance(event, Gained | Drew) else None

    def run(self, run: Sequence[Event]) -> str:
        """What was taken, or which tiles it was."""
        if isinstance(run[0], Drew):
            tiles = [event.tile for event in run if isinstance(event, Drew)]
            return self.say("event-drew", seat=run[0].seat, tiles=tiles)
        assert isinstance(run[0], Gained)
        gains = totals((event.item, event.count) for event in run if isinstance(event, Gained))
        return self.say("event-gained", seat=run[0].seat, gains=gains)

    def traits(self, event: Event) -> Mapping[str, str]:
        """A game alone and Hal have rules of their own."""
        if len(self.people) != 1:
            return {}
        return {"alone": "yes", "who": "hal" if getattr(event, "seat", 0) else ""}

    def score(self, line: ScoreLine) -> str:
        """What points were given for; a card says how."""
        if "card" in line.args:
            return self.say("score-card", line.args, bonus=line.args["card"])
        return super().score(line)

    def called(self, card: CardText) -> Sequence[str]:
        """R09, R9 or red 9; UA, A or urbanization A; in Hungarian also without the ending of the number or brackets."""
        about, name = CARDS[card.id], self.name_card(card.id)
        plain = name.replace("(", "").replace(")", "")
        if about.number:
            plain = f"{self.say('colour-word', colour=about.colour)} {about.number}"
        return card.id, self.short(card.id).strip("()"), name, plain

    def meant(self, kind: str, words: Sequence[str]) -> Option:
        """The option that somebody typed, with cards, tiles and cells in their own words."""
        typed = " ".join(words)
        card = self.card_of(typed)
        if card and kind in ("card", "keep"):
            return Option(kind, (card,))
        if card and kind in ("tile", "hand-in") and card not in LETTER_OF:
            return Option(kind, (card.lower(),))
        if kind == "move":
            return Option(kind, ("".join(typed.strip("()").split()),))
        return super().meant(kind, words)


WORDING = GinkgopolisWording
