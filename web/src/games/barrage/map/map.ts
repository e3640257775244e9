/** The map: its graph from the printed data, and where our drawing puts its places and lines. */
import facts from "$facts/barrage/cards.toml";

import given from "./layout.toml";

export type At = readonly [x: number, y: number];
export type Area = "mountain" | "hill" | "plain";

interface Facts {
    map: {
        headstreams: Record<string, number>;
        basins: { id: number; area: Area; river_to: number; red: string[]; free: string[] }[];
        conduits: { id: string; from: number; to: number; value: number }[];
    };
    cost: { base: Record<Area, number>; elevation: Record<Area, number>; conduit: number; red: number };
    headstream: { tiles: { id: string; drops: number[] }[] };
}
interface Layout {
    sheet: { width: number; height: number; dam: At; powerhouse: number; disc: number; headstream: At };
    bands: Record<"mountain" | "hill", At[]>;
    band_labels: Record<Area, At>;
    headstreams: Record<string, At>;
    basins: Record<string, { lake: readonly [number, number, number, number]; plate: At }>;
    dams: Record<string, At>;
    powerhouses: Record<string, At>;
    rivers: Record<string, string>;
    conduits: Record<string, { at: At; path: string; left?: boolean }>;
    bridges: Record<string, At>;
}
const { map, cost, headstream } = facts as unknown as Facts;
const layout = given as unknown as Layout;

export const COST = cost;
export const AREAS: readonly Area[] = ["mountain", "hill", "plain"];
export const { sheet: SHEET, bands: BANDS, band_labels: BAND_LABELS, rivers: RIVERS } = layout;

export interface Basin {
    id: number;
    area: Area;
    /** Where its river leads; 0 where it leaves the map. */
    to: number;
    lake: readonly [number, number, number, number];
    plate: At;
    dams: Dam[];
    houses: House[];
    pipes: Pipe[];
}
interface Place {
    id: string;
    basin: number;
    area: Area;
    at: At;
    red: boolean;
}
export interface Dam extends Place {
    part: "U" | "L";
}
export interface House extends Place {
    number: number;
}
export interface Pipe {
    id: string;
    part: "A" | "B";
    at: At;
    path: string;
    from: number;
    to: number;
    value: number;
    /** Whether the owner's mark lies left of the value. */
    left: boolean;
}
export interface Head {
    id: string;
    letter: string;
    basin: number;
    at: At;
}

/** Water meets the powerhouses from left to right, then the upper dam, then the lower one. */
const inOrder = (ids: readonly string[]): string[] =>
    [...ids].sort((a, b) => (a.startsWith("P") ? a.localeCompare(b) : b.localeCompare(a)));
const NOWHERE: At = [0, 0];

export const PIPES: ReadonlyMap<string, Pipe> = new Map(
    map.conduits.map(({ id, ...pipe }) => {
        const { at = NOWHERE, path = "", left = false } = layout.conduits[id] ?? {};
        return [id, { id, ...pipe, at, path, left, part: id.endsWith("A") ? "A" : "B" }];
    }),
);
export const BASINS: ReadonlyMap<number, Basin> = new Map(
    map.basins.map(({ id, area, river_to: to, red, free }) => {
        const { lake = [0, 0, 0, 0] as const, plate = NOWHERE } = layout.basins[id] ?? {};
        const spaces = inOrder([...red, ...free]);
        const placed = (space: string, at: At | undefined): Place => ({
            id: space,
            basin: id,
            area,
            at: at ?? NOWHERE,
            red: red.includes(space),
        });
        const dams = spaces
            .filter((space) => space.startsWith("D"))
            .map((space): Dam => ({ ...placed(space, layout.dams[space]), part: space.endsWith("U") ? "U" : "L" }));
        const houses = spaces
            .filter((space) => space.startsWith("P"))
            .map((space) => ({ ...placed(space, layout.powerhouses[space]), number: Number(space.split("-")[1]) }));
        const pipes = [...PIPES.values()].filter(({ from }) => from === id);
        return [id, { id, area, to, lake, plate, dams, houses, pipes }];
    }),
);
const basins = [...BASINS.values()];
export const DAMS: ReadonlyMap<string, Dam> = new Map(basins.flatMap(({ dams }) => dams.map((dam) => [dam.id, dam])));
export const HOUSES: ReadonlyMap<string, House> = new Map(
    basins.flatMap(({ houses }) => houses.map((house) => [house.id, house])),
);
export const HEADS: readonly Head[] = Object.entries(map.headstreams).map(([id, basin]) => ({
    id,
    letter: id.slice(1),
    basin,
    at: layout.headstreams[id] ?? NOWHERE,
}));
/** Where everything lies that can be chosen on the map. */
export const PLACES: ReadonlyMap<string, At> = new Map(
    [...HEADS, ...DAMS.values(), ...HOUSES.values(), ...PIPES.values()].map(({ id, at }) => [id, at]),
);
const NEAREST = 29.9; // units between two of them, at least
/** Pixels for a unit with which their middles are 24 pixels apart (WCAG 2.2, 2.5.8). */
export const CLEAR = 24 / NEAREST;
const DROPS = new Map(headstream.tiles.map(({ id, drops }) => [id, drops]));
/** The drops that a headstream's tile brings, from the first round on. */
export const dropsOf = (tile: string | undefined): readonly number[] => DROPS.get(tile ?? "") ?? [];

