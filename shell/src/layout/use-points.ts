import { levelFor, pointsFor } from '@harambee/domain';
import { baseApi } from '@harambee/platform';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useShellImpactSummaryQuery, useShellStatsQuery } from '../api/shell.api.ts';

/** The ledger hears of a changed proposal by events, so a moment after the proposal itself has changed. */
const untilTheLedgerKnows = 3_000;

/**
 * Points and level of the organisation, awards among them. While the impact service cannot be asked they come from what the
 * proposals have reached; 0 and 1 when that cannot be had either (R8-12).
 */
export function usePoints(): { points: number; level: number } {
  const impact = useShellImpactSummaryQuery(undefined, { refetchOnFocus: true });
  const stats = useShellStatsQuery(undefined, { refetchOnFocus: true });

  if (impact.data && !impact.isError) {
    const { points, level } = impact.data;
    return { points, level };
  }
  const { earning, reached } = (!stats.isError && stats.data) || {};
  const points = earning === undefined || !reached ? 0 : pointsFor({ total: earning, ...reached, awards: 0 });
  return { points, level: levelFor(points) };
}

/** Asks once more after the proposals have changed; what merely arrived first has changed nothing. For one place of the page. */
export function useLatePoints(): void {
  const dispatch = useDispatch();
  const { data } = useShellStatsQuery();
  const known = useRef(data);
  useEffect(() => {
    const before = known.current;
    known.current = data;
    if (before === undefined || before === data) return;
    const timer = setTimeout(() => dispatch(baseApi.util.invalidateTags(['Impact'])), untilTheLedgerKnows);
    return () => clearTimeout(timer);
  }, [data, dispatch]);
}
