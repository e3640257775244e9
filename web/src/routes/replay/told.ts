/** What is said of a move that nobody was told anything of. */
import type { Move } from "$lib/api/types";
import type { Person } from "$lib/table/board";
import { say } from "$lib/words/words.svelte";

export const unsaid = ({ kind, seat }: Move, people: readonly Person[]): string =>
    say(kind === "choice" ? "replay-quiet" : "replay-back", { name: people[seat ?? -1]?.name ?? "" });
