/** How the points of a finished game grew: position n is the table after n moves. */
import type { Moves } from "$lib/api/types";

/** The positions at which rounds begin, with their numbers. */
export function rounds({ moves }: Moves): { at: number; text: string }[] {
    return moves
        .filter((move, index) => move.round > 0 && move.round !== moves[index - 1]?.round)
        .map((move) => ({ at: move.number - 1, text: String(move.round) }));
}

/** The points of a seat at every position; none where whoever looks could not know them. */
export const grown = ({ first, moves }: Moves, seat: number): number[] =>
    moves[0]?.scores[seat] === null
        ? []
        : [
              ...Array.from({ length: first + 1 }, () => moves[0]?.scores[seat] ?? 0),
              ...moves.map((move) => move.scores[seat] ?? 0),
          ];
