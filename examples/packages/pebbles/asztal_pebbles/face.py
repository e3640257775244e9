"""What people see of Pebbles: an option, what it brings, and the words in `pebbles.*.ftl`."""

from pathlib import Path
from typing import Any

from asztal.kernel.rules import Face, Id, Look, Message, Option, Promise
from asztal.text.wording import Wording

from .rules import Beach


class PebblesWording(Wording):
    """The game in words."""

    folder = Path(__file__).parent

    def name_colour(self, colour: Id) -> str:
        """What a colour is called."""
        return self.texts.say("colour", colour=str(colour))


class PebblesFace(Face[Beach]):
    """Options for people."""

    def label(self, look: Look[Beach], option: Option) -> Message:
        """So many pebbles of a colour."""
        return Message("option-take", {"colour": option.ids[0], "number": option.ids[1]})

    def promise(self, look: Look[Beach], option: Option) -> Promise:
        """These pebbles."""
        return Promise.of({str(option.ids[0]): int(option.ids[1])})

    def wording(self) -> type[Any]:
        """The game in words."""
        return PebblesWording


FACE = PebblesFace()
