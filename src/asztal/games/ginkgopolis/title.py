"""The title of Ginkgopolis: its variants, setup, results, bots' value and everything else that the kernel asks for."""

from collections.abc import Sequence

from asztal.games.ginkgopolis import actions, facts, rounds, scoring, worth
from asztal.games.ginkgopolis.addresses import ACTIONS, HAL_STEP, ROUND, TURN
from asztal.games.ginkgopolis.cards import CARDS, ITEMS, TILE_OF
from asztal.games.ginkgopolis.events import EVENTS
from asztal.games.ginkgopolis.state import HAL, City, Player, View
from asztal.kernel import Fast
from asztal.kernel.rules import Dealer, Frame, Game, Look, Message, Option, Title, frame_at, ready_seats


class Ginkgopolis(Title[City]):
    """The base game for 1 to 5 players, alone against Hal."""

    name = "ginkgopolis"
    source = "rulebook"
    finished = True
    seats = range(1, 6)
    minutes = (45,)
    age = 13
    weight = "medium"
    variants = {"characters": ("intro", "draft"), "hal": ("normal", "expert")}
    state = City
    player = Player
    view = View
    events = EVENTS
    face_at = "asztal.games.ginkgopolis.face"
    examples_at = "asztal.games.ginkgopolis.examples"
    turn_at = frozenset({TURN})
    answers_at = frozenset({HAL_STEP})
    effects = rounds.effects()
    score_lines = staticmethod(scoring.score_lines)
    scores = staticmethod(scoring.scores)
    card_facts = staticmethod(facts.card_facts)

    def variant_seats(self, name: str, value: str) -> Sequence[int]:
        """Characters are drafted by two or more; Hal plays against one."""
        return range(1, 2) if name == "hal" else range(2, 6)

    def start(self, seats: int, variant: dict[str, str]) -> City:
        """A blank table; alone, Hal sits beside the player (GIN-SOL-04)."""
        state = super().start(seats, variant)
        if seats == 1:
            state.players.append(Player())
            state.players[HAL].hand.owner = HAL
            state.players[HAL].unscreened = True  # no screen hides Hal's points (GIN-SET-09, GIN-INF-05)
        return state

    def places(self, state: City) -> list[int]:
        """By score, equals share (GIN-SCO-03, GIN-SCO-04, GIN-SCO-06); alone, more points than Hal (GIN-SOL-24)."""
        if state.seats == 1:
            return [int(self.score(state, 0) > self.score(state, HAL))]
        return super().places(state)

    def ending(self, state: City) -> Message | None:
        """Alone, how it stands with Hal at the end; an equal score is a draw (GIN-SOL-24)."""
        if state.seats > 1:
            return None
        own, hal = self.score(state, 0), self.score(state, HAL)
        key = "ending-won" if own > hal else "ending-draw" if own == hal else "ending-lost"
        return Message(key, {"seat": 0, "own": own, "hal": hal})

    def aim(self, state: City, seat: int) -> float:
        """Alone, points more than Hal."""
        return float(self.score(state, 0) - self.score(state, HAL)) if state.seats == 1 else super().aim(state, seat)

    def facts(self, state: City, seat: int) -> dict[str, float]:
        """The position after the committed action, in numbers; which tiles it would draw is not known."""
        return facts.facts(self._acted(state, seat), seat, state.players[seat].tiles)

    def value(self, state: City, seat: int) -> float:
        """Points on the way: the score after the committed action, and what may become points while tiles last."""
        return worth.value(self._acted(state, seat), seat)

    def _acted(self, state: City, seat: int) -> City:
        """The position after the seat's committed card, as if it acted at once: what others do is not known."""
        if all(CARDS[card].kind == "character" for card in state.players[seat].sealed):
            return state
        game = Game(self, state.clone(), Fast(0), tells=False)
        game.state.stack[:] = [Frame(TURN, seat)]
        game.settle()
        while game.decisions:  # where the token goes and the like matters little
            asked, decision = next(iter(game.decisions.items()))
            game.apply_unchecked(asked, decision.options[0])
        return game.state

    def turn_number(self, state: City, seat: int) -> int:
        """A turn is the seat's action of a round, from turning up its card on; choosing it is no part of it.

        The turns that are over: one in every round before, and this round's, as the position tells.
        """
        body, actions = (frame_at(state.stack, at) for at in (ROUND, ACTIONS))
        if body is None:
            return state.round - bool(state.stack)  # before the first round, or after the last one
        order = actions.vars["_order"] if actions is not None and actions.vars else ()
        passed = actions is not None and seat in order and order.index(seat) < actions.pc - 1
        return state.round - 1 + (passed or body.step in ("hal", "prepare"))

    def stock(self, state: City, seat: int, item: str) -> int:
        """Resources, tiles and points behind the screen."""
        return super().stock(state, seat, f"{item}s" if item in ITEMS else item)

    def features(self, state: City, seat: int) -> dict[str, float]:
        """The cards in the area, characters apart from building cards."""
        return {f"{CARDS[card].kind}:{card}": 1.0 for card in state.players[seat].area}

    def conserved(self, state: City) -> dict[str, int]:
        """Resources per player and tiles in all (GIN-INV-01, GIN-INV-02)."""
        city = dict.fromkeys(range(len(state.players)), 0)
        for cell, who in state.owner.items():
            if who >= 0:
                city[who] += state.height[cell]
        totals = {f"resources {who}": p.supply + p.resources + city[who] for who, p in enumerate(state.players)}
        zones = [state.supply, state.removed, *(z for p in state.players for z in (p.tiles, p.laid, p.offered))]
        played = sum(card not in TILE_OF and card.islower() for card in state.played)
        return totals | {"tiles": sum(state.height.values()) + sum(map(len, zones)) + played}

    def vain(self, look: Look[City], option: Option) -> bool:
        """A tile that cannot be paid as things stand would be shown to all and taken back (GIN-UNA-01, GIN-INF-07)."""
        if option.kind != "tile":
            return False
        (card,) = look.g.state.players[look.seat].sealed
        return actions.cannot_pay(look.g, look.seat, card, str(option.ids[0])) is not None

    def complete(self, state: City, view: View, dealer: Dealer) -> None:
        """What others hold behind their screens and have committed, dealt from what is left."""
        me = dealer.seat
        others = [player for seat, player in enumerate(state.players[: state.seats]) if seat != me]
        waiting = [player for player, seen in zip(state.players, view.players, strict=True) if seen.with_tile]
        left = dealer.left()
        for player in waiting:
            if player.tiles.owner != me and not player.tiles.cards and left:
                dealer.put([left.pop()], player.tiles)
        for pool in left:
            owner = int(dealer.any_of([str(player.tiles.owner) for player in others]))
            dealer.put([pool], state.players[owner].tiles)
        for player in others:
            dealer.seal(player, self._committed(state, view, player.tiles.owner))
            if player in waiting:
                tile = dealer.any_of(player.tiles.cards)
                player.laid.cards[tile] = player.tiles.cards.pop(tile)
            player.points = state.players[me].points if me < state.seats else 0

    def goes_on_from_view(self, seats: int) -> bool:
        """Only alone: others' points lie behind their screens, and a view does not count open gains."""
        return seats == 1

    def _committed(self, state: City, view: View, seat: int) -> int:
        """How many cards of a seat lie sealed: its picks of the draft, or the card of this round."""
        ready = seat in ready_seats(state.stack, "game")
        drafting = view.picked if not view.players[seat].area else 0
        return view.players[seat].committed + ready + drafting


TITLE = Ginkgopolis()
