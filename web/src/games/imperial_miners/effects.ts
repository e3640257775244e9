/** Effects as rows of small pictures: from `pay(2); research(2)` to what is drawn, and how large it can be. */
export interface Part {
    icon?: string;
    /** Written on the picture, or alone where there is none. */
    text?: string;
    /** A price is told apart by its minus and its colour. */
    price?: boolean;
    small?: boolean;
}
export type Step = Part[];

const times = (count: string): Part[] => (count === "1" ? [] : [{ text: count }]);
const counter = (text: string): Part[] => {
    const [name = "", by] = text.split("/");
    return [{ text: "/" }, ...(by ? [{ text: by, small: true }] : []), { icon: name }];
};
const most = (cap: string): Part => ({ text: `≤${cap}`, small: true });
const where = (scope: string): Part[] => (scope === "MINE" ? [] : [{ icon: scope }]);

const DRAWN: Record<string, (...args: string[]) => Step> = {
    gold: (n) => [{ icon: "coin", text: n }],
    gem: (n) => [{ icon: "gem", text: n }],
    gold_per: (n, per = "", cap = "") => [{ icon: "coin", text: n }, ...counter(per), most(cap)],
    gem_per: (n, per = "", cap = "") => [{ icon: "gem", text: n }, ...counter(per), most(cap)],
    draw: (n) => [{ icon: "draw", text: n }],
    draw_per: (n, per = "", cap = "") => [{ icon: "draw", text: n }, ...counter(per), most(cap)],
    draw_level: (n = "", level = "") => [...times(n), { icon: `draw${level}` }],
    draw_faction: (faction = "", n = "") => [
        ...times(n),
        { icon: "draw" },
        { icon: faction === "ANY" ? "ANY" : `FAC_${faction}` },
    ],
    dig: (look, keep) => [{ icon: "look" }, { text: `${look}▸` }, { icon: "draw", text: keep }],
    pay: (n) => [{ icon: "coin", text: `−${n}`, price: true }],
    pay_scot: (n) => [{ icon: "coin", text: `−${n}`, price: true }, { icon: "FAC_SCO" }],
    discard: (n) => [{ icon: "discard", text: `−${n}`, price: true }],
    discard_upto: (n) => [{ icon: "discard", text: `≤${n}`, price: true }],
    spend_machine: (n = "") => [{ text: `−${n}` }, { icon: "gear", price: true }],
    trade: (gold, gems, often) => [
        { icon: "coin", text: `−${gold}`, price: true },
        { icon: "then" },
        { icon: "gem", text: gems },
        { text: `×${often}`, small: true },
    ],
    machine: (scope = "", n = "") => [...times(n), { icon: "gear" }, ...where(scope)],
    machine_each: (scope = "") => [{ icon: "gear" }, ...where(scope)],
    collapse: (scope = "", n = "") => [...times(n), { icon: "rocks" }, ...where(scope)],
    clear: (scope = "", n = "") => [{ text: `≤${n}`, small: true }, { icon: "clear" }, ...where(scope)],
    cart: (scope = "", n = "") => [...times(n), { icon: "cart" }, ...where(scope)],
    research: (n) => [{ icon: "research" }, { text: n }],
    activate: (scope = "", n = "") => [...times(n), { icon: "spark" }, ...where(scope)],
    gate: (name = "", n = "") => [{ icon: name }, { text: `≥${n}:`, small: true }],
    mod_cost: (_, n) => [{ icon: "draw" }, { icon: "coin", text: `−${n}` }],
    mod_on: (_, item = "", n = "") => [
        { icon: "spark" },
        { icon: "then" },
        { icon: item === "gold" ? "coin" : "gem", text: n },
    ],
    mod_research: (n) => [{ icon: "research" }, { text: `+${n}` }],
    mod_surface: (n) => [{ text: n }, { icon: "surface" }],
    mod_both: () => [{ text: "A+B" }],
};
const PRICES = ["pay", "pay_scot", "discard", "spend_machine"];

/** The verbs of an effect, in order. */
export const verbs = (effect: string): string[] => effect.split("; ").map((step) => step.split("(")[0] ?? "");

/** The steps of an effect as pictures; after a price comes an arrow. */
export function steps(effect: string): Step[] {
    return effect.split("; ").map((step) => {
        const [, verb = "", args = ""] = /^(\w+)\((.*)\)$/.exec(step) ?? [];
        const drawn = DRAWN[verb];
        if (!drawn) throw new Error(`no picture for ${step}`);
        const parts = drawn(...(args ? args.split(",") : []));
        return PRICES.includes(verb) ? [...parts, { icon: "then" }] : parts;
    });
}

const SPACE = 0.22; // between steps, in parts of a picture
/** How wide a part is when a picture is 1 wide. */
export const width = (part: Part): number => {
    if (part.icon) return part.icon === "then" ? 0.62 : 1.04;
    return (part.text?.length ?? 0) * (part.small ? 0.44 : 0.56) + 0.06;
};
const stepWidth = (step: Step): number => step.reduce((sum, part) => sum + width(part), 0);

function broken(all: Step[], room: number): Step[][] {
    const lines: Step[][] = [[]];
    let used = 0;
    for (const step of all) {
        const wide = stepWidth(step);
        if (used && used + SPACE + wide > room) {
            lines.push([]);
            used = 0;
        }
        lines.at(-1)?.push(step);
        used += wide + (used ? SPACE : 0);
    }
    return lines;
}

export interface Placed extends Part {
    x: number;
    y: number;
}
export interface Layout {
    size: number;
    parts: Placed[];
}

/** The largest pictures with which all steps fit into a box, broken into lines between the steps, in its middle. */
export function layout(all: Step[], wide: number, high: number, largest: number): Layout {
    let size = largest;
    const fits = (): Step[][] | undefined => {
        const lines = broken(all, wide / size);
        const room = all.every((step) => stepWidth(step) * size <= wide);
        return room && lines.length * size * 1.08 <= high ? lines : undefined;
    };
    let lines = fits();
    while (!lines && size > 8) {
        size -= 0.5;
        lines = fits();
    }
    const parts: Placed[] = [];
    const chosen = lines ?? [all];
    const top = (high - chosen.length * size * 1.08) / 2;
    chosen.forEach((line, number) => {
        const long = line.reduce((sum, step) => sum + stepWidth(step) + SPACE, -SPACE);
        let x = (wide - long * size) / 2;
        for (const step of line) {
            for (const part of step) {
                parts.push({ ...part, x, y: top + number * size * 1.08 });
                x += width(part) * size;
            }
            x += SPACE * size;
        }
    });
    return { size, parts };
}
