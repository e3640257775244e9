"""A small model of who may do what at a table; it knows nothing of the server.

It keeps who sat down where, who came by which link, who is away and what is proposed, and what each of it allows.
"""

from dataclasses import dataclass, field

SEATS = 3


@dataclass
class Place:
    sat: int | None = None
    linked: set[int] = field(default_factory=set)
    link: str = ""
    why: str = ""  # why a bot plays it

    @property
    def bot(self) -> bool:
        return bool(self.why)

    @property
    def holders(self) -> set[int]:
        return self.linked | ({self.sat} if self.sat is not None else set())

    @property
    def free(self) -> bool:
        return not self.bot and not self.holders


Right = int | str | None  # a person, the secret of a link, or neither


@dataclass
class Proposal:
    kind: str
    by: int
    seat: int | None
    asked: set[int]
    agreed: set[int]
    passed: set[int] = field(default_factory=set)


class Model:
    """Who may do what; each method says how the server has to answer."""

    def __init__(self, *, days: bool = False, id: str = "") -> None:
        self.id = id
        self.asked = False  # somebody asked for a seat
        self.days = days  # played over days, so that nobody but the clock replaces anybody; and nothing runs it here
        self.places = [Place() for _ in range(SEATS)]
        self.status = "waiting"
        self.owner = 0
        self.barred: set[int] = set()
        self.away: set[int] = set()  # seats that nobody has been connected with for an hour
        self.lost: set[int] = set()  # and for more than a month
        self.reminded: set[int] = set()
        self.proposal: Proposal | None = None

    def seat(self, right: Right) -> int | None:
        if right is None:
            return None
        for number, place in enumerate(self.places):
            if right in place.holders if isinstance(right, int) else right == place.link:
                return number
        return None

    def join(self, person: int, seat: int | None, *, invited: bool) -> str:
        if not invited and person != self.owner:
            return "invited-only"
        if self.status != "waiting":
            return "already-started"
        if self.seat(person) is not None:
            return "already-seated"
        if person in self.barred:
            return "barred"
        free = [number for number, place in enumerate(self.places) if place.free]
        if seat is None and not free:
            return "table-full"
        if seat is not None and seat not in free:
            return "seat-taken"
        return ""

    def leave(self, person: int, *, for_good: bool = False) -> str:
        seat = self.seat(person)
        if seat is None:
            return "not-seated"
        place = self.places[seat]
        if self.status == "playing" and not for_good:
            if not place.bot:
                self.hand_over(seat, "left")
        elif self.status == "playing" and place.sat == person:
            self.places[seat] = Place()
            self.hand_over(seat, "gone")
            self.pass_on(person, seat)
        elif self.status == "waiting" and place.sat == person:
            self.places[seat] = Place()
            self.pass_on(person, seat)
        elif self.status in ("waiting", "playing"):
            place.linked.discard(person)
        return ""

    def come(self, seat: int) -> None:
        self.away.discard(seat)
        self.lost.discard(seat)

    def hand_over(self, seat: int, why: str) -> None:
        self.places[seat].why, self.proposal = why, None

    def pass_on(self, person: int, seat: int | None) -> None:
        others = self.places if seat is None else [self.places[(seat + n) % SEATS] for n in range(1, SEATS)]
        heirs = [place.sat for place in sorted(others, key=lambda place: place.bot) if place.sat is not None]
        if person == self.owner and heirs:
            self.owner = heirs[0]

    def erase(self, person: int) -> None:
        """The person stands up for good, and leads no table any more."""
        seat = self.seat(person)
        sat = seat is not None and self.places[seat].sat == person
        if seat is not None:
            self.leave(person, for_good=True)
        if not sat and self.status in ("waiting", "playing"):
            self.pass_on(person, None)

    def bring(self, guest: int, person: int) -> str:
        """What becomes of a guest's seat that a person brings along: "brought", "kept", "barred" or nothing."""
        seat, mine = self.seat(guest), self.seat(person)
        if seat is None and self.owner != guest:
            return "brought" if mine is not None or self.owner == person else ""
        if person in self.barred:
            return "barred"
        self.owner = person if self.owner == guest else self.owner
        if mine not in (None, seat):
            return "kept" if seat is not None and self.status in ("waiting", "playing") else "brought"
        if seat is not None:
            place = self.places[seat]
            place.linked = place.linked - {guest} | ({person} if guest in place.linked else set())
            place.sat = person if place.sat == guest else place.sat
            place.linked -= {place.sat}
        return "brought"

    def send_away(self, person: int, seat: int) -> str:
        holders = self.places[seat].holders
        if person != self.owner:
            return "owner-only"
        if self.status != "waiting":
            return "already-started"
        if not holders or person in holders:
            return "no-person"
        self.barred |= holders
        self.places[seat] = Place()
        return ""

    def change(self, person: int) -> str:
        if person != self.owner:
            return "owner-only"
        return "" if self.status == "waiting" else "already-started"

    def come_back(self, person: int) -> str:
        seat = self.seat(person)
        if seat is None:
            return "not-seated"
        if self.status == "playing" and self.places[seat].bot:
            self.hand_over(seat, "")
            self.come(seat)
        return ""

    def follow(self, person: int, link: str) -> str:
        seat = self.seat(link)
        if seat is None:
            return "no-such-link"
        if self.seat(person) not in (None, seat):
            return "already-seated"
        if person in self.barred:
            return "barred"
        if self.places[seat].sat != person:
            self.places[seat].linked.add(person)
        return ""

    def renew(self, person: int) -> str:
        seat = self.seat(person)
        if seat is None:
            return "not-seated"
        self.places[seat].linked &= {person}
        return ""

    def sit_bot(self, person: int, seat: int, *, bot: bool) -> str:
        if person != self.owner:
            return "owner-only"
        if self.status == "playing" and bot:
            why = self.may_replace(seat)
            if not why:
                self.hand_over(seat, "away")
            return why
        if self.status != "waiting":
            return "already-started"
        if self.places[seat].holders:
            return "seat-taken"
        self.places[seat].why = "bot" if bot else ""
        return ""

    def may_replace(self, seat: int) -> str:
        place = self.places[seat]
        if place.bot or not place.holders:
            return "no-person"
        if self.days:
            return "clock-decides"
        return "" if seat in self.away else "not-away"

    def start(self, person: int) -> str:
        if person != self.owner:
            return "owner-only"
        if self.status == "waiting":
            if any(place.free for place in self.places):
                return "seats-free"
            self.status = "playing"
            self.away.clear()
            self.lost.clear()
        return ""

    def may_play(self, right: Right) -> str:
        """Why whoever has this right may do nothing to the game."""
        seat = self.seat(right)
        if seat is None:
            return "not-seated"
        if self.status != "playing":
            return {"waiting": "not-started", "over": "game-over", "ended": "table-ended"}[self.status]
        return "bot-plays" if self.places[seat].bot else ""

    def may_act(self, right: Right) -> str:
        """The same of choices, which wait for what the seat agreed to undo."""
        made, seat = self.proposal, self.seat(right)
        agreed = made is not None and made.kind == "back" and seat in made.agreed and seat != made.by
        return self.may_play(right) or ("you-agreed" if agreed else "")

    def may_propose(self, right: Right, kind: str, seat: int) -> str:
        if why := self.may_play(right):
            return why
        if self.proposal is not None:
            return "already-proposed"
        return self.may_replace(seat) if kind == "bot" else ""

    def propose(self, right: Right, kind: str, seat: int) -> None:
        by, about = self.seat(right), seat if kind == "bot" else None
        assert by is not None
        asked = {number for number, place in enumerate(self.places) if not place.bot and number not in self.away}
        self.proposal = Proposal(kind, by, about, (asked | {by}) - {about}, {by})
        self.decide()

    def held(self) -> set[int]:
        return {number for number, place in enumerate(self.places) if place.holders}

    def answer(self, right: Right, *, agree: bool) -> str:
        seat, why = self.seat(right), self.may_play(right)
        may = self.proposal is not None and seat in self.proposal.asked | self.proposal.passed
        if why and not (why == "bot-plays" and may):
            return why
        assert seat is not None
        if self.proposal is None:
            return "nothing-proposed"
        if agree:
            self.proposal.agreed.add(seat)
            self.decide()
        else:
            self.proposal = None
        return ""

    def decide(self) -> None:
        decided = self.proposal
        if decided is None:
            return
        if decided.kind != "bot":
            decided.passed = self.lost & self.held() - decided.agreed if decided.kind == "end" else set()
            decided.asked = self.held() - decided.passed
        if not decided.asked <= decided.agreed:
            return
        self.proposal = None
        if decided.kind == "end":
            self.status = "ended"
        elif decided.seat is not None and decided.seat in self.away:
            self.hand_over(decided.seat, "away")

    def remind(self, right: Right, seat: int) -> str:
        by = self.seat(right)
        if by is None:
            return "not-seated"
        if self.status in ("over", "ended"):
            return "table-ended"
        if by == seat or not self.places[seat].holders:
            return "no-person"
        if seat not in self.away:
            return "not-away"
        return "reminded" if seat in self.reminded else ""
