/** Where the card of a guide is shown, and the ring around what it speaks of. */
import type { Box, Point, Size } from "$lib/board/box";
import { beside, covered } from "$lib/board/place";

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
 * Beside what the card speaks of, wholly inside the window, and over nothing that is `needed`: offered, or lit because of
 * what the reader points at. Where it stands already it stays, as long as it covers nothing. Where every place covers
 * something, it is the corner that covers least.
 */
export function placed(
    about: Box | null,
    card: Size,
    page: Size,
    needed: readonly Box[] = [],
    now: Point | null = null,
): Point {
    const [right, low] = [page.width - card.width - SPACE, page.height - card.height - SPACE];
    const kept = about ? [about] : [];
    const hidden = (at: Point): number => covered({ ...at, ...card }, [...kept, ...needed]);
    const inside = now && now.x >= 0 && now.y >= 0 && now.x <= right + SPACE && now.y <= low + SPACE;
    if (inside && !hidden(now)) return { x: now.x, y: now.y };
    const below = { x: page.width / 2, y: page.height, width: 0, height: 0 };
    const { x, y, free } = beside(about ?? below, card, { page, kept, needed });
    if (free) return { x, y };
    const corners = [low, SPACE].flatMap((top) => [right, SPACE].map((left) => ({ x: left, y: top })));
    return corners.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best));
}
