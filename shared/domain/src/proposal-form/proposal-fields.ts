import { currencies } from '../format/currencies.ts';
import { lastMonth, type PlanTableName, planTables } from './plan/plan-tables.ts';
import type { ProposalSectionKey } from './proposal-sections.ts';
import { type ProposalFormSection, proposalCategories, proposalVoices } from './proposal-vocabulary.ts';

/** No text is without an end. */
export const longestText = 20_000;

interface FieldBase {
  /** Its name on the form, in the view, in the comparison of two versions, and in messages. */
  label: string;
  /** Its name in the PDF and Word files and beside a fact, where `label` does not fit there. */
  printLabel?: string;
  /** The name of one item of a list. */
  itemLabel?: string;
  /** The section of the form it is on. */
  section: ProposalFormSection;
  /**
   * The sections of the text that may change with it: it may name one too many, never one too few, because a text that
   * is older than its answers must not look current. A test holds it against what the drafting engine writes.
   */
  usedIn?: readonly ProposalSectionKey[];
  /** Rows of the plan that say the same: where there are any, it may stay empty. */
  orRows?: PlanTableName;
  /**
   * The month it was added, for every field that the first release did not have. Stored proposals, kept drafts and
   * requests of older pages lack it: they read as empty, and a save without it leaves the stored answer alone.
   */
  since?: `${number}-${number}`;
}

/** One line, or a longer text. */
interface TextField extends FieldBase {
  kind: 'line' | 'text';
  max: number;
  /** The message when it is missing; a field without one may stay empty. The same for the kinds below. */
  required?: string;
}

interface ChoiceField extends FieldBase {
  kind: 'choice';
  max: number;
  choices: readonly string[];
  notListed: string;
  required?: string;
}

interface ListField extends FieldBase {
  kind: 'list';
  max: number;
  maxItems: number;
  required?: string;
}

interface NumberField extends FieldBase {
  kind: 'number';
  minimum: number;
  maximum: number;
  tooLarge: string;
  /** What a new form begins with; 0 when absent. */
  initial?: number;
  required?: string;
}

/** A calendar day as `YYYY-MM-DD`. */
interface DayField extends FieldBase {
  kind: 'day';
  notADay: string;
  required?: string;
}

/** Rows and figures with a shape of their own, which a proposal may lack altogether. */
export interface StructuredField extends FieldBase {
  kind: 'budgetLines' | 'indirectCost' | 'sectionLimits';
  /** The answer it belongs to: the two change together. */
  partOf?: 'budget';
}

/** Rows of the typed plan. */
export interface RowsField extends FieldBase {
  kind: 'rows';
  table: PlanTableName;
  itemLabel: string;
}

export type ProposalField =
  | TextField
  | ChoiceField
  | ListField
  | NumberField
  | DayField
  | StructuredField
  | RowsField;

/** A table of the plan as a field of the proposal. */
const rowsOf = <Name extends PlanTableName>(table: Name, usedIn: readonly ProposalSectionKey[]) =>
  ({
    label: planTables[table].label,
    itemLabel: planTables[table].itemLabel,
    section: planTables[table].section,
    kind: 'rows',
    table,
    usedIn,
    since: '2026-11',
  }) as const;

/**
 * Every field of a proposal, in the order of the form, with its limits (PROP-15, PROP-25). Wire schema, empty value, rules and messages, the schema of the
 * form, stored shape, labels and sections derive from this table; only its place on the page is chosen by hand
 * (`mfe-proposals/src/proposal-fields`).
 */
