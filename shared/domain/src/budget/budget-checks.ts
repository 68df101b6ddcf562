import type { BudgetLine, ProposalFields } from '../proposal-form/proposal-fields.schemas.ts';
import { proposalFields } from '../proposal-form/proposal-fields.ts';
import { isFilled } from '../rules.ts';
import { budgetOf, isAboveCap } from './budget-agreement.ts';
import { shareTenths } from './budget-cents.ts';
import { headcounts } from './budget-narrative.ts';

/** Something a reviewer would ask about a line of the budget. */
export interface BudgetNote {
  /** Place of the line among the lines. */
  place: number;
  what: 'no_item' | 'no_quantity' | 'no_price' | 'no_reason' | 'too_many_months';
}

const asks: Record<BudgetNote['what'], (line: BudgetLine, months: number) => boolean> = {
  no_item: ({ item }) => item.trim() === '',
  no_quantity: ({ quantityHundredths }) => quantityHundredths === 0,
  no_price: ({ unitCents }) => unitCents === 0,
  too_many_months: ({ months }, duration) => duration > 0 && months > duration,
  no_reason: ({ justification }) => justification.trim() === '',
};
const kinds = Object.keys(asks) as BudgetNote['what'][];

/** What is missing in lines or does not fit the duration. It costs readiness; it keeps nobody from saving or sending. */
export const budgetNotes = (lines: readonly BudgetLine[], projectDuration: number): BudgetNote[] =>
  lines.flatMap((line, place) =>
    kinds.filter((what) => asks[what](line, projectDuration)).map((what) => ({ place, what })),
  );

/**
 * Whether somebody has said how long the project is. The form begins with a usual duration, and the budget is asked for before
 * the section that asks for it: until something of that section is answered, it is a guess of ours.
 */
export const isDurationGiven = ({ projectDuration, timeline, sustainability }: ProposalFields): boolean =>
  projectDuration !== proposalFields.projectDuration.initial ||
  isFilled(timeline) ||
  isFilled(sustainability);

/** What most funders expect for evaluation, in tenths of a per cent of the total (5 to 10 %). */
export const expectedEvaluation = { from: 50, to: 100 } as const;

/** What reviewers look at in a budget, measured. */
export interface BudgetReview {
  /** Lines of this many; 0 when none could be read. */
  lines: number;
  notes: BudgetNote[];
  /** Tenths of a per cent of the total. */
  evaluationTenths: number;
  isAboveCap: boolean;
  /** Posts that the narrative counts as well, agreeing or not. */
  headcounts: ReturnType<typeof headcounts>;
}

/** The budget of a proposal against what reviewers check, from the form's fields alone. */
export function reviewBudget(fields: ProposalFields): BudgetReview {
  const { lines, indirect, sum } = budgetOf(fields);
  const evaluation = sum.categories.find(({ category }) => category === 'evaluation')?.cents ?? 0;
  return {
    lines: lines.length,
    notes: budgetNotes(lines, isDurationGiven(fields) ? fields.projectDuration : 0),
    evaluationTenths: shareTenths(evaluation, sum.totalCents),
    isAboveCap: isAboveCap(indirect),
    headcounts: headcounts(lines, [fields.methodology, fields.team, fields.timeline].join('\n')),
  };
}
