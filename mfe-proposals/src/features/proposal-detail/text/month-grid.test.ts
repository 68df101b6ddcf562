import { monthsInWords } from './month-grid.ts';

const inWords = (heads: string[], marks: string) =>
  monthsInWords({ kind: 'month_grid', title: 'Months', heads: ['Activity', ...heads], rows: [] }, [
    { text: 'Survey' },
    ...[...marks].map((mark) => ({ text: mark === 'x' ? '●' : '' })),
  ]);

test.each([
  [['1', '2', '3', '4'], 'xxx.', 'Months 1 to 3'],
  [['1', '2', '3', '4'], 'x.xx', 'Months 1, 3 to 4'],
  [['1', '2', '3', '4'], '...x', 'Month 4'],
  [['1–3', '4–6', '7–9'], '.xx', 'Months 4 to 9'],
  [['1–3', '4–6', '7–9'], 'x..', 'Months 1 to 3'],
  [['Jan', 'Feb'], 'xx', 'Jan to Feb'],
  [['1', '2'], '..', 'No month named'],
])('%j with %s: %s', (heads, marks, words) => {
  expect(inWords(heads, marks)).toBe(words);
});
