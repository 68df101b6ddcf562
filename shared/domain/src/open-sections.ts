import { type ProposalFormSection, proposalFormSectionNames, proposalRules } from './proposal-rules.ts';
import type { ProposalFields } from './schemas/proposal-fields.schemas.ts';

/** The sections of the form that still lack an answer, in the order of the form. */
export const openSections = (fields: ProposalFields): ProposalFormSection[] =>
  proposalFormSectionNames.filter((name) =>
    proposalRules.some(({ section, holds }) => section === name && !holds(fields)),
  );
