import { describe, expect, it } from "vitest";

import mood from "./mood.css?raw";

type Colour = [number, number, number];

/** A colour of the mood in the light or in the dark. */
function colour(name: string, dark: boolean): Colour {
    const both = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(mood);
    const hex = both?.[dark ? 2 : 1] ?? "";
    return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Colour;
}
const mixed = (over: Colour, under: Colour, part: number): Colour =>
    over.map((value, n) => value * part + (under[n] ?? 0) * (1 - part)) as Colour;
/** Relative luminance and contrast as WCAG 2.2 defines them. */
function light(rgb: Colour): number {
    const [r = 0, g = 0, b = 0] = rgb.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (one: Colour, other: Colour): number => {
    const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
};

const PLATE = 0.62; // how much of the plate a free site shows over the water

describe.each([
    ["in the light", false],
    ["in the dark", true],
])("the ocean %s", (_, dark) => {
    it.each(["sea-0", "sea-1", "sea-2"])("shows the outline of a free site over %s", (sea) => {
        const water = colour(sea, dark);
        const within = mixed(colour("plate", dark), water, PLATE);
        expect(contrast(colour("outline", dark), within)).toBeGreaterThanOrEqual(3);
    });
});
