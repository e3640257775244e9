"""Seats that act together: which stacks are open side by side in a position, and where in them a seat stands.

The frame of a `Together` owns one stack per seat, and in each of them another one may be open. A path names the seats
whose stacks lead to a place, from the outside in.
"""

from collections.abc import Iterator
from typing import TypeAlias

from asztal.kernel.effect import Book
from asztal.kernel.frame import Frame, Stack

Path: TypeAlias = tuple[int, ...]


def stack_at(stack: Stack, path: Path) -> Stack:
    """The stack to which a path leads."""
    for seat in path:
        kids = stack[-1].kids
        assert kids is not None
        stack = kids[seat]
    return stack


def open_stacks(stack: Stack, path: Path = ()) -> Iterator[tuple[Path, Stack]]:
    """The stacks in which something is left to do, innermost ones only, each looked for when its turn comes."""
    kids = stack[-1].kids if stack else None
    if kids is None:
        yield path, stack
        return
    for seat, kid in enumerate(kids):
        if kid:
            yield from open_stacks(kid, (*path, seat))


def sealed_at(book: Book, stack: Stack, path: Path) -> int:
    """The number of the sealed `Together` that a path leads through, 0 for none.

    Nothing that a seat does in one can matter to another's options, because they must not know of it.
    """
    for seat in path:
        frame = stack[-1]
        assert frame.kids is not None
        assert frame.vars is not None
        if book[frame.at].sealed:
            return int(frame.vars["_fork"])
        stack = frame.kids[seat]
    return 0


def comes_first(seat: int, path: Path, other: Path) -> bool:
    """Of two questions to one seat: the innermost first, and one in another's stack before one in the own."""
    return (len(path), path[-1] != seat, other) > (len(other), other[-1] != seat, path)


def open_forks(stack: Stack) -> list[Frame]:
    """The frames of every `Together` that is open in a position."""
    found = []
    for frame in stack:
        if frame.kids is not None:
            found.append(frame)
            for kid in frame.kids:
                found += open_forks(kid)
    return found


def fork_numbered(stack: Stack, number: int) -> Frame | None:
    """The frame of an open `Together` by its number; None when it is over."""
    return next((frame for frame in open_forks(stack) if frame.vars and frame.vars["_fork"] == number), None)


def fork_of(stack: Stack, seat: int) -> int:
    """The number of the innermost `Together` in which the seat has something left to do, 0 for none."""
    inside = (frame for frame in open_forks(stack) if frame.kids and frame.kids[seat])
    return max((frame.vars["_fork"] for frame in inside if frame.vars), default=0)


def ready_seats(stack: Stack, at: str = "") -> list[int]:
    """The seats that are done in an open `Together`, of those whose address begins with `at`."""
    forks = [frame for frame in open_forks(stack) if frame.at.startswith(at)]
    return sorted({seat for frame in forks for seat, kid in enumerate(frame.kids or ()) if not kid})
