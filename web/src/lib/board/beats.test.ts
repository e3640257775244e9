import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { GameEvent, Observation } from "$lib/api/types";

import { AGAIN, Beats, cut, subjects } from "./beats.svelte";

const PACE = 600;
const at = (version: number): Observation => ({ view: { version } }) as Observation;
const event = (name: string, seat: number, more: object = {}): GameEvent => ({ event: name, seat, ...more });

let pace = PACE;
let beats: Beats;
const shown = (): unknown => beats.now?.seen.view;
const told = (): string[] => (beats.now?.events ?? []).map((each) => `${each.event} ${each.seat}`);

beforeEach(() => {
    vi.useFakeTimers();
    pace = PACE;
    beats = new Beats(
        () => pace,
        () => 0,
    );
    beats.telling = { begins: ["played", "round"] };
    beats.lay(at(0));
});
afterEach(() => void vi.useRealTimers());

it("an event is about its seat and whatever it names", () => {
    expect(subjects(event("built", 1, { cell: "0,1", height: 3, cards: ["a", "b"], tile: "" }))).toEqual([
        "seat-1",
        "0,1",
        "a",
        "b",
    ]);
});

it("a message is cut where somebody begins something, and knows what is still to come", () => {
    const events = [event("paid", 0), event("played", 1, { card: "K" }), event("took", 1), event("played", 2)];
    const parts = cut({ before: at(0), seen: at(1), events }, ["played"]);
    expect(parts.map((beat) => beat.events.map((each) => each.event))).toEqual([
        ["paid"],
        ["played", "took"],
        ["played"],
    ]);
    expect(Object.fromEntries(parts[0]?.later ?? [])).toEqual({ "seat-1": 2, K: 1, "seat-2": 1 });
    expect(Object.fromEntries(parts[1]?.later ?? [])).toEqual({ "seat-2": 1 });
    expect(parts[2]?.later.size).toBe(0);
    expect(cut({ before: at(0), seen: at(1), events: [] }, ["played"])).toHaveLength(1);
});

it("what comes while a beat plays waits until it was to be seen", () => {
    beats.add(at(1), [event("played", 1)]);
    expect([shown(), beats.playing]).toEqual([{ version: 1 }, true]);
    beats.add(at(2), [event("played", 2)]);
    expect(shown()).toEqual({ version: 1 });
    vi.advanceTimersByTime(PACE - 1);
    expect(shown()).toEqual({ version: 1 });
    vi.advanceTimersByTime(1);
    expect([shown(), beats.playing]).toEqual([{ version: 2 }, true]);
    vi.advanceTimersByTime(PACE);
    expect([shown(), beats.playing]).toEqual([{ version: 2 }, false]);
});

it("several moves of one message are shown one after the other", () => {
    beats.add(at(1), [event("played", 0), event("played", 1), event("played", 2)]);
    const seen = [told()];
    for (let n = 0; n < 2; n += 1) {
        vi.advanceTimersByTime(PACE);
        seen.push(told());
    }
    expect(seen).toEqual([["played 0"], ["played 1"], ["played 2"]]);
});

it("what nobody can see takes no time", () => {
    beats.add(at(1), [event("played", 1)]);
    beats.add(at(2), []);
    beats.add(at(3), [event("played", 2)]);
    vi.advanceTimersByTime(PACE);
    expect(told()).toEqual(["played 2"]);
});

it("whoever is more than three messages behind sees the table as it is", () => {
    for (const version of [1, 2, 3, 4]) beats.add(at(version), [event("played", version)]);
    expect(shown()).toEqual({ version: 1 });
    beats.add(at(5), [event("played", 5)]);
    expect(shown()).toEqual({ version: 5 });
    expect(told()).toEqual(["played 2", "played 3", "played 4", "played 5"]);
    vi.advanceTimersByTime(PACE);
    expect(beats.playing).toBe(false);
});

it("a click ends what others do, and only that", () => {
    beats.add(at(1), [event("played", 1)]);
    beats.add(at(2), [event("played", 2)]);
    expect(beats.finish()).toBe(true);
    expect(shown()).toEqual({ version: 2 });
    expect(beats.finish()).toBe(false);
    vi.advanceTimersByTime(5 * PACE);
    expect(shown()).toEqual({ version: 2 });
});

it("the reader’s own move holds up nobody", () => {
    beats.add(at(1), [event("played", 0)]);
    expect(beats.playing).toBe(false);
    beats.add(at(2), [event("played", 1)]);
    expect(beats.playing).toBe(true);
});

it("at once means at once", () => {
    pace = 0;
    beats.add(at(1), [event("played", 1), event("played", 2)]);
    expect([told(), beats.playing, beats.now?.later.size]).toEqual([["played 1", "played 2"], false, 0]);
});

it("keeps what happened since the reader chose, and plays it again", () => {
    beats.add(at(1), [event("played", 1)]);
    beats.forget();
    expect(beats.past).toEqual([]);
    beats.add(at(2), [event("played", 1), event("played", 2)]);
    beats.add(at(3), [event("played", 1)]);
    beats.finish();
    beats.replay(1);
    expect([shown(), told(), beats.playing]).toEqual([{ version: 2 }, ["played 1"], true]);
    vi.advanceTimersByTime(AGAIN);
    expect(shown()).toEqual({ version: 3 });
    vi.advanceTimersByTime(AGAIN);
    expect([told(), beats.playing]).toEqual([[], false]);
});

it("goes on playing again when somebody chose in secret, and ends with the table as it is then", () => {
    beats.add(at(1), [event("played", 1)]);
    beats.finish();
    beats.replay(1);
    beats.add(at(2), []);
    expect([told(), beats.playing]).toEqual([["played 1"], true]);
    vi.advanceTimersByTime(AGAIN);
    expect([shown(), told(), beats.playing]).toEqual([{ version: 2 }, [], false]);
    beats.replay(1);
    beats.add(at(3), [event("played", 2)]);
    expect(told()).toEqual(["played 2"]);
});

it("announces what the board says, once", () => {
    beats.telling = {
        begins: ["round"],
        banner: (each) => (each.event === "round" ? { key: "round", values: { round: 2 } } : null),
    };
    beats.add(at(1), [event("paid", 1), event("round", 1)]);
    expect(beats.banner).toBe(null);
    vi.advanceTimersByTime(PACE);
    const announced = beats.banner;
    expect(announced).toEqual({ key: "round", values: { round: 2 } });
    beats.finish();
    beats.replay();
    expect(beats.banner).toBe(announced);
});

it("knows a turn of somebody else from what only happens to them", () => {
    const tells = (name: string, seat: number): boolean => beats.tells([event(name, seat)]);
    expect([tells("gained", 1), tells("gained", 0)]).toEqual([true, false]);
    beats.telling = { begins: [], acts: ["played"] };
    expect([tells("gained", 1), tells("played", 1), tells("played", 0)]).toEqual([false, true, false]);
});
