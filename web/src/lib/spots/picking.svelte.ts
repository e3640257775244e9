/** Which board elements can be chosen now, and what a click on one does. Knows no game: only options and their targets. */
import { getContext, setContext, type Snippet } from "svelte";

import type { Because, Choice, Question } from "$lib/api/types";

const KEY = Symbol("picking");

/** A place in pixels of the window. */
export interface Place {
    x: number;
    y: number;
}
export interface Menu extends Place {
    choices: Choice[];
    /** A finger opened it, and covers what is below it. */
    finger?: boolean;
}
/**
 * What is shown on the board, and whose elements those are: a number for a seat, null for what belongs to nobody. Without
 * a seat it is what the reader points at.
 */
export interface About {
    targets: readonly string[];
    seat?: number | null;
}
/** What somebody chose before it was asked for, by its id and its name. */
export interface Early {
    id: string;
    name: string;
}
/** How an option goes with that: both take effect, the option alone does, or the next question will not offer it. */
export type Goes = "with" | "without" | "not";
/** What a board shows large, and how it draws it. */
export interface Glassed {
    element: Element;
    /** Somebody asked for it, by a finger or the keyboard: a mouse may only rest there. */
    asked: boolean;
    what: unknown;
    picture: Snippet<[unknown]>;
}

/** All that is read or opens at a spot is here: a menu before why not, why not before the glass and the hint. */
export class Picking {
    private asked = $state.raw<Question | null>(null);
    menu = $state.raw<Menu | null>(null);
    /** The elements that the list, the log or the pointer is on, so that the board can show them. */
    lit = $state.raw<readonly About[]>([]);
    /** What the last move was about, where somebody looks back move by move. */
    moved = $state.raw<readonly About[]>([]);
    because = $state.raw<(Because & Place) | null>(null);
    /** What the reason speaks of: it lights up as long as the reason is shown. */
    readonly blamed: readonly string[] = $derived(this.because?.targets ?? []);
    /** What the steps of this turn were about, until the action is over. */
    picked = $state.raw<ReadonlySet<string>>(new Set());
    /** The digits of a number that somebody is typing to choose from the list. */
    typed = $state("");
    /** What was chosen last, until its answer is seen: nothing else is chosen meanwhile. */
    sent = $state.raw<Choice | null>(null);
    /** What waits to be confirmed: meanwhile nothing is asked. */
    readonly held: Choice | null = $derived(this.asked ? null : this.sent);
    /** What the pointer or the focus is on and could choose: its cost and gain are shown before it is chosen. */
    hint = $state.raw<Menu | null>(null);
    /** The name of what the pointer or the focus is on, whether it can be chosen or not. */
    named = $state("");
    glass = $state.raw<Glassed | null>(null);
    /** What was chosen early: the options that lead to it are lit, and whoever takes one has answered the next question too. */
    early = $state.raw<Early | null>(null);
    /** A finger has tapped what can be chosen early: it is read, and a button chooses it. */
    handed = $state.raw<(Early & Place) | null>(null);
    /** The name of what was chosen early and is not offered after all. */
    missed = $state("");
    /** Somebody has just answered: nothing opens by itself until they really move. */
    hushed = $state(false);

    get question(): Question | null {
        return this.asked;
    }
    set question(question: Question | null) {
        if (question?.name !== this.asked?.name) {
            this.hush();
            this.narrowed = [];
            this.missed = "";
        }
        this.asked = question;
        const early = this.early?.id ?? "";
        if (!question?.choices.some(({ leads }) => leads.includes(early))) this.early = null;
    }

