import type { Member } from '@harambee/domain/schemas';
import { baseApi } from '../api/base-api.ts';

export const membersApi = baseApi.enhanceEndpoints({ addTagTypes: ['Member'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The people of the organization. */
    getMembers: build.query<Member[], void>({
      query: () => '/api/auth/members',
      transformResponse: (body: { members: Member[] }) => body.members,
      providesTags: ['Member'],
    }),
  }),
});

export const { useGetMembersQuery } = membersApi;
