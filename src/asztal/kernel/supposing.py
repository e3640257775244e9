"""Asks the rules a question in a changed state, and restores the state afterwards."""

from typing import Any

from asztal.kernel.data import Data


class supposing:  # noqa: N801 - read as a word, as `contextlib.suppress` is
    """Within it, this part of the state has these values; afterwards it has its own again, whatever was raised.

    Give new values: a list or a zone that is changed in its place stays changed. What goes on for longer than one
    question, or may draw, is played on a copy instead. Rules ask such questions again and again, so it is no generator,
    which would take half as long again.
    """

    __slots__ = ("_part", "_values")

    def __init__(self, part: Data, **values: Any) -> None:
        self._part, self._values = part, values

    def __enter__(self) -> None:
        part, values = self._part, self._values
        self._values = {name: getattr(part, name) for name in values}
        for name, value in values.items():
            setattr(part, name, value)

    def __exit__(self, *_: object) -> None:
        for name, value in self._values.items():
            setattr(self._part, name, value)
