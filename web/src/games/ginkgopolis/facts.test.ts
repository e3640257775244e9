import { known, sizeOf } from "$lib/board/slots";
import { expect, it } from "vitest";

import { byWhen, CARDS, tileOf } from "./facts";

it("all 99 cards are there, with what the drawing needs", () => {
    expect(CARDS.size).toBe(99);
    for (const card of CARDS.values())
        if (card.kind === "urbanization") expect(card.letter).toMatch(/^[A-L]$/);
        else expect([card.colour, card.bonus?.when].every(Boolean)).toBe(true);
});

it("a bonus says what it counts at the end", () => {
    const bonus = (id: string): unknown => CARDS.get(id)?.bonus;
    expect(bonus("R09")).toEqual({ when: "construct", resource: 1, point: 1 });
    expect(bonus("R11")).toEqual({ when: "end", per: "resource_on", colour: "yellow", points: 1 });
    expect(bonus("B14")).toEqual({ when: "end", per: "height", min: 1, max: 2, points: 1 });
    expect(bonus("B15")).toEqual({ when: "end", per: "height", min: 3, max: 0, points: 3 });
    expect(bonus("Y17")).toEqual({ when: "end", per: "bonus_card", action: "urbanize", points: 2 });
    expect(bonus("Y19")).toEqual({ when: "end", per: "colour_card", colour: "yellow", points: 2 });
    expect(bonus("Y20")).toEqual({ when: "end", per: "flat", points: 9 });
});

it("a tile is its card in lower case", () => {
    expect(tileOf("b07")).toEqual({ colour: "blue", number: 7, card: "B07" });
});

it("cards in front of somebody are sorted by what they pay for and added up", () => {
    const [exploit, urbanize, construct, end] = byWhen(["R07", "B01", "Y20", "CH04"]);
    expect(exploit?.cards.map(({ id }) => id)).toEqual(["R07", "B01"]);
    expect(exploit?.pays).toEqual({ resource: 1, point: 1, tile: 1 });
    expect(urbanize?.cards).toEqual([]);
    expect(construct?.pays).toEqual({ resource: 1 });
    expect(end?.cards.map(({ id }) => id)).toEqual(["Y20"]);
});

it("counts a deck and finds what is known of a hand", () => {
    expect(sizeOf({ top: ["UA"], pools: { 3: 4, 5: 2 }, bottom: [7] })).toBe(8);
    expect(known(["B18", 20, "R03"])).toEqual(["B18", "R03"]);
});
