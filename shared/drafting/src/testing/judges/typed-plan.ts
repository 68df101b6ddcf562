import type { MonthRange, PlanRow } from '@harambee/domain';
import type { BudgetLine, ProposalFields } from '@harambee/domain/schemas';
import type { DraftingFacts, OrganizationFacts } from '../../context/drafter.ts';

/** Rows of the plan as the judges write them; `total` is only present if a part of a whole is counted. */
export type OutcomeRow = Omit<PlanRow<'outcomes'>, 'total'> & Partial<Pick<PlanRow<'outcomes'>, 'total'>>;
export type ActivityRow = PlanRow<'activities'>;
export type PersonRow = PlanRow<'people'>;
export type RiskRow = PlanRow<'risks'>;
export type AssumptionRow = PlanRow<'assumptions'>;
export type MechanismRow = PlanRow<'mechanisms'>;
export type SafeguardRow = PlanRow<'safeguards'>;
export type TrackRecordRow = PlanRow<'trackRecord'>;
export type { MonthRange };
export type Degree = Exclude<RiskRow['likelihood'], ''>;

/** A budget line that activities can name. */
export type PlannedBudgetLine = BudgetLine & { id?: string };

/** Everything is optional: a proposal may have prose alone. */
export interface TypedPlan {
  /** `YYYY-MM-DD` or empty. */
  startDate?: string;
  /** ISO 4217; US dollars when absent. */
  currency?: string;
  /** Who speaks in the text; "we" when absent. */
  voice?: string;
  /** "built_in" keeps it from every language model. */
  writer?: string;
  outcomes?: OutcomeRow[];
  activities?: ActivityRow[];
  people?: PersonRow[];
  risks?: RiskRow[];
  assumptions?: AssumptionRow[];
  mechanisms?: MechanismRow[];
  safeguards?: SafeguardRow[];
  trackRecord?: TrackRecordRow[];
}

export type PlannedProposal = Omit<ProposalFields, 'budgetLines' | keyof TypedPlan> &
  TypedPlan & { budgetLines?: PlannedBudgetLine[] };

/** Profile fields that came with the plan. */
export type PlannedOrganization = OrganizationFacts & {
  registrationNumber?: string;
  legalStatus?: string;
  description?: string;
  contactName?: string;
  contactEmail?: string;
  contactPhone?: string;
  currency?: string;
};

/** A proposal with its applicant: the input for drafting, checks and scoring. */
export interface Application extends Omit<DraftingFacts, 'proposal' | 'organization'> {
  proposal: PlannedProposal;
  organization: PlannedOrganization;
}
