import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { apiBase } from './api-base.ts';
import { type ApiFetchOptions, apiFetch } from './api-fetch.ts';

/** Cache tags that all parts share: what one part changes, every other part fetches anew. */
export const tagTypes = [
  'Proposal',
  'ProposalStats',
  'Profile',
  'Impact',
  'Notification',
  'Session',
  'User',
] as const;
export type TagType = (typeof tagTypes)[number];

export type ApiBaseQuery = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, ApiFetchOptions>;

const baseQuery: ApiBaseQuery = (args, api, extraOptions) =>
  fetchBaseQuery({
    baseUrl: apiBase(),
    fetchFn: (request) => apiFetch(request as Request, extraOptions),
  })(args, api, extraOptions ?? {});

/**
 * The one API object. Every part injects its own endpoints (`baseApi.injectEndpoints`), named with its own prefix:
 * `listProposals`, `getImpactSummary`.
 */
export const baseApi = createApi({ reducerPath: 'api', baseQuery, tagTypes, endpoints: () => ({}) });
