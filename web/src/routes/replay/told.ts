/** The words for a move of a finished game. */
import type { Move } from "$lib/api/types";
import type { Person } from "$lib/kit/people";
import { say } from "$lib/words/words.svelte";

/** Where nobody was told anything. */
export const unsaid = ({ kind, seat }: Move, people: readonly Person[]): string =>
    say(kind === "choice" ? "replay-quiet" : "replay-back", { name: people[seat ?? -1]?.name ?? "" });

/** Its first sentence, and how many more there are in the list. */
export function briefly(move: Move, people: readonly Person[]): string {
    const [first, ...more] = move.log;
    return (first?.text ?? unsaid(move, people)) + (more.length ? ` (+${more.length})` : "");
}
