import { expect, it } from "vitest";

import { qrCode } from "./qr";

/** What is expected here was read by another program (jsQR), as were texts of every length from 1 to 180. */
it("draws an address", () => {
    expect(qrCode("https://asztal.example")?.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""))).toEqual([
        "#######..##.....#.#######",
        "#.....#..####..#..#.....#",
        "#.###.#.#...#.##..#.###.#",
        "#.###.#.##...##.#.#.###.#",
        "#.###.#.##...#..#.#.###.#",
        "#.....#.##.#..###.#.....#",
        "#######.#.#.#.#.#.#######",
        "........###...###........",
        "#.#####..##.####..#####..",
        ".#####...#.##.#.##.#...#.",
        ".#.##.#.###....#..##.#.##",
        "..#......###....##......#",
        "###.####.###.##..##.#.###",
        "##.#.#..##..##...#.#.#.#.",
        "#...####......##...###.##",
        "#..##..####.#..##..##...#",
        "#...#.##..#.###.#####.#..",
        "........#.#....##...##...",
        "#######....##.#.#.#.#.###",
        "#.....#.#..#..#.#...##...",
        "#.###.#.####...######.###",
        "#.###.#.#...##...##.#####",
        "#.###.#.###..###.#...##.#",
        "#.....#...#.##.#######..#",
        "#######.#.#.#.#...#######",
    ]);
});

it.each([
    [14, 21, "29f2ef40726e"],
    [15, 25, "9688e66bae92"],
    [106, 41, "62d34556980c"],
    [107, 45, "8141c056bb30"],
    [180, 53, "4d09ac2151cf"],
])("takes as few rows as %d letters need", async (letters, rows, drawn) => {
    const code = qrCode("a".repeat(letters));
    expect(code?.length).toBe(rows);
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(code)));
    expect([...new Uint8Array(hash.slice(0, 6))].map((byte) => byte.toString(16).padStart(2, "0")).join("")).toBe(
        drawn,
    );
});

it("has no code for what is too long", () => expect(qrCode("a".repeat(181))).toBe(null));
