/** The emblems of companies (shields) and officers (busts with distinct hats and hair). */
import type { Shape } from "$lib/board/shapes";

const SHIELD = "M3 2h18v10c0 5-4 8.5-9 10.800C7 20.5 3 17 3 12z";
const company = (sign: string): Shape[] => [
    ["ink", SHIELD],
    ["hole", sign],
];

const COAT = "M2.5 23c0-5 3.5-7.5 9.5-7.500s9.5 2.5 9.5 7.500z";
const HEAD = "M8 8h8v3.500c0 3-1.7 5-4 5s-4-2-4-5z";
const officer = (...shapes: Shape[]): Shape[] => [["soft", COAT], ["leaf", HEAD], ...shapes];

export const EMBLEMS: Readonly<Record<string, readonly Shape[]>> = {
    usa: company("M12 4.500l2 4.3 4.7.6-3.4 3.3.8 4.7-4.1-2.3-4.1 2.3.8-4.7-3.4-3.3 4.7-.6z"),
    germany: company(
        "M10.7 4.500h2.600l.4 1.9 1.6.6 1.6-1 1.9 1.9-1 1.6.6 1.6 1.9.4v2.500l-1.9.4-.6 1.6 1 1.6-1.9 1.9-1.6-1-1.6.6-.4 1.900h-2.600l-.4-1.9-1.6-.6-1.6 1-1.9-1.9 1-1.6-.6-1.6-1.9-.4v-2.500l1.9-.4.6-1.6-1-1.6 1.9-1.9 1.6 1 1.6-.6zM12 9.800a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.800z",
    ),
    italy: company("M6 5h12v2.500H6zM6.5 8.500h11V18l-2.5 1.500V13a3 3 0 0 0-6 0v6.500L6.5 18z"),
    france: company(
        "M12 3.800c2.5 2.5 3 5.2 1.2 8.200h1.300c.3-2.5 1.5-3.8 3-3.6 2 .3 1.8 3.4-.5 4.600H18v1.600h-4.200c.2 1.5 1 2.4 2 3.2-1.5.5-2.8 1.3-3.8 2.5-1-1.2-2.3-2-3.8-2.5 1-.8 1.8-1.7 2-3.200H6V13h1c-2.3-1.2-2.5-4.3-.5-4.6 1.5-.2 2.7 1.1 3 3.600h1.300C9 9 9.5 6.3 12 3.800z",
    ),
    // a spiked helmet and a moustache
    adler: officer(
        ["ink", "M11 .5h2l.5 2.500C16.5 3.5 17 6 17 7.500l2 1.500H5l2-1.500C7 6 7.5 3.5 10.5 3z"],
        ["ink", "M8.5 12.500c1.5-1 2.5-.8 3.5 0 1-.8 2-1 3.5 0-1 1.2-2.5 1.2-3.5.6-1 .6-2.5.6-3.5-.6z"],
    ),
    // a top hat and a bow tie
    del_monte: officer(
        ["ink", "M7.5 1h9v5.500H20V9H4V6.500h3.500z"],
        ["ink", "M8.5 17l3.5 1.7 3.5-1.700v4.500L12 19.800l-3.5 1.700z"],
    ),
    // goggles
    fiesler: officer(
        ["ink", "M7 9C6.5 4.5 8.5 2 12 2s5.5 2.5 5 7l-1.5-2.500h-7z"],
        ["line", "M6.8 10a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 1 1-4.8 0zM12.4 10a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 1 1-4.8 0z"],
    ),
    // long hair
    mcdowell: officer([
        "ink",
        "M12 1.500c5 0 7 3.5 7 8 0 3 .5 5 1.5 6.5-2.5 1-4.5.8-5.5 0 1.3-2 1.6-4.5 1-7-2.5 0-5-1-6.5-2.500C9.3 8 8.7 8.8 8 9c-.6 2.5-.3 5 1 7-1 .8-3 1-5.5 0C4.5 14.5 5 12.5 5 9.500c0-4.5 2-8 7-8z",
    ]),
    // a bowler hat and a full beard
    jordan: officer(
        ["ink", "M7 7.500C7 3.5 9 2 12 2s5 1.5 5 5.500h3.500c-.5 1.5-1.5 2-2.5 2H6c-1 0-2-.5-2.5-2z"],
        ["ink", "M8 11.500c1 1 2.5 1.2 4 1.200s3-.2 4-1.200c.5 4-1 7-4 7s-4.5-3-4-7z"],
    ),
    // a fur hat
    krylov: officer(
        [
            "ink",
            "M6.5 2h11c1.5 0 2 1 2 2.500v3c0 1.5-.5 2-2 2V14h-2V9.500h-7V14h-2V9.500c-1.5 0-2-.5-2-2v-3C4.5 3 5 2 6.5 2z",
        ],
        ["paperline", "M7 6h10"],
    ),
    // a headscarf with its knot on top
    sekibo: officer(
        ["ink", "M6.5 9.500C5 5 7 3.5 9 3c-.5-2 1-2.8 3-2.800s3.5.8 3 2.800c2 .5 4 2 2.5 6.5-3.5-2-7.5-2-11 0z"],
        ["paperline", "M8 6.500c2.5-1.5 5.5-1.5 8 0"],
        ["ink", "M6.2 12.500h1.600V16H6.200zM16.2 12.500h1.600V16h-1.600z"],
    ),
};
