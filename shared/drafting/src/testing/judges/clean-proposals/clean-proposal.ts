import { today } from '../building.ts';
import type {
  ActivityRow,
  Application,
  Degree,
  MonthRange,
  OutcomeRow,
  PersonRow,
  PlannedOrganization,
  PlannedProposal,
  RiskRow,
} from '../typed-plan.ts';

/** A proposal in which a reviewer finds nothing wrong. */
export interface CleanProposal {
  id: string;
  /** What looks like an error but is not; empty if nothing does. */
  tempts: string;
  application: Application;
}

type Answers = Omit<
  PlannedProposal,
  'organization' | 'objectives' | 'timeline' | 'sustainability' | 'team' | 'budget'
> &
  Partial<Pick<PlannedProposal, 'objectives' | 'timeline' | 'sustainability' | 'team' | 'budget'>>;

export const clean = (
  id: string,
  tempts: string,
  organization: PlannedOrganization,
  proposal: Answers,
): CleanProposal => ({
  id,
  tempts,
  application: {
    organization,
    savedOn: today,
    profileSavedOn: today,
    proposal: {
      objectives: [],
      timeline: '',
      sustainability: '',
      team: '',
      budget: '',
      ...proposal,
      organization: organization.name,
    },
  },
});

/** A budget in words and the request it adds up to; `$1` in `form` is the item, `$2` the amount. */
export function costs(
  form: string,
  locale: string,
  items: readonly (readonly [item: string, amount: number])[],
): Pick<PlannedProposal, 'budget' | 'requestedAmount'> {
  const line = ([item, amount]: readonly [string, number]) =>
    form.replace('$1', () => item).replace('$2', () => amount.toLocaleString(locale));
  return {
    budget: items.map(line).join('\n'),
    requestedAmount: items.reduce((sum, [, amount]) => sum + amount, 0),
  };
}

/** A row with the given cells; the others are empty. */
export const outcomeRow = (
  row: Partial<OutcomeRow> & Pick<OutcomeRow, 'id' | 'indicator' | 'unit'>,
): OutcomeRow => ({
  outcome: '',
  baseline: null,
  baselineDate: '',
  baselineSource: '',
  target: null,
  targetDate: '',
  method: '',
  responsible: '',
  frequency: '',
  population: '',
  direction: 'increase',
  ...row,
});

export const activityRow = (
  id: string,
  activity: string,
  responsible: string,
  months: MonthRange[],
  outcomeIds: string[],
  budgetLineIds: string[],
): ActivityRow => ({ id, activity, responsible, months, outcomeIds, budgetLineIds });

export const personRow = (
  id: string,
  name: string,
  post: string,
  share: number | null,
  months: MonthRange[],
  brings = '',
): PersonRow => ({ id, name, post, share, months, brings });

export const riskRow = (
  id: string,
  risk: string,
  [likelihood, severity]: [Degree, Degree],
  mitigation: string,
  owner: string,
): RiskRow => ({ id, risk, likelihood, severity, mitigation, owner });
