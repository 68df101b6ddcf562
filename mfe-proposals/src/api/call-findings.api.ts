import type { AskCallFindings, AskedCallFindings } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';
import { callAddresses } from '../call-addresses.ts';

export const callFindingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a language model finds in a call; it changes nothing (CALL-19). One try: a language model costs money. */
    createCallFindings: build.mutation<AskedCallFindings, AskCallFindings>({
      query: (body) => ({ url: callAddresses.findings, method: 'POST', body }),
      extraOptions: { tries: 1 },
    }),
  }),
});

export const { useCreateCallFindingsMutation } = callFindingsApi;
