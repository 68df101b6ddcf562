import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseBudgetText } from './budget-text.ts';

const lines = (text: string) =>
  parseBudgetText(text).lines.map(({ item, amountCents }) => [item, amountCents]);

test.each([
  ['Drilling two boreholes: $18,500', 'Drilling two boreholes', 1_850_000],
  ['- Hygiene training - 4,200 USD', 'Hygiene training', 420_000],
  ['3. Solar pump | 6 100.50 | $6,100.50', 'Solar pump', 610_050],
  ['Audit: US$ 1 200', 'Audit', 120_000],
  ['$5k for pumps', 'pumps', 500_000],
  ['Staff\t14400', 'Staff', 1_440_000],
  ['Travel = $900.5', 'Travel', 90_050],
  ['20 desks x $45', '20 desks x $45', 90_000],
  ['Desks: 20 x $45', 'Desks', 90_000],
  ['Desks: $900 (20 x $45)', 'Desks', 90_000],
  ['Desks (20 @ $45 = $900)', 'Desks', 90_000],
  ['Two officers: 2 x $600 x 12 months', 'Two officers', 1_440_000],
  ['Mafunzo ya walimu: $2.500,00', 'Mafunzo ya walimu', 250_000],
  ['培训：$３,０００', '培训：', 300_000],
  ['تدريب المعلمين: ٤٢٠٠ $', 'تدريب المعلمين', 420_000],
])('reads %j', (text, item, cents) => {
  const [line, ...others] = parseBudgetText(text).lines;
  expect(others).toEqual([]);
  expect(line).toMatchObject({ amountCents: cents });
  expect(line?.item.replace('：', '')).toBe(item.replace('：', ''));
});

test.each([
  'Salaries to be agreed',
  'Vehicles: KES 500,000',
  'Fuel: 300 EUR',
  'Indirect costs 10%',
  'To be spent by June 2027',
  '$400',
  'Pumps: 1,2,3',
])('leaves %j unread', (text) => {
  expect(parseBudgetText(text)).toMatchObject({ lines: [], totalCents: 0, unread: [text] });
});

test('several amounts in one sentence become several lines', () => {
  expect(
    lines('Personnel $20,000 (two officers), equipment $15,000 and travel $5,000; audit $1,500'),
  ).toEqual([
    ['Personnel', 2_000_000],
    ['equipment', 1_500_000],
    ['travel', 500_000],
    ['audit', 150_000],
  ]);
});

test('a total is not a line, and is kept for comparison', () => {
  const budget = parseBudgetText('Pipes: $100\nSub-total: $100\nTaps: $50.25\nTotal: $150.25');
  expect(budget).toMatchObject({ totalCents: 15_025, statedTotalCents: 15_025, unread: [] });
  expect(budget.lines).toHaveLength(2);
});

test('a product that differs from the stated amount is reported', () => {
  expect(parseBudgetText('Desks: 20 x $45 = $800').lines).toEqual([
    { item: 'Desks', amountCents: 80_000, hasQuantity: true, productCents: 90_000, note: '20 x $45 = $800' },
  ]);
});

test.each([
  ['Two officers: 2 x $600 x 12 months', '2 x $600 x 12 months'],
  ['Desks: $900 (20 x $45)', '20 x $45'],
  ['Desks: 20 x $45', '20 x $45'],
])('the calculation of %j is kept as its note', (text, note) => {
  expect(parseBudgetText(text).lines[0]).toMatchObject({ note, hasQuantity: true });
});

test('the justification after an amount is kept as written', () => {
  expect(parseBudgetText('Pump: $6,100 (solar, for the clinic)').lines[0]?.note).toBe(
    'solar, for the clinic',
  );
});

test('lines in the common form are read to the cent', () => {
  const item = fc
    .stringMatching(/^[A-Za-z][A-Za-z ]{0,20}[A-Za-wyz]$/)
    .filter((text) => !/total|\bat$|[x]/i.test(text));
  const line = fc.record({ item, cents: fc.integer({ min: 1, max: 100_000_000 }) });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (budget) => {
      const text = budget
        .map(
          ({ item, cents }) =>
            `${item}: $${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
        )
        .join('\n');
      const parsed = parseBudgetText(text);
      expect(parsed.lines.map(({ amountCents }) => amountCents)).toEqual(budget.map(({ cents }) => cents));
      expect(parsed.totalCents).toBe(budget.reduce((sum, { cents }) => sum + cents, 0));
    }),
  );
});

test('never throws, and the sum is always an integer', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('$', '=', '(', ')', ' x ', '@', ',', '\n', '1,000', '٣', '999999999999'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const { lines, totalCents } = parseBudgetText(pieces.join(''));
      expect(Number.isSafeInteger(totalCents)).toBe(true);
      expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totalCents);
    }),
  );
});

test.each([['1 '], ['$1,'], ['- '], ['('], ['x '], ['$ '], ['a, ']])(
  'reads 20,000 characters of %j quickly',
  (piece) => {
    const started = performance.now();
    parseBudgetText(piece.repeat(20_000 / piece.length));
    expect(performance.now() - started).toBeLessThan(2_000);
  },
);
