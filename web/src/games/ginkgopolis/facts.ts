/** The game's components as the board draws them, from the same list that the rules read. */
import type { components } from "$lib/api/ginkgopolis";
import data from "$facts/ginkgopolis/cards.toml";

export type View = components["schemas"]["View"];
export type PlayerView = components["schemas"]["PlayerView"];
export type District = components["schemas"]["DistrictView"];

export type Colour = "red" | "blue" | "yellow";
export type Item = "resource" | "tile" | "point";
export type Action = "exploit" | "urbanize" | "construct";
export type When = Action | "end";
export type Gains = Partial<Record<Item, number>>;

export const ITEMS: Item[] = ["resource", "tile", "point"];
export const WHENS: When[] = ["exploit", "urbanize", "construct", "end"];
/** What the floors of a colour bring; the colour's icon. */
export const ITEM_OF: Record<Colour, Item> = { red: "resource", blue: "tile", yellow: "point" };

export interface Bonus extends Gains {
    when: When;
    per?: "resource_on" | "height" | "bonus_card" | "colour_card" | "flat";
    points?: number;
    colour?: Colour;
    action?: Action;
    min?: number;
    max?: number;
}

export interface Card {
    id: string;
    kind: "urbanization" | "building" | "character";
    colour?: Colour;
    number?: number;
    letter?: string;
    start?: Gains;
    bonus?: Bonus;
}

const KINDS = ["urbanization", "building", "character"] as const;
const rows = data as unknown as Record<string, { cards: (Omit<Card, "kind" | "bonus"> & { bonus?: Read })[] }>;

type Read = Gains & { when?: Action; points?: number; flat?: number; most?: number } & Record<string, unknown>;
const PER = ["resource_on", "height", "bonus_card", "colour_card", "flat"] as const;

/** A bonus is written by its word: an action with its items, or what is counted at the end. */
function bonusOf(row: Read): Bonus {
    if (row.when) return { ...row, when: row.when };
    const per = PER.find((word) => word in row) ?? "flat";
    const end = { when: "end", per, points: row.points ?? row.flat ?? 0 } as const;
    if (per === "height") return { ...end, min: row[per] as number, max: row.most ?? 0 };
    if (per === "bonus_card") return { ...end, action: row[per] as Action };
    return per === "flat" ? end : { ...end, colour: row[per] as Colour };
}

export const CARDS: ReadonlyMap<string, Card> = new Map(
    KINDS.flatMap((kind) =>
        (rows[kind]?.cards ?? []).map(({ bonus, ...card }) => {
            return [card.id, { ...card, kind, ...(bonus ? { bonus: bonusOf(bonus) } : {}) }] as const;
        }),
    ),
);

export interface Tile {
    colour: Colour;
    number: number;
    /** The card of the same colour and number. */
    card: string;
}

/** A tile is called like its card, in lower case. */
export function tileOf(id: string): Tile {
    const card = CARDS.get(id.toUpperCase());
    return { colour: card?.colour ?? "red", number: card?.number ?? 0, card: id.toUpperCase() };
}

/** The cards in front of somebody by what they pay for, as the rulebook advises to sort them. */
export function byWhen(area: string[]): { when: When; cards: Card[]; pays: Gains }[] {
    return WHENS.map((when) => {
        const cards = area.map((id) => CARDS.get(id)).filter((card) => card?.bonus?.when === when) as Card[];
        const pays: Gains = {};
        for (const card of cards)
            for (const item of ITEMS) {
                const count = card.bonus?.[item];
                if (count) pays[item] = (pays[item] ?? 0) + count;
            }
        return { when, cards, pays };
    });
}
