import type { ProposalFields } from '../proposal-form/proposal-fields.schemas.ts';
import { type ProposalFormSection, proposalFormSectionNames } from '../proposal-form/proposal-vocabulary.ts';
import { proposalRules } from './proposal-rules.ts';

/** The sections of the form that still lack an answer, in order. */
export const openSections = (fields: ProposalFields): ProposalFormSection[] =>
  proposalFormSectionNames.filter((name) =>
    proposalRules.some(({ section, holds }) => section === name && !holds(fields)),
  );
