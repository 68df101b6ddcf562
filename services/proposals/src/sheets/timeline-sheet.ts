import { csvRow, csvStart } from '@harambee/domain';
import { cellsOf, type TimelineExport } from '@harambee/proposal-files';

const heads = ['Time (UTC)', 'Who', 'Subject', 'What happened', 'In their words'];

/** The history of a proposal as CSV (TIMELINE-05). */
export function timelineCsv({ entries }: TimelineExport): Buffer {
  const rows = entries
    .map(cellsOf)
    .map(({ at, who, group, sentence, quote }) => [at, who, group, sentence, quote]);
  return Buffer.from(`${csvStart}${[heads, ...rows].map(csvRow).join('')}`, 'utf8');
}
