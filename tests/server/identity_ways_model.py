"""A small model of passkeys, and of letters that bring people home or make a mailbox a way home."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.server.authenticator import Authenticator

MOST = 3  # good letters in a mailbox that its owner asked for signed in, and as many others
CODES = 5  # tries of a code
QUESTIONS = 2  # whether a mailbox shall be a way home, in a day
OVER, WRONG = "letter-over", "wrong-letter-code"


@dataclass
class Passkey:
    """A passkey of a person, known to the server by the number of its way home."""

    authenticator: Authenticator
    person: int
    way: int


@dataclass
class Letter:
    """A letter that was asked for in a browser: `owner` is whom it brings home, `adds_to` who wants the mailbox."""

    mailbox: str
    ticket: str
    asker: int
    adds_to: int | None = None
    made: int = 0  # ways home that this person ever had by then
    owner: int | None = None
    own: bool = False  # its owner asked, in a browser that knew them
    link: str = ""  # which came by mail, as the code did
    code: str = ""
    tries: int = 0
    ended: bool = False  # spent, or no longer there

    @property
    def good(self) -> bool:
        return bool(self.link) and not self.ended


@dataclass
class Letters:
    """All that were ever asked for."""

    all: list[Letter] = field(default_factory=list)
    asked: Counter[str] = field(default_factory=Counter)  # whether a mailbox shall be a way home
    refused: set[str] = field(default_factory=set)
    parted: set[str] = field(default_factory=set)  # mailboxes that were removed, of which they are told

    def drop(self, which: Callable[[Letter], bool]) -> None:
        """End letters."""
        for letter in self.all:
            letter.ended |= which(letter)

    def is_sent(self, letter: Letter) -> bool:
        """Whether the mailbox gets a letter, which was asked for just now."""
        if letter.adds_to is None:
            good = [other for other in self.all if other.good and other.owner == letter.owner]
            there = [other for other in good if (other.mailbox, other.own) == (letter.mailbox, letter.own)]
            return letter.owner is not None and len(there) < MOST
        if letter.mailbox in self.refused or self.asked[letter.mailbox] >= QUESTIONS:
            return False
        self.asked[letter.mailbox] += 1
        return True

    def by_link(self, link: str, *, adds: bool) -> Letter | None:
        """The good letter with this link, of those that bring home or of the others."""
        found = (letter for letter in self.all if letter.good and link == letter.link)
        return next((letter for letter in found if (letter.adds_to is not None) == adds), None)

    def by_code(self, ticket: str, code: str, adds_to: int | None) -> Letter | None:
        """Count a try; the letter if that is its code."""
        letter = next((letter for letter in self.all if letter.ticket == ticket), None)
        if letter is None or letter.ended or letter.adds_to != adds_to or letter.tries >= CODES:
            return None
        letter.tries += 1
        return letter if letter.good and letter.code == code else None
