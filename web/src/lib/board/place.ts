/** Places a box that tells of something on the board: beside it, inside the window, and covering nothing that is needed. */
import { overlap, type Box, type Size } from "./box";

export interface Around {
    page: Size;
    /** Lies open for as long as the box, and is covered last of all. */
    kept?: readonly Box[];
    /** Can be chosen now, or lights up because of what is pointed at: a box that would cover it does not open. */
    needed?: readonly Box[];
    /** A finger covers what is below it: the box goes above. */
    above?: boolean;
}
export interface Placed {
    x: number;
    y: number;
    /** Nothing is covered that should not be. */
    free: boolean;
}

const SPACE = 12; // pixels between the box and what it tells of
const EDGE = 8; // and from the edge of the window
const STEP = 24; // pixels between the places that are tried
const LOW = 0.6; // a place below what a finger is on counts as so much farther

const gap = (one: Box, other: Box): number =>
    Math.hypot(
        Math.max(0, other.x - one.x - one.width, one.x - other.x - other.width),
        Math.max(0, other.y - one.y - one.height, one.y - other.y - other.height),
    );
/** How much of others a box covers. */
export const covered = (box: Box, others: readonly Box[]): number =>
    others.reduce((sum, other) => sum + overlap(box, other), 0);

/** The nearest place that covers nothing; where all places cover something, the one that covers least. */
export function beside(
    about: Box,
    { width, height }: Size,
    { page, kept = [], needed = [], above = false }: Around,
): Placed {
    const spaced = {
        x: about.x - SPACE,
        y: about.y - SPACE,
        width: about.width + 2 * SPACE,
        height: about.height + 2 * SPACE,
    };
    const places = (from: number, to: number, size: number, most: number): number[] => {
        const middle = (from + to - size) / 2;
        const all = [middle, from - size, to, from, to - size];
        for (let at = EDGE; at <= most - size - EDGE; at += STEP) all.push(at);
        return [...new Set(all.map((at) => Math.max(EDGE, Math.min(at, most - size - EDGE))))];
    };
    let best: Placed & { cost: number } = { x: EDGE, y: EDGE, free: false, cost: Infinity };
    for (const y of places(spaced.y, spaced.y + spaced.height, height, page.height))
        for (const x of places(spaced.x, spaced.x + spaced.width, width, page.width)) {
            const box = { x, y, width, height };
            const hidden = covered(box, kept) * 100 + covered(box, [about]) * 10 + covered(box, needed);
            const off =
                Math.abs(x + width / 2 - about.x - about.width / 2) +
                Math.abs(y + height / 2 - about.y - about.height / 2);
            const low = above && y + height > about.y ? page.height * LOW : 0;
            const cost = hidden * 1000 + gap(box, about) + low + off / 1000;
            if (cost < best.cost) best = { x, y, free: hidden === 0, cost };
        }
    return { x: best.x, y: best.y, free: best.free };
}
