import { LineChart as Lines } from '@mui/x-charts/LineChart';
import { media } from '../theme/media.ts';
import { useMediaQuery } from '../theme/use-media-query.ts';
import { type ChartProps, valueAxis } from './chart.ts';
import { ChartFrame } from './chart-frame.tsx';

/** A development over time, oldest first. */
export function LineChart({ question, answer, table, labels, series, formatValue, maximum }: ChartProps) {
  const isStill = useMediaQuery(media.reducedMotion);
  return (
    <ChartFrame question={question} answer={answer} table={table}>
      <Lines
        height={256}
        series={series.map(({ label, values, color }) => ({
          data: values,
          label,
          color,
          curve: 'linear' as const,
          showMark: true,
          valueFormatter: (value: number | null) =>
            value === null ? '' : (formatValue?.(value) ?? String(value)),
        }))}
        xAxis={[{ scaleType: 'point', data: labels, height: 28, disableTicks: true }]}
        yAxis={[
          {
            ...valueAxis({ series, maximum }),
            width: 36,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (value: number) => formatValue?.(value) ?? String(value),
          },
        ]}
        grid={{ horizontal: true }}
        margin={{ top: 8, right: 24, bottom: 0, left: 0 }}
        hideLegend={series.length < 2}
        skipAnimation={isStill}
        disableKeyboardNavigation
      />
    </ChartFrame>
  );
}
