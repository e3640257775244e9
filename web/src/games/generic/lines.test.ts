import { expect, test } from "vitest";

import type { CardText, Choice } from "$lib/api/types";

import { folded, grouped, row, sifted, told, usual } from "./lines";
import { called, places } from "./places";

const LINES = [
    "Víz alatti városok",
    "3. forduló a 10-ből",
    "Zöld 1: Kapsz 1 acéllemezt. Rajta: Ann",
    "Bank: 1 kredit; 2 kredit",
    "Anna köre itt: Zöld 1",
    "Anna: 3 pont, 2 kredit",
    "Kézben: Úttörőkapszula (piros)",
    "C1: szabad; a hely: szabad",
    "Ann (te), USA: 0 pont",
    "Szerződések: 3 energiáért 2 kredit; teljesítve 0",
];
const table = told(LINES, ["Anna", "Ann"], 1);
const card = (id: string, name: string): [string, CardText] => [
    id,
    { id, kind: "", name, text: "", source: "", facts: [] },
];
const cards = new Map([card("K7", "Úttörőkapszula"), card("34-G1", "Zöld 1")]);
const choice = (label: string, ...targets: string[]): Choice => ({
    option: label,
    label,
    targets,
    preview: [],
    links: [],
    costs: {},
    gains: {},
});

test("the statements are cut into what all share and a panel for each player, the reader's first", () => {
    expect(table.head).toEqual(["Víz alatti városok", "3. forduló a 10-ből"]);
    expect(table.shared.map(({ label }) => label)).toEqual(["Zöld 1", "Bank", "Anna köre itt"]);
    expect(table.panels.map(({ seat, about }) => [seat, about])).toEqual([
        [1, "(te), USA"],
        [0, ""],
    ]);
    expect(table.panels[1]?.figures).toEqual([
        { count: "3", what: "pont" },
        { count: "2", what: "kredit" },
    ]);
    expect(table.panels[1]?.rows.map(({ label }) => label)).toEqual(["Kézben", "C1"]);
});

test("a list is cut at its semicolons, sentences are left whole, an ordinal is no sentence", () => {
    expect(row("Zöld 1: Vagy építs; vagy lépj. Rajta: senki").items).toEqual([
        "Vagy építs; vagy lépj.",
        "Rajta: senki",
    ]);
    expect(row("M1: Fjord: Ha eléred: húzz egyet. Mindig: kapsz egyet.").items).toHaveLength(1);
    expect(row("1. tározó: 1. erőmű: szabad; 2. erőmű: Béla").items).toEqual(["1. erőmű: szabad", "2. erőmű: Béla"]);
});

test("a game without a drawing still has a panel for every player", () => {
    const plain = told(["round: 3", "Anna hand: K7 K8", "Béla hand: 2"], ["Anna", "Béla"], null);
    expect(plain.shared).toHaveLength(1);
    expect(plain.panels.map(({ rows }) => rows[0]?.label)).toEqual(["Anna hand", "Béla hand"]);
});

test("two people of one name have two panels", () => {
    const { panels } = told(["Ada: 1 point", "Tiles: 3", "Ada: 2 points"], ["Ada", "Ada"], null);
    expect(panels.map(({ seat, figures }) => [seat, figures[0]?.count])).toEqual([
        [0, "1"],
        [1, "2"],
    ]);
});

test("what most things are is not worth a look, but people are", () => {
    const rows = Array.from({ length: 8 }, () => ({ label: "x", items: ["a: free", "b: free", "c: Anna", "d: full"] }));
    rows.push({ label: "y", items: ["a: empty", "b: free"] });
    const ordinary = usual(rows, ["Anna"]);
    expect([...ordinary]).toEqual(["free", "full"]);
    expect(sifted({ label: "y", items: ["a: empty", "b: free", "c: free"] }, ordinary)).toEqual({
        told: ["a: empty"],
        plain: new Map([["free", ["b", "c"]]]),
    });
});

test("rows of one kind lie together, and those that say the same are folded unless one can be chosen", () => {
    const said = [
        "Order: Anna",
        "Tunnel T1 from C1 to C2: free",
        "Tunnel T2 from C1 to C3: free",
        "Tunnel T3 from C2 to C3: free, bonus 1 card",
        "Tunnel T4 from C2 to C4: free",
        "Tunnel T5 from C4 to C5: free",
        "In hand: Kelp",
        "In hand: Algae",
    ].map(row);
    const groups = grouped(said);
    expect(groups.map(({ label, rows }) => [label, rows.length])).toEqual([
        ["", 1],
        ["", 5],
        ["In hand", 2],
    ]);
    const tunnels = groups[1]?.rows ?? [];
    expect(folded(tunnels, () => false).map(({ label }) => label)).toEqual([
        "Tunnel T1, T2, T4, T5",
        "Tunnel T3 from C2 to C3",
    ]);
    expect(folded(tunnels, (tunnel) => tunnel === said[1]).map(({ label }) => label)).toEqual([
        "Tunnel T1 from C1 to C2",
        "Tunnel T2, T4, T5",
        "Tunnel T3 from C2 to C3",
    ]);
});

test("a letter in quotation marks numbers a row too", () => {
    const said = ["A", "B", "C"].map((letter) => row(`„${letter}” forrás, 1. víztározó: 0 csepp vár`));
    expect(grouped(said)).toHaveLength(1);
    expect(folded(said, () => false).map(({ label }) => label)).toEqual(["„A”, „B”, „C” forrás"]);
});

test("an option is found at what is said, beside the row that it is named after, or elsewhere", () => {
    const rows = [...table.shared, ...table.panels.flatMap((panel) => panel.rows)];
    const at = new Map([
        ["K7", [choice("Úttörőkapszula", "K7")]],
        ["34-G1", [choice("Zöld 1", "34-G1")]],
        ["bank", [choice("Bank: 1 mérnök", "bank"), choice("Bank: 2 mérnök", "bank")]],
        ["C1a", [choice("telep ide: C1a", "C1a")]],
        ["base", [choice("Alap építése", "base")]],
    ]);
    const { said, beside, elsewhere } = places(rows, at, cards);
    const labels = [...said].map(([{ label }, ids]) => [label, ...ids.values()]);
    expect(labels).toEqual([
        ["Kézben", "K7"],
        ["Zöld 1", "34-G1"],
    ]);
    const chips = [...beside].map(([{ label }, found]) => [label, ...found.map(({ text }) => text)]);
    expect(chips).toEqual([
        ["Bank", "1 mérnök +1"],
        ["C1", "telep ide: C1a"],
    ]);
    expect(elsewhere).toEqual([{ id: "base", text: "Alap építése" }]);
});

test("an id that may be an ordinary word is not looked for in the text", () => {
    expect(called("base", cards)).toBe("");
    expect(called("D3L", cards)).toBe("D3L");
    expect(called("K7", cards)).toBe("Úttörőkapszula");
});
