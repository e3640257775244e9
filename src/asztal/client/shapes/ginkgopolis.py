"""Types of what a seat of ginkgopolis is shown; made by `make golden`."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class Asked(TypedDict):
    """A decision in a view: the question, and the options in their text form."""

    ask: str
    options: list[str]


class Characters(TypedDict):
    """A seat's characters are revealed."""

    event: Literal["characters"]
    seat: int
    cards: list[str]
    clause: NotRequired[str]


class Constructed(TypedDict):
    """A building has a new floor."""

    event: Literal["constructed"]
    seat: int
    tile: str
    cell: str
    height: int
    clause: NotRequired[str]


class DeckView(TypedDict):
    """A deck as somebody sees it: known places at the top and the bottom, the rest as numbers of cards per pool."""

    top: list[str | int]
    pools: dict[str, int]
    bottom: list[str | int]


class DistrictView(TypedDict):
    """A district with its players in order of rank."""

    colour: str
    cells: list[str]
    ranks: list[Rank]


class Drew(TypedDict):
    """For the drawer alone: which tile."""

    event: Literal["drew"]
    seat: int
    tile: str
    clause: NotRequired[str]


class Exhausted(TypedDict):
    """The tile supply is empty, for the first or second time."""

    event: Literal["exhausted"]
    time: int
    clause: NotRequired[str]


class Fallback(TypedDict):
    """A seat cannot pay; the tile goes back and the card is played alone."""

    event: Literal["fallback"]
    seat: int
    card: str
    clause: NotRequired[str]


class FirstPlayer(TypedDict):
    """A seat begins the round."""

    event: Literal["first-player"]
    seat: int
    clause: NotRequired[str]


class Gained(TypedDict):
    """A seat takes items from the supply."""

    event: Literal["gained"]
    seat: int
    item: str
    count: int
    clause: NotRequired[str]


class HalDrew(TypedDict):
    """Expert Hal turned up an urbanization card and drew one more; he uses the better of the two."""

    event: Literal["hal-drew"]
    card: str
    extra: str
    clause: NotRequired[str]


class HalStuck(TypedDict):
    """Hal cannot build with his card for want of this item, and the game is over."""

    event: Literal["hal-stuck"]
    card: str
    item: str
    clause: NotRequired[str]


class HandedIn(TypedDict):
    """A seat handed in tiles for as many points."""

    event: Literal["handed-in"]
    seat: int
    tiles: list[str]
    clause: NotRequired[str]


class LastRound(TypedDict):
    """The end is triggered: this round is the last."""

    event: Literal["last-round"]
    clause: NotRequired[str]


class NewHand(TypedDict):
    """A seat spent a new-hand token and exchanged its hand."""

    event: Literal["new-hand"]
    seat: int
    clause: NotRequired[str]


class Observation(TypedDict):
    """What people are shown: an observation, and the game's forecast from it, null where a game has none."""

    game: str
    rules: int
    seat: int
    seats: int
    variant: dict[str, str]
    waiting: list[int]
    position: list[dict[str, Any]]
    path: list[int]
    counters: dict[str, int]
    unseen: dict[str, list[str]]
    seen: dict[str, list[str]]
    decision: Asked | None
    view: View
    forecast: None


class Paid(TypedDict):
    """A seat paid a surcharge."""

    event: Literal["paid"]
    seat: int
    resources: int
    points: int
    clause: NotRequired[str]


class PlayerView(TypedDict):
    """A player as a seat sees it: `points` and `tiles` are None and empty behind another's screen."""

    resources: int
    supply: int
    points: int | None
    new_hand_tokens: int
    hand: list[str | int]
    sealed: list[str | int]
    tiles: list[str | int]
    laid: list[str | int]
    offered: list[str | int]
    committed: int
    with_tile: bool
    area: list[str]
    locked: bool
    unscreened: bool


class Rank(TypedDict):
    """A player in a district: the resources there, and the points that they would score now."""

    seat: int
    resources: int
    points: int


class Rebuilt(TypedDict):
    """The deck was rebuilt with new building cards."""

    event: Literal["rebuilt"]
    cards: list[str]
    clause: NotRequired[str]


class Returned(TypedDict):
    """Resources went home from a building that somebody built on."""

    event: Literal["returned"]
    seat: int
    count: int
    points: int
    clause: NotRequired[str]


class Revealed(TypedDict):
    """A seat reveals its card, alone or with a tile."""

    event: Literal["revealed"]
    seat: int
    card: str
    tile: str
    clause: NotRequired[str]


class TokenMoved(TypedDict):
    """A token lies in another cell."""

    event: Literal["token-moved"]
    letter: str
    cell: str
    clause: NotRequired[str]


class Urbanized(TypedDict):
    """A new building stands where the token was."""

    event: Literal["urbanized"]
    seat: int
    tile: str
    cell: str
    clause: NotRequired[str]


class View(TypedDict):
    """The table as a seat sees it."""

    players: list[PlayerView]
    top: dict[str, str]
    height: dict[str, int]
    owner: dict[str, int]
    markers: list[str]
    tokens: dict[str, str]
    covered: list[str]
    districts: list[DistrictView]
    first: int
    round: int
    deck: DeckView
    discard: list[str | int]
    supply: DeckView
    removed: list[str | int]
    played: list[str | int]
    characters: DeckView
    box: list[str | int]
    picked: int
    handed_in: bool
    ending: bool


Event: TypeAlias = (
    FirstPlayer
    | Characters
    | NewHand
    | Revealed
    | Fallback
    | Gained
    | Drew
    | Urbanized
    | TokenMoved
    | Constructed
    | Returned
    | Paid
    | Rebuilt
    | Exhausted
    | HandedIn
    | LastRound
    | HalDrew
    | HalStuck
)
