import { type CallStatus, callStatusNames } from '@harambee/domain';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CallFilters } from '../../api/calls.api.ts';

/** Which calls are listed; the first one is meant where the address names none. */
export const shownChoices = [
  { value: 'ahead', label: 'Deadline ahead' },
  { value: 'past', label: 'Deadline passed' },
  { value: 'all', label: 'All calls' },
  { value: 'templates', label: 'Templates' },
] as const;
export type ShownCalls = (typeof shownChoices)[number]['value'];

/** What is listed lives in the address, so that a link shows the same list. */
export function useCallFilters() {
  const [query, setQuery] = useSearchParams();
  const shown = shownChoices.find(({ value }) => value === query.get('show'))?.value ?? 'ahead';
  const status = callStatusNames.find((name) => name === query.get('status'));

  // Two filters set one directly after the other: the second must not start from an address that lacks the first.
  const newest = useRef(query);
  useEffect(() => {
    newest.current = query;
  }, [query]);

  const set = (name: 'show' | 'status', value: string) => {
    const next = new URLSearchParams(newest.current);
    if (value === '' || value === 'ahead') next.delete(name);
    else next.set(name, value);
    newest.current = next;
    setQuery(next, { replace: true });
  };
  const filters: CallFilters = {
    ...((shown === 'ahead' || shown === 'past') && { due: shown }),
    ...(shown === 'templates' ? { templates: 'only' } : status && { status }),
  };
  return {
    shown,
    status,
    filters,
    show: (value: ShownCalls) => set('show', value),
    setStatus: (value: CallStatus | '') => set('status', value),
  };
}
