import { expect, it } from "vitest";

import { offered } from "$lib/api/offered";
import type { Choice } from "$lib/api/types";

import { amountsOf } from "./amounts";

type Made = [kind: string, ...ids: (string | number)[]];
const all = (...options: Made[]): Choice[] => options.map(([kind, ...ids]) => offered({ kind, ids }));
const counts = (...options: Made[]): number[] | undefined => amountsOf(all(...options))?.map(({ count }) => count);

it("knows options that differ only by their last number, the smallest first", () => {
    expect(counts(["bank", 2], ["bank", 1], ["bank", 10])).toEqual([1, 2, 10]);
    expect(counts(["produce", "D9L", "C9A", 1], ["produce", "D9L", "C9A", 2], ["produce", "D9L", "C9A", 3])).toEqual([
        1, 2, 3,
    ]);
    expect(amountsOf(all(["bank", 3], ["bank", 1], ["bank", 2]))?.[2]?.choice.ids).toEqual([3]);
});

it("leaves to the menu what differs otherwise, has no number, or is few", () => {
    expect(
        counts(["produce", "D9L", "C9A", 1], ["produce", "D9L", "C9B", 1], ["produce", "D9L", "C9A", 2]),
    ).toBeUndefined();
    expect(counts(["pay", 0, 2, 0], ["pay", 0, 1, 3], ["pay", 0, 0, 6])).toBeUndefined();
    expect(counts(["site", "D1L"], ["site", "D2L"], ["site", "D3L"])).toBeUndefined();
    expect(counts(["bank", 1], ["bank", 2])).toBeUndefined();
    expect(counts()).toBeUndefined();
});
