import type {
  NewKey,
  NewPasskeyBody,
  PasskeyAdded,
  PasskeyOptions,
  Proof,
  RecoveryCodes,
  TwoStepState,
} from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

const { injectEndpoints } = baseApi.enhanceEndpoints({ addTagTypes: ['TwoStep'] });
const base = '/api/auth/two-step';
const passkeyUrl = (id: string) => `${base}/passkeys/${encodeURIComponent(id)}`;

/** What a person has set up to sign in with. Each change takes a proof (TWOSTEP-07). */
export const twoStepApi = injectEndpoints({
  endpoints: (build) => ({
    getTwoStep: build.query<TwoStepState, void>({ query: () => base, providesTags: ['TwoStep'] }),
    deleteTwoStep: build.mutation<void, Proof>({
      query: (proof) => ({ url: base, method: 'DELETE', body: { proof } }),
      invalidatesTags: ['TwoStep'],
    }),
    createApp: build.mutation<NewKey, Proof>({
      query: (proof) => ({ url: `${base}/app`, method: 'POST', body: { proof } }),
    }),
    updateApp: build.mutation<RecoveryCodes, string>({
      query: (code) => ({ url: `${base}/app`, method: 'PUT', body: { code } }),
      invalidatesTags: ['TwoStep'],
    }),
    deleteApp: build.mutation<void, Proof>({
      query: (proof) => ({ url: `${base}/app`, method: 'DELETE', body: { proof } }),
      invalidatesTags: ['TwoStep'],
    }),
    createRecoveryCodes: build.mutation<RecoveryCodes, Proof>({
      query: (proof) => ({ url: `${base}/recovery-codes`, method: 'POST', body: { proof } }),
      invalidatesTags: ['TwoStep'],
    }),
    createPasskeyOptions: build.mutation<PasskeyOptions, Proof>({
      query: (proof) => ({ url: `${base}/passkeys/options`, method: 'POST', body: { proof } }),
    }),
    createPasskey: build.mutation<PasskeyAdded, NewPasskeyBody>({
      query: (body) => ({ url: `${base}/passkeys`, method: 'POST', body }),
      invalidatesTags: ['TwoStep'],
    }),
    updatePasskey: build.mutation<void, { id: string; name: string }>({
      query: ({ id, name }) => ({ url: passkeyUrl(id), method: 'PUT', body: { name } }),
      invalidatesTags: ['TwoStep'],
    }),
    deletePasskey: build.mutation<void, { id: string; proof: Proof }>({
      query: ({ id, proof }) => ({ url: passkeyUrl(id), method: 'DELETE', body: { proof } }),
      invalidatesTags: ['TwoStep'],
    }),
  }),
});

export const {
  useGetTwoStepQuery,
  useDeleteTwoStepMutation,
  useCreateAppMutation,
  useUpdateAppMutation,
  useDeleteAppMutation,
  useCreateRecoveryCodesMutation,
  useCreatePasskeyOptionsMutation,
  useCreatePasskeyMutation,
  useUpdatePasskeyMutation,
  useDeletePasskeyMutation,
} = twoStepApi;
