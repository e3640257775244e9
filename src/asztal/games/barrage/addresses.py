"""The addresses of effects that other modules name; the tree that they lead through is in `rounds.py`."""

ROUND = "game.rounds.body"
ACTIONS = f"{ROUND}.actions"
TURN = "turn"
AUTOMA_TURN = "automa_turn"
BUILD = "build"
DIRECTED_BUILD = "directed_build"
