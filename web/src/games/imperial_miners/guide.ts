/** The first game, guided: one card into solid rock, then a chain, two rounds with hints, and what it is all for. */
import type { Guide, Now, Remark } from "$lib/board/guide";
import { known } from "$lib/board/slots";

import { CARDS, type PlayerView, type View } from "./data";

type Sees = Now<View, null>;
const ALONE_UNTIL = 4; // the last round with hints
const FEW = 2; // cards in hand that soon leave nothing to choose from
const few = (cards: number): boolean => cards > 0 && cards <= FEW;
const RESEARCH = 4; // what the cheaper research at the surface costs, in gold

const me = ({ view, seat }: Sees): PlayerView | undefined => view.players[seat];
const gold = (now: Sees): number => me(now)?.gold ?? 0;
const levelOf = (id: string | number | undefined): number => CARDS.get(String(id))?.level ?? 0;
/** The first card of a level that the reader holds. */
const inHand =
    (level: number) =>
    (now: Sees): string | undefined =>
        known(me(now)?.hand ?? []).find((id) => levelOf(id) === level);
/** The first of them that can be chosen now. */
const offered =
    (least: number) =>
    ({ ask, options }: Sees): string | undefined =>
        ask === "choose-card"
            ? options.map((option) => option.split(" ")[1] ?? "").find((id) => levelOf(id) >= least)
            : undefined;
/** The reader's card of this round, as soon as it is chosen. */
const chosen = (now: Sees): string => me(now)?.card || String(me(now)?.sealed[0] ?? "");
/** A second card of level 1 was chosen, though one of level 2 could be paid. */
const shallow = (now: Sees): boolean => levelOf(chosen(now)) === 1 && gold(now) >= 2 && inHand(2)(now) !== undefined;

/** What is said while the event asks something before the cards are chosen. */
const asked: Remark<View, null> = {
    text: "miners-guide-asked",
    area: "event",
    when: (now) => chosen(now) === "" && now.ask !== "" && now.ask !== "choose-card",
};
const effect: Remark<View, null> = {
    text: "miners-guide-effect",
    area: "mine",
    when: ({ ask }) => ask === "choose-effect",
};
const surface: Remark<View, null> = {
    text: "miners-guide-surface",
    spot: "surface.gold",
    area: "mine",
    when: ({ ask }) => ask === "surface",
};

export default {
    variant: { opening: "first" },
    steps: [
        { text: "miners-guide-mine", area: "mine" },
        { text: "miners-guide-event", area: "event" },
        { text: "miners-guide-hand", area: "hand" },
        {
            text: "miners-guide-choose",
            args: (now) => ({ gold: gold(now) }),
            spot: inHand(1),
            area: "hand",
            when: (now) => now.view.round === 1 && chosen(now) === "",
            until: (now) => chosen(now) !== "",
            remarks: [asked],
        },
        {
            text: "miners-guide-works",
            area: "mine",
            when: (now) => now.view.round === 1 && chosen(now) !== "",
            until: ({ view }) => view.round > 1,
            remarks: [effect, surface],
        },
        { text: "miners-guide-supplies", area: "supplies" },
        { text: "miners-guide-carts", area: "mine", example: "IMP-EX-08" },
        {
            text: "miners-guide-deeper",
            spot: inHand(2),
            area: "hand",
            when: (now) => now.view.round === 2 && chosen(now) === "",
            until: (now) => now.view.round > 2 || (chosen(now) !== "" && !shallow(now)),
            remarks: [
                asked,
                {
                    text: "miners-guide-shallow",
                    area: "mine",
                    back: true,
                    when: (now) => now.view.round === 2 && shallow(now),
                },
                {
                    text: "miners-guide-no-deeper",
                    args: (now) => ({ gold: gold(now) }),
                    area: "hand",
                    when: (now) => now.ask === "choose-card" && offered(2)(now) === undefined,
                },
            ],
        },
        {
            text: "miners-guide-chain",
            area: "mine",
            example: "IMP-EX-05",
            when: (now) => now.view.round === 2 && chosen(now) !== "",
            until: ({ view }) => view.round > 2,
            remarks: [
                { text: "miners-guide-place", area: "mine", when: ({ ask }) => ask === "place" },
                { text: "miners-guide-climb", area: "mine", when: ({ ask }) => ask === "climb" },
                surface,
            ],
        },
        { text: "miners-guide-research", area: "research", example: "IMP-EX-12" },
        {
            text: "miners-guide-second",
            quiet: true,
            when: ({ view }) => view.round <= ALONE_UNTIL,
            until: ({ view }) => view.round > ALONE_UNTIL,
            remarks: [
                {
                    text: "miners-guide-few",
                    args: (now) => ({ count: me(now)?.hand.length ?? 0 }),
                    area: "hand",
                    when: (now) => now.ask === "choose-card" && few(me(now)?.hand.length ?? 0),
                },
                {
                    text: "miners-guide-third",
                    spot: offered(3),
                    area: "hand",
                    when: (now) => offered(3)(now) !== undefined,
                },
                { text: "miners-guide-under", area: "mine", when: ({ ask }) => ask === "place" },
                {
                    text: "miners-guide-gold",
                    args: (now) => ({ gold: gold(now) }),
                    area: "mine",
                    when: (now) => now.ask === "surface" && gold(now) >= RESEARCH,
                },
                {
                    text: "miners-guide-collapse",
                    area: "mine",
                    when: (now) => now.ask === "choose-card" && (me(now)?.collapses.length ?? 0) > 0,
                },
            ],
        },
        { text: "miners-guide-end", area: "others" },
    ],
} satisfies Guide<View, null>;
