/** One listener for all spots of a board: pointer, focus and keyboard. `<div {@attach hearing(spots)}>` around the board. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { aloud } from "$lib/api/said";

import type { Place } from "./picking.svelte";
import type { Placed, SpotElement, Spots } from "./spot.svelte";

const CALM = 200; // milliseconds that a pointer rests before it is told what is there

const middle = (element: Element): Place => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export const hearing =
    (spots: Spots): Attachment<HTMLElement> =>
    (host) => {
        const { picking } = spots;
        let resting: ReturnType<typeof setTimeout> | undefined;
        let over: SpotElement | null = null;
        let clicked: Place | null = null;

        const light = (...ids: string[]): void => {
            if (ids.length) picking.light({ targets: ids });
            else if (picking.lit.length) picking.light();
        };
        const tell = ({ id, label, still }: Placed, place: Place): void => {
            const choices = picking.at.get(id);
            picking.named = still && !choices ? "" : aloud(label);
            picking.hint = choices && !picking.menu && !picking.sent ? { choices, ...place } : null;
        };
        const leave = (): void => {
            clearTimeout(resting);
            light();
            picking.hint = null;
            picking.named = "";
        };
        const enter = (element: SpotElement, place: Place): void => {
            const placed = spots.on(element);
            if (!placed) return;
            light(placed.id);
            // Whoever only reads is not told why nothing can be chosen there: a click asks that.
            resting = setTimeout(() => tell(placed, place), CALM);
        };

        const choose = (event: Event, element: SpotElement, place: Place): void => {
            const placed = spots.on(element);
            clearTimeout(resting);
            if (!picking.question || !placed) return;
            event.stopPropagation();
            // What is chosen may go away, and taking away what has the focus lays out the page; a pointer needs no focus.
            if (!element.matches(":focus-visible")) element.blur();
            const finger = event instanceof PointerEvent && event.pointerType === "touch";
            picking.click(placed.id, place, finger, placed.name);
        };
        const click = (event: MouseEvent): void => {
            const element = spots.around(event.target);
            clicked = { x: event.clientX, y: event.clientY };
            if (element) choose(event, element, event.detail > 0 ? clicked : middle(element));
        };
        const keydown = (event: KeyboardEvent): void => {
            if ((event.key !== "Enter" && event.key !== " ") || !spots.on(event.target)) return;
            event.preventDefault();
            const element = event.target as SpotElement;
            const [before, early] = [picking.narrowed.length, picking.early];
            choose(event, element, middle(element));
            const leads = picking.narrowed.length > before || (picking.early && picking.early !== early);
            if (leads) void tick().then(() => spots.focusOffered());
        };
        const pointerover = (event: PointerEvent): void => {
            if (event.pointerType === "touch") return;
            const place = { x: event.clientX, y: event.clientY };
            const element = spots.around(event.target);
            if (element === over && event.type === "pointerover") return;
            if (over) leave();
            over = element;
            // What an answer has brought under a pointer that did not move is not pointed at.
            // A click counts in whole pixels, a pointer on a scaled screen in parts of them.
            const still = clicked && Math.abs(clicked.x - place.x) < 1 && Math.abs(clicked.y - place.y) < 1;
            if (element && still) host.addEventListener("pointermove", pointerover, { once: true });
            else if (element) enter(element, place);
        };
        const pointerleave = (): void => {
            if (over) leave();
            over = null;
        };
        const focusin = ({ target }: FocusEvent): void => {
            const placed = spots.on(target);
            if (!placed || !(target instanceof Element) || !target.matches(":focus-visible")) return;
            light(placed.id);
            tell(placed, middle(target));
        };
        const focusout = ({ target }: FocusEvent): void => {
            if (spots.on(target)) leave();
        };

        // Svelte's own way to listen: an element that is taken away loses the focus in the middle of an update.
        const deaf = [
            on(host, "click", click),
            on(host, "keydown", keydown),
            on(host, "pointerover", pointerover),
            on(host, "pointerleave", pointerleave),
            on(host, "focusin", focusin),
            on(host, "focusout", focusout),
        ];
        return () => {
            clearTimeout(resting);
            host.removeEventListener("pointermove", pointerover);
            for (const stop of deaf) stop();
        };
    };
