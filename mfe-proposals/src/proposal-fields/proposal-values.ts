import { emptyProposalFields, isBlankLine, isFilled } from '@harambee/domain';
import type { Proposal, ProposalFields } from '@harambee/domain/schemas';

/**
 * The form before anybody has typed: a row for the first objective, and what stands beside the fifteen fields. The lines
 * of the budget, its indirect cost and the funder's limits are undefined while there are none.
 */
export const emptyProposal: ProposalFields = {
  ...emptyProposalFields,
  objectives: [''],
  budgetLines: undefined,
  indirectCost: undefined,
  sectionLimits: undefined,
};

export const proposalFieldNames = Object.keys(emptyProposal) as (keyof ProposalFields)[];

/** The form's fields of a stored proposal. A list without a row could not be filled, so it gets one. */
export function fieldsOf({ draftContent }: Proposal): ProposalFields {
  const fields = Object.fromEntries(proposalFieldNames.map((name) => [name, draftContent[name]]));
  const objectives = draftContent.objectives.length > 0 ? draftContent.objectives : [''];
  return { ...(fields as ProposalFields), objectives };
}

/** What goes over the wire: empty objectives and rows nobody wrote in are dropped (PROP-17). */
export function bodyOf(values: ProposalFields): ProposalFields {
  const budgetLines = values.budgetLines?.filter((line) => !isBlankLine(line));
  const hasLines = budgetLines !== undefined && budgetLines.length > 0;
  const fields = Object.fromEntries(proposalFieldNames.map((name) => [name, values[name]]));
  return {
    ...(fields as ProposalFields),
    title: values.title.trim(),
    grantId: values.grantId.trim(),
    organization: values.organization.trim(),
    objectives: values.objectives.map((objective) => objective.trim()).filter(isFilled),
    budgetLines: hasLines ? budgetLines : undefined,
    indirectCost: hasLines ? values.indirectCost : undefined,
    sectionLimits: values.sectionLimits?.length ? values.sectionLimits : undefined,
  };
}

export function isSame(one: ProposalFields, other: ProposalFields): boolean {
  return proposalFieldNames.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
