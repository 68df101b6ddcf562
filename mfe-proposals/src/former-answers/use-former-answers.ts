import type { FoundAnswer } from '@harambee/domain/schemas';
import { useFoundAnswers } from './use-found-answers.ts';

/** So many former answers are offered beside a question. */
const most = 3;

export interface FormerAnswers {
  /** At most three, the best first; empty where none fits. */
  matches: readonly FoundAnswer[];
  isSearching: boolean;
}

/**
 * The former answers that fit a question, for whoever answers it (CALL-33). Each says why: `match.words`,
 * `match.subjects`. Works offline with the answers that were loaded. Where the search fails, there are none.
 */
export function useFormerAnswers(questionText: string): FormerAnswers {
  const { found = [], isSearching } = useFoundAnswers(questionText, most);
  return { matches: found.filter(({ match }) => match.fits), isSearching };
}
