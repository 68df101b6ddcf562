import { currencySign, standardCurrency } from '../../format/currencies.ts';
import type { ProposalStatus } from '../proposal-status.ts';

/** A request above this is a large grant, in US dollars: no rate says what another currency is worth (STATS-05). */
export const largeGrantAbove = 1_000_000;

/** A missing amount counts as 0 (STATS-05). */
export const isLargeGrant = (requestedAmount: number | undefined): boolean =>
  (requestedAmount ?? 0) > largeGrantAbove;

/** Drafts, rejected proposals and large grants; each proposal counts once, however many reasons apply (STATS-06). */
export const needsAttention = (status: ProposalStatus, requestedAmount: number | undefined): boolean =>
  status === 'draft' || status === 'rejected' || isLargeGrant(requestedAmount);

/** Approved or funded: what the success rate counts (STATS-07). */
export const isSuccess = (status: ProposalStatus): boolean => status === 'approved' || status === 'funded';

/** Part of a whole; 0 if the whole is 0. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** The product's only success rate: approved and funded proposals among all, 0 to 1. */
export function successRateOf(tallies: Iterable<{ status: ProposalStatus; count: number }>): number {
  let won = 0;
  let total = 0;
  for (const { status, count } of tallies) {
    total += count;
    if (isSuccess(status)) won += count;
  }
  return shareOf(won, total);
}

/** A success rate above one half is highlighted green (STATS-07). */
export const isHighSuccess = (rate: number): boolean => rate > 0.5;

const wins: readonly ProposalStatus[] = ['approved', 'funded', 'completed'];

/**
 * What a proposal adds to its category's success: approved, funded and completed 1, rejected 0, otherwise a half
 * (STATS-09).
 */
export function categorySuccess(status: ProposalStatus): number {
  if (wins.includes(status)) return 1;
  return status === 'rejected' ? 0 : 0.5;
}

/** Assumed minutes if a category has no recorded generation times (STATS-10). */
export const assumedGenerationMinutes = 12.5;

/**
 * The seven colors that categories cycle through (STATS-11). Each has a contrast of at least 3 to 1 with cards in
 * both color schemes, so that one color serves both; a test computes it.
 */
export const categoryColors = [
  '#2F8A72',
  '#B77A16',
  '#3F86BC',
  '#C8583C',
  '#8F66B3',
  '#7A8B2C',
  '#C2578C',
] as const;

/** The color for a category's position in the sorted list; the eighth has the first color again. */
export const categoryColor = (place: number): string =>
  categoryColors[place % categoryColors.length] ?? categoryColors[0];

/**
 * Capitalizes the first letter and replaces the first underscore by a space (STATS-12): `arts_and_culture` is "Arts
 * and_culture".
 */
export const categoryLabel = (category: string): string =>
  category.charAt(0).toUpperCase() + category.slice(1).replace('_', ' ');

/** $X.XM above one million, otherwise $XK, rounded (DATA-12); a space follows a currency of letters: `KES 4.8M`. */
export function formatShortMoney(amount: number, currency: string = standardCurrency): string {
  const sign = currencySign(currency);
  const short = amount > 1_000_000 ? `${(amount / 1_000_000).toFixed(1)}M` : `${Math.round(amount / 1_000)}K`;
  return `${sign}${/\p{L}$/u.test(sign) ? '\u00a0' : ''}${short}`;
}

/** A count; from 1000 as 1.0k (DATA-13). */
export function formatShortCount(count: number): string {
  return count >= 1_000 ? `${(count / 1_000).toFixed(1)}k` : String(count);
}

/** A share between 0 and 1 as a percentage with one decimal (DATA-13): 0.5 is `50.0%`. */
export const formatShare = (share: number): string => `${(share * 100).toFixed(1)}%`;

const countOf = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** Minutes as `Xh Ym`, or `Ym` under an hour (DATA-13); a part of a minute in words: `2 minutes 6 seconds`. */
export function formatMinutes(minutes: number): string {
  const seconds = Math.round(minutes * 60);
  if (seconds >= 3_600) {
    const whole = Math.round(minutes);
    return `${Math.floor(whole / 60)}h ${whole % 60}m`;
  }
  if (seconds % 60 === 0) return seconds === 0 && minutes > 0 ? 'under 1 second' : `${seconds / 60}m`;
  const parts = [countOf(Math.floor(seconds / 60), 'minute'), countOf(seconds % 60, 'second')];
  return seconds < 60 ? (parts[1] as string) : parts.join(' ');
}
