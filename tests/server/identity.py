"""People with several browsers at two processes, who do what they like in any order and are signed out at any moment.

After every deed the sockets and some browsers are asked who they are, what they see and what they may: it is what the
model says, and nothing else.
"""

import asyncio
import random
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed

from asztal.server.cluster.connected import SIGNED_OUT
from asztal.server.cluster.fanout import CHECK
from asztal.server.cluster.rooms import LINK_GONE
from tests.server.clients import Person
from tests.server.identity_claims_model import Askings, Row
from tests.server.identity_model import BROWSERS, NOBODY, People, Someone
from tests.server.identity_site import Street, Visit, all_done, cookie_of
from tests.server.rights_model import SEATS, Model
from tests.server.rights_site import GAME, Violation, expect, look

DAYS = {"kind": "days", "bank": 86_400, "turn": 86_400}
PER_TABLE = 70  # deeds, before people meet at another one
SLOW = 20.0  # seconds more than promised that two busy cores may need
FIRST = 4  # browsers that are somebody from the beginning
EVERYBODY = 40  # lines of what happened between two looks at all browsers at both processes


class Deed(NamedTuple):
    """Something that somebody does, and how often compared with other deeds."""

    weight: int
    do: Callable[["Life"], None]


class Life:
    """One sequence of deeds; the same `seed` makes the same choices."""

    def __init__(self, street: Street, seed: int) -> None:
        self.street, self.chance = street, random.Random(seed)
        self.people = People()
        self.browsers: list[Person] = [street.browser() for _ in range(BROWSERS)]
        self.visits: list[Visit] = []
        self.table, self.table_id, self.invite = Model(), "", ""
        self.tables: list[Model] = []  # all that there ever were
        self.listed = False
        self.links: list[str] = []  # all that there ever were at this table
        self.tried: set[int] = set()  # tokens that were tried after their end
        self.mails = len(street.mails.mails)  # that were looked at
        self.done: list[str] = []  # what happened, for whoever reads of a violation
        self.requests = self.deeds_here = self.looked = 0
        self.known: list[tuple[int | None, int | None]] = [(None, None)] * BROWSERS  # when it was last checked
        self.asking = Askings(self.table, listed=False)
        self.closed_at: dict[int, int] = {}  # seats from which somebody hung up, by the number of the deed

    # --- a run --------------------------------------------------------------------------------------------------

    def run(self, deeds: Mapping[str, Deed], requests: int, probes: Sequence[Callable[["Life"], None]] = ()) -> None:
        """Do so much, with these probes after every deed; raises `Violation` with the last deeds before it."""
        try:
            for browser in range(FIRST):
                self.come_as_guest(browser)
            names = list(deeds)
            weights = [deeds[name].weight for name in names]
            while self.requests < requests:
                if not self.table_id or self.deeds_here > PER_TABLE or self.table.status in ("over", "ended"):
                    self.open_table()
                self.deeds_here += 1
                name = self.chance.choices(names, weights)[0]
                self.done.append(f"-- {name}")
                deeds[name].do(self)
                self.check()
                for probe in probes:
                    probe(self)
        except Violation as violation:
            raise Violation("\n".join([str(violation), *self.done[-60:]])) from violation
        finally:
            self.end()

    def end(self) -> None:
        """Close everything that is open."""
        self.leave_table()
        for browser in self.browsers:
            self.street.run(browser.http.aclose())

    # --- requests -----------------------------------------------------------------------------------------------

    def ask(self, browser: int, method: str, path: str, body: Any = None, *, sign: bool = True) -> Any:
        """Send a request to one of the processes; the answer as JSON.

        It is a `sign` of its person, unless the server need not ask who it is.
        """
        self.requests += 1
        self.street.requests += 1
        answer = self.street.run(self._send(browser, method, path, self.any_process(), body or {}))
        self.show_up(self.people.who(browser), sure=sign)
        return answer

    def any_process(self) -> int:
        return self.chance.randrange(len(self.street.addresses))

    def show_up(self, who: int | None, *, sure: bool = True) -> None:
        """Note that somebody is here, before what they do."""
        if sure:
            self.asking.sign(who)
        for asking in self.asking.standing:
            asking.unsure |= who in asking.holders

    def maybe_here(self, seat: int) -> bool:
        """True if somebody who holds the seat is connected, or was a moment ago."""
        holders = self.table.places[seat].holders
        here = any(visit.owner in holders or self.table.seat(visit.right) == seat for visit in self.visits)
        return here or self.deeds_here - self.closed_at.get(seat, -100) < 20

    async def _send(self, browser: int, method: str, path: str, process: int, body: Any = None) -> Any:
        return await self.street.send(self.browsers[browser], method, path, process, body)

    def told(self, deed: str, browser: int, answer: Any, wanted: str, about: object = "") -> bool:
        """Compare a refusal, or that there was none, with the model; says whether it was carried out."""
        found = answer.get("key", "")
        self.done.append(f"   {deed} by {browser} ({self.people.who(browser)}) {about}: {found or 'done'}")
        expect(found, wanted, f"{deed} by browser {browser}")
        self.street.told[deed, wanted] += 1
        return not wanted

    # --- people -------------------------------------------------------------------------------------------------

    def come_as_guest(self, browser: int) -> None:
        """Give a name: a stranger becomes somebody, everybody else is renamed."""
        name = f"P{self.chance.randrange(10_000)}"
        who, before = self.people.who(browser), cookie_of(self.browsers[browser])
        answer = self.ask(browser, "POST", "guest", {"name": name, "lang": "en"})
        own = "own-name" if who is not None and self.people.persons[who].account else ""
        self.told("name" if who is None else "rename", browser, answer, own, name)
        if who is not None:
            expect(cookie_of(self.browsers[browser]), before, "the cookie after another name")
            self.people.persons[who].name = self.people.persons[who].name if own else name
            return
        self.people.persons.append(Someone(name))
        self.arrived(browser, len(self.people.persons) - 1)

    def arrived(self, browser: int, person: int) -> None:
        """Note that a browser got a new cookie, which makes it this person."""
        cookie = cookie_of(self.browsers[browser])
        expect(cookie in [stay.cookie for stay in self.people.stays], False, "a cookie that somebody had before")
        self.people.come(browser, person, self.street.number_of(cookie), cookie)

    def become(self, browser: int, person: int) -> bool:
        """Note that a browser came home to a person, and left whom it knew; False if it was the person already."""
        before, stay = self.people.who(browser), self.people.carried[browser]
        if before == person:
            return False
        self.arrived(browser, person)
        self.show_up(person)
        self.people.persons[person].leaving = False
        here = self.people.carried[browser]
        if before is not None and stay is not None and here is not None:
            stay.ended = True
            left = self.people.persons[before]
            here.guest_before = None if left.ways or left.account else before
        return True

    def show_way(self, browser: int, person: int) -> None:
        """Note that a browser came home to a person by a way home, or showed it."""
        self.become(browser, person)
        self.people.show_way(browser)

    def may_leave(self, browser: int) -> str:
        """Why a browser may not become somebody else without being told to leave whom it knows."""
        who = self.people.who(browser)
        if who is None or self.people.persons[who].ways:
            return ""
        return "somebody-here" if any(table.seat(who) is not None for table in self.tables) else ""

    def address(self, browser: int) -> str:
        return self.browsers[browser].http.headers["X-Forwarded-For"]

    def some(self, *, known: bool = True) -> int:
        """A browser, usually one in which somebody is known."""
        those = [browser for browser in range(BROWSERS) if self.people.who(browser) is not None]
        return self.chance.choice(those if known and those and self.chance.random() < 0.85 else range(BROWSERS))

    def seated(self) -> int:
        """A browser of somebody who has a seat, if there is one."""
        those = [browser for browser in range(BROWSERS) if self.seat_in(browser) is not None]
        return self.chance.choice(those) if those and self.chance.random() < 0.7 else self.some()

    def owning(self) -> int:
        """A browser of the owner, if there is one."""
        those = [browser for browser in range(BROWSERS) if self.people.who(browser) == self.table.owner]
        return self.chance.choice(those) if those and self.chance.random() < 0.7 else self.some()

    def seat_in(self, browser: int) -> int | None:
        return self.table.seat(self.people.who(browser))

    def link(self) -> str:
        """A return link, usually one that leads to a seat now."""
        now = [place.link for place in self.table.places if place.link]
        return self.chance.choice(now if now and self.chance.random() < 0.7 else [*self.links, "wrong"])

    # --- a table ------------------------------------------------------------------------------------------------

    def open_table(self) -> None:
        """Meet at another table."""
        self.leave_table()
        browser = next(
            (b for b in self.chance.sample(range(BROWSERS), BROWSERS) if self.people.who(b) is not None), None
        )
        if browser is None:
            browser = self.chance.randrange(BROWSERS)
            self.come_as_guest(browser)
        days, self.listed = self.chance.random() < 0.4, self.chance.random() < 0.15
        wish = {"game": GAME, "seats": SEATS, "listed": self.listed, "pace": DAYS if days else None}
        answer = self.ask(browser, "POST", "tables", wish)
        self.told("open", browser, answer, "", "over days" if days else "live")
        self.table, owner = Model(days=days, id=answer["table"]["id"]), self.people.who(browser)
        self.tables.append(self.table)
        self.asking, self.closed_at = Askings(self.table, listed=self.listed), {}
        assert owner is not None
        self.table.owner = owner
        self.table_id, self.invite, self.links, self.deeds_here = answer["table"]["id"], answer["invite"], [], 0
        self.known = [(self.people.who(browser), None) for browser in range(BROWSERS)]

    def renew(self, table: Model, who: int) -> str:
        """Replace the link of somebody's seat at this table or another one."""
        return self.asking.renew(who) if table is self.table else table.renew(who)

    def leave_table(self) -> None:
        for visit in self.visits:
            self.street.run(visit.socket.close())
        self.visits = []

    # --- what everybody has then --------------------------------------------------------------------------------

    def check(self) -> None:
        """Ask the sockets and some browsers what they have now."""
        if not self.table_id:
            return
        [(status,)] = self.street.query("SELECT status FROM game_table WHERE id = %s", self.table_id)
        if status == "over" and self.table.status == "playing":
            self.table.status = "over"
        expect(status, self.table.status, "the status")
        for asking in self.asking.standing:
            asking.unsure |= self.maybe_here(asking.seat)
        stored = "SELECT number, how, agreed FROM claim WHERE table_id = %s"
        self.asking.compare(Row(*row) for row in self.street.query(stored, self.table_id))
        before, self.known = (
            self.known,
            [(self.people.who(browser), self.seat_in(browser)) for browser in range(BROWSERS)],
        )
        changed = [browser for browser in range(BROWSERS) if before[browser] != self.known[browser]]
        self.check_sockets(everybody=bool(changed))
        awake = [browser for browser in range(BROWSERS) if self.people.who(browser) not in self.asking.awaited()]
        if len(self.done) - self.looked > EVERYBODY:
            self.looked = len(self.done)
            self.check_browsers(awake, processes=(0, 1))
        else:
            self.check_browsers({*changed, self.chance.choice(awake)} if awake else changed)

    def check_browsers(self, browsers: Iterable[int], processes: Sequence[int] = ()) -> None:
        """Who somebody is and what the page of the table says, at these processes or at one of them."""
        pairs = [(browser, process) for browser in browsers for process in processes or [self.any_process()]]
        self.street.probes += 2 * len(pairs)
        for browser, process in pairs:  # one after the other where to look changes something
            if self.people.who(browser) in self.asking.awaited():
                self.street.run(self._send(browser, "GET", "me", process))
                self.show_up(self.people.who(browser))
        self.street.run(all_done(self._check_browser(*pair) for pair in pairs))

    async def _check_browser(self, browser: int, process: int) -> None:
        who, me = self.people.who(browser), await self._send(browser, "GET", "me", process)
        if who is None:
            expect(me.get("key", ""), NOBODY, f"who browser {browser} is")
        else:
            stay = self.people.carried[browser]
            assert stay is not None
            expect(me.get("name"), self.people.persons[who].name, f"who browser {browser} is")
            open_now = {session["id"]: session["current"] for session in me["sessions"]}
            wanted = {other.number: other is stay for other in self.people.open_stays(who)}
            expect(open_now, wanted, f"the devices of browser {browser}")
            known = self.people.persons[who]
            expect(len(me["ways"]), known.ways, f"the ways home of browser {browser}")
            about = me["account"], bool(me["erase_at"])
            expect(about, (known.account, known.leaving), f"an account, and to be erased, in browser {browser}")
        here, owns = await self._send(browser, "GET", f"tables/{self.table_id}", process), who == self.table.owner
        expect(here["seat"], self.table.seat(who), f"the seat of browser {browser}")
        expect((here["owner"], bool(here["invite"])), (owns, owns), f"what browser {browser} owns")

    def check_sockets(self, *, everybody: bool) -> None:
        """Those of sessions that ended and of links that were replaced are closed; others show their seat.

        One of them is asked, or all where something changed for somebody.
        """
        for visit in [visit for visit in self.visits if not visit.greeted and time.monotonic() > visit.until_hello]:
            self.visits.remove(visit)
            self.street.run(visit.socket.close())
        gone = [visit for visit in self.visits if self.codes(visit)]
        for visit in gone:
            self.visits.remove(visit)
            code = self.street.run(closed(visit))
            expect(code in self.codes(visit), True, f"a socket without a right, closed with {code}")
            self.street.told["closed", str(code)] += 1
        here = [visit for visit in self.visits if visit.greeted]
        here = here if everybody or not here else [self.chance.choice(here)]
        self.street.run(all_done(look(visit) for visit in here))
        self.street.probes += len(here)
        for visit in here:
            expect(visit.code, None, "a socket that was closed")
            seat = self.table.seat(visit.right)
            if seat is not None:
                self.table.come(seat)
            if visit.view is not None:
                expect(visit.seat, seat, "the seat of a socket")

    def codes(self, visit: Visit) -> set[int]:
        """With which a socket must be closed; none while its right lasts."""
        codes = {SIGNED_OUT} if visit.stay is not None and visit.stay.ended else set[int]()
        by_link = isinstance(visit.right, str) and self.table.seat(visit.right) is None
        return codes | ({LINK_GONE} if by_link else set[int]())


async def closed(visit: Visit) -> int | None:
    """The code with which a socket is closed, soon enough for lost news; None if it is not."""
    try:
        async with asyncio.timeout(CHECK + SLOW):
            while True:
                await visit.hear()
    except TimeoutError:
        await visit.socket.close()
        return None
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 0
