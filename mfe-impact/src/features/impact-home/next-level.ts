import { levelFor, numberWord, pointsToNextLevel, pointWeights } from '@harambee/domain';

/** What is enough for the next level. */
export interface WayUp {
  /** New proposals to start, and proposals to complete. */
  started: number;
  completed: number;
  words: string;
}

/** The shortest way that is in one's own hands: starting and completing; what funders decide is never promised. */
export function wayUp(points: number): WayUp {
  const missing = pointsToNextLevel(points);
  const next = `Level ${levelFor(points) + 1}`;
  if (missing <= pointWeights.total) {
    return { started: 1, completed: 0, words: `One new proposal brings ${next}` };
  }
  const completed = Math.ceil(missing / pointWeights.completed);
  const isOne = completed === 1;
  const words = `${numberWord(completed)} more completed ${isOne ? 'proposal brings' : 'proposals bring'} ${next}`;
  // Without any points there is nothing yet that this would be "more" of.
  return { started: 0, completed, words: points === 0 ? words.replace(' more', '') : words };
}
