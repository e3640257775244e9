/** What happened in the game so far, in sentences, and what of it is new to the reader. */
import type { LogLine } from "$lib/api/types";

/** Lines of a message with the places of their events among all that the reader was told. */
const placed = (lines: readonly LogLine[], first: number): LogLine[] =>
    lines.map((line) => ({ ...line, start: line.start + first, end: line.end + first }));

export class History {
    lines = $state.raw<LogLine[]>([]);
    /** How many lines there were before what the others did last: when the reader had chosen, or was here. */
    chosenAt = $state(0);
    /** How many events these lines tell of. */
    events = 0;

    private chose: number | null = null; // lines at the reader's choice, until the others do something after it
    private began = new Map<number, { line: LogLine; round: number }>(); // by seat, how what it did last began, and when

    /** `seenBefore` is how many lines this browser had shown when it was here last. */
    constructor(readonly seenBefore: number) {}

    /** All lines from the event `first` on. */
    begin(lines: readonly LogLine[], first: number): void {
        this.began.clear();
        this.lines = [...this.lines.slice(0, first === 0 ? 0 : undefined), ...placed(lines, first)];
    }

    /** Somebody did something, in this round. */
    add(lines: readonly LogLine[], events: number, round: number): void {
        if (lines.length) this.lines = [...this.lines, ...placed(lines, this.events)];
        for (const line of lines.toReversed()) if (line.seat !== null) this.began.set(line.seat, { line, round });
        this.events += events;
    }

    /** The reader is back. */
    comeBack(): void {
        this.chosenAt = this.seenBefore || this.lines.length;
    }

    /** The reader chooses; gives what takes that back. */
    choose(): () => void {
        const before = this.chose;
        this.chose = this.lines.length;
        return () => void (this.chose = before);
    }

    /** Others do something. True if that is the first of it since the reader chose. */
    othersAct(): boolean {
        if (this.chose === null) return false;
        this.chosenAt = this.chose;
        this.chose = null;
        return true;
    }

    /** How what a seat did last began, as the log tells it: a choice and what it brought come in one message. */
    lastOf = (seat: number): LogLine | undefined =>
        this.began.get(seat)?.line ?? this.lines.findLast((line) => line.seat === seat);
    /** The round in which that was; 0 where nobody here has seen it. */
    roundOf = (seat: number): number => this.began.get(seat)?.round ?? 0;
}
