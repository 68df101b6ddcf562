import type { ProposalVersion, ProposalVersionList } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

interface FinishedTexts {
  id: string;
  /** Number of the newest text: the next one makes another answer, so what is kept is never out of date. */
  newest: number;
}

const proposalVersionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every finished text, the newest first. */
    getProposalVersions: build.query<ProposalVersion[], FinishedTexts>({
      query: ({ id }) => `/api/proposals/${encodeURIComponent(id)}/versions`,
      transformResponse: (body: ProposalVersionList) => body.versions,
    }),
  }),
});

export const { useGetProposalVersionsQuery } = proposalVersionsApi;
