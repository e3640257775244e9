/** What happens around the game at a table: who is there, what they say and propose to everybody, the story, the clocks. */
import type { Said } from "$lib/api/said";
import type { ChatLine, Clock, Clocks, FromServer, Presence, Proposal, StoryLine, TableInfo } from "$lib/api/types";
import { say } from "$lib/words/words.svelte";

import { passing } from "./paces";
import { left } from "./presence";

/** What happened beside the game. */
export interface News {
    kind: "chat" | "story" | "clock";
    name: string;
    text: string | Said;
}

export class Around {
    /** The reader's own proposal to which not everybody agreed. */
    declined = $state.raw<Proposal | null>(null);
    /** Who left, came back, was replaced; in the order in which it happened. */
    story = $state.raw<readonly StoryLine[]>([]);
    clocks = $state.raw<Clocks | null>(null);
    chat = $state.raw<ChatLine[]>([]);
    presence = $state.raw<Presence | null>(null);
    news = $state.raw<News | null>(null);
    /** Milliseconds by which the server's time is ahead of this device's. */
    ahead = 0;

    private withdrawn = false; // the reader's own proposal
    private known = 0; // the last line of the story that was told

    /** The reader proposes something. */
    proposed(): void {
        this.declined = null;
        this.withdrawn = false;
    }
    /** The reader answers; an own proposal is withdrawn by that. */
    answered(proposal: Proposal | null | undefined, seat: number | null): void {
        this.withdrawn = proposal?.by === seat;
    }

    /** A proposal of the reader's that is gone was declined, unless it was carried out or has nothing to say any more. */
    compare(before: TableInfo | null, now: TableInfo, seat: number | null): void {
        const here = this.presence?.seats ?? [];
        const gone = now.proposal ? null : before?.proposal;
        if (!gone || gone.by !== seat) return;
        const replaced = gone.kind === "bot" && gone.seat !== null;
        const moot = replaced && (Boolean(now.seats[gone.seat ?? 0]?.bot) || here.includes(gone.seat ?? 0));
        if (now.status === "playing" && !moot && !this.withdrawn) this.declined = gone;
    }

    /** `shown` is whether the reader sees the table already. */
    hear(message: FromServer, seat: number | null, shown: boolean): void {
        // Who is there is told last to whoever comes: what was said and done before that is not new.
        const here = shown && this.presence !== null;
        if (message.type === "presence") this.presence = message;
        else if (message.type === "chat") {
            const last = this.addChat(message.lines);
            if (here && last && last.seat !== seat) this.news = { kind: "chat", name: last.name, text: last.text };
        } else if (message.type === "story") {
            const last = this.addStory(message.lines);
            if (here && last && last.seat !== seat) this.news = { kind: "story", name: "", text: last.text };
        } else if (message.type === "clocks") {
            const low = this.setClocks(message, seat);
            if (!low) return;
            const time = passing(left(low, Date.now() + this.ahead));
            this.news = { kind: "clock", name: "", text: say("clock-alarm", { time }) };
        }
    }

    /** New lines of the chat; gives the last of them. A line that comes again replaces itself: somebody was erased. */
    private addChat(lines: readonly ChatLine[]): ChatLine | undefined {
        const said = lines.filter((line) => !this.chat.some((known) => known.number === line.number));
        const again = new Map(lines.map((line) => [line.number, line]));
        this.chat = [...this.chat.map((known) => again.get(known.number) ?? known), ...said];
        return said.at(-1);
    }

    /** New lines of the story; gives the last of them that the reader did not know. A line that comes again replaces itself. */
    private addStory(lines: readonly StoryLine[]): StoryLine | undefined {
        const numbers = new Set(lines.map(({ number }) => number));
        this.story = [...this.story.filter(({ number }) => !numbers.has(number)), ...lines].sort(
            (a, b) => a.number - b.number,
        );
        const last = lines.at(-1);
        const fresh = last && last.number > this.known ? last : undefined;
        this.known = Math.max(this.known, ...numbers);
        return fresh;
    }

    /** Take the clocks in; gives the reader's own when it has just been said that most of its time is used. */
    private setClocks(message: Clocks, seat: number | null): Clock | undefined {
        const low = (clocks: Clocks | null): Clock | undefined =>
            clocks?.seats.find((one) => one.seat === seat && one.alarm && one.since);
        const [before, now] = [low(this.clocks), low(message)];
        this.clocks = message;
        this.ahead = new Date(message.now).getTime() - Date.now();
        return before?.since === now?.since ? undefined : now;
    }
}
