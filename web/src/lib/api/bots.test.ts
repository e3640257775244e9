import { expect, it } from "vitest";

import { botOf, offered } from "./bots";
import type { BotInfo, GameInfo } from "./types";

const easy: BotInfo = { name: "level1", title: "easy", about: "errs", usual: true, word: "easy" };
const best: BotInfo = {
    name: "level5",
    title: "very hard",
    about: "plans",
    same: ["search"],
    usual: false,
    word: "very-hard",
};
const random: BotInfo = { name: "random", title: "random", about: "blind", usual: false, word: "" };
const game = { strengths: [easy, best] } as GameInfo;

it("calls a bot by what the game offers, also one of another name that plays the same", () => {
    expect(botOf(game, [], "level1")).toBe(easy);
    expect(botOf(game, [], "search")).toBe(best);
});

it("knows a bot that is no longer offered", () => {
    expect(botOf(game, [random], "random")).toBe(random);
    expect(botOf(undefined, [], "gone")).toBeUndefined();
    expect(offered(undefined)).toEqual([]);
});
