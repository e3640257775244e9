import { expect, test } from "vitest";

import type { GuideStep, Now } from "$lib/board/guide";

import { heard, type Place, placeOf, readAgain, readOn, remarkOf, saidNow, stepNow, unread } from "./course";

interface Table {
    built: readonly string[];
    round: number;
}
const seen = (built: string[], round = 1): Now => ({
    view: { built, round },
    forecast: null,
    seat: 0,
    ask: "",
    options: [],
});
const table = (now: Now): Table => now.view as Table;
const has =
    (piece: string) =>
    (now: Now): boolean =>
        table(now).built.includes(piece);
const first = (now: Now): boolean => table(now).round === 1;

const STEPS: GuideStep[] = [
    { text: "aim" },
    {
        text: "pipe",
        when: (now) => first(now) && !has("pipe")(now),
        until: has("pipe"),
        remarks: [
            { text: "house-first", back: true, when: (now) => first(now) && has("house")(now) && !has("pipe")(now) },
        ],
    },
    { text: "wheel", when: has("pipe") },
    { text: "house", when: (now) => first(now) && has("pipe")(now) && !has("house")(now), until: has("house") },
    { text: "rest", when: first, until: (now) => !first(now) },
    {
        text: "second",
        quiet: true,
        when: (now) => table(now).round <= 2,
        until: (now) => table(now).round > 2,
        remarks: [{ text: "no-house", when: (now) => !has("house")(now) }],
    },
    { text: "end" },
];
const at = (text: string, more: Partial<Place> = {}): Place => ({
    step: STEPS.findIndex((step) => step.text === text),
    left: [],
    read: [],
    ...more,
});
const stepAt = (place: Place, now: Now): string => STEPS[stepNow(STEPS, place, now)]?.text ?? "";
const next = (place: Place, now: Now): Place => readOn(STEPS, place, now) ?? at("end");
const said = (place: Place, now: Now): string => saidNow(STEPS, place, now)?.text ?? "";

test("a step waits for what it asked to be true on the table, and for nothing else", () => {
    expect(stepAt(at("pipe"), seen([]))).toBe("pipe");
    expect(stepAt(at("pipe"), seen(["bank"]))).toBe("pipe");
    expect(stepAt(at("pipe"), seen(["pipe"]))).toBe("wheel");
});

test("what is true already is not asked for", () => {
    expect(next(at("aim"), seen(["pipe"])).step).toBe(at("wheel").step);
    expect(next(at("wheel"), seen(["pipe", "house"])).step).toBe(at("rest").step);
});

test("whoever did something else may take it back or go on", () => {
    const now = seen(["house"]);
    expect(said(at("pipe"), now)).toBe("house-first");
    expect(remarkOf(STEPS, at("pipe"), now)?.back).toBe(true);
    const on = next(at("pipe"), now);
    expect(said(on, now)).toBe("pipe");
    expect(stepAt(on, seen(["house", "pipe"]))).toBe("wheel");
    expect(said(at("pipe"), seen([])), "taken back").toBe("pipe");
});

test("what can no longer come true is passed over, and nobody waits for ever", () => {
    expect(stepAt(at("pipe"), seen([], 2))).toBe("second");
    expect(stepAt(at("house"), seen(["pipe"], 2))).toBe("second");
    expect(stepAt(at("pipe"), seen([], 3))).toBe("end");
    for (const { text } of STEPS) expect(stepAt(at(text), seen([], 9)), text).toMatch(text === "aim" ? "aim" : "end");
});

test("when something is taken back, the step that waits for it comes back, unless it was put off", () => {
    expect(stepAt(at("wheel"), seen([]))).toBe("pipe");
    expect(stepAt(at("house"), seen([]))).toBe("pipe");
    expect(stepAt(at("house", { left: [1] }), seen([]))).toBe("rest");
    expect(next(at("pipe"), seen([])).left).toEqual([1]);
});

test("a quiet step says its words, then only what it sees, each once", () => {
    const now = seen([], 2);
    expect(said(at("second"), now)).toBe("second");
    const alone = next(at("second"), now);
    expect(said(alone, now)).toBe("no-house");
    expect(said(alone, seen(["house"], 2))).toBe("");
    const hint = saidNow(STEPS, alone, now);
    expect(hint && said(heard(alone, hint), now)).toBe("");
    expect(said(unread(next(alone, now)), now)).toBe("second");
    expect(stepAt(next(alone, now), seen([], 3))).toBe("end");
});

test("what was read can be read again as long as it is true", () => {
    expect(readAgain(STEPS, at("rest"), seen(["pipe"]))).toBe(at("wheel").step);
    expect(readAgain(STEPS, at("rest"), seen([]))).toBe(at("aim").step);
    expect(readAgain(STEPS, at("aim"), seen([]))).toBe(-1);
});

test("the last step ends the guide", () => expect(readOn(STEPS, at("end"), seen([]))).toBeNull());

test("the place is found again, also one that an earlier release kept", () => {
    const place = at("rest", { left: [1], read: ["1 house-first"] });
    expect(placeOf(JSON.stringify(place), STEPS.length)).toEqual(place);
    expect(placeOf("3", STEPS.length)).toEqual({ step: 3, left: [], read: [] });
    expect(placeOf("99", STEPS.length).step).toBe(6);
    expect(placeOf(null, STEPS.length).step).toBe(0);
});
