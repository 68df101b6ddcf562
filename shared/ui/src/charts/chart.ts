import type { ChartTableProps } from './chart-table.tsx';

export interface ChartSeries {
  label: string;
  values: number[];
  /** A custom property (`var(--primary)`) or a color with enough contrast in both schemes. */
  color: string;
}

/** The props of every chart. */
export interface ChartProps {
  /** The question that the chart answers: its heading. */
  question: string;
  /** The answer in one line, computed from the same figures. */
  answer: string;
  /** Labels along the axis: days, categories. */
  labels: string[];
  series: ChartSeries[];
  /** Formats a value for axis and tooltip. */
  formatValue?: (value: number) => string;
  /** The end of the value axis, if it is known: 1 for shares. */
  maximum?: number;
  /** The same figures and more as a table: always for screen readers, for everyone by "Show as table". */
  table: ChartTableProps;
}

/**
 * The value axis: up to its known end, or in whole numbers (there are no half proposals), and never without a
 * height.
 */
export function valueAxis({ series, maximum }: Pick<ChartProps, 'series' | 'maximum'>) {
  if (maximum !== undefined) return { min: 0, max: maximum };
  const isFlat = series.every(({ values }) => values.every((value) => value === 0));
  return { min: 0, tickMinStep: 1, ...(isFlat && { max: 1 }) };
}
