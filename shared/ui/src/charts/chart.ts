import type { ChartTableProps } from './chart-table.tsx';

export interface ChartSeries {
  label: string;
  values: number[];
  /** A custom property (`var(--primary)`) or a color that stands out in both schemes. */
  color: string;
}

/** What every chart is given. */
export interface ChartProps {
  /** The question that the chart answers: its heading. */
  question: string;
  /** The answer in a line, computed from the same figures. */
  answer: string;
  /** Names of the places along the axis: days, categories. */
  labels: string[];
  series: ChartSeries[];
  /** A value in words, for axis and tooltip. */
  formatValue?: (value: number) => string;
  /** The end of the value axis, where it is known: 1 for shares. */
  maximum?: number;
  /** The same figures and more: for screen readers always, for everybody by "Show as table". */
  table: ChartTableProps;
}

/** The value axis: to its known end, or by whole numbers (nobody has written half a proposal), never without a height. */
export function valueAxis({ series, maximum }: Pick<ChartProps, 'series' | 'maximum'>) {
  if (maximum !== undefined) return { min: 0, max: maximum };
  const isFlat = series.every(({ values }) => values.every((value) => value === 0));
  return { min: 0, tickMinStep: 1, ...(isFlat && { max: 1 }) };
}
