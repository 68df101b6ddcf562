import type { RemovalBody, StorageUse } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

/** Not retried: if the answer is lost, a second try would report a completed deletion as a failure. */
const once = { tries: 1 };

const yourDataApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getStorageUse: build.query<StorageUse, void>({ query: () => '/api/auth/storage' }),
    deleteAccount: build.mutation<void, RemovalBody>({
      query: (body) => ({ url: '/api/auth/account', method: 'DELETE', body }),
      extraOptions: once,
    }),
    deleteOrganization: build.mutation<void, RemovalBody>({
      query: (body) => ({ url: '/api/auth/organization', method: 'DELETE', body }),
      extraOptions: once,
    }),
  }),
});

export const { useDeleteAccountMutation, useDeleteOrganizationMutation, useGetStorageUseQuery } = yourDataApi;
