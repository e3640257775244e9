import { beforeAll, describe, expect, test, vi } from "vitest";

import { LANGUAGES, say, words } from "$lib/words/words.svelte";

import { byPlace, ownResult } from "./result";

const people = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];
const seats = (found: { seat: number }[]) => found.map(({ seat }) => seat);

test("people stand in the order of their places, not of their points", () => {
    expect(seats(byPlace(people, { scores: [40, 40, 60], places: [3, 2, 1] }))).toEqual([2, 1, 0]);
    expect(seats(byPlace(people, { scores: [40, 60, 40], places: [2, 1, 2] }))).toEqual([1, 0, 2]);
    expect(seats(byPlace(people, { scores: [], places: [] }))).toEqual([0, 1, 2]);
});

test("nothing is said where nobody can be compared with", () => {
    expect(ownResult({ scores: [40, 60], places: [2, 1] }, null)).toBeNull();
    expect(ownResult({ scores: [90], places: [1] }, 0)).toBeNull();
    expect(ownResult({ scores: [90], places: [0] }, 0)).toBeNull();
    expect(ownResult({ scores: [], places: [] }, 0)).toBeNull();
    expect(ownResult({ scores: [60, 60], places: [1, 1] }, 0)).toBeNull();
    expect(ownResult({ scores: [60, 60], places: [1, 2] }, 0)).toBeNull();
});

/** What is said of every seat. */
const said = (scores: number[], places: number[]) =>
    scores.map((_, seat) => {
        const own = ownResult({ scores, places }, seat);
        return own && say(own.key, own.args);
    });

const SAID = {
    en: {
        broken: [
            "You are third of three, 20 behind.",
            "You are second of three, 20 behind.",
            "You have won, 20 ahead.",
        ],
        shared: ["You are joint second of three, 20 behind.", "You have won, 20 ahead."],
        level: ["You are second of three, with as many points as the winner.", null],
        listed: ["finished, 52 points", "won, 52 points", "place 2 of 3, 52 points"],
    },
    hu: {
        broken: [
            "Háromból harmadik vagy, 20 ponttal lemaradva.",
            "Háromból második vagy, 20 ponttal lemaradva.",
            "Nyertél, 20 pont előnnyel.",
        ],
        shared: ["Háromból holtversenyben második vagy, 20 ponttal lemaradva.", "Nyertél, 20 pont előnnyel."],
        level: ["Háromból második vagy, ugyanannyi ponttal, mint az első.", null],
        listed: ["véget ért, 52 pont", "győzelem, 52 pont", "2. hely 3 játékosból, 52 pont"],
    },
    de: {
        broken: [
            "Du bist auf Platz 3 von 3, 20 Punkte zurück.",
            "Du bist auf Platz 2 von 3, 20 Punkte zurück.",
            "Du hast mit 20 Punkten Vorsprung gewonnen.",
        ],
        shared: ["Du teilst dir Platz 2 von 3, 20 Punkte zurück.", "Du hast mit 20 Punkten Vorsprung gewonnen."],
        level: ["Du bist auf Platz 2 von 3, punktgleich mit Platz 1.", null],
        listed: ["beendet, 52 Punkte", "gewonnen, 52 Punkte", "Platz 2 von 3, 52 Punkte"],
    },
};

describe.each(LANGUAGES)("in %s", (lang) => {
    beforeAll(async () => {
        vi.stubGlobal("document", { documentElement: {} });
        await words.load(lang);
    });
    const { broken, shared, level, listed } = SAID[lang];

    test("equal losers whose tie is broken have a place each", () => {
        expect(said([40, 40, 60], [3, 2, 1])).toEqual(broken);
    });
    test("equal losers whose tie stays share their place", () => {
        expect(said([40, 60, 40], [2, 1, 2])).toEqual([shared[0], shared[1], shared[0]]);
    });
    test("who lost a tie has as many points as the first", () => {
        expect(said([60, 60, 10], [2, 1, 3]).slice(0, 2)).toEqual(level);
    });
    test("an Automa that won counts: the best of the people is second", () => {
        expect(said([40, 10, 60], [2, 3, 1])[0]).toEqual(broken[1]);
    });
    test("a list says no place where nobody has won", () => {
        const ranks = [0, 1, 2].map((rank) => say("table-rank", { rank, seats: 3, points: 52 }));
        expect(ranks).toEqual(listed);
    });
});
