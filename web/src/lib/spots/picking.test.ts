import { expect, it, vi } from "vitest";

import { offered } from "$lib/api/offered";
import type { Because, Choice } from "$lib/api/types";

import { Picking } from "./picking.svelte";

const choice = (option: string, targets: string[], preview: string[] = []): Choice =>
    offered({ option, targets, preview });
const HERE = { x: 10, y: 20 };
const BECAUSE: Because = {
    type: "because",
    id: "1",
    allowed: false,
    key: "k",
    text: "Too dear.",
    clause: "GAM-1",
    costs: { credit: 2 },
    missing: ["2 credits"],
    causes: ["The dam in basin 2 is empty."],
    targets: ["D2L", "C2A"],
};

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
    it.click("two", HERE, true);
    it.click("one", HERE, true);
    expect([chosen, it.menu?.choices.map(({ option }) => option)]).toEqual([["free"], ["dear"]]);
    it.click("one", HERE);
    expect(chosen).toEqual(["free", "dear"]);
});

it("says why nothing can be chosen somewhere, and nothing where it can", async () => {
    const { picking: it } = picking(choice("a", ["one"]));
    it.click("other", HERE);
    await vi.waitFor(() => expect(it.because).toMatchObject({ ...HERE, text: "Too dear.", clause: "GAM-1" }));
    it.click("fine", HERE);
    await Promise.resolve();
    expect(it.because).toBeNull();
    it.click("other", HERE);
    expect(it.because).toBeNull();
});

it("lights what a reason speaks of as long as the reason is shown", async () => {
    const { picking: it } = picking(choice("a", ["one"]));
    expect(it.blamed).toEqual([]);
    it.click("other", HERE);
    await vi.waitFor(() => expect(it.blamed).toEqual(["D2L", "C2A"]));
    it.dismiss();
    expect(it.blamed).toEqual([]);
});

