/** The first game, guided: one card into solid rock, then a chain, and what it is all for. */
import { known } from "$lib/board/slots";
import type { Guide } from "$lib/board/guide";

import { CARDS, type View } from "./data";

/** The first card of a level in the reader's hand. */
const inHand =
    (level: number) =>
    (view: View, seat: number): string | undefined =>
        known(view.players[seat]?.hand ?? []).find((id) => CARDS.get(id)?.level === level);

export default {
    variant: { opening: "first" },
    steps: [
        { text: "miners-guide-mine", area: "mine" },
        { text: "miners-guide-event", area: "event" },
        { text: "miners-guide-hand", area: "hand" },
        { text: "miners-guide-choose", spot: inHand(1), area: "hand", until: { chosen: "card", ask: "choose-effect" } },
        { text: "miners-guide-effect", area: "mine", until: { chosen: "effect", ask: "surface" } },
        { text: "miners-guide-surface", spot: "surface.gold", area: "mine", until: { chosen: "surface" } },
        { text: "miners-guide-supplies", area: "supplies" },
        { text: "miners-guide-carts", area: "mine", example: "IMP-EX-08" },
        { text: "miners-guide-deeper", spot: inHand(2), area: "hand", until: { chosen: "card" } },
        { text: "miners-guide-chain", area: "mine", until: { ask: "choose-card" }, example: "IMP-EX-05" },
        { text: "miners-guide-research", area: "research", example: "IMP-EX-12" },
        { text: "miners-guide-end", area: "others" },
    ],
} satisfies Guide<View>;
