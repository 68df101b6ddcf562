import { defaultUsagePeriod } from '@harambee/domain';
import type { UsageFigures } from '@harambee/domain/schemas';
import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  freshSeconds,
  useGetSampleAnalyticsQuery,
  useGetUsageAnalyticsQuery,
} from '../../api/usage-analytics.api.ts';
import { useAddress } from '../../impact-view/use-address.ts';
import { useReportedFailure } from '../../impact-view/use-reported-failure.ts';

export type FigureSource = 'sample' | 'live';

const fresh = { refetchOnMountOrArgChange: freshSeconds };

/**
 * The figures of the page: the sample until the organization has events of its own, then live ones unless the
 * sample is chosen.
 */
export function useFigures() {
  const { query, set } = useAddress();
  const live = useGetUsageAnalyticsQuery(defaultUsagePeriod, fresh);
  const { data, isError } = live;
  const hasEvents = data?.hasEvents === true;
  const source: FigureSource = hasEvents && query.get('figures') !== 'sample' ? 'live' : 'sample';
  const isKnown = data !== undefined || isError;
  const sample = useGetSampleAnalyticsQuery(
    isKnown && source === 'sample' ? defaultUsagePeriod : skipToken,
    fresh,
  );

  useReportedFailure(live, 'analytics');

  const figures: UsageFigures | undefined = source === 'live' ? data : sample.data;
  return {
    source,
    figures,
    /** Both sources are available. */
    hasEvents,
    /** The organization's own figures failed to load; the page shows the sample and says so. */
    isLost: isError && data === undefined,
    isRefreshing: live.isFetching || sample.isFetching,
    choose: (next: FigureSource) => set({ figures: next === 'sample' ? 'sample' : '' }),
    refresh: () => {
      void live.refetch();
      if (source === 'sample' && isKnown) void sample.refetch();
    },
  };
}
