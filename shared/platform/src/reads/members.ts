import type { Member } from '@harambee/domain/schemas';
import { baseApi } from '../api/base-api.ts';

/** The people of the organization, for the team page and wherever somebody is chosen (TEAM-05, OWNER-01). */
export const membersApi = baseApi.enhanceEndpoints({ addTagTypes: ['Member'] }).injectEndpoints({
  endpoints: (build) => ({
    getMembers: build.query<Member[], void>({
      query: () => '/api/auth/members',
      transformResponse: (body: { members: Member[] }) => body.members,
      providesTags: ['Member'],
    }),
  }),
});

export const { useGetMembersQuery } = membersApi;