it("opens nothing by itself after an answer until somebody moves, and drops what belongs to an old question", async () => {
    const { picking: it } = picking(choice("a", ["one"]));
    it.hushed = false;
    const late = it.explain("other", HERE);
    it.click("one", HERE);
    it.question = { name: "next", text: "?", choices: [], about: [] };
    await late;
    await it.explain("other", HERE);
    expect([it.hushed, it.because]).toEqual([true, null]);
    it.click("other", HERE);
    await vi.waitFor(() => expect(it.because).not.toBeNull());
    it.question = { name: "last", text: "?", choices: [], about: [] };
    expect([it.menu, it.because, it.hint, it.glass]).toEqual([null, null, null, null]);
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

it("goes from element to element where options need several, and opens a menu where they differ no more", async () => {
    const ways = ["D1 C1 1", "D1 C1 2", "D1 C2 1", "D2 C2 1"].map((way) =>
        choice(`produce ${way}`, way.split(" ").slice(0, 2)),
    );
    const { picking: it, chosen } = picking(...ways);
    for (const id of ["D1", "D2", "C1", "C2"]) it.draw(id);
    it.click("D1", HERE);
    expect([it.menu, it.narrowed, [...it.at.keys()]]).toEqual([null, ["D1"], ["C1", "C2"]]);
    it.click("C1", HERE);
    expect(it.menu?.choices.map(({ option }) => option)).toEqual(["produce D1 C1 1", "produce D1 C1 2"]);
    it.click("C2", HERE);
    expect([chosen, it.narrowed]).toEqual([["produce D1 C2 1"], []]);

    it.click("C2", HERE);
    it.click("C2", HERE);
    expect(it.narrowed).toEqual([]); // taken back
    it.click("C2", HERE);
    it.click("C1", HERE); // does not go with C2
    expect([it.narrowed, it.menu?.choices.length]).toEqual([[], 2]);
    it.click("D1", HERE);
    it.question = { name: "next", text: "?", choices: [], about: [] };
    expect(it.narrowed).toEqual([]);
});

it("keeps the menu where what an option goes on to is not drawn", () => {
    const { picking: it } = picking(choice("a", ["one", "x"]), choice("b", ["one", "y"]));
    for (const id of ["one", "x"]) it.draw(id);
    it.click("one", HERE);
    expect([it.narrowed, it.menu?.choices.length]).toEqual([[], 2]);
});

it("points at one entry of a menu, and at what that one leads to", () => {
    const [first, second] = [choice("a", ["one"]), { ...choice("b", ["one"]), links: ["far"] }];
    const { picking: it } = picking(first, second);
    it.click("one", HERE);
    expect(it.pointed).toBeNull();
    it.entry = second;
    expect([it.pointed?.option, it.linked]).toEqual(["b", ["far"]]);
    it.dismiss();
    expect(it.pointed).toBeNull();
});

it("lights the options that have to do with what cannot be chosen itself", () => {
    const { picking: it } = picking({ ...choice("a", ["slot"]), links: ["card"] }, choice("b", ["other"]));
    it.light({ targets: ["card"] });
    expect([it.pointed, it.linked]).toEqual([null, ["slot"]]);
    it.light({ targets: ["slot"] });
    expect(it.linked).toEqual(["card"]);
});

const slot = (id: string, leads: string[], links: string[] = []): Choice =>
    offered({ kind: "slot", ids: [id], targets: [id], leads, links });

function early(): { picking: Picking; chosen: string[] } {
    const made = picking(
        slot("green", ["leaf", "stone"], ["leaf"]),
        slot("red", ["leaf", "stone"]),
        slot("dear", ["stone"], ["stone"]),
        choice("help", ["helper"]),
    );
    made.picking.hushed = false;
    return made;
}

it("chooses early what options lead to, changes it, and puts it back", () => {
    const { picking: it, chosen } = early();
    expect([...it.leading]).toEqual(["leaf", "stone"]);
    it.click("leaf", HERE, false, "Leaf");
    expect([it.early, it.matching]).toEqual([{ id: "leaf", name: "Leaf" }, ["green"]]);
    it.click("stone", HERE, false, "Stone");
    expect([it.early?.id, it.matching]).toEqual(["stone", ["dear"]]);
    it.click("stone", HERE, false, "Stone");
    expect([it.early, it.matching]).toEqual([null, []]);
    it.click("stone", HERE);
    it.putBack();
    expect([it.early, chosen, it.because]).toEqual([null, [], null]);
});

it("knows which options go with what was chosen early", () => {
    const { picking: it } = early();
    const goes = (id: string): unknown => it.goes(it.at.get(id) ?? []);
    expect(goes("green")).toBeUndefined();
    it.click("leaf", HERE);
    expect(["green", "red", "dear", "helper"].map(goes)).toEqual(["with", "without", "not", undefined]);
});

it("lets a finger read before it chooses early", () => {
    const { picking: it } = early();
    it.click("leaf", HERE, true, "Leaf");
    expect([it.early, it.handed]).toEqual([null, { id: "leaf", name: "Leaf", ...HERE }]);
    it.chooseEarly({ id: "leaf", name: "Leaf" });
    expect([it.early?.id, it.handed]).toEqual(["leaf", null]);
});

it("keeps what was chosen early as long as a question leads to it", () => {
    const { picking: it } = early();
    it.click("leaf", HERE);
    it.question = { name: "again", text: "?", choices: [slot("red", ["leaf"])], about: [] };
    expect(it.early?.id).toBe("leaf");
    it.question = { name: "card", text: "?", choices: [choice("card leaf", ["leaf"])], about: [] };
    expect([it.early, [...it.leading]]).toEqual([null, []]);
});

it("says what is not offered after all, and asks how it is meant where there are several ways", async () => {
    const { picking: it } = early();
    it.click("dear", HERE);
    it.question = { name: "card", text: "?", choices: [choice("card stone", ["stone"])], about: [] };
    it.askFor({ id: "leaf", name: "Leaf" }, []);
    expect(it.missed).toBe("Leaf");
    await vi.waitFor(() => expect(it.because).toMatchObject({ ...HERE, text: "Too dear." }));
    it.askFor({ id: "stone", name: "Stone" }, [choice("card stone", ["stone"]), choice("mismatch stone", ["stone"])]);
    expect(it.menu).toMatchObject({ ...HERE, choices: [{ option: "card stone" }, { option: "mismatch stone" }] });
    it.question = { name: "next", text: "?", choices: [], about: [] };
    expect([it.missed, it.menu]).toEqual(["", null]);
});

it("a click that only ends what is shown chooses nothing, and says so", () => {
    const { picking: it, chosen } = picking(choice("a", ["one"]));
    const spent = vi.fn();
    let behind: "" | "live" = "live";
    it.behind = () => behind;
    it.interrupt = () => {
        const ended = behind === "live";
        behind = "";
        return ended;
    };
    it.spent = spent;
    it.click("one", HERE);
    expect([chosen, spent.mock.calls.length]).toEqual([[], 1]);
});
