import { expect, test } from "vitest";

import type { View } from "./data";
import { earlier, flightsOf, telling } from "./telling";

const table = (round: number, conduits: Record<string, number>, placed: [string, number, number][]): View =>
    ({
        round,
        conduits,
        placed,
        players: [{ credit: round }, { credit: 10 + round }],
        dam_owner: {},
        dam_level: {},
        dam_drops: {},
        headstreams: {},
        powerhouses: {},
        display: [],
        patents: [],
        order: [round],
        bonuses: [],
    }) as unknown as View;

test("what comes later is as it was", () => {
    const before = table(2, {}, [["bank", 0, 1]]);
    const after = table(2, { C1A: 0, C1B: 1 }, [
        ["bank", 0, 1],
        ["build-1", 1, 2],
    ]);
    const later = new Map([
        ["C1B", 1],
        ["seat-1", 2],
        ["build-1", 1],
    ]);
    const shown = earlier(after, before, later, 2);
    expect(shown.conduits).toEqual({ C1A: 0 });
    expect(shown.placed).toEqual([["bank", 0, 1]]);
    expect(shown.players.map(({ credit }) => credit)).toEqual([2, 12]);
    expect(earlier(after, before, new Map(), 2)).toBe(after);
});

test("a round begins when it is told", () => {
    const [before, after] = [table(1, {}, [["bank", 0, 1]]), table(2, {}, [])];
    const later = new Map([["seat-0", 1]]);
    expect(earlier(after, before, later, 1)).toMatchObject({ round: 1, order: [1], placed: [["bank", 0, 1]] });
    expect(earlier(after, before, later, 2)).toMatchObject({ round: 2, order: [2], placed: [] });
});

test("rounds are announced, the last one as such", () => {
    const announced = (round: number): unknown => telling.banner?.({ event: "round-began", round }, {} as never);
    expect(announced(2)).toEqual({ key: "round", values: { round: 2 } });
    expect(announced(5)).toEqual({ key: "last" });
});

test("tile and machines fly onto the wheel and come back", () => {
    const laid = flightsOf([{ event: "laid", seat: 1, tile: "base", excavators: 3, mixers: 0 }]);
    expect(laid.map(({ item, count, from, to }) => [item, count, from, to])).toEqual([
        ["base", 1, "tiles-1", "wheel-open-1"],
        ["excavator", 3, "excavator-1", "wheel-open-1"],
    ]);
    const back = flightsOf([{ event: "returned", seat: 0, tile: "", excavators: 0, mixers: 2 }]);
    expect(back.map(({ item, from, to }) => [item, from, to])).toEqual([["mixer", "wheel-open-0", "mixer-0"]]);
});
