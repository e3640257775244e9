"""Passkeys: made, shown in any browser, shown again or elsewhere than they were asked for, and after they are gone."""

from typing import Any

from tests.server.authenticator import Authenticator
from tests.server.identity import Deed, Life
from tests.server.identity_model import Stay
from tests.server.identity_site import HERE
from tests.server.identity_ways_model import Passkey

MOST = 10  # of a person


def make_passkey(life: Life) -> None:
    """In the browser that asked for it mostly."""
    browser = life.some()
    key = Authenticator(HERE, counts=life.chance.random() < 0.3)
    asked = life.ask(browser, "POST", "me/passkeys/options")
    if not life.told("ask to make passkey", browser, asked, life.people.proved(browser, lambda _: "")):
        return
    by = life.people.carried[browser]
    other = life.some() if life.chance.random() < 0.15 else browser
    answer = life.ask(other, "POST", "me/passkeys", key.make(asked["options"]))

    def add(who: int) -> str:
        if life.people.carried[other] is not by:
            return "stale-passkey"
        return "passkeys-full" if len(life.people.persons[who].passkeys) >= MOST else ""

    if life.told("make passkey", other, answer, life.people.known(other, add)):
        who = life.people.who(other)
        assert who is not None
        made = Passkey(key, who, answer["ways"][0]["id"])
        life.people.persons[who].passkeys.append(made)
        life.people.persons[who].made += 1
        life.people.all_passkeys.append(made)
        life.people.show_way(other)


def is_kept(life: Life, passkey: Passkey) -> bool:
    return passkey in life.people.persons[passkey.person].passkeys


def come_by_passkey(life: Life) -> None:
    """By one that somebody has, mostly."""
    every = life.people.all_passkeys
    kept = [passkey for passkey in every if is_kept(life, passkey)]
    if not every:
        make_passkey(life)
        return
    passkey = life.chance.choice(kept if kept and life.chance.random() < 0.75 else every)
    show_passkey(life, life.some(known=False), passkey, leave=life.chance.random() < 0.6)


def show_passkey(life: Life, browser: int, passkey: Passkey, *, leave: bool) -> None:
    """Show it where it was asked for, or what was shown there again, or somewhere else."""
    asked = life.ask(browser, "POST", "home/passkey/options")
    shown, by = passkey.authenticator.show(asked["options"]) | {"leave": leave}, _known(life, browser)
    where = life.some(known=False) if life.chance.random() < 0.15 else browser
    spent = _send(life, where, passkey, shown, fresh=_known(life, where) is by)
    if life.chance.random() < 0.3:
        _send(life, where, passkey, shown, fresh=not spent and _known(life, where) is by)


def _known(life: Life, browser: int) -> Stay | None:
    return life.people.carried[browser] if life.people.who(browser) is not None else None


def _send(life: Life, browser: int, passkey: Passkey, shown: dict[str, Any], *, fresh: bool) -> bool:
    """Returns whether the challenge is spent."""
    answer = life.ask(browser, "POST", "home/passkey", shown)
    wanted = "" if shown["leave"] else life.may_leave(browser)
    spent = fresh and not wanted
    wanted = wanted or ("" if fresh else "stale-passkey") or ("" if is_kept(life, passkey) else "unknown-passkey")
    if life.told("come by passkey", browser, answer, wanted, passkey.person):
        life.show_way(browser, passkey.person)
    return spent


def remove_passkey(life: Life) -> None:
    """Somebody removes a passkey, and then it is tried, in whichever browser."""
    those = [b for b in range(len(life.browsers)) if (who := life.people.who(b)) is not None and _passkeys(life, who)]
    if not those:
        make_passkey(life)
        return
    browser = life.chance.choice(those)
    who = life.people.who(browser)
    assert who is not None
    passkey, someone = life.chance.choice(_passkeys(life, who)), life.people.persons[who]
    if life.chance.random() < 0.7:
        show_passkey(life, browser, passkey, leave=True)
    if life.people.who(browser) != who:
        return
    answer = life.ask(browser, "DELETE", f"me/ways/{passkey.way}")
    last = "last-way" if someone.account and someone.ways == 1 else ""
    if life.told("remove passkey", browser, answer, life.people.proved(browser, lambda _: last), passkey.way):
        someone.passkeys.remove(passkey)
        for _ in range(2):
            show_passkey(life, life.some(known=False), passkey, leave=True)


def _passkeys(life: Life, who: int) -> list[Passkey]:
    return life.people.persons[who].passkeys


DEEDS = {
    "make passkey": Deed(5, make_passkey),
    "come by passkey": Deed(7, come_by_passkey),
    "remove passkey": Deed(4, remove_passkey),
}
