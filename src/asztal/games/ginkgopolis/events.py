"""What happens in Ginkgopolis, as events; the sentences are in the text files."""

from asztal.kernel import Event, events_in


class FirstPlayer(Event):
    """A seat begins the round."""

    seat: int


class Characters(Event):
    """A seat's characters are revealed."""

    seat: int
    cards: list[str]


class NewHand(Event):
    """A seat spent a new-hand token and exchanged its hand."""

    seat: int


class Revealed(Event):
    """A seat reveals its card, alone or with a tile."""

    seat: int
    card: str
    tile: str


class Fallback(Event):
    """A seat cannot pay; the tile goes back and the card is played alone."""

    seat: int
    card: str


class Gained(Event):
    """A seat takes items from the supply."""

    seat: int
    item: str
    count: int


class Drew(Event):
    """For the drawer alone: which tile."""

    seat: int
    tile: str


class Urbanized(Event):
    """A new building stands where the token was."""

    seat: int
    tile: str
    cell: str


class TokenMoved(Event):
    """A token lies in another cell."""

    letter: str
    cell: str


class Constructed(Event):
    """A building has a new floor."""

    seat: int
    tile: str
    cell: str
    height: int


class Returned(Event):
    """Resources went home from a building that somebody built on."""

    seat: int
    count: int
    points: int


class Paid(Event):
    """A seat paid a surcharge."""

    seat: int
    resources: int
    points: int


class Rebuilt(Event):
    """The deck was rebuilt with new building cards."""

    cards: list[str]


class Exhausted(Event):
    """The tile supply is empty, for the first or second time."""

    time: int


class HandedIn(Event):
    """A seat handed in tiles for as many points."""

    seat: int
    tiles: list[str]


class LastRound(Event):
    """The end is triggered: this round is the last."""


class HalDrew(Event):
    """Expert Hal turned up an urbanization card and drew one more; he uses the better of the two."""

    card: str
    extra: str


class HalStuck(Event):
    """Hal cannot build with his card for want of this item, and the game is over."""

    card: str
    item: str


EVENTS = events_in(globals())
