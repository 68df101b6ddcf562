import { type ProposalStatus, proposalStatusNames } from '@harambee/domain';
import type { ProposalSort } from '@harambee/domain/schemas';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProposalFilters } from '../../api/proposals.api.ts';

export const sortLabels: Record<ProposalSort, string> = {
  updated: 'Updated',
  created: 'Created',
  deadline: 'Deadline',
  title: 'Title',
};

const oneOf = <Name extends string>(names: readonly Name[], value: string | null): Name | undefined =>
  names.find((name) => name === value);

/** Search, status, whose they are, and order live in the address, so that a link shows the same list. */
export function useListFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = {
    search: query.get('search') ?? '',
    mine: query.get('mine') === '1',
    status: oneOf<ProposalStatus>(proposalStatusNames, query.get('status')),
    sort: oneOf(Object.keys(sortLabels) as ProposalSort[], query.get('sort')) ?? 'updated',
  } satisfies ProposalFilters;

  // Two filters set one directly after the other: the second must not start from an address that lacks the first.
  const newest = useRef(query);
  useEffect(() => {
    newest.current = query;
  }, [query]);

  const setFilter = (name: 'search' | 'status' | 'mine' | 'sort', value: string) => {
    const next = new URLSearchParams(newest.current);
    if (value === '' || (name === 'sort' && value === 'updated')) next.delete(name);
    else next.set(name, value);
    newest.current = next;
    // A letter typed is no step to go back to.
    setQuery(next, { replace: true });
  };

  const isNarrowed = filters.search !== '' || filters.status !== undefined || filters.mine;
  return { filters, setFilter, isNarrowed, clear: () => setQuery({}, { replace: true }) };
}
