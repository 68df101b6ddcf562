import { profileInAnswer } from '@harambee/domain';
import type {
  AwardAnswer,
  AwardBody,
  CreateProfileBody,
  DemoProposalBody,
  Profile,
  UpdateProfileBody,
  User,
} from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

interface ProfileChange {
  id: string;
  revision: number;
  body: UpdateProfileBody;
}

/** The calls of the wizard. */
export const onboardingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    onboardingWhatsAppStatus: build.query<boolean, void>({
      query: () => '/api/auth/whatsapp-status',
      transformResponse: ({ available }: { available: unknown }) => available === true,
    }),
    /** Null when the organization has none yet. */
    onboardingProfile: build.query<Profile | null, string>({
      query: (tenantId) => `/api/ngo/profile/tenant/${encodeURIComponent(tenantId)}`,
      transformResponse: (body: unknown) => profileInAnswer(body) ?? null,
      keepUnusedDataFor: 0,
    }),
    /** Who is signed in, asked anew: somebody may have finished in another tab. */
    onboardingMe: build.query<User, void>({
      query: () => '/api/auth/me',
      transformResponse: (body: { user: User }) => body.user,
      keepUnusedDataFor: 0,
    }),
    onboardingCreateProfile: build.mutation<Profile | undefined, CreateProfileBody>({
      query: (body) => ({ url: '/api/ngo/profile', method: 'POST', body }),
      transformResponse: profileInAnswer,
      invalidatesTags: ['Profile'],
    }),
    onboardingUpdateProfile: build.mutation<Profile | undefined, ProfileChange>({
      query: ({ id, revision, body }) => ({
        url: `/api/ngo/profile/${encodeURIComponent(id)}`,
        method: 'PUT',
        headers: { 'if-match': `"${revision}"` },
        body,
      }),
      transformResponse: profileInAnswer,
      invalidatesTags: ['Profile'],
    }),
    /** Tried once: each try may be one more message on somebody's phone. */
    onboardingSendCode: build.mutation<unknown, string>({
      query: (phone) => ({ url: '/api/auth/link-whatsapp', method: 'POST', body: { phone } }),
      extraOptions: { tries: 1 },
    }),
    onboardingVerifyCode: build.mutation<unknown, { phone: string; otp: string }>({
      query: (body) => ({ url: '/api/auth/verify-whatsapp', method: 'POST', body }),
    }),
    onboardingSample: build.mutation<unknown, DemoProposalBody>({
      query: (body) => ({ url: '/api/proposals/draft', method: 'POST', body }),
      invalidatesTags: ['Proposal', 'ProposalStats'],
    }),
    onboardingAward: build.mutation<AwardAnswer, AwardBody>({
      query: (body) => ({ url: '/api/impact/award', method: 'POST', body }),
      invalidatesTags: ['Impact'],
    }),
    onboardingComplete: build.mutation<unknown, void>({
      query: () => ({ url: '/api/auth/complete-onboarding', method: 'POST' }),
    }),
  }),
});

export const {
  useOnboardingWhatsAppStatusQuery,
  useOnboardingProfileQuery,
  useLazyOnboardingProfileQuery,
  useLazyOnboardingMeQuery,
  useOnboardingCreateProfileMutation,
  useOnboardingUpdateProfileMutation,
  useOnboardingSendCodeMutation,
  useOnboardingVerifyCodeMutation,
  useOnboardingSampleMutation,
  useOnboardingAwardMutation,
  useOnboardingCompleteMutation,
} = onboardingApi;
