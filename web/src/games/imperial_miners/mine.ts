/** The layout of a mine: where its cards lie, what meets at their edges, and the path of the chain. */
import { CARDS, type Edge, type PlayerView } from "./data";

export const W = 180; // of a card, in units of the picture
export const H = 128;
export const GAP = 10;
const HALF = (W + GAP) / 2;
const DROP = H + GAP;

export type Mine = Record<string, string>;
export interface Point {
    x: number;
    y: number;
}

export const rx = (at: string): [row: number, x: number] => at.split(",").map(Number) as [number, number];

/** The upper left corner of a position. */
export function corner(at: string): Point {
    const [row, x] = rx(at);
    return { x: x * HALF, y: (row - 1) * DROP };
}

/** The middle of each half cart, seen from the corner of its card; half carts that meet have the same middle. */
export const EDGES: Record<Edge, Point> = {
    TL: { x: W / 4 - GAP / 4, y: -GAP / 2 },
    TR: { x: (W * 3) / 4 + GAP / 4, y: -GAP / 2 },
    L: { x: -GAP / 2, y: H / 2 },
    R: { x: W + GAP / 2, y: H / 2 },
    BL: { x: W / 4 - GAP / 4, y: H + GAP / 2 },
    BR: { x: (W * 3) / 4 + GAP / 4, y: H + GAP / 2 },
};

const MEETS: [own: Edge, met: Edge, row: number, x: number][] = [
    ["L", "R", 0, -2],
    ["R", "L", 0, 2],
    ["TL", "BR", -1, -1],
    ["TR", "BL", -1, 1],
    ["BL", "TR", 1, -1],
    ["BR", "TL", 1, 1],
];

export interface Joint extends Point {
    /** Positions joined by a bar, as the options name them; "" where only one card lies. */
    id: string;
    /** The edges that are full, as the upper or left card sees them. */
    halves: ("near" | "far")[];
    upright: boolean; // the two cards lie beside each other
    token: boolean;
}

/** Every half cart and every joint of a mine, each once. */
export function joints(mine: Mine, tokens: string[] = []): Joint[] {
    const found: Joint[] = [];
    for (const [at, id] of Object.entries(mine)) {
        const [row, x] = rx(at);
        const here = corner(at);
        for (const [own, met, down, right] of MEETS) {
            const other = `${row + down},${x + right}`;
            const beside = mine[other];
            const first = own === "R" || own === "BL" || own === "BR";
            if (beside !== undefined && !first) continue;
            const full = CARDS.get(id)?.carts.includes(own) ?? false;
            const fullThere = beside !== undefined && (CARDS.get(beside)?.carts.includes(met) ?? false);
            if (!full && !fullThere) continue;
            const name = beside === undefined ? "" : [at, other].sort().join("|");
            const spot = EDGES[own];
            const [mineIs, theirs] = first ? (["near", "far"] as const) : (["far", "near"] as const);
            found.push({
                id: name,
                x: here.x + spot.x,
                y: here.y + spot.y,
                halves: [...(full ? [mineIs] : []), ...(fullThere ? [theirs] : [])],
                upright: own === "L" || own === "R",
                token: tokens.includes(name),
            });
        }
    }
    return found;
}

/** The joints that are whole carts. */
export const wholeCarts = (mine: Mine, tokens: string[]): number =>
    joints(mine, tokens).filter((joint) => joint.id && (joint.halves.length === 2 || joint.token)).length;

/** Free positions of one row that are worth showing when a card of that level looks for its place. */
export function free(mine: Mine, level: number): string[] {
    const places = Object.keys(mine).map(rx);
    if (!places.length) return [`${level},${level % 2 ? 0 : 1}`];
    const near = places.filter(([row]) => row === (level === 1 ? 1 : level - 1)).map(([, x]) => x);
    const [low, high] = near.length ? [Math.min(...near), Math.max(...near)] : [0, 0];
    const reach = level === 1 ? 4 : 1;
    const found: string[] = [];
    for (let x = low - reach; x <= high + reach; x++) {
        const at = `${level},${x}`;
        if ((level + x) % 2 && !(at in mine)) found.push(at);
    }
    return found;
}

export interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}

/** The part of the picture that some positions need, at least so many rows deep. */
export function box(places: string[], rows = 1): Box {
    const corners = places.length ? places.map(corner) : [{ x: 0, y: 0 }];
    const xs = corners.map((point) => point.x);
    const deepest = Math.max(rows, ...places.map((at) => rx(at)[0]));
    const x = Math.min(...xs);
    return { x, y: 0, width: Math.max(...xs) + W - x, height: deepest * DROP - GAP };
}

const MARGIN = 22;
const ROWS = 22; // for the numbers of the rows, on the left

/** The same with margins and the numbers of its rows. */
export const room = ({ x, y, width, height }: Box): Box => ({
    x: x - MARGIN - ROWS,
    y: y - MARGIN,
    width: width + 2 * MARGIN + ROWS,
    height: height + 2 * MARGIN,
});

/** The way that the chain of this round has taken, from the placed card upwards, as far as the card at work. */
export function chain(player: PlayerView, working = ""): string[] {
    const { mine, activated, placed } = player;
    if (!placed || !activated.includes(placed)) return [];
    const way = [placed];
    const when = (here: string): number => activated.indexOf(here);
    const later = (here: string): boolean => when(here) > when(placed);
    for (let at = placed; at !== working;) {
        const above = over(mine, at).filter((here) => when(here) >= 0);
        // What an effect activated before lies on the way only if the chain has passed over it.
        const next = above.filter((here) => later(here) || over(mine, here).some(later));
        next.sort((one, other) => when(other) - when(one));
        if (!next[0]) break;
        way.push((at = next[0]));
    }
    return way;
}

/** The cards directly above a position. */
function over(mine: Mine, at: string): string[] {
    const [row, x] = rx(at);
    return [`${row - 1},${x - 1}`, `${row - 1},${x + 1}`].filter((here) => here in mine);
}
