import fc from 'fast-check';
import { currencies } from './currencies.ts';
import { formatMoney } from './formats.ts';
import {
  formatMoneySums,
  type Money,
  MoneyTally,
  moneyFigure,
  moneySums,
  requestedOf,
  sumsOrDollars,
} from './money-sums.ts';

const money = fc.record({
  currency: fc.constantFrom('USD', 'KES', 'EUR', 'JPY'),
  amount: fc.nat({ max: 1_000_000_000 }),
});
const amounts = fc.array(money, { maxLength: 30 });
const own = fc.option(fc.constantFrom('USD', 'KES', 'TZS'), { nil: undefined });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const inCurrency = (all: readonly Money[], currency: string): number =>
  all.reduce((sum, one) => sum + (one.currency === currency ? one.amount : 0), 0);

test('each currency has the sum of exactly its own amounts', () => {
  fc.assert(
    fc.property(amounts, own, (all, first) => {
      const sums = moneySums(all, first);
      for (const currency of currencies) expect(inCurrency(sums, currency)).toBe(inCurrency(all, currency));
      expect(new Set(sums.map(({ currency }) => currency)).size).toBe(sums.length);
      expect(sums.every(({ amount }) => amount > 0) || sums.length === 1).toBe(true);
    }),
  );
});

test('neither the order of the amounts nor partial sums matter', () => {
  fc.assert(
    fc.property(amounts, amounts, own, (some, others, first) => {
      const sums = moneySums([...some, ...others], first);
      expect(moneySums([...others, ...some], first)).toEqual(sums);
      const [one, other] = [moneySums(some), moneySums(others)].map((part) =>
        part.filter(({ amount }) => amount > 0),
      ) as [Money[], Money[]];
      expect(moneySums([...one, ...other], sums[0]?.currency)).toEqual(
        moneySums([...some, ...others], sums[0]?.currency),
      );
    }),
  );
});

test("the organization's currency comes first, then the largest", () => {
  const all = [
    { currency: 'USD', amount: 12_000 },
    { currency: 'EUR', amount: 900 },
    { currency: 'KES', amount: 4_820_000 },
    { currency: 'GBP', amount: 900 },
  ];
  const order = (first?: string) => moneySums(all, first).map(({ currency }) => currency);
  expect(order()).toEqual(['KES', 'USD', 'EUR', 'GBP']);
  expect(order('EUR')).toEqual(['EUR', 'KES', 'USD', 'GBP']);
  expect(order('TZS')).toEqual(['KES', 'USD', 'EUR', 'GBP']);
});

test("without amounts there is one zero: in the organization's currency, the only one, or dollars", () => {
  const nothing = (...asked: string[]) => asked.map((currency) => ({ currency, amount: 0 }));
  expect(moneySums([])).toEqual(nothing('USD'));
  expect(moneySums([], 'KES')).toEqual(nothing('KES'));
  expect(moneySums(nothing('KES'))).toEqual(nothing('KES'));
  expect(moneySums(nothing('KES', 'EUR'))).toEqual(nothing('USD'));
  expect(moneySums([...nothing('KES'), { currency: 'EUR', amount: 5 }], 'KES')).toEqual([
    { currency: 'EUR', amount: 5 },
  ]);
});

test('there is one average for each currency', () => {
  const tally = new MoneyTally([
    { currency: 'KES', amount: 4_000_000 },
    { currency: 'KES', amount: 0 },
    { currency: 'USD', amount: 30 },
  ]);
  tally.add({ currency: 'USD', amount: 60 }, 2);
  expect(tally.averages()).toEqual([
    { currency: 'KES', amount: 2_000_000 },
    { currency: 'USD', amount: 30 },
  ]);
  expect(new MoneyTally().averages('KES')).toEqual([{ currency: 'KES', amount: 0 }]);
});

test('in words, each sum has its currency; a single one looks as before', () => {
  const words = (...sums: Money[]) => plain(formatMoneySums(sums));
  const kes = { currency: 'KES', amount: 4_820_000 };
  const usd = { currency: 'USD', amount: 12_000 };
  expect(words(usd)).toBe('$12,000');
  expect(words(kes, usd)).toBe('KES 4,820,000 and $12,000');
  expect(words(kes, usd, { currency: 'EUR', amount: 300 })).toBe('KES 4,820,000, $12,000 and €300');
  fc.assert(
    fc.property(money, (one) => {
      expect(formatMoneySums([one])).toBe(formatMoney(one.amount, one.currency));
    }),
  );
});

test('as a figure, the first is large, the others are in words, and lines break only at the sign', () => {
  const sums = [
    { currency: 'KES', amount: 4_820_000 },
    { currency: 'USD', amount: 12_000 },
    { currency: 'EUR', amount: 300 },
  ];
  expect(moneyFigure(sums)).toEqual({ value: 'KES 4,820,000', rest: 'plus $12,000 and €300' });
  expect(moneyFigure(sums.slice(1, 2))).toEqual({ value: '$12,000' });
  expect(moneyFigure(sums.slice(0, 1), (amount, currency) => formatMoney(amount, currency, 'pl'))).toEqual({
    value: '4\u00a0820\u00a0000 KES',
  });
});

test('older records and events have the amount in requestedAmount', () => {
  expect(requestedOf({ requestedAmount: 500 })).toEqual({ currency: 'USD', amount: 500 });
  expect(requestedOf({ requestedAmount: 0, currency: 'KES', amount: 900 })).toEqual({
    currency: 'KES',
    amount: 900,
  });
  expect(requestedOf({ requestedAmount: 500, currency: 'KES' })).toEqual({ currency: 'KES', amount: 500 });
});

test('an answer without sums is in dollars', () => {
  expect(sumsOrDollars(undefined, 12)).toEqual([{ currency: 'USD', amount: 12 }]);
  expect(sumsOrDollars([{ currency: 'KES', amount: 3 }], 0)).toEqual([{ currency: 'KES', amount: 3 }]);
});
