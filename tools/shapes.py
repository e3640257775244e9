"""Types for programs in Python, made from the JSON Schemas of the messages and of what each game shows."""

import subprocess
import sys
from collections.abc import Iterator, Mapping
from inspect import cleandoc
from pathlib import Path
from typing import Any

from asztal import registry
from asztal.kernel.offers import schema
from asztal.server.wire.messages import socket_schema

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "src" / "asztal" / "client" / "shapes"
SIMPLE = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}
Schema = Mapping[str, Any]


def files() -> dict[Path, str]:
    """Each module of types, with its text."""
    found = {"messages": module("the messages of a table's web socket", socket_schema()["$defs"])}
    ours = [title for title in registry.titles().values() if type(title).__module__.startswith("asztal.games.")]
    found |= {title.name: module(f"what a seat of {title.name} is shown", shown(schema(title))) for title in ours}
    return {FOLDER / f"{name}.py": text for name, text in found.items()}


def shown(document: Schema) -> dict[str, Schema]:
    """What a game's schema describes: the observation and the events, under these names. Choices are messages."""
    observation, choice, *events = (each["$ref"].rpartition("/")[2] for each in document["oneOf"])
    named = {"Observation" if name == observation else name: part for name, part in document["$defs"].items()}
    named["Event"] = {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in events]}
    reached = {"Observation", "Event"}
    queue = [*reached]
    while queue:
        for name in set(referred(named[queue.pop()])) - reached:
            reached.add(name)
            queue.append(name)
    assert choice not in reached
    return {name: named[name] for name in sorted(reached)}


def referred(part: Any) -> Iterator[str]:
    """The names that a part of a schema mentions."""
    if isinstance(part, Mapping):
        if isinstance(found := part.get("$ref"), str):
            yield found.rpartition("/")[2]
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from referred(each)


def module(about: str, named: Mapping[str, Schema]) -> str:
    """A module with a type for each of these schemas, formatted."""
    classes = [text for name, part in named.items() if (text := dictionary(name, part))]
    unions = [f"{name}: TypeAlias = {kind(part)}" for name, part in named.items() if "properties" not in part]
    body = "\n\n".join([*classes, *unions])
    words = [word for word in ("Any", "Literal", "NotRequired", "TypeAlias", "TypedDict") if word in body]
    head = f'"""Types of {about}; made by `make golden`."""\n\nfrom __future__ import annotations\n\n'
    text = f"{head}from typing import {', '.join(words)}\n\n{body}\n"
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(FOLDER / "made.py"), "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def dictionary(name: str, part: Schema) -> str:
    """The class of an object with known fields."""
    if "properties" not in part:
        return ""
    lines = [f"class {name}(TypedDict):"]
    if about := cleandoc(part.get("description", "")):
        first, *rest = about.splitlines()
        lines += [f'    """{first}', *(f"    {line}".rstrip() for line in rest)]
        lines[-1] += '\n    """' if rest else '"""'
        lines.append("")
    required = set(part.get("required", ()))
    for field, of in part["properties"].items():
        lines.append(f"    {field}: {kind(of) if field in required else f'NotRequired[{kind(of)}]'}")
    return "\n".join(lines)


def kind(part: Schema) -> str:
    """A schema as a type; what is a tuple in the rules is a list in JSON."""
    if ref := part.get("$ref"):
        return str(ref).rpartition("/")[2]
    if options := part.get("anyOf"):
        return " | ".join(dict.fromkeys(map(kind, options)))
    if values := part.get("enum"):
        return f"Literal[{', '.join(map(repr, values))}]"
    match part.get("type"):
        case "array":
            items = part.get("prefixItems") or ([part["items"]] if part.get("items") else [])
            return f"list[{' | '.join(dict.fromkeys(map(kind, items))) or 'Any'}]"
        case "object":
            return f"dict[str, {kind(part['additionalProperties']) if 'additionalProperties' in part else 'Any'}]"
        case str(simple):
            return SIMPLE[simple]
    return "Any"
