import { expect, it, vi } from "vitest";

import type { Because, Choice } from "$lib/api/types";

import { Picking } from "./picking.svelte";

const choice = (option: string, targets: string[], preview: string[] = []): Choice => ({
    option,
    label: option,
    targets,
    preview,
    links: [],
    costs: {},
    gains: {},
});
const HERE = { x: 10, y: 20 };
const BECAUSE: Because = { type: "because", id: "1", allowed: false, key: "k", text: "Too dear.", clause: "GAM-1" };

function picking(...choices: Choice[]): { picking: Picking; chosen: string[] } {
    const chosen: string[] = [];
    const made = new Picking(
        ({ option }) => void chosen.push(option),
        (option) => Promise.resolve({ ...BECAUSE, allowed: option === "fine" }),
    );
    made.question = { name: "q", text: "?", choices, about: [] };
    return { picking: made, chosen };
}

it("takes the only option of a spot at once, and offers several in a menu there", () => {
    const { picking: it, chosen } = picking(choice("a", ["one"]), choice("b", ["two"]), choice("c", ["two", "three"]));
    it.click("one", HERE);
    expect(chosen).toEqual(["a"]);
    it.click("two", HERE);
    expect(it.menu).toMatchObject({ ...HERE, choices: [{ option: "b" }, { option: "c" }] });
    it.click("three", HERE);
    expect([chosen, it.menu]).toEqual([["a", "c"], null]);
});

it("shows a finger what an option costs before it is taken", () => {
    const { picking: it, chosen } = picking(choice("dear", ["one"], ["costs 3"]), choice("free", ["two"]));
    it.click("two", HERE, { finger: true });
    it.click("one", HERE, { finger: true });
    expect([chosen, it.menu?.choices.map(({ option }) => option)]).toEqual([["free"], ["dear"]]);
    it.click("one", HERE);
    expect(chosen).toEqual(["free", "dear"]);
});

it("says why a wish is not allowed, and nothing where it is", async () => {
    const { picking: it } = picking(choice("a", ["one"]));
    it.click("other", HERE, { wish: "build other" });
    await vi.waitFor(() => expect(it.because).toMatchObject({ ...HERE, text: "Too dear.", clause: "GAM-1" }));
    it.click("other", HERE, { wish: "fine" });
    await Promise.resolve();
    expect(it.because).toBeNull();
    it.click("other", HERE);
    expect(it.because).toBeNull();
});

it("knows which options the board has no place for, as it draws and forgets its elements", async () => {
    const { picking: it } = picking(choice("a", ["one"]), choice("pass", []), choice("b", ["two", "three"]));
    const loose = (): string[] => it.loose.map(({ option }) => option);
    expect(loose()).toEqual([]);
    it.laid = true;
    expect(loose()).toEqual(["a", "pass", "b"]);
    const forget = [it.draw("one"), it.draw("one"), it.draw("three")];
    await Promise.resolve();
    expect(loose()).toEqual(["pass"]);
    forget[0]?.();
    forget[2]?.();
    await Promise.resolve();
    expect(loose()).toEqual(["pass", "b"]);
});