export const proposalFields = {
  title: {
    label: 'Title',
    section: 'basic',
    kind: 'line',
    max: 300,
    required: 'Title is required',
    usedIn: ['executive_summary', 'project_description', 'budget', 'sustainability'],
  },
  grantId: {
    label: 'Grant ID',
    section: 'basic',
    kind: 'line',
    max: 100,
    required: 'Grant ID is required',
    usedIn: ['executive_summary'],
  },
  organization: {
    label: 'Organization',
    section: 'basic',
    kind: 'line',
    max: 200,
    required: 'Organization is required',
    usedIn: ['executive_summary', 'project_description', 'methodology', 'budget', 'impact', 'team'],
  },
  category: {
    label: 'Category',
    section: 'basic',
    kind: 'choice',
    max: 100,
    choices: proposalCategories,
    required: 'Category is required',
    notListed: 'Category is not in the list',
    usedIn: ['executive_summary'],
  },
  description: {
    label: 'Description',
    section: 'basic',
    kind: 'text',
    max: longestText,
    required: 'Description is required',
    usedIn: ['executive_summary', 'project_description'],
  },
  /** Who speaks in the text: 'we', which '' means too, or the organization by its name. */
  voice: {
    label: 'Voice of the text',
    section: 'basic',
    kind: 'choice',
    max: 4,
    choices: proposalVoices,
    notListed: 'Voice is not in the list',
    usedIn: [
      'executive_summary',
      'project_description',
      'methodology',
      'budget',
      'timeline',
      'impact',
      'team',
      'sustainability',
    ],
    since: '2026-11',
  },
  objectives: {
    label: 'Objectives',
    itemLabel: 'Objective',
    section: 'project',
    kind: 'list',
    max: 1_000,
    maxItems: 50,
    orRows: 'outcomes',
    required: 'All objectives must be filled',
    usedIn: ['executive_summary', 'project_description', 'methodology', 'impact'],
  },
  beneficiaries: {
    label: 'Number of beneficiaries',
    section: 'project',
    kind: 'number',
    minimum: 1,
    maximum: 1_000_000_000,
    required: 'Number of beneficiaries must be greater than 0',
    tooLarge: 'Number of beneficiaries must be at most 1,000,000,000',
    usedIn: ['executive_summary', 'project_description', 'methodology', 'budget', 'impact'],
  },
  outcomes: rowsOf('outcomes', ['executive_summary', 'project_description', 'methodology', 'impact']),
  methodology: {
    label: 'Methodology',
    section: 'project',
    kind: 'text',
    max: longestText,
    orRows: 'activities',
    required: 'Methodology is required',
    usedIn: ['executive_summary', 'methodology', 'impact', 'sustainability'],
  },
  /** Whole units of the currency. */
  requestedAmount: {
    label: 'Requested Amount (USD)',
    printLabel: 'Amount requested',
    section: 'funding',
    kind: 'number',
    minimum: 1,
    maximum: 1_000_000_000_000,
    required: 'Amount must be greater than 0',
    tooLarge: 'Amount must be at most 1,000,000,000,000',
    usedIn: ['executive_summary', 'methodology', 'budget', 'impact'],
  },
  /** ISO 4217; '' is US dollars. */
  currency: {
    label: 'Currency',
    section: 'funding',
    kind: 'choice',
    max: 3,
    choices: currencies,
    notListed: 'Currency is not in the list',
    usedIn: ['executive_summary', 'methodology', 'budget', 'impact'],
    since: '2026-11',
  },
  deadline: {
    label: 'Deadline',
    section: 'funding',
    kind: 'day',
    required: 'Deadline is required',
    notADay: 'Deadline is not a valid date',
    usedIn: ['executive_summary', 'project_description'],
  },
  /** Where there are budget lines, it is their text. */
  budget: {
    label: 'Budget breakdown',
    section: 'funding',
    kind: 'text',
    max: longestText,
    required: 'Budget breakdown is required',
    usedIn: ['methodology', 'budget'],
  },
  budgetLines: {
    label: 'Budget lines',
    itemLabel: 'Budget line',
    section: 'funding',
    kind: 'budgetLines',
    partOf: 'budget',
  },
  indirectCost: {
    label: 'Indirect costs',
    printLabel: 'Indirect cost rate',
    section: 'funding',
    kind: 'indirectCost',
    partOf: 'budget',
  },
  sectionLimits: { label: 'Limits of the funder', section: 'funding', kind: 'sectionLimits' },
  /** The first day of month 1; '' while it is not known. */
  startDate: {
    label: 'Start date',
    section: 'implementation',
    kind: 'day',
    notADay: 'Start date is not a valid date',
    usedIn: ['executive_summary', 'timeline'],
    since: '2026-11',
  },
  /** Months. */
  projectDuration: {
    label: 'Project duration (months)',
    section: 'implementation',
    kind: 'number',
    minimum: 1,
    maximum: lastMonth,
    initial: 12,
    required: 'Duration must be greater than 0',
    tooLarge: 'Duration must be at most 60 months',
    usedIn: ['executive_summary', 'methodology', 'budget', 'timeline', 'impact', 'sustainability'],
  },
  timeline: {
    label: 'Timeline',
    section: 'implementation',
    kind: 'text',
    max: longestText,
    orRows: 'activities',
    required: 'Timeline is required',
    usedIn: ['methodology', 'timeline', 'impact'],
  },
  activities: rowsOf('activities', ['executive_summary', 'methodology', 'budget', 'timeline', 'impact']),
  risks: rowsOf('risks', ['sustainability']),
  assumptions: rowsOf('assumptions', ['methodology']),
  sustainability: {
    label: 'Sustainability plan',
    section: 'implementation',
    kind: 'text',
    max: longestText,
    orRows: 'mechanisms',
    required: 'Sustainability plan is required',
    usedIn: ['executive_summary', 'sustainability'],
  },
  mechanisms: rowsOf('mechanisms', ['executive_summary', 'sustainability']),
  team: {
    label: 'Team',
    section: 'team',
    kind: 'text',
    max: longestText,
    orRows: 'people',
    required: 'Team information is required',
    usedIn: ['methodology', 'impact', 'team'],
  },
  people: rowsOf('people', ['budget', 'team']),
  safeguards: rowsOf('safeguards', ['methodology']),
  trackRecord: rowsOf('trackRecord', ['executive_summary', 'team']),
} as const satisfies Record<string, ProposalField>;

