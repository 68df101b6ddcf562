import type { ChangePasswordBody, Session, UpdateUserBody, User } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

/** Calls that change who people are and where they are signed in. */
export const shellApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    updateUser: build.mutation<User, UpdateUserBody>({
      query: (body) => ({ url: '/api/auth/profile', method: 'PUT', body }),
      transformResponse: (body: { user: User }) => body.user,
      invalidatesTags: ['User'],
    }),
    getSessions: build.query<Session[], void>({
      query: () => '/api/auth/sessions',
      transformResponse: (body: { sessions: Session[] }) => body.sessions,
      providesTags: ['Session'],
    }),
    deleteSession: build.mutation<void, string>({
      query: (id) => ({ url: `/api/auth/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
    /** Ends all other sessions. With `true` it also ends the current one and clears its cookies. */
    deleteSessions: build.mutation<void, boolean>({
      query: (isPresentToo) => ({
        url: `/api/auth/sessions${isPresentToo ? '?all=true' : ''}`,
        method: 'DELETE',
      }),
      // Without a session there is no list to fetch.
      invalidatesTags: (_done, _error, isPresentToo) => (isPresentToo ? [] : ['Session']),
    }),
    updatePassword: build.mutation<void, ChangePasswordBody>({
      query: (body) => ({ url: '/api/auth/password', method: 'PUT', body }),
      invalidatesTags: ['Session'],
    }),
  }),
});

export const {
  useUpdateUserMutation,
  useGetSessionsQuery,
  useDeleteSessionMutation,
  useDeleteSessionsMutation,
  useUpdatePasswordMutation,
} = shellApi;
