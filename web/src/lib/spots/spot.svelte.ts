/** Marks an element of a board as something that options may point at: `<g {@attach spot("tile-3")}>`. */
import { getContext, setContext, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

import { aloud } from "$lib/api/said";
import type { Choice } from "$lib/api/types";
import { say } from "$lib/words/words.svelte";

import type { About, Early, Picking } from "./picking.svelte";

export interface SpotProps {
    /** What a screen reader hears for it, before the names of the options there. */
    label?: string | undefined;
    /** What it is called where that says less, and it may be chosen before it is asked for. */
    name?: string | undefined;
    /** It has no name of its own for a screen reader while nothing can be chosen there. */
    still?: boolean | undefined;
    /**
     * Whose it is, where the elements of all players have the same ids. It is lit with what is told of that seat; where
     * the seat is not the reader's, that is all: nothing is chosen or explained there.
     */
    seat?: number | undefined;
}

export type SpotElement = SVGElement | HTMLElement;
export interface Placed extends SpotProps {
    id: string;
}
/** With whether the reader means it by its id. */
type Standing = Placed & { meant: boolean };
const KEY = Symbol("spots");

/** Call once while the component is set up; what it gives is used for every element of the board. */
export function spots(): (id: string, props?: SpotProps) => Attachment<SpotElement> {
    const board = getContext<Spots>(KEY);
    // Boards ask again after every update; whoever gets the same attachment is not placed anew.
    const made = new Map<string, SpotProps & { attachment: Attachment<SpotElement> }>();
    return (id, { label, name, still, seat } = {}) => {
        const key = `${id} ${seat ?? ""}`;
        const before = made.get(key);
        if (before && before.label === label && before.still === still) return before.attachment;
        const attachment: Attachment<SpotElement> = (element) =>
            untrack(() => board.place(element, { id, label, name, still, seat }));
        made.set(key, { label, still, attachment });
        return attachment;
    };
}

/** The spots of one board. The host of the board hears for all of them, and an update writes only to those that it changes. */
export class Spots {
    private readonly elements = new Map<string, Map<SpotElement, Standing>>();
    private readonly placed = new WeakMap<Element, Placed>();
    private at: ReadonlyMap<string, Choice[]> = new Map();
    private leading: ReadonlySet<string> = new Set();
    private early: Early | null = null;
    private lit: readonly About[] = [];
    private sent: ReadonlySet<string> = new Set();
    private picked: ReadonlySet<string> = new Set();

    /** `reader` is the seat of whoever looks; null for one who watches, and then nobody's elements are anybody else's. */
    constructor(
        readonly picking: Picking,
        private readonly reader: () => number | null,
    ) {}

    place(element: SpotElement, placed: Placed): () => void {
        const { id, seat } = placed;
        const reader = this.reader();
        const standing = { ...placed, meant: seat === undefined || reader === null || seat === reader };
        const same = this.elements.get(id) ?? new Map<SpotElement, Standing>();
        this.elements.set(id, same.set(element, standing));
        this.lightAt(element, standing);
        const undo = standing.meant ? this.open(element, placed) : undefined;
        return () => {
            undo?.();
            if (same.get(element) === standing) same.delete(element);
            if (!same.size && this.elements.get(id) === same) this.elements.delete(id);
        };
    }
    /** An element that the reader may mean: options may point at it. */
    private open(element: SpotElement, placed: Placed): () => void {
        const { id } = placed;
        const undraw = this.picking.draw(id);
        this.placed.set(element, placed);
        element.dataset.spot = id;
        this.offerAt(element, placed, this.picking.at.get(id));
        this.sendAt(element, this.sent.has(id));
        element.classList.toggle("picked", this.picked.has(id));
        return () => {
            undraw();
            if (this.placed.get(element) === placed) this.placed.delete(element);
        };
    }

    /** What was placed as a spot on exactly this element. */
    on = (element: EventTarget | null): Placed | undefined =>
        element instanceof Element ? this.placed.get(element) : undefined;

    /**
     * The innermost spot around an element that a pointer means. Inside something that can be chosen, what cannot be
     * chosen leaves the pointer to it; so does what has no name of its own.
     */
    around(element: EventTarget | null): SpotElement | null {
        let found = element instanceof Element ? element.closest<SpotElement>("[data-spot]") : null;
        while (found && this.passes(found)) found = found.parentElement?.closest<SpotElement>("[data-spot]") ?? null;
        return found;
    }
    private passes(element: SpotElement): boolean {
        const placed = this.placed.get(element);
        if (!placed) return true;
        return (
            !this.picking.at.has(placed.id) &&
            (!placed.label || Boolean(element.parentElement?.closest(".offered[data-spot]")))
        );
    }

    /** The elements in a part of the board for what can be chosen now and is drawn nowhere else. */
    offeredOnlyIn(part: Element): SpotElement[] {
        const shown = (element: SpotElement): boolean => element.getClientRects().length > 0;
        return [...this.picking.at.keys()].flatMap((id) => {
            const elements = this.meantBy(id).map(([element]) => element);
            const inside = elements.filter((element) => part.contains(element));
            return inside.length === elements.filter(shown).length ? inside : [];
        });
    }

    /** Whoever chose by keyboard what leads on goes on there. */
    focusOffered(): void {
        const { at } = this.picking;
        const best = [...at].find(([, choices]) => this.picking.goes(choices) === "with")?.[0];
        const elements = (id: string): SpotElement[] => this.meantBy(id).map(([element]) => element);
        const [first] = [...(best === undefined ? [] : [best]), ...at.keys()].flatMap(elements);
        first?.focus({ focusVisible: true } as FocusOptions);
    }

    /** What can be chosen, what can be chosen early, and what was. */
    offer(at: ReadonlyMap<string, Choice[]>, leading: ReadonlySet<string>, early: Early | null): void {
        const before = { at: this.at, leading: this.leading };
        const same = early === this.early;
        [this.at, this.leading, this.early] = [at, leading, early];
        const said = (choices?: Choice[]): string => (choices ?? []).map(({ label }) => String(label)).join("\n");
        for (const id of new Set([...before.at.keys(), ...at.keys(), ...before.leading, ...leading])) {
            const choices = at.get(id);
            const stays = before.at.has(id) === at.has(id) && before.leading.has(id) === leading.has(id);
            if (same && stays && said(before.at.get(id)) === said(choices)) continue;
            for (const [element, placed] of this.meantBy(id)) this.offerAt(element, placed, choices);
        }
    }
    light(lit: readonly About[]): void {
        const ids = new Set([...this.lit, ...lit].flatMap(({ targets }) => targets));
        this.lit = lit;
        for (const id of ids)
            for (const [element, placed] of this.elements.get(id) ?? []) this.lightAt(element, placed);
    }
    private lightAt(element: SpotElement, { id, seat, meant }: Standing): void {
        const whose = (about: About): boolean =>
            about.seat === undefined ? meant : about.seat === null || seat === undefined || seat === about.seat;
        element.classList.toggle(
            "lit",
            this.lit.some((about) => about.targets.includes(id) && whose(about)),
        );
    }
    private meantBy(id: string): [SpotElement, Standing][] {
        return [...(this.elements.get(id) ?? [])].filter(([, { meant }]) => meant);
    }
    /** These were chosen, and the answer is not here yet. */
    send(sent: ReadonlySet<string>): void {
        this.changed(this.sent, sent, (element, now) => this.sendAt(element, now));
        this.sent = sent;
    }

    /** These were chosen, and what they were chosen for is not over. */
    hold(picked: ReadonlySet<string>): void {
        this.changed(this.picked, picked, (element, now) => void element.classList.toggle("picked", now));
        this.picked = picked;
    }

    private changed(
        before: ReadonlySet<string>,
        now: ReadonlySet<string>,
        write: (element: SpotElement, now: boolean) => void,
    ): void {
        for (const id of new Set([...before, ...now]))
            if (before.has(id) !== now.has(id)) for (const [element] of this.meantBy(id)) write(element, now.has(id));
    }
    private offerAt(element: SpotElement, { id, label, still }: Placed, choices: Choice[] | undefined): void {
        const named = label && !still;
        const { picking } = this;
        const early = picking.early?.id === id;
        const leads = !choices && picking.leading.has(id);
        const goes = picking.goes(choices ?? []);
        element.classList.toggle("offered", Boolean(choices));
        element.classList.toggle("linked", Boolean(choices?.some(({ links }) => links.length)));
        element.classList.toggle("leading", leads);
        element.classList.toggle("early", early);
        put(element, "data-goes", goes ?? "");
        put(element, "role", choices || leads ? "button" : named ? "group" : "");
        put(element, "aria-pressed", leads ? String(early) : "");
        // Chromium tabs to drawings that hear focus, unless they say -1.
        put(element, "tabindex", choices || leads ? "0" : element instanceof SVGElement ? "-1" : "");
        // A card may be called what its option is called: nobody hears that twice.
        const said = new Set([label ?? "", ...(choices ?? []).map((choice) => String(choice.label))]);
        put(element, "aria-label", choices || named ? aloud(...said, together(picking, choices ?? [])) : "");
    }
    private sendAt(element: SpotElement, sent: boolean): void {
        element.classList.toggle("sent", sent);
        put(element, "aria-busy", sent ? "true" : "");
    }
}

/** How options go with what was chosen early, in words; empty where they have to do with nothing. */
export function together(picking: Picking, choices: readonly Choice[]): string {
    const goes = picking.goes(choices);
    return goes ? say(`early-${goes}`, { name: picking.early?.name ?? "" }) : "";
}

/** Only what changes is written, for a browser takes every writing for a change. */
function put(element: Element, name: string, value: string): void {
    if ((element.getAttribute(name) ?? "") === value) return;
    if (value) element.setAttribute(name, value);
    else element.removeAttribute(name);
}

/** For whatever shows a board, while it is set up; what it gives hears for the board (`hearing`). */
export function provideSpots(picking: Picking, reader: () => number | null): Spots {
    const board = new Spots(picking, reader);
    picking.nameOf = (element) =>
        aloud(board.on(element.closest("[data-spot]"))?.label) ||
        (element.closest("[aria-label]")?.getAttribute("aria-label") ?? "");
    $effect(() => board.offer(picking.at, picking.leading, picking.early));
    $effect(() => {
        const found = [picking.linked, picking.matching, picking.blamed].map((targets) => ({ targets }));
        board.light([...picking.lit, ...picking.moved, ...found]);
    });
    // What can be chosen now is not chosen yet, although an element of the same name was: each card has an effect A.
    $effect(() => board.hold(new Set([...picking.picked, ...picking.narrowed].filter((id) => !picking.at.has(id)))));
    $effect(() => board.send(new Set(picking.sent?.targets)));
    return setContext(KEY, board);
}
export const useSpots = (): Spots => getContext<Spots>(KEY);
