import type { ProposalVersion, ProposalVersionItem, ProposalVersionList } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

interface FinishedTexts {
  id: string;
  /** Number of the newest text: the next one makes another answer, so what is kept is never out of date. */
  newest: number;
}

interface FinishedText {
  id: string;
  version: number;
}

const versionsOf = (id: string) => `/api/proposals/${encodeURIComponent(id)}/versions`;
/** A finished text never changes: it is kept as long as somebody may go back and forth between two of them. */
const aWhile = 900;

export const proposalVersionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest hundred finished texts, newest first, without their words. */
    getProposalVersions: build.query<ProposalVersionItem[], FinishedTexts>({
      query: ({ id }) => `${versionsOf(id)}?limit=100`,
      transformResponse: (body: ProposalVersionList) => body.versions,
    }),
    getProposalVersion: build.query<ProposalVersion, FinishedText>({
      query: ({ id, version }) => `${versionsOf(id)}/${version}`,
      transformResponse: (body: { version: ProposalVersion }) => body.version,
      keepUnusedDataFor: aWhile,
    }),
  }),
});

export const { useGetProposalVersionsQuery, useGetProposalVersionQuery, useLazyGetProposalVersionQuery } =
  proposalVersionsApi;
