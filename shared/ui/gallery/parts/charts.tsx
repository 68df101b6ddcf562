import { BarChart, type ChartProps, ChartTable, LineChart } from '../../src/charts/charts.ts';
import { Pressed } from '../pressed.tsx';
import { type Shown, show } from '../show.tsx';
import { longText, longWord } from '../words.ts';

const table = {
  caption: 'Success by category',
  heads: ['Category', 'Asked for', 'Funded'],
  rows: [
    { name: 'Education', cells: [12, 9] },
    { name: 'Healthcare', cells: [8, 2] },
  ],
};
const chart: ChartProps = {
  question: 'Which categories do best?',
  answer: 'Education, with 75.0%.',
  labels: ['Education', 'Healthcare', 'Water'],
  series: [
    { label: 'Asked for', values: [12, 8, 5], color: 'var(--primary)' },
    { label: 'Funded', values: [9, 2, 0], color: 'var(--accent)' },
  ],
  table,
};
const empty = { ...chart, labels: [], series: [], answer: 'Nothing was asked for yet.' };
const long = { ...chart, question: longText, answer: longWord, labels: [longWord, longText, 'Water'] };

/** Charts and the table that each of them has. */
export const charts: readonly Shown[] = [
  show(BarChart, {
    columns: chart,
    rows: { ...chart, layout: 'rows', showValues: true },
    empty,
    'long words': { ...long, layout: 'rows' },
  }),
  show(LineChart, { filled: chart, empty, 'long words': long }),
  show(ChartTable, {
    filled: table,
    'hidden caption': { ...table, captionHidden: true },
    empty: { ...table, rows: [] },
    'long words': { ...table, rows: [{ name: longWord, cells: [1_234_567, '$1,234,567,890'] }] },
  }),
];

/** The table in place of the picture. */
export const chartTables: readonly Shown[] = [
  show(BarChart, { 'as a table': chart }, { around: (picture) => <Pressed>{picture}</Pressed> }),
  show(LineChart, { 'as a table': chart }, { around: (picture) => <Pressed>{picture}</Pressed> }),
];
