import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { digits } from "./digits";

let chosen: number[];
let count: number;
const press = (keys: string, target: object = {}): void => {
    for (const key of keys.split(" "))
        made.press({ key, target, preventDefault: () => undefined } as unknown as KeyboardEvent);
};
let made: ReturnType<typeof digits>;

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("HTMLElement", Map); // nothing that is typed into
    [chosen, count] = [[], 5];
    made = digits(
        () => count,
        (number) => void chosen.push(number),
        () => undefined,
    );
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

it("chooses at once where no longer number is possible", () => {
    press("3");
    press("9"); // there is no ninth
    press("0");
    expect(chosen).toEqual([3]);
});

it("waits for a second digit in a long list, or for Enter", () => {
    count = 23;
    press("1 2");
    press("2 Enter");
    press("1");
    expect(chosen).toEqual([12, 2]);
    vi.advanceTimersByTime(1000);
    expect(chosen).toEqual([12, 2, 1]);
    press("1 Escape");
    vi.advanceTimersByTime(1000);
    expect(chosen).toHaveLength(3);
});

it("does nothing while nothing is asked", () => {
    count = 0;
    press("1");
    expect(chosen).toEqual([]);
});
