import { expect, test } from "vitest";

import { sentence } from "./reading";

const choice = (label: string, ...preview: string[]): { label: string; preview: string[] } => ({ label, preview });

test("a name and what it brings are said once", () => {
    const said = sentence("green 1. Take 1 steelplast.", [choice("Green 1", "take 1 steelplast", "1 card")]);
    expect(said).toEqual({ name: "green 1. Take 1 steelplast.", options: ["1 card"], more: 0 });
    expect(sentence("site 3", []).options).toEqual([]);
});

test("the only option is the name of what has none", () => {
    expect(sentence("", [choice("pass")])).toEqual({ name: "pass", options: [], more: 0 });
});

test("several options are said each with its price, and no more than four of them", () => {
    const several = ["a", "b", "c", "d", "e", "f"].map((label) => choice(`build ${label}`, "\u22121"));
    const { options, more } = sentence("site 3", several);
    expect(options[0]).toBe("build a \u00b7 \u22121");
    expect([options.length, more]).toEqual([4, 2]);
});

test("a sentence that the name has without its dot is not said again", () => {
    expect(sentence("Green 1, Draw 2 cards", [choice("Green 1", "Draw 2 cards.")]).options).toEqual([]);
});
