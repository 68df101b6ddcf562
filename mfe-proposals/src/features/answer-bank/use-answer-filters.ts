import { type AnswerLanguage, answerLanguageNames } from '@harambee/domain';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnswerFilters } from '../../api/answer-bank.api.ts';

/** Which answers are listed; the first one is meant where the address names none. */
export const shownChoices = [
  { value: 'all', label: 'All answers' },
  { value: 'starred', label: 'Starred' },
  { value: 'due', label: 'Due for review' },
] as const;
export type ShownAnswers = (typeof shownChoices)[number]['value'];

type Name = 'search' | 'show' | 'language' | 'owner' | 'funder' | 'open';

/** What is searched, listed and open lives in the address, so that a link shows the same. */
export function useAnswerFilters() {
  const [query, setQuery] = useSearchParams();
  const review = query.get('review') === 'due' ? 'due' : undefined;
  const shown = review ?? shownChoices.find(({ value }) => value === query.get('show'))?.value ?? 'all';
  const language = answerLanguageNames.find((name) => name === query.get('language'));
  const owner = query.get('owner') ?? undefined;
  const funder = query.get('funder') ?? undefined;

  // Two are set one directly after the other: the second must not start from an address that lacks the first.
  const newest = useRef(query);
  useEffect(() => {
    newest.current = query;
  }, [query]);

  const set = (name: Name, value: string, isStep = false) => {
    const next = new URLSearchParams(newest.current);
    if (name === 'show') next.delete('review');
    if (value === '' || (name === 'show' && value === 'all')) next.delete(name);
    else next.set(name, value);
    newest.current = next;
    // An answer that is opened is a step to go back from; a letter typed is none.
    setQuery(next, { replace: !isStep });
  };
  const filters: AnswerFilters = {
    ...(language && { language }),
    ...(shown === 'starred' && { starred: 'only' }),
    ...(shown === 'due' && { review: 'due' }),
    ...(owner && { owner }),
    ...(funder && { funder }),
  };
  return {
    search: query.get('search') ?? '',
    open: query.get('open') ?? undefined,
    ...{ shown: shown as ShownAnswers, language, owner, funder, filters },
    isNarrowed: Object.keys(filters).length > 0,
    setSearch: (text: string) => set('search', text),
    show: (value: ShownAnswers) => set('show', value),
    setLanguage: (value: AnswerLanguage | '') => set('language', value),
    setOwner: (id: string) => set('owner', id),
    setFunder: (name: string) => set('funder', name),
    openAnswer: (id: string) => set('open', id, true),
    close: () => set('open', '', true),
    clear: () => setQuery({}, { replace: true }),
    /** The address that opens an answer in this list. */
    addressOf: (id: string) => {
      const next = new URLSearchParams(query);
      next.set('open', id);
      return `?${next}`;
    },
  };
}
export type AnswerView = ReturnType<typeof useAnswerFilters>;
