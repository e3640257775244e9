/** The small pictures of this game in a square of 24: each a list of shapes, a paint (see mood.css) and a path. */
import type { Shape } from "$lib/board/shapes";

const DISC = "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z";
const CARD = "M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z";
const HEX = "M12 1.5l9.1 5.25v10.5L12 22.5l-9.1-5.25V6.75z";
const DOME = "M2 18a10 10 0 0 1 20 0z";
const GEAR =
    "M10.3 1.5h3.4l.5 2.7 2 .8 2.3-1.5 2.4 2.4-1.5 2.3.8 2 2.7.5v3.4l-2.7.5-.8 2 1.5 2.3-2.4 2.4-2.3-1.5-2 .8-.5 2.7h-3.4l-.5-2.7-2-.8-2.3 1.5-2.4-2.4 1.5-2.3-.8-2-2.7-.5v-3.4l2.7-.5.8-2-1.5-2.3 2.4-2.4L7.8 5l2-.8zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6z";
const STAR = "M12 1.5l3.2 6.7 7.3 1-5.3 5.1 1.3 7.3L12 18.1l-6.5 3.5 1.3-7.3L1.5 9.2l7.3-1z";
const HAMMER = "M3.5 6.5l5-5 4.5 2 3.5 3.5-3 3-2-2L4.5 21l-2.7-2.7L11 9 8.5 6.5 6 9z";
const CHEVRONS = "M12 2l9 8h-5.5L12 7l-3.5 3H3zM12 10l9 8h-5.5L12 15l-3.5 3H3z";
const LEAF = "M3 21C3 9 10 3 21 3c0 11-6 18-15 17.3L4.5 22z";
const DIAMOND = "M12 1.5L22.5 12 12 22.5 1.5 12z";
const TRIANGLE = "M12 2l10.5 19h-21z";
const BACK = "M12 3a9 9 0 0 1 8.6 6.4h-3A6.2 6.2 0 0 0 7 8.3L9.5 11H2V3.5l3 3A9 9 0 0 1 12 3z";
const FORTH = "M12 21a9 9 0 0 1-8.6-6.4h3A6.2 6.2 0 0 0 17 15.7L14.5 13H22v7.5l-3-3A9 9 0 0 1 12 21z";
const FARM = "M12 2l8.7 5v10L12 22l-8.7-5V7z";
const TANK = "M4 7c0-6 16-6 16 0v11c0 5-16 5-16 0z";
const FLASK = "M9 2h6v2h-1v5l6 10.2a2 2 0 0 1-1.7 2.8H5.7A2 2 0 0 1 4 19.2L10 9V4H9z";
const COIN: Shape[] = [
    ["coin", DISC],
    ["coinline", "M12 5.5v13M15.5 8.5c-1-1.5-6.5-2-6.5 1s6.5 2 6.5 5-5.5 2.5-6.8.7"],
];
const CUP = "M12 3v8M8.5 3v5a3.5 3.5 0 0 0 7 0V3M12 11v10M9 21h6";

