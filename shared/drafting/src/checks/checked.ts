import type { Plan, PlanRow, PlanTableName } from '@harambee/domain';
import type { BudgetLine, ProposalFields } from '@harambee/domain/schemas';
import type { OrganizationFacts } from '../context/drafter.ts';

export type { PlanTableName };

/** An outcome; `total` may be absent where nothing is counted out of a whole. */
export type OutcomeCells = Omit<PlanRow<'outcomes'>, 'total'> & { total?: number | null };
export type CheckedLine = BudgetLine & { id?: string };

/** The answers of a proposal that have been given. */
export type CheckedProposal = Omit<
  ProposalFields,
  'budgetLines' | 'startDate' | 'currency' | 'voice' | 'writer' | PlanTableName
> &
  Omit<Plan, 'outcomes'> & {
    outcomes?: OutcomeCells[];
    budgetLines?: CheckedLine[];
    startDate?: string;
    currency?: string;
    voice?: string;
    writer?: string;
  };

/** What is checked: the answers, who applies, and the text where one is written. */
export interface Checked {
  proposal: CheckedProposal;
  organization: OrganizationFacts;
  sections?: readonly { key: string; text: string }[];
  /** In a copy for another funder: names of the former one and of its call (CALL-37). */
  formerNames?: readonly string[];
}
