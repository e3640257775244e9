/** The small pictures of this game in a square of 24: each a list of shapes, a paint (see mood.css) and a path. */
import type { Shape } from "$lib/board/shapes";

import type { Faction } from "./data";

const disc = "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z";
const EMBLEMS: Record<Faction, string> = {
    // a shield with a saltire
    SCO: "M5.5 5h13v7c0 4-3.5 6.4-6.500 7.500C9 18.400 5.500 16 5.500 12zM7.300 6.400l3.300 4.400-3.300 4.400c.5.7 1 1.200 1.600 1.700l3.100-4.200 3.100 4.200c.6-.5 1.100-1 1.600-1.700l-3.300-4.400 3.300-4.400h-2.200L12 9.700 9.500 6.400z",
    // two axes in one
    BAR: "M11 4h2v17h-2zM10 6.500C8.500 6 7 5 6 3.500 4 7 4 11 6 14.500 7 13 8.500 12 10 11.500zM14 6.500c1.500-.5 3-1.500 4-3 2 3.500 2 7.500 0 11-1-1.500-2.500-2.500-4-3z",
    // a pyramid
    EGY: "M12 4 3.500 18.500h7.700zM13 5.200v13.300h7.500z",
    // a gate
    JAP: "M3.500 4.500c5.500 1.700 11.500 1.700 17 0l.3 2.800c-1 .4-2 .6-3 .8V11H20v2h-2.200v7h-2.300v-7h-7v7H6.200v-7H4v-2h2.200V8.100c-1-.2-2-.4-3-.8zM8.500 8.500V11h2.500V8.700zM13 8.700V11h2.500V8.500z",
    // a trident
    ATL: "M11 3.500h2v9h2.400V7.800h-1.200L16.500 4l2.300 3.800h-1.200v7H13v5.700h-2v-5.700H6.400v-7H5.200L7.500 4l2.300 3.800H8.600v4.700H11z",
    // a column
    ROM: "M5 4h14v3h-2v.5h-10V7H5zM7.500 8.500h2V17h-2zM11 8.500h2V17h-2zM14.500 8.500h2V17h-2zM6.500 17.500h11V18.500H19V21H5v-2.500h1.500z",
};

const CARD: Shape = ["face", "M5.500 1.500h13a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2z"];
const GEAR =
    "M10.300 1.500h3.400l.5 2.700 2 .8 2.300-1.500 2.400 2.400L19.400 8.200l.8 2 2.700.5v3.400l-2.700.5-.8 2 1.500 2.300-2.400 2.400-2.300-1.500-2 .8-.5 2.700h-3.400l-.5-2.700-2-.8-2.300 1.500-2.400-2.400L4.600 16.600l-.8-2-2.700-.5v-3.400l2.700-.5.8-2L3.100 5.900l2.400-2.400L7.800 5l2-.8zM12 8.200a4 4 0 1 0 0 8 4 4 0 0 0 0-8z";
const ROCKS: Shape[] = [
    ["rock", "M1.500 21.500 4 13l5-2.500 4.500 4 .5 7z"],
    ["rock", "M11 21.500l2-7 5-2 4.500 5v4z"],
    ["rock", "M7 11.500 9 4.500l5-2 4.500 4.500-1.500 5-4.500 2z"],
];
const CART: Shape[] = [
    ["gem", "M6 8.500 8.500 3.500l3 3 3-4 3.500 6z"],
    ["iron", "M2 8h20l-2.800 9.500H4.800z"],
    [
        "iron",
        "M8 17a2.700 2.700 0 1 1 0 5.400A2.700 2.700 0 0 1 8 17zM16 17a2.700 2.700 0 1 1 0 5.400 2.700 2.700 0 0 1 0-5.400z",
    ],
];
const LADDER = "M7 2v20M17 2v20M7 6.500h10M7 11h10M7 15.500h10M7 20h10";
const roman = [
    "",
    "M12 7v10",
    "M9.500 7v10M14.500 7v10",
    "M7.500 7v10M12 7v10M16.500 7v10",
    "M7.500 7v10M11 7l3 10 3-10",
];

// This card and the six around it, as in the mine.
const BRICKS: Record<string, string> = {
    self: "M8 9h8v6H8z",
    left: "M0 9h7v6H0z",
    right: "M17 9h7v6h-7z",
    up: "M3.500 2h8v6h-8zM12.500 2h8v6h-8z",
    down: "M3.500 16h8v6h-8zM12.500 16h8v6h-8z",
};
const bricks = (...full: string[]): Shape[] =>
    Object.entries(BRICKS).map(([name, d]) => [full.includes(name) ? "brick" : name === "self" ? "hollow" : "pale", d]);
