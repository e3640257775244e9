// Draws the land of the Barrage map once, from its rivers: `node scripts/contours.mjs > src/games/barrage/map/land.json`.
import { readFileSync } from "node:fs";

import { parse } from "smol-toml";

const layout = parse(readFileSync(new URL("../src/games/barrage/map/layout.toml", import.meta.url), "utf8"));
const { width, height } = layout.sheet;
const CELL = 12; // units between two heights
const STEP = 0.055; // of height between two lines
const ROCK = 0.62; // above this the mountains are bare
const [COLUMNS, ROWS] = [Math.ceil(width / CELL) + 3, Math.ceil(height / CELL) + 3]; // one beyond every edge

/** Points along a path of lines and curves. */
function along(path) {
    const [x = 0, y = 0, ...rest] = path.match(/-?\d+(\.\d+)?/g).map(Number);
    const found = [[x, y]];
    if (path.includes("L")) return [...found, [(x + rest[0]) / 2, (y + rest[1]) / 2], rest];
    const [a, b, c, d, e, f] = rest;
    for (let t = 0.05; t <= 1; t += 0.05) {
        const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
        found.push([p * x + q * a + r * c + s * e, p * y + q * b + r * d + s * f]);
    }
    return found;
}
const water = Object.values(layout.rivers).flatMap(along);
for (const { lake } of Object.values(layout.basins))
    for (let down = 0; down <= lake[3]; down += 12) water.push([lake[0] + lake[2] / 2, lake[1] + down]);

/** Peaks and hills between the rivers: x, y, height, breadth. */
const PEAKS = [
    [28, 60, 0.5, 70],
    [262, 96, 0.62, 70],
    [512, 60, 0.6, 74],
    [752, 92, 0.66, 74],
    [985, 70, 0.5, 60],
    [232, 282, 0.26, 66],
    [520, 300, 0.2, 60],
    [748, 316, 0.24, 58],
    [40, 300, 0.18, 60],
    [985, 330, 0.22, 60],
    [250, 480, 0.1, 60],
    [500, 440, 0.1, 60],
    [850, 480, 0.14, 80],
];
function rise(right, down) {
    // No slope is even: everything but the water lies a little aside.
    const x = right + 13 * Math.sin(down / 37 + 1) + 9 * Math.sin(right / 41 + down / 23);
    const y = down + 11 * Math.sin(right / 33) + 8 * Math.sin(right / 19 - down / 27);
    const away = Math.min(...water.map(([a, b]) => Math.hypot(right - a, down - b)));
    const side = away / (away + 46); // 0 on the water
    const area = 0.62 / (1 + Math.exp((y - 205) / 26)) + 0.26 / (1 + Math.exp((y - 372) / 30));
    const peaks = PEAKS.map(
        ([a, b, high, broad]) => high * Math.exp(-((x - a) ** 2 + (y - b) ** 2) / (2 * broad ** 2)),
    );
    const rough = Math.sin(x / 31 + y / 47) * Math.sin(y / 29 - x / 61) + 0.5 * Math.sin(x / 13 - y / 17);
    return area * (0.35 + 0.65 * side) + side * peaks.reduce((sum, one) => sum + one, 0) + 0.045 * side * rough;
}
const heights = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => rise((column - 1) * CELL, (row - 1) * CELL)),
);

/** The lines at one height, by marching squares, each as its points; `walled` closes them at the edge of the sheet. */
function lines(level, walled) {
    const at = (column, row) => {
        const edge = !column || !row || column === COLUMNS - 1 || row === ROWS - 1;
        return walled && edge ? -1 : heights[row][column];
    };
    const links = new Map();
    const point = (a, b, c, d) => {
        const [from, to] = [at(a, b), at(c, d)];
        const part = (level - from) / (to - from);
        return [(a + (c - a) * part - 1) * CELL, (b + (d - b) * part - 1) * CELL];
    };
    const join = (one, other) => {
        for (const [p, q] of [
            [one, other],
            [other, one],
        ]) {
            const key = p.map((n) => n.toFixed(2)).join();
            links.set(key, [...(links.get(key) ?? []), q]);
        }
    };
    for (let row = 0; row < ROWS - 1; row += 1)
        for (let column = 0; column < COLUMNS - 1; column += 1) {
            const corners = [
                [column, row],
                [column + 1, row],
                [column + 1, row + 1],
                [column, row + 1],
            ];
            const cut = [];
            for (const [n, [a, b]] of corners.entries()) {
                const [c, d] = corners[(n + 1) % 4];
                if (at(a, b) >= level !== at(c, d) >= level) cut.push(point(a, b, c, d));
            }
            for (let n = 0; n + 1 < cut.length; n += 2) join(cut[n], cut[n + 1]);
        }
    const key = (p) => p.map((n) => n.toFixed(2)).join();
    const used = new Set();
    const found = [];
    const walk = (start) => {
        const line = [start];
        used.add(key(start));
        for (;;) {
            const next = links.get(key(line.at(-1)))?.find((p) => !used.has(key(p)));
            if (!next) break;
            used.add(key(next));
            line.push(next);
        }
        const first = key(line[0]);
        const closed = line.length > 2 && links.get(key(line.at(-1)))?.some((p) => key(p) === first);
        if (line.length > 5) found.push({ line, closed });
    };
    const starts = [...links].sort((a, b) => a[1].length - b[1].length); // ends before rings
    for (const [from] of starts) if (!used.has(from)) walk(from.split(",").map(Number));
    return found;
}

/** A smooth path through the middles between every second point, in whole units. */
function path({ line, closed }) {
    const points = line.filter((_, n) => n % 2 === 0 || n === line.length - 1);
    const whole = (p, from) => p.map((n, axis) => Math.round(n) - Math.round(from[axis]));
    const mid = (p, q) => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    const first = closed ? mid(points.at(-1), points[0]) : points[0];
    let made = `M${whole(first, [0, 0]).join(" ")}`;
    let from = first;
    const turns = closed ? points : points.slice(1, -1);
    for (const [n, turn] of turns.entries()) {
        const next = closed ? points[(n + 1) % points.length] : points[n + 2];
        const last = !closed && n === turns.length - 1;
        const to = last ? next : mid(turn, next);
        made += `q${[...whole(turn, from), ...whole(to, from)].join(" ")}`.replaceAll(" -", "-");
        from = to;
    }
    return made + (closed ? "z" : "");
}

const levels = Array.from({ length: 30 }, (_, n) => ({ n, level: 0.05 + n * STEP }));
const drawn = (which) =>
    levels
        .filter(({ n }) => which(n))
        .flatMap(({ level }) => lines(level, false).map(path))
        .join("");
console.log(
    JSON.stringify({
        contours: drawn((n) => n % 5 !== 0),
        fifths: drawn((n) => n % 5 === 0),
        rock: lines(ROCK, true).map(path).join(""),
    }),
);
