/** The printed data that the board draws, from the game's own files, and the types of its view. */
import facts from "$facts/barrage/cards.toml";
import type { components } from "$lib/api/barrage";
import { type Lang, words } from "$lib/words/words.svelte";

export type View = components["schemas"]["View"];
export type Forecast = components["schemas"]["Forecast"];
export type PlayerView = components["schemas"]["PlayerView"];
export type Structure = "base" | "elevation" | "conduit" | "powerhouse";

interface Named {
    id: string;
    name: Record<Lang, string>;
}
interface Facts {
    game: { rounds: number };
    pieces: Record<Structure, number>;
    production: { bonus: number[]; power_from: number };
    energy: { rank: number[]; section: number; credits: [number, number][]; objective: number[] };
    company: (Named & { ceo: string; power: Record<string, number> })[];
    officer: { tiles: { id: string; name: string; power: Record<string, number> }[] };
    advanced: { tiles: { id: string; level: number; builds: Structure | "any" }[] };
    bonus: { tiles: (Named & { vp: number })[] };
    objective: { tiles: Named[] };
}
const given = facts as unknown as Facts;

export const ROUNDS = given.game.rounds;
export const STRUCTURES: readonly Structure[] = ["base", "elevation", "conduit", "powerhouse"];
export const PIECES = given.pieces;
export const PRODUCTION = given.production;
export const ENERGY = { ...given.energy, end: given.energy.section * given.game.rounds };
export const BONUSES = new Map(given.bonus.tiles.map((tile) => [tile.id, tile]));
export const OBJECTIVES = new Map(given.objective.tiles.map((tile) => [tile.id, tile]));
export const COMPANIES = new Map(given.company.map((company) => [company.id, company]));
export const OFFICERS = new Map(given.officer.tiles.map((officer) => [officer.id, officer]));
const ADVANCED = new Map(given.advanced.tiles.map((tile) => [tile.id, tile]));

/** What a technology tile builds; a copying tile builds nothing by itself. */
export const builds = (tile: string): string => ADVANCED.get(tile)?.builds ?? tile;
/** The level of an advanced tile, 0 for a basic one. */
export const levelOf = (tile: string): number => ADVANCED.get(tile)?.level ?? 0;

export const named = (row: Named | undefined): string => row?.name[words.lang] ?? "";
export const pointsOf = (player: PlayerView): number => Object.values(player.vp_from).reduce((sum, n) => sum + n, 0);
