import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { budgetCategoryOf } from './budget-category-guess.ts';
import { budgetLineCents } from './budget-cents.ts';
import { linesFromText } from './budget-lines.ts';
import { linesFromPaste } from './budget-paste.ts';
import { parseBudgetText } from './budget-text.ts';

const first = (text: string) => linesFromText(text).lines[0];

test.each([
  ['20 desks x $45', { quantityHundredths: 2_000, unit: 'desks', unitCents: 4_500, months: 0 }],
  ['Two officers: 2 x $600 x 12 months', { quantityHundredths: 200, unitCents: 60_000, months: 12 }],
  ['Pumps: 6 sets × $5,200', { quantityHundredths: 600, unit: 'sets', unitCents: 520_000, months: 0 }],
  ['Desks: $900 (20 x $45)', { item: 'Desks', quantityHundredths: 2_000, unitCents: 4_500 }],
  [
    'Drilling two boreholes: $18,500',
    { quantityHundredths: 100, unitCents: 1_850_000, category: 'contracts' },
  ],
  ['Pump: $6,100 (solar, for the clinic)', { unitCents: 610_000, justification: 'solar, for the clinic' }],
])('%j becomes a line', (text, line) => {
  expect(first(text)).toMatchObject(line);
});

test('if a calculation gives another amount, the stated amount counts, and the calculation becomes the justification', () => {
  const line = first('Desks: 20 x $45 = $800');
  expect(line).toMatchObject({
    quantityHundredths: 100,
    unitCents: 80_000,
    justification: '20 x $45 = $800',
  });
});

test('every line has exactly the amount that was read', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      'Desks: ',
      '$',
      '=',
      '(',
      ')',
      ' x ',
      '20',
      '$45',
      ' months',
      ',',
      '\n',
      '1.55',
      '٣',
      '0',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      expect(linesFromText(text).lines.map(budgetLineCents)).toEqual(
        parseBudgetText(text).lines.map(({ amountCents }) => amountCents),
      );
    }),
    { numRuns: propertyRuns(500) },
  );
});

test.each([
  ['Monitoring officer, half time', 'personnel'],
  ['Training of pump mechanics', 'training'],
  ['Baseline and endline survey', 'evaluation'],
  ['Field visits from Lodwar', 'travel'],
  ['Solar pumps', 'equipment'],
  ['Pipes and taps', 'supplies'],
  ['Mafunzo ya walimu', 'training'],
  ['Something else', 'other'],
])('%s is taken for %s', (item, category) => {
  expect(budgetCategoryOf(item)).toBe(category);
});

test('spreadsheet rows with headings become lines; totals do not', () => {
  const pasted = [
    'Category\tItem\tQty\tUnit\tMonths\tUnit cost\tTotal\tJustification',
    'Personnel\tProject engineer\t1\tperson\t12\t$1,450.00\t$17,400.00\tLeads the works',
    'Equipment\tPump\t6\tset\t\t5,200\t31,200\t',
    'Travel\tVisits\t24\ttrips\t\t185\t4,000\t',
    '\tTotal\t\t\t\t\t52,600\t',
  ].join('\r\n');
  expect(linesFromPaste(pasted)).toEqual({
    unread: [],
    isCertain: true,
    lines: [
      {
        category: 'personnel',
        item: 'Project engineer',
        quantityHundredths: 100,
        unit: 'person',
        unitCents: 145_000,
        months: 12,
        justification: 'Leads the works',
      },
      expect.objectContaining({
        category: 'equipment',
        quantityHundredths: 600,
        unitCents: 520_000,
        months: 0,
      }),
      // Quantity and price contradict the row's amount: the stated amount counts.
      expect.objectContaining({ category: 'travel', quantityHundredths: 100, unitCents: 400_000 }),
    ],
  });
});

test.each([
  ['Pump\t6\t5,200', { quantityHundredths: 600, unitCents: 520_000 }],
  ['Pump\t6 sets\t5,200\t31,200', { quantityHundredths: 600, unit: 'sets', unitCents: 520_000, months: 0 }],
  ['Engineer\t1\t12\t1,450', { quantityHundredths: 100, months: 12, unitCents: 145_000 }],
  ['Engineer\t1\t12\t1,450\t17,400', { quantityHundredths: 100, months: 12, unitCents: 145_000 }],
  ['Travel\tVisits\t24\t185', { category: 'travel', item: 'Visits', quantityHundredths: 2_400 }],
  ['Audit\t2,500', { quantityHundredths: 100, unitCents: 250_000 }],
])('a pasted row %j without headings', (row, line) => {
  expect(linesFromPaste(row)).toMatchObject({ lines: [line], unread: [] });
});

test('pasted rows without a number, and pasted text', () => {
  expect(linesFromPaste('Salaries\tto be agreed')).toEqual({
    lines: [],
    unread: ['Salaries to be agreed'],
    isCertain: true,
  });
  expect(linesFromPaste('Pumps: 6 x $5,200\nTaps: $100').lines).toHaveLength(2);
});
