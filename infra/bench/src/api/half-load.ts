import { median } from '../load.ts';
import { again } from './again.ts';
import { ask, type Question } from './questions.ts';
import type { Side, Sides } from './sides.ts';
import type { StreamEvents } from './stream-events.ts';

const rounds = 3;
const seconds = 4;

interface Times {
  p50: number[];
  p99: number[];
}

/** Response times of each question at both sides, at half of the rate that the slower one can answer. */
export async function measureHalfLoad(sides: Sides, questions: readonly Question[]): Promise<void> {
  for (const question of questions) {
    const send = ({ origin, headers }: Side, rate?: number) =>
      again(() => ask(origin + question.path, headers, question, rate ? { rate, seconds } : undefined));
    const most: number[] = [];
    for (const side of Object.values(sides)) most.push((await send(side)).rate);
    const rate = Math.max(2, Math.round(Math.min(...most) / 2));
    const times = new Map<string, Times>();
    for (let round = 0; round < rounds; round++) {
      for (const [name, side] of Object.entries(sides)) note(times, name, await send(side, rate));
    }
    print(question.name, rate, times);
  }
}

/** The same from the event to the page. */
export async function measureEventsAtHalfLoad(events: StreamEvents): Promise<void> {
  const names = ['product', 'express'] as const;
  const most: number[] = [];
  for (const name of names) {
    await events.send(name);
    const began = performance.now();
    await events.send(name);
    most.push((events.amount * 1_000) / (performance.now() - began));
  }
  const rate = Math.max(2, Math.round(Math.min(...most) / 2));
  const times = new Map<string, Times>();
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const took = (await events.paced(name, rate, seconds)).sort((a, b) => a - b);
      const at = (part: number) => took[Math.ceil(part * took.length) - 1] ?? Number.NaN;
      note(times, name, { p50: at(0.5), p99: at(0.99) });
    }
  }
  print('stream event', rate, times);
}

function note(times: Map<string, Times>, name: string, { p50, p99 }: { p50: number; p99: number }): void {
  const known = times.get(name) ?? { p50: [], p99: [] };
  times.set(name, known);
  known.p50.push(p50);
  known.p99.push(p99);
}

function print(what: string, rate: number, times: ReadonlyMap<string, Times>): void {
  const words = [...times].map(
    ([name, { p50, p99 }]) => `${name} p50 ${median(p50).toFixed(0)} ms, p99 ${median(p99).toFixed(0)} ms`,
  );
  console.log(`${what} at half load, ${rate} a second: ${words.join('; ')}`);
}