/** What a piece costs by what is printed there: machines, and credits for a red space. */
export function printed(site: string): { item: "excavator" | "mixer"; count: number; credit: number; piece: string }[] {
    const pipe = PIPES.get(site);
    if (pipe) return [{ piece: "conduit", item: "excavator", count: cost.conduit * pipe.value, credit: 0 }];
    const dam = DAMS.get(site);
    if (!dam) return [];
    return [
        { piece: "base", item: "excavator", count: cost.base[dam.area], credit: dam.red ? cost.red : 0 },
        { piece: "elevation", item: "mixer", count: cost.elevation[dam.area], credit: 0 },
    ];
}

// --- lines ----------------------------------------------------------------------------------------------------------

const joined = (parts: readonly string[]): string =>
    parts.map((part, n) => (n ? part.replace(/^M/, "L") : part)).join(" ");

const to = ([x, y]: At): string => `M${x} ${y}`;
/** Where the water comes into a basin: below its powerhouses, above its dams. */
const mouth = ({ lake: [x, y, width], dams }: Basin): At => [x + width / 2, dams.length ? y : y + 8];

/** The way of a drop as one line: from a headstream or a conduit, if one is named, through basins to a dam or off the map. */
export function wayOf(stops: readonly string[], from = ""): string {
    const start = RIVERS[from] ?? PIPES.get(from)?.path;
    const first = BASINS.get(Number(stops[0]));
    const parts = start ? [start] : [];
    if (first && !(from in RIVERS)) parts.push(to(mouth(first)));
    for (const [n, stop] of stops.entries()) {
        const dam = DAMS.get(stop);
        if (dam) parts.push(to(dam.at));
        else if (!DAMS.has(stops[n + 1] ?? "")) parts.push(RIVERS[stop] ?? "");
    }
    return joined(parts.filter(Boolean));
}

/** Points along a path of lines and curves, so many for each part. */
export function along(path: string, each = 24): At[] {
    const found: At[] = [];
    for (const [, letter, numbers = ""] of path.matchAll(/([MLC])([^MLC]*)/g)) {
        const n = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
        const [x, y] = found.at(-1) ?? NOWHERE;
        const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n;
        if (letter !== "C") {
            found.push([a, b]);
            continue;
        }
        for (let step = 1; step <= each; step += 1) {
            const t = step / each;
            const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
            found.push([p * x + q * a + r * c + s * e, p * y + q * b + r * d + s * f]);
        }
    }
    return found;
}

const HALF = 13; // units to both sides of a crossing
/** Where one pipe crosses another: the short piece of the upper one, under which the lower one is not seen. */
export const GAPS: ReadonlyMap<string, string> = new Map(
    Object.entries(layout.bridges).map(([id, [x, y]]) => {
        const points = along(PIPES.get(id.split("-")[0] ?? "")?.path ?? "", 60);
        const near = points.filter(([a, b]) => Math.hypot(a - x, b - y) < HALF);
        return [id, `M${near.map((at) => at.map((n) => n.toFixed(1)).join(" ")).join("L")}`];
    }),
);
/** The pipes from the lowest to the highest. */
const over = new Set(Object.keys(layout.bridges).map((id) => id.split("-")[0]));
export const LAID: readonly Pipe[] = [...PIPES.values()].sort(
    (a, b) => Number(over.has(a.id)) - Number(over.has(b.id)),
);

/** The lower edge of an area as a smooth line through its points, from the left to the right. */
export function edge(points: readonly At[]): string {
    const [first = NOWHERE, ...rest] = points;
    let from = first;
    return rest.reduce(
        (path, to) => {
            const half = (from[0] + to[0]) / 2;
            const next = `${path}C${half} ${from[1]} ${half} ${to[1]} ${to.join(" ")}`;
            from = to;
            return next;
        },
        `M${first.join(" ")}`,
    );
}

/** Every lake as one path, so many units larger than its place. */
export const lakes = (grown: number): string =>
    basins
        .map(({ lake: [x, y, width, height] }) => {
            const [w, h] = [width + 2 * grown, height + 2 * grown];
            const r = Math.max(4, 22 + grown);
            const corners = [`q${r} 0 ${r} ${r}v${h - 2 * r}`, `q0 ${r}-${r} ${r}h${2 * r - w}`, `q-${r} 0-${r}-${r}`];
            const start = `M${x - grown + r} ${y - grown}h${w - 2 * r}`;
            return `${start}${corners.join("")}v${2 * r - h}q0-${r} ${r}-${r}z`;
        })
        .join("");
export const ALL_RIVERS = Object.values(RIVERS).join("");

/** Below the disc of a conduit, or above it where the number of a basin is below. */
function besidePipe([x, y]: At): At {
    const taken = [...BASINS.values()].some(({ plate }) => Math.hypot(plate[0] - x, plate[1] - y - 21) < 30);
    return [x, y + (taken ? -21 : 21)];
}

/**
 * What the log calls the places, where it can be read on the sheet. A dam has the name of both in its basin, of which the
 * upper one lies above; the powerhouses of a basin have their numbers, and their row has the rest of the name.
 */
export const NAMES: readonly { id: string; at: At }[] = [...BASINS.values()].flatMap(({ id, dams, houses, pipes }) => {
    const [first] = houses;
    const row = first ? [{ id: `P${id}`, at: [first.at[0] - 34, first.at[1] - 2] as const }] : [];
    return [
        ...row,
        ...dams.slice(0, 1).map(({ at }) => ({ id: `D${id}`, at: [at[0] - 30, at[1] - 17] as const })),
        ...pipes.map((pipe) => ({ id: pipe.id, at: besidePipe(pipe.at) })),
    ];
});
