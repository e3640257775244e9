"""All that is stored of a person on the side of people, found by the models: no relation can be forgotten.

A row is a person's if it says so itself or belongs to a row that is. What stays of the erased is in `Erased`.
"""

from typing import Any

from sqlalchemy import ColumnElement, Delete, Insert, Select, Table, Update, delete, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert as upsert

from asztal.server.storage import people, telling
from asztal.server.storage.models import Base
from asztal.server.storage.people import Erased, FormerName, Guest, Session
from asztal.server.storage.schema import METADATA

_MODULES = (people.__name__, telling.__name__)
_MODELS = [mapper.class_ for mapper in Base.registry.mappers if mapper.class_.__module__ in _MODULES]
_OF_PEOPLE = {model.__tablename__ for model in _MODELS}
RELATIONS = [table for table in METADATA.sorted_tables if table.name in _OF_PEOPLE]  # referenced ones come first

# What only the owner of a mailbox or another device is told: whoever asks for it could confirm it in their place.
WITHHELD = {
    "channel": {"keys"},
    "sign_in_letter": {"link", "code", "ticket"},
    "handover": {"link", "code", "ticket"},
}


def of_person(table: Table, person: int) -> ColumnElement[bool] | None:
    """Which rows of a relation are the person's; None for one that knows no persons."""
    if table.name == Guest.__tablename__:
        return table.c.id == person
    if "person" in table.c:
        return table.c.person == person
    found = [
        key.parent.in_(select(key.column).where(above))
        for key in table.foreign_keys
        if (above := of_person(key.column.table, person)) is not None
    ]
    return or_(*found) if found else None


def select_belongings(person: int) -> dict[str, Select[Any]]:
    """By relation, the query for all that is stored of a person there."""
    owned = [(table, of_person(table, person)) for table in RELATIONS]
    return {
        table.name: select(*(column for column in table.c if column.name not in WITHHELD.get(table.name, ()))).where(
            mine
        )
        for table, mine in owned
        if mine is not None
    }


def erase_belongings(person: int) -> list[Insert | Update | Delete]:
    """The statements, in this order, that leave of a person only a number that leads to nobody."""
    named = func.sha256(func.convert_to(Guest.name_key, "UTF8"))
    gone = select(Guest.id, Guest.created, func.now(), named).where(Guest.id == person)
    listed = upsert(Erased).from_select(["person", "created", "at", "name_hash"], gone).on_conflict_do_nothing()
    offered = update(Session).where(Session.guest_before == person).values(guest_before=None)
    former = update(FormerName).where(FormerName.person == person).values(person=None)  # still nobody else's
    owned = [(table, of_person(table, person)) for table in reversed(RELATIONS) if table.name != Erased.__tablename__]
    return [listed, offered, former, *(delete(table).where(mine) for table, mine in owned if mine is not None)]
