/** A still: a board that shows one position as a picture. It ignores resizing and keys, and stores nothing. */
import { getContext, setContext } from "svelte";

import { around, type Box, type Size } from "./box";

const KEY = Symbol("still");

export interface Frozen {
    /** The part of the board that is seen where there is room for one alone. */
    readonly area: string;
}
export const provideStill = (frozen: Frozen): Frozen => setContext(KEY, frozen);
/** For what a board is made of: whether it is drawn in a still. */
export const useStill = (): Frozen | undefined => getContext<Frozen | undefined>(KEY);

/** The box around all of these, with some room about it, but not beyond the whole. */
export function framed(boxes: readonly Box[], whole: Size, room = 0): Box {
    const { x, y, width, height } = around(boxes);
    const [left, top] = [Math.max(0, x - room), Math.max(0, y - room)];
    const [right, low] = [Math.min(whole.width, x + width + room), Math.min(whole.height, y + height + room)];
    return { x: left, y: top, width: right - left, height: low - top };
}
