import type { UsagePeriod } from '@harambee/domain';
import type { UsageAnalytics, UsageFigures } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';
import { sampleFigures, sampleWait } from './sample-figures.ts';

/** Figures stay fresh for five minutes (USAGE-05): before that, only Refresh loads them again. */
export const freshSeconds = 300;

export const usageAnalyticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getUsageAnalytics: build.query<UsageAnalytics, UsagePeriod>({
      query: (period) => `/api/analytics?period=${period}`,
      keepUnusedDataFor: freshSeconds,
    }),
    /** Needs no network (USAGE-03): it waits a second and returns built-in figures. */
    getSampleAnalytics: build.query<UsageFigures, UsagePeriod>({
      queryFn: async (period) => {
        await new Promise((resolve) => setTimeout(resolve, sampleWait));
        return { data: sampleFigures[period] };
      },
      keepUnusedDataFor: freshSeconds,
    }),
  }),
});

export const { useGetUsageAnalyticsQuery, useGetSampleAnalyticsQuery } = usageAnalyticsApi;
