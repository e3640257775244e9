/** Marks an element of a board as something that options may point at: `<g {@attach spot("tile-3")}>`. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { aloud } from "$lib/api/said";

import { usePicking, type Picking, type Place } from "./picking.svelte";

export interface SpotProps {
    /** What a screen reader hears for it. */
    label?: string | undefined;
    /** A pointer that rests here does not ask why nothing can be chosen: only a click does. */
    still?: boolean | undefined;
}

type Spot = SVGElement | HTMLElement;
const CALM = 200; // milliseconds that a pointer rests before it is told what can be chosen there
const PATIENCE = 700; // and before it asks why nothing can

/** Call once while the component is set up; what it gives is used for every element of the board. */
export function spots(): (id: string, props?: SpotProps) => Attachment<Spot> {
    const picking = usePicking();
    // Boards ask again after every update; whoever gets the same attachment keeps the listeners of its element.
    const made = new Map<string, SpotProps & { attachment: Attachment<Spot> }>();
    return (id, { label, still } = {}) => {
        const before = made.get(id);
        if (before && before.label === label && before.still === still) return before.attachment;
        const attachment = attached(picking, id, { label, still });
        made.set(id, { label, still, attachment });
        return attachment;
    };
}

function attached(picking: Picking, id: string, props: SpotProps): Attachment<Spot> {
    return (element) => {
        const undraw = picking.draw(id);
        const unlisten = listen(picking, element, id, props);
        element.dataset.spot = id;

        $effect(() => {
            const choices = picking.at.get(id);
            element.classList.toggle("offered", Boolean(choices));
            const named = props.label && !props.still;
            put(element, "role", choices ? "button" : named ? "group" : "");
            // Chromium tabs to drawings that hear focus, unless they say -1.
            put(element, "tabindex", choices ? "0" : element instanceof SVGElement ? "-1" : "");
            const labels = (choices ?? []).map((choice) => choice.label);
            put(element, "aria-label", choices || named ? aloud(props.label, ...labels) : "");
        });
        $effect(() => void element.classList.toggle("lit", picking.lit.has(id) || picking.moved.has(id)));

        return () => {
            undraw();
            unlisten();
        };
    };
}

/** Only what changes is written, for a browser takes every writing for a change. */
function put(element: Element, name: string, value: string): void {
    if ((element.getAttribute(name) ?? "") === value) return;
    if (value) element.setAttribute(name, value);
    else element.removeAttribute(name);
}

function listen(picking: Picking, element: Spot, id: string, { label, still }: SpotProps): () => void {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const middle = (): Place => {
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const hint = (place: Place): void => {
        const choices = picking.at.get(id);
        picking.hint = choices && !picking.menu ? { choices, ...place } : null;
    };

    // Inside something that can be chosen, what cannot be chosen leaves the pointer to it.
    // So does what has no name of its own.
    const passes = (): boolean =>
        !picking.at.has(id) && (!label || Boolean(element.parentElement?.closest(".offered")));
    const click = (event: Event): void => {
        clearTimeout(resting);
        if (!picking.question || passes()) return;
        event.stopPropagation();
        const pointed = event instanceof MouseEvent && event.detail > 0;
        const finger = event instanceof PointerEvent && event.pointerType === "touch";
        picking.click(id, pointed ? { x: event.clientX, y: event.clientY } : middle(), finger);
    };
    const keydown = (event: Event): void => {
        if (!(event instanceof KeyboardEvent) || (event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        click(event);
    };
    const pointerenter = (event: Event): void => {
        if (!(event instanceof PointerEvent) || event.pointerType === "touch") return;
        const place = { x: event.clientX, y: event.clientY };
        if (passes()) return;
        picking.lit = new Set([id]);
        clearTimeout(resting);
        if (picking.at.has(id)) resting = setTimeout(() => hint(place), CALM);
        else if (picking.question && !still) resting = setTimeout(() => void picking.explain(id, place), PATIENCE);
    };
    const focus = (): void => {
        if (!element.matches(":focus-visible")) return;
        picking.lit = new Set([id]);
        hint(middle());
    };
    const leave = (): void => {
        clearTimeout(resting);
        picking.lit = new Set();
        picking.hint = null;
    };
    const listeners = { click, keydown, pointerenter, pointerleave: leave, focus, blur: leave };
    // Svelte's own way to listen: an element that is taken away loses the focus in the middle of an update.
    const deaf = Object.entries(listeners).map(([name, listener]) => on(element, name, listener));
    return () => {
        clearTimeout(resting);
        for (const stop of deaf) stop();
    };
}
