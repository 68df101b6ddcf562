import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { apiBase } from '../network/api-base.ts';
import { type ApiFetchOptions, apiFetch } from './api-fetch.ts';

/** Cache tags that all parts share: a change by one part makes every other part refetch. */
export const tagTypes = [
  'Proposal',
  'ProposalStats',
  'ProposalText',
  'SignOffs',
  'ProposalTeam',
  'Comment',
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
 * The only API object. Endpoints are named by what they do: `getX`, `createX`, `updateX`, `deleteX`. A call
 * that several parts use is declared once in `reads/`; each part injects its other calls
 * (`baseApi.injectEndpoints`). The first part to inject a name owns it, so a name means the same everywhere: a
 * test compares names and paths.
 */
export const baseApi = createApi({ reducerPath: 'api', baseQuery, tagTypes, endpoints: () => ({}) });
