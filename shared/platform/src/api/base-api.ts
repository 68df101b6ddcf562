import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { apiBase } from '../network/api-base.ts';
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
 * The one API object. Endpoints are named by what they do: `getX`, `createX`, `updateX`, `deleteX`. A call of more than one
 * part stands in `reads/`, once; the others are injected by their own part (`baseApi.injectEndpoints`). A name is taken by
 * whoever injects it first, so it means the same everywhere: a test holds names and paths apart.
 */
export const baseApi = createApi({ reducerPath: 'api', baseQuery, tagTypes, endpoints: () => ({}) });
