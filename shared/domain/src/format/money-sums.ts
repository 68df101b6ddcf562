import { currencyOf, standardCurrency } from './currencies.ts';
import { formatMoney } from './formats.ts';
import { listWords } from './list-words.ts';

/** An amount in whole units of its currency (ISO 4217). */
export interface Money {
  currency: string;
  amount: number;
}

/** What a record or an event asks for. `amount` is absent where it is older: `requestedAmount` says all it knows. */
export interface Requested {
  requestedAmount: number;
  currency?: string | undefined;
  amount?: number | undefined;
}

export const requestedOf = (asked: Requested): Money => ({
  currency: currencyOf(asked),
  amount: asked.amount ?? asked.requestedAmount,
});

/** Adds amounts up, each currency for itself: amounts of several currencies are never added up (PROP-49). */
export class MoneyTally {
  readonly #sums = new Map<string, { count: number; amount: number }>();

  constructor(amounts: Iterable<Money> = []) {
    for (const amount of amounts) this.add(amount);
  }

  /** `count`: how many amounts are in this one. */
  add({ currency, amount }: Money, count = 1): void {
    const before = this.#sums.get(currency) ?? { count: 0, amount: 0 };
    this.#sums.set(currency, { count: before.count + count, amount: before.amount + amount });
  }

  /**
   * One sum for each currency that has one: that of the organization (`own`) first, then the largest. Never empty: where
   * nothing is asked for, it is one zero.
   */
  sums(own?: string): Money[] {
    return this.#inOrder(own, ({ amount }) => amount);
  }

  /** The average of the amounts in each currency, in the order of `sums`; an amount of 0 counts, too. */
  averages(own?: string): Money[] {
    return this.#inOrder(own, ({ amount, count }) => (count === 0 ? 0 : amount / count));
  }

  #inOrder(own: string | undefined, of: (sum: { count: number; amount: number }) => number): Money[] {
    const rows = [...this.#sums].map(([currency, sum]) => ({ currency, amount: of(sum) }));
    const [only, ...more] = rows;
    const currency = own || (more.length === 0 && only?.currency) || standardCurrency;
    const some = rows.filter(({ amount }) => amount !== 0);
    return some.length === 0 ? [{ currency, amount: 0 }] : some.sort(byRank(own));
  }
}

const byRank =
  (own: string | undefined) =>
  (one: Money, other: Money): number =>
    Number(other.currency === own) - Number(one.currency === own) ||
    other.amount - one.amount ||
    (one.currency < other.currency ? -1 : 1);

/** The sums of amounts, one for each currency, in the order in which they are shown. */
export const moneySums = (amounts: Iterable<Money>, own?: string): Money[] =>
  new MoneyTally(amounts).sums(own);

/** What a service answers. One of before 2026-12 knows dollars alone: `dollars` is then all there is. */
export const sumsOrDollars = (sums: readonly Money[] | undefined, dollars: number): readonly Money[] =>
  sums?.length ? sums : [{ currency: standardCurrency, amount: dollars }];

type Formatted = (amount: number, currency: string) => string;

/** Between a sign of letters and its number; elsewhere such a space stands between thousands. */
const besideSign = /(?<=^\p{L}+)\u00a0|\u00a0(?=[\p{L}\p{Sc}]+$)/gu;

export interface MoneyFigure {
  /** The first sum; where it is narrow it may break beside its sign. */
  value: string;
  /** The others: "plus $12,000 and €300". Absent where there is one currency alone. */
  rest?: string;
}

/** Sums for a place where one figure stands large, with the others beneath it. */
export function moneyFigure(sums: readonly Money[], format: Formatted = formatMoney): MoneyFigure {
  const [value = '', ...others] = sums.map(({ currency, amount }) => format(amount, currency));
  return {
    value: value.replace(besideSign, ' '),
    ...(others.length > 0 && { rest: `plus ${listWords(others)}` }),
  };
}

/** "KES 4,820,000 and $12,000", as the reader has chosen; one currency alone is `formatMoney`. */
export const formatMoneySums = (sums: readonly Money[], format: Formatted = formatMoney): string =>
  listWords(sums.map(({ currency, amount }) => format(amount, currency)));
