/** The parts of a board. Where there is little room one is seen at a time, and tabs tell where something can be chosen. */
import { tick, untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";

import { usePicking } from "$lib/spots/picking.svelte";

import { useStill } from "./still";

/** A phone, upright or turned; the styles of the frame say the same. */
export const PHONE = "(max-width: 760px), (max-height: 560px)";
const NARROW = 720; // pixels: beside the panels of a tablet a board is as narrow as on a phone

export interface Area {
    name: string;
    label: string;
}

export class Areas {
    /** The part that is seen. */
    current = $state("");
    /** The board's own pixels: `bind:clientWidth={areas.width} bind:clientHeight={areas.height}`. */
    width = $state(0);
    height = $state(0);

    private readonly phone = new MediaQuery(PHONE);
    private readonly still = useStill();
    readonly narrow: boolean = $derived((!this.still && this.phone.current) || (this.width > 0 && this.width < NARROW));
    /** A phone on its side: there is room beside a part, and none below. */
    readonly flat: boolean = $derived(this.narrow && this.width > this.height);
    readonly list: readonly Area[] = $derived.by(() => this.areas());
    /** The parts in which something can be chosen. */
    readonly marked: ReadonlySet<string> = $derived.by(() => this.partsOf([...this.picking.at.keys()]));
    /** The parts with what a reason speaks of. */
    readonly blamed: ReadonlySet<string> = $derived.by(() => this.partsOf(this.picking.blamed));

    private readonly picking = usePicking();

    /**
     * Made while the board is set up. `where` is the part that an element lies in; none for what is always seen. `shown`
     * is the part in which others do something at this moment.
     */
    constructor(
        private readonly areas: () => readonly Area[],
        private readonly where: (spot: string) => string | undefined,
        shown: () => string | undefined = () => undefined,
    ) {
        this.current = this.still?.area ?? untrack(areas)[0]?.name ?? "";
        if (this.still) return;
        // While there is nothing to choose the reader sees what others do, and then what they looked at before.
        let [went, from] = ["", ""];
        $effect(() => {
            const [free, part] = [Boolean(this.picking.behind()) && !this.picking.open, shown()];
            untrack(() => {
                if (free && part && part !== went) {
                    [went, from] = [part, from || this.current];
                    this.current = part;
                }
                if (free) return;
                if (from && this.current === went) this.current = from;
                [went, from] = ["", ""];
            });
        });
        // A new question is where its answers are, and what waits to be confirmed is seen.
        $effect(() => {
            void [this.picking.open?.name, this.picking.early];
            const { held } = this.picking;
            const parts = held ? this.partsOf(held.targets) : this.marked;
            const found = this.list.find(({ name }) => parts.has(name))?.name;
            if (found && !parts.has(untrack(() => this.current))) this.current = found;
        });
    }

    /** Show a part. A reason that speaks of something there stays open, and finds a place beside that. */
    async open(name: string): Promise<void> {
        this.current = name;
        await tick();
        const { because } = this.picking;
        if (because && this.blamed.has(name)) this.picking.because = { ...because };
    }

    private partsOf(spots: readonly string[]): ReadonlySet<string> {
        return new Set(spots.map((spot) => this.where(spot)).filter((name) => name !== undefined));
    }

    hides = (name: string): boolean => this.narrow && this.current !== name;
}
