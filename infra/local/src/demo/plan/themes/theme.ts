import type { BudgetCategory, MechanismKind, SafeguardKind } from '@harambee/domain';

/** How much of something is bought: so much for each place of work, or once; each month where it is paid so. */
interface Bought {
  /** For each village, school, group. */
  each?: number;
  once?: number;
  unit: string;
  /** In US dollars; other currencies are calculated. */
  price: number;
  isMonthly?: true;
}

/** A kind of project, as an organization that knows it well would plan it. `{place}` and `{sites}` are filled in. */
export interface ProjectTheme {
  titles: readonly [string, string, string];
  /** One place of work, and several. */
  site: readonly [string, string];
  /** How many people one of them reaches. */
  peopleEach: number;
  /** The need with its figures, sources and causes; `{year}` is last year. */
  need: readonly string[];
  method: readonly string[];
  outcomes: readonly {
    outcome: string;
    indicator: string;
    unit: string;
    falls?: true;
    baseline: number;
    target: number;
    source: string;
    method: string;
    population: string;
  }[];
  /** `from` and `to` are shares of the duration; `who` is a row of `posts`, `leadsTo` of `outcomes`, `pays` of `budget`. */
  activities: readonly {
    what: string;
    who: number;
    from: number;
    to: number;
    leadsTo: readonly number[];
    pays: readonly number[];
  }[];
  posts: readonly { post: string; share: number; brings: string }[];
  risks: readonly { risk: string; likelihood: 'low' | 'medium' | 'high'; mitigation: string }[];
  assumptions: readonly string[];
  mechanisms: readonly { kind: MechanismKind; mechanism: string; carriedBy: string }[];
  safeguards: readonly { kind: SafeguardKind; measure: string }[];
  trackRecord: { project: string; result: string; figure: number; unit: string };
  /** Without the salaries of the posts and the evaluation, which every project has. */
  budget: readonly { category: BudgetCategory; item: string; bought: Bought; why: string }[];
  profile: {
    mission: string;
    description: string;
    sdgs: readonly number[];
    /** What the organization counts each year: its name, unit, and the first figure. */
    counts: readonly { name: string; unit: string; first: number }[];
  };
}
