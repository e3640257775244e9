/** The printed data of the cards, from the game's own files, and the server's texts for them. */
import facts from "$facts/imperial_miners/cards.toml";
import type { components } from "$lib/api/imperial_miners";
import { aloud } from "$lib/api/said";
import type { CardText, EffectText } from "$lib/api/types";
import { type Lang, words } from "$lib/words/words.svelte";

export type View = components["schemas"]["MinesView"];
export type PlayerView = components["schemas"]["PlayerView"];
export type Edge = "TL" | "TR" | "L" | "R" | "BL" | "BR";
export type Faction = "SCO" | "BAR" | "EGY" | "JAP" | "ATL" | "ROM";

export interface Card {
    id: string;
    level: number;
    factions: Faction[];
    cost: number;
    carts: Edge[];
}
export interface EventCard {
    id: string;
    kind: "immediate" | "modifier" | "end";
}
interface Facts {
    faction: { cards: { id: Faction; name: Record<Lang, string> }[] };
    mine: { cards: Card[] };
    event: { cards: EventCard[] };
}

const given = facts as unknown as Facts;
export const FACTIONS: Faction[] = given.faction.cards.map((row) => row.id);
const NAMES = new Map<string, Record<Lang, string>>(given.faction.cards.map((row) => [row.id, row.name]));
export const ROMAN = ["", "I", "II", "III", "IV"];
export const CARDS: ReadonlyMap<string, Card> = new Map(given.mine.cards.map((card) => [card.id, card]));
export const EVENTS: ReadonlyMap<string, EventCard> = new Map(given.event.cards.map((card) => [card.id, card]));

export type Texts = ReadonlyMap<string, CardText>;

/** The name of a card or board. */
export const nameOf = (texts: Texts, id: string): string => aloud(texts.get(id)?.name ?? id);

/** The name of a faction in the reader's language. */
export const factionName = (id: string): string => NAMES.get(id)?.[words.lang] ?? id;

/** What is printed beside the name. */
export const factsOf = (texts: Texts, id: string): string => (texts.get(id)?.facts ?? []).join(", ");

/** What a card or an event does, the spaces of a research board from its bottom, or the signs of the surface. */
export const effectsOf = (texts: Texts, id: string): EffectText[] => texts.get(id)?.effects ?? [];
