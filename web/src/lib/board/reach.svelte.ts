/** Scrolls a long list to where something can be chosen: `const reaching = reach()`, `<div {@attach reaching}>`. */
import type { Attachment } from "svelte/attachments";

import { usePicking } from "$lib/spots/picking.svelte";

export function reach(): Attachment<HTMLElement> {
    const picking = usePicking();
    return (list) => {
        $effect(() => {
            if (!picking.open?.name) return;
            const frame = requestAnimationFrame(() => {
                const place = list.getBoundingClientRect();
                const found = [...list.querySelectorAll(".offered")].map((each) => each.getBoundingClientRect());
                const [first] = found;
                if (!first || found.some(({ top, bottom }) => top >= place.top && bottom <= place.bottom)) return;
                list.scrollTop += first.top - place.top - 8;
            });
            return () => cancelAnimationFrame(frame);
        });
    };
}
