/** A preview of what the reader is about to build, where it would stand in the city. */
import type { Choice } from "$lib/api/types";

import { ITEMS, type Item, tileOf, type View } from "./facts";

export interface Ghost {
    cell: string;
    tile: string;
    floors: number;
    /** What it costs besides the tile, as negative numbers, and what it brings. */
    counts: { item: Item; count: number }[];
}

const TILE = /^[a-z]\d/;

/** The chosen card says where, the tile that is pointed at, or was chosen, says what. */
export function ghostOf(view: View, picked: ReadonlySet<string>, pointed: Choice | null): Ghost | null {
    const tile = [...(pointed?.targets ?? []), ...picked].find((id) => TILE.test(id));
    const cell =
        Object.entries(view.tokens).find(([letter]) => picked.has(`U${letter}`))?.[1] ??
        Object.keys(view.top).find((at) => picked.has(tileOf(view.top[at] ?? "").card));
    if (!tile || !cell) return null;
    const costs = ITEMS.map((item) => ({ item, count: item === "tile" ? 0 : -(pointed?.costs[item] ?? 0) }));
    const gains = ITEMS.map((item) => ({ item, count: pointed?.gains[item] ?? 0 }));
    const counts = [...costs, ...gains].filter(({ count }) => count);
    return { cell, tile, floors: (view.height[cell] ?? 0) + 1, counts };
}