    /** Whether the board still shows what others do, or shows it again. */
    behind: () => "" | "live" | "again" = () => "";
    /**
     * What the board asks. A new question waits until the board has shown what others did: the eye should follow that, and
     * nothing glows or moves meanwhile. One that is open stays open while others go on.
     */
    readonly open: Question | null = $derived.by(() => {
        const behind = this.behind();
        return behind === "again" || (behind && this.opened !== this.asked?.name) ? null : this.asked;
    });
    private opened: string | undefined; // the question that was open when the board fell behind
    /** The elements that somebody has pointed at, where an option needs several of them: only what goes with these is offered. */
    narrowed = $state.raw<readonly string[]>([]);
    /** Options by the element that they point at, besides those that were pointed at already. */
    readonly at: ReadonlyMap<string, Choice[]> = $derived.by(() => {
        const found = new Map<string, Choice[]>();
        for (const choice of this.open?.choices ?? [])
            if (this.narrowed.every((id) => choice.targets.includes(id)))
                for (const target of this.further(choice)) found.set(target, [...(found.get(target) ?? []), choice]);
        return found;
    });
    /** What can be chosen early: options lead to it, and none points at it. */
    readonly leading: ReadonlySet<string> = $derived(
        new Set((this.open?.choices ?? []).flatMap(({ leads }) => leads.filter((id) => !this.at.has(id)))),
    );
    /** The elements of the options that take effect together with what was chosen early. */
    readonly matching: readonly string[] = $derived(
        (this.open?.choices ?? []).flatMap((choice) => (this.goes([choice]) === "with" ? choice.targets : [])),
    );
    /** What the reader points at: a sentence of the log chooses nothing. */
    private readonly meant: readonly string[] = $derived(
        this.lit.filter(({ seat }) => seat === undefined).flatMap(({ targets }) => targets),
    );
    /** The entry of the menu that the pointer, the focus or a stepper is on. */
    entry = $state.raw<Choice | null>(null);
    /** The one option that the pointer, the focus or a finger is on. */
    readonly pointed: Choice | null = $derived.by(() => {
        if (this.menu && this.entry) return this.entry;
        const found =
            this.menu?.choices ??
            (this.open?.choices ?? []).filter((choice) => choice.targets.some((id) => this.meant.includes(id)));
        return found.length === 1 ? (found[0] ?? null) : null;
    });
    /** What the options at the lit elements have to do with besides; at others, the options that have to do with them. */
    readonly linked: readonly string[] = $derived(
        this.menu && this.entry
            ? this.entry.links
            : this.meant.flatMap(
                  (id) =>
                      this.at.get(id)?.flatMap((choice) => choice.links) ??
                      (this.question?.choices ?? []).flatMap(({ links, targets }) =>
                          links.includes(id) ? targets : [],
                      ),
              ),
    );
    /** The board is there. Before that nobody can tell what it has no element for. */
    laid = $state(false);
    /** A board that is told what it draws has asked and waits: what it has no place for is not known yet. */
    awaits = $state(false);
    /** Options that no element of the board stands for: they are offered as buttons. */
    readonly loose: readonly Choice[] = $derived.by(() => {
        void this.redrawn;
        if (!this.laid || this.awaits) return [];
        return (this.open?.choices ?? []).filter((choice) => !choice.targets.some((id) => this.drawn.has(id)));
    });

    /** The name of an element of the board, without what can be chosen there. */
    nameOf: (element: Element) => string = () => "";
    /** Shows the table as it is; true if it was not shown yet, and then a click was for that. */
    interrupt: () => boolean = () => false;

    /** A click was only for that. */
    spent: () => void = () => undefined;

    private where: Place = { x: 0, y: 0 }; // of the last click on the board
    private readonly drawn = new Map<string, number>();
    private redrawn = $state(0);
    private changing = false;

    /** `choose` carries an option out, `why` asks the server why nothing can be chosen there; null where nobody may choose. */
    constructor(
        private readonly choose: (choice: Choice) => void = () => undefined,
        private readonly why: (target: string) => Promise<Because | null> = () => Promise.resolve(null),
    ) {}

    /** The board begins to show what others do: what is asked now stays open meanwhile. */
    stayOpen(): void {
        this.opened = this.asked?.name;
    }

    pick(choice: Choice): void {
        this.hush();
        this.narrowed = [];
        this.choose(choice);
    }

    /** Show these on the board, and nothing else. */
    light(...about: readonly (About | undefined)[]): void {
        this.lit = about.filter((each) => each !== undefined);
    }

