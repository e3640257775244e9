/** The first game, guided: water from a neutral dam through a conduit to a powerhouse, a contract, and a whole round. */
import type { Guide } from "$lib/board/guide";

import type { View } from "./data";
import { BASINS, COST, DAMS, HEADS, PIPES } from "./map/map";

const NEUTRAL = -1;

const withWater = (view: View): string | undefined => HEADS.find(({ id }) => view.headstreams[id])?.id;
/** The neutral dams that hold water, those down in the plains first. */
const ready = (view: View): string[] =>
    [...DAMS.keys()].reverse().filter((dam) => view.dam_owner[dam] === NEUTRAL && view.dam_drops[dam]);
const freeHouses = (view: View, basin: number): string[] =>
    (BASINS.get(basin)?.houses ?? []).filter(({ id, red }) => !red && !(id in view.powerhouses)).map(({ id }) => id);

/** The best conduit that leads from a neutral dam's water to where a powerhouse can stand, as far as the machines go. */
function conduit(view: View, seat: number): string | undefined {
    const machines = view.players[seat]?.excavator ?? 0;
    const basins = ready(view).map((dam) => DAMS.get(dam)?.basin);
    return [...PIPES.values()]
        .filter(({ id, from, to, value }) => {
            const affordable = value * COST.conduit <= machines;
            return affordable && !(id in view.conduits) && basins.includes(from) && freeHouses(view, to).length;
        })
        .sort((a, b) => b.value - a.value)[0]?.id;
}
/** A space for a powerhouse where a conduit of the reader's ends. */
const house = (view: View, seat: number): string | undefined =>
    [...PIPES.values()].filter(({ id }) => view.conduits[id] === seat).flatMap(({ to }) => freeHouses(view, to))[0];
/** The segment of the wheel on which something lies. */
function segment(view: View, seat: number): string | undefined {
    const laid =
        view.players[seat]?.wheel.findIndex(([tile, excavators, mixers]) => tile || excavators || mixers) ?? -1;
    return laid < 0 ? undefined : `W${laid + 1}`;
}

export default {
    variant: { game: "intro" },
    bots: ["random"], // one who leaves the reader the first water
    steps: [
        { text: "barrage-guide-aim" },
        { text: "barrage-guide-water", spot: withWater, area: "map" },
        { text: "barrage-guide-dam", spot: (view) => ready(view)[0], area: "map" },
        { text: "barrage-guide-system", area: "map", example: "BAR-EX-08" },
        { text: "barrage-guide-engineers", area: "actions" },
        { text: "barrage-guide-conduit", spot: "conduit", area: "company", until: { chosen: "build" } },
        { text: "barrage-guide-conduit-site", spot: conduit, area: "map", until: { chosen: "site" } },
        { text: "barrage-guide-wheel", spot: segment, area: "company", example: "BAR-EX-23" },
        { text: "barrage-guide-powerhouse", spot: "powerhouse", area: "company", until: { chosen: "build" } },
        { text: "barrage-guide-powerhouse-site", spot: house, area: "map", until: { chosen: "site" } },
        {
            text: "barrage-guide-produce",
            area: ["turbine", "actions"],
            // Who built elsewhere may have nothing to produce with in this round.
            until: { seen: (view, seat) => (view.players[seat]?.energy ?? 0) > 0 || view.round > 1 },
        },
        {
            text: "barrage-guide-contract",
            spot: (view, seat) => view.players[seat]?.contracts[0],
            area: "company",
            until: { ask: "action" },
        },
        { text: "barrage-guide-energy", area: ["tracks", "table"] },
        { text: "barrage-guide-rest", area: "actions", until: { seen: (view) => view.round > 1 } },
        { text: "barrage-guide-flow", area: "map", example: "BAR-EX-25" },
        { text: "barrage-guide-bonus", area: ["tracks", "table"] },
        { text: "barrage-guide-income", area: "company" },
        { text: "barrage-guide-end" },
    ],
} satisfies Guide<View>;
