import { sampleFigures } from '../../api/sample-figures.ts';
import { analyticsCsv } from './analytics-csv.ts';

const figures = sampleFigures.week;
const lines = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

test('every figure of the page, exact, below what it is', () => {
  const rows = lines(analyticsCsv(figures, 'Last 7 days'));
  expect(rows.slice(0, 4)).toEqual([
    'Last 7 days',
    'Section,Figure,Value',
    'Overview,Total Events,2847',
    'Overview,Active Users,127',
  ]);
  expect(rows).toContain('Drafting Statistics,Average draft time (minutes),45');
  expect(rows).toContain('Feature Usage,Profiles,125');
  expect(rows).toHaveLength(2 + 18 + 5 + 5 + 5);
});

test.each([
  ['Maji, Kwa "Wote"', 'Top Performers,"Maji, Kwa ""Wote""",5'],
  ['=SUM(A1)', "Top Performers,'=SUM(A1),5"],
  ['two\nlines', 'Top Performers,"two\nlines",5'],
  ['مياه', 'Top Performers,مياه,5'],
])('the name %j stays one cell and no formula', (userId, row) => {
  const impact = { ...figures.impact, topPerformers: [{ userId, points: 5 }] };
  expect(lines(analyticsCsv({ ...figures, impact }, 'x'))).toContain(row);
});
