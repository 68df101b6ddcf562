import { proposalFields } from '../proposal-form/proposal-fields.ts';
import type { Amount } from './budget-amounts.ts';

const maximumCents = proposalFields.requestedAmount.maximum * 100;
const near = 48;

/** How an amount is calculated: quantity × unit price × months. */
export interface TextCalculation {
  cents: number;
  quantityHundredths: number;
  /** The unit, if the text names it. */
  unit: string;
  unitCents: number;
  months: number;
}

const sign = String.raw`(?:(?<!\p{L})[xX]|[×*@]|\b[aA]t)`;
const timesAfter = /^[^\d$=:;,.()]{0,40}?(?:\s[x×*@]|[×*]|\sat|^x)(?=\s|[$\d]|US)/i;
const timesBefore = new RegExp(String.raw`${sign}\s*$`, 'u');
const product = new RegExp(String.raw`^[^\d$=:;,.()]{0,40}?${sign}\s*$`, 'u');
/** "$600 per month for 12 months": the first number is the price for one of the second. */
const perTime = String.raw`\s*(?:per|an?|every|each|/)\s?(month|week|day|year)\s*(?:for|over|during)\s*`;
const perTimeAfter = new RegExp(String.raw`^${perTime}\d+\s?\1s?\b`, 'i');
const perTimeBefore = new RegExp(`${perTime}$`, 'i');

/** True if the text between two numbers multiplies them. */
export const isProduct = (line: string, left: Amount, right: Amount): boolean => {
  const gap = line.slice(left.end, right.start);
  if (gap.length > near) return false;
  return product.test(gap) || perTimeAfter.test(line.slice(left.end, left.end + near));
};

/** A number is a factor if a multiplication sign stands directly before it or shortly after it. */
function isFactor(line: string, { start, end }: Amount): boolean {
  const before = line.slice(Math.max(0, start - near), start);
  const after = line.slice(end, end + near);
  return (
    timesBefore.test(before.slice(-6)) ||
    timesAfter.test(after) ||
    perTimeAfter.test(after) ||
    perTimeBefore.test(before)
  );
}

/**
 * "20 desks x $45": the only unit price times every factor before an equals sign. A factor of months is returned
 * separately.
 */
export function calculationOf(line: string, numbers: Amount[]): TextCalculation | undefined {
  const equals = line.indexOf('=');
  const all = numbers.filter(
    (number) => number.kind !== 'none' && (equals === -1 || number.start < equals) && isFactor(line, number),
  );
  const unitPrice = all.find(({ isMoney }) => isMoney) ?? all.findLast((number) => !isMonths(line, number));
  const factors = all.filter((number) => number !== unitPrice && !number.isMoney);
  // "$45,000 (2 staff x 12 months)": if dollars are marked, a product without any is not an amount.
  const isOfOther = !unitPrice?.isMoney && numbers.some(({ isMoney }) => isMoney);
  if (!unitPrice || isOfOther || factors.length === 0) return undefined;
  const cents = factors.reduce((product, factor) => (product * factor.cents) / 100, unitPrice.cents);
  if (!Number.isSafeInteger(cents) || cents > maximumCents) return undefined;
  const month = factors.length > 1 ? factors.find((factor) => isMonths(line, factor)) : undefined;
  const counted = factors.filter((factor) => factor !== month);
  return {
    cents,
    quantityHundredths: counted.reduce((product, factor) => (product * factor.cents) / 100, 100),
    unit: unitAfter(line, counted[0] as Amount),
    unitCents: unitPrice.cents,
    months: month ? month.cents / 100 : 0,
  };
}

const longestMonths = proposalFields.projectDuration.maximum * 100;

const isMonths = (line: string, { cents, end }: Amount): boolean =>
  cents > 0 &&
  cents % 100 === 0 &&
  cents <= longestMonths &&
  /^\s?(?:months?\b|mos?\b|miezi\b)/i.test(line.slice(end, end + 24));

/** The words between a quantity and the following sign: "desks" in "20 desks x $45". */
const unitAfter = (line: string, { end }: Amount): string =>
  /^\s?(\p{L}[^\d$=:;,.()×*@]{0,38}?)\s*(?:\s[x@]|[×*@]|\sat)\s/u.exec(line.slice(end, end + near))?.[1] ??
  '';
