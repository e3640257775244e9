import { describe, expect, test } from "vitest";

import { along, BASINS, DAMS, dropsOf, GAPS, HEADS, HOUSES, LAID, PIPES, printed, RIVERS, wayOf } from "./map";

const far = ([a = 0, b = 0]: readonly number[], [c = 0, d = 0]: readonly number[]): number => Math.hypot(a - c, b - d);

describe("the layout has a place for everything in the facts", () => {
    const places = [
        ...HEADS.map(({ at }) => at),
        ...[...DAMS.values(), ...HOUSES.values(), ...PIPES.values()].map(({ at }) => at),
    ];
    test("67 places, each for itself", () => {
        expect([HEADS.length, DAMS.size, HOUSES.size, PIPES.size, BASINS.size]).toEqual([4, 20, 23, 20, 12]);
        for (const [n, one] of places.entries()) {
            expect(one).not.toEqual([0, 0]);
            for (const other of places.slice(n + 1)) expect(far(one, other)).toBeGreaterThanOrEqual(29.9);
        }
    });
    test("every disc lies on its conduit", () => {
        for (const { at, path } of PIPES.values())
            expect(Math.min(...along(path, 60).map((point) => far(point, at)))).toBeLessThan(6);
    });
    test("every river begins and ends at water", () => {
        for (const [id, { to }] of BASINS) {
            const end = along(RIVERS[id] ?? "").at(-1) ?? [0, 0];
            const next = BASINS.get(to);
            if (!next) expect(end[1]).toBe(620);
            else expect(end[1]).toBeLessThanOrEqual(next.lake[1] + 4);
        }
    });
});

test("a pipe that bridges another is drawn after it", () => {
    const order = LAID.map(({ id }) => id);
    for (const bridge of GAPS.keys()) {
        const [over = "", under = ""] = bridge.split("-");
        expect(order.indexOf(over)).toBeGreaterThan(order.indexOf(under));
        expect(GAPS.get(bridge)).toMatch(/^M[\d.]+ [\d.]+L/);
    }
});

describe("the way of a drop is one line", () => {
    const joins = (path: string): boolean => (path.match(/M/g) ?? []).length === 1;
    test("from a headstream to the dam that stops it", () => {
        const way = wayOf(["1", "8", "D8L"], "HA");
        expect(way).toMatch(/^M140 54 /);
        expect(along(way).at(-1)).toEqual(DAMS.get("D8L")?.at);
        expect(joins(way)).toBe(true);
    });
    test("off the map from the last basin", () => {
        const way = wayOf(["9", "11"]);
        expect(along(way)[0]).toEqual([385, 438]);
        expect(along(way).at(-1)?.[1]).toBe(620);
        expect(joins(way)).toBe(true);
    });
    test("through a conduit", () => {
        const way = wayOf(["5", "D5U"], "C1B");
        expect(along(way)[0]).toEqual([188, 134]);
        expect(along(way).at(-1)).toEqual(DAMS.get("D5U")?.at);
    });
    test("straight to a dam of the basin it comes into", () => {
        expect(wayOf(["2", "D2U"], "HB")).toBe("M385 54 L385 80 L385 100");
    });
});

test("what is printed on the map", () => {
    expect(dropsOf("H2")).toEqual([0, 0, 1, 3]);
    expect(dropsOf(undefined)).toEqual([]);
    expect(printed("D1U")).toEqual([
        { piece: "base", item: "excavator", count: 5, credit: 3 },
        { piece: "elevation", item: "mixer", count: 4, credit: 0 },
    ]);
    expect(printed("C1A")).toEqual([{ piece: "conduit", item: "excavator", count: 10, credit: 0 }]);
    expect(printed("P5-1")).toEqual([]);
});
