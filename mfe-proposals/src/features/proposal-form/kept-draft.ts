import { type ProposalFormSection, proposalFormSectionNames } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { repaired } from '../../proposal-fields/repaired-values.ts';

/** What was typed into a proposal that is not sent yet, so that a reload or a crash loses nothing. */
export interface KeptDraft {
  values: ProposalFields;
  section: ProposalFormSection;
}

/** Under which the browser keeps it; the change of one that waits to be sent has a name of its own. */
export const keptName = (unsentId?: string): string =>
  unsentId === undefined ? 'new-proposal' : `unsent-proposal:${unsentId}`;

/** Undefined for what is no text of this form. */
export function keptDraftIn(content: unknown): KeptDraft | undefined {
  const kept = content as Partial<KeptDraft> | null;
  if (typeof kept?.values !== 'object' || kept.values === null) return undefined;
  const section = proposalFormSectionNames.find((name) => name === kept.section) ?? 'basic';
  return { values: repaired(kept.values), section };
}
