"""Sentences are put together as Fluent's own runtime does it."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import asztal
from asztal.text import LANGUAGES
from asztal.text.messages import _parsed
from asztal.text.patterns import Patterns, Value

SOURCE = Path(asztal.__file__).parent
COMMON = SOURCE / "text"
FOLDERS = [COMMON, *sorted({path.parent for path in SOURCE.rglob("*.en.ftl")} - {COMMON})]
VALUES: list[Value] = ["x", 0, 1, 2, -1, 1234, 1234.56]


class Found(Visitor):
    """The arguments of a message, those of a function apart, and the words by which it chooses."""

    def __init__(self) -> None:
        self.variables = set[str]()
        self.words = set[str]()
        self.functions = False

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by Fluent
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - named by Fluent
        self.functions = True
        self.generic_visit(node)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 - named by Fluent
        if isinstance(node.key, ast.Identifier):
            self.words.add(node.key.name)
        self.generic_visit(node)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCE)))
def test_every_message_is_what_fluent_makes_of_it(folder: Path, lang: str) -> None:
    bundle, patterns, messages, found = FluentBundle([lang], use_isolating=False), Patterns(lang), [], Found()
    for each in dict.fromkeys([COMMON, folder]):
        for path in sorted(each.glob(f"*.{lang}.ftl")):
            bundle.add_resource(_parsed(path))
            for entry in _parsed(path).body:
                if isinstance(entry, ast.Message):
                    patterns.add(entry)
                    found.visit(entry)
                    if each == folder:
                        messages.append(entry)
    compared = 0
    for message in messages:
        own = Found()
        own.visit(message)
        for value in [*VALUES, *sorted(own.words - {"one", "other"})]:  # a number's case is no word
            if own.functions and isinstance(value, str):
                continue
            args = dict.fromkeys(found.variables, value)
            pattern = bundle.get_message(message.id.name).value
            assert pattern is not None
            said, errors = bundle.format_pattern(pattern, args)
            assert not errors
            assert patterns.say(message.id.name, args) == said, (message.id.name, value)
            compared += 1
    assert compared >= len(VALUES) * len(messages) / 2


def test_a_value_and_its_case_are_found_in_their_order() -> None:
    patterns = Patterns("en")
    resource = "a = { $n ->\n    [1] one thing\n    [one] never\n    [three] drei\n   *[other] { $n } things\n }\n"
    for entry in _entries(resource):
        patterns.add(entry)
    said = [patterns.say("a", {"n": value}) for value in (1, 1.0, 2, "three", "one", "1")]
    assert said == ["one thing", "one thing", "2 things", "drei", "never", "1 things"]


def test_what_our_texts_do_not_use_is_an_error() -> None:
    patterns = Patterns("en")
    for entry in _entries("a = { -brand }\n"):
        patterns.add(entry)
    with pytest.raises(ValueError, match="our texts do not use TermReference"):
        patterns.say("a", {})


def _entries(source: str) -> list[ast.Message]:
    return [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]
