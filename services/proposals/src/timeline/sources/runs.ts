import { minutes } from '@harambee/domain';

/** Two changes of one person that are further apart are told apart. Milliseconds. */
const longestPause = minutes(30);

interface Step {
  by: { id: string };
  at: Date;
}

/**
 * Changes of one person in a row, told as one (TIMELINE-02). Only the next change of somebody else, or half an hour, ends it.
 *
 * @param steps the newest first
 */
export function runsOf<One extends Step>(steps: readonly One[]): [One, ...One[]][] {
  const runs: [One, ...One[]][] = [];
  for (const step of steps) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isSame = last && last.by.id === step.by.id && last.at.getTime() - step.at.getTime() <= longestPause;
    if (run && isSame) run.push(step);
    else runs.push([step]);
  }
  return runs;
}