const row = (level: number): Shape[] => [
    ["brick", "M2 3h20v18H2z"],
    ["carved", roman[level] ?? ""],
];
const onCard = (shapes: Shape[]): Shape[] => [...shapes, ["brick", "M1 21h22v3H1z"]];

export const ICONS: Record<string, Shape[]> = {
    coin: [
        ["gold", disc],
        ["goldline", "M12 3.200a8.800 8.800 0 1 1 0 17.600 8.800 8.800 0 0 1 0-17.600z"],
    ],
    gem: [
        ["gem", "M6.500 2.500h11l5.500 7L12 23 1 9.500z"],
        ["gemline", "M1 9.500h22M6.500 2.500 8 9.500 12 23l4-13.500 1.500-7M8 9.500l4-7 4 7"],
    ],
    draw: [CARD],
    ...Object.fromEntries([1, 2, 3, 4].map((level) => [`draw${level}`, [CARD, ["mark", roman[level] ?? ""] as Shape]])),
    discard: [CARD, ["bad", "M4 22 20 2"]],
    look: [
        ["hollow", "M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14z"],
        ["line", "M15 15l7 7"],
    ],
    gear: [["iron", GEAR]],
    rocks: ROCKS,
    clear: [...ROCKS, ["bad", "M2 2l20 20M22 2 2 22"]],
    cart: CART,
    research: [
        ["wood", "M10.800 8h2.600l1 14.500h-4.600z"],
        ["iron", "M1.500 11C4 5 8 2.500 12 2.500S20 5 22.500 11C19 8 15.500 7.500 12 7.500S5 8 1.500 11z"],
    ],
    spark: [["lamp", "M14 1 4 14h6.500L8.500 23 20 9.500h-7z"]],
    then: [["ink", "M2 9.500h8V5l6.500 7L10 19v-4.500H2z"]],
    surface: [
        ["lamp", "M12 3a4.500 4.500 0 0 1 4.500 4.500V10h-9V7.500A4.500 4.500 0 0 1 12 3z"],
        ["brick", "M1 13h22v3H1zM4 18h7v4H4zM13 18h7v4h-7z"],
    ],
    lamp: [
        ["iron", "M9 1.500h6v2.500H9zM7 19h10v3H7z"],
        ["lamp", "M8 5h8l1.500 3v7L16 18H8l-1.500-3V8z"],
    ],
    hand: [
        ["face", "M3 6.500 11 4l4 14-8 2.500z"],
        ["face", "M11 3h9v16h-9z"],
    ],
    ANY: [
        ["none", disc],
        [
            "on",
            "M8 9a4 4 0 1 1 6 3.500c-1.300.8-1.500 1.200-1.500 2.500h-2c0-2 .5-3 2-4 1.300-.9 1.300-3.500-.5-3.500-1.200 0-2 .6-2 1.500zM10.500 16.500h2V19h-2z",
        ],
    ],
    SELF: bricks("self"),
    OTHERS: bricks("left", "right", "up", "down"),
    SIDES: bricks("left", "right"),
    ABOVE: bricks("up"),
    NEIGHBOURS: bricks("left", "right", "up", "down"),
    ROW: bricks("left", "self", "right"),
    LEVEL1: row(1),
    LEVEL2: row(2),
    LEVEL3: row(3),
    FACTIONS: [
        ["SCO", "M12 0a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13z"],
        ["BAR", "M0 11h11v11H0z"],
        ["ATL", "M18 11l6 12H12z"],
    ],
    LEVELS: [["brick", "M1 2h22v5H1zM4 9.500h16v5H4zM7 17h10v5H7z"]],
    PLAYED_LEVEL: [
        ["pale", "M1 2h22v5H1zM4 9.500h16v5H4zM7 17h10v5H7z"],
        ["bad", "M12 1v19M6.500 15l5.500 6 5.500-6"],
    ],
    MACHINES: [["iron", GEAR]],
    MACHINES_HERE: onCard([["iron", GEAR]]),
    MACHINE_CARDS: [
        CARD,
        ["iron", "M12 6.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"],
    ],
    COLLAPSES: ROCKS,
    CARTS: CART,
    CARTS_HERE: onCard(CART),
    RESEARCH_POS: [["line", LADDER]],
    BOARDS_DONE: [
        ["line", "M5 2v21"],
        ["lamp", "M6 3h15l-4 5 4 5H6z"],
    ],
    DONE: [["ink", "M4 12a3 3 0 1 1 0 .1zM9.500 12a3 3 0 1 1 0 .1zM15 12a3 3 0 1 1 0 .1z"]],
    ...Object.fromEntries(
        Object.entries(EMBLEMS).map(([faction, d]) => [
            `FAC_${faction}`,
            [
                [faction, disc],
                ["on", d],
            ] as Shape[],
        ]),
    ),
};
