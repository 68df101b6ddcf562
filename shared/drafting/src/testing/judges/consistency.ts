import { budgetSum, isCalendarDay } from '@harambee/domain';
import { today } from './building.ts';
import type { Application, MonthRange, PlannedProposal } from './typed-plan.ts';

/** The last day of a date of the plan, which may be a year or a month. */
const lastDay = (date: string): string => (date.length === 10 ? date : `${`${date}-12`.slice(0, 7)}-31`);
const firstDay = (date: string): string => `${date}-01-01`.slice(0, 10);

/** First day after the project. */
export function endOf({ startDate = '', projectDuration }: PlannedProposal): string {
  const [year = 0, month = 1] = startDate.split('-').map(Number);
  const last = month - 1 + projectDuration;
  const end = [year + Math.floor(last / 12), (last % 12) + 1].map((part) => String(part).padStart(2, '0'));
  return `${end.join('-')}-01`;
}

function* duplicates(proposal: PlannedProposal): Generator<string> {
  const rows = Object.values(proposal).flatMap((value: unknown) => (Array.isArray(value) ? value : []));
  const ids = rows.flatMap((row: unknown) => (row as { id?: string } | null)?.id ?? []);
  for (const id of ids) {
    if (!/^[\w-]{1,24}$/.test(id)) yield `id ${id}`;
    if (ids.filter((other) => other === id).length > 1) yield `two rows ${id}`;
  }
}

function* wrongMonths(proposal: PlannedProposal): Generator<string> {
  const isWrong = ({ from, to }: MonthRange) => from < 1 || to < from || to > proposal.projectDuration;
  for (const { id, months } of [...(proposal.activities ?? []), ...(proposal.people ?? [])])
    if (months.some(isWrong)) yield `months of ${id}`;
}

function* looseEnds({
  outcomes = [],
  activities = [],
  budgetLines = [],
}: PlannedProposal): Generator<string> {
  const lines = budgetLines.flatMap(({ id }) => id ?? []);
  const known = new Set([...outcomes.map(({ id }) => id), ...lines]);
  const used = new Set(activities.flatMap((row) => [...row.outcomeIds, ...row.budgetLineIds]));
  if (activities.length === 0) return;
  for (const id of used) if (!known.has(id)) yield `nothing is called ${id}`;
  for (const id of known) if (!used.has(id)) yield `no activity for ${id}`;
  for (const { id, outcomeIds } of activities) if (outcomeIds.length === 0) yield `no outcome of ${id}`;
}

function* wrongOutcomes(proposal: PlannedProposal): Generator<string> {
  for (const row of proposal.outcomes ?? []) {
    const { id, baseline, target, direction, total, unit } = row;
    if (baseline !== null && target !== null) {
      if (direction === 'increase' && target <= baseline) yield `${id} does not rise`;
      if (direction === 'decrease' && target >= baseline) yield `${id} does not fall`;
    }
    const whole = total ?? (unit === '%' ? 100 : Number.POSITIVE_INFINITY);
    if ((baseline ?? 0) > whole || (target ?? 0) > whole) yield `${id} is more than its whole`;
    if (row.baselineDate !== '' && firstDay(row.baselineDate) > (proposal.startDate ?? '9999'))
      yield `${id} starts from the future`;
    if (row.targetDate === '' || proposal.startDate === undefined) continue;
    if (firstDay(row.targetDate) < proposal.startDate || lastDay(`${row.targetDate}`) < today)
      yield `${id} is due before the start`;
    if (firstDay(row.targetDate) >= endOf(proposal)) yield `${id} is due after the end`;
  }
}

function* wrongMoney(proposal: PlannedProposal, digits: number): Generator<string> {
  if (proposal.budgetLines === undefined) return;
  const { totalCents } = budgetSum(proposal.budgetLines, proposal.indirectCost);
  if (totalCents !== proposal.requestedAmount * 10 ** digits)
    yield `the budget is ${totalCents}, the request ${proposal.requestedAmount}`;
}

function* wrongDates({ deadline, startDate }: PlannedProposal): Generator<string> {
  if (!isCalendarDay(deadline) || deadline < today) yield `deadline ${deadline}`;
  if (startDate !== undefined && (!isCalendarDay(startDate) || startDate <= deadline))
    yield `start ${startDate}, deadline ${deadline}`;
}

function* wrongShares({ people = [] }: PlannedProposal): Generator<string> {
  const named = people.filter(({ name }) => name !== '');
  for (const { name } of named) {
    const whole = named.reduce((sum, row) => (row.name === name ? sum + (row.share ?? 0) : sum), 0);
    if (whole > 100) yield `${name} works ${whole}%`;
  }
}

/** Minor digits of the currencies in the judges that do not have two. */
const minorDigits: Readonly<Record<string, number>> = {
  JPY: 0,
  UGX: 0,
  RWF: 0,
  XOF: 0,
  KRW: 0,
  JOD: 3,
  TND: 3,
};

/** Contradictions among the rows of an application; texts are not read. */
export const inconsistencies = ({ proposal }: Application): string[] => [
  ...duplicates(proposal),
  ...wrongMonths(proposal),
  ...looseEnds(proposal),
  ...wrongOutcomes(proposal),
  ...wrongMoney(proposal, minorDigits[proposal.currency ?? 'USD'] ?? 2),
  ...wrongDates(proposal),
  ...wrongShares(proposal),
];
