/** Arranges the rows of a table for the generic board. It knows no game: the rows say what belongs where. */
import type { Item, Row } from "$lib/api/types";

/** What a player has: figures first, then rows. */
export interface Panel {
    seat: number;
    /** Who it is: the name, "you", the company. */
    about: Row["label"];
    figures: Item[];
    rows: Row[];
}
export interface Told {
    /** The game, the round. */
    head: Item[];
    shared: Row[];
    panels: Panel[];
}

/** `first` is the seat whose panel comes first. */
export function told(rows: readonly Row[], first: number | null): Told {
    const head: Item[] = [];
    const shared: Row[] = [];
    const panels = new Map<number, Panel>();
    for (const row of rows) {
        const seat = row.seat ?? null;
        if (seat !== null) {
            const panel = panels.get(seat);
            if (panel) panel.rows.push(row);
            else panels.set(seat, opened(seat, row));
        } else if (!row.label && !shared.length) head.push(...itemsOf(row));
        else shared.push(row);
    }
    const order = [...panels.values()].sort(
        (a, b) => Number(b.seat === first) - Number(a.seat === first) || a.seat - b.seat,
    );
    return { head, shared, panels: order };
}

export const itemsOf = (row: Row): Item[] => row.items ?? [];
export const idsOf = (told: Row | Item): string[] => told.ids ?? [];
/** Every id that rows speak of. */
export const idsIn = (rows: readonly Row[]): string[] =>
    rows.flatMap((row) => [...idsOf(row), ...itemsOf(row).flatMap(idsOf)]);

function opened(seat: number, row: Row): Panel {
    const figures = itemsOf(row).filter((item) => item.count !== undefined && item.count !== null);
    return figures.length === itemsOf(row).length
        ? { seat, about: row.label, figures, rows: [] }
        : { seat, about: NOTHING, figures: [], rows: [row] };
}
const NOTHING = "" as Row["label"];

/** Rows that stand side by side, under what they are together. */
export interface Group {
    title: NonNullable<Row["group"]>;
    rows: Row[];
}

export function grouped(rows: readonly Row[]): Group[] {
    const groups: Group[] = [];
    for (const row of rows) {
        const last = groups.at(-1);
        if (last && row.group && row.group === last.title) last.rows.push(row);
        else groups.push({ title: row.group ?? NOTHING, rows: [row] });
    }
    return groups;
}

const FEW = 3; // rows that say no more than the usual before they are folded

/** What of a group is worth a cell of its own, and the rows that only say what is usual and offer nothing. */
export function folded(rows: readonly Row[], offered: (row: Row) => boolean): { open: Row[]; usual: Row[] } {
    const plain = (row: Row): boolean => itemsOf(row).every((item) => item.usual) && !offered(row);
    const usual = rows.filter(plain);
    return usual.length < FEW ? { open: [...rows], usual: [] } : { open: rows.filter((row) => !plain(row)), usual };
}

/** The items of a row that say something, and those that are as usual, by what they say. */
export function sifted(row: Row, offered: (id: string) => boolean): { told: Item[]; usual: Map<Item["text"], Item[]> } {
    const told: Item[] = [];
    const usual = new Map<Item["text"], Item[]>();
    for (const item of itemsOf(row))
        if (item.usual && item.about && !idsOf(item).some(offered))
            usual.set(item.text, [...(usual.get(item.text) ?? []), item]);
        else told.push(item);
    return { told, usual };
}

const MOST = 8; // backs beside each other

/** How many backs of cards stand before what is said: one for every card that the reader has not seen, up to eight. */
export const backs = ({ hidden, count }: Item): number => (hidden ? Math.min(count ?? 1, MOST) : 0);

/** How many of these rows' ids are offered. */
export const offers = (rows: readonly Row[], offered: (id: string) => boolean): number =>
    new Set(idsIn(rows).filter(offered)).size;
