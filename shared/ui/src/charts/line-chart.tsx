import type { ChartProps } from './chart.ts';
import { ChartFrame } from './chart-frame.tsx';
import { lazyPicture } from './lazy-picture.tsx';

/** In px. */
const height = 256;
const Picture = lazyPicture(async () => (await import('./lines-picture.tsx')).LinesPicture);

/** A development over time, oldest first. Question, answer and table do not wait for the picture. */
export function LineChart({ question, answer, table, ...picture }: ChartProps) {
  return (
    <ChartFrame question={question} answer={answer} table={table} height={height}>
      <Picture {...picture} height={height} />
    </ChartFrame>
  );
}
