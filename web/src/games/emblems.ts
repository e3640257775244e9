/** The emblem of every game, found by its folder; a game without one gets the plain emblem. */
import type { Component } from "svelte";

const EMBLEMS = import.meta.glob<{ default: Component }>("./*/Emblem.svelte", { eager: true });

export function emblemOf(game: string): Component {
    const found = EMBLEMS[`./${game}/Emblem.svelte`] ?? EMBLEMS["./generic/Emblem.svelte"];
    if (!found) throw new Error("the plain emblem is missing");
    return found.default;
}
