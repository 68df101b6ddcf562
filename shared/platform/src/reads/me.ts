import type { User } from '@harambee/domain/schemas';
import { baseApi } from '../api/base-api.ts';
import { mePath } from '../sign-in/check-sign-in.ts';

export const meApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in person, as the server knows them; `useUser()` is the state at the start of the page. */
    getMe: build.query<User, void>({
      query: () => mePath,
      transformResponse: (body: { user: User }) => body.user,
    }),
  }),
});

export const { useGetMeQuery, useLazyGetMeQuery } = meApi;
