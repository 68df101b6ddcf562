import type { BankAnswer, FoundAnswer } from '@harambee/domain/schemas';
import { errorMessage, isNetworkError, useOnline } from '@harambee/platform';
import { useEffect, useState } from 'react';
import {
  type AnswerFilters,
  useGetBankAnswersInfiniteQuery,
  useGetFoundAnswersQuery,
} from '../api/answer-bank.api.ts';

export interface FoundAnswers {
  /** The best first; undefined while it is searched for the first time. */
  found: readonly FoundAnswer[] | undefined;
  isSearching: boolean;
  /** Why nothing could be searched. */
  error?: string;
  /** There is no server: only the answers that were loaded are searched. */
  isLocal: boolean;
}

/** Everything loaded of the list, as far as this device has it. */
export function useLoadedAnswers(filters: AnswerFilters, skip = false) {
  const list = useGetBankAnswersInfiniteQuery(filters, { skip });
  return { ...list, answers: list.currentData?.pages.flatMap(({ answers }) => answers) };
}

/** The former answers that fit a question, by its meaning; without a server, of those that were loaded (CALL-33). */
export function useFoundAnswers(question: string, limit: number, filters: AnswerFilters = {}): FoundAnswers {
  const isOnline = useOnline();
  const asked = question.trim();
  const remote = useGetFoundAnswersQuery({ question: asked, limit, ...filters }, { skip: asked === '' });
  const isLocal = !remote.currentData && (!isOnline || isNetworkError(remote.error));
  const { answers } = useLoadedAnswers(filters, !isLocal || asked === '');
  const local = useLocalSearch(asked, limit, isLocal ? answers : undefined);
  if (asked === '') return { found: [], isSearching: false, isLocal: false };
  if (isLocal) return { found: local, isSearching: local === undefined, isLocal };
  return {
    found: remote.currentData,
    isSearching: remote.isFetching,
    isLocal,
    ...(remote.error && { error: errorMessage(remote.error, 'The answer bank could not be searched') }),
  };
}

/** The index and its words are a file of their own. It is fetched while there is a server, for when there is none. */
const loadSearch = () => import('./search-answers.ts');

function useLocalSearch(
  question: string,
  limit: number,
  answers: readonly BankAnswer[] | undefined,
): readonly FoundAnswer[] | undefined {
  const [found, setFound] = useState<{ question: string; found: readonly FoundAnswer[] }>();
  useEffect(() => void loadSearch().catch(() => undefined), []);
  useEffect(() => {
    if (!answers) return;
    let isCurrent = true;
    const show = (by: readonly FoundAnswer[]) => {
      if (isCurrent) setFound({ question, found: by });
    };
    loadSearch().then(
      ({ LoadedAnswers }) => show(new LoadedAnswers(answers).search(question, limit)),
      // It was never fetched: nothing can be searched.
      () => show([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [question, limit, answers]);
  return found?.question === question ? found.found : undefined;
}
