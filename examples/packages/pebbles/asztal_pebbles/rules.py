"""The rules of Pebbles: for four rounds everybody takes pebbles of one colour; sets score, and so do majorities."""

from dataclasses import dataclass

from asztal.kernel import rules as k

COLOURS = ("red", "green", "blue")
ROUNDS, MOST, SET, LEAD = 4, 2, 4, 3


@dataclass(slots=True)
class Player(k.Data):
    red: int = 0
    green: int = 0
    blue: int = 0

    def count(self) -> list[int]:
        return [getattr(self, colour) for colour in COLOURS]


@dataclass(slots=True)
class Beach(k.State):
    players: list[Player]
    red: int = 0
    green: int = 0
    blue: int = 0


class Took(k.Event, frozen=True):
    """A seat took pebbles."""

    seat: int
    colour: str
    number: int


class Take(k.Pick[Beach]):
    """Take one or two pebbles of one colour."""

    ask = "take"

    def candidates(self, g: k.Game[Beach], f: k.Frame) -> list[k.Option]:
        return [k.Option("take", (colour, number)) for colour in COLOURS for number in range(1, MOST + 1)]

    def why(self, g: k.Game[Beach], f: k.Frame, option: k.Option) -> k.Reason | None:
        colour, number = option.ids
        return k.Reason("too-few", args={"colour": colour}) if getattr(g.state, str(colour)) < int(number) else None

    def take(self, g: k.Game[Beach], f: k.Frame, option: k.Option) -> None:
        me, colour, number = g.state.players[f.seat], str(option.ids[0]), int(option.ids[1])
        setattr(g.state, colour, getattr(g.state, colour) - number)
        setattr(me, colour, getattr(me, colour) + number)
        g.tell(Took, f.seat, colour, number)


def set_up(g: k.Game[Beach], f: k.Frame) -> None:
    """Enough for everybody, but not of each colour."""
    for colour in COLOURS:
        setattr(g.state, colour, 3 * g.state.seats)


class PebblesTitle(k.Title[Beach]):
    """What the kernel needs to know."""

    name, source, state, player, events = "pebbles", "designed", Beach, Player, (Took,)
    face_at = f"{__package__}.face"
    effects = {"game": k.Seq(set_up=k.Do(set_up), rounds=k.Repeat(ROUNDS, k.EachSeat(Take())))}

    def score_lines(self, state: Beach, seat: int) -> list[k.ScoreLine]:
        """Sets of all colours, and the colours of which nobody has as many."""
        own = state.players[seat].count()
        others = [player.count() for place, player in enumerate(state.players) if place != seat]
        leads = sum(all(count > other[colour] for other in others) for colour, count in enumerate(own))
        return [k.ScoreLine("sets", SET * min(own)), k.ScoreLine("leads", LEAD * leads)]

    def conserved(self, state: Beach) -> dict[str, int]:
        """The pebbles, wherever they are."""
        return {c: getattr(state, c) + sum(getattr(player, c) for player in state.players) for c in COLOURS}


TITLE = PebblesTitle()
