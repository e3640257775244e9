/** The printed facts of the cards, from the game's own list, and the parts of the server's texts. */
import facts from "$facts/imperial_miners/cards.toml";
import type { components } from "$lib/api/imperial_miners";
import type { CardText } from "$lib/api/types";
import { type Lang, words } from "$lib/words/words.svelte";

export type View = components["schemas"]["MinesView"];
export type PlayerView = components["schemas"]["PlayerView"];
export type Deck = components["schemas"]["DeckView"];
export type Edge = "TL" | "TR" | "L" | "R" | "BL" | "BR";
export type Faction = "SCO" | "BAR" | "EGY" | "JAP" | "ATL" | "ROM";

export interface Card {
    id: string;
    level: number;
    factions: Faction[];
    cost: number;
    carts: Edge[];
    a: string;
    b?: string;
}
export interface EventCard {
    id: string;
    kind: "immediate" | "modifier" | "end";
    effect: string;
}
interface Ladder {
    side: string;
    spaces: string[];
}
interface Facts {
    faction: { cards: { id: Faction; name: Record<Lang, string> }[] };
    mine: { cards: Card[] };
    event: { cards: EventCard[] };
    board: Ladder[];
    surface: Record<string, string>;
}

const given = facts as unknown as Facts;
export const FACTIONS: Faction[] = given.faction.cards.map((row) => row.id);
const NAMES = new Map<string, Record<Lang, string>>(given.faction.cards.map((row) => [row.id, row.name]));
export const ROMAN = ["", "I", "II", "III", "IV"];
export const CARDS: ReadonlyMap<string, Card> = new Map(given.mine.cards.map((card) => [card.id, card]));
export const EVENTS: ReadonlyMap<string, EventCard> = new Map(given.event.cards.map((card) => [card.id, card]));
export const LADDERS: ReadonlyMap<string, string[]> = new Map(given.board.map((row) => [row.side, row.spaces]));
export const SURFACE: [string, string][] = Object.entries(given.surface);

export type Texts = ReadonlyMap<string, CardText>;

/** The name of a card or board. */
export const nameOf = (texts: Texts, id: string): string => texts.get(id)?.name ?? id;

/** The name of a faction in the reader's language. */
export const factionName = (id: string): string => NAMES.get(id)?.[words.lang] ?? id;

/** What is printed beside the name. */
export const factsOf = (texts: Texts, id: string): string => (texts.get(id)?.facts ?? []).join(", ");

/** The texts of the effects of a card: one, or A and B. */
export function effectTexts(texts: Texts, id: string): string[] {
    const text = texts.get(id)?.text ?? "";
    const cut = text.indexOf(" B: ");
    return text.startsWith("A: ") && cut > 0 ? [text.slice(3, cut), text.slice(cut + 4)] : [text];
}

/** The texts of the spaces of a research board, the lowest first: the server numbers them in one paragraph. */
export function spaceTexts(text: string, top: number): string[] {
    const found: string[] = [];
    let rest = text;
    for (let space = 1; space <= top; space++) {
        const end = rest.indexOf(` ${space + 1}: `);
        const here = space < top && end >= 0 ? rest.slice(0, end) : rest;
        found.push(here.replace(`${space}: `, ""));
        rest = rest.slice(here.length + 1);
    }
    return found;
}

/** The number of cards in a deck. */
export const size = (deck: Deck): number =>
    deck.top.length + Object.values(deck.pools).reduce((sum, count) => sum + count, 0) + deck.bottom.length;

/** The ids among what lies in a zone; hidden cards are only numbers. */
export const known = (zone: (string | number)[]): string[] => zone.filter((card) => typeof card === "string");
