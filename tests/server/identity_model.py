"""A small model of who is known in which browser; it knows nothing of the server.

What a person may do at a table is in `rights_model`: here is which browser is that person, at every moment.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from tests.server.identity_ways_model import Letters, Passkey
from tests.server.rights_model import Model

BROWSERS = 8
SESSIONS = 20  # of a person; the oldest ends
BOT_GAMES, SOCKETS, TRIES = 3, 5, 4  # what a person may use, all sessions together: `small_limits`
NOBODY = "no-session"  # how everything is refused to whoever is not known


@dataclass
class Someone:
    """A person."""

    name: str
    words: str = ""
    passkeys: list[Passkey] = field(default_factory=list)
    mailboxes: set[str] = field(default_factory=set)
    made: int = 0  # ways home, ever
    account: bool = False
    program: bool = False
    leaving: bool = False  # asked to be erased
    bot_games: int = 0  # games of bots alone that were left behind

    @property
    def ways(self) -> int:
        """How many ways home there are."""
        return bool(self.words) + len(self.passkeys) + len(self.mailboxes)


@dataclass
class Stay:
    """A session: what a cookie stands for."""

    person: int
    number: int  # as the server counts it
    cookie: str
    ended: bool = False
    proved: bool = False  # a way home was shown in it, within the minutes that a run lasts
    guest_before: int | None = None  # whom its browser knew, to whom nothing else led back


@dataclass
class Token:
    """What a program shows; `over` when its time has come, `ended` when somebody ended it."""

    person: int
    number: int
    secret: str
    scopes: list[str]
    by: Stay
    over: bool = False
    ended: bool = False

    @property
    def good(self) -> bool:
        return not self.over and not self.ended


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
    all_passkeys: list[Passkey] = field(default_factory=list)
    tokens: list[Token] = field(default_factory=list)
    letters: Letters = field(default_factory=Letters)
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
            return "prove-first" if self.persons[who].ways and not stay.proved else then(who)

        return self.known(browser, prove)

    def show_way(self, browser: int) -> None:
        """Note that a way home was shown, or made, in a browser."""
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

    def revoke(self, browser: int, session: Stay | Token) -> str:
        """End another session or a token, with the tokens that it made; no mailbox becomes a way home any more."""

        def end(who: int) -> str:
            if session is self.carried[browser]:
                return "own-session"
            self.letters.drop(lambda letter: letter.adds_to == who)
            if session.ended or session.person != who:
                return "no-such-session"
            session.ended = True
            for token in self.tokens:
                token.ended |= token.by is session
            return ""

        return self.known(browser, end)

    def sign_out(self, browser: int, tables: Iterable[Model], renew: Callable[[Model, int], str]) -> str:
        """End all other sessions of the person, what lets devices in, and what came by links of seats."""

        def end(who: int) -> str:
            self.end_others(browser)
            for table in tables:
                seat = table.seat(who)
                if seat is not None:
                    renew(table, who)
                    table.places[seat].link = ""  # nobody is told the new one
            return ""

        return self.proved(browser, end)

    def end_others(self, browser: int) -> None:
        """End what leads to the person of a browser, besides its ways home and what the browser has and made."""
        here, who = self.carried[browser], self.who(browser)
        assert who is not None
        for stay in self.open_stays(who):
            stay.ended = stay is not here
        for token in self.tokens:
            token.ended |= token.person == who and token.by is not here
        for handed in self.handed:
            handed.gone |= handed.by.person == who
        self.letters.drop(lambda letter: letter.adds_to == who or letter.mailbox in self.persons[who].mailboxes)
        self.forget_guest(who)

    def forget_guest(self, who: int) -> None:
        """Offer nobody the seats that the person held as a guest."""
        for stay in self.stays:
            if stay.guest_before == who:
                stay.guest_before = None

    def erase(self, who: int) -> None:
        """Let nothing lead to a person any more."""
        someone = self.persons[who]
        for stay in self.open_stays(who):
            stay.ended = True
        for token in self.tokens:
            token.ended |= token.person == who
        self.letters.drop(lambda letter: who in (letter.adds_to, letter.owner))
        self.forget_guest(who)
        someone.words, someone.passkeys, someone.leaving = "", [], False
        someone.mailboxes.clear()

    def offered(self, browser: int) -> int | None:
        """The guest whose seats the person of a browser may bring along."""
        stay, who = self.carried[browser], self.who(browser)
        guest = stay.guest_before if stay is not None else None
        if who is None or guest in (None, who) or not self.persons[who].account:
            return None
        assert guest is not None
        elsewhere = self.open_stays(guest) or any(t.person == guest and not t.ended for t in self.tokens)
        return None if elsewhere or self.persons[guest].ways or self.persons[guest].account else guest

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
