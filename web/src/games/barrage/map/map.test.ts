import { describe, expect, test } from "vitest";

import { aimed, Stage, wholly } from "$lib/board/sight";

import {
    along,
    BASINS,
    CLEAR,
    DAMS,
    dropsOf,
    GAPS,
    HEADS,
    HOUSES,
    LAID,
    NAMES,
    PIPES,
    PLACES,
    printed,
    RIVERS,
    SHEET,
    wayOf,
} from "./map";

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

describe("a finger on a phone, before the first tap", () => {
    const SIDE = 30; // units of the smallest target
    const whole = { x: 0, y: 0, width: SHEET.width, height: SHEET.height };
    const boxes = (ids: readonly string[]): { x: number; y: number; width: number; height: number }[] =>
        ids.map((id) => {
            const [x, y] = PLACES.get(id) ?? [0, 0];
            return { x: x - SIDE / 2, y: y - SIDE / 2, width: SIDE, height: SIDE };
        });
    test.each([
        ["a phone", 382, 522],
        ["a small phone", 352, 330],
        ["a phone on its side", 650, 300],
    ])("tells all sites apart on %s", (_, width, height) => {
        const stage = new Stage(whole, { width, height });
        const seen = { sight: wholly(whole), gone: false, tap: 0 };
        for (const kind of [DAMS, HOUSES, PIPES]) {
            const ids = [...kind.keys()];
            const { sight, tap } = aimed(stage, boxes(ids), 44, seen, seen.sight, CLEAR);
            const scale = stage.scale(sight);
            expect(tap).toBeGreaterThan(scale); // a tap brings them nearer
            for (const [n, one] of ids.entries())
                for (const other of ids.slice(n + 1))
                    expect(far(PLACES.get(one) ?? [], PLACES.get(other) ?? []) * scale).toBeGreaterThanOrEqual(24);
            expect(boxes(ids).some((box) => stage.sees(sight, box))).toBe(true);
        }
    });
    test("the map fills the window of a phone on end", () => {
        const stage = new Stage(whole, { width: 382, height: 522 });
        const now = { sight: wholly(whole), gone: false, tap: 0 };
        const { sight } = aimed(stage, boxes([...PIPES.keys()]), 44, now, now.sight, CLEAR);
        expect(stage.scale(sight) * SHEET.height).toBeGreaterThanOrEqual(521.5);
    });
});

test("the names of the log stand on the sheet, none over another", () => {
    const basins = [...BASINS.values()];
    const rows = basins.flatMap(({ id, dams, houses }) => [houses.length ? `P${id}` : "", dams.length ? `D${id}` : ""]);
    expect(NAMES.map(({ id }) => id).sort()).toEqual([...PIPES.keys(), ...rows.filter(Boolean)].sort());
    for (const [n, one] of NAMES.entries())
        for (const other of NAMES.slice(n + 1))
            expect(far(one.at, other.at), `${one.id}, ${other.id}`).toBeGreaterThan(15);
});
