import { expect, test } from "vitest";

import type { Box } from "./box";
import { beside, covered } from "./place";
import recorded from "./place.recorded.json";

const PAGE = { width: 1000, height: 700 };
const SIZE = { width: 300, height: 160 };
const apart = (one: Box, other: Box): boolean =>
    one.x >= other.x + other.width ||
    one.x + one.width <= other.x ||
    one.y >= other.y + other.height ||
    one.y + one.height <= other.y;

test("a box stands beside what it tells of, wholly in the window", () => {
    for (const about of [
        { x: 0, y: 0, width: 60, height: 90 },
        { x: 940, y: 610, width: 60, height: 90 },
        { x: 470, y: 300, width: 60, height: 90 },
        { x: 100, y: 500, width: 800, height: 200 },
    ]) {
        const { x, y, free } = beside(about, SIZE, { page: PAGE });
        expect(free).toBe(true);
        expect(apart({ x, y, ...SIZE }, about)).toBe(true);
        expect(x >= 0 && y >= 0 && x + SIZE.width <= PAGE.width && y + SIZE.height <= PAGE.height).toBe(true);
    }
});

test("it goes farther away rather than over something that can be chosen or over the guide", () => {
    const about = { x: 450, y: 600, width: 60, height: 90 };
    const hand = { x: 0, y: 580, width: 1000, height: 120 };
    const row = { x: 0, y: 380, width: 1000, height: 190 };
    const guide = { x: 0, y: 0, width: 600, height: 370 };
    const { x, y, free } = beside(about, SIZE, { page: PAGE, kept: [guide], needed: [hand, row] });
    expect(free).toBe(true);
    for (const other of [hand, row, guide]) expect(apart({ x, y, ...SIZE }, other)).toBe(true);
});

test("where there is no room at all, it tells so and still leaves the guide open", () => {
    const guide = { x: 0, y: 0, width: 1000, height: 300 };
    const board = { x: 0, y: 0, width: 1000, height: 700 };
    const about = { x: 450, y: 400, width: 60, height: 60 };
    const { y, free } = beside(about, SIZE, { page: PAGE, kept: [guide], needed: [board] });
    expect(free).toBe(false);
    expect(y).toBeGreaterThanOrEqual(300);
});

test("under a finger it goes above, if there is room", () => {
    const about = { x: 450, y: 300, width: 60, height: 60 };
    expect(beside(about, SIZE, { page: PAGE, above: true }).y + SIZE.height).toBeLessThanOrEqual(300);
    const high = { x: 450, y: 20, width: 60, height: 60 };
    expect(beside(high, SIZE, { page: PAGE, above: true }).free).toBe(true);
});

const box = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]): Box => ({ x, y, width, height });

test.each(recorded)("$game, $screen, $id: a box covers nothing that is offered or lit, or does not open", (spot) => {
    const { page, about, needed, size, open } = spot;
    const [at, others] = [box(about), needed.map(box)];
    const [width = 0, height = 0] = size;
    const place = beside(at, { width, height }, { page, needed: others });
    const hidden = covered({ x: place.x, y: place.y, width, height }, [at, ...others]);
    expect(place.free).toBe(hidden === 0);
    if (open) expect(place.free).toBe(true);
});
