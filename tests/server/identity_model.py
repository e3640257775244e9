"""A small model of who is known in which browser; it knows nothing of the server.

What a person may do at a table is in `rights_model`: here is which browser is that person, at every moment.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from tests.server.rights_model import Model

BROWSERS = 8
SESSIONS = 20  # of a person; the oldest ends
BOT_GAMES, SOCKETS, TRIES = 3, 5, 4  # what a person may use, all sessions together: `small_limits`
NOBODY = "no-session"  # how everything is refused to whoever is not known


@dataclass
class Someone:
    """A person."""

    name: str
    words: str = ""  # the one way home that there is here
    bot_games: int = 0  # games of bots alone that were left behind


@dataclass
class Stay:
    """A session: what a cookie stands for."""

    person: int
    number: int  # as the server counts it
    cookie: str
    ended: bool = False
    proved: bool = False  # the words were shown in it, within the minutes that a run lasts


@dataclass
class Handed:
    """A link and a code for another device, made in the session `by`."""

    number: int
    secret: str
    code: str
    by: Stay
    ticket: str = ""  # of the device that spent it, in the browser `new`
    new: int | None = None
    digits: int = 0
    answer: str = ""
    taken: bool = False
    over: bool = False
    gone: bool = False  # replaced by another one

    @property
    def state(self) -> str:
        """How far it is, for the session that began it."""
        if self.gone or self.by.ended:
            return "gone"
        if self.taken:
            return "done"
        if self.answer == "no" or self.over:
            return self.answer if self.answer == "no" else "gone"
        return self.answer or ("asked" if self.ticket else "waiting")


@dataclass
class People:
    """Persons and sessions, and which cookie each browser carries; each method says how the server has to answer."""

    persons: list[Someone] = field(default_factory=list)
    stays: list[Stay] = field(default_factory=list)
    carried: list[Stay | None] = field(default_factory=lambda: [None] * BROWSERS)
    handed: list[Handed] = field(default_factory=list)
    all_words: list[str] = field(default_factory=list)  # that somebody ever had
    tries: Counter[str] = field(default_factory=Counter)  # of words, by address and by whoever tried

    def who(self, browser: int) -> int | None:
        """The person in a browser."""
        stay = self.carried[browser]
        return None if stay is None or stay.ended else stay.person

    def known(self, browser: int, then: Callable[[int], str]) -> str:
        """The answer to a request that only a person may make."""
        who = self.who(browser)
        return NOBODY if who is None else then(who)

    def proved(self, browser: int, then: Callable[[int], str]) -> str:
        """The answer to a request that only a person may make who has just shown a way home, or has none."""

        def prove(who: int) -> str:
            stay = self.carried[browser]
            assert stay is not None
            return "prove-first" if self.persons[who].words and not stay.proved else then(who)

        return self.known(browser, prove)

    def show_words(self, browser: int) -> None:
        """Note that the words were shown, or made, in a browser."""
        stay = self.carried[browser]
        assert stay is not None
        stay.proved = True

    def open_stays(self, person: int) -> list[Stay]:
        """The sessions of a person, the oldest first."""
        return [stay for stay in self.stays if stay.person == person and not stay.ended]

    def come(self, browser: int, person: int, number: int, cookie: str) -> None:
        """Make a person known in a browser by a new session."""
        stay = Stay(person, number, cookie)
        self.stays.append(stay)
        self.carried[browser] = stay
        for old in self.open_stays(person)[:-SESSIONS]:
            old.ended = True

    def revoke(self, browser: int, stay: Stay) -> str:
        """End another session."""

        def end(who: int) -> str:
            if stay is self.carried[browser]:
                return "own-session"
            if stay.ended or stay.person != who:
                return "no-such-session"
            stay.ended = True
            return ""

        return self.known(browser, end)

    def sign_out(self, browser: int, tables: Iterable[Model], renew: Callable[[Model, int], str]) -> str:
        """End all other sessions of the person, what lets devices in, and what came by links of seats."""

        def end(who: int) -> str:
            for stay in self.open_stays(who):
                stay.ended = stay is not self.carried[browser]
            for handed in self.handed:
                handed.gone |= handed.by.person == who
            for table in tables:
                seat = table.seat(who)
                if seat is not None:
                    renew(table, who)
                    table.places[seat].link = ""  # nobody is told the new one
            return ""

        return self.proved(browser, end)

    def leave_to_bots(self, browser: int, table: Model) -> str:
        """Count a game that goes on without people, when somebody leaves or starts it; says why not."""
        who = self.who(browser)
        if who is None:
            return NOBODY
        played = [number for number, place in enumerate(table.places) if not place.bot]
        starts = table.status == "waiting" and table.owner == who and not played
        leaves = table.status == "playing" and played == [table.seat(who)]
        return self.count_bot_game(who) if starts or leaves else ""

    def count_bot_game(self, person: int) -> str:
        """Count a game of bots alone."""
        if self.persons[person].bot_games >= BOT_GAMES:
            return "too-many-bot-games"
        self.persons[person].bot_games += 1
        return ""

    def count_try(self, browser: int, address: str) -> str:
        """Count that somebody tries words: by address, and by person or at least by cookie."""
        stay, who = self.carried[browser], self.who(browser)
        by = f"person {who}" if who is not None else f"cookie {stay.cookie}" if stay else ""
        keys = [key for key in (address, by) if key]
        if any(self.tries[key] >= TRIES for key in keys):
            return "too-many-words"
        self.tries.update(keys)
        return ""
