/** One reading glass for every board: what the mouse rests on, a finger holds or the keyboard comes to is shown large. */
import { getContext, setContext, type Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { usePicking, type Picking } from "$lib/spots/picking.svelte";

const KEY = Symbol("glass");
const REST = 200; // milliseconds that a mouse rests: as long as until it is told what can be chosen there
const HOLD = 380; // milliseconds of a finger
const STRAYED = 10; // pixels after which a finger does not hold but pan

/**
 * A board has one, by `provideGlass`, and hears for all of its elements at its root: `<div {@attach glass.host}>`. An
 * element says what is read there: `<g {@attach glass.of(() => card)}>`; the board's `<Glass>` draws it. The box itself
 * belongs to the frame, together with all others that open at a spot.
 */
export class Glass<T> {
    picture: Snippet<[T]> | null = null;
    private readonly makers = new WeakMap<Element, () => T | null>();
    private timer: ReturnType<typeof setTimeout> | undefined;
    private over: Element | null = null;
    private from = { x: 0, y: 0 };
    private held = false; // a finger has read something: lifting it chooses nothing

    constructor(private readonly picking: Picking) {}

    /** Marks an element; what it shows is made when it is opened. */
    of =
        (make: () => T | null): Attachment<Element> =>
        (element) => {
            this.makers.set(element, make);
            element.setAttribute("data-glass", "");
            return () => {
                this.makers.delete(element);
                // Not at once: an element may be taken away in the middle of an update.
                queueMicrotask(() => {
                    if (!this.makers.has(element) && this.picking.glass?.element === element) this.hide();
                });
            };
        };

    /** For the root of the board. */
    host = (root: HTMLElement): (() => void) => {
        const deaf = [
            on(root, "pointerover", this.enter),
            on(root, "pointerleave", this.leave),
            on(root, "pointermove", this.stray),
            on(root, "pointerup", this.wait),
            on(root, "pointercancel", this.wait),
            on(root, "contextmenu", (event) => this.held && event.preventDefault()),
            on(root, "focusin", this.focus),
            on(root, "focusout", () => this.hide()),
            // Before anything else hears of it, wherever it listens.
            on(window, "pointerdown", (event) => this.press(event, root), { capture: true }),
            on(window, "click", (event) => this.click(event, root), { capture: true }),
        ];
        return () => {
            for (const stop of deaf) stop();
            this.hide();
        };
    };

    private readonly found = (target: EventTarget | null): Element | null =>
        target instanceof Element ? target.closest("[data-glass]") : null;

    private readonly enter = (event: PointerEvent): void => {
        const found = this.found(event.target);
        if (event.pointerType !== "mouse" || found === this.over) return;
        this.hide();
        this.over = found;
        if (found) this.after(REST, () => this.show(found, false));
    };
    private readonly leave = (event: PointerEvent): void => {
        if (event.pointerType === "mouse") this.hide();
        this.over = null;
    };
    private readonly wait = (): void => clearTimeout(this.timer);
    private readonly stray = (event: PointerEvent): void => {
        if (event.pointerType === "mouse") return;
        if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > STRAYED) this.wait();
    };
    private press(event: PointerEvent, root: HTMLElement): void {
        if (event.target instanceof Element && event.target.closest("[data-at-spot]")) return; // it stays with its button
        this.hide();
        this.held = false;
        this.from = { x: event.clientX, y: event.clientY };
        const found = this.found(event.target);
        if (!found || event.pointerType === "mouse" || !root.contains(found)) return;
        this.after(HOLD, () => {
            this.held = true;
            this.picking.hushed = false;
            this.show(found, true);
        });
    }
    /** A long press chooses nothing; a tap on what cannot be chosen shows it. */
    private click(event: MouseEvent, root: HTMLElement): void {
        const touched = event instanceof PointerEvent && event.pointerType === "touch";
        const found = this.found(event.target);
        if (this.held && event.detail > 0) {
            event.stopImmediatePropagation();
            event.preventDefault();
        } else if (touched && found && root.contains(found) && !found.closest(".offered"))
            setTimeout(() => this.show(found, true)); // after what else a tap opens or closes
        this.held = false;
    }
    private readonly focus = (event: FocusEvent): void => {
        const found = this.found(event.target);
        if (found && event.target instanceof Element && event.target.matches(":focus-visible")) this.show(found, true);
    };

    private show(element: Element, asked: boolean): void {
        const what = this.makers.get(element)?.() ?? null;
        if (what === null || !this.picture) return;
        this.picking.glass = { element, asked, what, picture: this.picture as Snippet<[unknown]> };
    }
    private hide(): void {
        clearTimeout(this.timer);
        this.picking.glass = null;
    }
    private after(milliseconds: number, then: () => void): void {
        clearTimeout(this.timer);
        this.timer = setTimeout(then, milliseconds);
    }
}

/** Call once while the board is set up. */
export const provideGlass = <T>(): Glass<T> => setContext(KEY, new Glass<T>(usePicking()));
export const useGlass = <T>(): Glass<T> => getContext<Glass<T>>(KEY);
