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

/** After a change of one's own data: the frame of the app and the page show the same person at once. */
export function useShowUser(): (user: User) => void {
  const { updateUser } = useAuth();
  const dispatch = useDispatch<AppStore['dispatch']>();
  return (user) => {
    updateUser(user);
    void dispatch(meApi.util.upsertQueryData('getMe', undefined, user));
  };
}
