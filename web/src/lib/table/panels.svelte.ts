/** Which of the panels around a board is seen: beside it in a window, over it on a phone. */
import { MediaQuery } from "svelte/reactivity";

import { PHONE } from "$lib/board/areas.svelte";
import { keep, kept } from "$lib/reader/kept";

export type Sheet = "options" | "people" | "log" | "chat";
const SIDES = ["log", "chat", "options", "notes", "aid"] as const;
export type Side = (typeof SIDES)[number];

const ROOMY = 1600; // from this width on panels stand beside the board unless somebody closed them

export class Panels {
    /** The one that covers the board on a phone. */
    sheet = $state<Sheet | null>(null);
    /** They stand beside the board, as a device remembers. */
    open = $state((kept("aside") ?? (innerWidth < ROOMY ? "no" : "yes")) === "yes");
    /** They are closed, but the keyboard is in them. */
    peeked = $state(false);
    /** The one that stands there. */
    private turned = $state<Side>(SIDES.find((side) => side === kept("tab")) ?? "log");
    private readonly phone = new MediaQuery(PHONE);

    /** `plays` says whether the reader has a seat: who watches has neither options nor notes. */
    constructor(private readonly plays: () => boolean) {}

    get narrow(): boolean {
        return this.phone.current;
    }
    get side(): Side {
        return this.sides.includes(this.turned) ? this.turned : "log";
    }
    get sides(): readonly Side[] {
        return SIDES.filter((side) => this.plays() || (side !== "options" && side !== "notes"));
    }
    shows(name: Side): boolean {
        return this.narrow ? this.sheet === name : (this.open || this.peeked) && this.side === name;
    }

    toggle(): void {
        this.open = !this.open;
        keep("aside", this.open ? "yes" : "no");
    }
    turn = (side: Side): void => {
        this.turned = side;
        keep("tab", side);
    };
    /** Show one, wherever it is shown here. */
    show(name: "options" | "log" | "chat"): void {
        this.sheet = name;
        this.turn(name);
        if (!this.open) this.toggle();
    }
}
