import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { longestText } from '../proposal-form/proposal-fields.ts';
import { anyBudget, anyBudgetLine, waterBudget } from './budget.fixture.ts';
import { budgetLineCents, formatCents, indirectCents, requestFor, shareTenths } from './budget-cents.ts';
import { linesFromText } from './budget-lines.ts';
import { budgetSum } from './budget-sum.ts';
import { parseBudgetText } from './budget-text.ts';
import { budgetText } from './budget-written.ts';

const calculation = (quantityHundredths: number, unitCents: number, months = 0) =>
  budgetLineCents({ quantityHundredths, unitCents, months });

test.each([
  [100, 145_000, 12, 1_740_000],
  [200, 42_000, 10, 840_000],
  [600, 520_000, 0, 3_120_000],
  [150, 333, 0, 500],
  [150, 331, 0, 497],
  [1, 49, 0, 0],
  [1, 50, 0, 1],
  [0, 100, 5, 0],
])('%i hundredths at %i cents for %i months are %i cents', (quantity, price, months, cents) => {
  expect(calculation(quantity, price, months)).toBe(cents);
});

test('a line is rounded once, half up, without floating point', () => {
  fc.assert(
    fc.property(anyBudgetLine, (line) => {
      const cents = budgetLineCents(line);
      const exact = BigInt(line.quantityHundredths) * BigInt(line.unitCents) * BigInt(line.months || 1);
      const rest = exact - BigInt(cents) * 100n;
      expect(Number.isSafeInteger(cents)).toBe(true);
      expect(rest >= -50n && rest < 50n).toBe(true);
    }),
  );
});

test('lines add up to categories, categories to direct cost, and with indirect cost to the total', () => {
  fc.assert(
    fc.property(anyBudget, ({ lines, indirect }) => {
      const sum = budgetSum(lines, indirect);
      const add = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0);
      expect(add(lines.map(budgetLineCents))).toBe(sum.directCents);
      expect(add(sum.categories.map(({ cents }) => cents))).toBe(sum.directCents);
      for (const category of sum.categories) {
        expect(add(category.lines.map(({ cents }) => cents))).toBe(category.cents);
      }
      expect(sum.categories.flatMap((category) => category.lines)).toHaveLength(lines.length);
      expect(sum.totalCents).toBe(sum.directCents + indirectCents(sum.directCents, indirect?.rate ?? 0));
    }),
  );
});

test('written as text and read back, every amount and the total are the same to the cent', () => {
  fc.assert(
    fc.property(anyBudget, ({ lines, indirect }) => {
      const text = budgetText(lines, indirect);
      const parsed = parseBudgetText(text);
      const sum = budgetSum(lines, indirect);
      expect(parsed.unread).toEqual([]);
      expect(parsed.isCertain).toBe(true);
      expect([parsed.totalCents, parsed.statedTotalCents]).toEqual([sum.totalCents, sum.totalCents]);
      const back = linesFromText(text);
      expect(back.lines.map(budgetLineCents)).toEqual(lines.map(budgetLineCents));
      expect(budgetSum(back.lines, back.indirect)).toMatchObject({
        directCents: sum.directCents,
        indirectCents: sum.indirectCents,
      });
      for (const [place, { category, quantityHundredths, unitCents, months }] of lines.entries()) {
        expect(back.lines[place]).toMatchObject({ category, quantityHundredths, unitCents, months });
      }
    }),
    { numRuns: propertyRuns(300) },
  );
});

test('a budget as people write it is read completely', () => {
  const indirect = { rate: 1_050, cap: 1_500 };
  const text = budgetText(waterBudget, indirect);
  expect(text).toContain(
    'Personnel – Community mobilisers: 2 people × 10 months × $420 = $8,400 (One for each ward)',
  );
  expect(text).toContain('Indirect costs: 10.5% of $81,040 = $8,509.20 (at most 15%)\nTotal: $89,549.20');
  expect(linesFromText(text)).toEqual({ lines: waterBudget, indirect, unread: [], isCertain: true });
});

test('the longest possible budget fits the field and keeps its amounts', () => {
  const [first] = waterBudget as [(typeof waterBudget)[0]];
  const long = { item: 'x'.repeat(200), justification: 'y'.repeat(1_000), unit: 'z'.repeat(40) };
  const lines = Array.from({ length: 200 }, () => ({ ...first, ...long, unitCents: 12_345_678 }));
  const indirect = { rate: 1_234, cap: 1_500 };
  const text = budgetText(lines, indirect);
  expect(text.length).toBeLessThanOrEqual(longestText);
  expect(parseBudgetText(text).totalCents).toBe(budgetSum(lines, indirect).totalCents);
});

test.each([
  [8_793_400, 87_934],
  [8_793_401, 87_935],
  [8_793_499, 87_935],
  [0, 0],
])('a total of %i cents is requested as %i dollars', (cents, dollars) => {
  expect(requestFor(cents)).toBe(dollars);
});

test('shares in tenths of a percent', () => {
  expect(shareTenths(520_000, 8_793_400)).toBe(59);
  expect(shareTenths(1, 0)).toBe(0);
  expect(formatCents(5)).toBe('$0.05');
});
