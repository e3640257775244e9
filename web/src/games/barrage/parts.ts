/** The parts of the board; a phone shows one of them at a time. */
import type { PlayerView } from "./data";
import { onMap } from "./map/map_words";

export const PARTS = ["map", "actions", "contracts", "company", "table"] as const;
export type Part = (typeof PARTS)[number];

/** Where an element lies, by its id and the kind of its card; what is the reader's own lies with the company. */
export function partOf(spot: string, kind: string, own: PlayerView | undefined): Part {
    const held = own?.contracts.includes(spot) || own?.tiles.includes(spot) || /^W\d$/.test(spot);
    if (held || ["starting", "company", "officer"].includes(kind)) return "company";
    if (onMap(spot) || /^\d+$/.test(spot)) return "map"; // a basin has only its number
    return ["national", "private"].includes(kind) ? "contracts" : "actions";
}
