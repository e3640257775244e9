/** What happens around the game at a table: what is proposed to everybody, the story, the clocks. */
import type { Clock, Clocks, FromServer, Proposal, StoryLine, TableInfo } from "$lib/api/types";

export class Around {
    /** The reader's own proposal to which not everybody agreed. */
    declined = $state.raw<Proposal | null>(null);
    /** Who left, came back, was replaced; in the order in which it happened. */
    story = $state.raw<readonly StoryLine[]>([]);
    clocks = $state.raw<Clocks | null>(null);
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
    compare(before: TableInfo | null, now: TableInfo, seat: number | null, here: readonly number[]): void {
        const gone = now.proposal ? null : before?.proposal;
        if (!gone || gone.by !== seat) return;
        const replaced = gone.kind === "bot" && gone.seat !== null;
        const moot = replaced && (Boolean(now.seats[gone.seat ?? 0]?.bot) || here.includes(gone.seat ?? 0));
        if (now.status === "playing" && !moot && !this.withdrawn) this.declined = gone;
    }

    /** New lines of the story; gives the last of them that the reader did not know. A line that comes again replaces itself. */
    tell(lines: readonly StoryLine[]): StoryLine | undefined {
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
    hearClocks(message: Extract<FromServer, { type: "clocks" }>, seat: number | null): Clock | undefined {
        const low = (clocks: Clocks | null): Clock | undefined =>
            clocks?.seats.find((one) => one.seat === seat && one.alarm && one.since);
        const [before, now] = [low(this.clocks), low(message)];
        this.clocks = message;
        this.ahead = new Date(message.now).getTime() - Date.now();
        return before?.since === now?.since ? undefined : now;
    }
}
