import { isBlankLine } from '../budget/budget-lines.ts';
import { budgetText } from '../budget/budget-written.ts';
import { currencyOf } from '../format/currencies.ts';
import { emptyProposalFields, withoutOuterSpace } from '../proposal-form/empty-proposal.ts';
import { withTidyPlan } from '../proposal-form/plan/plan-rows.ts';
import type { BudgetLine, ProposalFields } from '../proposal-form/proposal-fields.schemas.ts';

/**
 * The form as it is stored, and as a text is drafted from it: single lines are trimmed and empty objectives dropped (PROP-17). If there are budget
 * lines, the budget text is made from them, whatever was sent, so that every amount has one source.
 */
export function tidyProposal({
  budgetLines,
  indirectCost,
  sectionLimits,
  ...fields
}: ProposalFields): ProposalFields {
  const lines = tidyLines(budgetLines ?? []);
  return {
    ...withTidyPlan(withoutOuterSpace(fields), lines),
    ...(lines.length > 0 && {
      budget: budgetText(lines, indirectCost, currencyOf(fields)),
      budgetLines: lines,
      ...(indirectCost && { indirectCost }),
    }),
    ...(sectionLimits?.length && { sectionLimits }),
  };
}

/** Drops blank rows. */
const tidyLines = (lines: BudgetLine[]): BudgetLine[] =>
  lines
    .filter((line) => !isBlankLine(line))
    .map((line) => ({
      ...line,
      item: line.item.trim(),
      unit: line.unit.trim(),
      justification: line.justification.trim(),
    }));

/** The form of a new proposal as it is stored, from what was sent (PROP-17). */
export const newProposalFields = (sent: Partial<ProposalFields>): ProposalFields =>
  tidyProposal({ ...emptyProposalFields, ...sent });
