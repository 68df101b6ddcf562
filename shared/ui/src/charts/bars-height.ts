import type { ChartProps } from './chart.ts';

/** What is drawn of a bar chart. */
export interface BarPicture extends Pick<ChartProps, 'labels' | 'series' | 'formatValue' | 'maximum'> {
  /** `rows`: horizontal bars, for long names. */
  layout?: 'columns' | 'rows';
  /** A color for each category instead of one for the series. */
  colors?: string[];
  /** Shows the value at the end of its bar instead of the value axis: for few bars. */
  showValues?: boolean;
  /** Height of the columns, in px. */
  height?: number;
}

const rowHeight = 40;
const axisSpace = 40;

/** In px, known before the picture has loaded, so that nothing moves. */
export const barsHeight = ({ layout = 'columns', labels, height = 240 }: BarPicture): number =>
  layout === 'rows' ? labels.length * rowHeight + axisSpace : height;
