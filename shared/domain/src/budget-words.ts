import { formatCents } from './budget-cents.ts';
import { formatNumber } from './formats.ts';
import type { BudgetLine } from './schemas/proposal-fields.schemas.ts';

/** A quantity with what is counted: `2 people`, `1.5`. */
export function quantityInWords({
  quantityHundredths,
  unit,
}: Pick<BudgetLine, 'quantityHundredths' | 'unit'>): string {
  return [formatNumber(quantityHundredths / 100), unit.trim()].filter(Boolean).join(' ');
}

export const monthsInWords = (months: number): string =>
  months === 0 ? '' : `${formatNumber(months)} ${months === 1 ? 'month' : 'months'}`;

/** How a line comes about: `2 people × 10 months × $420`. */
export function reckoningInWords(line: BudgetLine): string {
  return [quantityInWords(line), monthsInWords(line.months), formatCents(line.unitCents)]
    .filter(Boolean)
    .join(' × ');
}

/** Hundredths of a per cent in words: 1,500 is `15%`, 1,050 is `10.5%`. */
export const rateInWords = (rate: number): string => `${formatNumber(rate / 100)}%`;

/** Tenths of a per cent in words: 59 is `5.9%`. */
export const shareInWords = (tenths: number): string => `${formatNumber(tenths / 10)}%`;
