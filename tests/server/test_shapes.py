"""The types for programs are those of the schemas; `make golden` writes them anew."""

from asztal.testkit.golden import hold_all
from tools.shapes import FOLDER, files, kind, module


def test_the_types_are_up_to_date() -> None:
    made = files()
    hold_all(made)
    assert {path for path in FOLDER.glob("*.py") if path.stem != "__init__"} == set(made)


def test_a_schema_becomes_a_type() -> None:
    assert kind({"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}]}) == "list[str | int]"
    assert kind({"anyOf": [{"$ref": "#/$defs/Row"}, {"type": "null"}]}) == "Row | None"
    assert kind({"type": "object", "additionalProperties": {"enum": ["a"]}}) == "dict[str, Literal['a']]"
    assert kind({}) == kind({"default": 1}) == "Any"
    assert module("a test", {"Row": {"properties": {"one": {"type": "null"}, "two": {}}, "required": ["one"]}}) == (
        '"""Types of a test; made by `make golden`."""\n\nfrom __future__ import annotations\n\n'
        "from typing import Any, NotRequired, TypedDict\n\n\n"
        "class Row(TypedDict):\n    one: None\n    two: NotRequired[Any]\n"
    )
