import { beforeEach, expect, it, vi } from "vitest";

import type { GameInfo } from "$lib/api/types";

import { botsOf, counts, remember, remembered } from "./now";

const bots = ["level1", "level3", "level4"].map((name) => ({
    name,
    title: name,
    about: "",
    usual: name === "level3",
    word: "",
}));
const game = (name: string, seats: number[], strengths = bots): GameInfo => ({ name, seats, strengths }) as GameInfo;
const city = game("city", [1, 2, 3, 4, 5]);

beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
    });
});

it("begins with three players and the usual strength", () => {
    expect(remembered(city)).toEqual({ players: 3, bot: bots[1] });
    expect(remembered(game("duel", [1, 2])).players).toBe(2);
    expect(counts(game("alone", [1]))).toEqual([1]);
    expect(botsOf(remembered(city))).toEqual({ bots: ["level3", "level3"] });
});

it("remembers the players of a game and the strength for all games", () => {
    remember(city, { players: 5, bot: bots[2] });
    expect(remembered(city)).toEqual({ players: 5, bot: bots[2] });
    expect(remembered(game("river", [2, 3]))).toEqual({ players: 3, bot: bots[2] });
});

it("remembers the word for a strength, which another game gives to another bot", () => {
    const named = (names: string[]) =>
        ["easy", "hard"].map((word, at) => ({ name: names[at] ?? "", title: word, about: "", usual: !at, word }));
    const [one, other] = [named(["level1", "level3"]), named(["level1", "level4"])];
    remember(game("city", [2], one), { players: 2, bot: one[1] });
    expect(remembered(game("river", [2], other)).bot).toBe(other[1]);
});

it("does not take what a game without a choice has for what the reader likes", () => {
    remember(city, { players: 2, bot: bots[0] });
    const orchard = game("orchard", [2, 3], bots.slice(1, 2));
    expect(remembered(orchard).bot).toBe(bots[1]);
    remember(orchard, remembered(orchard));
    expect(remembered(city).bot).toBe(bots[0]);
});

it("leaves the choice to a server that offers none yet", () => {
    expect(botsOf(remembered(game("city", [2, 3], [])))).toEqual({});
});
