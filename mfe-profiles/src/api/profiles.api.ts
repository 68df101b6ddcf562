import { apiPaths, type ImageKind } from '@harambee/domain';
import type {
  ProfileFigures,
  ProfileImage,
  ProfileImages,
  ProfileVerification,
} from '@harambee/domain/schemas';
import { baseApi, profileOf, statusOf } from '@harambee/platform';
import { evidenceIn, type ShownProfile } from '../profile-view/public-evidence.ts';

const url = apiPaths.profiles;

export const profilesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProfileFigures: build.query<ProfileFigures, void>({
      query: () => `${url}/figures`,
      providesTags: ['Profile', 'Proposal', 'ProposalStats'],
    }),
    /** The public profile; hidden contact fields are empty. */
    getPublicProfile: build.query<ShownProfile, string>({
      query: (id) => `${url}/public/${encodeURIComponent(id)}`,
      extraOptions: { isPublic: true },
      transformResponse: async (answer: unknown) => ({
        ...(await profileOf(answer)),
        evidence: evidenceIn(answer),
      }),
      providesTags: ['Profile'],
    }),
    /** With the token of a signed-in person, because visits by the organization's own people do not count. */
    createProfileView: build.mutation<void, string>({
      query: (id) => ({ url: `${url}/public/${encodeURIComponent(id)}/views`, method: 'POST' }),
    }),
    getProfileVerification: build.query<ProfileVerification, void>({
      query: () => `${url}/verification`,
      providesTags: ['Profile'],
    }),
    getProfileImages: build.query<ProfileImages, void>({
      query: () => `${url}/images`,
      providesTags: ['Profile'],
    }),
    /** Without a key: sent again, it is the same picture again. */
    createProfileImage: build.mutation<ProfileImage, { kind: ImageKind; file: Blob }>({
      query: ({ kind, file }) => ({
        url: `${url}/images/${kind}`,
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: file,
      }),
      extraOptions: { tries: 1 },
      invalidatesTags: ['Profile'],
    }),
    deleteProfileImage: build.mutation<void, ImageKind>({
      query: (kind) => ({ url: `${url}/images/${kind}`, method: 'DELETE' }),
      invalidatesTags: ['Profile'],
    }),
  }),
});

export const {
  useGetProfileVerificationQuery,
  useGetProfileImagesQuery,
  useCreateProfileImageMutation,
  useDeleteProfileImageMutation,
  useGetProfileFiguresQuery,
  useGetPublicProfileQuery,
  useCreateProfileViewMutation,
} = profilesApi;

const longestBody = 500;

/** Why the profile failed to load (PROF-15). */
export function loadFailure(error: unknown): string {
  const status = statusOf(error);
  const body = (error as { data?: unknown }).data;
  if (status === undefined) return 'Failed to load profiles';
  return `API error ${status}: ${String(body ?? '').slice(0, longestBody)}`;
}
