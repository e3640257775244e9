/** What is shown large because somebody points at it: a card, a tile or a building, with the server's text. */
import type { Attachment } from "svelte/attachments";

const WAIT = 350; // milliseconds that a mouse rests or a finger presses before something is shown

export class Reader {
    /** A card or tile by its id, a building by its cell with @; and the box of what is pointed at, in the window. */
    shown = $state.raw<{ id: string; at: DOMRect } | null>(null);
    private timer: ReturnType<typeof setTimeout> | undefined;

    /** Marks an element: `<g {@attach reader.of("R09")}>`. A finger taps, or presses where a tap would choose. */
    of = (id: string): Attachment<Element> => {
        return (element) => {
            const show = (): void => this.show(element);
            element.setAttribute("data-read", id);
            const listeners: Record<string, (event: Event) => void> = {
                pointerenter: (event) => {
                    if ((event as PointerEvent).pointerType === "mouse") this.after(show);
                },
                pointerleave: () => this.hide(),
                pointerdown: (event) => {
                    if ((event as PointerEvent).pointerType !== "mouse") this.after(show);
                    else this.hide();
                },
                pointercancel: () => this.hide(),
                click: (event) => {
                    clearTimeout(this.timer);
                    const touched = (event as PointerEvent).pointerType === "touch";
                    if (touched && !element.classList.contains("offered")) show();
                },
                contextmenu: (event) => event.preventDefault(),
            };
            for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
            return () => {
                for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
                if (this.shown?.id === id) this.hide();
            };
        };
    };

    /** For the whole board: what the keyboard comes to is shown too. */
    focused = (event: FocusEvent): void => {
        const found = event.target instanceof Element ? event.target.closest("[data-read]") : null;
        if (found?.matches(":focus-visible")) this.show(found);
        else this.hide();
    };

    /** Not at once: an element that is taken away loses the focus while the page is being drawn. */
    hide = (): void => {
        clearTimeout(this.timer);
        const seen = this.shown;
        queueMicrotask(() => {
            if (this.shown === seen) this.shown = null;
        });
    };

    private show(element: Element): void {
        const id = element.getAttribute("data-read");
        if (id) this.shown = { id, at: element.getBoundingClientRect() };
    }

    private after(show: () => void): void {
        clearTimeout(this.timer);
        this.timer = setTimeout(show, WAIT);
    }
}
