/** QR codes for addresses (ISO/IEC 18004): bytes, versions 1 to 9, a correction of 15 %; more is not needed here. */

/** By version: all bytes, those of a block that correct the others, and the blocks. */
const TOTAL = [0, 26, 44, 70, 100, 134, 172, 196, 242, 292];
const CHECKS = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
    (x, y) => (x + y) % 2 === 0,
    (_, y) => y % 2 === 0,
    (x) => x % 3 === 0,
    (x, y) => (x + y) % 3 === 0,
    (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
    (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
type Grid = (boolean | null)[][]; // by row; null is not drawn yet

const room = (of: number): number => (TOTAL[of] ?? 0) - (CHECKS[of] ?? 0) * (BLOCKS[of] ?? 0);
const range = (count: number): number[] => [...Array(count).keys()];

/** The product in the field of 256 elements. */
function times(a: number, b: number): number {
    let product = 0;
    for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
    return product;
}

/** The bytes that correct a block. */
function checks(block: readonly number[], count: number): number[] {
    const divisor = Array<number>(count)
        .fill(0)
        .with(count - 1, 1);
    for (let root = 1, step = 0; step < count; step++, root = times(root, 2))
        for (let at = 0; at < count; at++) divisor[at] = times(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    const rest = Array<number>(count).fill(0);
    for (const byte of block) {
        const factor = byte ^ (rest.shift() ?? 0);
        rest.push(0);
        for (let at = 0; at < count; at++) rest[at] = (rest[at] ?? 0) ^ times(divisor[at] ?? 0, factor);
    }
    return rest;
}

/** All bytes in the order in which they are drawn: of every block the first, the second and so on. */
function codewords(bytes: Uint8Array, version: number): number[] {
    const halves = [
        4,
        bytes.length >> 4,
        bytes.length & 15,
        ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]),
        0,
    ];
    const data = range(halves.length / 2).map((at) => ((halves[2 * at] ?? 0) << 4) | (halves[2 * at + 1] ?? 0));
    for (let pad = 0xec; data.length < room(version); pad ^= 0xec ^ 0x11) data.push(pad);
    const [count = 1, total = 0, check = 0] = [BLOCKS[version], TOTAL[version], CHECKS[version]];
    const blocks = range(count).map((block) => {
        const long = block >= count - (total % count) ? 1 : 0; // the last ones hold the rest
        return data.splice(0, Math.floor(total / count) - check + long);
    });
    const woven = (rows: readonly number[][]): number[] =>
        range(Math.max(...rows.map((row) => row.length))).flatMap((at) => rows.flatMap((row) => row.slice(at, at + 1)));
    return [...woven(blocks), ...woven(blocks.map((block) => checks(block, check)))];
}

/** A number with the bits that correct it. */
function corrected(value: number, bits: number, divisor: number): number {
    let rest = value;
    for (let step = 0; step < bits; step++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * divisor);
    return (value << bits) | rest;
}

/** What every code of a version has, with the mask's number; the place of the data is null. */
function frame(version: number, mask: number): Grid {
    const size = 17 + 4 * version;
    const grid: Grid = range(size).map(() => Array<boolean | null>(size).fill(null));
    const set = (x: number, y: number, dark: boolean): void => {
        const row = grid[y];
        if (row && x >= 0 && x < size) row[x] = dark;
    };
    const square = (x: number, y: number, far: number, light: readonly number[]): void => {
        for (let down = -far; down <= far; down++)
            for (let right = -far; right <= far; right++)
                set(x + right, y + down, !light.includes(Math.max(Math.abs(right), Math.abs(down))));
    };
    for (const at of range(size)) {
        set(6, at, at % 2 === 0);
        set(at, 6, at % 2 === 0);
    }
    const [far, middle] = [size - 7, (size - 1) / 2];
    const places = version === 1 ? [] : version < 7 ? [6, far] : [6, middle, far];
    for (const x of places)
        for (const y of places) if (Math.min(x, y) > 6 || Math.max(x, y) === middle) square(x, y, 2, [1]);
    square(3, 3, 4, [2, 4]);
    square(size - 4, 3, 4, [2, 4]);
    square(3, size - 4, 4, [2, 4]);
    const format = corrected(mask, 10, 0x537) ^ 0x5412;
    for (const bit of range(15)) {
        const dark = ((format >> bit) & 1) === 1;
        set(bit < 8 ? 8 : bit === 8 ? 7 : 14 - bit, bit < 6 ? bit : bit < 8 ? bit + 1 : 8, dark);
        set(bit < 8 ? size - 1 - bit : 8, bit < 8 ? 8 : size - 15 + bit, dark);
    }
    set(8, size - 8, true);
    if (version >= 7)
        for (const bit of range(18)) {
            const dark = ((corrected(version, 12, 0x1f25) >> bit) & 1) === 1;
            set(size - 11 + (bit % 3), Math.floor(bit / 3), dark);
            set(Math.floor(bit / 3), size - 11 + (bit % 3), dark);
        }
    return grid;
}

/** How hard a code is to read: long runs, what looks like a corner, too much of one colour. */
function hardness(grid: readonly (readonly boolean[])[]): number {
    const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x] ?? false))].map((line) =>
        line.map((dark) => (dark ? "1" : "0")).join(""),
    );
    const found = (pattern: RegExp): RegExpMatchArray[] => lines.flatMap((line) => [...line.matchAll(pattern)]);
    const runs = found(/0{5,}|1{5,}/g).reduce((sum, [run]) => sum + run.length - 2, 0);
    const share = grid.flat().filter(Boolean).length / grid.length ** 2;
    return runs + 40 * found(/(?=10111010000|00001011101)/g).length + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** The code of a text, row by row, true where it is dark; null for a text that is too long. */
export function qrCode(text: string): boolean[][] | null {
    const bytes = new TextEncoder().encode(text);
    const version = range(10).find((one) => one > 0 && bytes.length + 2 <= room(one));
    if (!version) return null;
    const bits = codewords(bytes, version).flatMap((byte) => range(8).map((bit) => ((byte >> (7 - bit)) & 1) === 1));
    const drawn = MASKS.map((mask, number) => {
        const grid = frame(version, number);
        const size = grid.length;
        let next = 0;
        for (let pair = 0; pair < (size - 1) / 2; pair++)
            for (const step of range(size))
                for (const side of [0, 1]) {
                    const right = size - 1 - 2 * pair;
                    const x = (right <= 6 ? right - 1 : right) - side;
                    const y = pair % 2 === 0 ? size - 1 - step : step;
                    const row = grid[y];
                    if (row && row[x] === null) row[x] = (bits[next++] ?? false) !== mask(x, y);
                }
        return grid as boolean[][];
    });
    return drawn.reduce((best, grid) => (hardness(grid) < hardness(best) ? grid : best));
}
