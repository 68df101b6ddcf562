import type { OwnOrganization } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

export const organizationsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Organization'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Those of the signed-in account (ORG-01). */
    getOrganizations: build.query<OwnOrganization[], void>({
      query: () => '/api/auth/organizations',
      transformResponse: (body: { organizations: OwnOrganization[] }) => body.organizations,
      providesTags: ['Organization'],
    }),
  }),
});

export const { useGetOrganizationsQuery } = organizationsApi;
