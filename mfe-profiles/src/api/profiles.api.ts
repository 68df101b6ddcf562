import { apiPaths, profileInAnswer } from '@harambee/domain';
import type { CreateProfileBody, Profile, ProfileFigures, UpdateProfileBody } from '@harambee/domain/schemas';
import { baseApi, statusOf } from '@harambee/platform';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

export interface NewProfile {
  body: CreateProfileBody;
  /** One for each wish of the person: sending again after a lost answer makes no second profile. */
  idempotencyKey: string;
}

export interface ChangedProfile {
  id: string;
  body: UpdateProfileBody;
  /** The revision that was read; the service answers 412 when it has changed since. */
  revision?: number;
}

const url = apiPaths.profiles;

/** Every answer about one profile, in whichever spelling (PROF-17). */
function profileOf(answer: unknown): Profile {
  const profile = profileInAnswer(answer);
  if (!profile) throw new Error('The answer holds no profile');
  return profile;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The caller of a mutation has its error and speaks of it; here only the answer counts. */
const answerOf = async (fulfilled: Promise<{ data: Profile }>): Promise<Profile | undefined> =>
  fulfilled.then(
    ({ data }) => data,
    () => undefined,
  );

export const profilesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when the organization has none yet: a 404 is no error (PROF-02). */
    getOwnProfile: build.query<Profile | null, string>({
      query: (tenantId) => ({
        url: `${url}/tenant/${encodeURIComponent(tenantId)}`,
        // As text: a failure is shown with the body it came with (PROF-15).
        responseHandler: 'text',
        validateStatus: ({ ok, status }: Response) => ok || status === 404,
      }),
      transformResponse: (body: string, meta) => {
        const { response } = (meta ?? {}) as Partial<FetchBaseQueryMeta>;
        return response?.status === 404 ? null : profileOf(asJson(body));
      },
      providesTags: ['Profile'],
    }),
    getProfileFigures: build.query<ProfileFigures, void>({
      query: () => `${url}/figures`,
      providesTags: ['Profile', 'Proposal', 'ProposalStats'],
    }),
    createProfile: build.mutation<Profile, NewProfile>({
      query: ({ body, idempotencyKey }) => ({
        url,
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body,
      }),
      transformResponse: profileOf,
      invalidatesTags: ['Profile'],
    }),
    updateProfile: build.mutation<Profile, ChangedProfile>({
      query: ({ id, body, revision }) => ({
        url: apiPaths.profile(id),
        method: 'PUT',
        headers: revision === undefined ? {} : { 'If-Match': `"${revision}"` },
        body,
      }),
      transformResponse: profileOf,
      // The answer is the newest state: shown at once, without waiting for the next read.
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const answer = await answerOf(queryFulfilled);
        if (answer) dispatch(profilesApi.util.upsertQueryData('getOwnProfile', answer.tenantId, answer));
      },
      invalidatesTags: ['Profile'],
    }),
    /** What everybody may see; contact fields that are hidden come out empty. */
    getPublicProfile: build.query<Profile, string>({
      query: (id) => `${url}/public/${encodeURIComponent(id)}`,
      extraOptions: { isPublic: true },
      transformResponse: profileOf,
      providesTags: ['Profile'],
    }),
    /** With the token of whoever is signed in: the organization's own people do not count. */
    countProfileView: build.mutation<void, string>({
      query: (id) => ({ url: `${url}/public/${encodeURIComponent(id)}/views`, method: 'POST' }),
    }),
  }),
});

export const {
  useGetOwnProfileQuery,
  useGetProfileFiguresQuery,
  useCreateProfileMutation,
  useUpdateProfileMutation,
  useGetPublicProfileQuery,
  useCountProfileViewMutation,
} = profilesApi;

const longestBody = 500;

/** Why the profile could not be loaded (PROF-15). */
export function loadFailure(error: unknown): string {
  const status = statusOf(error);
  const body = (error as { data?: unknown }).data;
  if (status === undefined) return 'Failed to load profiles';
  return `API error ${status}: ${String(body ?? '').slice(0, longestBody)}`;
}
