import { formatNumber } from '../format/formats.ts';
import type { BudgetLine } from '../proposal-form/proposal-fields.schemas.ts';
import { formatCents } from './budget-cents.ts';

/** A quantity with its unit: `2 people`, `1.5`. */
export function quantityInWords(
  { quantityHundredths, unit }: Pick<BudgetLine, 'quantityHundredths' | 'unit'>,
  locale?: string,
): string {
  return [formatNumber(quantityHundredths / 100, locale), unit.trim()].filter(Boolean).join(' ');
}

export const monthsInWords = (months: number, locale?: string): string =>
  months === 0 ? '' : `${formatNumber(months, locale)} ${months === 1 ? 'month' : 'months'}`;

/** How a line is calculated: `2 people × 10 months × $420`. */
export function calculationInWords(line: BudgetLine, currency?: string, locale?: string): string {
  return [
    quantityInWords(line, locale),
    monthsInWords(line.months, locale),
    formatCents(line.unitCents, currency, locale),
  ]
    .filter(Boolean)
    .join(' × ');
}

/** Hundredths of a percent in words: 1,500 is `15%`, 1,050 is `10.5%`. */
export const rateInWords = (rate: number, locale?: string): string => `${formatNumber(rate / 100, locale)}%`;

/** Tenths of a percent in words: 59 is `5.9%`. */
export const shareInWords = (tenths: number): string => `${formatNumber(tenths / 10)}%`;
