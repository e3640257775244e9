/** The boards of the games, each loaded when its table is opened; a game without one gets the generic board. */
import type { Component } from "svelte";

import type { BoardProps } from "$lib/table/board";

// The frame hands the view through without looking into it; each board declares what it expects.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Board = Component<BoardProps<any>>;

const BOARDS = import.meta.glob<{ default: Board }>("./*/Board.svelte");

/** Whose board a game is played on, by its folder. */
export const folderOf = (game: string): string => (`./${game}/Board.svelte` in BOARDS ? game : "generic");

export async function boardOf(game: string): Promise<Board> {
    const load = BOARDS[`./${folderOf(game)}/Board.svelte`];
    if (!load) throw new Error("the generic board is missing");
    return (await load()).default;
}
