import { formatNumber } from '@harambee/domain';

/** "1 point", "2 points", "1,204 points". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

const ordinalRules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };

/** A rank as text: 1st, 22nd, 113th. */
export const ordinal = (rank: number): string =>
  `${formatNumber(rank)}${endings[ordinalRules.select(rank)] ?? 'th'}`;
