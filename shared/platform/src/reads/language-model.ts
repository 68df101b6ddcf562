import type { LanguageModelAnswer, LanguageModelCheck } from '@harambee/domain/schemas';
import { baseApi } from '../api/base-api.ts';

const url = '/api/proposals/model';

export const languageModelApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The language model that writes texts; without one Harambee writes alone (DRAFT-24). Set by the operator. */
    getLanguageModel: build.query<LanguageModelAnswer, void>({ query: () => url }),
    createLanguageModelCheck: build.mutation<LanguageModelCheck, void>({
      query: () => ({ url: `${url}/check`, method: 'POST' }),
    }),
  }),
});

export const { useGetLanguageModelQuery, useCreateLanguageModelCheckMutation } = languageModelApi;
