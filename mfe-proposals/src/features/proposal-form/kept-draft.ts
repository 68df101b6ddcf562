import { type ProposalFormSection, proposalFormSectionNames } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { readKeptText } from '@harambee/platform';
import { emptyProposal, proposalFieldNames } from '../../proposal-fields/proposal-values.ts';

/** What was typed into a proposal that is not sent yet, so that a reload or a crash loses nothing. */
export interface KeptDraft {
  values: ProposalFields;
  section: ProposalFormSection;
}

/** Under which the browser keeps it. */
export const keptName = 'new-proposal';

/** Text kept by an earlier release may lack a field or hold another type; what does not fit is left out. */
function repaired(values: Partial<Record<keyof ProposalFields, unknown>>): ProposalFields {
  const repairedValues = { ...emptyProposal } as Record<keyof ProposalFields, unknown>;
  for (const name of proposalFieldNames) {
    if (typeof values[name] === typeof emptyProposal[name]) repairedValues[name] = values[name];
  }
  const rows = Array.isArray(values.objectives)
    ? values.objectives.filter((row) => typeof row === 'string')
    : [];
  repairedValues.objectives = rows.length > 0 ? rows : emptyProposal.objectives;
  return repairedValues as ProposalFields;
}

export function readKeptDraft(userId: string): KeptDraft | undefined {
  const kept = readKeptText(userId, keptName) as Partial<KeptDraft> | undefined;
  if (typeof kept?.values !== 'object' || kept.values === null) return undefined;
  const section = proposalFormSectionNames.find((name) => name === kept.section) ?? 'basic';
  return { values: repaired(kept.values), section };
}
