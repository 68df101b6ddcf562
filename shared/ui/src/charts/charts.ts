// The third entry, for pages with charts: `@harambee/ui/charts`. Nothing else may import it, so that the chart
// library loads only when such a page is opened.
export { BarChart, type BarChartProps } from './bar-chart.tsx';
export type { ChartProps, ChartSeries } from './chart.ts';
export { ChartTable, type ChartTableProps, type ChartTableRow } from './chart-table.tsx';
export { LineChart } from './line-chart.tsx';
