/** A choice for tests: all that matters is given, the rest is empty. */
import type { Choice } from "./types";

export const offered = (given: Partial<Choice>): Choice => ({
    option: [given.kind ?? "", ...(given.ids ?? [])].join(" "),
    label: given.option ?? "",
    targets: [],
    preview: [],
    links: [],
    costs: {},
    gains: {},
    kind: "",
    ids: [],
    leads: [],
    ...given,
});
