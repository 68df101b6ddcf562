import { colors } from '@harambee/documents';
import type { PageWriter, TableCell } from '@harambee/documents/pdf';
import { formatMonth, formatNumber } from '@harambee/domain';
import type { ImpactReport } from '@harambee/domain/schemas';
import { type Column, heading, startOf, table } from './report-parts.ts';

const columns: Column[] = [
  { head: 'Month', share: 0.18 },
  { head: '', share: 0.46 },
  { head: 'Points', share: 0.18, align: 'end' },
  { head: 'Proposals', share: 0.18, align: 'end' },
];
const chart = 1;

/** The months as a table, with a bar chart beside the figures and a one-line description of it. */
export function timeline(writer: PageWriter, { timeline: months }: ImpactReport): void {
  heading(writer, 'Timeline');
  const best = months.reduce((most, month) => (month.points > most.points ? month : most), {
    month: '',
    points: 0,
  });
  const alt =
    best.points > 0
      ? `Bar chart of impact points by month; the most are ${formatNumber(best.points)} in ${formatMonth(best.month, 'short')}`
      : 'Bar chart of impact points by month; there are none yet';
  const figure = writer.element('Figure', writer.root, { alt });
  const x = startOf(writer, columns, chart);
  const widest = writer.page.columnWidth * 0.42;
  const withBar = (cells: TableCell[], row: number) => {
    const width = ((months[row]?.points ?? 0) / Math.max(1, best.points)) * widest;
    const draw = (top: number) => {
      if (width > 0) writer.document.rect(x, top + 4, width, 9).fill(colors.acacia);
    };
    return cells.map((cell, index) => (index === chart ? { ...cell, picture: { draw, figure } } : cell));
  };
  const rows = months.map(({ month, points, proposals }) => [
    formatMonth(month, 'short'),
    '',
    formatNumber(points),
    formatNumber(proposals),
  ]);
  table(writer, columns, rows, withBar);
  figure.end();
}
