/** Which part of the map has the reader's attention: by mouse, by a finger that holds it, or by keyboard focus. */
import { on } from "svelte/events";

const HOLD = 380; // milliseconds of a finger
const STRAYED = 10; // pixels after which a finger does not hold but pan

export class MapLook {
    /** The id of the spot; "" where nobody looks. */
    at = $state("");
    private timer: ReturnType<typeof setTimeout> | undefined;
    private from = { x: 0, y: 0 };

    /** For `{@attach look.host}` on what is around the map. */
    host = (root: HTMLElement): (() => void) => {
        const deaf = [
            on(root, "pointerover", (event) => event.pointerType === "mouse" && this.see(event.target)),
            on(root, "pointerleave", (event) => event.pointerType === "mouse" && this.see(null)),
            on(root, "focusin", ({ target }) => {
                if (target instanceof Element && target.matches(":focus-visible")) this.see(target);
            }),
            on(root, "focusout", () => this.see(null)),
            on(window, "pointerdown", (event) => this.press(event, root), { capture: true }),
            on(root, "pointermove", (event) => {
                const away = Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y);
                if (event.pointerType !== "mouse" && away > STRAYED) clearTimeout(this.timer);
            }),
            on(root, "pointerup", () => clearTimeout(this.timer)),
            on(root, "pointercancel", () => clearTimeout(this.timer)),
        ];
        return () => {
            clearTimeout(this.timer);
            for (const stop of deaf) stop();
        };
    };

    private press(event: PointerEvent, root: HTMLElement): void {
        clearTimeout(this.timer);
        if (event.pointerType === "mouse") return;
        this.at = "";
        this.from = { x: event.clientX, y: event.clientY };
        const { target } = event;
        if (target instanceof Node && root.contains(target)) this.timer = setTimeout(() => this.see(target), HOLD);
    }
    private see(target: EventTarget | null): void {
        const spot = target instanceof Element ? target.closest<SVGElement>("svg [data-spot]") : null;
        this.at = spot?.dataset.spot ?? "";
    }
}
