import { levelFor, numberWord, pointsToNextLevel, pointWeights } from '@harambee/domain';

/** What is enough to reach the next level. */
export interface NextLevelStep {
  /** Number of new proposals to start, and of proposals to complete. */
  started: number;
  completed: number;
  words: string;
}

/**
 * The shortest way that the organization controls: starting and completing proposals. It never promises what
 * funders decide.
 */
export function nextLevelStep(points: number): NextLevelStep {
  const missing = pointsToNextLevel(points);
  const next = `Level ${levelFor(points) + 1}`;
  if (missing <= pointWeights.total) {
    return { started: 1, completed: 0, words: `One new proposal gets you to ${next}` };
  }
  const completed = Math.ceil(missing / pointWeights.completed);
  const isOne = completed === 1;
  const words = `${numberWord(completed)} more completed ${isOne ? 'proposal gets you to' : 'proposals get you to'} ${next}`;
  // Without any points, "more" would be wrong.
  return { started: 0, completed, words: points === 0 ? words.replace(' more', '') : words };
}
