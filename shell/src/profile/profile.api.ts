import type { User } from '@harambee/domain/schemas';
import { type AppStore, baseApi, useAuth } from '@harambee/platform';
import { useDispatch } from 'react-redux';

export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shellUser: build.query<User, void>({
      query: () => '/api/auth/me',
      transformResponse: (body: { user: User }) => body.user,
    }),
    shellMailProof: build.mutation<void, void>({
      query: () => ({ url: '/api/auth/email/proof', method: 'POST' }),
    }),
    shellForgetNewAddress: build.mutation<void, void>({
      query: () => ({ url: '/api/auth/email/pending', method: 'DELETE' }),
    }),
  }),
});

export const { useShellUserQuery, useShellMailProofMutation, useShellForgetNewAddressMutation } = profileApi;

/** After a change of one's own data: the frame of the app and the page show the same person at once. */
export function useShowUser(): (user: User) => void {
  const { updateUser } = useAuth();
  const dispatch = useDispatch<AppStore['dispatch']>();
  return (user) => {
    updateUser(user);
    void dispatch(profileApi.util.upsertQueryData('shellUser', undefined, user));
  };
}
