import { useGetProposalCardsQuery } from '@harambee/platform';
import { useEffect, useState } from 'react';
import { isUnderway } from '../proposal-progress.ts';

/** As many as the dashboard shows. */
export const newest = { sort: 'created', limit: 3 } as const;

/** Fresh whenever the window comes back (HOME-08), and every second while one of them is being written. */
export function useRecentProposals() {
  const [pollingInterval, setPollingInterval] = useState(0);
  const { data, isError, refetch } = useGetProposalCardsQuery(newest, {
    pollingInterval,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const underway = data?.some(isUnderway) ?? false;
  useEffect(() => setPollingInterval(underway ? 1_000 : 0), [underway]);
  return { proposals: data, isError, refetch };
}
