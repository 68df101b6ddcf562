import { formatMoney } from '../format/formats.ts';
import type { PublicEvidence } from './public-evidence.schemas.ts';

/** When a project was, who paid for it, and how much: "2023–2025 · Water Fund · $120,000" (PROF-53). */
export function projectInWords({
  funder = '',
  amount,
  currency,
  from,
  to,
}: PublicEvidence['projects'][number]): string {
  const years = to === undefined ? `Since ${from}` : to === from ? String(from) : `${from}–${to}`;
  const money = amount !== undefined && currency !== undefined ? formatMoney(amount, currency) : '';
  return [years, funder, money].filter((part) => part !== '').join(' · ');
}
