import { median } from '../load.ts';
import { again } from './again.ts';
import { ask } from './questions.ts';
import type { Sides } from './sides.ts';

/** Response times of the list when each side gets half of what it can answer. */
export async function measureHalfLoad(sides: Sides): Promise<void> {
  const path = '/api/proposals?limit=20';
  const results: Record<string, { p50: number[]; p99: number[] }> = {};
  const most: Record<string, number> = {};
  for (const [name, { origin, headers }] of Object.entries(sides)) {
    most[name] = (await again(() => ask(origin + path, headers, { amount: 4_000 }))).rate;
  }
  for (let round = 0; round < 3; round++) {
    for (const [name, { origin, headers }] of Object.entries(sides)) {
      const rate = Math.max(10, Math.round((most[name] ?? 0) / 2));
      const paced = () => ask(origin + path, headers, { amount: 4_000 }, { rate, seconds: 4 });
      const { p50, p99 } = await again(paced);
      results[name] ??= { p50: [], p99: [] };
      results[name].p50.push(p50);
      results[name].p99.push(p99);
    }
  }
  const words = Object.entries(results).map(
    ([name, { p50, p99 }]) =>
      `${name} p50 ${median(p50)} ms, p99 ${median(p99)} ms of ${(most[name] ?? 0).toFixed(0)} requests/s`,
  );
  console.log(`list of 20 at half load: ${words.join('; ')}`);
}
