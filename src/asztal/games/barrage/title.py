"""The title of Barrage: its variants, setup, results, bots' value and everything else that the kernel asks for."""

from collections.abc import Mapping, Sequence

from asztal.games.barrage import rounds
from asztal.games.barrage.addresses import AUTOMA_TURN, TURN
from asztal.games.barrage.cards import ADVANCED
from asztal.games.barrage.events import EVENTS
from asztal.games.barrage.facts import card_facts, facts
from asztal.games.barrage.state import Player, Valley, View
from asztal.games.barrage.worth import value
from asztal.kernel.rules import Reason, Refused, ScoreLine, Title


class Barrage(Title[Valley]):
    """The introductory and the full game for 2 to 4 players, of whom up to three may be Automas."""

    name = "barrage"
    rules_version = 2
    finished = True
    source = "public"
    seats = range(1, 5)
    minutes = (60, 120)
    age = 14
    weight = "expert"
    variants = {"game": ("full", "intro"), "automas": ("0", "1", "2", "3"), "level": ("1", "2", "3", "4")}
    state = Valley
    player = Player
    view = View
    events = EVENTS
    face_at = "asztal.games.barrage.face"
    examples_at = "asztal.games.barrage.examples"
    effects = rounds.effects()
    turn_at = frozenset({TURN, AUTOMA_TURN})
    answers_at = frozenset({AUTOMA_TURN})
    facts = staticmethod(facts)
    card_facts = staticmethod(card_facts)
    value = staticmethod(value)

    def full_variant(self, seats: int, variant: Mapping[str, str]) -> dict[str, str]:
        """One person plays against one Automa unless told otherwise; Automas know the full game only (BAR-AUTO-03)."""
        alone = {"automas": "1"} if seats == 1 else {}
        full = super().full_variant(seats, {**alone, **variant})
        if full["automas"] != "0" and full["game"] == "intro":
            raise Refused(Reason("automas-full-game", "BAR-AUTO-03"))
        if full["automas"] == "0" and seats == 1:
            raise Refused(Reason("alone", "BAR-AUTO-01"))
        if full["automas"] == "0" and full["level"] != self.variants["level"][0]:
            raise Refused(Reason("level-without-automas", "BAR-AUTO-56"))
        return full

    def variant_seats(self, name: str, value: str) -> Sequence[int]:
        """Persons and Automas are at most four together (BAR-AUTO-01); the introductory game has no Automas."""
        if name == "automas":
            return range(1, 5 - int(value))
        return range(2, 5) if name == "game" else range(1, 4)

    def start(self, seats: int, variant: dict[str, str]) -> Valley:
        """A blank table; the Automas sit after the persons."""
        state = super().start(seats, variant)
        state.players += [Player(automa=True) for _ in range(int(variant["automas"]))]
        return state

    def score_lines(self, state: Valley, seat: int) -> list[ScoreLine]:
        """The points by what they were given for."""
        return [ScoreLine(why, points) for why, points in state.players[seat].vp_from.items()]

    def tie_breaks(self, state: Valley, player: int) -> list[ScoreLine]:
        """The most energy of the last round (BAR-END-11 to BAR-END-13)."""
        energy = state.players[player].energy
        return [ScoreLine("tie-energy", energy, {"count": energy})]

    def aim(self, state: Valley, seat: int) -> float:
        """Points more than the best other, Automas included."""
        others = [player.vp for other, player in enumerate(state.players) if other != seat]
        return float(state.players[seat].vp - max(others))

    def turn_number(self, state: Valley, seat: int) -> int:
        """The turns taken in this round after all that earlier rounds can have; so it changes with a round as well."""
        return state.round * 100 + state.players[seat].turns

    def stock(self, state: Valley, seat: int, item: str) -> int:
        """How many of a thing a seat has; the tiles are those in the supply, the contracts the face-up ones."""
        return super().stock(state, seat, {"tile": "tiles", "contract": "contracts"}.get(item, item))

    def features(self, state: Valley, seat: int) -> dict[str, float]:
        """Company and officer, the advanced tiles and the contracts fulfilled."""
        me = state.players[seat]
        tiles = [tile for tile in (*me.tiles, *me.on_wheel()) if tile in ADVANCED]
        named = [f"company:{me.company}", f"officer:{me.officer}", *(f"tile:{tile}" for tile in tiles)]
        return dict.fromkeys([*named, *(f"contract:{contract}" for contract in me.fulfilled)], 1.0)

    def conserved(self, state: Valley) -> dict[str, int]:
        """Drops, machines, engineers and pieces: what was taken is somewhere; each difference stays 0."""
        on_map = [*state.conduits.values(), *state.powerhouses.values()]
        on_map += [owner for dam, owner in state.dam_owner.items() for _ in range(state.dam_level[dam])]
        totals = {"drops": state.drops_in - state.drops_out - state.drops_on_map()}
        for seat, player in enumerate(state.players):
            engineers = player.engineer + sum(count for _, who, count in state.placed if who == seat)
            totals |= {
                f"excavators {seat}": player.excavators_ever - player.excavator - sum(e for _, e, _ in player.wheel),
                f"mixers {seat}": player.mixers_ever - player.mixer - sum(m for _, _, m in player.wheel),
                f"engineers {seat}": engineers,
                f"pieces {seat}": sum(player.built.values()) - on_map.count(seat),
            }
        return totals


TITLE = Barrage()
