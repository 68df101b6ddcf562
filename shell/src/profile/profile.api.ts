import type { User } from '@harambee/domain/schemas';
import { type AppStore, baseApi, meApi, useAuth } from '@harambee/platform';
import { useDispatch } from 'react-redux';

export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createEmailProof: build.mutation<void, void>({
      query: () => ({ url: '/api/auth/email/proof', method: 'POST' }),
    }),
    deletePendingEmail: build.mutation<void, void>({
      query: () => ({ url: '/api/auth/email/pending', method: 'DELETE' }),
    }),
  }),
});

export const { useCreateEmailProofMutation, useDeletePendingEmailMutation } = profileApi;

/** After a change of a person's own data, the app frame and the page show it at the same time. */
export function useShowUser(): (user: User) => void {
  const { updateUser } = useAuth();
  const dispatch = useDispatch<AppStore['dispatch']>();
  return (user) => {
    updateUser(user);
    // At once, not a moment later as upsertQueryData: the page must not show the old values in between.
    dispatch(meApi.util.upsertQueryEntries([{ endpointName: 'getMe', arg: undefined, value: user }]));
  };
}
