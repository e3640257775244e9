/** Reads a page of docs/howto: Markdown as in the rules, with figures between (src/asztal/text/howto.py says how they are written). */
import { blocks, type Block } from "$lib/rules/rules";

export interface Figure {
    kind: "figure";
    /** What is seen, in words. */
    words: string;
    /** The position by its move and seat. */
    still: string;
    area: string;
    show: string[];
    marks: string[];
    stage: { width: number; height: number };
    room: number;
    most: number;
}
/** Items that follow one another are one list. */
export interface List {
    kind: "list";
    items: Extract<Block, { kind: "item" }>[];
}
export type Part = Exclude<Block, { kind: "item" }> | List | Figure;

const FIGURE = /^!\[([^\]]+)\]\((\d+\/\d+)([^)]*)\)$/m;
const STAGE = "400x640";

function figure(words: string, still: string, look: string): Figure {
    const said = new Map(
        look
            .trim()
            .split(/\s+/)
            .map((word): [string, string] => {
                const [name = "", value = ""] = word.split("=");
                return [name, value];
            }),
    );
    const several = (name: string): string[] => said.get(name)?.split(",") ?? [];
    const [width = 0, height = 0] = (said.get("stage") ?? STAGE).split("x").map(Number);
    return {
        kind: "figure",
        words,
        still,
        area: said.get("area") ?? "",
        show: several("show"),
        marks: several("mark"),
        stage: { width, height },
        room: Number(said.get("room") ?? 0),
        most: Number(said.get("most") ?? 1.5),
    };
}

function grouped(all: readonly Block[]): Part[] {
    const made: Part[] = [];
    for (const block of all) {
        const last = made.at(-1);
        if (block.kind !== "item") made.push(block);
        else if (last?.kind === "list") last.items.push(block);
        else made.push({ kind: "list", items: [block] });
    }
    return made;
}

export function partsOf(text: string): Part[] {
    const found = FIGURE.exec(text);
    if (!found) return grouped(blocks(text));
    const [whole, words = "", still = "", look = ""] = found;
    const after = partsOf(text.slice(found.index + whole.length));
    return [...grouped(blocks(text.slice(0, found.index))), figure(words, still, look), ...after];
}
