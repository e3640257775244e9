/** The first game, guided: one round alone, one with a tile, and how it all ends. */
import { known } from "$lib/board/slots";
import type { Guide } from "$lib/board/guide";

import { CARDS, type View } from "./facts";

/** The first card of a kind in the reader's hand; its building or letter is marked with the same id in the city. */
const inHand =
    (kind: "building" | "urbanization") =>
    (view: View, seat: number): string | undefined =>
        known(view.players[seat]?.hand ?? []).find((id) => CARDS.get(id)?.kind === kind);

export default {
    variant: { characters: "intro" },
    bots: ["greedy"], // one who keeps new-hand tokens for when they help
    steps: [
        { text: "ginkgopolis-guide-aim" },
        { text: "ginkgopolis-guide-city", area: "city" },
        { text: "ginkgopolis-guide-hand", area: "hand" },
        { text: "ginkgopolis-guide-building", spot: inHand("building"), area: "city", example: "GIN-EX-02" },
        { text: "ginkgopolis-guide-choose", area: "hand", until: { chosen: "card" } },
        { text: "ginkgopolis-guide-alone", spot: "alone", until: { seen: (view) => view.round > 1 } },
        { text: "ginkgopolis-guide-pass", area: "hand" },
        { text: "ginkgopolis-guide-stock", area: "stock" },
        { text: "ginkgopolis-guide-players", area: "players" },
        { text: "ginkgopolis-guide-letter", spot: inHand("urbanization"), area: "city", example: "GIN-EX-03" },
        { text: "ginkgopolis-guide-floor", area: "city", example: "GIN-EX-04" },
        { text: "ginkgopolis-guide-tile", area: "hand", until: { chosen: "tile" } },
        { text: "ginkgopolis-guide-districts", area: "districts", example: "GIN-EX-09" },
        { text: "ginkgopolis-guide-end", area: "stacks" },
    ],
} satisfies Guide<View>;
