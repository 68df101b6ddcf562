import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seconds, type Terminal } from './terminal.ts';

/** Identifies a process, even if a later one gets the same number. */
interface Known {
  pid: number;
  startedAt: string;
}

interface Running {
  supervisor: Known;
  processes: Known[];
}

const fileIn = (dataDir: string): string => join(dataDir, 'running.json');

/** When a process was started, if the system tells; undefined if it is gone. */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return '';
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    // A zombie that waits for its parent holds nothing anymore.
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? '' : undefined;
  }
}

const isAlive = ({ pid, startedAt }: Known): boolean => startOf(pid) === startedAt;

/** Records the processes that use a data folder, for a start that follows a kill -9. */
export function noteRunning(dataDir: string, pids: readonly number[]): void {
  const known = (pid: number): Known => ({ pid, startedAt: startOf(pid) ?? '' });
  const running: Running = { supervisor: known(process.pid), processes: pids.map(known) };
  try {
    writeFileSync(fileIn(dataDir), `${JSON.stringify(running)}\n`);
  } catch {
    // If the disk is full, the next start does not wait for them.
  }
}

export function noteNothingRuns(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

function earlierIn(dataDir: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Running;
  } catch {
    return undefined;
  }
}

/**
 * After kill -9 of a supervisor its processes notice and end by themselves, which takes a while on a busy
 * machine. Until then they hold the port and the database, so this waits for them. It does not wait for the
 * processes of a running supervisor.
 */
export async function earlierStartEnded(
  dataDir: string,
  terminal: Terminal,
  {
    within = 90_000,
    sayAfter = 2_000,
    signal,
  }: { within?: number; sayAfter?: number; signal?: AbortSignal } = {},
): Promise<void> {
  const earlier = earlierIn(dataDir);
  if (!earlier || isAlive(earlier.supervisor)) return;
  const since = Date.now();
  let said = false;
  while (Date.now() - since < within) {
    const left = earlier.processes.filter(isAlive);
    if (left.length === 0) break;
    if (!said && Date.now() - since > sayAfter) {
      said = true;
      const pids = left.map(({ pid }) => pid).join(', ');
      terminal.line(`  waiting for the processes of an earlier start to end: ${pids}`);
    }
    await wait(50, undefined, { signal });
  }
  if (said) terminal.line(`  waited ${seconds(Date.now() - since)} for the processes of an earlier start`);
}
