"""Letters: they bring a mailbox's person home where the link is tapped or the code is typed, once, and nobody else."""

import re
from email.message import EmailMessage

from tests.server.identity import Deed, Life
from tests.server.identity_site import soon
from tests.server.identity_ways_model import OVER, WRONG, Letter
from tests.server.rights_site import Violation, expect
from tests.server.test_mail_sign_in import code_in, text_of, wrong

_LINK = re.compile(r"/back#(mail|mailbox)=(\S+)")
LETTERS_LEFT = """
SELECT 1 FROM procrastinate_jobs WHERE queue_name IN ('letters', 'notices') AND status IN ('todo', 'doing')
"""
PATIENCE = 60.0  # seconds until a worker has sent it
TICKET = 43  # characters


def wait_for_letters(life: Life) -> None:
    """Until the worker has sent everything that was asked for."""
    for _ in soon(PATIENCE):
        if life.street.query(LETTERS_LEFT) == []:
            return
    raise Violation("letters are not sent")


def _delivered(life: Life, letter: Letter) -> None:
    """Whoever's the mailbox is, the answer was the same; only the mailbox tells."""
    life.people.letters.all.append(letter)
    wanted = life.people.letters.is_sent(letter)
    wait_for_letters(life)
    came = [mail for mail in _new(life) if mail["To"].lower() == letter.mailbox]
    life.mails = len(life.street.mails.mails)
    expect(bool(came), wanted, f"letters to {letter.mailbox}, which is {letter.owner}'s")
    life.street.told["letter" if letter.adds_to is None else "letter about a mailbox", "" if wanted else "none"] += 1
    if came:
        _read(life, letter, came[-1])  # on a busy machine it may be sent again, with another link and code


def _new(life: Life) -> list[EmailMessage]:
    """The mails that came since the last look, but those that tell a mailbox of its own removal."""
    parted = life.people.letters.parted
    return [
        mail
        for mail in life.street.mails.mails[life.mails :]
        if mail["To"].lower() not in parted or "no longer brings you back" not in mail["Subject"]
    ]


def _read(life: Life, letter: Letter, mail: EmailMessage) -> None:
    found, taken = _LINK.search(text_of(mail)), letter.adds_to is not None and _owner(life, letter.mailbox) is not None
    kind = "" if taken else "mail" if letter.adds_to is None else "mailbox"
    expect(found[1] if found else "", kind, "what a letter brings")
    if found:
        letter.link, letter.code = found[2], code_in(mail)


def _owner(life: Life, mailbox: str) -> int | None:
    return next((n for n, someone in enumerate(life.people.persons) if mailbox in someone.mailboxes), None)


def _ask(life: Life, browser: int, mailbox: str, path: str, wanted: str) -> str:
    """Returns the ticket. Nothing in the answer depends on whose the mailbox is."""
    written = mailbox.replace("m", "M") if life.chance.random() < 0.2 else mailbox
    answer = life.ask(browser, "POST", path, {"address": written}, sign=path != "home/mail")
    if not life.told("ask for letter" if path == "home/mail" else "ask for mailbox", browser, answer, wanted, mailbox):
        return ""
    ticket = answer.pop("ticket")
    expect((answer, len(ticket)), ({"minutes": 15}, TICKET), f"the answer for {mailbox}")
    return str(ticket)


# --- a mailbox becomes a way home ---------------------------------------------------------------------------------


def want_mailbox(life: Life) -> None:
    """Ask for a new mailbox mostly, and have it confirmed in whichever browser."""
    browser = life.some()
    asked = sorted(life.people.letters.asked)
    mailbox = (
        life.chance.choice(asked) if asked and life.chance.random() < 0.25 else f"m{life.street.requests}@example.org"
    )
    ticket = _ask(life, browser, mailbox, "me/ways/mail", life.people.proved(browser, lambda _: ""))
    who = life.people.who(browser)
    if not ticket or who is None:
        return
    letter = Letter(mailbox, ticket, browser, who, life.people.persons[who].made)
    _delivered(life, letter)
    if life.chance.random() < 0.85:
        answer_mailbox(life, letter)


def answer_mailbox(life: Life, letter: Letter | None = None) -> None:
    wanted = [each for each in life.people.letters.all if each.link and each.adds_to is not None]
    if letter is None and wanted:
        letter = life.chance.choice(wanted)
    if letter is None or not letter.link:
        return
    kind = life.chance.random()
    browser = letter.asker if life.chance.random() < 0.6 else life.some(known=False)
    if kind < 0.5:
        _confirm_by_code(life, browser, letter)
    elif kind < 0.9:
        _confirm_by_link(life, browser, letter.link)
    else:
        _refuse(life, browser, letter.link)


def _confirm_by_code(life: Life, browser: int, letter: Letter) -> None:
    code = letter.code if life.chance.random() < 0.8 else wrong(letter.code)
    answer = life.ask(browser, "POST", "me/ways/mail/code", {"ticket": letter.ticket, "code": code})

    def confirm(who: int) -> str:
        found = life.people.letters.by_code(letter.ticket, code, who)
        return WRONG if found is None else _confirm(life, found)

    life.told("confirm mailbox", browser, answer, life.people.known(browser, confirm), letter.mailbox)


