"""Erasing: asked for, taken back, stopped by coming home, or done after seven days; then nothing leads back."""

from tests.server.identity import Deed, Life
from tests.server.identity_mails import ask_letter, tap_link, wait_for_letters
from tests.server.identity_model import BROWSERS
from tests.server.identity_passkeys import show_passkey
from tests.server.identity_site import soon
from tests.server.identity_tokens import make_token, try_token
from tests.server.identity_words import type_words
from tests.server.rights_site import Violation, expect

PATIENCE = 60.0  # seconds until a worker has done it
FIRST = 2  # the step that waits for whoever began it


def ask_erase(life: Life) -> None:
    """Somebody wants to be erased, and mostly it is decided soon what comes of it."""
    browser = _reached(life)
    if life.chance.random() < 0.5:
        make_token(life, browser)
    if (who := life.people.who(browser)) is not None and life.people.persons[who].mailboxes:
        ask_letter(life, min(life.people.persons[who].mailboxes))
    _ask(life, browser)
    who = life.people.who(browser)
    if who is not None and life.people.persons[who].leaving and life.chance.random() < 0.7:
        days_pass(life)


def _reached(life: Life) -> int:
    """A browser of somebody who has shown a way home in it, mostly a mailbox; or any other."""
    known = [(b, who) for b in range(BROWSERS) if (who := life.people.who(b)) is not None]
    proved = [
        (b, who) for b, who in known if life.people.persons[who].ways and life.people.proved(b, lambda _: "") == ""
    ]
    those = [b for b, who in proved if life.people.persons[who].mailboxes] or [b for b, _ in proved]
    return life.chance.choice(those) if those and life.chance.random() < 0.7 else life.some()


def _ask(life: Life, browser: int) -> None:
    answer = life.ask(browser, "POST", "me/erase")

    def ask(who: int) -> str:
        life.people.end_others(browser)
        life.people.persons[who].leaving = True
        return ""

    life.told("ask to be erased", browser, answer, life.people.proved(browser, ask))


def stay(life: Life) -> None:
    leaving = [b for b in range(BROWSERS) if _is_leaving(life, b)]
    browser = life.chance.choice(leaving) if leaving else life.some()
    answer = life.ask(browser, "DELETE", "me/erase")
    if life.told("stay", browser, answer, life.people.known(browser, lambda _: "")):
        who = life.people.who(browser)
        assert who is not None
        life.people.persons[who].leaving = False


def _is_leaving(life: Life, browser: int) -> bool:
    who = life.people.who(browser)
    return who is not None and life.people.persons[who].leaving


def days_pass(life: Life) -> None:
    """Seven days go by for somebody; nothing happens to whoever did not ask or thought better of it."""
    asking = life.asking.awaited() | {asking.asker for asking in life.asking.standing}
    there = [(n, someone) for n, someone in enumerate(life.people.persons) if life.people.open_stays(n)]
    leaving = [(n, someone) for n, someone in there if someone.leaving and n not in asking]
    if not leaving:
        return
    who, someone = life.chance.choice(leaving)
    if someone.ways and life.chance.random() < 0.4:
        _come_back(life, who)
    session = life.people.open_stays(who)[0].number
    [(number,)] = life.street.query("SELECT person FROM session WHERE id = %s", session)
    wait_for_letters(life)
    words, passkeys, mailboxes = someone.words, list(someone.passkeys), sorted(someone.mailboxes)
    life.street.query(
        "UPDATE guest SET erase_at = erase_at - interval '7 days' WHERE id = %s AND erase_at IS NOT NULL", number
    )
    if not someone.leaving:
        life.street.told["seven days", "stays"] += 1
        return
    _wait_until_erased(life, number)
    life.people.erase(who)
    for table in life.tables:
        table.erase(who)
    life.done.append(f"   {who} is erased")
    life.street.told["seven days", ""] += 1
    life.check()
    _knock(life, who, words, mailboxes)
    for passkey in passkeys:
        show_passkey(life, life.some(known=False), passkey, leave=True)


def _come_back(life: Life, who: int) -> None:
    """By whichever way home; that stops it, unless it is only proof in a browser that is the person already."""
    someone = life.people.persons[who]
    browser = life.chance.choice([b for b in range(BROWSERS) if life.people.who(b) != who] or [0])
    life.street.give_address(life.browsers[browser])
    if someone.mailboxes:
        tap_link(life, browser, ask_letter(life, min(someone.mailboxes)).link or "none", leave=True)
    elif someone.words:
        type_words(life, browser, someone.words, leave=True)
    elif someone.passkeys:
        show_passkey(life, browser, someone.passkeys[0], leave=True)


def _wait_until_erased(life: Life, number: int) -> None:
    """First among people, then at the tables."""
    for _ in soon(PATIENCE):
        if life.street.query("SELECT 1 FROM guest WHERE id = %s", number) == []:
            break
    else:
        raise Violation("nobody is erased")
    for _ in soon(PATIENCE):
        # What is left is taken up at once, rather than after the time that whoever began it has.
        life.street.query("UPDATE deed SET due_at = now() WHERE kind = 'erase' AND due_at > now() AND step = %s", FIRST)
        if life.street.query("SELECT 1 FROM deed WHERE kind = 'erase'") == []:
            break
    else:
        raise Violation("the tables do not follow")
    mine = "SELECT count(*) FROM holder WHERE guest_id = %s"
    expect(life.street.query(mine, number), [(0,)], "seats of the erased")


def _knock(life: Life, who: int, words: str, mailboxes: list[str]) -> None:
    """Nothing that brought the person home brings anybody anywhere."""
    for token in life.people.tokens:
        if token.person == who:
            try_token(life, token)
    browser = life.some(known=False)
    life.street.give_address(life.browsers[browser])
    if words:
        type_words(life, browser, words, leave=True)
    for mailbox in mailboxes:
        ask_letter(life, mailbox)


DEEDS = {"erase": Deed(5, ask_erase), "stay": Deed(1, stay), "days pass": Deed(3, days_pass)}
