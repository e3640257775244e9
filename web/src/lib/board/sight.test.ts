import { describe, expect, it } from "vitest";

import { around, type Box } from "./box";
import { aimed, freeCorner, needed, Stage, wholly, type Aim } from "./sight";

const WHOLE: Box = { x: -100, y: 0, width: 1000, height: 800 };
const PHONE = { width: 400, height: 320 }; // 0.4 pixels for a unit
const stage = new Stage(WHOLE, PHONE);
const whole = wholly(WHOLE);
const now = (more: Partial<Aim> = {}): Aim => ({ sight: whole, gone: false, tap: 0, ...more });
const tile = (x: number, y: number, size = 80): Box => ({ x, y, width: size, height: size });

describe("what is seen", () => {
    it("is the whole drawing, or a part of it that does not go beyond the edges", () => {
        expect(stage.seen(whole)).toEqual(WHOLE);
        expect(stage.within({ x: -500, y: 2000, near: 2 })).toEqual({ x: 150, y: 600, near: 2 });
        expect(stage.within({ x: 400, y: 400, near: 0.2 })).toEqual({ x: 400, y: 400, near: 1 });
        expect(stage.within({ x: 400, y: 400, near: 99 }).near).toBe(4);
    });

    it("uses the room beside a drawing of another shape", () => {
        const wide = new Stage(WHOLE, { width: 800, height: 320 });
        expect(wide.seen(whole)).toEqual({ x: -600, y: 0, width: 2000, height: 800 });
        expect(wide.within({ x: 0, y: 400, near: 2 }).x).toBe(400); // nothing is cut off at the sides
    });

    it("moves a finished picture so that every point comes where it will be drawn", () => {
        const wanted = { x: 300, y: 300, near: 2 };
        expect(stage.transform(whole, wanted)).toBe("translate(80.00px, 80.00px) scale(2.0000)");
    });
});

describe("what can be chosen", () => {
    it("stays as it is where a finger hits every target", () => {
        const large = [tile(0, 0, 120), tile(700, 600, 120)];
        expect(aimed(stage, large, 44, now(), whole)).toEqual(now());
        const [own] = [{ x: 300, y: 300, near: 2 }];
        expect(aimed(stage, [tile(250, 250)], 44, now({ sight: own }), own)).toEqual(now({ sight: own }));
    });

    it("is gone to, and every target gets large enough", () => {
        const targets = [tile(0, 0), tile(300, 200)];
        const aim = aimed(stage, targets, 44, now(), whole);
        expect(aim).toMatchObject({ gone: true, tap: 0 });
        expect(stage.scale(aim.sight) * 80).toBeGreaterThanOrEqual(44);
        expect(stage.sees(aim.sight, around(targets))).toBe(true);
        expect(aimed(stage, [], 44, aim, whole)).toEqual(now()); // and back again
        expect(aimed(stage, [tile(100, 100)], 44, aim, whole)).toEqual(aim); // who is there already stays
    });

    it("needs a first tap where the targets do not fit at that size", () => {
        const aim = aimed(stage, [tile(-100, 0), tile(820, 700)], 44, now(), whole);
        expect(aim).toMatchObject({ sight: whole, gone: false });
        expect(aim.tap * 80).toBeGreaterThanOrEqual(44);
    });

    it("is brought into sight for a mouse, at any size", () => {
        const own = { x: 150, y: 200, near: 2 };
        expect(aimed(stage, [tile(100, 100)], 0, now({ sight: own }), own).sight).toBe(own);
        expect(aimed(stage, [tile(800, 700)], 0, now({ sight: own }), own).sight).toEqual(whole);
        expect(needed([tile(0, 0)], 0)).toBe(0);
    });

    it("is not covered by the way back", () => {
        expect(freeCorner(stage, whole, [tile(300, 300)], 50)).toBe("low right");
        expect(freeCorner(stage, whole, [tile(810, 710)], 50)).toBe("high right");
        expect(freeCorner(stage, whole, [tile(810, 710), tile(810, 10)], 50)).toBe("low left");
    });
});
