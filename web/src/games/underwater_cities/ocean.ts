/** Where the pieces of an ocean board lie, and how tunnels run between them. */
import type { Choice } from "$lib/api/types";

import { boardOf, type Gains, placesOf, type Point, SHEET } from "./facts";

export interface Tunnel {
    id: string;
    from: Point;
    to: Point;
    at: Point;
}
export interface Site {
    id: string;
    at: Point;
    /** The site outside of the city's own ones. */
    expansion: boolean;
}
export interface City {
    id: string;
    at: Point;
    sites: Site[];
}
export interface Hex {
    id: string;
    at: Point;
}
export interface Chart {
    cities: City[];
    tunnels: Tunnel[];
    hexes: Hex[];
    bonuses: Record<string, Gains>;
    surcharges: Record<string, Gains>;
    /** How often the output of a place counts, where it is not once. */
    times: Record<string, number>;
    /** What a place brings in a Production besides, with the sign for it. */
    yields: Record<string, Gains>;
}

/** A point so far from one towards another. */
function towards([x, y]: Point, [toX, toY]: Point, far: number): Point {
    const whole = Math.hypot(toX - x, toY - y);
    return [x + ((toX - x) * far) / whole, y + ((toY - y) * far) / whole];
}

const made = new Map<number, Chart>();

/** The chart of a board, worked out once. */
export function chartOf(id: number): Chart {
    const known = made.get(id);
    if (known) return known;
    const [board, places] = [boardOf(id), placesOf(id)];
    const placeOf = (end: string): Point => (places.cities[end] ?? places.metropolises[end]) as Point;
    const edge = (end: string): number => (end in places.cities ? SHEET.dome : SHEET.metropolis - 6);
    const chart: Chart = {
        cities: board.cities.map((city) => ({
            id: city.id,
            at: placeOf(city.id),
            sites: [...city.sites, `${city.id}x`].flatMap((site) => {
                const at = places.sites[site];
                return at ? [{ id: site, at, expansion: site.endsWith("x") }] : [];
            }),
        })),
        tunnels: Object.entries(board.tunnels).map(([tunnel, [a, b]]) => {
            const [from, to] = [placeOf(a), placeOf(b)];
            return {
                id: tunnel,
                from: towards(from, to, edge(a)),
                to: towards(to, from, edge(b)),
                at: places.tunnels[tunnel] as Point,
            };
        }),
        hexes: Object.entries(places.metropolises).map(([hex, at]) => ({ id: hex, at })),
        bonuses: board.bonuses,
        surcharges: board.surcharges,
        times: Object.fromEntries(
            board.specials.flatMap(({ times, sites }) => (times ? sites.map((site) => [site, times]) : [])),
        ),
        yields: Object.fromEntries(
            board.specials.flatMap(({ gain, points, sites }) => {
                const brings = gain ?? (points ? { symbiotic_city: 1, point: points } : null);
                return brings ? sites.map((site) => [site, { output: 1, ...brings }]) : [];
            }),
        ),
    };
    made.set(id, chart);
    return chart;
}

/** A piece that an option would build, with its site. */
export function ghostOf(choice: Choice | null): { piece: string; site: string } | null {
    const [piece, site] = choice?.kind === "build" ? choice.ids : [];
    return piece && site ? { piece: String(piece), site: String(site) } : null;
}

const ABOVE = 4; // units between a place and its name

/** What the log calls the places, above each of them. */
export function namesOf(board: number): { id: string; at: Point }[] {
    const { cities, tunnels } = chartOf(board);
    const above = (id: string, [x, y]: Point, far: number): { id: string; at: Point } => ({
        id,
        at: [x, y - far - ABOVE],
    });
    return [
        ...tunnels.map(({ id, at }) => above(id, at, 14)),
        ...cities.flatMap(({ id, at, sites }) => [
            above(id, at, SHEET.dome - 4),
            ...sites.filter(({ expansion }) => !expansion).map((site) => above(site.id, site.at, SHEET.site + 2)),
        ]),
    ];
}
