import type { VisitFigures } from './visit.ts';

export interface Measured {
  group: string;
  name: string;
  /** Medians. */
  figures: VisitFigures;
}

/** Of the product to its single-bundle build, for the largest paint and until the page is usable. */
const goal = 1.05;
const head = [
  'page',
  '',
  'requests',
  'scripts',
  'KB of script',
  'first paint',
  'largest',
  'usable',
  'shift',
  'blocking',
];
const ms = (value: number) => `${value.toFixed(0)} ms`;
const rowOf = ({ group, name, figures }: Measured): string[] => [
  group,
  name,
  figures.requests.toFixed(0),
  figures.scripts.toFixed(0),
  (figures.scriptBytes / 1024).toFixed(1),
  ms(figures.firstPaint),
  ms(figures.largestPaint),
  ms(figures.ready),
  figures.layoutShift.toFixed(3),
  ms(figures.blocking),
];

/** A table of all figures. Each signed-in page is followed by its ratio to the single-bundle build. */
export function pagesTable(measured: readonly Measured[]): string {
  const rows = measured.flatMap((one) => {
    const product = measured.find(({ group, name }) => group === one.group && name === 'product');
    const isLast = one.name === 'single bundle' && product;
    return isLast ? [rowOf(one), ratioRow(product.figures, one.figures)] : [rowOf(one)];
  });
  return aligned([head, ...rows]);
}

function ratioRow(of: VisitFigures, to: VisitFigures): string[] {
  const ratio = (key: 'requests' | 'scripts' | 'scriptBytes' | 'firstPaint' | 'largestPaint' | 'ready') =>
    (of[key] / to[key]).toFixed(2);
  const verdict = (key: 'largestPaint' | 'ready') => (of[key] / to[key] <= goal ? 'within' : 'beyond');
  const [largest, usable] = [verdict('largestPaint'), verdict('ready')];
  const verdicts = largest === usable ? `${largest} ${goal}` : `largest ${largest} ${goal}, usable ${usable}`;
  const figures = (
    ['requests', 'scripts', 'scriptBytes', 'firstPaint', 'largestPaint', 'ready'] as const
  ).map(ratio);
  return ['', 'ratio', ...figures, '', verdicts];
}

/** Lines with columns of equal width, figures to the right. */
export function aligned(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) =>
    column < 2 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}
