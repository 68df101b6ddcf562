import { median } from '../load.ts';
import { again } from './again.ts';
import { idleShare, microsecondsEach } from './processor-time.ts';
import { ask, type Question } from './questions.ts';
import type { Sides } from './sides.ts';

const warmUp = 1_000;

/** Prints the processor's time of each question, at both sides in turn. */
export async function measureQuestions(
  sides: Sides,
  questions: readonly Question[],
  rounds: number,
): Promise<void> {
  const figures = new Map<string, number[]>();
  const note = (name: string, value: number) => figures.set(name, [...(figures.get(name) ?? []), value]);
  for (let round = -1; round < rounds; round++) {
    for (const question of questions) {
      for (const [name, side] of Object.entries(sides)) {
        if (name === 'express' && question.like) continue;
        const headers = { ...side.headers, ...(name === 'product' && question.productHeaders) };
        const path = (name === 'express' && question.expressPath) || question.path;
        const send = (amount: number) => ask(side.origin + path, headers, { ...question, amount });
        if (round < 0) {
          await again(() => send(Math.min(warmUp, question.amount)));
          continue;
        }
        const parts = name === 'product' ? partsOf(side.pids(question.service)) : { all: side.pids('') };
        const idle = Object.fromEntries(
          await Promise.all(
            Object.entries(parts).map(async ([part, pids]) => [part, await idleShare(pids, 1_000)]),
          ),
        );
        const measured = await again(async () => {
          const sent = send(question.amount);
          return Promise.all(
            Object.entries(parts).map(async ([part, pids]) => {
              const watched = { pids, idle: idle[part] ?? 0 };
              const figure = await microsecondsEach(watched, question.amount, async () => void (await sent));
              return [part, figure] as const;
            }),
          );
        });
        for (const [part, figure] of measured) note(`${question.name} ${name} ${part}`, figure);
      }
    }
  }
  for (const question of questions) print(question, figures);
}

const partsOf = ([gateway = 0, service = 0, database = 0]: number[]) => ({
  gateway: [gateway],
  service: [service],
  database: [database],
  all: [gateway, service, database],
});

function print({ name, like }: Question, figures: Map<string, number[]>): void {
  const of = (key: string) => median(figures.get(key) ?? []);
  const [ours, theirs] = [of(`${name} product all`), of(`${like ?? name} express all`)];
  const parts = (['gateway', 'service', 'database'] as const).map(
    (part) => `${part} ${of(`${name} product ${part}`).toFixed(0)}`,
  );
  console.log(
    `${name}: ${ours.toFixed(0)} µs (${parts.join(', ')}), Express ${theirs.toFixed(0)} µs: ` +
      `${(ours / theirs).toFixed(2)} (goal: at most 1.00)`,
  );
}
