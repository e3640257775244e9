/** Which board elements can be chosen now, and what a click on one does. Knows no game: only options and their targets. */
import { getContext, setContext } from "svelte";

import type { Because, Choice, Question } from "$lib/api/types";

const KEY = Symbol("picking");

/** A place in pixels of the window. */
export interface Place {
    x: number;
    y: number;
}
export interface Menu extends Place {
    choices: Choice[];
}

export class Picking {
    question = $state.raw<Question | null>(null);
    menu = $state.raw<Menu | null>(null);
    /** The elements that the list, the log or the pointer is on, so that the board can show them. */
    lit = $state.raw<ReadonlySet<string>>(new Set());
    /** What the last move was about, where somebody looks back move by move. */
    moved = $state.raw<ReadonlySet<string>>(new Set());
    because = $state.raw<(Because & Place) | null>(null);
    /** What the pointer or the focus is on and could choose: its cost and gain are shown before it is chosen. */
    hint = $state.raw<Menu | null>(null);

    /** Options by the element that they point at. */
    readonly at: ReadonlyMap<string, Choice[]> = $derived.by(() => {
        const found = new Map<string, Choice[]>();
        for (const choice of this.question?.choices ?? [])
            for (const target of choice.targets) found.set(target, [...(found.get(target) ?? []), choice]);
        return found;
    });
    /** The board is there. Before that nobody can tell what it has no element for. */
    laid = $state(false);
    /** Options that no element of the board stands for: they are offered as buttons. */
    readonly loose: readonly Choice[] = $derived.by(() => {
        void this.redrawn;
        if (!this.laid) return [];
        return (this.question?.choices ?? []).filter((choice) => !choice.targets.some((id) => this.drawn.has(id)));
    });

    private readonly drawn = new Map<string, number>();
    private redrawn = $state(0);
    private changing = false;

    /** `choose` carries an option out, `why` asks the server why nothing can be chosen there; null where nobody may choose. */
    constructor(
        private readonly choose: (choice: Choice) => void,
        private readonly why: (target: string) => Promise<Because | null>,
    ) {}

    pick(choice: Choice): void {
        this.dismiss();
        this.choose(choice);
    }

    /** Close whatever is open at a spot. */
    dismiss(): void {
        this.menu = null;
        this.because = null;
        this.hint = null;
    }

    /**
     * Something was clicked: its only option is taken, several are offered in a menu at the spot. A finger cannot hover,
     * so one that shows what an option costs and brings taps once more to take it. Where there is none, the reason is shown.
     */
    click(id: string, place: Place, finger = false): void {
        const choices = this.at.get(id) ?? [];
        const [only] = choices;
        this.dismiss();
        if (only && choices.length === 1 && !(finger && only.preview.length)) this.pick(only);
        else if (choices.length) this.menu = { choices, ...place };
        else if (this.question) void this.explain(id, place);
    }

    /** Show why nothing can be chosen at an element. */
    async explain(id: string, place: Place): Promise<void> {
        const because = await this.why(id);
        if (because && !because.allowed) this.because = { ...because, ...place };
    }

    /** The board tells which elements it draws. */
    draw(id: string): () => void {
        this.count(id, 1);
        return () => this.count(id, -1);
    }

    private count(id: string, more: number): void {
        const now = (this.drawn.get(id) ?? 0) + more;
        if (now) this.drawn.set(id, now);
        else this.drawn.delete(id);
        if (this.changing) return;
        this.changing = true;
        queueMicrotask(() => {
            this.changing = false;
            this.redrawn += 1;
        });
    }
}

export const providePicking = (picking: Picking): Picking => setContext(KEY, picking);
export const usePicking = (): Picking => getContext<Picking>(KEY);
