import { useEffect, useState } from 'react';
import { useGetRecentProposalsQuery } from '../api/proposals.api.ts';
import { isUnderway } from '../proposal-progress.ts';

/** Fresh whenever the window comes back (HOME-08), and every second while one of them is being written. */
export function useRecentProposals() {
  const [pollingInterval, setPollingInterval] = useState(0);
  const { data, isError, refetch } = useGetRecentProposalsQuery(undefined, {
    pollingInterval,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const underway = data?.some(isUnderway) ?? false;
  useEffect(() => setPollingInterval(underway ? 1_000 : 0), [underway]);
  return { proposals: data, isError, refetch };
}
