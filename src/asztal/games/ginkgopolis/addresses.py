"""The addresses of effects that other modules name; the tree that they lead through is in `rounds.py`."""

ROUND = "game.rounds.body"
ACTIONS = f"{ROUND}.actions"
TURN = f"{ACTIONS}.turn"
HAL_STEP = f"{ROUND}.hal"
HAL_TURN = f"{HAL_STEP}.then"
PREPARE = f"{ROUND}.prepare.then"
FINISH = "game.finish"
