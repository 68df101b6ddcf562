import { isComputedSection, type WhyWithoutModel } from '@harambee/domain';
import type { LanguageModelInfo, Proposal } from '@harambee/domain/schemas';

/** Why a language model cannot be asked for this section, as far as the page knows; undefined while it can. */
export function whyNot(
  model: LanguageModelInfo | undefined,
  { draftContent }: Pick<Proposal, 'draftContent'>,
  section: Parameters<typeof isComputedSection>[0],
): WhyWithoutModel | undefined {
  if (!model) return 'no_model';
  if (draftContent.writer === 'built_in') return 'kept_from_models';
  return isComputedSection(section) ? 'computed' : undefined;
}
