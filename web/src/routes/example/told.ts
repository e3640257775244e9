/** The words for the steps of a worked example. */
import type { ExampleStep } from "$lib/api/types";
import { say } from "$lib/words/words.svelte";

const MOST = 6; // options that are named

/** The sentences of a step; `before` is the step before it. */
export function told(step: ExampleStep, before: ExampleStep | undefined, names: readonly string[]): string[] {
    const name = names[step.seat] ?? "";
    const log = step.log.map(({ text }) => text);
    if (step.kind === "set") return [say(setting(step, before))];
    if (step.kind === "refused") return [say("example-refused", { name, what: step.text }), step.why];
    if (step.kind === "scored") {
        const points = step.points.reduce((sum, line) => sum + line.points, 0);
        return [say("example-scored", { name, points }), ...step.points.map((line) => `${line.points}: ${line.text}`)];
    }
    if (log.length) return log;
    return [step.text ? say("example-chose", { name, what: step.text }) : say("example-went")];
}

function setting(step: ExampleStep, before: ExampleStep | undefined): string {
    if (!before) return "example-set";
    return before.table === step.table ? "example-now" : "example-again";
}

/** What may be chosen after a step, the first few by name; empty where nobody is asked. */
export function offered({ question }: ExampleStep): string {
    if (!question) return "";
    const labels = question.choices.map(({ label }) => label);
    const what = labels.slice(0, MOST).join(" · ");
    const count = labels.length - MOST;
    return say("example-offered", { what: count > 0 ? say("example-more", { what, count }) : what });
}
