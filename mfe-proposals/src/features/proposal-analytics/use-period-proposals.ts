import type { ProposalCard } from '@harambee/domain/schemas';
import { useEffect, useState } from 'react';
import { useGetProposalsInfiniteQuery } from '../../api/proposals.api.ts';
import { type Period, startOf } from './figures.ts';

const filters = { sort: 'created', limit: 100 } as const;

/** Proposals begun in the period. The list is read newest first, page after page, and no further than it reaches. */
export function usePeriodProposals(period: Period) {
  const [now] = useState(() => Date.now());
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useGetProposalsInfiniteQuery(filters);
  const all = data?.pages.flatMap((page) => page.proposals);
  const start = startOf(period, now);
  const oldest = all?.at(-1);
  const isWhole = all !== undefined && (!hasNextPage || (oldest !== undefined && oldest.createdAt < start));

  useEffect(() => {
    if (all && !isWhole && !isFetching && !isError) fetchNextPage();
  });

  const proposals: ProposalCard[] | undefined = isWhole
    ? all.filter(({ createdAt }) => createdAt >= start)
    : undefined;
  return { proposals, hasAny: (all?.length ?? 0) > 0, now, isError, refetch };
}
