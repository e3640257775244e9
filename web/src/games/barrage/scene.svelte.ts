/** What all parts of the board share: who is who, and the server's words for cards. */
import { aloud } from "$lib/api/said";
import type { CardText } from "$lib/api/types";
import { peopleOf, type Person } from "$lib/kit/people";

interface Given {
    people: Person[];
    seats: number;
    cards: ReadonlyMap<string, CardText>;
}

/** Automas have no seat at the table: they sit behind the people. */
export class Scene {
    constructor(private readonly given: () => Given) {}

    readonly names: string[] = $derived.by(() => {
        const { people, seats } = this.given();
        const automas = Array.from({ length: seats - people.length }, (_, n) => `Automa ${n + 1}`);
        return [...people.map(({ name }) => name), ...automas];
    });
    private readonly seated = $derived(peopleOf(this.names.map((name, number) => ({ number, name, bot: "" }))));

    name = (who: number): string => this.names[who] ?? "";
    /** Automas are numbered: their names begin alike. */
    mark = (who: number): Person["mark"] => {
        const { mark } = this.seated[who] ?? {};
        const number = who - this.given().people.length + 1;
        if (!mark) return { letter: "", shape: "square", colour: "var(--concrete)" };
        return number > 0 ? { ...mark, letter: String(number) } : mark;
    };
    named = (id: string): string => aloud(this.text(id)?.name ?? id);
    text = (id: string): CardText | undefined => this.given().cards.get(id);
}
