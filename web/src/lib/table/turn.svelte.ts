/** What the reader is asked, has chosen in this turn, and can take back. */
import type { Because, Choice, HeldInfo, Question, Step } from "$lib/api/types";
import { type Early, Picking } from "$lib/spots/picking.svelte";

import { confirming } from "./confirming.svelte";
import type { Wire } from "./wire.svelte";

/** A step tells of a choice as it was offered. */
const same = (step: Step, choice?: Choice): boolean =>
    choice !== undefined && String([step.label, step.targets]) === String([choice.label, choice.targets]);

/** A process of the release before does not say yet what its options lead to. */
export const withLeads = (question: Question): Question => ({
    ...question,
    choices: question.choices.map((choice) => ({ ...choice, leads: (choice as Partial<Choice>).leads ?? [] })),
});

/** Nor does it say yet where a reason comes from. */
const withCauses = (because: Because): Because => ({ ...{ causes: [], targets: [] }, ...because });

export class Turn {
    question = $state.raw<Question | null>(null);
    /** The choice that is held until it is confirmed, and since when the seconds count in which it is made by itself. */
    private toldHeld = $state.raw<(HeldInfo & { heard: number }) | null>(null);
    readonly held: Choice | null = $derived.by(() => {
        const held = this.toldHeld;
        if (!held?.option || held.asked !== this.question?.name) return null;
        return this.question.choices.find(({ option }) => option === held.option) ?? null;
    });
    /** When it is made by itself, in the time of `performance.now`. */
    readonly until: number | null = $derived.by(() => {
        const held = this.toldHeld;
        return held?.left == null ? null : held.heard + held.left * 1000;
    });
    /** This server can hold a choice. */
    holds = false;
    private undoable = $state(false);
    readonly mayUndo: boolean = $derived(this.undoable || this.held !== null);
    /** The reader's choices of this turn that can be taken back, oldest first. */
    steps = $state.raw<readonly Step[]>([]);
    /** The choices that were made on this page. */
    taken = $state.raw<readonly Choice[]>([]);
    readonly picking: Picking;

    private told: Question | null = null;
    private done: { choice: Choice; question: string; early: Early | null } | null = null;
    /** The last two choices that were one for the reader: they are taken back together. */
    private joined: readonly [Choice, Choice] | null = null;
    /** The version from which something was taken back. */
    undone = 0;

    /** `chosen` hears of a choice before it is sent, and gives what takes that back if it is refused. */
    constructor(
        private readonly wire: Wire,
        private readonly chosen: () => () => void,
    ) {
        this.picking = new Picking(
            (choice) => void this.act(choice),
            async (target) => {
                const answer = await wire.ask({ type: "why-not", option: "", target });
                return answer.type === "because" ? withCauses(answer) : null;
            },
        );
    }

    async act(choice: Choice): Promise<void> {
        const question = this.question;
        if (!question || this.wire.busy || this.picking.sent) return;
        this.picking.sent = choice;
        const early = choice.leads.length ? this.picking.early : null;
        const takeBack = this.chosen();
        const hold = this.holds ? confirming.hold : {};
        const done = await this.wire.request({ type: "act", option: choice.option, question: question.name, ...hold });
        if (done) this.done = { choice, question: question.name, early };
        else {
            this.picking.sent = null;
            takeBack();
        }
        this.note();
    }

    /** Make the choice that is held. */
    confirm = async (): Promise<boolean> => {
        const held = this.toldHeld;
        return this.held && held ? this.wire.request({ type: "confirm", request: held.request }) : false;
    };

    /** How many of the last steps the reader made at once; the choice that is held comes after them. */
    private get atOnce(): number {
        if (this.held) {
            const last = this.steps.at(-1);
            return last && same(last, this.joined?.[0]) && this.held.option === this.joined?.[1].option ? 1 : 0;
        }
        const last = this.steps.slice(-2);
        return this.joined && last.length === 2 && last.every((step, n) => same(step, this.joined?.[n])) ? 2 : 1;
    }

    /** Take back everything, or so many steps; a choice that is held goes with them. */
    undo = async ({ everything = false, choices = this.atOnce } = {}): Promise<boolean> => {
        const [seen, held] = [this.wire.version, this.held ? 1 : 0];
        if (!held && this.undone === seen) return false; // the steps that are shown are those of before
        const more = everything ? this.steps.length : choices;
        const done = await this.wire.request({ type: "undo", everything, choices: choices + held });
        if (done && (more || !held)) this.undone = seen;
        return done;
    };

    /** The server holds a choice of the reader's, made here or elsewhere, or does not any more. */
    hearHeld(held: HeldInfo | null): void {
        if (this.held && !held?.option) this.done = this.picking.sent = null; // it was taken back
        this.toldHeld = held?.option ? { ...held, heard: performance.now() } : null;
        this.offer();
    }
    /** The board offers nothing while a choice is held, and shows what it is about. */
    private offer(): void {
        this.picking.question = this.held ? null : this.question;
        if (this.held) this.picking.sent = this.held;
    }

    step(steps: readonly Step[]): void {
        this.steps = steps;
        if (!steps.some((step) => same(step, this.joined?.[0]))) this.joined = null;
        this.picking.picked = new Set(steps.flatMap((step) => step.targets));
    }

    /** What the server asks now, or asked before; nobody is asked who does not play. */
    asked(plays: boolean, told = this.told, mayUndo = this.undoable): void {
        const question = plays ? told : null;
        this.told = told;
        if (question?.name !== this.question?.name) this.picking.sent = null;
        this.question = question;
        this.offer();
        this.undoable = mayUndo;
        this.note();
    }

    /** An option counts as taken when its question is gone: the answer may come before the view. */
    private note(): void {
        if (!this.done || this.question?.name === this.done.question) return;
        const { choice, early } = this.done;
        this.taken = [...this.taken, choice];
        this.done = null;
        if (early && this.question) this.goOn(choice, early, this.question);
    }

    /** The question after a choice is asked: what was chosen before answers it, if that can be meant in one way. */
    private goOn(choice: Choice, early: Early, { choices }: Question): void {
        const meant = choices.filter(({ targets }) => targets.includes(early.id));
        const [only] = meant;
        if (!only || meant.length > 1) return this.picking.askFor(early, meant);
        this.joined = [choice, only];
        this.picking.pick(only);
    }
}
