/** Where the card of a guide is shown, and the ring around what it speaks of. */
import type { Box, Point, Size } from "$lib/board/box";
import { beside, covered } from "$lib/board/place";

const SPACE = 14;
const ROW = 24; // pixels between the places at an edge of the window that are tried

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
 * something, it is the place at an edge of the window that covers least.
 */
export function placed(
    about: Box | null,
    card: Size,
    page: Size,
    needed: readonly Box[] = [],
    now: Point | null = null,
): Point {
    const [right, low] = [page.width - card.width - SPACE, page.height - card.height - SPACE];
    const below = { x: page.width / 2, y: page.height, width: 0, height: 0 };
    const large = about !== null && about.width * about.height > (page.width * page.height) / 3;
    const kept = about ? [about] : [];
    const hidden = (at: Point): number => covered({ ...at, ...card }, [...(large ? [] : kept), ...needed]);
    const inside = now && now.x >= 0 && now.y >= 0 && now.x <= right + SPACE && now.y <= low + SPACE;
    if (inside && !hidden(now)) return { x: now.x, y: now.y };
    const beyond = beside(about ?? below, card, { page, kept, needed });
    if (beyond.free) return { x: beyond.x, y: beyond.y };
    // Where there is no room beside most of the window, the card may stand on it.
    const on = large ? beside(below, card, { page, needed }) : beyond;
    if (on.free) return { x: on.x, y: on.y };
    const rows = Array.from({ length: Math.max(1, Math.ceil(low / ROW)) }, (_, row) =>
        Math.max(SPACE, low - row * ROW),
    );
    const edges = rows.flatMap((top) => [right, SPACE].map((left) => ({ x: left, y: top })));
    return edges.reduce((best, edge) => (hidden(edge) < hidden(best) ? edge : best));
}
