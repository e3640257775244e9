/** The first game, guided: water from a neutral dam through a conduit to a powerhouse, a contract, a round, and a second one. */
import type { Guide, Now, Remark } from "$lib/board/guide";

import { bestConduit, conduitsOf, emptyDam, freeEnd, joined, neutralWater, useful } from "./chain";
import { type Forecast, type PlayerView, type View } from "./data";
import { HEADS } from "./map/map";

type Sees = Now<View, Forecast>;

const me = ({ view, seat }: Sees): PlayerView | undefined => view.players[seat];
const has = (now: Sees, structure: string): boolean => (me(now)?.built[structure] ?? 0) > 0;
const inRound =
    (round: number, ...now: ((now: Sees) => boolean)[]) =>
    (seen: Sees): boolean =>
        seen.view.round === round && now.every((one) => one(seen));

/** The reader has chosen the tile, and is asked for a place on the map: "C" for a conduit, "P" a powerhouse, "D" a dam. */
const placing =
    (letter: string) =>
    ({ ask, options }: Sees): boolean =>
        ask === "site" && options.some((option) => option.startsWith(`site ${letter}`));
/** Whether the reader, if it is their turn, may do this. */
const may =
    (option: string) =>
    (now: Sees): boolean =>
        !me(now)?.passed && (now.ask !== "action" || now.options.some((one) => one.startsWith(option)));
const turn = ({ ask }: Sees): boolean => ask === "action";

const feeds = ({ forecast, seat }: Sees): Forecast["feeds"] =>
    forecast.feeds.filter((feed) => feed.seat === seat && feed.drops > 0 && feed.energy > 0);
const flows = (now: Sees): boolean => feeds(now).length > 0;
const connected = ({ view, seat }: Sees): boolean => joined(view, seat).length > 0;
const energy = (now: Sees): boolean => (me(now)?.energy ?? 0) > 0;
const not =
    (one: (now: Sees) => boolean) =>
    (now: Sees): boolean =>
        !one(now);

/** The reader's engineers went last to a space that neither builds nor produces. */
function elsewhere({ view, seat }: Sees): boolean {
    const [last = ""] = view.placed.findLast(([, who]) => who === seat) ?? [];
    return last !== "" && !/^(build|turbine)/.test(last);
}
/** The segment of the wheel on which something lies. */
function segment(now: Sees): string | undefined {
    const laid = me(now)?.wheel.findIndex(([tile, excavators, mixers]) => tile || excavators || mixers) ?? -1;
    return laid < 0 ? undefined : `W${laid + 1}`;
}
/** What is missing before water can reach the reader's turbine. */
const missing = ({ view, seat }: Sees): "both" | "conduit" | "powerhouse" | "apart" => {
    const pipes = conduitsOf(view, seat).length > 0;
    const houses = Object.values(view.powerhouses).includes(seat);
    return pipes && houses ? "apart" : pipes ? "powerhouse" : houses ? "conduit" : "both";
};
/** The headstream whose waiting drops will stop at the dam that the reader needs. */
const source = ({ view, forecast, seat }: Sees): string | undefined => {
    const dam = emptyDam(view, seat);
    return HEADS.find(({ id }) => view.headstreams[id] && forecast.ways[id]?.now.at(-1) === dam)?.id;
};

const other = (letter: string): Remark<View, Forecast> => ({
    text: "barrage-guide-other",
    args: (now) => ({
        piece: placing("C")(now) ? "conduit" : placing("P")(now) ? "powerhouse" : "dam",
        wanted: letter,
    }),
    area: "map",
    back: true,
    when: (now) => now.ask === "site" && !placing(letter)(now),
});
const away = (text: string): Remark<View, Forecast> => ({ text, area: "actions", back: true, when: elsewhere });

