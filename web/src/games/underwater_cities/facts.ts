/** The game's components as the board draws them: the lists that the rules read, and where everything lies. */
import boards from "$facts/underwater_cities/boards.toml";
import cards from "$facts/underwater_cities/cards.toml";
import type { components } from "$lib/api/underwater_cities";

import layout from "./layout.toml";

export type View = components["schemas"]["View"];
export type PlayerView = components["schemas"]["PlayerView"];

export type Colour = "green" | "red" | "yellow";
export const COLOURS: Colour[] = ["green", "red", "yellow"];
export type Kind = "immediate" | "permanent" | "action" | "production" | "scoring";
/** How claimed cards lie: each type in its lane. */
export const LANES: Kind[] = ["permanent", "action", "production", "scoring"];
export const ITEMS = ["kelp", "steelplast", "science", "credit", "biomatter"] as const;
export type Item = (typeof ITEMS)[number];
export type Gains = Readonly<Record<string, number>>;
export type Point = readonly [number, number];

export interface Card {
    id: string;
    era?: number;
    colour?: Colour;
    type?: Kind;
    /** What a special card costs. */
    cost?: number;
}
export interface Slot {
    id: string;
    colour: Colour;
}
interface City {
    id: string;
    sites: string[];
}
export interface Board {
    id: number;
    side: string;
    cities: City[];
    tunnels: Record<string, [string, string]>;
    metropolises: Record<string, { tunnels: string[] }>;
    bonuses: Record<string, Gains>;
    surcharges: Record<string, Gains>;
    specials: { kind: string; sites: string[]; times?: number; points?: number; gain?: Gains }[];
}
interface Places {
    cities: Record<string, Point>;
    metropolises: Record<string, Point>;
    sites: Record<string, Point>;
    tunnels: Record<string, Point>;
}
interface Facts {
    limits: { hand: number; action_cards: number; turns: number };
    cost: Record<string, Gains>;
    clone: { cost: Gains };
    slots: { side_12: Slot[]; side_34: Slot[] };
    setup: { rounds: number[] };
    federation: { path: number[]; bonus: Record<string, Gains> };
    scoring: { goal: { points: number; cities: number } };
    board: Board[];
}

export const FACTS = boards as unknown as Facts;
const lists = cards as unknown as Record<string, { cards?: Card[] }>;
export const CARDS: ReadonlyMap<string, Card> = new Map(
    Object.values(lists)
        .flatMap((list) => list.cards ?? [])
        .map((card) => [card.id, card]),
);
const slots = [...FACTS.slots.side_12, ...FACTS.slots.side_34];
/** The colour of a card or a slot, where it has one. */
export const colourOf = (id: string): Colour | undefined =>
    CARDS.get(id)?.colour ?? slots.find((slot) => slot.id === id)?.colour;
const sheets = layout as unknown as { sheet: Record<string, number>; board: Record<string, Places> };
export const SHEET = sheets.sheet as { width: number; height: number; dome: number; site: number; metropolis: number };
export const boardOf = (id: number): Board => FACTS.board.find((board) => board.id === id) as Board;
/** What is printed at a place of a board: bonuses, surcharges and special places. */
export function printedAt(site: string, id: number): { bonus: Gains; surcharge: Gains; specials: Board["specials"] } {
    const { bonuses, surcharges, specials } = boardOf(id);
    const here = specials.filter(({ sites }) => sites.includes(site));
    return { bonus: bonuses[site] ?? {}, surcharge: surcharges[site] ?? {}, specials: here };
}
export const placesOf = (id: number): Places => sheets.board[String(id)] as Places;
/** The slots of the side for so many players. */
export const slotsFor = (players: number): Slot[] => (players > 2 ? FACTS.slots.side_34 : FACTS.slots.side_12);
export type Forecast = components["schemas"]["Forecast"];
export type Ahead = components["schemas"]["Ahead"];
