import { spelledAtEnd } from '@harambee/domain';
import { type CurrencyFound, currencyAfter, currencyBefore, currencyNames } from './currency-marks.ts';
import { isPair, isRange, type Numeral, numeralsIn } from './numerals.ts';

/** An amount with its currency in a text. */
export interface Money extends Numeral {
  /** ISO 4217. */
  currency: string;
  /** Written with a sign that several currencies have. */
  isShared: boolean;
  /** The lower or upper end of a range. */
  range?: 'from' | 'to';
}

/** Every amount of a folded text that names its currency, or that is one end of a range whose other end does. */
export function moneyIn(plain: string): Money[] {
  if (!/\d/.test(plain)) return inWords(plain);
  const numerals = numeralsIn(plain);
  const found = numerals.map((numeral): Money | undefined => {
    const prior = currencyBefore(plain, numeral.start);
    const next = prior && !prior.isShared ? undefined : currencyAfter(plain, numeral.end);
    return marked(numeral, better(prior, next), prior, next);
  });
  numerals.forEach((numeral, index) => {
    const next = numerals[index + 1];
    if (!next) return;
    const [one, other] = [found[index], found[index + 1]];
    const between = plain.slice(one?.end ?? numeral.end, other?.start ?? next.start);
    const known = one ?? other;
    if (!known || next.value < numeral.value) return;
    // "At least 8,000 and at most 40,000 euros": the currency belongs to both.
    if (!one && isPair(between)) {
      const times = numeral.factor === 1 && numeral.value < 1_000 ? next.factor : 1;
      found[index] = { ...numeral, ...currencyOf(known), value: numeral.value * times };
      return;
    }
    if (!isRange(between)) return;
    // "2 to 8 million": the word belongs to both.
    const times = numeral.factor === 1 && numeral.value < 1_000 ? next.factor : 1;
    found[index] = { ...(one ?? numeral), ...currencyOf(known), value: numeral.value * times, range: 'from' };
    found[index + 1] = { ...(other ?? next), ...currencyOf(other ?? known), range: 'to' };
  });
  const figures = found.filter((money) => money !== undefined);
  return [...figures, ...inWords(plain)].sort((one, other) => one.start - other.start);
}

const currencyOf = (money: Money | undefined) => ({
  currency: money?.currency ?? '',
  isShared: money?.isShared ?? false,
});

/** "$5,000 CAD": the mark that only one currency has. */
const better = (prior?: CurrencyFound, next?: CurrencyFound): CurrencyFound | undefined =>
  prior?.isShared && next && !next.isShared ? next : (prior ?? next);

function marked(
  numeral: Numeral,
  mark: CurrencyFound | undefined,
  prior?: CurrencyFound,
  next?: CurrencyFound,
): Money | undefined {
  if (!mark) return undefined;
  return {
    value: numeral.value,
    factor: numeral.factor,
    start: numeral.start - (prior?.length ?? 0),
    end: numeral.end + (next?.length ?? 0),
    currency: mark.currency,
    isShared: mark.isShared,
  };
}

/** "Twenty-five thousand pounds". */
function inWords(plain: string): Money[] {
  return [...plain.matchAll(currencyNames)].slice(0, 10).flatMap((match) => {
    const spelled = spelledAtEnd(plain.slice(0, match.index).trimEnd());
    const mark = spelled && currencyAfter(plain, match.index - 1);
    // "50 mil meticais" is in figures.
    const isFigure = spelled && /\d\s?$/.test(plain.slice(0, spelled.start));
    if (!spelled || !mark || isFigure || spelled.value < 100) return [];
    const { value, start } = spelled;
    const end = match.index + match[0].length;
    return [{ value, start, end, factor: 1, currency: mark.currency, isShared: mark.isShared }];
  });
}
