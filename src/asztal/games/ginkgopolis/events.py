"""The events of Ginkgopolis; their sentences are in the text files."""

from asztal.kernel.rules import Event, events_in


class FirstPlayer(Event, frozen=True):
    """A seat begins the round."""

    seat: int


class Characters(Event, frozen=True):
    """A seat's characters are revealed."""

    seat: int
    cards: list[str]


class NewHand(Event, frozen=True):
    """A seat spent a new-hand token and exchanged its hand."""

    seat: int


class Revealed(Event, frozen=True):
    """A seat reveals its card, alone or with a tile."""

    seat: int
    card: str
    tile: str


class Fallback(Event, frozen=True):
    """A seat cannot pay; the tile goes back and the card is played alone."""

    seat: int
    card: str


class Gained(Event, frozen=True):
    """A seat takes items from the supply."""

    seat: int
    item: str
    count: int


class Drew(Event, frozen=True):
    """For the drawer alone: which tile."""

    seat: int
    tile: str


class Urbanized(Event, frozen=True):
    """A new building stands where the token was."""

    seat: int
    tile: str
    cell: str


class TokenMoved(Event, frozen=True):
    """A token lies in another cell."""

    letter: str
    cell: str


class Constructed(Event, frozen=True):
    """A building has a new floor."""

    seat: int
    tile: str
    cell: str
    height: int


class Returned(Event, frozen=True):
    """Resources went home from a building that somebody built on."""

    seat: int
    count: int
    points: int


class Paid(Event, frozen=True):
    """A seat paid a surcharge."""

    seat: int
    resources: int
    points: int


class Rebuilt(Event, frozen=True):
    """The deck was rebuilt with new building cards."""

    cards: list[str]


class Exhausted(Event, frozen=True):
    """The tile supply is empty, for the first or second time."""

    time: int


class HandedIn(Event, frozen=True):
    """A seat handed in tiles for as many points."""

    seat: int
    tiles: list[str]


class LastRound(Event, frozen=True):
    """The end is triggered: this round is the last."""


class HalDrew(Event, frozen=True):
    """Expert Hal turned up an urbanization card and drew one more; he uses the better of the two."""

    card: str
    extra: str


class HalStuck(Event, frozen=True):
    """Hal cannot build with his card for want of this item, and the game is over."""

    card: str
    item: str


EVENTS = events_in(globals())
