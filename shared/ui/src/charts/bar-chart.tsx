import { type BarPicture, barsHeight } from './bars-height.ts';
import type { ChartProps } from './chart.ts';
import { ChartFrame } from './chart-frame.tsx';
import { lazyPicture } from './lazy-picture.tsx';

export interface BarChartProps extends ChartProps, Omit<BarPicture, keyof ChartProps> {}

const Picture = lazyPicture(async () => (await import('./bars-picture.tsx')).BarsPicture);

/** Amounts side by side as columns, or as rows with their names. Question, answer and table do not wait for the picture. */
export function BarChart({ question, answer, table, ...picture }: BarChartProps) {
  return (
    <ChartFrame question={question} answer={answer} table={table} height={barsHeight(picture)}>
      <Picture {...picture} />
    </ChartFrame>
  );
}
