"""A backup from the middle of a life, restored with the list of those who were erased since, brings nobody back."""

import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from asztal.server.config import Config
from asztal.server.storage.backup import backup
from asztal.server.storage.erased_list import list_erased
from tests.server.clients import Person, environment
from tests.server.conftest import create, fresh_config, leave
from tests.server.identity import Deed, Life
from tests.server.identity_mails import LETTERS_LEFT
from tests.server.identity_model import NOBODY
from tests.server.identity_site import KNOWN_BY, Street, soon, street_at
from tests.server.identity_ways_model import Passkey
from tests.server.rights_site import Violation, expect

PATIENCE = 60.0  # seconds until a worker has done it
EARLIEST = 40  # requests before the backup


@dataclass
class Was:
    """Somebody when the backup was made: what led to them, and their number on the server."""

    number: int
    name: str
    cookies: list[str]
    tokens: list[str]
    words: str
    passkeys: list[Passkey]
    mailboxes: list[str]


@dataclass
class Kept:
    """A backup, and who was in it."""

    file: Path
    people: list[Was] = field(default_factory=list)

    def take(self, life: Life) -> None:
        """Make the backup, once and not at the very beginning."""
        if self.people or life.requests < EARLIEST:
            return
        backup(life.street.config, str(self.file))
        for number, someone in enumerate(life.people.persons):
            stays = life.people.open_stays(number)
            tokens = [token for token in life.people.tokens if token.person == number and token.good]
            if stays:
                [(stored,)] = life.street.query("SELECT person FROM session WHERE id = %s", stays[0].number)
                readers = [token.secret for token in tokens if "read" in token.scopes]
                known = [stay.cookie for stay in stays], readers, someone.words, list(someone.passkeys)
                self.people.append(Was(stored, someone.name, *known, sorted(someone.mailboxes)))

    def deed(self) -> dict[str, Deed]:
        return {"back up": Deed(30, self.take)}


def go_back(there: Street, kept: Kept, *holes: str) -> list[Was]:
    """Restore the backup elsewhere, and knock there at every door; returns who was erased since."""
    listed, elsewhere = kept.file.with_suffix(".erased"), fresh_config()
    listed.write_bytes(b"\n".join(list_erased(there.config)))
    gone = [number for (number,) in there.query("SELECT person FROM erased")]
    erased = [was for was in kept.people if was.number in gone]
    create(elsewhere)
    try:
        _restore(elsewhere, kept.file, listed, *holes)
        with street_at(elsewhere, there.mails, *holes, webs=1) as again:
            for was in kept.people:
                _knock(again, was, here=was not in erased)
            _wait(again, "SELECT 1 FROM deed")
            seats = again.query("SELECT 1 FROM holder WHERE guest_id = ANY(%s)", [was.number for was in erased])
            expect(seats, [], "seats of the erased")
    finally:
        leave(elsewhere)
    return erased


def _restore(config: Config, file: Path, listed: Path, *holes: str) -> None:
    program = ["tests.server.sabotage", "+".join(["small_limits", *holes])]
    command = [sys.executable, "-m", *program, "restore", str(file), "--erased", str(listed)]
    subprocess.run(command, env=environment(config), check=True, stdout=subprocess.DEVNULL)


def _knock(again: Street, was: Was, *, here: bool) -> None:
    """Whoever is still here is so by everything that led to them; of the erased nothing leads anywhere."""

    def told(by: str, answer: Any, refused: str) -> None:
        wanted = ("", was.name) if here else (refused, "")
        expect((answer.get("key", ""), answer.get("name", "")), wanted, f"{by} of {was.number} after restoring")

    for cookie in was.cookies:
        told("a cookie", _ask(again, "GET", "me", cookie=cookie), NOBODY)
    for token in was.tokens:
        told("a token", _ask(again, "GET", "guest", token=token), "bad-token")
    if was.words:
        told("words", _ask(again, "POST", "home/words", {"words": was.words, "lang": "en"}), "unknown-words")
    for passkey in was.passkeys:
        options = _ask(again, "POST", "home/passkey/options")["options"]
        shown = passkey.authenticator.show(options)
        told("a passkey", _ask(again, "POST", "home/passkey", shown), "unknown-passkey")
    for mailbox in was.mailboxes:
        before = len(again.mails.mails)
        _ask(again, "POST", "home/mail", {"address": mailbox})
        _wait(again, LETTERS_LEFT)
        if not here:
            expect(len(again.mails.mails), before, f"letters to {was.number} after restoring")


def _wait(again: Street, left: str) -> None:
    for _ in soon(PATIENCE):
        if again.query(left) == []:
            return
    raise Violation(f"not done: {left}")


def _ask(again: Street, method: str, path: str, body: Any = None, *, cookie: str = "", token: str = "") -> Any:
    """In a browser that nobody used before."""
    browser: Person = again.browser()
    if cookie:
        browser.http.cookies.set(KNOWN_BY, cookie, domain="127.0.0.1", path="/")
    if token:
        browser.http.headers["Authorization"] = f"Bearer {token}"
    answer = again.run(again.send(browser, method, path, 0, body or {}))
    again.run(browser.http.aclose())
    return answer
