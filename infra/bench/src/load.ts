import autocannon from 'autocannon';

export interface Target {
  name: string;
  url: string;
  headers?: Record<string, string>;
}

const connections = 10;

/** Requests a second of each target: the median of interleaved rounds, so that a slow minute of the machine hits all alike. */
export async function throughput(
  targets: Target[],
  { seconds = 3, rounds = 5 } = {},
): Promise<Map<string, number>> {
  const results = new Map<string, number[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const { name, url, headers } of targets) {
      const { requests, non2xx, errors } = await autocannon({ url, headers, connections, duration: seconds });
      if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} refused, ${errors} failed`);
      results.get(name)?.push(requests.average);
    }
  }
  return new Map([...results].map(([name, values]) => [name, median(values)]));
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
