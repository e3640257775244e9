"""Accounts and tokens: for some purposes, at any process, until they are revoked or over; none is for its person."""

from typing import Any

from tests.server.clients import Person
from tests.server.identity import Deed, Life
from tests.server.identity_model import BROWSERS, Stay, Token
from tests.server.rights_site import expect

MOST = 20  # of a person
SCOPES = ["read", "tables", "play"]
PRIVATE = [("GET", "me"), ("GET", "me/tokens"), ("POST", "me/words"), ("POST", "me/erase"), ("GET", "me/merge")]


def take_name(life: Life, browser: int | None = None) -> None:
    """Become an account, or want another name."""
    browser = life.some() if browser is None else browser
    name = f"A{life.street.requests}"
    answer = life.ask(browser, "POST", "me/account", {"name": name})

    def take(who: int) -> str:
        if life.people.persons[who].account:
            return "renamed-lately"
        return "" if life.people.persons[who].ways else "no-way-home"

    who = life.people.who(browser)
    renames = who is not None and life.people.persons[who].account
    ask = life.people.proved if renames else life.people.known
    if life.told("take name", browser, answer, ask(browser, take), name):
        assert who is not None
        life.people.persons[who].account, life.people.persons[who].name = True, name


def mark_program(life: Life) -> None:
    browser = life.some()
    who = life.people.who(browser)
    if any(asking.asker == who for asking in life.asking.standing):  # what they asked for would end: tests of claims
        return
    answer = life.ask(browser, "PUT", "me/program", {"program": True})
    wanted = life.people.proved(browser, lambda who: "" if life.people.persons[who].account else "account-first")
    if life.told("mark program", browser, answer, wanted) and who is not None:
        life.people.persons[who].program = True


def make_token(life: Life, browser: int | None = None) -> None:
    browser = life.some() if browser is None else browser
    scopes = life.chance.sample(SCOPES, life.chance.randint(1, 2))
    answer = life.ask(browser, "POST", "me/tokens", {"label": "x", "scopes": scopes, "days": 1})

    def make(who: int) -> str:
        if len([token for token in life.people.tokens if token.person == who and not token.ended]) >= MOST:
            return "too-many-tokens"
        return "no-program" if "play" in scopes and not life.people.persons[who].program else ""

    if life.told("make token", browser, answer, life.people.proved(browser, make), scopes):
        who, stay = life.people.who(browser), life.people.carried[browser]
        assert who is not None
        assert stay is not None
        life.people.tokens.append(Token(who, answer["tokens"][0]["id"], answer["made"], scopes, stay))
        try_token(life, life.people.tokens[-1])


def revoke_token(life: Life) -> None:
    """One's own mostly, or somebody else's, or a session by its number; then it is tried."""
    if not life.people.tokens:
        make_token(life)
        return
    made: list[Token | Stay] = [token for token in life.people.tokens if not token.ended] or [life.people.tokens[0]]
    chosen = life.chance.choice(made if life.chance.random() < 0.9 else life.people.stays)
    own = [browser for browser in range(BROWSERS) if life.people.who(browser) == chosen.person]
    browser = life.chance.choice(own) if own and life.chance.random() < 0.8 else life.some()
    answer = life.ask(browser, "DELETE", f"me/tokens/{chosen.number}")
    life.told("revoke token", browser, answer, life.people.revoke(browser, chosen), chosen.number)
    if isinstance(chosen, Token):
        try_token(life, chosen)


def let_token_end(life: Life) -> None:
    """The day comes on which it ends."""
    good = [token for token in life.people.tokens if token.good]
    if good:
        token = life.chance.choice(good)
        life.street.query("UPDATE token SET ends_at = now() WHERE session = %s", token.number)
        token.over = True
        try_token(life, token)


def use_token(life: Life) -> None:
    if life.people.tokens:
        try_token(life, life.chance.choice(life.people.tokens), private=True)


def try_token(life: Life, token: Token, *, private: bool = False) -> None:
    """Whoever shows it does what it is for, as its person, while it is good; and nothing about the person, ever."""
    name, seat = life.people.persons[token.person].name, life.table.seat(token.person)
    read = _ask(life, token, "GET", "guest", "read")
    if "key" not in read:
        expect(read["name"], name, "whose token it is")
    if life.table_id:
        here = _ask(life, token, "GET", f"tables/{life.table_id}", "tables")
        if "key" not in here:
            owns = token.person == life.table.owner
            expect((here["seat"], here["owner"]), (seat, owns), "what a token shows of a table")
        if life.table.places and _refused(token, "play") == "" and seat is not None:
            expect(_ask(life, token, "POST", f"tables/{life.table_id}/return", "play").get("key", ""), "", "return")
            life.table.come_back(token.person)
    for method, path in PRIVATE if private else [life.chance.choice(PRIVATE)]:
        _ask(life, token, method, path, "")


def _refused(token: Token, scope: str) -> str:
    return "bad-token" if not token.good else "" if scope in token.scopes else "token-scope"


def _ask(life: Life, token: Token, method: str, path: str, scope: str) -> Any:
    program: Person = life.street.program
    program.http.headers["Authorization"] = f"Bearer {token.secret}"
    life.street.probes += 1
    answer = life.street.run(life.street.send(program, method, path, life.any_process(), {}))
    expect(answer.get("key", ""), _refused(token, scope), f"{method} {path} by a token of {token.person}")
    life.street.told[f"token for {scope or 'nothing'}", _refused(token, scope)] += 1
    if token.good:
        life.show_up(token.person)
    return answer


def probe(life: Life) -> None:
    """A token that ended since, and any other."""
    ended = [token for token in life.people.tokens if not token.good and token.number not in life.tried]
    for token in ended:
        life.tried.add(token.number)
    if ended:
        try_token(life, life.chance.choice(ended))
    awake = [token for token in life.people.tokens if token.person not in life.asking.awaited()]
    if awake and life.chance.random() < 0.2:
        try_token(life, life.chance.choice(awake))


DEEDS = {
    "take name": Deed(5, take_name),
    "mark program": Deed(1, mark_program),
    "make token": Deed(4, make_token),
    "use token": Deed(3, use_token),
    "revoke token": Deed(3, revoke_token),
    "token ends": Deed(1, let_token_end),
}
