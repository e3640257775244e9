"""Prints what a page knows of a table in mid-game: `fixture.py GAME SEATS MOVES [SEED] [LANG] [NAME=VALUE ...]`.

For whoever draws a board: save the output as web/dev/mine.json, run `npm --prefix web run dev`, and open
/dev/board.html?fixture=/dev/mine.json&lang=LANG. Games of your own are found in the folders of `ASZTAL_GAMES`.
"""

import random
import sys
from typing import Any

import msgspec

from asztal import registry
from asztal.kernel import Game, Seeded, choices, observe, recall, shown
from asztal.text.drawing import Scene
from asztal.text.generic import drawing_of
from asztal.text.wording import Wording, wording_of


def fixture(
    game: str, seats: int, moves: int, seed: int = 1, lang: str = "en", *, variant: dict[str, str] | None = None
) -> dict[str, Any]:
    """The observation of the seat that is asked after so many random choices, its options, and all cards."""
    title, dice = registry.find(game), random.Random(seed)
    playing = title.new(seats, variant, chance=Seeded(seed))
    for _ in range(moves):
        if playing.over:
            break
        seat, decision = next(iter(playing.decisions.items()))
        playing.apply(seat, dice.choice(decision.options))
    names = ["Anna", "Béla", "Clara", "Dávid", "Emma"][:seats]
    wording = wording_of(title, lang, names)
    seat = next(iter(playing.decisions), 0)
    rows = drawing_of(title).rows(Scene(recall(title, observe(playing, seat)), wording))
    return {"names": names, **moment(playing, seat, wording), "cards": wording.cards(), "rows": rows}


def moment(playing: Game[Any], seat: int, wording: Wording) -> dict[str, Any]:
    """What a seat sees and is asked."""
    title, seen, question = playing.title, observe(playing, seat), None
    if seen.decision is not None:
        offered = [
            {
                "option": choice.option,
                "label": wording.message(choice.label),
                "targets": choice.targets,
                "preview": list(map(wording.message, choice.preview)),
                "links": choice.links,
                "costs": choice.costs,
                "gains": choice.gains,
                "kind": choice.kind,
                "ids": choice.ids,
                "leads": choice.leads,
            }
            for choice in choices(title, seen)
        ]
        about = title.face.about(recall(title, seen))
        question = {"name": "now", "text": wording.ask(seen.decision.ask), "choices": offered, "about": about}
    return {"seen": shown(title, seen), "question": question}


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    game, seats, moves, *rest = sys.argv[1:]
    plain = [word for word in rest if "=" not in word]
    variant = dict(word.split("=") for word in rest if "=" in word)
    seed, *lang = plain or ["1"]
    made = fixture(game, int(seats), int(moves), int(seed), *lang, variant=variant)
    sys.stdout.buffer.write(msgspec.json.encode(made))
