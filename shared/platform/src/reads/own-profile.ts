import { apiPaths } from '@harambee/domain';
import type { CreateProfileBody, Profile, UpdateProfileBody } from '@harambee/domain/schemas';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { baseApi } from '../api/base-api.ts';
import { showAnswer } from './show-answer.ts';

export interface NewProfile {
  body: CreateProfileBody;
  /** One for each submission: sending again after a lost answer creates no second profile. */
  idempotencyKey?: string;
}

export interface ChangedProfile {
  id: string;
  body: UpdateProfileBody;
  /** The revision that was read; the service answers 412 if it has changed since. */
  revision?: number;
}

/**
 * Every answer about one profile, whatever its field names (PROF-17). What reads them is fetched with the first answer:
 * no page waits for a profile before it shows anything.
 */
export async function profileOf(answer: unknown): Promise<Profile> {
  const { profileInAnswer } = await import('../api/profile-answer.ts');
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

export const ownProfileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** By tenant. Null if the organization has none yet: a 404 is no error (PROF-02). */
    getOwnProfile: build.query<Profile | null, string>({
      query: (tenantId) => ({
        url: `${apiPaths.profiles}/tenant/${encodeURIComponent(tenantId)}`,
        // As text, because a failure is shown with the body it came with (PROF-15).
        responseHandler: 'text',
        validateStatus: ({ ok, status }: Response) => ok || status === 404,
      }),
      transformResponse: (body: string, meta) => {
        const { response } = (meta ?? {}) as Partial<FetchBaseQueryMeta>;
        return response?.status === 404 ? null : profileOf(asJson(body));
      },
      providesTags: ['Profile'],
    }),
    createProfile: build.mutation<Profile, NewProfile>({
      query: ({ body, idempotencyKey }) => ({
        url: apiPaths.profiles,
        method: 'POST',
        headers: idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey },
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
      onQueryStarted: showAnswer<Profile>((profile, dispatch) => {
        const own = { endpointName: 'getOwnProfile', arg: profile.tenantId, value: profile } as const;
        dispatch(ownProfileApi.util.upsertQueryEntries([own]));
      }),
      invalidatesTags: ['Profile'],
    }),
  }),
});

export const {
  useGetOwnProfileQuery,
  useLazyGetOwnProfileQuery,
  useCreateProfileMutation,
  useUpdateProfileMutation,
} = ownProfileApi;
