import type {
  ChangePasswordBody,
  ImpactSummary,
  ProposalCard,
  ProposalList,
  ProposalStats,
  Session,
  UpdateUserBody,
  User,
} from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

/** Calls of the shell itself. Names begin with `shell`: remotes inject theirs into the same API. */
export const shellApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shellStats: build.query<ProposalStats, void>({
      query: () => '/api/proposals/stats',
      transformResponse: (body: { stats: ProposalStats }) => body.stats,
      providesTags: ['ProposalStats'],
    }),
    /** Points with all awards; tagged like the pages of the impact remote, so that all of them show the same. */
    shellImpactSummary: build.query<ImpactSummary, void>({
      query: () => '/api/impact/summary',
      providesTags: ['Impact', 'ProposalStats'],
    }),
    shellActivity: build.query<ProposalCard[], void>({
      query: () => '/api/proposals?sort=updated&limit=5',
      transformResponse: (body: ProposalList) => body.proposals,
      providesTags: ['Proposal'],
    }),
    /** What somebody may go on with: the palette chooses from it. */
    shellOpenProposals: build.query<ProposalCard[], void>({
      query: () => '/api/proposals?sort=updated&limit=20',
      transformResponse: (body: ProposalList) => body.proposals,
      providesTags: ['Proposal'],
    }),
    shellFindProposals: build.query<ProposalCard[], string>({
      query: (search) =>
        `/api/proposals?${new URLSearchParams({ search: search.slice(0, 200), sort: 'updated', limit: '5' })}`,
      transformResponse: (body: ProposalList) => body.proposals,
      providesTags: ['Proposal'],
      keepUnusedDataFor: 30,
    }),
    shellUpdateUser: build.mutation<User, UpdateUserBody>({
      query: (body) => ({ url: '/api/auth/profile', method: 'PUT', body }),
      transformResponse: (body: { user: User }) => body.user,
      invalidatesTags: ['User'],
    }),
    shellSessions: build.query<Session[], void>({
      query: () => '/api/auth/sessions',
      transformResponse: (body: { sessions: Session[] }) => body.sessions,
      providesTags: ['Session'],
    }),
    shellEndSession: build.mutation<void, string>({
      query: (id) => ({ url: `/api/auth/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
    /** Ends all other sign-ins; with `true` the present one, too, and its cookies are taken back. */
    shellEndAllSessions: build.mutation<void, boolean>({
      query: (isPresentToo) => ({
        url: `/api/auth/sessions${isPresentToo ? '?all=true' : ''}`,
        method: 'DELETE',
      }),
      // Without a session there is no list to fetch.
      invalidatesTags: (_done, _error, isPresentToo) => (isPresentToo ? [] : ['Session']),
    }),
    shellChangePassword: build.mutation<void, ChangePasswordBody>({
      query: (body) => ({ url: '/api/auth/password', method: 'PUT', body }),
      invalidatesTags: ['Session'],
    }),
  }),
});

export const {
  useShellStatsQuery,
  useShellImpactSummaryQuery,
  useShellActivityQuery,
  useShellOpenProposalsQuery,
  useShellFindProposalsQuery,
  useShellUpdateUserMutation,
  useShellSessionsQuery,
  useShellEndSessionMutation,
  useShellEndAllSessionsMutation,
  useShellChangePasswordMutation,
} = shellApi;
