import { isComputedSection, type WhyWithoutModel, whyWithoutModel } from '@harambee/domain';
import type { GeneratedSection, LanguageModelInfo, Proposal } from '@harambee/domain/schemas';
import { useGetLanguageModelQuery, useOnline } from '@harambee/platform';

/** Why a language model cannot be asked for this section, as far as the page knows; undefined while it can. */
function whyNot(
  model: LanguageModelInfo | undefined,
  { draftContent }: Proposal,
  section: GeneratedSection['key'],
): WhyWithoutModel | undefined {
  if (!model) return 'no_model';
  if (draftContent.writer === 'built_in') return 'kept_from_models';
  return isComputedSection(section) ? 'computed' : undefined;
}

/** The language model, and in words why it cannot be asked for a section now. */
export function useModelFor(proposal: Proposal, section: GeneratedSection['key']) {
  const { data, isLoading } = useGetLanguageModelQuery();
  const isOnline = useOnline();
  const model = data?.model;
  const without = whyNot(model, proposal, section);
  const reason = !isOnline
    ? 'there is no connection right now.'
    : isLoading
      ? 'looking for a language model…'
      : without && whyWithoutModel[without];
  return {
    /** Absent where it may not be asked, whatever the connection. */
    model: without ? undefined : model,
    reason,
    isOnline,
    isKnown: !isLoading,
  };
}
