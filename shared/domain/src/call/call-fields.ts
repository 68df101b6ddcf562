import { currencies } from '../format/currencies.ts';
import { longestText, proposalFields } from '../proposal-form/proposal-fields.ts';
import type { ValueColumn, ValuesOf } from '../rows/columns.ts';
import { callLikelihoods, callStatuses } from './call-vocabulary.ts';

/** A field of a call: a value like a cell of a table, and to whom it belongs. */
export type CallField = ValueColumn & {
  /** The message without which no call is stored. */
  required?: string;
  /**
   * What the organization decides or notes for itself. It never leaves with an exported file (CALL-45), and no reading
   * of a text sets it.
   */
  isOwn?: true;
};

const labelsOf = <Name extends string>(rows: Readonly<Record<Name, { label: string }>>) =>
  Object.fromEntries(Object.entries<{ label: string }>(rows).map(([name, { label }]) => [name, label])) as {
    [Key in Name]: string;
  };

const amount = {
  kind: 'figure',
  isWhole: true,
  minimum: 0,
  maximum: proposalFields.requestedAmount.maximum,
} as const;

/**
 * Every field of a call, in the order of the form (CALL-01). Wire schema, empty value, rules and messages, stored
 * shape, labels, findings and the exported file derive from this table.
 */
export const callFields = {
  name: { label: 'Name of the call', kind: 'line', max: 300, required: 'Name the call' },
  funder: { label: 'Funder', kind: 'line', max: 200, needed: 'Name the funder' },
  /** The funder's own number of the call. */
  reference: { label: 'Reference', kind: 'line', max: 100 },
  /** An address or the name of a document. */
  publication: { label: 'Where it was published', kind: 'line', max: 600 },
  publicationDay: { label: 'Date of publication', kind: 'day' },
  /** ISO 4217. */
  currency: {
    label: 'Currency',
    kind: 'choice',
    choices: Object.fromEntries(currencies.map((code) => [code, code])) as Record<string, string>,
  },
  /** The smallest and largest grant, in whole units of `currency`. */
  leastAmount: { label: 'Smallest amount', ...amount },
  mostAmount: { label: 'Largest amount', ...amount },
  deadlineDay: { label: 'Deadline', kind: 'day', needed: 'Add the deadline' },
  /** '' is the end of the day. */
  deadlineTime: { label: 'Hour of the deadline', kind: 'clock' },
  /** Where the funder's clock stands. */
  deadlineZone: { label: 'Time zone of the deadline', kind: 'zone' },
  notes: { label: 'Notes', kind: 'text', max: longestText, isOwn: true },
  status: {
    label: 'Status',
    kind: 'choice',
    choices: labelsOf(callStatuses),
    initial: 'considering',
    isAlwaysSet: true,
    isOwn: true,
  },
  likelihood: { label: 'Likelihood', kind: 'choice', choices: callLikelihoods, isOwn: true },
  /** Kept to be copied for later calls; it has no place in the list of deadlines. */
  isTemplate: { label: 'Template', kind: 'flag', initial: false, isOwn: true },
} as const satisfies Record<string, CallField>;

export type CallFieldName = keyof typeof callFields;
export const callFieldNames = Object.keys(callFields) as CallFieldName[];

/** The table typed for code that treats all fields alike. */
export const callFieldTable: Readonly<Record<CallFieldName, CallField>> = callFields;

/** The values of all fields. */
export type CallValues = ValuesOf<typeof callFields>;

type Table = typeof callFields;
/** The fields of the funder: what a text can say, and what a file carries. */
export type FunderFieldName = {
  [Name in CallFieldName]: Table[Name] extends { isOwn: true } ? never : Name;
}[CallFieldName];
export const funderFieldNames = callFieldNames.filter(
  (name): name is FunderFieldName => callFieldTable[name].isOwn === undefined,
);
