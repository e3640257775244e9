/** The boards of the games, each loaded when its table is opened; a game without one gets the generic board. */
import type { Component } from "svelte";

import type { Telling } from "$lib/board/beats.svelte";
import type { BoardProps } from "$lib/spots/board";

// The frame hands view and forecast through without looking into them; each board declares what it expects.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Board = Component<BoardProps<any, any>>;

const BOARDS = import.meta.glob<{ default: Board; telling?: Telling }>("./*/Board.svelte");

/** Whose board a game is played on, by its folder. */
export const folderOf = (game: string): string => (`./${game}/Board.svelte` in BOARDS ? game : "generic");

async function loaded(game: string): Promise<{ default: Board; telling?: Telling }> {
    const load = BOARDS[`./${folderOf(game)}/Board.svelte`];
    if (!load) throw new Error("the generic board is missing");
    return load();
}
export const boardOf = async (game: string): Promise<Board> => (await loaded(game)).default;
/** What the board says of its game's events. */
export const tellingOf = async (game: string): Promise<Telling> => (await loaded(game)).telling ?? { begins: [] };
