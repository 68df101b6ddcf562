import { standingOf } from '@harambee/domain';
import { baseApi, useGetImpactSummaryQuery, useGetProposalStatsQuery } from '@harambee/platform';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

/** The ledger learns of a changed proposal from events, a moment after the change itself. */
const untilTheLedgerKnows = 3_000;

/**
 * Points and level of the organization, for the chip of the top bar: from the ledger or, if that fails,
 * computed from the proposals. Undefined until one of them is known.
 */
export function usePoints(): { points: number; level: number } | undefined {
  const impact = useGetImpactSummaryQuery(undefined, { refetchOnFocus: true });
  const stats = useGetProposalStatsQuery(undefined, { refetchOnFocus: true });

  if (!impact.isError) return impact.data && standingOf(impact.data, undefined);
  return stats.isError || !stats.data ? undefined : standingOf(undefined, stats.data);
}

/**
 * Fetches again after the proposals have changed; their first arrival is not a change. Use it in one place of
 * the page.
 */
export function useLatePoints(): void {
  const dispatch = useDispatch();
  const { data } = useGetProposalStatsQuery();
  const known = useRef(data);
  useEffect(() => {
    const before = known.current;
    known.current = data;
    if (before === undefined || before === data) return;
    const timer = setTimeout(() => dispatch(baseApi.util.invalidateTags(['Impact'])), untilTheLedgerKnows);
    return () => clearTimeout(timer);
  }, [data, dispatch]);
}
