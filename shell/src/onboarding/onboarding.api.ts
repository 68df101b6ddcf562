import type { AwardAnswer, AwardBody, DemoProposalBody } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

/** The calls of the wizard. */
export const onboardingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getWhatsAppStatus: build.query<boolean, void>({
      query: () => '/api/auth/whatsapp-status',
      transformResponse: ({ available }: { available: unknown }) => available === true,
    }),
    /** Not retried: each try may send one more message to somebody's phone. */
    createWhatsAppCode: build.mutation<unknown, string>({
      query: (phone) => ({ url: '/api/auth/link-whatsapp', method: 'POST', body: { phone } }),
      extraOptions: { tries: 1 },
    }),
    createWhatsAppLink: build.mutation<unknown, { phone: string; otp: string }>({
      query: (body) => ({ url: '/api/auth/verify-whatsapp', method: 'POST', body }),
    }),
    createSampleProposal: build.mutation<unknown, DemoProposalBody>({
      query: (body) => ({ url: '/api/proposals/draft', method: 'POST', body }),
      invalidatesTags: ['Proposal', 'ProposalStats'],
    }),
    createAward: build.mutation<AwardAnswer, AwardBody>({
      query: (body) => ({ url: '/api/impact/award', method: 'POST', body }),
      invalidatesTags: ['Impact'],
    }),
    updateOnboarding: build.mutation<unknown, void>({
      query: () => ({ url: '/api/auth/complete-onboarding', method: 'POST' }),
    }),
  }),
});

export const {
  useGetWhatsAppStatusQuery,
  useCreateWhatsAppCodeMutation,
  useCreateWhatsAppLinkMutation,
  useCreateSampleProposalMutation,
  useCreateAwardMutation,
  useUpdateOnboardingMutation,
} = onboardingApi;
