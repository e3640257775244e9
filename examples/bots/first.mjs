// A bot in JavaScript for `asztal bot-run`: of the options it takes the one that promises most and costs least.
import { createInterface } from "node:readline";

const sum = (amounts) => Object.values(amounts ?? {}).reduce((all, count) => all + count, 0);

for await (const line of createInterface({ input: process.stdin })) {
  const { question } = JSON.parse(line);
  const worth = (choice) => sum(choice.gains) - sum(choice.costs);
  const best = question.choices.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  process.stdout.write(`${JSON.stringify({ option: best.option })}\n`);
}
