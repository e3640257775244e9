import { describe, expect, it } from "vitest";

import { beside, bounds, carpet, chance, corner, inReadingOrder, lift, open, PITCH, ROOF, slab } from "./layout";

describe("the city's grid", () => {
    it("draws rows that grow upwards in the game downwards", () => {
        expect(corner("0,0")).toEqual({ x: 0, y: -0 });
        expect(corner("2,-1")).toEqual({ x: 2 * PITCH.x, y: PITCH.y });
    });

    it("reads row by row from the north-west, so that what is nearer is drawn later", () => {
        expect(inReadingOrder(["1,0", "0,0", "-1,1", "0,-1"])).toEqual(["-1,1", "0,0", "1,0", "0,-1"]);
    });

    it("knows the four cells beside a cell and those around the city where nothing stands", () => {
        expect(beside("0,0")).toEqual(["0,1", "1,0", "0,-1", "-1,0"]);
        expect(open(["0,0", "1,0"], ["0,1"])).toEqual(["1,1", "-1,0", "2,0", "0,-1", "1,-1"]);
    });

    it("frames all cells", () => {
        const box = bounds(["-2,0", "2,0", "0,2", "0,-2"]);
        for (const cell of ["-2,0", "2,0", "0,2", "0,-2"]) {
            const { x, y } = corner(cell);
            expect(x).toBeGreaterThan(box.x);
            expect(y).toBeGreaterThan(box.y);
            expect(x + ROOF.width).toBeLessThan(box.x + box.width);
            expect(y + ROOF.height).toBeLessThan(box.y + box.height);
        }
    });
});

describe("buildings", () => {
    it("rise with every floor, but never hide the number of the roof behind", () => {
        const rises = Array.from({ length: 7 }, (_, floors) => -lift(floors).y);
        expect(rises).toEqual([...rises].sort((a, b) => a - b));
        expect(new Set(rises).size).toBe(7);
        const roofBehind = -lift(1).y; // the lower half of that roof may be covered, the number stands in the upper
        expect(PITCH.y - (lift(6).y * -1 - roofBehind)).toBeGreaterThan(ROOF.height / 2);
    });

    it("have a body of six corners", () => {
        expect(slab(lift(0), lift(1)).split(" ")).toHaveLength(6);
    });
});

describe("districts", () => {
    it("lie on one carpet: strips join neighbours to the east and south only", () => {
        expect(carpet(["0,0"])).toHaveLength(1);
        expect(carpet(["0,0", "1,0", "0,-1"])).toHaveLength(5);
        expect(carpet(["0,0", "1,1"])).toHaveLength(2);
    });
});

it("the trees stand where they stood", () => {
    expect(chance("3,4/0")).toBe(chance("3,4/0"));
    const many = Array.from({ length: 500 }, (_, n) => chance(`${n}`));
    expect(Math.min(...many)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...many)).toBeLessThan(1);
    expect(many.filter((n) => n < 0.5).length).toBeGreaterThan(180);
});
