import { apiPaths, type TimelineGroup } from '@harambee/domain';
import type { Timeline, TimelineFormat } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

export interface TimelineFilter {
  id: string;
  group?: TimelineGroup | undefined;
  /** A person or guest. */
  by?: string | undefined;
}

const url = (id: string) => `${apiPaths.proposal(id)}/timeline`;
const queryOf = ({ group, by }: TimelineFilter) =>
  new URLSearchParams({ ...(group && { groups: group }), ...(by && { by }) });

export const timelineFileAddress = (filter: TimelineFilter, format: TimelineFormat): string => {
  const query = queryOf(filter);
  query.set('format', format);
  return `${url(filter.id)}/file?${query}`;
};

export const timelineApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What happened with a proposal, newest first, page after page by cursor (TIMELINE-01). */
    getTimeline: build.infiniteQuery<Timeline, TimelineFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (lastPage) => lastPage.nextCursor },
      query: ({ queryArg, pageParam }) => {
        const query = queryOf(queryArg);
        if (pageParam) query.set('cursor', pageParam);
        return `${url(queryArg.id)}?${query}`;
      },
      providesTags: ['Proposal', 'ProposalText', 'SignOffs'],
    }),
  }),
});

export const { useGetTimelineInfiniteQuery } = timelineApi;
