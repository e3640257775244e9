"""A small model of requests for seats ("this is me"), the one exception to who holds a seat.

It knows nothing of the server but what cannot be known otherwise: `Row` says what the worker has done meanwhile.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.server.rights_model import Model
from tests.server.rights_site import Violation

OPEN, HANDED = "", "handed"


class Row(NamedTuple):
    """A request as it is stored."""

    number: int
    how: str
    agreed: list[int]


@dataclass
class Asking:
    """Somebody asks for a seat that these people hold."""

    seat: int
    number: int
    asker: int
    holders: set[int]
    agreed: set[int] = field(default_factory=set)
    how: str = OPEN
    link: str = ""  # that the seat had before it was handed over
    waited: bool = False
    unsure: bool = False  # somebody who holds the seat may have been seen, sooner or later

    @property
    def standing(self) -> bool:
        return self.how in (OPEN, HANDED)


class Askings:
    """The requests at one table; each method says how the server has to answer."""

    def __init__(self, table: Model, *, listed: bool) -> None:
        self.table, self.listed = table, listed
        self.all: list[Asking] = []

    @property
    def standing(self) -> list[Asking]:
        return [asking for asking in self.all if asking.standing]

    def awaited(self) -> set[int]:
        """The people of whom every sign counts."""
        return {person for asking in self.standing for person in asking.holders}

    def may_ask(self, who: int, seat: int, with_way_home: Collection[int]) -> str:
        table, holders = self.table, self.table.places[seat].holders
        if table.status != "playing":
            return "not-started" if table.status == "waiting" else "table-ended"
        if self.listed:
            return "claim-listed"
        if not holders:
            return "no-person"
        if table.seat(who) is not None:
            return "already-seated"
        if any(asking.seat == seat for asking in self.standing):
            return "claim-there"
        if any(asking.asker == who for asking in self.standing):
            return "claim-other"
        if not self._others_decide(seat):
            return "claim-alone"
        if holders & set(with_way_home):
            return "claim-way-home"
        return "barred" if who in table.barred else ""

    def asked(self, seat: int) -> set[int]:
        return self.table.held() - {seat}

    def _others_decide(self, seat: int) -> bool:
        return any(self.table.owner not in self.table.places[other].holders for other in self.asked(seat))

    def void(self, asking: Asking) -> bool:
        table = self.table
        return (
            table.status != "playing"
            or table.places[asking.seat].holders != asking.holders
            or table.seat(asking.asker) is not None
            or not self._others_decide(asking.seat)
        )

    def answer(self, who: int, asking: Asking, *, agree: bool) -> str:
        by = self.table.seat(who)
        if by is None:
            return "not-seated"
        if asking.how != OPEN or self.void(asking):
            return "claim-gone"
        if by == asking.seat:
            return "claim-not-asked"
        if agree:
            asking.agreed.add(by)
        else:
            asking.how = "refused"
        return ""

    def withdraw(self, who: int, seat: int) -> str:
        mine = next((asking for asking in self.standing if asking.how == OPEN and asking.asker == who), None)
        if mine is None or mine.seat != seat:
            return "claim-gone"
        mine.how = "withdrawn"
        return ""

    # --- signs of whoever held the seat -----------------------------------------------------------------------------

    def sign(self, person: int | None) -> None:
        """Somebody is here: their seat stays theirs, or is theirs again."""
        for asking in self.standing:
            if person in asking.holders:
                self.come_back(asking)

    def come_back(self, asking: Asking, how: str = "back") -> None:
        if asking.how == HANDED:
            place = self.table.places[asking.seat]
            place.linked &= asking.holders
            place.link = asking.link
            self.table.proposal = None
        asking.how = how if asking.how == HANDED else "returned"

    def by_link(self, link: str) -> Asking | None:
        """The request of which a return link is a sign."""
        for asking in self.standing:
            if link and link == (asking.link if asking.how == HANDED else self.table.places[asking.seat].link):
                return asking
        return None

    def follow(self, who: int, link: str) -> str:
        asking = self.by_link(link)
        if asking is None:
            return self.table.follow(who, link)
        if self.table.seat(who) not in (None, asking.seat):
            return "already-seated"
        if who in self.table.barred:
            return "barred"
        self.come_back(asking)
        return self.table.follow(who, link)

    def renew(self, who: int) -> str:
        """Those who can take a seat back, and who was given it, came by no link that is replaced."""
        seat = self.table.seat(who)
        kept = set[int]()
        for asking in self.standing:
            if asking.seat == seat:
                kept |= asking.holders | {asking.asker}
        kept &= self.table.places[seat].linked if seat is not None else set()
        why = self.table.renew(who)
        if seat is not None:
            self.table.places[seat].linked |= kept
        return why

    def leave(self, who: int, *, for_good: bool) -> str:
        """Whoever was given a seat and gives it up gives it back."""
        given = next((asking for asking in self.standing if asking.how == HANDED and asking.asker == who), None)
        if given is not None and for_good and self.table.status == "playing":
            self.come_back(given, "left")
            if not self.table.places[given.seat].bot:
                self.table.hand_over(given.seat, "left")
            return ""
        return self.table.leave(who, for_good=for_good)

    # --- what the worker does -----------------------------------------------------------------------------------

    def compare(self, rows: Iterable[Row]) -> None:
        """What is stored is what people did; only the end of a wait, and what may be seen late, is taken from it."""
        stored = {row.number: row for row in rows}
        if set(stored) != {asking.number for asking in self.all}:
            raise Violation(f"requests for seats: {stored}, not {self.all}")
        for asking in self.all:
            row = stored[asking.number]
            if row.how != asking.how:
                self._catch_up(asking, row.how)
            if asking.how == OPEN and set(row.agreed) != asking.agreed:
                raise Violation(f"who agreed: {row}, not {asking}")

    def _catch_up(self, asking: Asking, how: str) -> None:
        agreed = self.asked(asking.seat) <= asking.agreed
        if asking.how == OPEN and how == "void" and self.void(asking):
            asking.how = how
        elif asking.standing and asking.unsure and how in ("returned", "back"):
            self.come_back(asking)
        elif asking.how == OPEN and how == HANDED and asking.waited and agreed and not self.void(asking):
            place = self.table.places[asking.seat]
            asking.how, asking.link = HANDED, place.link
            place.link, self.table.proposal = "", None
            place.linked.add(asking.asker)
        elif self.table.status not in ("over", "ended"):
            raise Violation(f"a request for a seat is {how or 'open'}: {asking}")
