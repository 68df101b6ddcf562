import {
  byProposalField,
  emptyProposalFields,
  isBlankLine,
  proposalFieldNames,
  withoutOuterSpace,
} from '@harambee/domain';
import type { Proposal, ProposalFields } from '@harambee/domain/schemas';

/** The form before anybody has typed: a row for each list; rows and figures with a shape of their own are undefined. */
export const emptyProposal = byProposalField((field, name) =>
  field.kind === 'list' ? [''] : emptyProposalFields[name],
) as unknown as ProposalFields;

/** The form's fields of a stored proposal. A list without a row could not be filled, so it gets one. */
export function fieldsOf({ draftContent }: Proposal): ProposalFields {
  return byProposalField((field, name) => {
    const value = draftContent[name] ?? emptyProposal[name];
    return field.kind === 'list' && Array.isArray(value) && value.length === 0 ? [''] : value;
  }) as ProposalFields;
}

/** What goes over the wire: empty objectives and rows nobody wrote in are dropped (PROP-17). */
export function bodyOf(values: ProposalFields): ProposalFields {
  const budgetLines = values.budgetLines?.filter((line) => !isBlankLine(line));
  const hasLines = budgetLines !== undefined && budgetLines.length > 0;
  const fields = byProposalField((_field, name) => values[name]) as ProposalFields;
  return {
    ...withoutOuterSpace(fields),
    budgetLines: hasLines ? budgetLines : undefined,
    indirectCost: hasLines ? values.indirectCost : undefined,
    sectionLimits: values.sectionLimits?.length ? values.sectionLimits : undefined,
  };
}

export function isSame(one: ProposalFields, other: ProposalFields): boolean {
  return proposalFieldNames.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
