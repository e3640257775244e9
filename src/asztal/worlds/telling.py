"""What is compared in a world, in words: options as their question offers them, kinds of deeds, sources of points."""

from collections.abc import Iterable, Sequence
from typing import Any

from asztal import registry
from asztal.kernel import Title, observe
from asztal.kernel.offers import choices
from asztal.text.wording import wording_of
from asztal.worlds.comparing import Crossing, Followed
from asztal.worlds.verifying import games_of
from asztal.worlds.world import KeyedWorld


def option_labels(
    keyed: KeyedWorld, log: Sequence[tuple[int, str]], met: Sequence[Crossing], lang: str
) -> list[dict[str, str]]:
    """For every crossing of a line, what each option that somebody took there is called; `log` has all choices of it.

    The person was asked the same question there, so nothing is told that they did not read.
    """
    title, seat, chosen = registry.find(keyed.world.game), keyed.world.seat, 0
    words = wording_of(title, lang)
    found: list[dict[str, str]] = []
    wanted = {each.number: each for each in met}
    for game, (by, _) in zip(games_of(keyed, log, tells=False), log, strict=False):
        if len(found) == len(met):
            break
        if by != seat:
            continue
        if chosen in wanted:
            offered = choices(title, observe(game, seat))
            said = {choice.option: words.message(choice.label) for choice in offered}
            found.append({option: said.get(option, option) for option in wanted[chosen].taken})
        chosen += 1
    return found


def names(title: Title[Any], entries: Iterable[Followed], lang: str) -> tuple[dict[str, str], dict[str, str]]:
    """What the kinds of deeds and the sources of points of these entries are called."""
    kinds = {kind for entry in entries for turn in entry.turns for kind in turn.deeds}
    sources = {key for entry in entries for each in entry.rounds for key in each.points}
    return {kind: _called(title, kind, lang, "kind") for kind in kinds}, source_names(title, sources, lang)


def source_names(title: Title[Any], keys: Iterable[str], lang: str) -> dict[str, str]:
    """What the sources of points are called."""
    return {key: _called(title, key, lang, "source", "score") for key in sorted(keys)}


def _called(title: Title[Any], key: str, lang: str, *ways: str) -> str:
    texts = wording_of(title, lang).texts
    return next((texts.say(f"{way}-{key}") for way in ways if f"{way}-{key}" in texts), key)
