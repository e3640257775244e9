import { expect, it } from "vitest";

import { aloud } from "$lib/api/said";
import type { LogLine } from "$lib/api/types";

import turns from "../../../../tests/golden/turns.json";

import { askedOf, goesOn, sinceOf } from "./since";

const line = (seat: number | null, text: string): LogLine => ({
    seat,
    text,
    targets: [],
    clause: "",
    clauses: [],
    deed: "",
    minor: false,
    start: 0,
    end: 1,
});
const LOG = [line(1, "old"), line(0, "mine"), line(2, "a"), line(1, "b"), line(null, "round"), line(2, "c")];

it("tells seat by seat what others did since a line", () => {
    const told = sinceOf(LOG, 1, 0).map(({ seat, lines }) => [seat, lines.map(({ text }) => text)]);
    expect(told).toEqual([
        [2, ["a", "c"]],
        [1, ["b"]],
    ]);
    expect(sinceOf(LOG, LOG.length, 0)).toEqual([]);
});

it("lines of one seat in a row belong together, and what happens to all stands alone", () => {
    expect(LOG.map((each, n) => goesOn(each, LOG[n - 1]))).toEqual([false, false, false, false, false, false]);
    expect(goesOn(line(2, "d"), LOG.at(-1))).toBe(true);
    expect(goesOn(line(null, "e"), line(null, "f"))).toBe(false);
});

it("a line that is asked about comes with what the same seat did before it", () => {
    const log = [line(1, "a"), line(0, "b"), line(0, "c"), line(0, "d"), line(1, "e")];
    expect(askedOf(log, 3).map(({ text }) => text)).toEqual(["d", "c", "b"]);
    expect(askedOf(log, 4).map(({ text }) => text)).toEqual(["e"]);
});

type Row = [seat: number | null, text: string, deed: string, minor: boolean, targets: string[]];
const played = (rows: unknown): LogLine[] =>
    (rows as Row[]).map(([seat, text, deed, minor, targets]) => ({ ...line(seat, text), deed, minor, targets }));
const known = (log: readonly LogLine[], me = 0): string[] =>
    sinceOf(log, 0, me).map(({ seat, deeds }) => `${seat}: ${deeds.map(({ deed }) => aloud(deed)).join(" · ")}`);

it.each(Object.entries(turns))("a turn of %s is known by what was done in it", (_, games) => {
    for (const log of games.map(played))
        for (const { deeds, lines } of sinceOf(log, 0, 0)) {
            expect(deeds.length).toBeLessThanOrEqual(3);
            expect(deeds.length > 0).toBe(lines.some(({ deed }) => aloud(deed)));
            expect(deeds.map(({ text }) => aloud(text)).join()).not.toMatch(/ (pays|lays|places \d+ engineers?) /);
        }
});

const deed = (seat: number | null, said: string, minor = false): LogLine => ({
    ...line(seat, said),
    deed: said,
    minor,
});

it("what a turn brought along counts where it has no deed, and a deed counts once", () => {
    expect(
        known([line(1, "fee"), deed(1, "wheel", true), deed(1, "dam"), deed(1, "dam"), deed(2, "coins", true)]),
    ).toEqual(["1: dam", "2: coins"]);
    expect(known([line(1, "fee")])).toEqual(["1: "]);
});

it("what nobody is named for belongs to who began it, but not over the beginning of a round", () => {
    const drop = { ...deed(null, "drop"), targets: ["H1"] };
    expect(known([drop, line(1, "fee"), drop, line(null, "round"), drop, deed(1, "dam")])).toEqual(["1: drop · dam"]);
    expect(known([line(1, "fee"), drop], 1)).toEqual([]);
});
