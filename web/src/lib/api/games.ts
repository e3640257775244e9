/** Loads the games, bots and cards in the reader's language, each once. */
import { get } from "./calls";
import type { AidText, BotInfo, CardText, GameInfo, Howto, Rules, WorkedExample } from "./types";

const asked = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
    const key = `${document.documentElement.lang} ${path}`;
    let found = asked.get(key) as Promise<T> | undefined;
    if (!found) {
        found = get<T>(path);
        found.catch(() => asked.delete(key));
        asked.set(key, found);
    }
    return found;
}

export const allGames = (): Promise<GameInfo[]> => once("/api/games");
export const allBots = (): Promise<BotInfo[]> => once("/api/bots");
export const rulesOf = (game: string): Promise<Rules> => once(`/api/games/${game}/rules`);
export const howtoOf = (game: string): Promise<Howto> => once(`/api/games/${game}/howto`);
export const aidTextOf = (game: string): Promise<AidText> => once(`/api/games/${game}/aid`);
export const exampleOf = (game: string, id: string): Promise<WorkedExample> =>
    once(`/api/games/${game}/examples/${encodeURIComponent(id)}`);
export const cardsOf = async (game: string): Promise<ReadonlyMap<string, CardText>> =>
    new Map((await once<CardText[]>(`/api/games/${game}/cards`)).map((card) => [card.id, card]));
export const gameOf = async (name: string): Promise<GameInfo | undefined> =>
    (await allGames()).find((game) => game.name === name);
