import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The unit of the times in /proc; 100 per second on every Linux that Node supports. */
const ticksPerSecond = 100;

/** Seconds of processor time that these processes have used so far, with all their threads. */
export function secondsUsed(pids: readonly number[]): number {
  return [...new Set(pids)].reduce((sum, pid) => sum + secondsOf(pid), 0);
}

function secondsOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program may contain anything, so what follows its last parenthesis counts.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** What these processes use while nobody asks them anything, as a share of one core. */
export async function idleShare(pids: readonly number[], milliseconds = 3_000): Promise<number> {
  const [before, began] = [secondsUsed(pids), performance.now()];
  await sleep(milliseconds);
  return ((secondsUsed(pids) - before) * 1_000) / (performance.now() - began);
}

/**
 * Microseconds of processor time for each of `count` pieces of work. What the processes use while idle is another
 * budget, and it is left out on both sides.
 */
export async function microsecondsEach(
  { pids, idle }: { pids: readonly number[]; idle: number },
  count: number,
  work: () => Promise<void>,
): Promise<number> {
  const [before, began] = [secondsUsed(pids), performance.now()];
  await work();
  const seconds = (performance.now() - began) / 1_000;
  return ((secondsUsed(pids) - before - idle * seconds) * 1_000_000) / count;
}

/** More than what these processes use while nobody asks them anything. */
const busyShare = 0.1;
const window = 500;
const longest = 60_000;

/** Resolves once these processes have done what they were asked for: twice in a row they used next to nothing. */
export async function untilQuiet(pids: readonly number[]): Promise<void> {
  const until = performance.now() + longest;
  for (let quiet = 0; quiet < 2; ) {
    if (performance.now() > until) throw new Error('the processes are still at work after a minute');
    quiet = (await idleShare(pids, window)) < busyShare ? quiet + 1 : 0;
  }
}