    /** Close whatever is open at a spot. */
    dismiss(): void {
        this.menu = null;
        this.entry = null;
        this.because = null;
        this.hint = null;
        this.glass = null;
        this.named = "";
        this.handed = null;
        this.light(); // what was pointed at may be gone, and says nothing then
    }
    private hush(): void {
        this.dismiss();
        this.hushed = true;
    }

    /**
     * Something was clicked: its only option is taken, several are offered in a menu at the spot. A finger cannot hover,
     * so one that shows what an option costs and brings taps once more to take it. Where there is none, the reason is shown.
     * Options that go on from here to different elements are narrowed to what was clicked, and the next click says which.
     * What options only lead to is chosen early, or put back; a finger reads it first.
     */
    click(id: string, place: Place, finger = false, name = ""): void {
        if (this.sent) return;
        this.where = place;
        const waits = !this.open;
        this.dismiss();
        if (this.interrupt() && waits) return this.spent();
        this.hushed = false;
        // Whoever clicks what was narrowed to takes that back; whoever clicks what does not go with it begins there.
        const again = this.narrowed.includes(id);
        if (again || !this.at.has(id)) this.narrowed = [];
        if (again) return;
        if (this.leading.has(id)) {
            if (finger) this.handed = { id, name, ...place };
            else this.chooseEarly({ id, name });
            return;
        }
        const choices = this.at.get(id) ?? [];
        const [only] = choices;
        if (this.parts(choices, id)) {
            this.narrowed = [...this.narrowed, id];
            return;
        }
        if (only && !this.opens(id, finger)) this.pick(only);
        else if (choices.length) this.menu = { choices, ...place, finger };
        else if (this.question) void this.explain(id, place);
    }

    /** Choose something before it is asked for; whoever chooses it again puts it back. */
    chooseEarly({ id, name }: Early): void {
        this.dismiss();
        this.missed = "";
        this.early = this.early?.id === id ? null : { id, name };
    }
    /** How the best of these options goes with what was chosen early; nothing where none was, or they have to do with none. */
    goes(choices: readonly Choice[]): Goes | undefined {
        const id = this.early?.id;
        if (id === undefined || !choices.some(({ leads }) => leads.length)) return undefined;
        const leading = choices.filter(({ leads }) => leads.includes(id));
        if (!leading.length) return "not";
        return leading.some(({ links }) => links.includes(id)) ? "with" : "without";
    }
    /** What was chosen early is asked for now, and does not answer that alone: it can be meant in several ways, or is not offered. */
    askFor({ id, name }: Early, choices: Choice[]): void {
        this.hushed = false;
        if (choices.length) this.menu = { choices, ...this.where };
        else {
            this.missed = name;
            void this.explain(id, this.where);
        }
    }
    /** Put back what was pointed at or chosen early. */
    putBack(): void {
        this.narrowed = [];
        this.early = null;
    }

    /** What an option points at besides what was pointed at already. */
    private further(choice: Choice): string[] {
        return choice.targets.filter((id) => !this.narrowed.includes(id));
    }
    /** Whether options at an element go on to different elements, and all of them to some that are drawn. */
    private parts(choices: readonly Choice[], id: string): boolean {
        const ways = choices.map((choice) => this.further(choice).filter((one) => one !== id && this.drawn.has(one)));
        return new Set(ways.map(String)).size > 1 && ways.every((way) => way.length);
    }
    /** A click there opens a menu. */
    opens(id: string, finger: boolean): boolean {
        const choices = this.at.get(id) ?? [];
        if (this.parts(choices, id)) return false;
        return choices.length > 1 || (finger && choices.some(({ preview }) => preview.length));
    }

    /** Show why nothing can be chosen at an element. */
    async explain(id: string, place: Place): Promise<void> {
        if (this.hushed) return;
        const asked = this.question?.name;
        const because = await this.why(id);
        if (because && !because.allowed && asked === this.question?.name) this.because = { ...because, ...place };
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
