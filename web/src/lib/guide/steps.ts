/** When a step of a guide is over, and where its card stands. */
import type { Box, Point, Size } from "$lib/board/box";
import { covered } from "$lib/board/place";

import type { GuideStep } from "./guide";

export interface Now {
    /** What the reader is asked, by its name in the rules; empty when nothing. */
    ask: string;
    /** The options that were taken since the step began. */
    taken: readonly string[];
    /** What the reader sees, from which seat. */
    view: unknown;
    seat: number;
}

export function passed({ until = "next" }: Pick<GuideStep, "until">, { ask, taken, view, seat }: Now): boolean {
    if (until === "next") return false;
    if (until.seen?.(view, seat)) return true;
    const chosen = until.chosen !== undefined && taken.some((option) => option.split(" ")[0] === until.chosen);
    return chosen || (until.ask !== undefined && until.ask === ask);
}

const SPACE = 14;

const EDGE = 6; // pixels between an element and the ring around it

/** The ring around an element, as far as it is in the window. */
export function around({ x, y, width, height }: Box, page: Size): Box {
    const [left, top] = [Math.max(0, x - EDGE), Math.max(0, y - EDGE)];
    return {
        x: left,
        y: top,
        width: Math.min(page.width, x + width + EDGE) - left,
        height: Math.min(page.height, y + height + EDGE) - top,
    };
}

/**
 * Beside what the card speaks of, wholly inside the window and not over it if there is room; else in the lower corner.
 * Below or above where it speaks of nothing in sight.
 * Of these places the one is taken that covers least of what is `offered`.
 */
export function placed(about: Box | null, card: Size, page: Size, offered: readonly Box[] = []): Point {
    const within = (value: number, size: number, most: number): number =>
        Math.max(SPACE, Math.min(value, most - size - SPACE));
    const corner = { x: page.width - card.width - SPACE, y: page.height - card.height - SPACE };
    const hidden = (at: Point): number => covered({ ...at, ...card }, offered);
    const best = (places: Point[]): Point | undefined => places.sort((one, other) => hidden(one) - hidden(other))[0];
    const low = { x: (page.width - card.width) / 2, y: corner.y };
    if (!about) return best([low, { ...low, y: SPACE }]) ?? low;
    const x = within(about.x + about.width / 2 - card.width / 2, card.width, page.width);
    const y = within(about.y + about.height / 2 - card.height / 2, card.height, page.height);
    const tries = [
        { x: about.x + about.width + SPACE, y },
        { x: about.x - card.width - SPACE, y },
        { x, y: about.y + about.height + SPACE },
        { x, y: about.y - card.height - SPACE },
    ];
    const fits = (at: Point): boolean =>
        at.x >= SPACE &&
        at.y >= SPACE &&
        at.x + card.width <= page.width - SPACE &&
        at.y + card.height <= page.height - SPACE;
    return best(tries.filter(fits)) ?? corner;
}
