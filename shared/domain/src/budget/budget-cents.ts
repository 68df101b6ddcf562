import { minorUnits, standardCurrency } from '../format/currencies.ts';
import { formatMoney } from '../format/formats.ts';
import type { BudgetLine } from '../proposal-form/proposal-fields.schemas.ts';

/** What a line needs to be calculated. */
export type Calculation = Pick<BudgetLine, 'quantityHundredths' | 'unitCents' | 'months'>;

/** `count` things of `cents` each, divided and rounded to the cent once, half up. No floating point in between. */
function divided(count: number, cents: bigint, by: bigint): number {
  return Number((BigInt(count) * cents * 2n + by) / (by * 2n));
}

/**
 * What a line comes to, in integer cents: quantity times unit cost, times the months where it is paid by the month.
 * The only rounding of a budget line happens here, once and half up. Every amount of a line anywhere comes from here.
 *
 * @example budgetLineCents({ quantityHundredths: 200, unitCents: 42_000, months: 10 }) // 840_000: 2 people, 10 months, $420
 */
export function budgetLineCents({ quantityHundredths, unitCents, months }: Calculation): number {
  return divided(quantityHundredths, BigInt(unitCents) * BigInt(Math.max(1, months)), 100n);
}

/** A part of the direct cost, rounded to the cent half up; `rate` in hundredths of a per cent (1,500 is 15 %). */
export function indirectCents(directCents: number, rate: number): number {
  return divided(rate, BigInt(directCents), 10_000n);
}

/**
 * The request that a budget leads to: requests are whole units of their currency (PROP-23), so a total with cents is rounded up. Asking
 * for less would leave a part of the work unpaid.
 */
export const requestFor = (totalCents: number, currency?: string): number =>
  Math.ceil(totalCents / minorUnits(currency ?? standardCurrency));

/** The smallest units of a currency in words: `$1,450`, `$0.50`, `¥1,450`; with a locale, as stored texts have them. */
export const formatCents = (cents: number, currency: string = standardCurrency, locale?: string): string =>
  formatMoney(cents / minorUnits(currency), currency, locale);

/** A part of a whole in tenths of a per cent, half up: 59 is 5.9 %. Nothing of nothing is nothing. */
export function shareTenths(partCents: number, wholeCents: number): number {
  if (wholeCents <= 0) return 0;
  return Number((BigInt(partCents) * 2_000n + BigInt(wholeCents)) / (BigInt(wholeCents) * 2n));
}
