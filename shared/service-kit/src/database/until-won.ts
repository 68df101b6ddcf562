import { setTimeout } from 'node:timers/promises';
import { Conflict } from '../errors.ts';

interface Patience {
  tries?: number;
  /** Milliseconds before the next try. */
  pause?: (lost: number) => number;
}

/**
 * Runs `attempt` until it answers. It reads a record and writes it back only if nobody has changed it since; when
 * somebody was faster it answers undefined, and is run again on what stands there now. After too many losses the caller
 * hears `busy` as a 409.
 */
export async function untilWon<Answer>(
  busy: string,
  attempt: () => Promise<Answer | undefined>,
  { tries = 8, pause = (lost) => Math.random() * 10 * (lost - 1) }: Patience = {},
): Promise<Answer> {
  for (let lost = 0; lost < tries; lost++) {
    if (lost > 0) await setTimeout(pause(lost));
    const answer = await attempt();
    if (answer !== undefined) return answer;
  }
  throw new Conflict(busy);
}
