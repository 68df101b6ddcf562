import { formatAmount } from '../format/formats.ts';
import type { ParsedBudget } from './budget-text.ts';

/** Shows how a free-text budget was understood: "Materials 8,000 + Labour 4,000 = 12,000". Empty if nothing was. */
export function budgetReading({ lines, totalCents }: Pick<ParsedBudget, 'lines' | 'totalCents'>): string {
  const parts = lines.map(({ item, amountCents }) => `${capital(item)} ${formatAmount(amountCents / 100)}`);
  if (parts.length < 2) return parts.join('');
  return `${parts.join(' + ')} = ${formatAmount(totalCents / 100)}`;
}

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
