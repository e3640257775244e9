"""`asztal people erase`: whoever runs the server erases somebody at once."""

from argparse import Namespace
from typing import TYPE_CHECKING

from asztal.commands.home import open_database
from asztal.commands.serving import packages
from asztal.text import Problem, Texts

if TYPE_CHECKING:
    from asztal.server.people.people_desk import StoredPerson


def run_people(args: Namespace, texts: Texts) -> int:
    """Erase a person, after a question."""
    if not args.now:
        raise Problem("people-now")
    with packages("serve,home"):
        from asztal.server.people.people_desk import erase_now, find_people
    with open_database(args) as config:
        found = find_people(config, args.who)
        if len(found) != 1:
            print("\n".join([*(_told(person, texts) for person in found), texts.say("people-which", count=len(found))]))
            return 1
        [person] = found
        print(_told(person, texts))
        if not args.yes and not _is_sure(person, texts):
            print(texts.say("people-kept"))
            return 1
        if not erase_now(config, person.id):
            raise Problem("people-gone")
    print(texts.say("people-erased", number=str(person.id)))
    return 0


def _told(person: "StoredPerson", texts: Texts) -> str:
    days = {"created": f"{person.created:%Y-%m-%d}", "seen": f"{person.seen_at:%Y-%m-%d}"}
    kind = "account" if person.account else "guest"
    return texts.say("people-line", number=str(person.id), name=person.name, kind=kind, **days)


def _is_sure(person: "StoredPerson", texts: Texts) -> bool:
    try:
        return input(texts.say("people-sure", number=str(person.id)) + " ").strip() == str(person.id)
    except EOFError:
        return False
