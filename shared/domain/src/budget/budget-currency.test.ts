import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { amountInSums, currencies, currencyName, minorDigits } from '../format/currencies.ts';
import { formatMoney } from '../format/formats.ts';
import { anyBudget } from './budget.fixture.ts';
import { budgetAgreement, isBudgetPossible } from './budget-agreement.ts';
import { priceIn } from './budget-amounts.ts';
import { budgetLineCents, formatCents } from './budget-cents.ts';
import { linesFromText } from './budget-lines.ts';
import { linesFromPaste } from './budget-paste.ts';
import { budgetSum } from './budget-sum.ts';
import { budgetText } from './budget-written.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['USD', 145_050, '$1,450.50'],
  ['KES', 145_000, 'KES 1,450'],
  ['JPY', 1_450, '¥1,450'],
  ['UGX', 1_450, 'UGX 1,450'],
  ['JOD', 1_450_500, 'JOD 1,450.500'],
])('an amount of %s is in its smallest unit', (currency, amount, words) => {
  expect(plain(formatCents(amount, currency, 'en-US'))).toBe(words);
});

test('every currency has a name, a known number of digits and an amount that shows it', () => {
  for (const currency of currencies) {
    expect(currencyName(currency)).not.toBe(currency);
    expect([0, 2, 3]).toContain(minorDigits(currency));
    expect(formatMoney(1.5, currency, 'en-US')).toMatch(minorDigits(currency) === 0 ? /2$/ : /1\.50/);
  }
});

test.each([
  ['KES 4,032,000', 'KES', 403_200_000],
  ['Ksh. 500', 'KES', 50_000],
  ['500 shillings', 'KES', 50_000],
  ['£12.50', 'GBP', 1_250],
  ['S/ 1,200', 'PEN', 120_000],
  ['¥1,450', 'JPY', 1_450],
  ['12.500', 'JOD', 12_500],
  ['CA$80', 'CAD', 8_000],
  ['$80', 'CAD', 8_000],
  ['$80', 'KES', undefined],
  ['KES 80', 'USD', undefined],
])('%s in %s is %s', (text, currency, cents) => {
  expect(priceIn(text, currency)).toBe(cents);
});

test.each(['KES', 'GBP', 'PEN', 'BDT', 'CAD', 'XOF'])(
  'a budget in %s comes back from its text',
  (currency) => {
    fc.assert(
      fc.property(anyBudget, ({ lines, indirect }) => {
        fc.pre(
          isBudgetPossible({
            budget: '',
            requestedAmount: 0,
            budgetLines: lines,
            currency,
            ...(indirect && { indirectCost: indirect }),
          }),
        );
        const back = linesFromText(budgetText(lines, indirect, currency), currency);
        expect(back.unread).toEqual([]);
        expect(back.lines.map(budgetLineCents)).toEqual(lines.map(budgetLineCents));
        expect(budgetSum(back.lines, back.indirect)).toMatchObject({
          totalCents: budgetSum(lines, indirect).totalCents,
        });
      }),
      { numRuns: propertyRuns(60) },
    );
  },
);

test('a text in shillings is compared with a request in shillings, and dollars in it are ignored', () => {
  const budget = 'Boreholes: 8 x 1,450,000 = KES 11,600,000\nAudit: KES 560,000\nFuel: $300';
  const fields = { budget, requestedAmount: 12_160_000, currency: 'KES' };
  expect(linesFromText(budget, 'KES').unread).toEqual(['Fuel: $300']);
  expect(budgetAgreement(fields)).toMatchObject({ totalCents: 1_216_000_000, state: 'equal' });
  expect(budgetAgreement({ ...fields, requestedAmount: 12_000_000 }).state).toBe('unsure');
});

test('rows of a spreadsheet in yen are whole yen', () => {
  const { lines } = linesFromPaste('Item\tQuantity\tUnit price (JPY)\nDesk\t2\t¥4,500', 'JPY');
  expect(lines).toMatchObject([{ item: 'Desk', quantityHundredths: 200, unitCents: 4_500 }]);
});

test('an amount in another currency is not added to any sum', () => {
  expect([amountInSums(500, ''), amountInSums(500, undefined), amountInSums(500, 'USD')]).toEqual([
    500, 500, 500,
  ]);
  expect(amountInSums(500, 'KES')).toBe(0);
});
