import { LineChart as Lines } from '@mui/x-charts/LineChart';
import { media } from '../theme/media.ts';
import { useMediaQuery } from '../theme/use-media-query.ts';
import { type ChartProps, valueAxis } from './chart.ts';
import { ChartTheme } from './chart-theme.tsx';

/** The picture of a line chart: all that needs the chart library. */
export function LinesPicture({
  labels,
  series,
  formatValue,
  maximum,
  height,
}: Pick<ChartProps, 'labels' | 'series' | 'formatValue' | 'maximum'> & { height: number }) {
  const isStill = useMediaQuery(media.reducedMotion);
  return (
    <ChartTheme>
      <Lines
        height={height}
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
    </ChartTheme>
  );
}
