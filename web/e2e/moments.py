"""Prints what a page knows at the questions of random games, one to a line: GAME EVERY [[SEATS, VARIANT], ...].

`EVERY` 1 prints all questions, 10 every tenth. The games are numbered, and their number is their seed.
"""

import json
import random
import re
import sys
from runpy import run_path

import msgspec

from asztal import registry
from asztal.kernel import Option, Seeded
from asztal.text.wording import wording_of

NAMES = ["Anna", "Béla", "Clara", "Dávid", "Emma"]
moment = run_path("web/dev/fixture.py")["moment"]
title, every = registry.find(sys.argv[1]), int(sys.argv[2])
for seed, (seats, variant) in enumerate(json.loads(sys.argv[3])):
    dice, wording = random.Random(seed), wording_of(title, "en", NAMES[:seats])
    playing, asked = title.new(seats, variant, chance=Seeded(seed)), 0
    while not playing.over:
        seat, decision = next(iter(playing.decisions.items()))
        if asked % every == seed % every:
            sys.stdout.buffer.write(msgspec.json.encode(moment(playing, seat, wording)) + b"\n")
        asked += 1
        kinds: dict[str, list[Option]] = {}  # what does the same in other places or amounts is one kind
        for option in decision.options:
            kinds.setdefault(re.split(r"[-\d]", str(option))[0], []).append(option)
        playing.apply(seat, dice.choice(kinds[dice.choice(sorted(kinds))]))
