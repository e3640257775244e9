"""`asztal world`: makes a world in a file, plays an entry in it, and checks entries."""

import sys
from argparse import Namespace
from datetime import UTC
from pathlib import Path

import msgspec

from asztal import registry
from asztal.bots.strengths import usual_bot
from asztal.commands.common import checked_variant, text_in
from asztal.terminal.people import ME
from asztal.terminal.screen import Screen
from asztal.terminal.worlds import WorldGame
from asztal.text import Problem, Texts
from asztal.text.wording import Wording
from asztal.worlds.comparing import Followed, follow, places
from asztal.worlds.entry import WorldEntry, read_entry
from asztal.worlds.session import play
from asztal.worlds.verifying import BadEntry, check_bots, drawn, missed
from asztal.worlds.world import PERSON, KeyedWorld, make, playable, read


def run_world(args: Namespace, texts: Texts) -> int:
    """Do what was asked for; exit code 1 where an entry does not hold."""
    return {"make": _make, "play": _play, "verify": _verify}[args.what](args, texts)


def _make(args: Namespace, texts: Texts) -> int:
    title = registry.find(args.of)
    seats = args.seats or [ME, *[usual_bot(title.name)] * (registry.usual_seats(title) - 1)]
    bots = [PERSON if seat == ME else seat for seat in seats]
    closes = args.closes.astimezone(UTC) if args.closes else None
    made = make(title, bots, checked_variant(title, len(bots), dict(args.variant)), closes)
    print(msgspec.json.encode(made).decode())
    print(texts.say("world-made", id=made.world.id), file=sys.stderr)
    return 0


def _play(args: Namespace, texts: Texts) -> int:
    keyed = _keyed(args.of)
    if args.bot:
        entry = play(keyed, args.bot, args.seed)
    else:
        game = WorldGame(keyed, ["asztal", "world", "play", args.of], lang=texts.lang, screen=Screen(plain=args.plain))
        game.run()
        entry = game.entry()
    if args.out:
        Path(args.out).write_bytes(entry.written + b"\n")
    elif args.bot:
        print(entry.written.decode())
    print(texts.say("world-unwatched"), file=sys.stderr)
    return 0


def _keyed(file: str) -> KeyedWorld:
    found = read(text_in(file))
    if not isinstance(found, KeyedWorld):
        raise Problem("world-no-key", file=file)
    if not playable(found.world):
        raise Problem("world-other-engine", file=file)
    return found


def _verify(args: Namespace, texts: Texts) -> int:
    """Every entry by the rules, and the bots of those that are drawn; then who came where."""
    keyed = _keyed(args.of)
    if not args.entry:
        raise Problem("world-no-entries")
    wrong, held = 0, dict[str, tuple[WorldEntry, Followed]]()
    for file in args.entry:
        try:
            entry = read_entry(text_in(file))
            held[file] = entry, follow(keyed, entry)
        except BadEntry as error:
            wrong += _say_wrong(file, error, texts)
    chosen = drawn(sorted(held), args.draw)
    for file in chosen:
        try:
            check_bots(keyed, held[file][0])
        except BadEntry as error:
            wrong += _say_wrong(file, error, texts)
            del held[file]
    _say_held(keyed, held, chosen, texts)
    return min(wrong, 1)


def _say_wrong(file: str, error: BadEntry, texts: Texts) -> int:
    reason = Wording(texts.lang).message(error.message)
    print(texts.say("verify-failed", file=file, reason=reason), file=sys.stderr)
    return 1


def _say_held(keyed: KeyedWorld, held: dict[str, tuple[WorldEntry, Followed]], chosen: list[str], texts: Texts) -> None:
    about = {"id": keyed.world.id, "game": keyed.world.game, "rules": str(keyed.world.rules)}
    print(texts.say("world-about", **about))
    order = places([followed for _, followed in held.values()])
    for place, (file, (entry, followed)) in sorted(zip(order, held.items(), strict=True), key=_by_place):
        key = "world-entry" if place else "world-entry-left"
        said = texts.say(key, file=file, place=place, points=followed.score, choices=len(entry.choices))
        watched = "world-entry-unwatched" if entry.unwatched else "world-entry-watched"
        print(f"  {said} {texts.say(watched)}")
    chance = f"{missed(max(len(held), len(chosen)), 1, len(chosen)):.0%}" if held else "0%"
    print(texts.say("world-thought", count=len(chosen), chance=chance))


def _by_place(each: tuple[int, tuple[str, object]]) -> tuple[bool, int, str]:
    """Those who left come last."""
    return not each[0], each[0], each[1][0]
