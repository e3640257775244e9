import { expect, test } from "vitest";

import type { Box, Point } from "$lib/board/box";
import { covered } from "$lib/board/place";

import { around, placed } from "./steps";

const CARD = { width: 300, height: 120 };
const PAGE = { width: 1000, height: 700 };

test("the card stands beside what it speaks of, inside the window and not over it", () => {
    for (const about of [
        { x: 20, y: 20, width: 100, height: 50 },
        { x: 880, y: 640, width: 100, height: 50 },
        { x: 10, y: 300, width: 980, height: 80 },
        { x: 10, y: 10, width: 500, height: 680 },
    ]) {
        const { x, y } = placed(about, CARD, PAGE);
        expect(x >= 0 && y >= 0 && x + 300 <= 1000 && y + 120 <= 700).toBe(true);
        const apart =
            x >= about.x + about.width || x + 300 <= about.x || y >= about.y + about.height || y + 120 <= about.y;
        expect(apart).toBe(true);
    }
});

test("where there is no room beside it, the card goes to the edge where it covers least", () => {
    const all = { x: 0, y: 0, width: 1000, height: 700 };
    expect(placed(all, CARD, PAGE).y).toBeGreaterThan(560);
    const low = { x: 0, y: 500, width: 1000, height: 200 };
    expect(placed(all, CARD, PAGE, [low]).y + CARD.height).toBeLessThanOrEqual(500);
    const most = { x: 0, y: 0, width: 1000, height: 600 };
    expect(placed(all, CARD, PAGE, [most])).toEqual({ x: 686, y: 566 });
});

test("the ring stays in the window", () => {
    expect(around({ x: 2, y: 50, width: 996, height: 20 }, PAGE)).toEqual({ x: 0, y: 44, width: 1000, height: 32 });
});

const apart = (at: Point, other: Box): boolean => covered({ ...at, ...CARD }, [other]) === 0;

test("the card leaves free what is offered or lit, where another place has room", () => {
    const about = { x: 500, y: 300, width: 100, height: 80 };
    const first = placed(about, CARD, PAGE);
    const lit = { ...first, width: 20, height: 20 };
    const second = placed(about, CARD, PAGE, [lit]);
    expect([about, lit].every((other) => apart(second, other))).toBe(true);
    expect(second).not.toEqual(first);
});

test("the card stays where it stands until something under it lights up", () => {
    const about = { x: 500, y: 300, width: 100, height: 80 };
    const now = { x: 20, y: 20 };
    expect(placed(about, CARD, PAGE, [], now)).toEqual(now);
    expect(placed(about, CARD, PAGE, [{ x: 30, y: 30, width: 5, height: 5 }], now)).not.toEqual(now);
    expect(placed(about, CARD, PAGE, [], { x: 900, y: 20 }).x).toBeLessThanOrEqual(700);
});

test("a card that speaks of nothing in sight stands below, or higher where below is something to choose", () => {
    const low = { x: 0, y: 600, width: 1000, height: 100 };
    expect(placed(null, CARD, PAGE).y).toBeGreaterThan(560);
    expect(apart(placed(null, CARD, PAGE, [low]), low)).toBe(true);
});
