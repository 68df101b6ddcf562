import { currencyOf, standardCurrency } from './currencies.ts';
import { formatMoney } from './formats.ts';
import { listWords } from './list-words.ts';

/** An amount in whole units of its currency (ISO 4217). */
export interface Money {
  currency: string;
  amount: number;
}

/** The requested amount of a record or event. Older ones lack `amount` and only have `requestedAmount`. */
export interface Requested {
  requestedAmount: number;
  currency?: string | undefined;
  amount?: number | undefined;
}

export const requestedOf = (asked: Requested): Money => ({
  currency: currencyOf(asked),
  amount: asked.amount ?? asked.requestedAmount,
});

/** Adds amounts up for each currency; amounts in different currencies are never added (PROP-49). */
export class MoneyTally {
  readonly #sums = new Map<string, { count: number; amount: number }>();

  constructor(amounts: Iterable<Money> = []) {
    for (const amount of amounts) this.add(amount);
  }

  /**
   * `count`: how many amounts this one stands for.
   */
  add({ currency, amount }: Money, count = 1): void {
    const before = this.#sums.get(currency) ?? { count: 0, amount: 0 };
    this.#sums.set(currency, { count: before.count + count, amount: before.amount + amount });
  }

  /**
   * The sums, one for each currency: the organization's (`own`) first, then the largest. Never empty: without amounts
   * there is one zero.
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

/** The sums in a service's answer. Services before 2026-12 only return `dollars`. */
export const sumsOrDollars = (sums: readonly Money[] | undefined, dollars: number): readonly Money[] =>
  sums?.length ? sums : [{ currency: standardCurrency, amount: dollars }];

type Formatted = (amount: number, currency: string) => string;

/** The space between a letter sign and its number; elsewhere such a space separates thousands. */
const besideSign = /(?<=^\p{L}+)\u00a0|\u00a0(?=[\p{L}\p{Sc}]+$)/gu;

export interface MoneyFigure {
  /** The first sum; in a narrow place it may break after its sign. */
  value: string;
  /** The others: "plus $12,000 and €300". Absent if there is only one currency. */
  rest?: string;
}

/** Sums for a place with one large figure and the others below it. */
export function moneyFigure(sums: readonly Money[], format: Formatted = formatMoney): MoneyFigure {
  const [value = '', ...others] = sums.map(({ currency, amount }) => format(amount, currency));
  return {
    value: value.replace(besideSign, ' '),
    ...(others.length > 0 && { rest: `plus ${listWords(others)}` }),
  };
}

/** "KES 4,820,000 and $12,000" in the reader's formats; a single currency as in `formatMoney`. */
export const formatMoneySums = (sums: readonly Money[], format: Formatted = formatMoney): string =>
  listWords(sums.map(({ currency, amount }) => format(amount, currency)));
