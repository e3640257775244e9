/** Which board elements can be chosen now, and what a click on one does. Knows no game: only options and their targets. */
import { getContext, setContext } from "svelte";

import type { Because, Choice, Question } from "$lib/api/types";

const KEY = Symbol("picking");

export interface Menu {
    choices: Choice[];
    /** Where it opens, in pixels of the window. */
    x: number;
    y: number;
}

export class Picking {
    question = $state.raw<Question | null>(null);
    menu = $state.raw<Menu | null>(null);
    /** The element that the list, the log or the pointer is on, so that the board can show it. */
    lit = $state.raw<ReadonlySet<string>>(new Set());
    because = $state.raw<(Because & { x: number; y: number }) | null>(null);

    /** Options by the element that they point at. */
    readonly at: ReadonlyMap<string, Choice[]> = $derived.by(() => {
        const found = new Map<string, Choice[]>();
        for (const choice of this.question?.choices ?? [])
            for (const target of choice.targets) found.set(target, [...(found.get(target) ?? []), choice]);
        return found;
    });

    /** `choose` carries an option out, `why` asks the server why a wish is not allowed; null where nobody may choose. */
    constructor(
        private readonly choose: (choice: Choice) => void,
        private readonly why: (option: string) => Promise<Because | null>,
    ) {}

    pick(choice: Choice): void {
        this.menu = null;
        this.because = null;
        this.choose(choice);
    }

    /** Something was clicked: its only option is taken, several are offered in a menu at the spot. */
    click(id: string, x: number, y: number, wish?: string): void {
        const choices = this.at.get(id) ?? [];
        this.because = null;
        if (choices.length === 1 && choices[0]) this.pick(choices[0]);
        else if (choices.length) this.menu = { choices, x, y };
        else if (wish) void this.explain(wish, x, y);
    }

    private async explain(wish: string, x: number, y: number): Promise<void> {
        const because = await this.why(wish);
        if (because && !because.allowed) this.because = { ...because, x, y };
    }
}

export const providePicking = (picking: Picking): Picking => setContext(KEY, picking);
export const usePicking = (): Picking => getContext<Picking>(KEY);