export default {
    variant: { game: "intro" },
    steps: [
        { text: "barrage-guide-aim" },
        {
            text: "barrage-guide-water",
            spot: ({ view }) => HEADS.map(({ id }) => id).filter((id) => view.headstreams[id]),
            area: "map",
        },
        {
            text: "barrage-guide-dam",
            spot: ({ view }) => neutralWater(view),
            area: "map",
            when: ({ view }) => neutralWater(view).length > 0,
        },
        { text: "barrage-guide-system", area: "map", example: "BAR-EX-08" },
        { text: "barrage-guide-engineers", area: "actions" },
        {
            text: "barrage-guide-conduit",
            spot: "conduit",
            area: "company",
            when: inRound(1, (now) => !has(now, "conduit"), may("build conduit")),
            until: (now) => placing("C")(now) || has(now, "conduit"),
            remarks: [
                other("C"),
                {
                    text: "barrage-guide-powerhouse-first",
                    area: "map",
                    back: true,
                    when: inRound(1, (now) => has(now, "powerhouse") && !has(now, "conduit")),
                },
                {
                    text: "barrage-guide-base-first",
                    area: "map",
                    back: true,
                    when: inRound(1, (now) => has(now, "base") && !has(now, "conduit")),
                },
                { ...away("barrage-guide-away"), when: inRound(1, elsewhere, (now) => !has(now, "conduit")) },
            ],
        },
        {
            text: "barrage-guide-conduit-site",
            spot: ({ view, seat }) => bestConduit(view, seat),
            area: "map",
            when: inRound(1, placing("C")),
            until: ({ view, seat }) => useful(view, seat).length > 0,
            remarks: [
                {
                    text: "barrage-guide-conduit-dry",
                    spot: ({ view, seat }) => conduitsOf(view, seat)[0],
                    area: "map",
                    back: true,
                    when: inRound(1, (now) => has(now, "conduit") && !useful(now.view, now.seat).length),
                },
                {
                    text: "barrage-guide-conduit-none",
                    area: "map",
                    when: (now) => placing("C")(now) && bestConduit(now.view, now.seat) === undefined,
                },
            ],
        },
        {
            text: "barrage-guide-wheel",
            spot: segment,
            area: "company",
            example: "BAR-EX-23",
            when: (now) => !!segment(now),
        },
        {
            text: "barrage-guide-powerhouse",
            spot: "powerhouse",
            area: "company",
            when: inRound(1, (now) => has(now, "conduit") && !has(now, "powerhouse"), may("build powerhouse")),
            until: (now) => placing("P")(now) || has(now, "powerhouse"),
            remarks: [
                { ...other("P"), when: (now) => now.ask === "site" && !placing("P")(now) && has(now, "conduit") },
                {
                    ...away("barrage-guide-away"),
                    when: inRound(1, elsewhere, (now) => has(now, "conduit") && !has(now, "powerhouse")),
                },
            ],
        },
        {
            text: "barrage-guide-powerhouse-site",
            spot: ({ view, seat }) => freeEnd(view, seat),
            area: "map",
            when: inRound(1, placing("P"), (now) => has(now, "conduit")),
            until: connected,
            remarks: [
                {
                    text: "barrage-guide-apart",
                    spot: ({ view, seat }) => Object.keys(view.powerhouses).find((id) => view.powerhouses[id] === seat),
                    area: "map",
                    back: true,
                    when: inRound(1, (now) => missing(now) === "apart" && !connected(now)),
                },
                {
                    text: "barrage-guide-powerhouse-none",
                    area: "map",
                    when: (now) => placing("P")(now) && freeEnd(now.view, now.seat) === undefined,
                },
            ],
        },
        {
            text: "barrage-guide-produce",
            area: ["turbine", "actions"],
            when: inRound(1, flows, may("space turbine"), not(energy)),
            until: energy,
            remarks: [
                { text: "barrage-guide-drops", area: "map", when: ({ ask }) => ask === "produce" },
                { ...away("barrage-guide-away-water"), when: inRound(1, elsewhere, flows, not(energy)) },
            ],
        },
        {
            text: "barrage-guide-contract",
            spot: ({ options }) => options.find((one) => one.startsWith("fulfil "))?.split(" ")[1],
            area: "company",
            when: ({ ask }) => ask === "fulfil",
            until: ({ ask }) => ask !== "fulfil",
        },
        {
            text: "barrage-guide-missing",
            args: (now) => ({ what: missing(now) }),
            area: "map",
            example: "BAR-EX-08",
            when: inRound(1, not(connected), not(flows), not(energy)),
        },
        {
            text: "barrage-guide-empty",
            spot: ({ view, seat }) => emptyDam(view, seat),
            area: "map",
            when: inRound(1, connected, not(flows), not(energy)),
        },
        { text: "barrage-guide-energy", area: ["tracks", "table"], when: energy },
        {
            text: "barrage-guide-rest",
            area: "actions",
            when: inRound(1),
            until: ({ view }) => view.round > 1,
            remarks: [{ text: "barrage-guide-passed", when: (now) => me(now)?.passed ?? false }],
        },
        { text: "barrage-guide-flow", area: "map", example: "BAR-EX-25", when: ({ view }) => view.round > 1 },
        { text: "barrage-guide-bonus", area: ["tracks", "table"] },
        { text: "barrage-guide-income", area: "company" },
        {
            text: "barrage-guide-second",
            quiet: true,
            when: inRound(2),
            until: ({ view }) => view.round > 2,
            remarks: [
                {
                    text: "barrage-guide-now",
                    spot: (now) => feeds(now)[0]?.dam,
                    area: "map",
                    when: inRound(2, turn, flows, not(energy), may("space turbine")),
                },
                {
                    text: "barrage-guide-comes",
                    spot: source,
                    area: "map",
                    when: inRound(2, turn, connected, not(flows), (now) => source(now) !== undefined),
                },
                {
                    text: "barrage-guide-dry",
                    spot: ({ view, seat }) => emptyDam(view, seat),
                    area: "map",
                    when: inRound(2, turn, connected, not(flows), (now) => source(now) === undefined),
                },
                {
                    text: "barrage-guide-missing",
                    args: (now) => ({ what: missing(now) }),
                    area: "map",
                    when: inRound(2, turn, not(connected), not(flows)),
                },
                {
                    text: "barrage-guide-machines",
                    spot: segment,
                    area: "company",
                    when: inRound(
                        2,
                        turn,
                        (now) => !!segment(now) && !now.options.some((one) => one.startsWith("build")),
                    ),
                },
                {
                    text: "barrage-guide-section",
                    args: (now) => ({ energy: me(now)?.energy ?? 0, from: now.forecast.full_bonus_from }),
                    area: ["tracks", "table"],
                    when: inRound(2, turn, energy, (now) => (me(now)?.energy ?? 0) < now.forecast.full_bonus_from),
                },
            ],
        },
        { text: "barrage-guide-end" },
    ],
} satisfies Guide<View, Forecast>;
