import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** When a starting process counts as hung. Judged by its progress, since a busy machine slows everything down. */
export interface HangLimits {
  /** Milliseconds without output and without work after which a process that is not ready counts as hung. */
  silentFor: number;
  /**
   * Milliseconds of processor time after which a process that is still not ready counts as hung, because it
   * loops.
   */
  workedFor: number;
  /** Milliseconds between two checks. */
  checkIntervalMs: number;
}

/** Any idle process uses less than this, with a timer here and there. */
const leastWork = 50;

/** Milliseconds of processor time a process has used; undefined if the system does not tell, or it is gone. */
export async function processorTime(pid: number): Promise<number | undefined> {
  try {
    if (process.platform === 'linux') {
      // After the name, which is in parentheses and may contain anything: state is field 3, user and system
      // time 14 and 15.
      const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.split(' ') ?? [];
      const ticks = Number(fields[11]) + Number(fields[12]);
      return Number.isFinite(ticks) ? ticks * 10 : undefined;
    }
    if (process.platform === 'win32') return undefined;
    return clockTime((await run('ps', ['-o', 'time=', '-p', String(pid)])).stdout);
  } catch {
    return undefined;
  }
}

/** `1-02:03:04.50` as ps writes it. */
export function clockTime(text: string): number | undefined {
  const [, days = '0', clock = ''] = /^(?:(\d+)-)?([\d:.]+)$/.exec(text.trim()) ?? [];
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return clock === '' || Number.isNaN(seconds) ? undefined : (Number(days) * 86_400 + seconds) * 1_000;
}

/** Watches one process that is not ready yet, to tell a slow one from a hung one. */
export class SignsOfLife {
  /** Milliseconds of processor time so far. */
  worked = 0;
  /** Milliseconds since its last output or work. */
  silent = 0;
  #workedAtLastSign = 0;
  #lookedAt = Date.now();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly pid: number,
    private readonly limits: HangLimits,
    /** Called once, with the reason why it counts as hung. */
    private readonly onHung: (why: string) => void,
  ) {
    this.#next();
  }

  /** It wrote some output. */
  heard(): void {
    this.silent = 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    this.#timer = setTimeout(() => void this.#look(), this.limits.checkIntervalMs);
  }

  async #look(): Promise<void> {
    const worked = await processorTime(this.pid);
    if (!this.#timer) return;
    // This process is slowed down by the same load, or was suspended with the machine: such a time says nothing
    // about the other.
    this.silent += Math.min(Date.now() - this.#lookedAt, 2 * this.limits.checkIntervalMs);
    this.#lookedAt = Date.now();
    this.worked = worked ?? this.worked;
    if (this.worked - this.#workedAtLastSign >= leastWork) {
      this.#workedAtLastSign = this.worked;
      this.silent = 0;
    }
    const why = this.#whyHung();
    if (why === undefined) return this.#next();
    this.stop();
    this.onHung(why);
  }

  #whyHung(): string | undefined {
    const { silentFor, workedFor } = this.limits;
    if (this.silent > silentFor) return `gave no sign of life for ${inSeconds(silentFor)}`;
    if (this.worked > workedFor)
      return `used ${inSeconds(workedFor)} of processor time without getting ready`;
    return undefined;
  }
}

const inSeconds = (milliseconds: number): string => `${Number((milliseconds / 1_000).toFixed(1))} seconds`;
