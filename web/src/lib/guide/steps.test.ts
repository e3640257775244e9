import { expect, test } from "vitest";

import { around, passed, placed } from "./steps";

test("a step is over when the reader is asked or has chosen what it waits for, and not before", () => {
    const now = { ask: "commit-card", taken: ["card R07"], view: { round: 2 }, seat: 0 };
    expect(passed({}, now)).toBe(false);
    expect(passed({ until: "next" }, now)).toBe(false);
    expect(passed({ until: { ask: "commit-card" } }, now)).toBe(true);
    expect(passed({ until: { ask: "tile" } }, now)).toBe(false);
    expect(passed({ until: { chosen: "card" } }, now)).toBe(true);
    expect(passed({ until: { chosen: "new-hand" } }, now)).toBe(false);
    const seen = (round: number) => (view: unknown, seat: number) => (view as typeof now.view).round > round + seat;
    expect(passed({ until: { seen: seen(1) } }, now)).toBe(true);
    expect(passed({ until: { seen: seen(2) } }, now)).toBe(false);
    expect(passed({ until: {} }, { ...now, ask: "", taken: [] })).toBe(false);
});

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

test("where there is no room beside it, the card goes to the corner", () => {
    expect(placed({ x: 0, y: 0, width: 1000, height: 700 }, CARD, PAGE)).toEqual({ x: 686, y: 566 });
    expect(placed(null, CARD, PAGE)).toEqual({ x: 350, y: 566 });
});

test("the ring stays in the window", () => {
    expect(around({ x: 2, y: 50, width: 996, height: 20 }, PAGE)).toEqual({ x: 0, y: 44, width: 1000, height: 32 });
});

test("the card leaves free what should be chosen, where another side has room", () => {
    const about = { x: 500, y: 300, width: 100, height: 80 };
    const right = placed(about, CARD, PAGE);
    const left = placed(about, CARD, PAGE, [{ x: right.x, y: right.y, width: 20, height: 20 }]);
    expect(right.x).toBeGreaterThan(about.x);
    expect(left.x).toBeLessThan(about.x);
});

test("a card that speaks of nothing in sight stands below, or above where below is something to choose", () => {
    expect(placed(null, CARD, PAGE, [{ x: 0, y: 0, width: 1000, height: 300 }]).y).toBe(566);
    expect(placed(null, CARD, PAGE, [{ x: 0, y: 600, width: 1000, height: 100 }]).y).toBe(14);
});
