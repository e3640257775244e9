/** The first game, guided: how one wins, a slot with its card, the network, and a round of three turns. */
import type { Guide } from "$lib/board/guide";

import type { View } from "./facts";

export default {
    variant: { boards: "standard" },
    steps: [
        { text: "cities-guide-aim" },
        { text: "cities-guide-first", area: "city", until: { chosen: "first", ask: "lay-aside" } },
        { text: "cities-guide-deal", area: "hand", until: { ask: "slot" } },
        { text: "cities-guide-slots", area: "slots" },
        { text: "cities-guide-hand", area: "hand" },
        { text: "cities-guide-match", area: "hand" },
        { text: "cities-guide-slot", area: "slots", until: { chosen: "slot" } },
        { text: "cities-guide-card", area: "hand", until: { chosen: "card" } },
        { text: "cities-guide-effects", area: ["hand", "slots"], until: { ask: "slot" } },
        { text: "cities-guide-city", area: "city" },
        { text: "cities-guide-network", area: "city", example: "UWC-EX-11" },
        { text: "cities-guide-ahead", area: ["ahead", "city"], example: "UWC-EX-23" },
        { text: "cities-guide-upgrade", area: "city" },
        { text: "cities-guide-federation", spot: "F4", area: "slots", example: "UWC-EX-13" },
        { text: "cities-guide-round", area: "slots", until: { seen: (view) => view.round > 1 } },
        { text: "cities-guide-end", area: "cards" },
    ],
} satisfies Guide<View>;
