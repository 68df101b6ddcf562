import type { Role } from '@harambee/domain';
import type {
  Invitation,
  InviteBody,
  MadeInvitation,
  Member,
  MemberSession,
  Proof,
  RequireTwoStepBody,
  TwoStepRequirement,
  User,
} from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

const { injectEndpoints } = baseApi.enhanceEndpoints({
  addTagTypes: ['Member', 'Invitation', 'MemberSession', 'TwoStepRequirement'],
});
const memberUrl = (id: string) => `/api/auth/members/${encodeURIComponent(id)}`;

/** Changes of members, invitations and sign-ins; the members themselves are a read of many parts. */
export const peopleApi = injectEndpoints({
  endpoints: (build) => ({
    updateMember: build.mutation<Member, { id: string; role: Role }>({
      query: ({ id, role }) => ({ url: memberUrl(id), method: 'PUT', body: { role } }),
      transformResponse: (body: { member: Member }) => body.member,
      invalidatesTags: ['Member'],
    }),
    /** `handTo` takes over what the person leads (ORG-09). */
    deleteMember: build.mutation<void, { id: string; handTo?: string }>({
      query: ({ id, handTo }) => ({
        url: `${memberUrl(id)}${handTo === undefined ? '' : `?${new URLSearchParams({ handTo })}`}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Member'],
    }),
    createHandOver: build.mutation<void, { id: string; to: string }>({
      query: ({ id, to }) => ({ url: `${memberUrl(id)}/hand-over`, method: 'POST', body: { to } }),
      invalidatesTags: ['Proposal'],
    }),
    updateOrganization: build.mutation<User, string>({
      query: (name) => ({ url: '/api/auth/organization', method: 'PUT', body: { name } }),
      transformResponse: (body: { user: User }) => body.user,
      // The profile and the leaderboard follow a moment later, from their own events.
      invalidatesTags: ['User', 'Profile', 'Impact'],
    }),
    deleteMemberTwoStep: build.mutation<void, { id: string; proof: Proof }>({
      query: ({ id, proof }) => ({ url: `${memberUrl(id)}/two-step`, method: 'DELETE', body: { proof } }),
      invalidatesTags: ['Member', 'MemberSession'],
    }),
    getMemberSessions: build.query<MemberSession[], void>({
      query: () => '/api/auth/members/sessions',
      transformResponse: (body: { sessions: MemberSession[] }) => body.sessions,
      providesTags: ['MemberSession'],
    }),
    deleteMemberSession: build.mutation<void, { userId: string; id: string }>({
      query: ({ userId, id }) => ({
        url: `${memberUrl(userId)}/sessions/${encodeURIComponent(id)}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['MemberSession'],
    }),
    /** All sessions of a person; without one, those of everybody but the present one. */
    deleteMemberSessions: build.mutation<void, string | undefined>({
      query: (userId) => ({
        url: userId === undefined ? '/api/auth/members/sessions' : `${memberUrl(userId)}/sessions`,
        method: 'DELETE',
      }),
      invalidatesTags: ['MemberSession'],
    }),
    getTwoStepRequirement: build.query<TwoStepRequirement, void>({
      query: () => '/api/auth/two-step/requirement',
      providesTags: ['TwoStepRequirement'],
    }),
    updateTwoStepRequirement: build.mutation<TwoStepRequirement, RequireTwoStepBody>({
      query: (body) => ({ url: '/api/auth/two-step/requirement', method: 'PUT', body }),
      invalidatesTags: ['TwoStepRequirement', 'MemberSession'],
    }),
    getInvitations: build.query<Invitation[], void>({
      query: () => '/api/auth/invitations',
      transformResponse: (body: { invitations: Invitation[] }) => body.invitations,
      providesTags: ['Invitation'],
    }),
    createInvitation: build.mutation<MadeInvitation, InviteBody>({
      query: (body) => ({ url: '/api/auth/invitations', method: 'POST', body }),
      invalidatesTags: ['Invitation'],
    }),
    updateInvitation: build.mutation<MadeInvitation, string>({
      query: (id) => ({ url: `/api/auth/invitations/${encodeURIComponent(id)}/again`, method: 'POST' }),
      invalidatesTags: ['Invitation'],
    }),
    deleteInvitation: build.mutation<void, string>({
      query: (id) => ({ url: `/api/auth/invitations/${encodeURIComponent(id)}`, method: 'DELETE' }),
      // Also refetches if the invitation is gone already: then the list was out of date.
      invalidatesTags: ['Invitation'],
    }),
  }),
});

export const {
  useUpdateMemberMutation,
  useDeleteMemberMutation,
  useCreateHandOverMutation,
  useDeleteMemberTwoStepMutation,
  useGetMemberSessionsQuery,
  useDeleteMemberSessionMutation,
  useDeleteMemberSessionsMutation,
  useGetTwoStepRequirementQuery,
  useUpdateTwoStepRequirementMutation,
  useGetInvitationsQuery,
  useCreateInvitationMutation,
  useUpdateInvitationMutation,
  useUpdateOrganizationMutation,
  useDeleteInvitationMutation,
} = peopleApi;
