"""Another device: a link and a code that are used once, and a yes of the device on which they were made."""

from typing import Any

from tests.server.identity import Deed, Life
from tests.server.identity_model import BROWSERS, Handed
from tests.server.rights_site import expect


def begin(life: Life) -> None:
    browser = life.some()
    answer = life.ask(browser, "POST", "me/handovers")
    if life.told("begin handover", browser, answer, life.people.known(browser, lambda _: "")):
        stay = life.people.carried[browser]
        assert stay is not None
        for other in life.people.handed:
            other.gone |= other.by.person == stay.person
        life.people.handed.append(Handed(answer["number"], answer["secret"], answer["code"], stay))


def walk(life: Life) -> None:
    """From one device to another, step by step; others may do something in between."""
    begin(life)
    if life.people.handed:
        handed = life.people.handed[-1]
        if life.chance.random() < 0.4:
            _preview(life, handed)
        strangers = [b for b in range(BROWSERS) if life.people.who(b) != handed.by.person]
        _spend(life, life.chance.choice(strangers or [0]), handed, leave=life.chance.random() < 0.8)
        if life.chance.random() < 0.8:
            _confirm(life, handed)


def some_handed(life: Life) -> Handed | None:
    """One of the last, or any."""
    if not life.people.handed:
        return None
    return life.chance.choice(life.people.handed[-3:] if life.chance.random() < 0.8 else life.people.handed)


def spend(life: Life) -> None:
    """Open the link or type the code on a device, perhaps twice."""
    handed = some_handed(life)
    if handed is None:
        return begin(life)
    for _ in range(life.chance.choice([1, 1, 2])):
        _spend(life, life.some(known=False), handed, leave=life.chance.random() < 0.6)
    return None


def _spend(life: Life, browser: int, handed: Handed, *, leave: bool) -> None:
    code = f"{handed.code[:4]}-{handed.code[4:]}".lower()
    answer = life.ask(
        browser, "POST", "arrivals", {"secret": life.chance.choice([handed.secret, code]), "leave": leave}
    )
    unspent = handed.state == "waiting"
    wanted = "already-you" if unspent and life.people.who(browser) == handed.by.person else ""
    wanted = wanted or ("" if leave else life.may_leave(browser))
    wanted = wanted or ("" if unspent else "no-such-code")
    if life.told("spend code", browser, answer, wanted, handed.number):
        handed.ticket, handed.digits, handed.new = answer["ticket"], answer["digits"], browser


def preview(life: Life) -> None:
    """A scanner opens what it finds, with GET or HEAD: the link can be spent afterwards."""
    waiting = [handed for handed in life.people.handed if handed.state == "waiting"]
    handed = life.chance.choice(waiting) if waiting else some_handed(life)
    if handed is not None:
        _preview(life, handed)


def _preview(life: Life, handed: Handed) -> None:
    browser, method = life.some(known=False), life.chance.choice(["GET", "HEAD"])
    for path in (f"arrivals?secret={handed.secret}", f"arrivals/{handed.secret}", f"../arrive?{handed.secret}"):
        life.ask(browser, method, path, sign=False)
    life.street.told["preview code", ""] += 1
    look(life, handed)


def look(life: Life, handed: Handed | None = None) -> None:
    """How far it is; only the session that began it is told."""
    handed = handed or some_handed(life)
    if handed is not None:
        browser = _maker(life, handed)
        _seen(life, browser, handed, life.ask(browser, "GET", f"me/handovers/{handed.number}"), "look at handover")


def confirm(life: Life) -> None:
    handed = some_handed(life)
    if handed is not None:
        _confirm(life, handed)


def _confirm(life: Life, handed: Handed) -> None:
    browser = _maker(life, handed)
    answer = life.ask(browser, "POST", f"me/handovers/{handed.number}/yes")
    if _here(life, browser, handed) and handed.state == "asked":
        handed.answer = "yes"
    _seen(life, browser, handed, answer, "say yes")
    if handed.answer == "yes" and handed.new is not None and life.chance.random() < 0.8:
        for _ in range(life.chance.choice([1, 1, 2])):
            _arrive(life, handed.new, handed)


def refuse(life: Life) -> None:
    handed = some_handed(life)
    if handed is not None:
        browser = _maker(life, handed)
        answer = life.ask(browser, "DELETE", f"me/handovers/{handed.number}")
        if _here(life, browser, handed) and not handed.taken:
            handed.answer = "no"
        _seen(life, browser, handed, answer, "say no")


def _maker(life: Life, handed: Handed) -> int:
    """A browser with the session that began it, mostly."""
    those = [browser for browser, stay in enumerate(life.people.carried) if stay is handed.by and not stay.ended]
    return life.chance.choice(those) if those and life.chance.random() < 0.85 else life.some()


def _here(life: Life, browser: int, handed: Handed) -> bool:
    return life.people.who(browser) is not None and life.people.carried[browser] is handed.by


def _seen(life: Life, browser: int, handed: Handed, answer: Any, what: str) -> None:
    if not life.told(what, browser, answer, life.people.known(browser, lambda _: ""), handed.number):
        return
    state = handed.state if _here(life, browser, handed) else "gone"
    expect(answer["state"], state, what)
    if state in ("asked", "yes"):
        expect(answer["digits"], handed.digits, "the digits that both show")
    life.street.told[f"handover is {state}", ""] += 1


def ask_answer(life: Life) -> None:
    """The new device asks, or somebody else who has the ticket; perhaps twice."""
    handed = some_handed(life)
    if handed is not None:
        for _ in range(life.chance.choice([1, 1, 2])):
            other = life.some(known=False)
            _arrive(life, handed.new if handed.new is not None and life.chance.random() < 0.7 else other, handed)


def _arrive(life: Life, browser: int, handed: Handed) -> None:
    leave = life.chance.random() < 0.7
    state, person = handed.state if handed.ticket else "gone", handed.by.person
    body = {"ticket": handed.ticket or "none", "leave": leave}
    answer = life.ask(browser, "POST", "arrivals/answer", body, sign=state == "yes")
    wanted = life.may_leave(browser) if state == "yes" and not leave else ""
    if not life.told("ask for the answer", browser, answer, wanted, (handed.number, leave)):
        return
    here = {"asked": "waiting", "no": "no", "yes": "here"}.get(state, "gone")
    expect(answer["state"], here, "what the new device is told")
    life.street.told[f"new device is told {here}", ""] += 1
    if here == "here":
        expect(answer["name"], life.people.persons[person].name, "who the new device is")
        handed.taken |= life.become(browser, person)


def let_time_pass(life: Life) -> None:
    """Ten minutes, after which neither link nor code nor yes is good."""
    handed = some_handed(life)
    if handed is not None:
        life.street.query("UPDATE handover SET expires_at = now() - interval '1 second' WHERE id = %s", handed.number)
        handed.over = True


DEEDS = {
    "another device": Deed(9, walk),
    "begin handover": Deed(2, begin),
    "spend code": Deed(4, spend),
    "preview code": Deed(3, preview),
    "look at handover": Deed(2, look),
    "say yes": Deed(3, confirm),
    "say no": Deed(2, refuse),
    "ask answer": Deed(4, ask_answer),
    "ten minutes": Deed(2, let_time_pass),
}
