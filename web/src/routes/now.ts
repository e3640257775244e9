/** How the reader plays against bots at once, as this browser remembers it: one strength for all games, players by game. */
import { offered } from "$lib/api/bots";
import type { BotInfo, GameInfo } from "$lib/api/types";
import { keep, kept } from "$lib/reader/kept";

const USUAL = 3; // players

export interface Now {
    players: number;
    bot: BotInfo | undefined;
}

/** How many can play with at least one bot. */
export const counts = (game: GameInfo): number[] => {
    const several = game.seats.filter((count) => count > 1);
    return several.length ? several : game.seats;
};

/** The strength that is remembered, or else the usual one: by its word, as games give one to different bots. */
export function strengthOf(game: GameInfo, wanted = kept("bot")): BotInfo | undefined {
    const bots = offered(game);
    return bots.find((bot) => bot.word === wanted || bot.name === wanted) ?? bots.find((bot) => bot.usual) ?? bots[0];
}

export function remembered(game: GameInfo): Now {
    const all = counts(game);
    const players = Number(kept(`players-${game.name}`));
    const usual = all.includes(USUAL) ? USUAL : (all.at(-1) ?? 1);
    return { players: all.includes(players) ? players : usual, bot: strengthOf(game) };
}

export function remember(game: GameInfo, { players, bot }: Now): void {
    keep(`players-${game.name}`, String(players));
    if (bot && offered(game).length > 1) keep("bot", bot.word || bot.name); // where there is a choice
}

/** The bots at the other seats; a process of the release before names none, and chooses. */
export const botsOf = ({ players, bot }: Now): { bots?: string[] } =>
    bot ? { bots: Array<string>(players - 1).fill(bot.name) } : {};
