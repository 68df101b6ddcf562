import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { budgetAgreement, budgetProblems } from './budget-agreement.ts';
import { budgetReading } from './budget-reading.ts';
import { judgedBudgets } from './budget-readings.fixture.ts';
import { parseBudgetText } from './budget-text.ts';

test.each(judgedBudgets.map((judged) => [judged.text, judged] as const))(
  '%j is read as judged',
  (text, judged) => {
    const { lines, statedTotalCents, isCertain, unread } = parseBudgetText(text);
    expect({
      lines: lines.map(({ item, amountCents }) => [item, amountCents / 100]),
      isCertain,
      total: statedTotalCents === undefined ? undefined : statedTotalCents / 100,
      unread,
    }).toEqual({
      lines: judged.lines,
      isCertain: judged.isCertain ?? false,
      total: judged.total,
      unread: judged.unread ?? [],
    });
  },
);

test('an ambiguous budget never prevents a proposal from being submitted', () => {
  for (const { text, isCertain } of judgedBudgets) {
    const fields = { budget: text, requestedAmount: 777_777 };
    expect([text, budgetProblems(fields).length > 0]).toEqual([text, isCertain ?? false]);
    if (!isCertain) expect(['open', 'unsure']).toContain(budgetAgreement(fields).state);
  }
});

test('the budget that was once refused is shown as it was understood', () => {
  expect(budgetReading(parseBudgetText('Materials 8000, labour 4000'))).toBe(
    'Materials 8,000 + Labour 4,000 = 12,000',
  );
  expect(budgetReading(parseBudgetText('Paper 12,50'))).toBe('Paper 12.50');
  expect(budgetReading(parseBudgetText('as agreed'))).toBe('');
});

const things =
  'materials,labour,cement,sand,wages of masons,school desks,Salaries,two nurses,solar pump,seeds & tools,élèves,mafunzo,培训,تدريب,pens,fuel,rent,Travel to wards,site survey,water tanks,midwives,Printing,exercise books,roof (iron sheets),O-rings,girls’ kits'.split(
    ',',
  );
const item = fc.constantFrom(...things);

const cents = fc.oneof(
  fc
    .integer({ min: 100, max: 99_999_999 })
    .map((dollars) => dollars * 100)
    .filter((one) => one < 190_000 || one >= 210_000),
  fc.integer({ min: 210_001, max: 99_999_999 }),
);

/** The ways in which people write an amount. */
const writings: readonly ((whole: string, fraction: string) => string)[] = [
  (whole, fraction) => `${grouped(whole, ',')}${fraction && `.${fraction}`}`,
  (whole, fraction) => `${grouped(whole, '.')}${fraction && `,${fraction}`}`,
  (whole, fraction) => `${grouped(whole, ' ')}${fraction && `.${fraction}`}`,
  (whole, fraction) => `${whole}${fraction && `.${fraction}`}`,
];
const grouped = (whole: string, sign: string) => whole.replace(/\B(?=(?:\d{3})+$)/g, sign);
const write = (amount: number, way: number): string => {
  const fraction = amount % 100 === 0 ? '' : String(amount % 100).padStart(2, '0');
  return (writings[way] as (typeof writings)[number])(String(Math.floor(amount / 100)), fraction);
};
const marks: readonly ((number: string) => string)[] = [
  (number) => `$${number}`,
  (number) => `US$ ${number}`,
  (number) => `${number} USD`,
  (number) => `USD ${number}`,
];
const anyWritten = fc.record({
  lines: fc.array(fc.record({ item, cents }), { minLength: 1, maxLength: 8 }),
  way: fc.nat({ max: writings.length - 1 }),
  between: fc.constantFrom(': ', ' ', ' - ', ' = '),
  after: fc.constantFrom(', ', '; ', '\n', ' and ', ' + ', ' & '),
  withTotal: fc.boolean(),
});

test('a budget in any common form is read to the cent, marked or not; a total is not counted twice', () => {
  fc.assert(
    fc.property(
      anyWritten,
      fc.option(fc.nat({ max: marks.length - 1 }), { nil: undefined }),
      (budget, mark) => {
        const amount = (one: number) => {
          const number = write(one, budget.way);
          return mark === undefined ? number : (marks[mark] as (typeof marks)[number])(number);
        };
        const sum = budget.lines.reduce((all, line) => all + line.cents, 0);
        const parts = budget.lines.map((line) => `${line.item}${budget.between}${amount(line.cents)}`);
        const text = [...parts, ...(budget.withTotal ? [`total${budget.between}${amount(sum)}`] : [])].join(
          budget.after,
        );
        const read = parseBudgetText(text);
        expect([text, read.lines.map((line) => [line.item, line.amountCents])]).toEqual([
          text,
          budget.lines.map((line) => [line.item, line.cents]),
        ]);
        expect(read.statedTotalCents).toBe(budget.withTotal ? sum : undefined);
        expect([text, read.unread]).toEqual([text, []]);
        // "Desks 20 450 USD" may mean twenty at 450.
        const isLoose = budget.way === 2 && mark === 2;
        if (!isLoose) expect([text, read.isCertain]).toEqual([text, mark !== undefined]);
      },
    ),
    { numRuns: propertyRuns(500) },
  );
});

test('months, shares, people and years next to an amount are never money', () => {
  const beside = fc.constantFrom(
    '12 months',
    '10%',
    '40 people',
    '3 years',
    '2 weeks',
    '14 schools',
    'in 2027',
    'Year 2',
  );
  fc.assert(
    fc.property(item, beside, cents, (name, what, amount) => {
      const text = `${name} ${what}: $${write(amount, 0)}`;
      expect([text, parseBudgetText(text).lines.map(({ amountCents }) => amountCents)]).toEqual([
        text,
        [amount],
      ]);
      expect([text, parseBudgetText(`${name} ${what}`).lines]).toEqual([text, []]);
    }),
  );
});
