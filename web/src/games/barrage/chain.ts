/** What produces energy: a dam with water, a conduit from its basin, and a powerhouse where that ends. */
import type { View } from "./data";
import { BASINS, COST, DAMS, PIPES } from "./map/map";

const NEUTRAL = -1;

export const conduitsOf = (view: View, seat: number): string[] =>
    [...PIPES.keys()].filter((id) => view.conduits[id] === seat);
const housesIn = (basin: number): string[] => (BASINS.get(basin)?.houses ?? []).map(({ id }) => id);
const freeIn = (view: View, basin: number): string[] =>
    (BASINS.get(basin)?.houses ?? []).filter(({ id, red }) => !red && !(id in view.powerhouses)).map(({ id }) => id);
const ownIn = (view: View, seat: number, basin: number): boolean =>
    housesIn(basin).some((id) => view.powerhouses[id] === seat);
/** The dams whose water a seat may use, in a basin. */
const damsIn = (view: View, seat: number, basin: number): string[] =>
    (BASINS.get(basin)?.dams ?? [])
        .map(({ id }) => id)
        .filter((id) => view.dam_owner[id] === NEUTRAL || view.dam_owner[id] === seat);
const wet = (view: View, seat: number, basin: number): boolean =>
    damsIn(view, seat, basin).some((id) => view.dam_drops[id]);

/** The neutral dams that hold water, those down in the plains first. */
export const neutralWater = (view: View): string[] =>
    [...DAMS.keys()].reverse().filter((dam) => view.dam_owner[dam] === NEUTRAL && view.dam_drops[dam]);

/** The conduits of a seat that begin at water and end where its powerhouse stands or can stand. */
export const useful = (view: View, seat: number): string[] =>
    conduitsOf(view, seat).filter((id) => {
        const { from = 0, to = 0 } = PIPES.get(id) ?? {};
        return wet(view, seat, from) && (ownIn(view, seat, to) || freeIn(view, to).length > 0);
    });
/** The conduits of a seat at whose end it has a powerhouse, whether there is water or not. */
export const joined = (view: View, seat: number): string[] =>
    conduitsOf(view, seat).filter((id) => ownIn(view, seat, PIPES.get(id)?.to ?? 0));
/** A dam whose water a seat could use if there were any: in a basin where a joined conduit begins. */
export const emptyDam = (view: View, seat: number): string | undefined =>
    joined(view, seat)
        .flatMap((id) => damsIn(view, seat, PIPES.get(id)?.from ?? 0))
        .find((dam) => !view.dam_drops[dam]);

/**
 * The best conduit that leads from water to where a powerhouse of the seat stands, or where none does, can stand; as far as
 * the machines go.
 */
export function bestConduit(view: View, seat: number): string | undefined {
    const machines = view.players[seat]?.excavator ?? 0;
    const built = Object.values(view.powerhouses).includes(seat);
    return [...PIPES.values()]
        .filter(({ id, from, to, value }) => {
            const ends = built ? ownIn(view, seat, to) : freeIn(view, to).length > 0;
            return value * COST.conduit <= machines && !(id in view.conduits) && wet(view, seat, from) && ends;
        })
        .sort((a, b) => b.value - a.value)[0]?.id;
}
/** A space for a powerhouse where a conduit of the seat ends, one with water first. */
export const freeEnd = (view: View, seat: number): string | undefined =>
    [...useful(view, seat), ...conduitsOf(view, seat)].flatMap((id) => freeIn(view, PIPES.get(id)?.to ?? 0))[0];
