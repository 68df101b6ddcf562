import { BarChart as Bars } from '@mui/x-charts/BarChart';
import { media } from '../theme/media.ts';
import { useMediaQuery } from '../theme/use-media-query.ts';
import { type BarPicture, barsHeight } from './bars-height.ts';
import { type ChartProps, valueAxis } from './chart.ts';
import { ChartTheme } from './chart-theme.tsx';

/** Space for the number at the end of the longest bar. */
function headroom(series: ChartProps['series']) {
  const peak = Math.max(1, ...series.flatMap(({ values }) => values));
  return { max: peak * 1.12, domainLimit: 'strict' as const };
}

/** The picture of a bar chart: all that needs the chart library. */
export function BarsPicture(props: BarPicture) {
  const { labels, series, formatValue, maximum, layout = 'columns', colors, showValues } = props;
  const isStill = useMediaQuery(media.reducedMotion);
  const isPhone = useMediaQuery(media.phone);
  const isRows = layout === 'rows';
  const values = {
    ...valueAxis({ series, maximum }),
    valueFormatter: (value: number) => formatValue?.(value) ?? String(value),
    disableLine: true,
    disableTicks: true,
    tickNumber: isPhone ? 3 : 5,
    ...(showValues && { position: 'none' as const, ...headroom(series) }),
  };
  const places = {
    scaleType: 'band' as const,
    data: labels,
    categoryGapRatio: 0.4,
    disableTicks: true,
    ...(colors && { colorMap: { type: 'ordinal' as const, values: labels, colors } }),
  };
  return (
    <ChartTheme>
      <Bars
        height={barsHeight(props)}
        layout={isRows ? 'horizontal' : 'vertical'}
        series={series.map(({ label, values: data, color }) => ({
          data,
          label,
          color,
          valueFormatter: (value: number | null) =>
            value === null ? '' : (formatValue?.(value) ?? String(value)),
          ...(showValues && {
            barLabel: ({ value }: { value: number | null }) =>
              formatValue?.(value ?? 0) ?? String(value ?? 0),
            barLabelPlacement: 'outside' as const,
          }),
        }))}
        xAxis={[isRows ? { ...values, height: 28 } : { ...places, height: 28 }]}
        yAxis={[isRows ? { ...places, width: isPhone ? 112 : 176 } : { ...values, width: 36 }]}
        grid={showValues ? undefined : isRows ? { vertical: true } : { horizontal: true }}
        margin={{ top: showValues ? 24 : 8, right: showValues && !isRows ? 0 : 28, bottom: 0, left: 0 }}
        borderRadius={4}
        sx={{ '& .MuiChartsAxis-line': { stroke: 'var(--line)' } }}
        hideLegend={series.length < 2}
        skipAnimation={isStill}
        disableKeyboardNavigation
      />
    </ChartTheme>
  );
}
