import { expect, it, vi } from "vitest";

import { offered } from "$lib/api/offered";

import { Picking } from "./picking.svelte";
import { type SpotElement, Spots, type SpotProps } from "./spot.svelte";

vi.stubGlobal("SVGElement", vi.fn());

/** As much of an element as a spot writes to. */
class Drawn {
    readonly classes = new Set<string>();
    readonly dataset: Record<string, string> = {};
    readonly classList = {
        toggle: (name: string, on: boolean): void => void (on ? this.classes.add(name) : this.classes.delete(name)),
    };
    readonly attributes = new Map<string, string>();
    getAttribute = (name: string): string | null => this.attributes.get(name) ?? null;
    setAttribute = (name: string, value: string): void => void this.attributes.set(name, value);
    removeAttribute = (name: string): void => void this.attributes.delete(name);
}

const CHOICE = offered({ option: "build C1a", label: "Build", targets: ["C1a"], links: ["C1"] });

function board(reader: number | null): {
    spots: Spots;
    picking: Picking;
    draw: (id: string, props?: SpotProps) => Drawn;
} {
    const picking = new Picking();
    picking.question = { name: "q", text: "?", choices: [CHOICE], about: [] };
    const spots = new Spots(picking, () => reader);
    const draw = (id: string, props: SpotProps = {}): Drawn => {
        const drawn = new Drawn();
        spots.place(drawn as unknown as SpotElement, { id, ...props });
        return drawn;
    };
    return { spots, picking, draw };
}
const lit = (...drawn: Drawn[]): boolean[] => drawn.map(({ classes }) => classes.has("lit"));

it("lights what a sentence tells of a seat on that seat's board alone", () => {
    const { spots, draw } = board(0);
    const [mine, theirs, shared] = [draw("C1a", { seat: 0 }), draw("C1a", { seat: 1 }), draw("C1a")];
    spots.light([{ targets: ["C1a"], seat: 1 }]);
    expect(lit(mine, theirs, shared)).toEqual([false, true, true]);
    spots.light([{ targets: ["C1a"], seat: 0 }]);
    expect(lit(mine, theirs, shared)).toEqual([true, false, true]);
    spots.light([{ targets: ["C1a"], seat: null }]);
    expect(lit(mine, theirs, shared)).toEqual([true, true, true]);
    spots.light([]);
    expect(lit(mine, theirs, shared)).toEqual([false, false, false]);
});

it("lights what the reader points at where the reader means it", () => {
    const { spots, draw } = board(0);
    spots.light([{ targets: ["C1a"] }]);
    expect(lit(draw("C1a", { seat: 0 }), draw("C1a", { seat: 1 }), draw("C1a"))).toEqual([true, false, true]);
});

it("offers nothing on the board of somebody else", () => {
    const { spots, picking, draw } = board(0);
    const [mine, theirs] = [draw("C1a", { seat: 0 }), draw("C1a", { seat: 1 })];
    spots.send(new Set(["C1a"]));
    spots.hold(new Set(["C1a"]));
    expect([...mine.classes].sort()).toEqual(["linked", "offered", "picked", "sent"]);
    expect([...theirs.classes]).toEqual([]);
    expect([mine.dataset.spot, theirs.dataset.spot]).toEqual(["C1a", undefined]);
    expect(picking.at.has("C1a")).toBe(true);
});

it("leaves an option a button that only somebody else's board could show", async () => {
    const { picking, draw } = board(0);
    picking.laid = true;
    draw("C1a", { seat: 1 });
    await Promise.resolve();
    expect(picking.loose).toEqual([CHOICE]);
    draw("C1a", { seat: 0 });
    await Promise.resolve();
    expect(picking.loose).toEqual([]);
});

it("takes no sentence of the log for pointing at an option", () => {
    const { picking } = board(0);
    picking.light({ targets: ["C1a"], seat: 1 });
    expect([picking.pointed, picking.linked]).toEqual([null, []]);
    picking.light(CHOICE);
    expect([picking.pointed, picking.linked]).toEqual([CHOICE, ["C1"]]);
    picking.light();
    expect(picking.lit).toEqual([]);
});

it("shows somebody who watches the elements of every seat", () => {
    const { spots, draw } = board(null);
    const [one, two] = [draw("C1a", { seat: 0 }), draw("C1a", { seat: 1 })];
    spots.light([{ targets: ["C1a"], seat: 1 }]);
    expect(lit(one, two)).toEqual([false, true]);
    expect([one.dataset.spot, two.dataset.spot]).toEqual(["C1a", "C1a"]);
});

it("says what it is and what can be done there, and nothing twice", () => {
    const { draw } = board(0);
    const said = (label?: string): string | null => draw("C1a", { label }).getAttribute("aria-label");
    expect(["Site 1", "Build", undefined].map(said)).toEqual(["Site 1: Build", "Build", "Build"]);
});
