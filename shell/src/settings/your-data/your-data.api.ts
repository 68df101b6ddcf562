import type { RemovalBody, StorageUse } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

/** Once: what was deleted by an answer that got lost must not look like a failure, so it is not simply sent again. */
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
