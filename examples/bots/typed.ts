// A bot with types for a table of Ginkgopolis: node typed.ts TABLE TOKEN
import { play, type Situation } from "asztal-client";
import type { Event, Observation } from "asztal-client/ginkgopolis";
import type { SaidChoice } from "asztal-client/messages";

const sum = (amounts: Record<string, number>): number => Object.values(amounts).reduce((all, count) => all + count, 0);

/** Of the choices the one that brings most for its price; whoever has much pays easily. */
function choose({ observation, question }: Situation<Observation, Event>): string {
    const me = observation.view.players[observation.seat]!;
    const price = me.resources > 5 ? 0.5 : 1;
    const worth = ({ gains, costs }: SaidChoice): number => sum(gains) - price * sum(costs);
    return question.choices.reduce((best, choice) => (worth(choice) > worth(best) ? choice : best)).option;
}

const [table, token] = process.argv.slice(2);
console.log((await play(table!, token!, choose)).scores.join(" "));
