"""The text of a notice: it tells what everybody at the table sees, never a question, a card or a score.

A notice about the person tells what was done in their name.
"""

from typing import NamedTuple

from asztal import registry
from asztal.registry import UnknownGame
from asztal.server.tables.lobby.guests import unlinked
from asztal.server.tables.play.sentences import texts_of
from asztal.text.wording import wording_of

REASONS = ("turn", "alarm", "remind", "proposed", "taken", "ended")
ALWAYS = ("claim", "claimed")  # somebody asks for one's seat, or has it: told at once, whatever one wants to be told


class LetterItem(NamedTuple):
    """A table in a letter: the reason, the game, the other people, and its address. Without a table, the person."""

    table: str
    reason: str
    game: str
    people: list[str]
    url: str


class Letter(NamedTuple):
    """Everything that a person is told at once, under one id however often it is sent; first what is about them."""

    id: str
    lang: str
    items: list[LetterItem]
    made: float  # seconds since 1970

    def line(self, item: LetterItem) -> str:
        """One table in a sentence."""
        said = texts_of(self.lang).say(f"notice-{item.reason}", game=game_name(item.game, self.lang))
        return f"{said} {self.company(item)}".rstrip()

    def company(self, item: LetterItem) -> str:
        """The names of the others at a table, in a sentence."""
        people = ", ".join(map(unlinked, item.people))
        return texts_of(self.lang).say("notice-people", people=people) if people else ""

    @property
    def title(self) -> str:
        """The whole letter in a few words."""
        item = self.items[0]
        if len(self.items) == 1 or not item.table:
            return texts_of(self.lang).say(f"notice-{item.reason}", game=game_name(item.game, self.lang))
        return texts_of(self.lang).say("notice-several", count=len(self.items))

    @property
    def body(self) -> str:
        """What the letter says after its title."""
        return self.company(self.items[0]) if len(self.items) == 1 else "\n".join(map(self.line, self.items))


def game_name(game: str, lang: str) -> str:
    """The name of a game; its id where it is not installed."""
    try:
        title = registry.find(game)
    except UnknownGame:
        return game
    return wording_of(title, lang).title(title.name)