def _confirm_by_link(life: Life, browser: int, link: str) -> None:
    answer = life.ask(browser, "POST", "home/mailbox", {"secret": link})
    found, who = life.people.letters.by_link(link, adds=True), life.people.who(browser)
    wanted = OVER if found is None else "other-asked" if who not in (None, found.adds_to) else _confirm(life, found)
    life.told("confirm mailbox", browser, answer, wanted)


def _confirm(life: Life, letter: Letter) -> str:
    assert letter.adds_to is not None
    someone = life.people.persons[letter.adds_to]
    if someone.made > letter.made or _owner(life, letter.mailbox) is not None:
        return OVER
    letter.ended = True
    someone.mailboxes.add(letter.mailbox)
    someone.made += 1
    return ""


def _refuse(life: Life, browser: int, link: str) -> None:
    answer = life.ask(browser, "POST", "home/mailbox/refuse", {"secret": link}, sign=False)
    found = life.people.letters.by_link(link, adds=True)
    if life.told("refuse mailbox", browser, answer, "" if found else OVER) and found is not None:
        found.ended = True
        life.people.letters.refused.add(found.mailbox)


# --- coming home --------------------------------------------------------------------------------------------------


def ask_letter(life: Life, mailbox: str = "", browser: int | None = None) -> Letter:
    """For a mailbox that brings somebody home mostly, from anybody's browser."""
    known = sorted(mailbox for someone in life.people.persons for mailbox in someone.mailboxes)
    asked = sorted(life.people.letters.asked)
    if not mailbox and known and life.chance.random() < 0.75:
        mailbox = life.chance.choice(known)
    mailbox = mailbox or (life.chance.choice(asked) if asked and life.chance.random() < 0.5 else "nobody@example.org")
    browser = life.some(known=False) if browser is None else browser
    ticket = _ask(life, browser, mailbox, "home/mail", "")
    owner = _owner(life, mailbox)
    own = owner is not None and life.people.who(browser) == owner
    letter = Letter(mailbox, ticket, browser, owner=owner, own=own)
    _delivered(life, letter)
    return letter


def come_by_mail(life: Life) -> None:
    """A letter is asked for in one browser; link and code are tried in it and in others, also when they are spent."""
    if not any(someone.mailboxes for someone in life.people.persons) and life.chance.random() < 0.8:
        want_mailbox(life)
        return
    letter = ask_letter(life)
    leave = life.chance.random() < 0.8
    for _ in range(life.chance.choice([1, 2, 2, 3])):
        browser = letter.asker if life.chance.random() < 0.4 else life.some(known=False)
        if life.chance.random() < 0.55:
            tap_link(life, browser, letter.link or "none", leave=leave)
        else:
            _type_code(life, browser, letter, leave=leave)
        life.check_browsers([letter.asker])


def spend_old_letter(life: Life) -> None:
    """A link or a code from before, of either kind."""
    came = [letter for letter in life.people.letters.all if letter.link]
    if came:
        letter = life.chance.choice(came)
        if life.chance.random() < 0.6:
            tap_link(life, life.some(known=False), letter.link, leave=True)
        else:
            _type_code(life, life.some(known=False), letter, leave=True)


def tap_link(life: Life, browser: int, link: str, *, leave: bool) -> None:
    answer = life.ask(browser, "POST", "home/mail/link", {"secret": link, "leave": leave})
    wanted = "" if leave else life.may_leave(browser)
    found = None if wanted else life.people.letters.by_link(link, adds=False)
    if life.told("tap link", browser, answer, wanted or ("" if found else OVER)) and found is not None:
        _come(life, browser, found)


def _type_code(life: Life, browser: int, letter: Letter, *, leave: bool) -> None:
    """With the ticket of whoever asked, or with one of another letter."""
    others = [each for each in life.people.letters.all if each.asker == browser]
    ticket = letter.ticket if browser == letter.asker or not others else life.chance.choice(others).ticket
    code = letter.code if letter.code and life.chance.random() < 0.75 else "00000000"
    body = {"ticket": ticket, "code": code, "leave": leave}
    answer = life.ask(browser, "POST", "home/mail/code", body)
    wanted = "" if leave else life.may_leave(browser)
    found = None if wanted else life.people.letters.by_code(ticket, code, None)
    if life.told("type code", browser, answer, wanted or ("" if found else WRONG)) and found is not None:
        _come(life, browser, found)


def _come(life: Life, browser: int, letter: Letter) -> None:
    assert letter.owner is not None
    letter.ended = True
    life.show_way(browser, letter.owner)


def probe(life: Life) -> None:
    """No mail came that nobody asked for."""
    expect([mail["To"] for mail in _new(life)], [], "mails that nobody asked for")


DEEDS = {
    "want mailbox": Deed(6, want_mailbox),
    "answer mailbox": Deed(2, answer_mailbox),
    "come by mail": Deed(8, come_by_mail),
    "old letter": Deed(3, spend_old_letter),
}
