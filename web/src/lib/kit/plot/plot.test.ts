import { expect, test } from "vitest";

import { apart, between, rounded, steps, thinned } from "./plot";

test("the axis has round values that hold everything", () => {
    expect(rounded(0, 87)).toEqual([0, 50, 100]);
    expect(rounded(0, 0)).toEqual([0, 1]);
    expect(rounded(-9, 30)).toEqual([-10, 0, 10, 20, 30]);
    for (const [least, most] of [
        [0, 3],
        [2, 141],
        [-40, -3],
    ] as const) {
        const axis = rounded(least, most);
        expect(axis[0]).toBeLessThanOrEqual(least);
        expect(axis.at(-1)).toBeGreaterThanOrEqual(most);
        expect(axis.length).toBeLessThan(8);
    }
});

test("points go up in steps", () => {
    const same = (value: number): number => value;
    expect(steps([0, 0, 3, 3], same, same)).toBe("M0.0 0.0H2.0V3.0H3.0");
});

test("labels are pushed apart and stay inside", () => {
    const placed = apart([100, 98, 99, 20], 12, 100);
    const sorted = placed.toSorted((a, b) => a - b);
    for (const [index, height] of sorted.entries()) {
        expect(height).toBeLessThanOrEqual(100);
        if (index) expect(height - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(12);
    }
    expect(placed[3]).toBe(20);
});

test("ticks are left out where there is no room", () => {
    const ticks = Array.from({ length: 21 }, (_, at) => ({ at, text: String(at) }));
    expect(thinned(ticks, 10).map(({ at }) => at)).toEqual([0, 3, 6, 9, 12, 15, 18]);
    expect(thinned(ticks, 100)).toHaveLength(21);
});

test("a band goes along its lower line and back along the upper one", () => {
    const path = between(
        { low: [0, 1], high: [2, 4] },
        (at) => 10 * at,
        (value) => -value,
    );
    expect(path).toBe("M0.0 0.0H10.0V-1.0L10.0 -4.0H10.0L10.0 -2.0H0.0Z");
});
