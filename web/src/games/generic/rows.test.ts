import { expect, test } from "vitest";

import type { Row } from "$lib/api/types";

import { backs, folded, grouped, offers, sifted, told } from "./rows";

const DAM: Row = {
    label: "Basin 1",
    group: "Basins",
    ids: ["1"],
    items: [
        { about: "upper dam", text: "Anna, level 2", ids: ["D1U"], seat: 0 },
        { about: "lower dam", text: "free", ids: ["D1L"], usual: true },
        { about: "powerhouse", text: "free", ids: ["P1-1"], usual: true },
    ],
};
const free = (label: string): Row => ({ label, group: "Basins", items: [{ text: "free", usual: true, ids: [label] }] });
const ROWS: Row[] = [
    { label: "", items: [{ text: "Barrage" }] },
    { label: "", items: [{ text: "Round 2 of 5" }] },
    DAM,
    free("Basin 2"),
    { label: "USA", seat: 0, items: [{ text: "credits", count: 3 }] },
    { label: "Tiles", seat: 0, items: [{ text: "base", ids: ["base"] }] },
    { label: "Germany", seat: 1, items: [{ text: "credits", count: 0 }] },
];

test("rows go to the head, to what all share and to a panel for each player, the reader's first", () => {
    const { head, shared, panels } = told(ROWS, 1);
    expect(head.map((item) => item.text)).toEqual(["Barrage", "Round 2 of 5"]);
    expect(shared).toEqual([DAM, free("Basin 2")]);
    expect(panels.map(({ seat, about, rows }) => [seat, about, rows.length])).toEqual([
        [1, "Germany", 0],
        [0, "USA", 1],
    ]);
    expect(panels[1]?.figures).toEqual([{ text: "credits", count: 3 }]);
});

test("rows of one group stand together", () => {
    expect(grouped(ROWS.slice(2, 6)).map(({ title, rows }) => [title, rows.length])).toEqual([
        ["Basins", 2],
        ["", 1],
        ["", 1],
    ]);
});

test("what is as usual is told together, unless something of it can be chosen", () => {
    const { told: said, usual } = sifted(DAM, (id) => id === "P1-1");
    expect(said.map((item) => item.about)).toEqual(["upper dam", "powerhouse"]);
    expect([...usual].map(([text, items]) => [text, items.length])).toEqual([["free", 1]]);
    const basins = [DAM, ...["2", "3", "4"].map(free)];
    expect(folded(basins, (row) => row.label === "2").usual).toEqual([]);
    expect(folded(basins, () => false).usual.map((row) => row.label)).toEqual(["2", "3", "4"]);
});

test("a part of the table knows how many of its ids are offered", () => {
    expect(offers(ROWS, (id) => ["D1U", "base", "elsewhere"].includes(id))).toBe(2);
});

test("a card that the reader has not seen is a back, and what is seen or only counted is none", () => {
    const hand = { text: "hidden cards", hidden: true, count: 5 };
    expect([hand, { text: "hidden card", hidden: true }, { text: "coins", count: 5 }].map(backs)).toEqual([5, 1, 0]);
    expect(backs({ ...hand, count: 40 })).toBe(8);
});
