/** A part of a small picture in a square of 24: its paint, a class `p-…` in the game's styles, and its path. */
export type Shape = readonly [paint: string, d: string, transform?: string];
