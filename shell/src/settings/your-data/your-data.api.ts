import type { RemovalBody, StorageUse } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

/** Once: what was deleted by an answer that got lost must not look like a failure, so it is not simply sent again. */
const once = { tries: 1 };

const yourDataApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shellStorage: build.query<StorageUse, void>({ query: () => '/api/auth/storage' }),
    shellDeleteAccount: build.mutation<void, RemovalBody>({
      query: (body) => ({ url: '/api/auth/account', method: 'DELETE', body }),
      extraOptions: once,
    }),
    shellDeleteOrganization: build.mutation<void, RemovalBody>({
      query: (body) => ({ url: '/api/auth/organization', method: 'DELETE', body }),
      extraOptions: once,
    }),
  }),
});

export const { useShellDeleteAccountMutation, useShellDeleteOrganizationMutation, useShellStorageQuery } =
  yourDataApi;
