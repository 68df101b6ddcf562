import { apiPaths, type ProposalSectionKey } from '@harambee/domain';
import type { RewriteSection, RewrittenSection } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

export interface AskedVariants {
  id: string;
  section: ProposalSectionKey;
  body: RewriteSection;
}

export const sectionVariantsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A section in other ways; it changes nothing (DRAFT-34). One try: a language model costs money. */
    createSectionVariants: build.mutation<RewrittenSection, AskedVariants>({
      query: ({ id, section, body }) => ({
        url: `${apiPaths.proposal(id)}/sections/${section}/variants`,
        method: 'POST',
        body,
      }),
      extraOptions: { tries: 1 },
    }),
  }),
});

export const { useCreateSectionVariantsMutation } = sectionVariantsApi;