export const ICONS: Readonly<Record<string, readonly Shape[]>> = {
    // what is taken, paid and counted
    kelp: [
        [
            "kelp",
            "M11 22.5c0-4-4.5-5-4.5-9.5s4-4 4-8c0-1.2 0-2-.5-3.5C14 4 14.5 7 13.5 9.5 17 8 18.5 6 18.7 4.5 20 9 17 12 13.5 12.8c-.5 1.2.5 2.2.5 4.2 2-.5 3.5-2 4-3.5.8 3.5-1.5 6-4 6.5v2.5z",
        ],
    ],
    steelplast: [
        ["steel", "M3 8.5L12 3.5l9 5-9 5z"],
        ["steeldark", "M3 10l8.3 4.6v6L3 16z"],
        ["steelmid", "M21 10l-8.3 4.6v6L21 16z"],
    ],
    science: [
        ["science", FLASK],
        ["light", "M9.3 13.5h5.4l2.8 5.2h-11z"],
    ],
    credit: COIN,
    biomatter: [
        ["bio", "M12 2c5.5 4 9 7.5 9 12a9 8.5 0 0 1-18 0c0-4.5 3.5-8 9-12z"],
        ["bioline", "M12 20v-9M12 15.5l-3.8-3M12 13.5l3.8-3"],
    ],
    any: [
        ["ring", DISC],
        ["kelp", "M12 4a8 8 0 0 1 6.9 4L12 12z"],
        ["steelmid", "M19 8a8 8 0 0 1 0 8l-7-4z"],
        ["science", "M19 16a8 8 0 0 1-7 4v-8z"],
        ["coin", "M12 20a8 8 0 0 1-7-4l7-4z"],
        ["bio", "M5 16A8 8 0 0 1 12 4v8z"],
    ],
    point: [["point", STAR]],
    card: [["face", CARD]],
    federation: [
        ["fed", "M4 2h2v20H4z"],
        ["fed", "M7 3c5-2.5 8 2.5 14 0v10c-6 2.5-9-2.5-14 0z"],
    ],
    // pieces, and what they are like
    nonsymbiotic_city: [
        ["dome", DOME],
        ["ribs", "M12 8v10M6 10.5L9 18M18 10.5L15 18"],
        ["ink", "M1 19h22v2H1z"],
    ],
    symbiotic_city: [
        ["symbiotic", DOME],
        ["branch", "M12 18v-8M12 15l-4-3M12 13l4-3"],
        ["ink", "M1 19h22v2H1z"],
    ],
    city: [
        ["dome", "M2 18a10 10 0 0 1 10-10v10z"],
        ["symbiotic", "M12 8a10 10 0 0 1 10 10H12z"],
        ["ink", "M1 19h22v2H1z"],
    ],
    farm: [
        ["farm", FARM],
        ["furrow", "M6 10l6-3.5L18 10M6 14l6-3.5 6 3.5M6 18l6-3.5 6 3.5"],
    ],
    desalination: [
        ["plant", TANK],
        ["light", "M12 7c2.5 3 3.7 4.8 3.7 6.8a3.7 3.7 0 0 1-7.4 0C8.3 11.8 9.5 10 12 7z"],
    ],
    laboratory: [
        ["lab", "M3 3h18v18H3z"],
        ["light", "M10 6h4v1h-.7v3.5l3.9 6.5H6.8l3.9-6.5V7H10z"],
    ],
    building: [
        ["farm", "M7 1.5l5 3v5.8l-5 2.9-5-2.9V4.5z"],
        ["plant", "M17 2a5 5 0 0 1 5 3v5c0 3-10 3-10 0V5a5 5 0 0 1 5-3z"],
        ["lab", "M7 14h10v8.5H7z"],
    ],
    tunnel: [
        ["tunnel", "M1 8h22v8H1z"],
        ["rail", "M1 10.5h22M1 13.5h22"],
    ],
    structure: [
        ["lab", "M2 2h9v9H2z"],
        ["farm", "M17.5 1.5l5 2.8v5.4l-5 2.8-5-2.8V4.3z"],
        ["tunnel", "M1 15h22v6H1z"],
        ["rail", "M1 18h22"],
    ],
    metropolis: [
        ["metro", HEX],
        ["light", "M6 17v-6h3v6zM10.5 17V7h3v10zM15 17v-8h3v8z"],
    ],
    metropolis_blue: [
        ["metroblue", HEX],
        ["light", "M6 17v-6h3v6zM10.5 17V7h3v10zM15 17v-8h3v8z"],
    ],
    upgraded: [
        ["ring2", DISC],
        ["ink", "M12 5l7 6.5h-4.3L12 9l-2.7 2.5H5zM12 11.5l7 6.5h-4.3L12 15.5 9.3 18H5z"],
    ],
    upgraded_pair: [
        ["ring2", "M7.5 4.5a7 7 0 1 1 0 15 7 7 0 0 1 0-15z"],
        ["ring2", "M16.5 4.5a7 7 0 1 1 0 15 7 7 0 0 1 0-15z"],
        ["ink", "M12 8l4 4h-2.5L12 10.5 10.5 12H8zM12 12l4 4h-2.5L12 14.5 10.5 16H8z"],
    ],
    expansion: [
        ["dash", "M4 4h16v16H4z"],
        ["ink", "M11 8h2v3h3v2h-3v3h-2v-3H8v-2h3z"],
    ],
    completed: [
        ["dome", "M2 16a10 10 0 0 1 20 0z"],
        ["good", "M5 17l2.5-2.5 3.5 3.5 7.5-8L21 12.5 11 23z"],
    ],
    connected: [
        ["glowline", "M3 12h18"],
        ["lamp", "M5 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM19 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z"],
    ],
    // cards, slots and colours
    permanent: [
        ["face", CARD],
        ["ink", "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"],
    ],
    action: [
        ["face", CARD],
        ["ink", "M13.5 5.5l-6 7.5h4l-1 5.5 6-7.5h-4z"],
    ],
    production: [
        ["face", CARD],
        [
            "ink",
            "M11 6h2l.4 1.7 1.3.6 1.5-1 1.4 1.5-.9 1.5.5 1.3 1.8.4v2l-1.8.4-.5 1.3.9 1.5-1.4 1.5-1.5-1-1.3.6L13 18h-2l-.4-1.7-1.3-.6-1.5 1-1.4-1.5.9-1.5-.5-1.3-1.8-.4v-2l1.8-.4.5-1.3-.9-1.5 1.4-1.5 1.5 1 1.3-.6z",
        ],
    ],
    scoring: [
        ["face", CARD],
        ["point", "M12 6l1.9 3.9 4.3.6-3.1 3 .7 4.3-3.8-2-3.8 2 .7-4.3-3.1-3 4.3-.6z"],
    ],
    special: [
        ["face", CARD],
        ["bio", "M12 6l1.9 3.9 4.3.6-3.1 3 .7 4.3-3.8-2-3.8 2 .7-4.3-3.1-3 4.3-.6z"],
    ],
    slot: [["ring2", "M3 5h18v14H3z"]],
    always: [
        ["ring2", "M3 5h18v14H3z"],
        ["line", "M7.5 12c0-3 3.5-3 4.5 0s4.5 3 4.5 0-3.5-3-4.5 0-4.5 3-4.5 0z"],
    ],
    others: [
        ["ink", "M8 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM1.5 20c0-10 13-10 13 0z"],
        ["pale", "M17 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM16 13c4-.5 7 2 7 7h-6.5c0-3-.5-5-1.5-6.5z"],
    ],
    not_mine: [
        ["ink", "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 21c0-11 15-11 15 0z"],
        ["bad", "M3 21L21 3"],
    ],
    green: [["green", LEAF]],
    red: [["red", DIAMOND]],
    yellow: [["yellow", TRIANGLE]],
    hand: [
        ["face", "M3 8l7-3 5 13-7 3z"],
        ["face", "M9 4h8v15H9z"],
    ],
    discard: [
        ["face", "M6 2h12v10H6z"],
        ["grip", "M10.5 13h3v4h4L12 23l-5.5-6h4z"],
    ],
    // what is done
    build: [["ink", HAMMER]],
    build_and_upgrade: [
        ["ink", "M2.5 5.5l4-4 4 2 3 3-2.5 2.5L9.5 7.5 3 17l-2-2 7.5-7.5L6.5 5.5 4.5 7.5z"],
        ["up", "M17 8l6 6h-3.7L17 11.7 14.7 14H11zM17 14.5l6 6h-3.7L17 18.2l-2.3 2.3H11z"],
    ],
    upgrade: [["up", CHEVRONS]],
    exchange: [["ink", "M2 8h13V4l7 6H2zM22 16H9v4l-7-6h20z"]],
    look_at: [
        ["ink", "M1 12C5 5 19 5 23 12 19 19 5 19 1 12zm11-4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z"],
        ["ink", "M12 9.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z"],
    ],
    redraw: [
        ["face", "M8 7h8v11H8z"],
        ["ink", BACK],
        ["ink", FORTH],
    ],
    claim: [
        ["face", "M6 2h12v12H6z"],
        ["ink", "M10.5 22.5h3v-4h4L12 12l-5.5 6.5h4z"],
    ],
    mismatch: [
        ["green", "M2 12a6 6 0 0 1 10-4v8a6 6 0 0 1-10-4z"],
        ["red", "M14 6l7 6-7 6z"],
        ["bad", "M3 21L21 3"],
    ],
    perform: [
        ["ring2", "M3 5h18v14H3z"],
        ["ink", "M9 8l7 4-7 4z"],
    ],
    used: [
        ["ring", DISC],
        ["line", "M7 12.5l3.5 3.5L17 8.5"],
    ],
    use_action_card: [
        ["face", "M9 1.5h12v15H9z"],
        ["ink", "M16 4l-4 5.5h2.5L14 14l4-5.5h-2.5z"],
        ["grip", "M2 12h2v6l2-1 7 2v4H5l-3-3z"],
    ],
    refresh_action_card: [
        ["face", "M7 6h10v13H7z"],
        ["ink", "M12.5 8.5l-3 4.5h2l-.5 4 3.5-5h-2z"],
        ["ink", "M12 1l5 4-5 4V6.5C6 6.5 5 12 5.5 15H3C2.5 8 6 3.5 12 3.5z"],
    ],
    output: [["ink", GEAR]],
    produce_again: [
        ["ink", GEAR],
        ["lamp", "M9 12h2.5V9.5h1.5V12h2.5v1.5H13V16h-1.5v-2.5H9z"],
    ],
    food: [["line", CUP]],
    discount: [
        ["tag", "M2 3h9l11 10.5-8.5 8.5L2 11.5z"],
        ["light", "M6.5 5.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"],
        ["bad", "M11 15.5l4.5-4.5"],
    ],
    free: [
        ["tag", "M2 3h9l11 10.5-8.5 8.5L2 11.5z"],
        ["light", "M6.5 5.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"],
        ["lineon", "M13 9.5a3 3.5 0 1 1 0 7 3 3.5 0 0 1 0-7z"],
    ],
    pay_with: [
        ["coin", "M7 2a6 6 0 1 1 0 12A6 6 0 0 1 7 2z"],
        ["ink", "M13 15h6v-3l5 5-5 5v-3h-6z"],
    ],
    // how the parts of an effect hang together
    then: [["ink", "M4 10h9V5l8 7-8 7v-5H4z"]],
    when: [
        [
            "ink",
            "M12 2a2 2 0 0 1 2 2c3.5 1 5 4 5 8v4l2.5 3h-19L5 16v-4c0-4 1.5-7 5-8a2 2 0 0 1 2-2zM9.5 20.5h5a2.5 2.5 0 0 1-5 0z",
        ],
    ],
    once: [["ink", "M5 2h14v3c0 4-4 5-4 7s4 3 4 7v3H5v-3c0-4 4-5 4-7S5 9 5 5zm3 3h8c0 2-4 3-4 5 0-2-4-3-4-5z"]],
    turn: [
        ["ink", BACK],
        ["pale", FORTH],
    ],
    turn_end: [
        ["ink", BACK],
        ["ink", "M5 14h3v8H5zM9 15l8 3-8 3z"],
    ],
    best: [["point", "M3 8l4.5 4L12 3l4.5 9L21 8l-2 12H5z"]],
    // what only the board draws
    clone: [
        ["face", "M3 3h12v12H3z"],
        ["face", "M9 9h12v12H9z"],
    ],
    contract: [
        ["face", "M5 2h14v20l-3-2-4 2-4-2-3 2z"],
        ["line", "M8 7h8M8 11h8M8 15h5"],
    ],
    era: [
        ["ring2", DISC],
        ["ink", "M11 5h2v7h5v2h-7z"],
    ],
    hungry: [
        ["line", CUP],
        ["bad", "M3 21L21 3"],
    ],
};
