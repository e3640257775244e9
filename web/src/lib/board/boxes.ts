/** Where elements are in the window. */
import type { Box } from "./box";

/** The boxes of those that are drawn. */
export const boxesOf = (elements: Iterable<Element>): Box[] =>
    [...elements]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ x, y, width, height }) => ({ x, y, width, height }));

/** What lights up because of what is pointed at, as names for a selector; a board marks what it draws only then. */
export const LIT = ".board :is(.lit, [data-lit])";
/** What the board offers, likewise. */
export const OFFERED = ".board .offered";
