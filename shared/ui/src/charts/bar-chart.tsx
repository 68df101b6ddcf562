import { BarChart as Bars } from '@mui/x-charts/BarChart';
import { media } from '../theme/media.ts';
import { useMediaQuery } from '../theme/use-media-query.ts';
import { type ChartProps, valueAxis } from './chart.ts';
import { ChartFrame } from './chart-frame.tsx';

export interface BarChartProps extends ChartProps {
  /** `rows`: one bar under the other, for long names. */
  layout?: 'columns' | 'rows';
  /** A colour for each place instead of one for the series. */
  colors?: string[];
}

const rowHeight = 40;
const axisSpace = 40;

/** How much of each: columns side by side, or rows with their names. */
export function BarChart(props: BarChartProps) {
  const { question, answer, table, labels, series, formatValue, maximum, layout = 'columns', colors } = props;
  const isStill = useMediaQuery(media.reducedMotion);
  const isPhone = useMediaQuery(media.phone);
  const isRows = layout === 'rows';
  const values = {
    ...valueAxis({ series, maximum }),
    valueFormatter: (value: number) => formatValue?.(value) ?? String(value),
    disableLine: true,
    disableTicks: true,
    tickNumber: isPhone ? 3 : 5,
  };
  const places = {
    scaleType: 'band' as const,
    data: labels,
    categoryGapRatio: 0.4,
    disableTicks: true,
    ...(colors && { colorMap: { type: 'ordinal' as const, values: labels, colors } }),
  };
  return (
    <ChartFrame question={question} answer={answer} table={table}>
      <Bars
        height={isRows ? labels.length * rowHeight + axisSpace : 240}
        layout={isRows ? 'horizontal' : 'vertical'}
        series={series.map(({ label, values: data, color }) => ({
          data,
          label,
          color,
          valueFormatter: (value: number | null) =>
            value === null ? '' : (formatValue?.(value) ?? String(value)),
        }))}
        xAxis={[isRows ? { ...values, height: 28 } : { ...places, height: 28 }]}
        yAxis={[isRows ? { ...places, width: isPhone ? 112 : 176 } : { ...values, width: 36 }]}
        grid={isRows ? { vertical: true } : { horizontal: true }}
        margin={{ top: 8, right: 28, bottom: 0, left: 0 }}
        borderRadius={4}
        hideLegend={series.length < 2}
        skipAnimation={isStill}
        disableKeyboardNavigation
      />
    </ChartFrame>
  );
}
