import { expect, it } from "vitest";

import { movesOf } from "./moves";

it("nothing moves when nothing happened", () => {
    expect(movesOf([])).toEqual({ flights: [], reveals: [], floors: new Map() });
});

it("tells one action after another", () => {
    const { reveals, floors, flights } = movesOf([
        { event: "revealed", seat: 1, card: "R02", tile: "b07" },
        { event: "returned", seat: 0, count: 2, points: 2 },
        { event: "constructed", seat: 1, tile: "b07", cell: "0,1", height: 3 },
        { event: "paid", seat: 1, resources: 1, points: 0 },
        { event: "revealed", seat: 0, card: "UA", tile: "" },
        { event: "gained", seat: 0, item: "tile", count: 1 },
    ]);
    expect(reveals.map(({ seat, card, tile, gains }) => [seat, card, tile, gains])).toEqual([
        [1, "R02", "b07", {}],
        [0, "UA", "", { tile: 1 }],
    ]);
    const [first = 0, second = 0] = reveals.map(({ after }) => after);
    expect(second).toBeGreaterThan(first);
    expect(floors).toEqual(new Map([["0,1", first]]));
    expect(flights).toEqual([
        { item: "resource", count: 2, from: "cell-0,1", to: "resource-0", after: first },
        { item: "point", count: 2, from: "cell-0,1", to: "point-0", after: first },
        { item: "resource", count: 3, from: "resource-1", to: "cell-0,1", after: first },
        { item: "resource", count: 1, from: "resource-1", to: "bank-1", after: first },
        { item: "tile", count: 1, from: "supply", to: "tile-0", after: second },
    ]);
});

it("a long chain of actions is told faster", () => {
    const events = Array.from({ length: 12 }, (_, seat) => ({ event: "revealed", seat, card: "UA", tile: "" }));
    expect(movesOf(events).reveals.at(-1)?.after).toBeLessThanOrEqual(1500);
});
