/** The bots that people choose from at a table, by the names that they read. */
import type { BotInfo, GameInfo } from "./types";

/** What a game offers; a process of the release before does not say it yet. */
export const offered = (game: GameInfo | undefined): readonly BotInfo[] => game?.strengths ?? [];

/** A bot as this game calls it. One that is no longer offered may sit at a table that was opened before. */
export const botOf = (game: GameInfo | undefined, all: readonly BotInfo[], name: string): BotInfo | undefined =>
    offered(game).find((bot) => bot.name === name || bot.same?.includes(name)) ?? all.find((bot) => bot.name === name);
