import { currencies } from '../format/currencies.ts';
import { lastMonth, type PlanTableName, planTables } from './plan/plan-tables.ts';
import type { ProposalSectionKey } from './proposal-sections.ts';
import {
  type ProposalFormSection,
  proposalCategories,
  proposalVoices,
  proposalWriters,
} from './proposal-vocabulary.ts';

/** The maximum length of any text. */
export const longestText = 20_000;

interface FieldBase {
  /** Its name on the form and pages, in the comparison of two versions, and in messages. */
  label: string;
  /** Its name in PDF and Word files and next to a fact, if `label` does not fit there. */
  printLabel?: string;
  /** The name of one item, for a list. */
  itemLabel?: string;
  /** The section of the form that contains it. */
  section: ProposalFormSection;
  /**
   * The sections of the text that may change with it. Naming one too many does no harm; leaving one out would make an
   * outdated text look current. A test compares it with what the drafting engine writes.
   */
  usedIn?: readonly ProposalSectionKey[];
  /** Rows of the plan with the same content: if there are any, the field may stay empty. */
  orRows?: PlanTableName;
  /**
   * The month in which it was added, for fields that the first release did not have. Stored proposals, unsaved drafts
   * and requests of older pages lack it: it reads as empty, and a save without it leaves the stored value unchanged.
   */
  since?: `${number}-${number}`;
}

/** A single line or a longer text. */
interface TextField extends FieldBase {
  kind: 'line' | 'text';
  max: number;
  /** The message if it is missing. A field without this message may stay empty. This holds for all kinds. */
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
  /** The value in a new form; 0 if not set. */
  initial?: number;
  required?: string;
}

/** A calendar day as `YYYY-MM-DD`. */
interface DayField extends FieldBase {
  kind: 'day';
  notADay: string;
  required?: string;
}

/** Rows and structured figures, which a proposal may lack entirely. */
export interface StructuredField extends FieldBase {
  kind: 'budgetLines' | 'indirectCost' | 'sectionLimits';
  /** The field that it is part of: the two change together. */
  partOf?: 'budget';
}

/** Rows of the plan. */
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

/** Makes a table of the plan a field of the proposal. */
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
 * Every field of a proposal, in the order of the form, with its limits (PROP-15, PROP-25). Wire schema, empty value,
 * rules and messages, form schema, stored shape, labels and sections derive from this table. Only a field's place on
 * the page is chosen by hand (`mfe-proposals/src/proposal-fields`).
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
  /** Who speaks in the text: 'we' (also the meaning of ''), or the organization by its name. */
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
  /** In whole units of the currency. */
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
  /** If there are budget lines, this is their text. */
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
  /** The first day of month 1; '' if unknown. */
  startDate: {
    label: 'Start date',
    section: 'implementation',
    kind: 'day',
    notADay: 'Start date is not a valid date',
    usedIn: ['executive_summary', 'timeline'],
    since: '2026-11',
  },
  /** In months. */
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
  /**
   * 'built_in': no language model gets anything of this proposal; '': the model writes if one is configured
   * (DRAFT-25).
   */
  writer: {
    label: 'Who writes the text',
    section: 'team',
    kind: 'choice',
    max: 8,
    choices: proposalWriters,
    notListed: 'Writer is not in the list',
    since: '2026-11',
  },
} as const satisfies Record<string, ProposalField>;

export type ProposalFieldName = keyof typeof proposalFields;

type Table = typeof proposalFields;
/** The fields with `since`. */
export type LaterProposalField = {
  [Name in ProposalFieldName]: Table[Name] extends { since: string } ? Name : never;
}[ProposalFieldName];

export const proposalFieldNames = Object.keys(proposalFields) as ProposalFieldName[];

/** The table typed for code that treats all fields alike. */
export const proposalFieldTable: Readonly<Record<ProposalFieldName, ProposalField>> = proposalFields;

/** The fields that the first release did not have. */
export const laterProposalFields = proposalFieldNames.filter(
  (name): name is LaterProposalField => proposalFieldTable[name].since !== undefined,
);

/** Makes a value for each field from its row. */
export const byProposalField = <Value>(make: (field: ProposalField, name: ProposalFieldName) => Value) =>
  Object.fromEntries(
    proposalFieldNames.map((name) => [name, make(proposalFieldTable[name], name)]),
  ) as Record<ProposalFieldName, Value>;

/** The label of the requested amount, with its currency. */
export const requestedAmountLabel = (currency: string): string => `Requested Amount (${currency})`;

export const proposalFieldLabels = byProposalField(({ label }) => label);

/** What a field is called in files and next to a fact; for a list, the name of one item. */
export const proposalPrintLabels = byProposalField(
  ({ printLabel, itemLabel, label }) => printLabel ?? itemLabel ?? label,
);

/** The fields of a section of the form, in order. */
export const fieldsOfFormSection = (section: ProposalFormSection): ProposalFieldName[] =>
  proposalFieldNames.filter((name) => proposalFieldTable[name].section === section);

const structuredKinds: readonly string[] = [
  'budgetLines',
  'indirectCost',
  'sectionLimits',
  'rows',
] satisfies (StructuredField | RowsField)['kind'][];

/** Whether a proposal may lack the field entirely; every other field always has a value, if only an empty one. */
export const isStructured = (field: ProposalField): field is StructuredField | RowsField =>
  structuredKinds.includes(field.kind);

/** The answers in a section of the form, without rows and figures that are part of another answer. */
export const answersOfFormSection = (section: ProposalFormSection): ProposalFieldName[] =>
  fieldsOfFormSection(section).filter((name) => !isStructured(proposalFieldTable[name]));
