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
    const rest = ({ kind, ids }: Choice): string => String([kind, ...ids.slice(0, -1)]);
    const found = choices.flatMap((choice) => {
        const count = choice.ids.at(-1);
        return typeof count === "number" && rest(choice) === rest(choices[0] ?? choice) ? [{ count, choice }] : [];
    });
    return found.length === choices.length ? found.sort((one, other) => one.count - other.count) : null;
}
