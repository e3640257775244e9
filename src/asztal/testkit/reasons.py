"""`python -m asztal.testkit.reasons`: which answers people get most often who ask why they cannot choose something.

Random games in all settings stop at random questions, and there somebody clicks on random elements of the board that
are not offered. The table says how often each reason was given, and of these answers, how many said more (a cause, or
what is missing) and how many light up something.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

from asztal import registry
from asztal.kernel import Look, Title
from asztal.kernel.offers import WhyRefused, refused_there
from asztal.testkit.walk import Walk, all_settings
from asztal.text.drawing import Scene
from asztal.text.generic import drawing_of
from asztal.text.wording import wording_of

QUESTIONS = 1_000
CLICKS = 10  # at each of the questions
_EVERY = 8  # decisions of a game for one that is asked about


def spots(look: Look[Any]) -> list[str]:
    """All that somebody can click on: what the table is drawn of, and what might be meant besides.

    Cards that might be meant are somewhere, but nobody can click on one that is not drawn.
    """
    assert look.frame is not None
    title, wording = look.g.title, wording_of(look.g.title, "en", [f"P{seat}" for seat in look.g.seats()])
    rows = drawing_of(title).rows(Scene(look, wording))
    drawn = [id_ for row in rows for ids in (row.ids, *(item.ids for item in row.items)) for id_ in ids]
    candidates = title.book[look.frame.at].candidates(look.g, look.frame)
    meant = (id_ for option in candidates for id_ in title.face.targets(look, option))
    return list(dict.fromkeys([*drawn, *(id_ for id_ in meant if id_.casefold() not in _cards(title))]))


@cache
def _cards(title: Title[Any]) -> set[str]:
    """The ids of cards; a tile may be the small letters of its card."""
    return {card.id.casefold() for card in wording_of(title, "en").cards()}


def questions(title: Title[Any], number: int, first: int = 0, every: int = _EVERY) -> Iterator[tuple[Walk, Look[Any]]]:
    """So many questions of random games, which take turns with all settings of the title."""
    ways, left = all_settings(title), number
    for seed in count(first):
        walk = Walk(ways[seed % len(ways)], seed)
        chance = type(walk.random)(f"{walk.setting} {seed} asked")  # the game stays the one that every check plays
        for seat in walk.steps():
            if chance.randrange(every) == 0:
                yield walk, walk.now.look(seat)
                left -= 1
                if not left:
                    return


def refusals(title: Title[Any], number: int, clicks: int = CLICKS) -> Iterator[tuple[Look[Any], str, WhyRefused]]:
    """The answers at so many questions, each with the element that somebody clicked on."""
    for walk, look in questions(title, number):
        chance = type(walk.random)(f"{walk.setting} {walk.seed} {len(walk.table.entries)}")
        offered = {id_ for choice in walk.now.choices(look.seat) for id_ in choice.targets}
        others = [id_ for id_ in spots(look) if id_ not in offered]
        for target in chance.sample(others, min(clicks, len(others))):
            refused = refused_there(look, target)
            assert refused is not None
            yield look, target, refused


def main() -> None:
    """Print the table of each title that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", help="one title instead of all finished ones")
    parser.add_argument("--questions", type=int, default=QUESTIONS)
    parser.add_argument("--rows", type=int, default=12, help="how many reasons are listed")
    args = parser.parse_args()
    for title in [registry.find(args.game)] if args.game else registry.titles().values():
        if title.finished or args.game:
            _report(title, args.questions, args.rows)


def _report(title: Title[Any], number: int, rows: int) -> None:
    given, said, lit = Counter[tuple[str, str]](), Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for _, _, (why, lacks, cause) in refusals(title, number):
        reason = why.key, why.clause
        given[reason] += 1
        said[reason] += bool(lacks or cause.told)
        lit[reason] += bool(cause.targets)
    total = given.total()
    print(f"{title.name}: {number} questions, {total} answers, {len(given)} reasons")
    for reason, times in given.most_common(rows):
        more = f"{said[reason] / times:4.0%} say more, {lit[reason] / times:4.0%} light up"
        print(f"  {times / total:6.1%}  {reason[0]:24} {reason[1]:14} {more}")


if __name__ == "__main__":
    main()
