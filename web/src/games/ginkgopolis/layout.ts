/** Where the parts of the city are drawn, in units of the drawing: seen from the south and slightly from the right. */
export interface Point {
    x: number;
    y: number;
}
export interface Box extends Point {
    width: number;
    height: number;
}

export const PITCH: Point = { x: 95, y: 94 };
export const ROOF = { width: 84, height: 66, round: 9 };
const LEAN = 2.5; // how far each floor leans to the left, so that its right side shows
const FLOOR = 12;
const TALL = 3; // floors above this are drawn lower, so that no tower hides the roof behind it
const TALL_FLOOR = 6;

export const cellXY = (cell: string): Point => {
    const [x = 0, y = 0] = cell.split(",").map(Number);
    return { x, y };
};

/** The upper left corner of a cell's ground; rows grow upwards in the game and downwards in the drawing. */
export const corner = (cell: string): Point => {
    const { x, y } = cellXY(cell);
    return { x: x * PITCH.x, y: -y * PITCH.y };
};

/** How far the roof of so many floors is moved from its ground. */
export const lift = (floors: number): Point => ({
    x: -LEAN * floors,
    y: -(FLOOR * Math.min(floors, TALL) + TALL_FLOOR * Math.max(0, floors - TALL)),
});

/** The body between two levels as a polygon; drawn with a round stroke it is the hull of two rounded rectangles. */
export function slab(from: Point, to: Point): string {
    const r = ROOF.round;
    const [left, top, right, bottom] = [r, r, ROOF.width - r, ROOF.height - r];
    const at = (x: number, y: number, by: Point): string => `${x + by.x},${y + by.y}`;
    return [
        at(left, bottom, from),
        at(right, bottom, from),
        at(right, top, from),
        at(right, top, to),
        at(left, top, to),
        at(left, bottom, to),
    ].join(" ");
}

/** Row by row from the north-west: what is nearer is drawn later and read later. */
export const inReadingOrder = (cells: string[]): string[] =>
    [...cells].sort((one, other) => {
        const [a, b] = [cellXY(one), cellXY(other)];
        return b.y - a.y || a.x - b.x;
    });

const SIDES = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
] as const;
export const beside = (cell: string): string[] => {
    const { x, y } = cellXY(cell);
    return SIDES.map(([dx, dy]) => `${x + dx},${y + dy}`);
};

/** The cells around the city where nothing stands. */
export function open(built: string[], taken: string[]): string[] {
    const full = new Set([...built, ...taken]);
    return inReadingOrder([...new Set(built.flatMap(beside))].filter((cell) => !full.has(cell)));
}

/** The smallest box around some cells, with room for roofs and a margin. */
export function bounds(cells: string[]): Box {
    const at = cells.map(corner);
    const [left, right] = [Math.min(...at.map((p) => p.x)), Math.max(...at.map((p) => p.x))];
    const [top, bottom] = [Math.min(...at.map((p) => p.y)), Math.max(...at.map((p) => p.y))];
    const margin = 16;
    return {
        x: left - margin,
        y: top - margin - 20,
        width: right - left + ROOF.width + 2 * margin,
        height: bottom - top + ROOF.height + 2 * margin + 20,
    };
}

/** The ground of a district: each cell and the strips to its neighbours, as rectangles. */
export function carpet(cells: string[]): Box[] {
    const inside = new Set(cells);
    const edge = 5;
    return cells.flatMap((cell) => {
        const { x, y } = corner(cell);
        const [, east, south] = beside(cell) as [string, string, string];
        const box = { x: x - edge, y: y - edge, width: ROOF.width + 2 * edge, height: ROOF.height + 2 * edge };
        const strips = [box];
        if (inside.has(east)) strips.push({ ...box, width: box.width + PITCH.x / 2, height: box.height });
        if (inside.has(south)) strips.push({ ...box, height: box.height + PITCH.y / 2 });
        return strips;
    });
}

/** A number between 0 and 1 that is always the same for the same text: where the trees stand. */
export function chance(text: string): number {
    let hash = 2166136261;
    for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
    hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
    return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
