/** The people at a table as they are shown: a name, a mark, and whether a bot plays. */
import { marks, type Mark } from "./marks";

export interface Person {
    seat: number;
    name: string;
    bot: string;
    mark: Mark;
}

/** The people at the seats of a table, with their marks. */
export function peopleOf(seats: readonly { number: number; name: string; bot: string }[]): Person[] {
    const made = marks(seats.map(({ name }) => name));
    return seats.flatMap(({ number, name, bot }, index) => {
        const mark = made[index];
        return mark ? [{ seat: number, name, bot, mark }] : [];
    });
}
