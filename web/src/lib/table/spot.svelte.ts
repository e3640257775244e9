/** Marks an element of a board as something that options may point at: `<g {@attach spot("tile-3")}>`. */
import type { Attachment } from "svelte/attachments";

import { usePicking } from "./picking.svelte";

export interface SpotProps {
    /** What a screen reader hears for it. */
    label?: string;
    /** The option that somebody means who clicks here although nothing is offered; the answer says why not. */
    wish?: string;
}

/** Call once while the component is set up; what it gives is used for every element of the board. */
export function spots(): (id: string, props?: SpotProps) => Attachment<SVGElement | HTMLElement> {
    const picking = usePicking();
    return (id, props = {}) =>
        (element) => {
            const click = (event: Event): void => {
                if (!picking.at.has(id) && !props.wish) return;
                event.stopPropagation();
                const box = element.getBoundingClientRect();
                const pointed = event instanceof MouseEvent && event.detail > 0;
                const x = pointed ? event.clientX : box.x + box.width / 2;
                picking.click(id, x, pointed ? event.clientY : box.y + box.height / 2, props.wish);
            };
            const key = (event: Event): void => {
                if (!(event instanceof KeyboardEvent) || (event.key !== "Enter" && event.key !== " ")) return;
                event.preventDefault();
                click(event);
            };
            const over = (): void => void (picking.lit = new Set([id]));
            const out = (): void => void (picking.lit = new Set());
            element.dataset.spot = id;
            const listeners = { click, keydown: key, pointerenter: over, pointerleave: out };
            for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);

            $effect(() => {
                const choices = picking.at.get(id);
                element.classList.toggle("offered", Boolean(choices));
                element.classList.toggle("lit", picking.lit.has(id));
                if (choices || props.wish) element.setAttribute("role", "button");
                else element.removeAttribute("role");
                if (choices) element.tabIndex = 0;
                else element.removeAttribute("tabindex");
                const label = [props.label, ...(choices ?? []).map((choice) => choice.label)]
                    .filter(Boolean)
                    .join(": ");
                if (label) element.setAttribute("aria-label", label);
                else element.removeAttribute("aria-label");
            });

            return () => {
                for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
            };
        };
}
