import { formatAmount } from '../format/formats.ts';
import type { ParsedBudget } from './budget-text.ts';

/**
 * How a budget of free text was understood, to be looked at: "Materials 8,000 + Labour 4,000 = 12,000". Empty where
 * nothing was.
 */
export function budgetReading({ lines, totalCents }: Pick<ParsedBudget, 'lines' | 'totalCents'>): string {
  const parts = lines.map(({ item, amountCents }) => `${capital(item)} ${formatAmount(amountCents / 100)}`);
  if (parts.length < 2) return parts.join('');
  return `${parts.join(' + ')} = ${formatAmount(totalCents / 100)}`;
}

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
