"""The addresses of effects that other modules name; the tree that they lead through is in `rounds.py`."""

ROUND = "game.rounds.body"
ERA_END = f"{ROUND}.era.then"
PRODUCING = f"{ERA_END}.produce"
FEEDING = f"{ERA_END}.feed"
FINAL = "game.final"
TURN = "turn"
LAYING_ASIDE = ("game.keep", f"{ERA_END}.next_era")  # where cards are laid aside in secret
