import { proposalSections } from '../proposal-form/proposal-sections.ts';
import { limitUnits } from '../proposal-form/section-limits.ts';
import type { ValueColumn, ValuesOf } from '../rows/columns.ts';
import { attachmentKinds, eligibilityKinds } from './call-vocabulary.ts';

/** A table of a call. */
export interface CallTable {
  label: string;
  itemLabel: string;
  maxRows: number;
  columns: Readonly<Record<string, ValueColumn>>;
}

const sentence = 600;
const paragraph = 4_000;

/**
 * Every table of a call with its columns, in the order of the form (CALL-02). Wire schema, empty row, rules, stored
 * shape, labels, findings and the exported file derive from it. The order of the rows is the funder's.
 */
export const callTables = {
  questions: {
    label: 'Questions',
    itemLabel: 'Question',
    maxRows: 200,
    columns: {
      /** As the funder numbers it: `3`, `2.1`, `B.4 a`. */
      number: { label: 'Number', kind: 'line', max: 20 },
      text: { label: 'Question', kind: 'text', max: 2_000, needed: 'Write the question' },
      help: { label: 'Guidance', kind: 'text', max: paragraph },
      /** The greatest length of an answer. */
      limit: { label: 'Limit', kind: 'figure', isWhole: true, minimum: 1, maximum: 100_000 },
      limitUnit: { label: 'Limit counted in', kind: 'choice', choices: limitUnits },
      /** Its answer and that of the question before it have one limit together, and so on upwards. */
      sharesLimit: { label: 'Shares the limit of the question before', kind: 'flag', initial: false },
      required: { label: 'Required', kind: 'flag', initial: true },
      /** The part of the funder's form that contains it. */
      section: { label: 'Part of the form', kind: 'line', max: 200 },
      /** The section of a proposal that its answer begins from. */
      sectionKey: { label: 'Answer begins from', kind: 'choice', choices: proposalSections },
    },
  },
  eligibility: {
    label: 'Eligibility',
    itemLabel: 'Statement',
    maxRows: 60,
    columns: {
      text: { label: 'Statement', kind: 'text', max: 2_000, needed: 'Write the statement' },
      kind: { label: 'About', kind: 'choice', choices: eligibilityKinds, needed: 'Choose what it is about' },
      /** Those named may not apply. */
      isExclusion: { label: 'Rules out those named', kind: 'flag', initial: false },
      /** What is asked: `Kenya, Uganda`, `2 years`, `500000 GBP`. */
      value: { label: 'Value', kind: 'line', max: sentence },
    },
  },
  attachments: {
    label: 'Attachments',
    itemLabel: 'Attachment',
    maxRows: 60,
    columns: {
      name: { label: 'Document', kind: 'line', max: sentence, needed: 'Name the document' },
      kind: { label: 'Kind', kind: 'choice', choices: attachmentKinds, needed: 'Choose its kind' },
      required: { label: 'Required', kind: 'flag', initial: true },
      /** How the funder wants the file to be called. */
      fileName: { label: 'File name', kind: 'line', max: 200 },
    },
  },
  criteria: {
    label: 'Scoring criteria',
    itemLabel: 'Criterion',
    maxRows: 60,
    columns: {
      text: { label: 'Criterion', kind: 'text', max: 2_000, needed: 'Write the criterion' },
      /** In points or percent, as the funder counts. */
      weight: { label: 'Weight', kind: 'figure', minimum: 0, maximum: 10_000 },
    },
  },
} as const satisfies Record<string, CallTable>;

export type CallTableName = keyof typeof callTables;
export const callTableNames = Object.keys(callTables) as CallTableName[];

/** The table typed for code that treats all tables alike. */
export const callTable = (table: CallTableName): CallTable => callTables[table];

/** The cells of a row, without its id. */
export type CallCells<Name extends CallTableName> = ValuesOf<(typeof callTables)[Name]['columns']>;

export const callColumns = (table: CallTableName): [string, ValueColumn][] =>
  Object.entries(callTables[table].columns);
