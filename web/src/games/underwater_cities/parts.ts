/** The part of the board in which an element lies; the hand is below every part. */
import { known } from "$lib/board/slots";

import type { View } from "./facts";

export function partOf(spot: string, view: View, player: View["players"][number] | undefined): string | undefined {
    if (player) {
        const { hand, sealed, looking, cards, contracts, under } = player;
        if (known([...hand, ...sealed, ...looking, ...view.played, ...view.turned]).includes(spot)) return undefined;
        if ([...cards, ...contracts, ...under].includes(spot)) return "cards";
    }
    if (spot in view.slots || spot === "ALW" || spot === "clone" || /^F\d$/.test(spot)) return "slots";
    return spot.startsWith("SP") || spot.startsWith("GC") || spot === "specials" ? "cards" : "city";
}
