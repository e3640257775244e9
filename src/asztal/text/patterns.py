"""Puts Fluent messages together: each is made into functions once, because a server says sentences all the time.

It does what Fluent's own runtime does, for what our texts use of Fluent.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from babel import Locale
from babel.plural import to_python
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

Value: TypeAlias = str | int | float
Part: TypeAlias = Callable[[Mapping[str, Value]], Value]
Saying: TypeAlias = Callable[[Mapping[str, Value]], str]

NUMBERS = 1_000  # whose figures are remembered: Babel takes a twentieth of a millisecond for one


class Patterns:
    """The messages of one language, each as a function of its arguments; one that is missing is a `KeyError`."""

    def __init__(self, lang: str) -> None:
        self._locale = Locale.parse(lang)
        self._plural = to_python(self._locale.plural_form)
        self._figures = lru_cache(NUMBERS)(self._put_in_figures)
        self._messages: dict[str, ast.Pattern] = {}
        self._made: dict[str, Saying] = {}

    def add(self, message: ast.Message) -> None:
        """Add a message; one of the same name must not be there yet."""
        if message.value is not None:
            self._messages[message.id.name] = message.value

    def __contains__(self, key: str) -> bool:
        return key in self._messages

    def say(self, key: str, args: Mapping[str, Value]) -> str:
        """A message with its arguments; raises `KeyError` for an argument that is missing."""
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = self._pattern(self._messages[key])
        return made(args)

    def _pattern(self, pattern: ast.Pattern) -> Saying:
        parts = [self._text(element) for element in pattern.elements]
        return parts[0] if len(parts) == 1 else lambda args: "".join([part(args) for part in parts])

    def _text(self, element: ast.TextElement | ast.Placeable) -> Saying:
        if isinstance(element, ast.TextElement):
            text = element.value
            return lambda args: text
        value, figures = self._value(element.expression), self._figures

        def say(args: Mapping[str, Value]) -> str:
            said = value(args)
            return said if isinstance(said, str) else figures(said)

        return say

    def _value(self, expression: object) -> Part:
        match expression:
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return lambda args: args[name]
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=None):
                return lambda args: self.say(name, args)
            case ast.StringLiteral():
                text = _written(expression)
                return lambda args: text
            case ast.SelectExpression():
                return self._choice(expression)
            case ast.FunctionReference(id=ast.Identifier(name="NUMBER")):
                return self._number(expression)
        raise ValueError(f"our texts do not use {type(expression).__name__}")

    def _choice(self, expression: ast.SelectExpression) -> Saying:
        """One of several texts: the first whose key is the value, or its grammatical number, or else the default."""
        value, plural = self._value(expression.selector), self._plural
        ways = [(_key(variant), self._pattern(variant.value)) for variant in expression.variants]
        [default] = [way for (_, way), variant in zip(ways, expression.variants, strict=True) if variant.default]

        def say(args: Mapping[str, Value]) -> str:
            chosen = value(args)
            number = None if isinstance(chosen, str) else plural(chosen)
            return next((way for key, way in ways if key in (chosen, number)), default)(args)

        return say

    def _put_in_figures(self, number: Any, **options: Any) -> str:
        return str(fluent_number(number, **options).format(self._locale))

    def _number(self, expression: ast.FunctionReference) -> Saying:
        """A number in figures, with the options that Fluent has for it."""
        value = self._value(expression.arguments.positional[0])
        options = {named.name.name: _written(named.value) for named in expression.arguments.named}
        return lambda args: self._figures(value(args), **options)


def _key(variant: ast.Variant) -> Value:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else _written(variant.key)


def _written(literal: ast.StringLiteral | ast.NumberLiteral) -> Value:
    """What is written in a message itself; as many digits as something should have are a whole number."""
    if isinstance(literal, ast.StringLiteral):
        return str(literal.parse()["value"])
    return float(literal.value) if "." in literal.value else int(literal.value)
