"""Prints what a page knows of a table in mid-game: `python web/dev/fixture.py GAME SEATS MOVES [SEED] [LANG]`.

For whoever draws a board: `npm run dev`, save the output as web/dev/fixture.json, open /dev/board.html.
"""

import random
import sys
from typing import Any

import msgspec

from asztal import registry
from asztal.kernel import Seeded, choices, observe, recall
from asztal.text.drawing import Scene
from asztal.text.generic import drawing_of
from asztal.text.wording import wording_of


def fixture(game: str, seats: int, moves: int, seed: int = 1, lang: str = "en") -> dict[str, Any]:
    """The observation of the seat that is asked after so many random choices, its options, and all cards."""
    title, dice = registry.find(game), random.Random(seed)
    playing = title.new(seats, chance=Seeded(seed))
    for _ in range(moves):
        if playing.over:
            break
        seat, decision = next(iter(playing.decisions.items()))
        playing.apply(seat, dice.choice(decision.options))
    seat = next(iter(playing.decisions), 0)
    names = ["Anna", "Béla", "Clara", "Dávid", "Emma"][:seats]
    wording, seen = wording_of(title, lang, names), observe(playing, seat)
    question = None
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
            }
            for choice in choices(title, seen)
        ]
        about = title.face.about(recall(title, seen))
        question = {"name": "now", "text": wording.ask(seen.decision.ask), "choices": offered, "about": about}
    rows = drawing_of(title).rows(Scene(recall(title, seen), wording))
    return {"names": names, "seen": seen, "question": question, "cards": wording.cards(), "rows": rows}


if __name__ == "__main__":
    game, seats, moves, *rest = sys.argv[1:]
    seed, *lang = rest or ["1"]
    made = fixture(game, int(seats), int(moves), int(seed), *lang)
    sys.stdout.buffer.write(msgspec.json.encode(made))
