import { westernDigits } from '../../format/digits.ts';
import type { MonthRange } from './plan-columns.ts';
import { lastMonth } from './plan-tables.ts';

/** Every month in the ranges, once and in order. */
export function monthsIn(ranges: readonly MonthRange[]): number[] {
  const months = new Set<number>();
  for (const { from, to } of ranges) {
    for (let month = Math.max(1, from); month <= Math.min(to, lastMonth); month += 1) months.add(month);
  }
  return [...months].sort((a, b) => a - b);
}

/** The fewest ranges that cover exactly these months: 1, 2, 3 and 7 give 1–3 and 7. */
export function rangesOfMonths(months: readonly number[]): MonthRange[] {
  const ranges: MonthRange[] = [];
  for (const month of [...new Set(months)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && month === last.to + 1) last.to = month;
    else ranges.push({ from: month, to: month });
  }
  return ranges;
}

const span = /^(?:months?|m)?\s*(\d{1,2})(?:\s*(?:-|–|—|to|until)\s*(?:months?|m)?\s*(\d{1,2}))?$/i;

/**
 * Parses months as people write them: "1-3, 7", "month 1 to 3", "M1–M3; M7". Undefined if any part is invalid or
 * beyond the longest project; empty text gives no months.
 */
export function readMonths(text: string): MonthRange[] | undefined {
  const parts = westernDigits(text)
    .split(/[,;\n]|\band\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const ranges: MonthRange[] = [];
  for (const part of parts) {
    const [, first, last = first] = span.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!(from >= 1 && to >= from && to <= lastMonth)) return undefined;
    ranges.push({ from, to });
  }
  return rangesOfMonths(monthsIn(ranges));
}
