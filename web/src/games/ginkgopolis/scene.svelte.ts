/** What all parts of the board share: who is who, and the server's words for cards. */
import { aloud } from "$lib/api/said";
import type { CardText } from "$lib/api/types";
import type { Person } from "$lib/kit/people";
import { say } from "$lib/words/words.svelte";

import type { District } from "./facts";

// Hal plays beside the one person of a solo game and has no seat of his own.
const HAL: Person["mark"] = { letter: "H", shape: "triangle", colour: "var(--seat-1)" };
const NAMESAKE: Person["mark"] = { ...HAL, letter: "L" };

interface Given {
    people: Person[];
    cards: ReadonlyMap<string, CardText>;
}

export class Scene {
    /** The district that somebody points at in the list. */
    district = $state.raw<District | null>(null);

    constructor(private readonly given: () => Given) {}

    mark = (who: number): Person["mark"] => {
        const { people } = this.given();
        return people[who]?.mark ?? (people[0]?.mark.letter === HAL.letter ? NAMESAKE : HAL);
    };
    name = (who: number): string => this.given().people[who]?.name ?? say("ginkgopolis-hal");
    /** A card, or a tile by its card, as the server calls it. */
    named = (id: string): string => aloud(this.text(id)?.name ?? id);
    text = (id: string): CardText | undefined => this.given().cards.get(id.toUpperCase());
}
