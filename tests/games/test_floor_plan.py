"""Every game is laid out alike: the same job has the same module and the same names in it.

A new game follows these lists, which `docs/games/authoring.md` shows as tables. Whatever is not in `RULES` is a chapter
of its rulebook and may have any name; a face has no other modules than these.
"""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from asztal import registry
from asztal.kernel.rules import Face

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "asztal" / "games"
NAMES = sorted(path.parent.name for path in GAMES.glob("*/title.py"))
PAGE = (ROOT / "docs" / "games" / "authoring.md").read_text("utf-8")


class Module(NamedTuple):
    """What a module is for, what it must define, and whether every game has it."""

    job: str
    defines: tuple[str, ...] = ()
    always: bool = False


RULES = {
    "title": Module("what the kernel asks for: variants, results, hooks", ("TITLE",), always=True),
    "state": Module("what is on the table, and what each seat sees of it", ("Player", "G"), always=True),
    "events": Module("what happens, as data for logs and boards", ("EVENTS",), always=True),
    "addresses": Module("addresses in the tree of effects that other modules name, each written once", always=True),
    "cards": Module("the components, read from `cards.toml` and checked", always=True),
    "vocabulary": Module("the words in which cards are written, as typed classes", always=True),
    "language": Module("from words to effects"),
    "verbs": Module("the effects that cards are made of"),
    "setup": Module("from an empty table to the first round", ("lay_out",), always=True),
    "rounds": Module("the course of the game; every effect by its address", ("GAME", "effects"), always=True),
    "turn": Module("one player's turn"),
    "gains": Module("gaining, paying and drawing, each in one place", always=True),
    "scoring": Module("points, during the game and at its end", always=True),
    "worth": Module("how good a position looks to a simple bot", ("value",), always=True),
    "facts": Module("a position in numbers, for a learned value", ("facts", "card_facts"), always=True),
}
FACE = {
    "label": Module(
        "what an option is called, points at and lights up; what a question is about", ("label", "targets")
    ),
    "promise": Module("what an option costs and gains for certain, as amounts", ("promise",)),
    "preview": Module("the same as far as the seat can know, in sentences", ("preview",)),
    "lacks": Module("what is missing if an option cannot be paid", ("lacks",)),
    "cause": Module("what exactly is missing or in the way, where a reason leaves that open", ("cause",)),
    "elsewhere": Module("what a thing waits for that the question is not about", ("elsewhere",)),
    "forecast": Module("what a board shows in advance", ("forecast", "Forecast")),
    "outlook": Module("what all options of one question share, computed once", ("outlook",)),
    "names": Module("what ids are called", ("Names",), always=True),
    "says": Module("what effects do, in sentences", ("said",), always=True),
    "icons": Module("what effects do, in icons", ("icons",)),
    "printed": Module("every effect that is printed on a component, by its address", ("printed",)),
    "words": Module("the texts of cards, what happens, what people type", ("WORDING",), always=True),
    "aid": Module("the figures in the player aid", ("aid_of",), always=True),
    "pen": Module("what both drawings use", ("Pen",), always=True),
    "rows": Module("the table in rows, for plain text and screen readers", ("rows",), always=True),
    "draw": Module("the table in a terminal", ("table", "rows"), always=True),
    "map": Module("the part of that drawing that is a map"),
    "short": Module("components in few words, for the terminal only"),
}
# What methods of a face are functions of which module; whatever else it overrides, it says itself.
METHODS = {
    **dict.fromkeys(("label", "targets", "links", "leads", "about"), "label"),
    **{name: name for name in ("promise", "preview", "lacks", "cause", "elsewhere", "forecast")},
}


def modules(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.py")} - {"__init__"}


def defined(name: str) -> Iterator[tuple[str, str, str]]:
    """What the modules of a game must define, each with the module and the name."""
    for package, plan in (("", RULES), ("face.", FACE)):
        for module, about in plan.items():
            if module in modules(GAMES / name / package.rstrip(".")):
                yield from ((name, f"{package}{module}", each) for each in about.defines)


@pytest.mark.parametrize("name", NAMES)
def test_a_face_has_no_modules_but_those_of_the_floor_plan(name: str) -> None:
    found = modules(GAMES / name / "face")
    other = found - {*FACE}
    assert not other, f"use the name that the job has in other games, or list a new job in FACE: {other}"
    assert not {module for module, about in FACE.items() if about.always} - found


@pytest.mark.parametrize("name", NAMES)
def test_rules_have_the_modules_that_every_game_has(name: str) -> None:
    assert not {module for module, about in RULES.items() if about.always} - modules(GAMES / name)


@pytest.mark.parametrize(("name", "module", "what"), [each for name in NAMES for each in defined(name)])
def test_the_same_job_has_the_same_name(name: str, module: str, what: str) -> None:
    found = import_module(f"asztal.games.{name}.{module}")
    assert hasattr(found, what), f"{found.__name__} has no {what}"


@pytest.mark.parametrize("name", NAMES)
def test_a_face_hands_every_question_to_the_module_of_its_name(name: str) -> None:
    kind = type(registry.find(name).face)
    for method, module in METHODS.items():
        function = getattr(kind, method)
        if function is not getattr(Face, method):
            assert (function.__module__, function.__name__) == (f"asztal.games.{name}.face.{module}", method)


@pytest.mark.parametrize("name", NAMES)
def test_addresses_are_written_once_and_lead_somewhere(name: str) -> None:
    for path in sorted((GAMES / name).rglob("*.py")):
        if path.name == "addresses.py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not re.match(r"game\.\w", node.value), f"{path.name}:{node.lineno}: {node.value}"
    book = registry.find(name).book
    for constant, value in vars(import_module(f"asztal.games.{name}.addresses")).items():
        if constant.isupper():
            lost = {*(value if isinstance(value, tuple) else [value])} - {*book}
            assert not lost, f"{constant} leads nowhere: {lost}"


@pytest.mark.parametrize(("heading", "plan"), [("rules", RULES), ("face", FACE)])
def test_the_page_for_authors_shows_the_plan(heading: str, plan: dict[str, Module]) -> None:
    table = PAGE.partition(f"| module of the {heading} |")[2].partition("\n\n")[0]
    shown = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|$", table, flags=re.M))
    assert shown == {name: about.job for name, about in plan.items()}
