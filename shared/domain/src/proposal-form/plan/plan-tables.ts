import type { ProposalFormSection } from '../proposal-vocabulary.ts';
import type { CellOf, PlanColumn } from './plan-columns.ts';

/** A table of the plan. Its rows are typed, so that texts, tables and checks need not guess (PROP-26). */
export interface PlanTable {
  label: string;
  itemLabel: string;
  section: ProposalFormSection;
  maxRows: number;
  columns: Readonly<Record<string, PlanColumn>>;
}

const name = 200;
const sentence = 600;
const paragraph = 2_000;
/** The last month of the longest project. */
export const lastMonth = 60;
const largest = 1_000_000_000_000;

const levels = { low: 'Low', medium: 'Medium', high: 'High' } as const;

/** The direction in which a figure should change. */
export const directions = { increase: 'Rises', decrease: 'Falls', maintain: 'Stays' } as const;
export type Direction = keyof typeof directions;

/** What continues the work after the grant ends. */
export const mechanismKinds = {
  fees: 'Fees of users',
  public_budget: 'Public budget',
  earned_income: 'Earned income',
  local_ownership: 'Local ownership',
  trained_people: 'Trained people',
  partner: 'A partner',
  policy: 'Law or policy',
  other: 'Other',
} as const;
export type MechanismKind = keyof typeof mechanismKinds;

/** Whom or what a safeguard protects. */
export const safeguardKinds = {
  gender: 'Gender',
  disability: 'Disability',
  minorities: 'Excluded groups',
  safeguarding: 'Safeguarding',
  data_protection: 'Data protection',
  environment: 'Environment',
  other: 'Other',
} as const;
export type SafeguardKind = keyof typeof safeguardKinds;

/**
 * Every table of the plan with its columns, in the order of the form. Wire schema, empty row, rules, labels, stored
 * shape and form derive from it. If a column is added later, stored rows read as '' or null there (`withEmptyCells`).
 */
