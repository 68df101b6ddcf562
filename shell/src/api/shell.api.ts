import { profileInAnswer } from '@harambee/domain';
import type {
  ChangePasswordBody,
  Profile,
  ProfileFigures,
  ProposalCard,
  ProposalList,
  ProposalStats,
  Session,
  UpdateUserBody,
  User,
} from '@harambee/domain/schemas';
import { apiUrl, baseApi } from '@harambee/platform';

/** What the shell reads of a notification (spec 3). */
export interface Notification {
  id: string;
  type: string;
  title: string;
  message: string;
  created_at: string;
  action_url?: string;
}

/** Calls of the shell itself. Names begin with `shell`: remotes inject theirs into the same API. */
export const shellApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shellStats: build.query<ProposalStats, void>({
      query: () => '/api/proposals/stats',
      transformResponse: (body: { stats: ProposalStats }) => body.stats,
      providesTags: ['ProposalStats'],
    }),
    shellActivity: build.query<ProposalCard[], void>({
      query: () => '/api/proposals?sort=updated&limit=5',
      transformResponse: (body: ProposalList) => body.proposals,
      providesTags: ['Proposal'],
    }),
    /** Null when the organisation has none yet (R7-29). */
    shellProfile: build.query<Profile | null, string>({
      query: (tenantId) => `/api/ngo/profile/tenant/${encodeURIComponent(tenantId)}`,
      transformResponse: (body: unknown) => profileInAnswer(body) ?? null,
      providesTags: ['Profile'],
    }),
    shellProfileFigures: build.query<ProfileFigures, void>({
      query: () => '/api/ngo/profile/figures',
      providesTags: ['Profile'],
    }),
    /** Known by the session cookie, so no bearer is sent (R7-36); whatever is not an answer counts as none (R8-11). */
    shellNotifications: build.query<Notification[], string>({
      queryFn: async (userId) => {
        try {
          const answer = await fetch(apiUrl(`/api/test/notifications/${encodeURIComponent(userId)}`), {
            credentials: 'include',
          });
          if (!answer.ok) return { data: [] };
          const { notifications } = (await answer.json()) as { notifications: Notification[] };
          return { data: notifications };
        } catch {
          return { data: [] };
        }
      },
      providesTags: ['Notification'],
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
    shellChangePassword: build.mutation<void, ChangePasswordBody>({
      query: (body) => ({ url: '/api/auth/password', method: 'PUT', body }),
      invalidatesTags: ['Session'],
    }),
  }),
});

export const {
  useShellStatsQuery,
  useShellActivityQuery,
  useShellProfileQuery,
  useShellProfileFiguresQuery,
  useShellNotificationsQuery,
  useShellUpdateUserMutation,
  useShellSessionsQuery,
  useShellEndSessionMutation,
  useShellChangePasswordMutation,
} = shellApi;
