/** The powers of companies and officers as signs: how their number is written beside the picture. */
import type { CardText, EffectText, Sign } from "$lib/api/types";

const WRITTEN: Readonly<Record<string, (count: number) => string>> = {
    energy_on_flow: (count) => `+${count}`,
    energy_after_production: (count) => `+${count}`,
    contract_reduction: (count) => `−${count}`,
    minimum_production: (count) => `≥${count}`,
    copy_officer: (count) => `${count}×`,
    second_production: () => "",
    copy_tile: () => "",
};

export const powerSigns = (power: Readonly<Record<string, number>> | undefined): Sign[][] =>
    Object.entries(power ?? {}).map(([icon, count]) => [{ icon, text: (WRITTEN[icon] ?? String)(count) }]);

export interface Incomes {
    structure: string;
    steps: EffectText[];
}
/** The incomes of a company by the structures that uncover them; `mark` of each is the number of the piece. */
export function incomesOf(company: CardText | undefined): Incomes[] {
    const found = new Map<string, EffectText[]>();
    for (const effect of company?.effects ?? []) {
        const [, , structure] = effect.id.split(".");
        if (structure) found.set(structure, [...(found.get(structure) ?? []), effect]);
    }
    return [...found].map(([structure, steps]) => ({ structure, steps }));
}