export const planTables = {
  outcomes: {
    label: 'Outcomes and indicators',
    itemLabel: 'Outcome',
    section: 'project',
    maxRows: 40,
    columns: {
      /** The change, in one sentence; rows with the same sentence are indicators of the same outcome. */
      outcome: { label: 'What changes', kind: 'text', max: sentence, needed: 'Say what changes' },
      indicator: { label: 'Indicator', kind: 'line', max: name, needed: 'Say what is counted' },
      unit: { label: 'Unit', kind: 'line', max: 80 },
      direction: { label: 'Direction', kind: 'choice', choices: directions, initial: 'increase' },
      baseline: {
        label: 'Baseline',
        kind: 'figure',
        minimum: -largest,
        maximum: largest,
        needed: 'Add today’s figure',
      },
      baselineDate: { label: 'Baseline date', kind: 'date', needed: 'Say when the baseline was counted' },
      baselineSource: {
        label: 'Baseline source',
        kind: 'line',
        max: name,
        needed: 'Name the source of the baseline',
      },
      target: {
        label: 'Target',
        kind: 'figure',
        minimum: -largest,
        maximum: largest,
        needed: 'Add the figure to reach',
      },
      /** The total behind baseline and target: 31 in "19 of 31 springs". */
      total: { label: 'Out of', kind: 'figure', minimum: 0, maximum: largest },
      targetDate: { label: 'Target date', kind: 'date', needed: 'Say by when' },
      method: { label: 'How it is measured', kind: 'line', max: sentence, needed: 'Say how it is measured' },
      responsible: { label: 'Who measures it', kind: 'line', max: name, needed: 'Say who measures it' },
      frequency: { label: 'How often', kind: 'line', max: name, needed: 'Say how often it is measured' },
      population: { label: 'For whom', kind: 'line', max: name },
    },
  },
  activities: {
    label: 'Activities',
    itemLabel: 'Activity',
    section: 'implementation',
    maxRows: 80,
    columns: {
      activity: { label: 'Activity', kind: 'text', max: sentence, needed: 'Say what is done' },
      responsible: { label: 'Responsible', kind: 'line', max: name, needed: 'Say who is responsible' },
      months: { label: 'Months', kind: 'months', needed: 'Mark its months' },
      outcomeIds: {
        label: 'Outcomes',
        kind: 'links',
        to: 'outcomes',
        needed: 'Choose the outcome it leads to',
      },
      budgetLineIds: { label: 'Budget lines', kind: 'links', to: 'budgetLines' },
    },
  },
  people: {
    label: 'People',
    itemLabel: 'Person',
    section: 'team',
    maxRows: 60,
    columns: {
      /** '' for a vacant position, which is not an omission. */
      name: { label: 'Name', kind: 'line', max: name },
      post: { label: 'Post', kind: 'line', max: name, needed: 'Name the position' },
      /** In percent of full time. */
      share: {
        label: 'Share of time (%)',
        kind: 'figure',
        minimum: 0,
        maximum: 100,
        needed: 'Add the share of time',
      },
      months: { label: 'Months', kind: 'months' },
      brings: { label: 'Experience', kind: 'text', max: paragraph },
    },
  },
  risks: {
    label: 'Risks',
    itemLabel: 'Risk',
    section: 'implementation',
    maxRows: 40,
    columns: {
      risk: { label: 'Risk', kind: 'text', max: sentence, needed: 'Say what may happen' },
      likelihood: { label: 'Likelihood', kind: 'choice', choices: levels, needed: 'Choose how likely it is' },
      severity: { label: 'Severity', kind: 'choice', choices: levels, needed: 'Choose how severe it is' },
      mitigation: { label: 'Mitigation', kind: 'text', max: sentence, needed: 'Say what you do about it' },
      owner: { label: 'Owner', kind: 'line', max: name, needed: 'Say who watches it' },
    },
  },
  assumptions: {
    label: 'Assumptions',
    itemLabel: 'Assumption',
    section: 'implementation',
    maxRows: 40,
    columns: {
      assumption: { label: 'Assumption', kind: 'text', max: sentence, needed: 'Say what has to hold' },
    },
  },
  mechanisms: {
    label: 'Sustainability mechanisms',
    itemLabel: 'Mechanism',
    section: 'implementation',
    maxRows: 20,
    columns: {
      kind: { label: 'Kind', kind: 'choice', choices: mechanismKinds, needed: 'Choose the kind' },
      mechanism: { label: 'Mechanism', kind: 'text', max: sentence, needed: 'Say what carries the work on' },
      carriedBy: { label: 'Carried by', kind: 'line', max: name, needed: 'Say who carries it' },
      from: { label: 'From', kind: 'date', needed: 'Say from when' },
    },
  },
  safeguards: {
    label: 'Inclusion and safeguarding',
    itemLabel: 'Measure',
    section: 'team',
    maxRows: 30,
    columns: {
      kind: { label: 'About', kind: 'choice', choices: safeguardKinds, needed: 'Choose what it is about' },
      measure: { label: 'Measure', kind: 'text', max: sentence, needed: 'Say what you do' },
      policy: { label: 'Policy', kind: 'line', max: name },
      responsible: { label: 'Responsible', kind: 'line', max: name, needed: 'Say who is responsible' },
    },
  },
  trackRecord: {
    label: 'Track record',
    itemLabel: 'Project',
    section: 'team',
    maxRows: 30,
    columns: {
      project: { label: 'Project', kind: 'line', max: name, needed: 'Name the project' },
      funder: { label: 'Funder', kind: 'line', max: name },
      year: { label: 'Year', kind: 'date', needed: 'Add the year' },
      result: { label: 'Result', kind: 'text', max: sentence, needed: 'Say what came of it' },
      figure: { label: 'Figure', kind: 'figure', minimum: 0, maximum: largest, needed: 'Add a figure' },
      unit: { label: 'Unit', kind: 'line', max: 80 },
    },
  },
} as const satisfies Record<string, PlanTable>;

export type PlanTableName = keyof typeof planTables;
export const planTableNames = Object.keys(planTables) as PlanTableName[];

/** The table typed for code that treats all tables alike. */
export const planTable = (table: PlanTableName): PlanTable => planTables[table];

/** A row of a table. The browser makes its id, which is never shown. */
export type PlanRow<Name extends PlanTableName> = { id: string } & {
  -readonly [Column in keyof (typeof planTables)[Name]['columns']]: (typeof planTables)[Name]['columns'][Column] extends PlanColumn
    ? CellOf<(typeof planTables)[Name]['columns'][Column]>
    : never;
};

/** A plan: each table is present with its rows, or absent. */
export type Plan = { [Name in PlanTableName]?: PlanRow<Name>[] };

export const planColumns = <Name extends PlanTableName>(table: Name) =>
  Object.entries(planTables[table].columns) as [
    keyof (typeof planTables)[Name]['columns'] & string,
    PlanColumn,
  ][];
