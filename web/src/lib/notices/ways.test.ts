import { expect, it } from "vitest";

import { lacking } from "./ways";

it.each([
    [{ mails: false, push_key: "" }, true, "ways-none"],
    [{ mails: false, push_key: "" }, false, "ways-none"],
    [{ mails: false, push_key: "key" }, false, "ways-insecure"],
    [{ mails: false, push_key: "key" }, true, ""],
    [{ mails: true, push_key: "" }, false, ""],
    [{ mails: true, push_key: "key" }, false, ""],
] as const)("%o, with https: %s", (ways, https, why) => expect(lacking(ways, https)).toBe(why));
