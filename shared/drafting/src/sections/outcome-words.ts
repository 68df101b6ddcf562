import { formatNumber, planDateInWords } from '@harambee/domain';
import { cellNeed, cellPath, type PlacedRow } from '../context/draft-plan.ts';
import { fact, type Paragraph, type Part, say } from '../context/draft-text.ts';
import { isPlural, singularUnit, withArticle } from '../reading/grammar.ts';
import { exactly } from '../reading/numbers/exactly.ts';
import { moneyUnit } from '../reading/numbers/money.ts';

type Outcome = PlacedRow<'outcomes'>;

/**
 * "4.5 litres per person per day", "21%", "KES 40,000 a year"; without the unit if the indicator already names it.
 */
export function figureInWords(value: number, { unit, total, indicator }: Outcome): string {
  return figureWith(value, total, indicator.toLowerCase().includes(unit.toLowerCase()) ? '' : unit, unit);
}

function figureWith(value: number, total: number | null, statedUnit: string, unit: string): string {
  if (unit === '%') return `${exactly(value)}%`;
  const number = total === null ? exactly(value) : `${exactly(value)} of ${exactly(total)}`;
  const money = moneyUnit(unit);
  if (money)
    return `${money.sign}${money.space}${number}${statedUnit.endsWith(money.rate) ? money.rate : ''}`;
  if (statedUnit === '') return number;
  return `${number} ${value === 1 && total === null ? singularUnit(statedUnit) : statedUnit}`;
}

/**
 * The part of a unit that its indicator does not name yet: "litres" of "litres per person per day" after "water used
 * by each person in a day", "per 1,000 live births" of "deaths per 1,000 live births" after "newborn deaths".
 */
export function unsaidUnit({ unit, indicator }: Pick<Outcome, 'unit' | 'indicator'>): string {
  const words = new Set(indicator.toLowerCase().match(/[\p{L}\p{M}’'-]+/gu) ?? []);
  const isSaid = (part: string) =>
    part
      .toLowerCase()
      .split(' ')
      .every((word) => words.has(word) || words.has(`${word}s`));
  const [counted = '', ...per] = unit.split(/\s(?=(?:per|an?|in each|in every)\s)/i);
  while (per.length > 0 && isSaid((per.at(-1) as string).replace(/^(?:per|an?|in each|in every)\s/i, '')))
    per.pop();
  return [...(isSaid(counted) ? [] : [counted]), ...per].join(' ');
}

/** A date after "in" or "on": "in August 2025", "on 1 August 2025". */
const at = (date: string): string => `${date.length === 10 ? 'on' : 'in'} ${planDateInWords(date)}`;

const verbs = {
  increase: ['rise', 'rises'],
  decrease: ['fall', 'falls'],
  maintain: ['stay', 'stays'],
} as const;

/** True if the figures move in the direction the row states. */
const isOnCourse = ({ baseline, target, direction }: Outcome): boolean => {
  if (baseline === null || target === null || direction === 'maintain' || direction === '') return true;
  return direction === 'increase' ? target >= baseline : target <= baseline;
};

function verbOf(outcome: Outcome): string {
  const forms = isOnCourse(outcome) ? verbs[outcome.direction || 'increase'] : (['go', 'goes'] as const);
  return forms[isPlural(outcome.indicator) ? 0 : 1];
}

/**
 * The change of an outcome in one clause: "springs flowing in the dry season rise from 19 of 31 in August 2025 to 26
 * of 31 by September 2029". A note replaces each missing part.
 */
export function changeInWords(outcome: Outcome): Paragraph {
  const { place, indicator, baseline, target, baselineDate, targetDate, direction } = outcome;
  const path = (column: string) => cellPath('outcomes', place, column);
  const missing = (column: string): Part => cellNeed('outcomes', outcome, column);
  const name: Part = indicator ? fact(path('indicator'), withArticle(indicator)) : missing('indicator');
  const by = targetDate
    ? say` by ${fact(path('targetDate'), planDateInWords(targetDate))}`
    : say` ${missing('targetDate')}`;
  if (target === null) return say`${name}: ${missing('target')}`;
  const unit = unsaidUnit(outcome);
  const figure = (value: number, isWhole: boolean) =>
    figureWith(value, isWhole ? outcome.total : null, isWhole ? unit : '', outcome.unit);
  const end = fact(path('target'), figure(target, true));
  if (direction === 'maintain') return say`${name} ${{ text: verbOf(outcome) }} at ${end}${by}`;
  if (baseline === null) {
    const reach = { text: isPlural(indicator) ? 'reach' : 'reaches' };
    return say`${name} ${reach} ${end}${by} ${missing('baseline')}`;
  }
  // A long unit and a total are stated once if nothing separates the two figures.
  const isLong = outcome.total === null && /\s/.test(unit);
  const isApart = baselineDate !== '';
  const begin = fact(path('baseline'), figure(baseline, isApart || !(isLong || outcome.total !== null)));
  const goal = fact(path('target'), figure(target, !(isLong && isApart)));
  const when = baselineDate !== '' && say` ${fact(path('baselineDate'), at(baselineDate))}`;
  const course = !isOnCourse(outcome) && say` ${missing('direction')}`;
  // A number does not rise from zero: it is reached.
  if (baseline === 0 && direction === 'increase' && isOnCourse(outcome)) {
    const reach = { text: isPlural(indicator) ? 'reach' : 'reaches' };
    return say`${name} ${reach} ${goal}${by}, from ${begin}${when}`;
  }
  return say`${name} ${{ text: verbOf(outcome) }} from ${begin}${when} to ${goal}${by}${course}`;
}

/** The same in short for the summary: without the day of the baseline. */
export function headlineOf(outcome: Outcome): Paragraph | undefined {
  const { baseline, target, targetDate, indicator, place } = outcome;
  if (!indicator || target === null || !targetDate || !isOnCourse(outcome)) return undefined;
  const row = { ...outcome, baselineDate: '' };
  if (baseline !== null && baseline !== 0) return changeInWords(row);
  const verb = { text: isPlural(indicator) ? 'reach' : 'reaches' };
  const end = fact(
    cellPath('outcomes', place, 'target'),
    figureWith(target, outcome.total, unsaidUnit(outcome), outcome.unit),
  );
  return say`${fact(cellPath('outcomes', place, 'indicator'), withArticle(indicator))} ${verb} ${end} by ${fact(cellPath('outcomes', place, 'targetDate'), planDateInWords(targetDate))}`;
}

/** Outcomes with their indicators; rows that state the same change are merged. */
export interface OutcomeGroup {
  outcome: string;
  /** Counted from one, in the order of the plan. */
  number: number;
  rows: Outcome[];
}

export function outcomeGroups(rows: readonly Outcome[]): OutcomeGroup[] {
  const groups = new Map<string, OutcomeGroup>();
  for (const row of rows) {
    const known = groups.get(row.outcome.toLowerCase());
    if (known) known.rows.push(row);
    else
      groups.set(row.outcome.toLowerCase(), { outcome: row.outcome, number: groups.size + 1, rows: [row] });
  }
  return [...groups.values()];
}

/** "Outcome 2", the reference to an outcome after its first mention. */
export const outcomeNumber = (number: number): Part =>
  fact(`computed.outcomeNumber.${number}`, formatNumber(number));
