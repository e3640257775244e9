/** The first game, guided: one round alone, one with a tile, three with hints, and how it all ends. */
import type { Guide, Now } from "$lib/board/guide";
import { known } from "$lib/board/slots";

import { CARDS, type PlayerView, tileOf, type View } from "./facts";

type Sees = Now<View, null>;
const TOKENS = 2; // new-hand tokens at the start
const ALONE_UNTIL = 5; // the last round with hints

const me = ({ view, seat }: Sees): PlayerView | undefined => view.players[seat];
/** The first card of a kind in the reader's hand; its building or letter is marked with the same id in the city. */
const inHand =
    (kind: "building" | "urbanization") =>
    (now: Sees): string | undefined =>
        known(me(now)?.hand ?? []).find((id) => CARDS.get(id)?.kind === kind);
const owns = ({ view, seat }: Sees): boolean => Object.values(view.owner).includes(seat);
/** A tile of the reader's lies on the chosen card, or in the city already. */
const tiled = (now: Sees): boolean => owns(now) || (me(now)?.laid.length ?? 0) > 0;
const choosing = ({ ask }: Sees): boolean => ask === "commit-card" || ask === "lay-tile";
const tiles = (now: Sees): number => me(now)?.tiles.length ?? 0;

/** The card in hand of a building that belongs to somebody else. */
const another = (now: Sees): string | undefined => {
    const { view, seat } = now;
    const others = Object.entries(view.owner).filter(([, owner]) => owner >= 0 && owner !== seat);
    const cards = others.map(([cell]) => tileOf(view.top[cell] ?? "").card);
    return known(me(now)?.hand ?? []).find((id) => cards.includes(id));
};
const behind = ({ view, seat }: Sees): boolean => view.districts.some(({ ranks }) => ranks[1]?.seat === seat);

export default {
    variant: { characters: "intro" },
    steps: [
        { text: "ginkgopolis-guide-aim" },
        { text: "ginkgopolis-guide-city", area: "city" },
        { text: "ginkgopolis-guide-hand", area: "hand" },
        {
            text: "ginkgopolis-guide-building",
            spot: inHand("building"),
            area: "city",
            example: "GIN-EX-02",
            when: (now) => inHand("building")(now) !== undefined,
        },
        {
            text: "ginkgopolis-guide-choose",
            area: "hand",
            when: ({ view, ask }) => view.round === 1 && ask === "commit-card",
            until: (now) => now.view.round > 1 || now.ask === "lay-tile" || (me(now)?.sealed.length ?? 0) > 0,
            remarks: [
                {
                    text: "ginkgopolis-guide-new-hand",
                    area: "hand",
                    back: true,
                    when: (now) => now.ask === "commit-card" && (me(now)?.new_hand_tokens ?? TOKENS) < TOKENS,
                },
            ],
        },
        {
            text: "ginkgopolis-guide-alone",
            spot: "alone",
            when: ({ view, ask }) => view.round === 1 && ask === "lay-tile",
            until: (now) => !choosing(now) && !tiled(now),
            remarks: [
                {
                    text: "ginkgopolis-guide-tile-first",
                    area: "city",
                    back: true,
                    when: (now) => now.view.round <= 2 && tiled(now),
                },
            ],
        },
        {
            text: "ginkgopolis-guide-turned",
            area: "city",
            when: (now) => now.view.round === 1 && !choosing(now),
            until: ({ view }) => view.round > 1,
        },
        { text: "ginkgopolis-guide-pass", area: "hand", when: ({ view }) => view.round > 1 },
        { text: "ginkgopolis-guide-stock", area: "stock" },
        { text: "ginkgopolis-guide-players", area: "players" },
        {
            text: "ginkgopolis-guide-letter",
            spot: inHand("urbanization"),
            area: "city",
            example: "GIN-EX-03",
        },
        { text: "ginkgopolis-guide-floor", area: "city", example: "GIN-EX-04" },
        {
            text: "ginkgopolis-guide-tile",
            area: "hand",
            when: (now) => now.view.round > 1 && now.view.round <= 3 && tiles(now) > 0,
            until: tiled,
            remarks: [
                {
                    text: "ginkgopolis-guide-alone-again",
                    area: "hand",
                    back: true,
                    // Until the choice of a tile is open again.
                    when: (now) =>
                        !tiled(now) &&
                        ((now.view.round === 2 && now.ask === "take-one") ||
                            (now.view.round === 3 && now.ask === "commit-card")),
                },
            ],
        },
        {
            text: "ginkgopolis-guide-turned",
            area: "city",
            when: (now) => now.view.round <= 3 && tiled(now) && !choosing(now),
            until: ({ ask }) => ask === "commit-card",
        },
        { text: "ginkgopolis-guide-districts", area: "districts", example: "GIN-EX-09" },
        {
            text: "ginkgopolis-guide-second",
            quiet: true,
            when: ({ view }) => view.round <= ALONE_UNTIL,
            until: ({ view }) => view.round > ALONE_UNTIL,
            remarks: [
                {
                    text: "ginkgopolis-guide-no-tile",
                    area: "stock",
                    when: (now) => now.ask === "commit-card" && tiles(now) === 0,
                },
                {
                    text: "ginkgopolis-guide-poor",
                    args: (now) => ({ count: me(now)?.resources ?? 0 }),
                    area: "stock",
                    when: (now) => now.ask === "commit-card" && (me(now)?.resources ?? 0) < 2,
                },
                {
                    text: "ginkgopolis-guide-another",
                    spot: another,
                    area: "city",
                    when: (now) => now.ask === "commit-card" && tiles(now) > 0 && another(now) !== undefined,
                },
                {
                    text: "ginkgopolis-guide-behind",
                    area: "districts",
                    when: (now) => now.ask === "commit-card" && behind(now),
                },
            ],
        },
        { text: "ginkgopolis-guide-end", area: "stacks" },
    ],
} satisfies Guide<View, null>;
