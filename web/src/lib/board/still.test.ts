import { describe, expect, it } from "vitest";

import { framed } from "./still";

describe("what a still shows", () => {
    it("is the box around all parts with room about it, inside the stage", () => {
        const boxes = [
            { x: 10, y: 20, width: 30, height: 30 },
            { x: 100, y: 40, width: 50, height: 20 },
        ];
        expect(framed(boxes, { width: 400, height: 640 })).toEqual({ x: 10, y: 20, width: 140, height: 40 });
        expect(framed(boxes, { width: 155, height: 640 }, 15)).toEqual({ x: 0, y: 5, width: 155, height: 70 });
    });
});
