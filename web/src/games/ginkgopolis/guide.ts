/** The first game, guided: one round alone, one with a tile, and how it all ends. */
import type { Guide } from "$lib/guide/guide";

import { CARDS, known, type View } from "./facts";

/** The first card of a kind in the reader's hand; its building or letter is marked with the same id in the city. */
const inHand =
    (kind: "building" | "urbanization") =>
    (view: View, seat: number): string | undefined =>
        known(view.players[seat]?.hand ?? []).find((id) => CARDS.get(id)?.kind === kind);

export default {
    variant: { characters: "intro" },
    steps: [
        { text: "ginkgopolis-guide-city", area: "city" },
        { text: "ginkgopolis-guide-hand", area: "hand" },
        { text: "ginkgopolis-guide-building", spot: inHand("building"), area: "city" },
        { text: "ginkgopolis-guide-choose", area: "hand", until: { chosen: "card" } },
        { text: "ginkgopolis-guide-alone", spot: "alone", until: { chosen: "alone", ask: "commit-card" } },
        { text: "ginkgopolis-guide-stock", area: "stock" },
        { text: "ginkgopolis-guide-players", area: "players" },
        { text: "ginkgopolis-guide-letter", spot: inHand("urbanization"), area: "city" },
        { text: "ginkgopolis-guide-floor", area: "city" },
        { text: "ginkgopolis-guide-tile", area: "hand", until: { chosen: "tile" } },
        { text: "ginkgopolis-guide-districts", area: "districts" },
        { text: "ginkgopolis-guide-end", area: "stacks" },
    ],
} satisfies Guide<View>;
