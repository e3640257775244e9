/** The first game, guided: how one wins, a slot with its card, the network, a round of three turns, and a second one. */
import type { Guide, Now } from "$lib/board/guide";
import { known } from "$lib/board/slots";

import { colourOf, type Ahead, type Forecast, type PlayerView, type View } from "./facts";

type Sees = Now<View, Forecast>;
const KEPT = 3; // cards that are kept of the first six

const me = ({ view, seat }: Sees): PlayerView | undefined => view.players[seat];
const ahead = ({ forecast, seat }: Sees): Ahead | undefined => forecast.players[seat];
const colours = (now: Sees): (string | undefined)[] => known(me(now)?.hand ?? []).map(colourOf);
/** The reader has a tile on the board, or has had a turn. */
const begun = (now: Sees): boolean =>
    now.ask === "card" ||
    (me(now)?.turns ?? 0) > 0 ||
    Object.values(now.view.slots).some((tiles) => tiles.includes(now.seat));
const alike = (now: Sees): boolean => {
    const held = colours(now);
    return held.length === KEPT && new Set(held).size === 1;
};
/** A card in hand has the colour of the slot that was chosen. */
const fits = (now: Sees): boolean => colours(now).includes(colourOf(now.view.slot) ?? "none");
/** The reader's card of this turn has another colour than the slot, though one that fits is in hand. */
const mismatch = (now: Sees): boolean => {
    const [card] = known(now.view.played);
    const slot = colourOf(now.view.slot);
    return now.ask !== "" && !!card && !!slot && colourOf(card) !== slot && fits(now);
};
const apart = (now: Sees): string | undefined =>
    Object.keys(me(now)?.cities ?? {}).find((city) => !ahead(now)?.connected.includes(city));
const noFit = (now: Sees): boolean => {
    const free = Object.entries(now.view.slots).filter(([, tiles]) => !tiles.length);
    const held = colours(now);
    return held.length > 0 && !free.some(([slot]) => held.includes(colourOf(slot)));
};

export default {
    variant: { boards: "standard" },
    steps: [
        { text: "cities-guide-aim" },
        {
            text: "cities-guide-first",
            area: "city",
            when: ({ view, ask }) => view.round === 0 && ask === "place-metropolis",
            until: ({ view, ask }) => view.round > 0 || ask === "lay-aside",
        },
        {
            text: "cities-guide-deal",
            area: "hand",
            when: ({ view, ask }) => view.round === 0 && ask !== "place-metropolis",
            until: (now) => now.view.round > 0 && (begun(now) || !alike(now)),
            remarks: [
                {
                    text: "cities-guide-alike",
                    area: "hand",
                    back: true,
                    when: (now) => now.view.round <= 1 && now.ask !== "place-metropolis" && !begun(now) && alike(now),
                },
            ],
        },
        { text: "cities-guide-slots", area: "slots" },
        { text: "cities-guide-hand", area: "hand" },
        { text: "cities-guide-match", area: "hand" },
        {
            text: "cities-guide-slot",
            area: "slots",
            when: (now) => now.view.round === 1 && !begun(now),
            until: begun,
        },
        {
            text: "cities-guide-card",
            area: "hand",
            when: ({ view, ask }) => view.round === 1 && ask === "card",
            until: (now) => begun(now) && now.ask !== "card" && !mismatch(now),
            remarks: [
                { text: "cities-guide-mismatch", area: ["hand", "slots"], back: true, when: mismatch },
                { text: "cities-guide-no-match", area: "hand", when: (now) => now.ask === "card" && !fits(now) },
            ],
        },
        {
            text: "cities-guide-effects",
            area: ["hand", "slots"],
            when: (now) => now.view.round === 1 && begun(now) && now.ask !== "card",
            until: (now) => now.view.round > 1 || (now.ask === "slot" && begun(now)),
        },
        { text: "cities-guide-city", area: "city" },
        { text: "cities-guide-network", area: "city", example: "UWC-EX-11" },
        { text: "cities-guide-ahead", area: ["ahead", "city"], example: "UWC-EX-23" },
        { text: "cities-guide-upgrade", area: "city" },
        { text: "cities-guide-federation", spot: "F4", area: "slots", example: "UWC-EX-13" },
        {
            text: "cities-guide-round",
            area: "slots",
            when: ({ view }) => view.round <= 1,
            until: ({ view }) => view.round > 1,
        },
        {
            text: "cities-guide-second",
            quiet: true,
            when: ({ view }) => view.round <= 2,
            until: ({ view }) => view.round > 2,
            remarks: [
                {
                    text: "cities-guide-apart",
                    spot: apart,
                    area: "city",
                    when: (now) => now.ask === "slot" && apart(now) !== undefined,
                },
                {
                    text: "cities-guide-no-fit",
                    area: ["slots", "hand"],
                    when: (now) => now.ask === "slot" && noFit(now),
                },
                {
                    text: "cities-guide-hungry",
                    args: (now) => ({ count: ahead(now)?.feeding?.unfed ?? 0 }),
                    area: ["ahead", "city"],
                    when: (now) => now.ask === "slot" && (ahead(now)?.feeding?.unfed ?? 0) > 0,
                },
                {
                    text: "cities-guide-bare",
                    area: "city",
                    when: (now) => now.ask === "slot" && Object.keys(me(now)?.buildings ?? {}).length === 0,
                },
            ],
        },
        { text: "cities-guide-end", area: "cards" },
    ],
} satisfies Guide<View, Forecast>;
