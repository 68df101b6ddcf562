import type { BudgetLine, ProposalFields } from '../proposal-form/proposal-fields.schemas.ts';
import { proposalFields } from '../proposal-form/proposal-fields.ts';
import { isFilled } from '../rules.ts';
import { budgetOf, isAboveCap } from './budget-agreement.ts';
import { shareTenths } from './budget-cents.ts';
import { headcounts } from './budget-narrative.ts';

/** A question that a reviewer would ask about a budget line. */
export interface BudgetNote {
  /** Index of the line. */
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

/** What is missing in lines or contradicts the duration. It lowers readiness but never prevents saving or sending. */
export const budgetNotes = (lines: readonly BudgetLine[], projectDuration: number): BudgetNote[] =>
  lines.flatMap((line, place) =>
    kinds.filter((what) => asks[what](line, projectDuration)).map((what) => ({ place, what })),
  );

/**
 * Whether somebody has stated the duration. The form starts with a common duration, and asks for the budget before
 * the section with the duration. Until something in that section is answered, the duration is our guess.
 */
export const isDurationGiven = ({ projectDuration, timeline, sustainability }: ProposalFields): boolean =>
  projectDuration !== proposalFields.projectDuration.initial ||
  isFilled(timeline) ||
  isFilled(sustainability);

/** What most funders expect to be spent on evaluation, in tenths of a percent of the total (5 to 10 %). */
export const expectedEvaluation = { from: 50, to: 100 } as const;

/** The figures that reviewers check in a budget. */
export interface BudgetReview {
  /** How many lines have each property; 0 if no line could be read. */
  lines: number;
  notes: BudgetNote[];
  /** In tenths of a percent of the total. */
  evaluationTenths: number;
  isAboveCap: boolean;
  /** Positions that the narrative also counts, whether or not the numbers agree. */
  headcounts: ReturnType<typeof headcounts>;
}

/** Computes those figures from the fields of the form. */
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
