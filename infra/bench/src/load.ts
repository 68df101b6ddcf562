import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';

export interface Target {
  name: string;
  url: string;
  headers?: Record<string, string>;
}

const connections = 10;
/** A service refuses requests while the machine is busy; such a round is repeated. */
const tries = 5;

/** Requests per second of each target: the median of interleaved rounds, so that a slow minute affects all of them. */
export async function throughput(
  targets: Target[],
  { seconds = 3, rounds = 5 } = {},
): Promise<Map<string, number>> {
  const results = new Map<string, number[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const target of targets) results.get(target.name)?.push(await requestsPerSecond(target, seconds));
  }
  return new Map([...results].map(([name, values]) => [name, median(values)]));
}

async function requestsPerSecond({ name, url, headers }: Target, seconds: number): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const { requests, non2xx, errors, statusCodeStats } = await autocannon({
      url,
      headers,
      connections,
      duration: seconds,
    });
    if (non2xx + errors === 0) return requests.average;
    const answers = Object.entries(statusCodeStats ?? {}).map(
      ([status, { count }]) => `${count} x ${status}`,
    );
    console.error(`${name}: ${answers.join(', ')}, ${errors} failed; once more`);
    if (attempt === tries) throw new Error(`${name} was refused in ${tries} rounds`);
    await pause(3_000);
  }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
