/** The small pictures of this game in a square of 24: each a list of shapes, a paint (see Icon.svelte) and a path. */
import type { Shape } from "$lib/board/shapes";

import { EMBLEMS } from "./emblems";

const ring = (x: number, y: number, r: number): string =>
    `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
/** Shapes drawn smaller, with their corner at a point. */
const at = (shapes: readonly Shape[], x: number, y: number, scale: number): Shape[] =>
    shapes.map(([paint, d, own = ""]) => [paint, d, `translate(${x} ${y}) scale(${scale}) ${own}`.trim()]);

const credit: Shape[] = [
    ["credit", ring(12, 12, 10)],
    ["thin", ring(12, 12, 7)],
    ["line", "M14.8 9.600a4 4 0 1 0 0 4.8"],
];
const vp: Shape[] = [
    ["vp", "M7 12.5 4.5 22.500l4.5-2 2.5 3 .5-6 .5 6 2.5-3 4.5 2-2.5-10z"],
    ["vp", ring(12, 9, 8)],
    ["hole", "M12 3.800l1.6 3.4 3.7.5-2.7 2.6.7 3.7-3.3-1.800L8.7 14l.7-3.7-2.7-2.6 3.7-.5z"],
];
const energy: Shape[] = [["energy", "M14 1 4 13.500h6.500L8.5 23 20 9.500h-7z"]];
const engineer: Shape[] = [
    ["ink", "M4 22.500c0-5 3-7.5 8-7.500s8 2.5 8 7.500zM7.5 9.500h9c0 3-2 5-4.5 5s-4.5-2-4.5-5z"],
    ["ink", "M4.5 7.200h2C6.7 4 9 2 12 2s5.3 2 5.5 5.200h2v1.600h-15z"],
];
const excavator: Shape[] = [
    ["excavator", "M2 16h13v-3.500h-2V7H6.500v5.500H2z"],
    ["hole", "M8.3 8.800h3v3h-3z"],
    ["excavator", "M13 12.5 17.5 3l4.5 5.5-1.6 1.4-2.5-3L15 13zM22.5 9.500l.5 5.5-2.5 1.5-3-1.5 2-4z"],
    ["ink", "M3.5 17.500h11a2.5 2.5 0 0 1 0 5h-11a2.5 2.5 0 0 1 0-5z"],
    ["paperline", "M4.5 20h9"],
];
const mixer: Shape[] = [
    ["mixer", "M3.5 8 12.5 3l5 2 3.5 6-9.5 6.500L5 15z"],
    ["paperline", "M12.5 3.8 8.8 16.200M17 6l-1 8.5"],
    ["ink", "M2 17.500h20V20H2z"],
    ["ink", `${ring(6.5, 20.5, 2.5)}${ring(17.5, 20.5, 2.5)}`],
];
const GEAR_LEFT =
    "M12 1.500h-1.700l-.5 2.7-2 .8-2.3-1.5-2.4 2.4 1.5 2.3-.8 2-2.7.5v3.400l2.7.5.8 2-1.5 2.3 2.4 2.400L7.8 19l2 .8.5 2.700H12z";
const GEAR_RIGHT =
    "M12 1.500h1.700l.5 2.7 2 .8 2.3-1.5 2.4 2.4-1.5 2.3.8 2 2.7.5v3.400l-2.7.5-.8 2 1.5 2.3-2.4 2.4-2.3-1.5-2 .8-.5 2.700H12z";
const any_machine: Shape[] = [
    ["excavator", GEAR_LEFT],
    ["mixer", GEAR_RIGHT],
    ["hole", ring(12, 12, 4)],
];
const drop: Shape[] = [["drop", "M12 1.500c4 5.5 7 8.8 7 13a7 7 0 0 1-14 0c0-4.2 3-7.5 7-13z"]];
const base: Shape[] = [
    ["concrete", "M6 9h12l4.5 12h-21z"],
    ["thin", "M3.8 15h16.400M9 9v6M15 9v6M12 15v6"],
];
const elevation: Shape[] = [
    ["soft", "M5.5 13.500h13l3.5 9H2z"],
    ["concrete", "M7.5 8h9l1.8 4.500H5.700z"],
    ["ink", "M12 .5 16 5.500h-2.500V7h-3V5.500H8z"],
];
const conduit: Shape[] = [
    ["concrete", "M2.8 7.5 7.5 2.8 21.2 16.5 16.5 21.200z"],
    ["ink", "M1 6.8 6.8 1l2.4 2.4-5.8 5.800zM14.8 20.600l5.8-5.8 2.4 2.4-5.8 5.800z"],
    ["paperline", "M7.3 7.300l9.4 9.4"],
];
const powerhouse: Shape[] = [
    ["concrete", "M2 22V11l6.5-4.500V11L15 6.500V11h1V2h4v9h2v11z"],
    ["energy", "M13 11.5 8.5 17h3L10.5 21.5 16 15.500h-3.200z"],
];
const any: Shape[] = [
    ["soft", "M2 2h9v9H2zM13 13h9v9h-9z"],
    ["concrete", "M13 2h9v9h-9zM2 13h9v9H2z"],
    ["ink", "M8.5 8.500h7v7h-7z"],
    ["paperline", "M12 9.800v4.400M9.8 12h4.4"],
];
const TURNED = "M19.2 8A8.3 8.3 0 1 0 20.3 13";
const rotate: Shape[] = [
    ["line", TURNED],
    ["ink", "M21.5 2.500v7.500H14z"],
    ["ink", "M12 9.200l2.6 1.500v3L12 15.200l-2.6-1.500v-3z"],
];
const blade = "M12 11C10 7.5 10.5 4 13.5 1.5 16.5 4.5 16.3 8.5 13.5 11.300z";
const produce: Shape[] = [
    ["thin", ring(12, 12, 11)],
    ...[0, 90, 180, 270].map((angle): Shape => ["river", blade, `rotate(${angle} 12 12)`]),
    ["energy", ring(12, 12, 2.6)],
];
const LEAF = "M4 1.500h11.500l4.5 4.500v16.500H4z";
const contract: Shape[] = [
    ["leaf", LEAF],
    ["thin", "M15.5 1.500V6H20M7 6.500h5"],
    ["energy", "M13 8.5 7.5 15h3.700l-1.2 5.5 6.5-7.500h-3.700z"],
];
const sheet: Shape[] = [
    ["leaf", LEAF],
    ["thin", "M15.5 1.500V6H20M7 7h5M7 11h10"],
];
const red_space: Shape[] = [
    ["redline", "M3 3h18v18H3z"],
    ["redline", "M7.5 7.500h9v9h-9z"],
];
const mountain: Shape[] = [
    ["concrete", "M1 21.5 9 5l4.5 8.500L17 8l6 13.500z"],
    ["hole", "M9 5 6.3 10.500l2.2 1 1.5-1.3 1.8 1z"],
];
const hill: Shape[] = [
    ["hill", "M1 20.500C2 13 5 9.5 8.5 9.500c2 0 3.5 1 4.8 3 1-1.2 2-1.8 3.5-1.8 3.2 0 5.4 3.8 6.2 9.800z"],
    ["thin", "M4.5 20.500c.8-4 2.2-6 4-6 1.5 0 2.7 1.3 3.5 4"],
];
const plain: Shape[] = [
    ["plain", "M1 13h22v8H1z"],
    ["thin", "M1 17h22"],
    ["line", "M6 12.500V8M3.8 9.5 6 12l2.2-2.500M17 12.500V7M14.8 8.5 17 11l2.2-2.5"],
];
const gear: Shape[] = [
    ["ink", GEAR_LEFT + GEAR_RIGHT],
    ["hole", ring(12, 12, 4)],
];
const patent: Shape[] = [["leaf", "M2 3h20v18H2z"], ["thin", "M4.5 5.500h15v13h-15z"], ...at(gear, 6.2, 6.2, 0.48)];
const robot: Shape[] = [
    ["ink", "M4 7h16v13a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM11 3h2v4h-2zM1 11h2v6H1zM21 11h2v6h-2z"],
    ["hole", `${ring(8.5, 12.5, 2)}${ring(15.5, 12.5, 2)}M8 17h8v2H8z`],
];
const wall: Shape[] = [
    ["concrete", "M8.5 3h4l4 19h-8z"],
    ["thin", "M8.5 9.300h5.300M8.5 15.600h6.7"],
];
const behind = (top: number): Shape => ["river", `M1 ${top}h7.500V22H1z`];
const strike: Shape = ["bad", "M3 21.5 21 2.5"];
/** One thing for each of another. */
const per = (gain: readonly Shape[], each: readonly Shape[]): Shape[] => [
    ...at(gain, 0, 0, 0.56),
    ["thin", "M4.5 22.5 21 2"],
    ...at(each, 11, 11, 0.54),
];
const both = (first: readonly Shape[], second: readonly Shape[]): Shape[] => [
    ...at(first, 0, 0, 0.6),
    ...at(second, 9.6, 9.6, 0.6),
];
const swap: Shape = ["line", "M15.5 3.500h4.500V8M8.5 20.500H4V16"];
const lake: Shape = ["lake", "M1 14c0-5 5-8 11-8s11 3 11 8-5 8-11 8S1 19 1 14z"];
const plot = (...places: [number, number][]): Shape => ["ink", places.map(([x, y]) => ring(x, y, 2.3)).join("")];
const bars = (...heights: number[]): Shape[] =>
    heights.map((high, n) => [
        high === Math.max(...heights) ? "concrete" : "soft",
        `M${2 + n * 7} ${22 - high}h6V22h-6z`,
    ]);

export const ICONS: Readonly<Record<string, readonly Shape[]>> = {
    credit,
    vp,
    energy,
    engineer,
    excavator,
    mixer,
    any_machine,
    drop,
    water_place: [
        ["drop", "M12 .800c3.4 4.5 5.5 7 5.5 10.200a5.5 5.5 0 0 1-11 0C6.5 7.8 8.6 5.3 12 .800z"],
        ["line", "M2.5 14.500v7h19v-7"],
    ],
    water_flow: [
        ["drop", "M9 .800c3 4 5 6.2 5 9.200a5 5 0 0 1-10 0C4 7 6 4.8 9 .800z"],
        ["riverline", "M1.5 18.500c2-2 4-2 6 0s4 2 6 0"],
        ["line", "M19 3v16M15 15.500l4 4.5 4-4.5"],
    ],
    rotate,
    produce,
    modifier: [["line", "M12 3v10M7 8h10M7 19h10"]],
    base,
    elevation,
    conduit,
    powerhouse,
    any,
    place: [
        ["ink", "M12 1a7 7 0 0 1 7 7c0 4-3.5 6.5-7 11.500C8.5 14.5 5 12 5 8a7 7 0 0 1 7-7z"],
        ["hole", ring(12, 8, 2.8)],
        ["thin", "M3.5 22.500h17"],
    ],
    red_space,
    neutral: [
        ["soft", "M6 5h12l4 16H2z"],
        ["thin", "M5 9l4-4M4 15 14 5M3.5 20.5 18 6M9.5 21l9.5-9.500M15.5 21l4.5-4.5"],
    ],
    mountain,
    hill,
    plain,
    contract,
    take_contract: [...at(contract, 0, 0, 0.76), ["line", "M18.5 10v11M14 17l4.5 4.500L23 17"]],
    patent,
    national: [["national", "M12 1.5 22.5 8v1.500h-21V8zM2 19.500h20V22H2zM4 11h3v7H4zM10.5 11h3v7h-3zM17 11h3v7h-3z"]],
    starting: [...sheet, ["ink", "M8.5 12.5 16.5 16.500l-8 4z"]],
    fee: [...at(credit, 0, 0, 0.7), ["line", "M13 20.500h9M18 16.500l4 4-4 4", "translate(0 -1.5)"]],
    pass: [["line", "M4 4l8 8-8 8M12 4l8 8-8 8"]],
    order: [
        ["line", "M9.5 5H22M9.5 12H22M9.5 19H22"],
        ["ink", `${ring(4, 5, 2.6)}${ring(4, 12, 2)}${ring(4, 19, 1.4)}`],
    ],
    round: [["line", `${ring(12, 12, 9.5)}M12 6v6l4.5 3`]],
    automa: robot,
    step: [["line", "M2 21.500h6v-6h6v-6h6V3M16.5 6 20 2.5 23.5 6"]],
    criterion: [["line", "M2 5.500l2.5 2.500L9 3M2 14.500l2.5 2.500L9 12M12.5 6H22M12.5 15H22M12.5 21H22"]],
    copy: [
        ["line", "M15 4V2.500H2.500V15H4"],
        ["leaf", "M9 9h13v13H9z"],
        ["line", "M9 9h13v13H9z"],
    ],
    // powers of companies and officers
    energy_on_flow: [
        [
            "riverline",
            "M1 15.500c2.5-2.5 5-2.5 7.5 0s5 2.5 7.5 0 5-2.5 7.5 0M1 21c2.5-2.5 5-2.5 7.5 0s5 2.5 7.5 0 5-2.5 7.5 0",
        ],
        ...at(energy, 5.5, 0, 0.56),
    ],
    second_production: both(produce, produce),
    energy_after_production: both(produce, energy),
    contract_reduction: [...at(contract, 0, 0, 0.8), ["bad", "M14.5 19.500H23"]],
    base_cost: both(excavator, base),
    level3_capacity: [behind(6), ...wall, ["line", "M20 22V4M17 7.5 20 4l3.5 3.5"]],
    minimum_production: [
        ...at(energy, 2, -0.5, 0.82),
        ["line", "M2 22h20"],
        ["bad", "M19 18.500V8M15.5 11.5 19 8l3.5 3.5"],
    ],
    conduit_in_mixers: both(mixer, conduit),
    credits_for_machine: [...both(credit, any_machine), swap],
    copy_tile: [...at(patent, 0, 0, 0.62), ...at(patent, 9, 9, 0.62)],
    copy_officer: [...at(engineer, -1, 0, 0.62), ...at(engineer, 9, 7, 0.7)],
    // what technology tiles do
    drop_in_each_empty_dam: [
        ["thin", "M1 12h7.500V22H1z"],
        ...wall,
        ...at(drop, 0.5, 11, 0.34),
        ["line", "M20 22V16M17 19h6"],
    ],
    rotate_per_elevation: per(rotate, elevation),
    credits_per_value: per(credit, conduit),
    no_engineers: [...engineer, strike],
    no_surcharge: [...red_space, ["line", "M3 21.5 21 2.5"]],
    energy_per_base: per(energy, base),
    fill_dam: [behind(3.5), ...wall, ...at(drop, 15, 0, 0.38)],
    excavator_cost_cap: [...at(excavator, 0, 4.5, 0.81), ["bad", "M1 2.500h22"]],
    any_machines: [...at(any_machine, 3, 3, 0.75), swap],
    no_machines: [...any_machine, strike],
    vp_per_raised_dam: per(vp, elevation),
    energy_per_value: per(energy, conduit),
    vp_per_powerhouse: per(vp, powerhouse),
    vp_per_advanced_tile: per(vp, patent),
    // objectives
    red_spaces: [...at(red_space, 0, 0, 0.55), ...at(red_space, 10.8, 10.8, 0.55)],
    own_connections: [["line", "M5 7l14 10"], ...at(base, 0, 0, 0.46), ...at(powerhouse, 13, 12.5, 0.46)],
    best_area: [...bars(8, 14, 20), ["energy", ring(19, 5.5, 2.6)]],
    weakest_area: [...bars(20, 20, 7), ["bad", "M19 2.500v8M16 7.500l3 3.5 3-3.5"]],
    basins_with_1: [lake, plot([12, 14])],
    basins_with_3: [lake, plot([6.5, 14], [12, 14], [17.5, 14])],
    ...EMBLEMS,
};
