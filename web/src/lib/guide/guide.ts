/** The guides of the games, found by their folders. */
import type { Guide } from "$lib/board/guide";

const GUIDES = import.meta.glob<{ default: Guide<never> }>("../../games/*/guide.ts");
const path = (game: string): string => `../../games/${game}/guide.ts`;

/** Who sits opposite in a guided game, and in the whole game after it: one who plays sensibly and can be beaten. */
export const EASY = "level1";

/** The games that can be learned so. */
export const guided = (): string[] => Object.keys(GUIDES).map((found) => found.split("/").at(-2) ?? "");

export async function guideOf(game: string): Promise<Guide | null> {
    const load = GUIDES[path(game)];
    return load ? ((await load()).default as Guide) : null;
}
