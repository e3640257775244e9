"""Ginkgopolis as the kernel knows it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from asztal.games.ginkgopolis import actions, gains, hal, label, rounds, scoring
from asztal.games.ginkgopolis.cards import TILE_OF
from asztal.games.ginkgopolis.events import EVENTS
from asztal.games.ginkgopolis.state import HAL, City, Player, View
from asztal.kernel import Dealer, Message, Option, ScoreLine, Title, ready_seats

if TYPE_CHECKING:  # words and pictures are loaded when somebody reads or looks
    from asztal.text.drawing import Drawing
    from asztal.text.wording import Wording


class Ginkgopolis(Title[City]):
    """The base game for 1 to 5 players, alone against Hal."""

    name = "ginkgopolis"
    source = "rulebook"
    finished = True
    seats = range(1, 6)
    variants = {"characters": ("intro", "draft"), "hal": ("normal", "expert")}
    state = City
    player = Player
    view = View
    events = EVENTS
    effects = {"game": rounds.GAME, **gains.EFFECTS, **actions.EFFECTS, **hal.EFFECTS}

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

    def score_lines(self, state: City, seat: int) -> list[ScoreLine]:
        """Every point of a player explained."""
        return scoring.score_lines(state, seat)

    def winners(self, state: City) -> list[int]:
        """The highest score, shared (GIN-SCO-03, GIN-SCO-04); alone, more points than Hal (GIN-SOL-24)."""
        if state.seats == 1:
            return [0] if self.score(state, 0) > self.score(state, HAL) else []
        return super().winners(state)

    def value(self, state: City, seat: int) -> float:
        """Points on the way: the score, and a little for what can still become points."""
        me = state.players[seat]
        return self.score(state, seat) + 0.5 * me.resources + 0.7 * len(me.tiles) + 1.0 * len(me.area)

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

    def label(self, view: View, option: Option) -> Message:
        """An option as a person reads it."""
        return label.label(view, option)

    def preview(self, view: View, option: Option) -> list[Message]:
        """What an option would cost and bring as things stand."""
        return label.preview(view, option)

    def wording(self) -> "type[Wording]":
        """The game in words."""
        from asztal.games.ginkgopolis.words import GinkgopolisWording

        return GinkgopolisWording

    def drawing(self) -> "Drawing":
        """The table as text."""
        from asztal.games.ginkgopolis import draw

        return draw

    def targets(self, view: View, option: Option) -> list[str]:
        """The cards, tiles and cells that an option points at."""
        return [str(part) for part in option.ids]

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

    def _committed(self, state: City, view: View, seat: int) -> int:
        """How many cards of a seat lie sealed: its picks of the draft, or the card of this round."""
        ready = seat in ready_seats(state.stack, "game")
        drafting = view.picked if not view.players[seat].area else 0
        return view.players[seat].committed + ready + drafting


TITLE = Ginkgopolis()
