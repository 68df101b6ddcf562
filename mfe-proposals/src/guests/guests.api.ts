import type { Guest, InviteGuestBody, MadeGuest } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

const { injectEndpoints } = baseApi.enhanceEndpoints({ addTagTypes: ['Guest'] });
const guestUrl = (id: string) => `/api/auth/guests/${encodeURIComponent(id)}`;

/** The links of guests of one proposal. */
export const guestsApi = injectEndpoints({
  endpoints: (build) => ({
    getGuests: build.query<Guest[], string>({
      query: (proposalId) => ({ url: '/api/auth/guests', params: { proposalId } }),
      transformResponse: (body: { guests: Guest[] }) => body.guests,
      providesTags: ['Guest'],
    }),
    createGuest: build.mutation<MadeGuest, InviteGuestBody>({
      query: (body) => ({ url: '/api/auth/guests', method: 'POST', body }),
      invalidatesTags: ['Guest'],
    }),
    updateGuest: build.mutation<MadeGuest, { id: string; until?: string }>({
      query: ({ id, ...body }) => ({ url: `${guestUrl(id)}/again`, method: 'POST', body }),
      invalidatesTags: ['Guest'],
    }),
    deleteGuest: build.mutation<void, string>({
      query: (id) => ({ url: guestUrl(id), method: 'DELETE' }),
      // Also refetches if the link is gone already: then the list was out of date.
      invalidatesTags: ['Guest'],
    }),
  }),
});

export const { useGetGuestsQuery, useCreateGuestMutation, useUpdateGuestMutation, useDeleteGuestMutation } =
  guestsApi;
