import type { BudgetLine, ProposalFields } from '@harambee/domain/schemas';
import type { DraftingFacts, OrganizationFacts } from '../../context/drafter.ts';

/**
 * The rows of a typed plan, until the domain has them: the judges are written before what they judge. The types of the
 * domain replace these.
 */

/** Months of the project, counted from 1; both ends belong to it. */
export interface MonthRange {
  from: number;
  to: number;
}

export interface OutcomeRow {
  id: string;
  /** The change, one sentence; two indicators of one outcome repeat it. */
  outcome: string;
  indicator: string;
  unit: string;
  baseline: number | null;
  /** The whole that baseline and target are counted in. */
  of?: number;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, or empty. */
  baselineDate: string;
  baselineSource: string;
  target: number | null;
  targetDate: string;
  method: string;
  responsible: string;
  frequency: string;
  population: string;
  direction: 'increase' | 'decrease' | 'maintain';
}

export interface ActivityRow {
  id: string;
  activity: string;
  responsible: string;
  months: MonthRange[];
  outcomeIds: string[];
  budgetLineIds: string[];
}

export interface PersonRow {
  id: string;
  /** Empty for a post that is still to be recruited. */
  name: string;
  post: string;
  /** Percent of full time, 1 to 100; null where nobody said. */
  share: number | null;
  months: MonthRange[];
  brings: string;
}

export type Degree = 'low' | 'medium' | 'high';

export interface RiskRow {
  id: string;
  risk: string;
  likelihood: Degree;
  severity: Degree;
  mitigation: string;
  owner: string;
}

export interface AssumptionRow {
  id: string;
  assumption: string;
}

export interface MechanismRow {
  id: string;
  kind:
    | 'fees'
    | 'public_budget'
    | 'earned_income'
    | 'local_ownership'
    | 'trained_people'
    | 'partner'
    | 'policy'
    | 'other';
  mechanism: string;
  carriedBy: string;
  from: string;
}

export interface SafeguardRow {
  id: string;
  kind: 'gender' | 'disability' | 'minorities' | 'safeguarding' | 'data_protection' | 'environment' | 'other';
  measure: string;
  policy: string;
  responsible: string;
}

export interface TrackRecordRow {
  id: string;
  project: string;
  funder: string;
  year: string;
  result: string;
  figure: number | null;
  unit: string;
}

/** A budget line that activities can name. */
export type PlannedBudgetLine = BudgetLine & { id?: string };

/** Everything is optional: a proposal may have prose alone. */
export interface TypedPlan {
  /** `YYYY-MM-DD` or empty. */
  startDate?: string;
  /** ISO 4217; US dollars when absent. */
  currency?: string;
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

/** What the profile of an organization gains with the plan. */
export type PlannedOrganization = OrganizationFacts & {
  registrationNumber?: string;
  legalStatus?: string;
  description?: string;
  contactName?: string;
  contactEmail?: string;
  contactPhone?: string;
  currency?: string;
};

/** One proposal with who applies: what is drafted, checked and scored. */
export interface Application extends Omit<DraftingFacts, 'proposal' | 'organization'> {
  proposal: PlannedProposal;
  organization: PlannedOrganization;
}
