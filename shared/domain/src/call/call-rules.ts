import { valueProblem } from '../rows/values.ts';
import { type FieldProblem, isFilled, problemsOf, type Rule } from '../rules.ts';
import type { CallContent } from './call.schemas.ts';
import { callFieldNames, callFieldTable } from './call-fields.ts';
import { type CallTableName, callColumns, callTableNames, callTables } from './call-tables.ts';

type Row = { id: string } & Record<string, unknown>;
const rowsOf = (call: CallContent, table: CallTableName) => call[table] as unknown as Row[];

const fieldRules: readonly Rule<CallContent>[] = callFieldNames.flatMap((field) => {
  const column = callFieldTable[field];
  const { required } = column;
  return [
    ...(required === undefined
      ? []
      : [{ field, message: required, holds: (call: CallContent) => isFilled(call[field] as string) }]),
    ...(column.kind === 'day' || column.kind === 'zone'
      ? [
          {
            field,
            message: valueProblem(column, 'unknown') as string,
            holds: (call: CallContent) => valueProblem(column, call[field]) === undefined,
          },
        ]
      : []),
  ];
});

/** Values that cannot be true together. */
const agreementRules: readonly Rule<CallContent>[] = [
  {
    field: 'mostAmount',
    message: 'The largest amount is less than the smallest',
    holds: ({ leastAmount, mostAmount }) =>
      leastAmount === null || mostAmount === null || leastAmount <= mostAmount,
  },
  {
    field: 'currency',
    message: 'Choose the currency of the amounts',
    holds: ({ leastAmount, mostAmount, currency }) =>
      (leastAmount === null && mostAmount === null) || currency !== '',
  },
  {
    field: 'deadlineDay',
    message: 'Add the day of the deadline',
    holds: ({ deadlineDay, deadlineTime }) => deadlineTime === '' || deadlineDay !== '',
  },
  {
    field: 'deadlineZone',
    message: 'Choose the time zone of the deadline',
    holds: ({ deadlineDay, deadlineZone }) => deadlineDay === '' || deadlineZone !== '',
  },
  {
    field: 'questions',
    message: 'Questions: a limit needs what it is counted in',
    holds: ({ questions }) => questions.every(({ limit, limitUnit }) => limit === null || limitUnit !== ''),
  },
  {
    field: 'questions',
    message: 'Questions: the first one has no question before it to share a limit with',
    holds: ({ questions }) => !questions[0]?.sharesLimit,
  },
];

const rowRules: readonly Rule<CallContent>[] = callTableNames.flatMap((field) => {
  const { label, itemLabel } = callTables[field];
  const item = itemLabel.toLowerCase();
  return [
    {
      field,
      message: `${label}: each ${item} needs an id of its own`,
      holds: (call) => new Set(rowsOf(call, field).map(({ id }) => id)).size === call[field].length,
    },
    {
      field,
      message: `${label}: a row has an invalid value`,
      holds: (call) =>
        rowsOf(call, field).every((row) =>
          callColumns(field).every(([name, column]) => valueProblem(column, row[name]) === undefined),
        ),
    },
  ] satisfies Rule<CallContent>[];
});

/**
 * The rules of a call with their messages, in the order of the form (CALL-01, CALL-02): it needs a name, and what is
 * filled in must be possible. Form and service both use them.
 */
export const callRules: readonly Rule<CallContent>[] = [...fieldRules, ...agreementRules, ...rowRules];

/** What prevents a call from being stored; at most one problem for each field. */
export const callProblems = (call: CallContent): FieldProblem[] => problemsOf(callRules, call);
