import { expect, test } from "vitest";

import { patched } from "./patch";

test("adds, replaces and removes in objects and lists, and leaves the old value as it was", () => {
    const old = { hand: ["a", "b", "c"], seats: [{ points: 1 }], "odd/~": 1 };
    const before = structuredClone(old);
    const made = patched(old, [
        { op: "remove", path: "/hand/1" },
        { op: "add", path: "/hand/2", value: "d" },
        { op: "replace", path: "/seats/0/points", value: 7 },
        { op: "add", path: "/deck", value: 12 },
        { op: "remove", path: "/odd~1~0" },
    ]);
    expect(made).toEqual({ hand: ["a", "c", "d"], seats: [{ points: 7 }], deck: 12 });
    expect(old).toEqual(before);
});

test("replaces the whole", () => {
    expect(patched(null, [{ op: "replace", path: "", value: { a: 1 } }])).toEqual({ a: 1 });
});

test("a path into nothing is an error, so that the client asks for the whole view", () => {
    expect(() => patched({ a: 1 }, [{ op: "replace", path: "/b/c", value: 1 }])).toThrow();
});
