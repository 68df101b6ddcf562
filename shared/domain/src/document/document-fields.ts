import type { CallField } from '../call/call-fields.ts';
import { attachmentKinds } from '../call/call-vocabulary.ts';
import type { ValuesOf } from '../rows/columns.ts';
import { emptyValues, tidyValue, valueProblem } from '../rows/values.ts';
import { type FieldProblem, isFilled, problemsOf, type Rule } from '../rules.ts';

/**
 * What people write about a document, in the order of the form (CALL-40). Wire schema, empty value, rules, stored
 * shape and labels derive from this table.
 */
export const documentFields = {
  name: { label: 'Name', kind: 'line', max: 200, required: 'Name the document' },
  kind: { label: 'Kind', kind: 'choice', choices: attachmentKinds, initial: 'other', isAlwaysSet: true },
  /** The last day on which it is valid; '' if it does not expire. */
  expiresOn: { label: 'Valid until', kind: 'day' },
  notes: { label: 'Notes', kind: 'text', max: 2_000 },
} as const satisfies Record<string, CallField>;

export type DocumentFieldName = keyof typeof documentFields;
export const documentFieldNames = Object.keys(documentFields) as DocumentFieldName[];

/** What people write about a document. */
export type DocumentFields = ValuesOf<typeof documentFields>;

export const emptyDocument: DocumentFields = emptyValues(documentFields);

/** As it is stored: no space around texts. */
export const tidyDocument = (fields: DocumentFields): DocumentFields =>
  Object.fromEntries(documentFieldNames.map((name) => [name, tidyValue(fields[name])])) as DocumentFields;

/** The rules with their messages, in the order of the form. Form and service both use them. */
export const documentRules: readonly Rule<DocumentFields>[] = [
  {
    field: 'name',
    message: documentFields.name.required,
    holds: ({ name }) => isFilled(name),
  },
  {
    field: 'expiresOn',
    message: valueProblem(documentFields.expiresOn, 'unknown') as string,
    holds: ({ expiresOn }) => valueProblem(documentFields.expiresOn, expiresOn) === undefined,
  },
];

/** What prevents a document from being stored; at most one problem for each field. */
export const documentProblems = (fields: DocumentFields): FieldProblem[] => problemsOf(documentRules, fields);
