import { budgetProblems, isBudgetPossible } from '../budget/budget-agreement.ts';
import { isCalendarDay } from '../format/text-checks.ts';
import { isBlankRow } from '../proposal-form/plan/plan-rows.ts';
import { rowsRules } from '../proposal-form/plan/plan-rules.ts';
import type { PlanTableName } from '../proposal-form/plan/plan-tables.ts';
import type { ProposalFields } from '../proposal-form/proposal-fields.schemas.ts';
import {
  type ProposalFieldName,
  proposalFieldNames,
  proposalFieldTable,
} from '../proposal-form/proposal-fields.ts';
import type { ProposalFormSection } from '../proposal-form/proposal-vocabulary.ts';
import { type FieldProblem, isFilled, problemsOf, type Rule } from '../rules.ts';

type ProposalRule = Rule<ProposalFields> & { section: ProposalFormSection };

/** A rule about the value of one field. */
const ruleOf =
  (name: ProposalFieldName) =>
  <Value>(message: string, holds: (value: Value) => boolean): ProposalRule => ({
    section: proposalFieldTable[name].section,
    field: name,
    message,
    holds: (fields) => holds(fields[name] as Value),
  });

/** The same rule, which rows of the plan also satisfy. */
const orRows =
  (make: ReturnType<typeof ruleOf>, table: PlanTableName | undefined): ReturnType<typeof ruleOf> =>
  (message, holds) => {
    const rule = make(message, holds);
    if (table === undefined) return rule;
    return { ...rule, holds: (fields) => rule.holds(fields) || hasRows(table, fields) };
  };

const hasRows = (table: PlanTableName, fields: ProposalFields): boolean =>
  (fields[table] ?? []).some((row) => !isBlankRow(table, row as never));

/** The rule of a complete proposal for a field. */
function requiredRule(name: ProposalFieldName): ProposalRule[] {
  const field = proposalFieldTable[name];
  if (!('required' in field) || !field.required) return [];
  const required = orRows(ruleOf(name), field.orRows);
  switch (field.kind) {
    case 'list':
      return [required<string[]>(field.required, (list) => list.length > 0 && list.every(isFilled))];
    case 'number':
      return [required<number>(field.required, (number) => number >= field.minimum)];
    case 'day':
      return [required(field.required, isCalendarDay)];
    default:
      return [required(field.required, isFilled)];
  }
}

/** What makes a field invalid, in drafts and complete proposals alike. */
function possibleRule(name: ProposalFieldName): ProposalRule[] {
  const field = proposalFieldTable[name];
  const possible = ruleOf(name);
  switch (field.kind) {
    case 'choice':
      return [
        possible<string | undefined>(field.notListed, (value) => !value || field.choices.includes(value)),
      ];
    case 'number':
      return [possible<number>(field.tooLarge, (number) => number <= field.maximum)];
    case 'day':
      return [possible<string | undefined>(field.notADay, (value) => !value || isCalendarDay(value))];
    case 'rows':
      return rowsRules(field.table).map(({ message, holds }) =>
        possible<readonly { id: string }[] | undefined>(message, (rows = []) => holds(rows)),
      );
    default:
      return [];
  }
}

/**
 * The rules of a complete proposal with their messages (PROP-14), in the order of the form, derived from the table of
 * fields. The form, the service and the drafting engine's "needs" all use them.
 */
export const proposalRules: readonly ProposalRule[] = proposalFieldNames.flatMap((name) => [
  ...requiredRule(name),
  ...possibleRule(name),
]);

/** Combinations of fields that are invalid. */
const agreementRules: readonly Rule<ProposalFields>[] = [
  {
    field: 'budget',
    message: 'The budget comes to more than can be requested',
    holds: isBudgetPossible,
  },
  {
    field: 'sectionLimits',
    message: 'A section can have only one limit',
    holds: ({ sectionLimits = [] }) =>
      new Set(sectionLimits.map(({ section }) => section)).size === sectionLimits.length,
  },
];

/** The rules for generating a text: the proposal must be complete and valid. */
export const proposalCompleteRules: readonly Rule<ProposalFields>[] = [...proposalRules, ...agreementRules];

/**
 * The rules for a draft ("Save as draft", and every later change of it): it needs a title, and what is filled in must
 * be valid.
 */
export const proposalDraftRules: readonly Rule<ProposalFields>[] = [
  ...requiredRule('title'),
  ...proposalFieldNames.flatMap(possibleRule),
  ...agreementRules,
];

/**
 * What prevents a proposal from being created with its text: the rules above, and for a budget of lines that it
 * equals the request and respects the cap of indirect costs. A free-text budget is compared only when the proposal is
 * sent (`budgetProblems`); until then the page just shows the difference, and the form is never refused because of it
 * (PROP-24). At most one problem for each field.
 */
export function createProblems(fields: ProposalFields): FieldProblem[] {
  const problems = problemsOf(proposalCompleteRules, fields);
  const differences = fields.budgetLines?.length ? budgetProblems(fields) : [];
  return [
    ...problems,
    ...differences.filter(({ field }) => !problems.some((problem) => problem.field === field)),
  ];
}
