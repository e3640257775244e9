import { expect, it } from "vitest";

import type { Choice, Question } from "$lib/api/types";

import { delay, Taken } from "./forced.svelte";

const asked = (...options: string[]): Question =>
    ({ name: options.join(), choices: options.map((option) => ({ option })) }) as unknown as Question;
const seen = (turn: number, ...waiting: number[]): { waiting: number[]; turn: number } => ({ waiting, turn });

/** Somebody who has been at the table for a while. */
function here(): Taken {
    const taken = new Taken();
    taken.next(null, seen(0));
    return taken;
}

it("takes the only option, and leaves a choice to the person", () => {
    expect(here().next(asked("pass"), seen(1, 0))?.option).toBe("pass");
    expect(here().next(asked("pass", "build"), seen(1, 0))).toBeNull();
    expect(here().next(null, seen(1, 1))).toBeNull();
});

it("takes nothing while others are asked too: the time would tell of a choice in secret", () => {
    expect(here().next(asked("card"), seen(1, 0, 1))).toBeNull();
});

it("leaves what somebody finds on coming to them", () => {
    const taken = new Taken();
    expect(taken.next(asked("pass"), null)).toBeNull(); // the view is on its way
    expect(taken.next(asked("pass"), seen(1, 0))).toBeNull();
    expect(taken.next(asked("pass"), seen(2, 0))?.option).toBe("pass");
});

it("does not take again what was taken back", () => {
    const taken = here();
    const pass = taken.next(asked("pass"), seen(1, 0)) as Choice;
    taken.took(pass, seen(1, 0));
    expect(taken.next(asked("pass"), seen(1, 0))).toBeNull();
    expect(taken.next(asked("pass"), seen(2, 0))?.option).toBe("pass"); // the next turn is another position
});

it("waits as long as a hand would", () => {
    for (const beat of [0, 700, 1500]) {
        const waited = delay(beat);
        expect(waited).toBeGreaterThanOrEqual(Math.max(1000, beat));
        expect(waited).toBeLessThan(Math.max(1000, beat) + 1000);
    }
});
