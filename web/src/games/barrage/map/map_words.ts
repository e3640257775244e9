/** The map in words: what a screen reader says of a place, and what the reading glass shows there. */
import { say } from "$lib/words/words.svelte";

import type { Scene } from "../scene.svelte";
import { BASINS, DAMS, dropsOf, HEADS, HOUSES, PIPES, printed } from "./map";
import { feedsOf, type Feed, type Standing, type WaterAhead } from "./water";

interface Given {
    view: Standing;
    round: number;
    tiles: Record<string, string>;
    forecast: WaterAhead | null;
    scene: Scene;
}

/** The name of a place. */
export function placeName(id: string): string {
    const basin = (DAMS.get(id) ?? HOUSES.get(id))?.basin ?? PIPES.get(id)?.from ?? Number(id);
    const head = HEADS.find((one) => one.id === id);
    if (head) return say("barrage-headstream", { letter: head.letter });
    if (BASINS.has(Number(id))) return say("barrage-basin", { basin, area: BASINS.get(basin)?.area ?? "" });
    const part = DAMS.get(id)?.part ?? PIPES.get(id)?.part ?? String(HOUSES.get(id)?.number);
    return say("barrage-place", { basin, part });
}

export class MapWords {
    constructor(private readonly given: () => Given) {}

    private owner = (seat: number): string => (seat < 0 ? say("barrage-neutral") : this.given().scene.name(seat));

    /** How many drops a dam holds. */
    room = (dam: string): number => {
        const { view, forecast } = this.given();
        return forecast?.capacity[dam] ?? view.dam_level[dam] ?? 0;
    };

    place = placeName;

    head = (id: string): string => `${this.place(id)}, ${this.aboutHead(id)}`;
    basin = (id: number): string => {
        const to = BASINS.get(id)?.to ?? 0;
        return [this.place(String(id)), say("barrage-river-to", { basin: to })].join(", ");
    };
    dam = (id: string): string => `${this.place(id)}: ${this.aboutDam(id)}`;
    pipe = (id: string): string => `${this.place(id)}: ${this.aboutPipe(id)}`;
    house = (id: string): string => `${this.place(id)}: ${this.aboutHouse(id)}`;

    private aboutHead(id: string): string {
        const { view, round, tiles } = this.given();
        const coming = dropsOf(tiles[id]).flatMap((count, n) =>
            count && n + 1 > round ? [say("barrage-coming", { round: n + 1, count })] : [],
        );
        return [say("barrage-waiting", { count: view.headstreams[id] ?? 0 }), ...coming].join(", ");
    }
    private aboutDam(id: string): string {
        const { view } = this.given();
        const owner = view.dam_owner[id];
        if (owner === undefined) return this.free(DAMS.get(id)?.red);
        const level = say("barrage-level", { level: view.dam_level[id] ?? 1 });
        const drops = say("barrage-held", { count: view.dam_drops[id] ?? 0, room: this.room(id) });
        return [this.owner(owner), level, drops].join(", ");
    }
    private aboutPipe(id: string): string {
        const { from = 0, to = 0, value = 0 } = PIPES.get(id) ?? {};
        const owner = this.given().view.conduits[id];
        const whose = owner === undefined ? this.free() : this.owner(owner);
        return [whose, say("barrage-pipe", { from, to, value })].join(", ");
    }
    private aboutHouse(id: string): string {
        const owner = this.given().view.powerhouses[id];
        return owner === undefined ? this.free(HOUSES.get(id)?.red) : this.owner(owner);
    }
    private free = (red = false): string => say(red ? "barrage-free-red" : "barrage-free");
    /** What is to be said of a place besides its name. */
    private about(id: string): string {
        if (DAMS.has(id)) return this.aboutDam(id);
        if (PIPES.has(id)) return this.aboutPipe(id);
        return HOUSES.has(id) ? this.aboutHouse(id) : this.aboutHead(id);
    }

    /** All that is known of a place: what it is, what it costs to build there, what it feeds or where its water goes. */
    large = (id: string): { title: string; lines: string[] } => {
        const { view, forecast } = this.given();
        const built = id in view.dam_owner || id in view.conduits || id in view.powerhouses;
        const level = view.dam_level[id] ?? 0;
        const prices = printed(id)
            .filter(({ piece }) => (piece === "elevation" ? level > 0 && level < 3 : !built))
            .map(({ piece, item, count, credit }) => say("barrage-price", { piece, item, count, credit }));
        return {
            title: this.place(id),
            lines: [this.about(id), ...prices, ...(forecast ? this.ahead(forecast, id) : [])],
        };
    };

    private ahead(forecast: WaterAhead, id: string): string[] {
        const way = forecast.ways[id];
        if (!way) return feedsOf(forecast.feeds, id).map(this.feed);
        const end = (stops: string[]): string => {
            const last = stops.at(-1) ?? "";
            return DAMS.has(last) ? this.place(last) : "";
        };
        const [now, later] = [end(way.now), end(way.later)];
        const said = (when: string, dam: string): string =>
            say(dam ? "barrage-drop-stops" : "barrage-drop-leaves", { when, dam });
        return now === later ? [said("both", now)] : [said("now", now), said("later", later)];
    }
    private feed = ({ seat, dam, conduit, drops, energy, fee, owner }: Feed): string =>
        say("barrage-feed", {
            name: this.owner(seat),
            drops,
            dam: this.place(dam),
            conduit: this.place(conduit),
            energy,
            fee,
            owner: this.owner(owner),
        });
}

/** Whether an id is a place of the map that can be read. */
export const onMap = (id: string): boolean =>
    DAMS.has(id) || PIPES.has(id) || HOUSES.has(id) || HEADS.some((head) => head.id === id);
