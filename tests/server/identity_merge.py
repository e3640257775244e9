"""Merges: whoever comes home to an account brings along the seats of a guest in the same browser that they choose."""

from tests.server.identity import Deed, Life
from tests.server.identity_deeds import come_together, sit_down
from tests.server.identity_model import BROWSERS, NOBODY
from tests.server.identity_tokens import take_name
from tests.server.identity_words import make_words, type_words
from tests.server.rights_model import Model
from tests.server.rights_site import expect


def bring_along(life: Life) -> None:
    """A guest sits down or is sent away, or the account was; then the account comes home in the guest's browser."""
    if life.table.status != "waiting" and life.chance.random() < 0.4:
        life.open_table()
    account = _account(life)
    if account is None:
        return
    browser = _guest(life)
    kind = life.chance.random()
    homes = [b for b in range(BROWSERS) if life.people.who(b) == account]
    if life.table.status == "waiting":
        if kind > 0.75 and homes:
            _sit_and_go(life, homes[0])
        _sit(life, browser)
        if kind < 0.35:
            _send_away(life, browser)
        elif kind < 0.5:
            come_together(life)
    life.street.give_address(life.browsers[browser])
    type_words(life, browser, life.people.persons[account].words, leave=True)
    if life.people.who(browser) == account:
        merge(life, browser)


def _guest(life: Life) -> int:
    """A browser of a guest to whom nothing else leads, if need be from now on."""
    guests = [browser for browser in range(BROWSERS) if _is_guest(life, browser)]
    if guests and life.chance.random() < 0.7:
        return life.chance.choice(guests)
    strangers = [browser for browser in range(BROWSERS) if life.people.who(browser) is None]
    browser = life.chance.choice(strangers) if strangers else life.chance.randrange(BROWSERS)
    life.browsers[browser].http.cookies.clear()
    life.people.carried[browser] = None
    life.come_as_guest(browser)
    return browser


def _is_guest(life: Life, browser: int) -> bool:
    who = life.people.who(browser)
    if who is None or len(life.people.open_stays(who)) > 1 or who in _asking(life):
        return False
    return not life.people.persons[who].ways and not life.people.persons[who].account


def _account(life: Life) -> int | None:
    """Somebody who has words and a name, if need be from now on."""
    persons, asking = life.people.persons, _asking(life)
    there = [n for n, someone in enumerate(persons) if someone.account and someone.words and n not in asking]
    if there and life.chance.random() < 0.8:
        return life.chance.choice(there)
    known = [b for b in range(BROWSERS) if (who := life.people.who(b)) is not None and who not in asking]
    may = [b for b in known if life.people.proved(b, lambda who: "no" if persons[who].account else "") == ""]
    if not may:
        return None
    browser = life.chance.choice(may)
    make_words(life, browser)
    take_name(life, browser)
    return life.people.who(browser)


def _asking(life: Life) -> set[int]:
    """Whoever takes part in a request for a seat: those are merged and erased elsewhere, in the tests of claims."""
    return life.asking.awaited() | {asking.asker for asking in life.asking.standing}


def _sit(life: Life, browser: int) -> None:
    if life.seat_in(browser) is None:
        sit_down(life, browser, None, invited=True)


def _sit_and_go(life: Life, browser: int) -> None:
    _sit(life, browser)
    _send_away(life, browser)


def _send_away(life: Life, browser: int) -> None:
    owners = [b for b in range(BROWSERS) if life.people.who(b) == life.table.owner]
    seat, who = life.seat_in(browser), life.people.who(browser)
    if owners and seat is not None and who != life.table.owner:
        answer = life.ask(owners[0], "DELETE", f"tables/{life.table_id}/seats/{seat}")
        wanted = life.people.known(owners[0], lambda owner: life.table.send_away(owner, seat))
        if life.told("send away", owners[0], answer, wanted, seat):
            life.invite = answer["invite"]


def merge_anywhere(life: Life) -> None:
    """In a browser where it is offered if there is one, or in any other."""
    those = [b for b in range(BROWSERS) if life.people.offered(b) is not None]
    merge(life, life.chance.choice(those) if those and life.chance.random() < 0.7 else life.some())


def merge(life: Life, browser: int) -> None:
    """Bring along some of the tables; then nothing else has changed hands."""
    guest, who = life.people.offered(browser), life.people.who(browser)
    if _asking(life) & {guest, who}:
        return
    offer = life.ask(browser, "GET", "me/merge")
    if who is None:
        expect(offer["key"], NOBODY, "an offer to nobody")
        return
    expect(offer["name"], "" if guest is None else life.people.persons[guest].name, "who may be merged")
    # At others somebody asked for a seat: who has it now is their model's.
    tables = [table for table in life.tables if table is life.table or not table.asked]
    theirs = [table for table in tables if guest is not None and table.seat(guest) is not None]
    barred = [table for table in theirs if who in table.barred]
    chosen = [table for table in theirs if table in barred or life.chance.random() < 0.5]
    foreign = [table for table in tables if table.held() and table not in theirs]
    chosen += life.chance.sample(foreign, 1) if foreign and life.chance.random() < 0.6 else []
    chosen = list(dict.fromkeys(chosen)) or [life.chance.choice(tables)]
    answer = life.ask(browser, "POST", "me/merge", {"tables": [table.id for table in chosen]})
    if life.told("merge", browser, answer, "no-merge" if guest is None else "", (guest, who)) and guest is not None:
        _take_over(life, guest, who, chosen, answer)
        _look_around(life, browser, theirs, chosen)


def _take_over(life: Life, guest: int, who: int, chosen: list[Model], answer: dict[str, list[str]]) -> None:
    for table in life.tables:
        if guest in table.barred:
            table.barred.add(who)
    became = {table.id: table.bring(guest, who) for table in chosen}
    told = dict.fromkeys(answer["brought"], "brought") | dict.fromkeys(answer["barred"], "barred")
    links = {kept["table"]: kept["link"] for kept in answer["kept"]}  # type: ignore[index]
    expect(answer["later"], [], "what comes along later")
    told |= dict.fromkeys(links, "kept")
    expect(told, {table: how for table, how in became.items() if how}, "what became of the tables")
    for table in chosen:
        seat = table.seat(guest)
        if table.id in links and seat is not None:
            life.renew(table, guest)
            table.places[seat].link = links[table.id]
            life.links += [links[table.id]] if table is life.table else []
    for how in told.values():
        life.street.told["a table is", how] += 1


def _look_around(life: Life, browser: int, theirs: list[Model], chosen: list[Model]) -> None:
    """At all tables of the guest, and at those from which somebody was sent away."""
    for table in {table.id: table for table in [*theirs, *chosen]}.values():
        here = life.ask(browser, "GET", f"tables/{table.id}")
        who = life.people.who(browser)
        found, wanted = (here["seat"], here["owner"]), (table.seat(who), table.owner == who)
        expect(found, wanted, f"a table {'that was chosen' if table in chosen else 'that was not chosen'}")
    if life.table.status == "waiting":
        _sit(life, browser)


DEEDS = {"bring along": Deed(9, bring_along), "merge": Deed(3, merge_anywhere)}
