import type { EverydayCalls } from './everyday-calls.ts';
import type { LiveStream } from './live-stream.ts';
import type { Replica } from './replica.ts';
import { until } from './until.ts';

/** Calls after which a new process takes part. */
const takesPart = 5;

export interface Replaced {
  replica: Replica;
  /** How the process before ended. */
  ending: string;
  /** Milliseconds from being ready to the fifth answered call. */
  firstCallsAfter: number;
}

/** Ends one process, starts it again, and waits until it has its first calls: only then the next one may go. */
export async function replace(replica: Replica, how: 'stop' | 'kill'): Promise<Replaced> {
  const ending = how === 'stop' ? await replica.stop() : await replica.kill().then(() => 'killed');
  await replica.start();
  const firstCallsAfter = await until(
    `${replica.name} answering calls`,
    async () => (await replica.answered()) >= takesPart,
  );
  return { replica, ending, firstCallsAfter };
}

/** The share of the newer calls that the process got which got fewer, of the two of a part. */
export async function smallerShare(
  [one, other]: readonly [Replica, Replica],
  during: () => Promise<unknown>,
): Promise<number> {
  const answered = async () => [await one.answered(), await other.answered()] as const;
  const before = await answered();
  await during();
  const after = await answered();
  const [a, b] = [after[0] - before[0], after[1] - before[1]];
  return Math.min(a, b) / Math.max(1, a + b);
}

/**
 * What a stream was not told of: acknowledged writes of which neither this revision nor a later one has come, and
 * messages that another stream of the same organization has.
 */
export function lostBy(
  stream: LiveStream,
  tenantId: string,
  { acknowledged }: EverydayCalls,
  others: readonly LiveStream[],
): string[] {
  const newest = new Map<string, number>();
  for (const { name, data } of stream.messages.values())
    if (name === 'proposal')
      newest.set(data.proposalId, Math.max(data.revision, newest.get(data.proposalId) ?? -1));
  const writes = acknowledged
    .filter((one) => one.tenantId === tenantId && (newest.get(one.proposalId) ?? -1) < one.revision)
    .map(({ proposalId, revision }) => `${proposalId} ${revision}`);
  const messages = others.flatMap((other) =>
    [...other.messages.keys()].filter((id) => !stream.messages.has(id)),
  );
  return [...writes, ...messages];
}
