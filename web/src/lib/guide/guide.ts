/** The guides of the games, found by their folders. */
import type { Guide } from "$lib/board/guide";

const GUIDES = import.meta.glob<{ default: Guide<never> }>("../../games/*/guide.ts");
const path = (game: string): string => `../../games/${game}/guide.ts`;

/** The games that can be learned so. */
export const guided = (): string[] => Object.keys(GUIDES).map((found) => found.split("/").at(-2) ?? "");

export async function guideOf(game: string): Promise<Guide | null> {
    const load = GUIDES[path(game)];
    return load ? ((await load()).default as Guide) : null;
}
