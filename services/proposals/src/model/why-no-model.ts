import type { DraftingFacts } from '@harambee/drafting';
import { type Checked, checkProposal } from '@harambee/drafting/checks';

/**
 * Why these facts must not reach a language model: the proposal is kept from it (DRAFT-25), or they hold what the checks
 * take for data of people who are helped, and nobody has confirmed that a model may have it (CHECK-08).
 *
 * @param sections further texts that it would get
 */
export function whyNoModel(
  facts: DraftingFacts,
  isPersonalDataConfirmed = false,
  sections: NonNullable<Checked['sections']> = [],
): 'kept_from_models' | 'personal_data' | undefined {
  if (facts.proposal.writer === 'built_in') return 'kept_from_models';
  if (isPersonalDataConfirmed) return undefined;
  const findings = checkProposal({ ...facts, sections }, facts.savedOn ?? '');
  return findings.some(({ kind }) => kind === 'personal_data') ? 'personal_data' : undefined;
}
