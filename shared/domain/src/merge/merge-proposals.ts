import { budgetProblems } from '../budget/budget-agreement.ts';
import { budgetText } from '../budget/budget-written.ts';
import { currencyOf } from '../format/currencies.ts';
import { proposalCompleteRules } from '../proposal/proposal-rules.ts';
import { emptyProposalFields } from '../proposal-form/empty-proposal.ts';
import { planColumns, planTableNames } from '../proposal-form/plan/plan-tables.ts';
import type { ProposalFields } from '../proposal-form/proposal-fields.schemas.ts';
import {
  isStructured,
  type ProposalFieldName,
  proposalFieldLabels,
  proposalFieldNames,
  proposalFieldTable,
} from '../proposal-form/proposal-fields.ts';
import { type FieldProblem, problemsOf } from '../rules.ts';
import { type MergeKind, mergeFields, type Versions } from './merge-fields.ts';
import { asksAfterMerge, type Merging, resultOf } from './merging.ts';

type Sent = Partial<ProposalFields>;

function kindOf(name: string): MergeKind {
  const { kind } = proposalFieldTable[name as ProposalFieldName];
  if (kind === 'rows' || kind === 'budgetLines') return { rows: 'id' };
  if (kind === 'sectionLimits') return { rows: 'section' };
  // Sentences have no key: they are recognized by their words and place.
  return kind === 'list' ? { rows: '' } : 'whole';
}

const hasLines = ({ budgetLines = [] }: Sent): boolean => budgetLines.length > 0;

/** The text of a budget with lines is made from them, so nobody has changed it. */
const withoutMadeText = (fields: Sent): Sent => (hasLines(fields) ? { ...fields, budget: '' } : fields);

/** The budget as text, or as lines: they cannot be mixed. */
const budgetParts: readonly string[] = ['budget', 'budgetLines', 'indirectCost'];
/** Figures that are compared with each other, in one currency. */
const money: readonly string[] = [...budgetParts, 'requestedAmount', 'currency'];
const calendar: readonly string[] = ['projectDuration', 'activities', 'people'];

/** The fields that a problem of a field is about. */
function involvedIn(name: string): readonly string[] {
  if (money.includes(name)) return money;
  if (calendar.includes(name))
    return [...calendar, 'outcomes', 'budgetLines', 'timeline', 'methodology', 'team'];
  const field = proposalFieldTable[name as ProposalFieldName];
  return 'orRows' in field && field.orRows ? [name, field.orRows] : [name];
}

/** Months after the end of the project. */
function lateMonths({ projectDuration, ...plan }: ProposalFields): FieldProblem[] {
  const isLate = ({ months }: { months: { to: number }[] }) => months.some(({ to }) => to > projectDuration);
  return (['activities', 'people'] as const)
    .filter((table) => (plan[table] ?? []).some(isLate))
    .map((field) => ({ field, message: 'Months after the end of the project' }));
}

/** Rows that refer to a row that is gone. */
function lostLinks(fields: ProposalFields): FieldProblem[] {
  const idsOf = (rows: readonly { id?: string | undefined }[] = []) => new Set(rows.map(({ id }) => id));
  const linked = { outcomes: idsOf(fields.outcomes), budgetLines: idsOf(fields.budgetLines) };
  return planTableNames.flatMap((field) =>
    planColumns(field).flatMap(([column, { kind, ...more }]) => {
      if (kind !== 'links' || !('to' in more)) return [];
      const rows = (fields[field] ?? []) as unknown as Record<string, string[]>[];
      const isLost = rows.some((row) => (row[column] ?? []).some((id) => !linked[more.to].has(id)));
      return isLost ? [{ field, message: 'A row refers to one that is gone' }] : [];
    }),
  );
}

const problemsIn = (fields: ProposalFields): FieldProblem[] => [
  ...problemsOf(proposalCompleteRules, fields),
  ...budgetProblems(fields),
  ...lateMonths(fields),
  ...lostLinks(fields),
];

/** Both have changed the budget, and one of them from text to lines or back. */
function mixedBudgets({ mine, theirs }: Versions<Sent>, byMe: string[], byThem: string[]): string[] {
  if (hasLines(mine) === hasLines(theirs)) return [];
  const touched = (names: readonly string[]) => budgetParts.filter((name) => names.includes(name));
  return touched(byMe).length > 0 && touched(byThem).length > 0 ? [...touched(byMe), ...touched(byThem)] : [];
}

/** One has changed the currency and the other an amount: only they know which amount was meant. */
function mixedCurrencies(byMe: string[], byThem: string[]): string[] {
  const isAmount = (name: string) => money.includes(name) && name !== 'currency';
  const isMixed = (one: string[], other: string[]) => one.includes('currency') && other.some(isAmount);
  return isMixed(byMe, byThem) || isMixed(byThem, byMe)
    ? ['currency', ...[...byMe, ...byThem].filter(isAmount)]
    : [];
}

/** The fields that `mine` sends. A form without budget lines has removed them; any other missing field was not sent. */
const sentNames = (mine: Sent): ProposalFieldName[] =>
  proposalFieldNames.filter((name) => {
    const field = proposalFieldTable[name];
    return mine[name] !== undefined || (isStructured(field) && field.kind !== 'rows');
  });

/**
 * Merges changes of one proposal by two people (OFFLINE-19): fields by themselves, rows of budget and plan row by row. Asks
 * where both changed the same, and where each text was right but the whole is not: a budget that no longer equals the
 * request, months after the end, a link to a row that is gone.
 */
export const mergeProposals: Merging<Sent> = (versions) => {
  const [read, mine, theirs] = [versions.read, versions.mine, versions.theirs].map(withoutMadeText) as [
    Sent,
    Sent,
    Sent,
  ];
  const merge = mergeFields({ read, mine, theirs }, sentNames(mine), kindOf);
  const fields = { ...merge.values } as Sent;
  if (fields.budgetLines && hasLines(fields)) {
    fields.budget = budgetText(fields.budgetLines, fields.indirectCost, currencyOf(fields));
  }
  const whole = (of: Sent): ProposalFields => ({ ...emptyProposalFields, ...of });
  const broken = asksAfterMerge(
    merge,
    { before: problemsIn(whole(versions.read)), after: problemsIn({ ...whole(versions.theirs), ...fields }) },
    involvedIn,
  );
  const mixed = [
    ...mixedBudgets(versions, merge.byMe, merge.byThem),
    ...mixedCurrencies(merge.byMe, merge.byThem),
  ];
  return resultOf(merge, fields, [...broken, ...mixed], proposalFieldLabels);
};