export type ProposalFieldName = keyof typeof proposalFields;

type Table = typeof proposalFields;
/** A field with `since`. */
export type LaterProposalField = {
  [Name in ProposalFieldName]: Table[Name] extends { since: string } ? Name : never;
}[ProposalFieldName];

export const proposalFieldNames = Object.keys(proposalFields) as ProposalFieldName[];

/** The table for code that treats all fields alike. */
export const proposalFieldTable: Readonly<Record<ProposalFieldName, ProposalField>> = proposalFields;

/** The fields that the first release did not have. */
export const laterProposalFields = proposalFieldNames.filter(
  (name): name is LaterProposalField => proposalFieldTable[name].since !== undefined,
);

/** A value for each field, made from its row. */
export const byProposalField = <Value>(make: (field: ProposalField, name: ProposalFieldName) => Value) =>
  Object.fromEntries(
    proposalFieldNames.map((name) => [name, make(proposalFieldTable[name], name)]),
  ) as Record<ProposalFieldName, Value>;

/** The label of the request in its currency. */
export const requestedAmountLabel = (currency: string): string => `Requested Amount (${currency})`;

export const proposalFieldLabels = byProposalField(({ label }) => label);

/** What a field is called in files and beside a fact; of a list, one item of it. */
export const proposalPrintLabels = byProposalField(
  ({ printLabel, itemLabel, label }) => printLabel ?? itemLabel ?? label,
);

/** The fields of a section of the form, in their order. */
export const fieldsOfFormSection = (section: ProposalFormSection): ProposalFieldName[] =>
  proposalFieldNames.filter((name) => proposalFieldTable[name].section === section);

const structuredKinds: readonly string[] = [
  'budgetLines',
  'indirectCost',
  'sectionLimits',
  'rows',
] satisfies (StructuredField | RowsField)['kind'][];

/** Whether a proposal may lack it altogether; every other field has a value in each proposal, be it empty. */
export const isStructured = (field: ProposalField): field is StructuredField | RowsField =>
  structuredKinds.includes(field.kind);

/** What is answered in a section of the form: without rows and figures that go with an answer. */
export const answersOfFormSection = (section: ProposalFormSection): ProposalFieldName[] =>
  fieldsOfFormSection(section).filter((name) => !isStructured(proposalFieldTable[name]));
