/** Where engineers stand: the action spaces as they are printed, and who stands on them. */
import facts from "$facts/barrage/cards.toml";

import type { View } from "../data";

export interface Space {
    id: string;
    section: string;
    row: number;
    side: "left" | "right";
    engineers: number;
    /** Credits for whoever comes second; `pay` is the price of what is done here. */
    fee: number;
    pay: number;
    /** The fewest players with whom it is open, for whoever reads why it is not. */
    min: number;
}
export interface Standing {
    seat: number;
    count: number;
}
interface Facts {
    space: { spaces: Space[]; construction: { engineers: number; fee: number }[] };
    officer: { copying: { engineers: number; fee: number }[] };
}
const given = facts as unknown as Facts;
const SPACES = given.space.spaces;
export const CONSTRUCTION = given.space.construction;
export const COPYING = given.officer.copying;

/** The rows of a section, each with its spaces from left to right. */
export function rowsOf(section: string): Space[][] {
    const rows: Space[][] = [];
    for (const space of SPACES.filter((one) => one.section === section)) (rows[space.row - 1] ??= []).push(space);
    return rows;
}
export const PATENTS: readonly Space[] = rowsOf("patent_office").flat();

/** The sections side by side, in as many columns as there is room for. */
export const COLUMNS: Record<2 | 3, string[][]> = {
    2: [
        ["turbine", "water_management", "bank"],
        ["workshop", "machinery_shop", "contract_office"],
    ],
    3: [
        ["turbine", "bank"],
        ["workshop", "water_management"],
        ["machinery_shop", "contract_office"],
    ],
};
export const SIGN_OF: Readonly<Record<string, string>> = {
    turbine: "produce",
    water_management: "drop",
    bank: "credit",
    workshop: "rotate",
    machinery_shop: "any_machine",
    contract_office: "take_contract",
    patent_office: "patent",
};

/** Who stands on a space with how many engineers, in the order in which they came; who came twice stands there once. */
export function standing(placed: View["placed"], space: string): Standing[] {
    const found = new Map<number, number>();
    for (const [at, seat, count] of placed as [string, number, number][])
        if (at === space) found.set(seat, (found.get(seat) ?? 0) + count);
    return [...found].map(([seat, count]) => ({ seat, count }));
}
