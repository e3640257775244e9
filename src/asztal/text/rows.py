"""The table as rows: one description for plain text, for screen readers and for a board that draws no picture."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from asztal.text.messages import Said


class Item(Struct, frozen=True, omit_defaults=True):
    """One thing that is said in a row.

    `about` says of what, where a row speaks of several ("upper dam"); `count` is a figure, of which `text` is the unit;
    `ids` are what people may point at there, `seat` is whose it is, `usual` holds where most are like this.
    `hidden` are cards that the one who looks has not seen, as many as `count` says: a board shows their backs.
    """

    text: Said
    about: Said = ""
    ids: Sequence[str] = ()
    count: int | None = None
    seat: int | None = None
    usual: bool = False
    hidden: bool = False

    def __str__(self) -> str:
        said = self.text if self.count is None else f"{self.count} {self.text}"
        return f"{self.about}: {said}" if self.about else said


class Row(Struct, frozen=True, omit_defaults=True):
    """A statement: a label and what is said of it. A row without a label, before all others, heads the table.

    Rows of a `seat` are its part of the table, its figures first; those of one `group` stand side by side under it.
    """

    label: Said
    items: Sequence[Item] = ()
    ids: Sequence[str] = ()
    seat: int | None = None
    group: Said = ""

    def __str__(self) -> str:
        said = "; ".join(map(str, self.items))
        return f"{self.label}: {said}" if self.label and said else self.label or said


def plain(rows: Iterable[Row]) -> list[str]:
    """One statement per line."""
    return [str(row) for row in rows]
