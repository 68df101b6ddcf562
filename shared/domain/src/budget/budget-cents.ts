import { minorUnits, standardCurrency } from '../format/currencies.ts';
import { formatMoney } from '../format/formats.ts';
import type { BudgetLine } from '../proposal-form/proposal-fields.schemas.ts';

/** The figures of a line that determine its amount. */
export type Calculation = Pick<BudgetLine, 'quantityHundredths' | 'unitCents' | 'months'>;

/** `count` things at `cents` each, divided and rounded once, half up. Uses no floating point. */
function divided(count: number, cents: bigint, by: bigint): number {
  return Number((BigInt(count) * cents * 2n + by) / (by * 2n));
}

/**
 * The amount of a line in integer cents: quantity times unit cost, times the months if it is paid monthly. Every
 * amount of a line comes from here, so a line is rounded only here, once and half up.
 *
 * @example budgetLineCents({ quantityHundredths: 200, unitCents: 42_000, months: 10 }) // 840_000: 2 people, 10
 * months, $420
 */
export function budgetLineCents({ quantityHundredths, unitCents, months }: Calculation): number {
  return divided(quantityHundredths, BigInt(unitCents) * BigInt(Math.max(1, months)), 100n);
}

/** A share of the direct cost, rounded to the cent, half up. `rate` is in hundredths of a percent (1,500 is 15 %). */
export function indirectCents(directCents: number, rate: number): number {
  return divided(rate, BigInt(directCents), 10_000n);
}

/**
 * The request for a budget: requests are whole units of their currency (PROP-23), so a total with cents is rounded
 * up. Rounding down would leave part of the work unpaid.
 */
export const requestFor = (totalCents: number, currency?: string): number =>
  Math.ceil(totalCents / minorUnits(currency ?? standardCurrency));

/**
 * The smallest units of a currency as text: `$1,450`, `$0.50`, `¥1,450`; with a locale, in the format of stored
 * texts.
 */
export const formatCents = (cents: number, currency: string = standardCurrency, locale?: string): string =>
  formatMoney(cents / minorUnits(currency), currency, locale);

/** A share of a whole in tenths of a percent, rounded half up: 59 is 5.9 %. A whole of 0 gives 0. */
export function shareTenths(partCents: number, wholeCents: number): number {
  if (wholeCents <= 0) return 0;
  return Number((BigInt(partCents) * 2_000n + BigInt(wholeCents)) / (BigInt(wholeCents) * 2n));
}
