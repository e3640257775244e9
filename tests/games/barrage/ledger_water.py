"""The books of the water: headstreams, dams, and every step of every drop."""

from collections.abc import Container

from asztal.games.barrage.events import (
    AutomaChose,
    DropLeft,
    DropPassed,
    DropRan,
    DropsBehind,
    DropsPlaced,
    DropStopped,
)
from tests.games.barrage.ledger_book import CARDS, RIVER, Book, Reading, basin_of

FIRST_BASIN: dict[str, int] = CARDS["map"]["headstreams"]


class Water(Book):
    """Where drops come from, where they run and where they stop."""

    def room(self, space: str) -> int:
        """How many more drops a dam takes in."""
        dam = self.dams[space]
        wide = dam.level == 3 and dam.owner >= 0 and self.pages[dam.owner].is_led_by("del_monte")
        return (4 if wide else dam.level) - dam.drops

    def run(self, basin: int, *, used: bool = False) -> Reading[None]:
        """A drop enters a basin and runs on; one that was `used` starts below the powerhouses."""
        americans = [seat for seat in range(len(self.pages)) if self.has_power(seat, "usa")]
        while basin:
            yield from self.expect(DropRan(basin))
            for seat in americans if not used else ():
                if any(owner == seat and basin_of(house) == basin for house, owner in self.powerhouses.items()):
                    yield from self.gain(seat, "energy", 1)
            used = False
            for space in (f"D{basin}U", f"D{basin}L"):
                if space in self.dams and self.room(space) > 0:
                    yield from self.expect(DropStopped(space))
                    self.dams[space].drops += 1
                    return
                if space in self.dams:
                    yield from self.expect(DropPassed(space))
            last, basin = basin, RIVER[basin]
        yield from self.expect(DropLeft(last))
        self.drops_out += 1

    def flow(self) -> Reading[None]:
        """The waiting drops run down, one headstream after the other."""
        for headstream in self.headstreams:
            while self.headstreams[headstream]:
                self.headstreams[headstream] -= 1
                yield from self.run(FIRST_BASIN[headstream])

    def put(self, headstream: str, count: int, *, flowing: bool = False) -> Reading[None]:
        """Drops from the supply wait on a headstream, or run down at once."""
        yield from self.expect(DropsPlaced(headstream, count))
        self.drops_in += count
        if flowing:
            yield from self.run(FIRST_BASIN[headstream])
        else:
            self.headstreams[headstream] += count

    def put_behind(self, space: str, count: int) -> Reading[None]:
        """Drops from the supply go straight behind a dam."""
        yield from self.expect(DropsBehind(space, count))
        self.drops_in += count
        self.dams[space].drops += count

    def water(self, seat: int, count: int, *, flowing: bool, may_stop: Container[int] = ()) -> Reading[None]:
        """Drops on headstreams of choice; `may_stop` are the numbers before which a person may leave off."""
        for number in range(count):
            if self.pages[seat].automa:
                fit = self.useful(seat, flowing=flowing)
                if not fit:
                    return
                chosen = yield from self.take(AutomaChose, seat)
                self.same(f"one of {fit} is useful for {chosen.space}", True, chosen.space in fit)
                yield from self.put(chosen.space, 1, flowing=flowing)
                continue
            event = yield from self.peek()
            if number in may_stop and not isinstance(event, DropsPlaced):
                return
            yield from self.put(event.headstream if isinstance(event, DropsPlaced) else "", 1, flowing=flowing)

    def useful(self, seat: int, *, flowing: bool) -> set[str]:
        """The headstreams from which a drop would come to lie behind an own dam, after those that wait."""
        taken = dict.fromkeys(self.dams, 0)
        for headstream, count in self.headstreams.items():
            for _ in range(0 if flowing else count):
                if stop := self.stop(FIRST_BASIN[headstream], taken):
                    taken[stop] += 1
        stops = {headstream: self.stop(basin, taken) for headstream, basin in FIRST_BASIN.items()}
        return {headstream for headstream, stop in stops.items() if stop and self.dams[stop].owner == seat}

    def stop(self, basin: int, taken: dict[str, int]) -> str:
        """The dam that would stop a drop, if the dams had taken in so many more."""
        while basin:
            for space in (f"D{basin}U", f"D{basin}L"):
                if space in self.dams and self.room(space) > taken[space]:
                    return space
            basin = RIVER[basin]
        return ""
