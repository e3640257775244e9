/** A still: a board that shows one position as a picture. It follows no window, hears no key and remembers nothing. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("still");

export interface Frozen {
    /** The part of the board that is seen where there is room for one alone. */
    readonly area: string;
}
export const provideStill = (frozen: Frozen): Frozen => setContext(KEY, frozen);
/** For what a board is made of: whether it is drawn in a still. */
export const useStill = (): Frozen | undefined => getContext<Frozen | undefined>(KEY);

export interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}

/** The box around all of these, with some room about it, but not beyond the whole. */
export function framed(boxes: readonly Box[], whole: { width: number; height: number }, room = 0): Box {
    const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - room);
    const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - room);
    const right = Math.min(whole.width, Math.max(...boxes.map(({ x, width }) => x + width)) + room);
    const bottom = Math.min(whole.height, Math.max(...boxes.map(({ y, height }) => y + height)) + room);
    return { x: left, y: top, width: right - left, height: bottom - top };
}
