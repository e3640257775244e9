/** A larger picture of what the pointer, the keyboard or a finger is on, with its text. */
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import type { Said } from "$lib/api/said";
import type { EffectText } from "$lib/api/types";

export interface Peeked {
    /** A mine card to draw; without one its effect is drawn. */
    card?: string;
    title: Said;
    facts?: string;
    effects: EffectText[];
}

const KEY = Symbol("peek");
const HOVER = 220; // milliseconds until it opens
const HOLD = 380; // of a finger

export class Peek {
    shown = $state.raw<(Peeked & { box: DOMRect }) | null>(null);
    private timer: ReturnType<typeof setTimeout> | undefined;
    private held = false;

    hide = (): void => {
        clearTimeout(this.timer);
        this.shown = null;
    };

    /** `<div {@attach peek.on(() => ({...}))}>`; what it shows is made when it opens. */
    on(make: () => Peeked): Attachment<HTMLElement | SVGElement> {
        return (element) => {
            const show = (): void => void (this.shown = { ...make(), box: element.getBoundingClientRect() });
            // What can be chosen is told at the pointer already.
            const glance = (): void => {
                if (!element.classList.contains("offered")) show();
            };
            const later = (wait: number, then: () => void): void => {
                clearTimeout(this.timer);
                this.timer = setTimeout(then, wait);
            };
            const listeners: Record<string, (event: Event) => void> = {
                pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && later(HOVER, glance),
                pointerleave: (event) => (event as PointerEvent).pointerType === "mouse" && this.hide(),
                focusin: () => element.matches(":focus-visible, :has(:focus-visible)") && glance(),
                focusout: this.hide,
                pointerdown: (event) => {
                    if ((event as PointerEvent).pointerType === "mouse") return this.hide();
                    this.held = false;
                    later(HOLD, () => {
                        this.held = true;
                        show();
                    });
                },
                pointerup: () => clearTimeout(this.timer),
                pointercancel: () => clearTimeout(this.timer),
                contextmenu: (event) => this.held && event.preventDefault(),
            };
            // A tap on what cannot be chosen shows it; a long press shows it and chooses nothing.
            const click = (event: Event): void => {
                const touch = (event as PointerEvent).pointerType === "touch";
                if (this.held) event.stopImmediatePropagation();
                else if (touch && !element.closest(".offered")) show();
                this.held = false;
            };
            // Svelte's own way to listen: an element that is taken away loses the focus in the middle of an update.
            const deaf = Object.entries(listeners).map(([name, listener]) => on(element, name, listener));
            deaf.push(on(element, "click", click, { capture: true }));
            return () => {
                for (const stop of deaf) stop();
                this.hide();
            };
        };
    }
}

export const providePeek = (): Peek => setContext(KEY, new Peek());
export const usePeek = (): Peek => getContext<Peek>(KEY);
