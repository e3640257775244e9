/** Options that differ only by an amount, which is their last number: "bank 1" to "bank 12". */
import type { Choice } from "$lib/api/types";

export interface Amount {
    count: number;
    choice: Choice;
}
const FEW = 2; // that many are a menu

/** The same options by their amounts, the smallest first; null where they differ by anything else, or are few. */
export function amountsOf(choices: readonly Choice[]): Amount[] | null {
    if (choices.length <= FEW) return null;
    const found = choices.map((choice) => ({ choice, parts: /^(.* )(\d+)$/.exec(choice.option) }));
    const [first] = found;
    if (!found.every(({ parts }) => parts && parts[1] === first?.parts?.[1])) return null;
    const counted = found.map(({ choice, parts }) => ({ count: Number(parts?.[2]), choice }));
    return counted.sort((one, other) => one.count - other.count);
}
