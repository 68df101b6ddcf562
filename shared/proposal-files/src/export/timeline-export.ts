import { formatDay, type PaperSize, timelineGroups, timelineKinds, timelineSentence } from '@harambee/domain';
import type { TimelineEntry } from '@harambee/domain/schemas';

/** Everything that a file with the history of a proposal is made of (TIMELINE-05). */
export interface TimelineExport {
  title: string;
  organization: string;
  /** What it is narrowed to, in words; empty: everything. */
  filter: string;
  /** Newest first. */
  entries: TimelineEntry[];
  /** There were more than a file takes. */
  isCut: boolean;
  madeAt: Date;
  paper: PaperSize;
}

/** A moment as a file writes it, the same for every reader: "November 24, 2026, 14:03". */
export const momentOf = (at: string): string => `${formatDay(at.slice(0, 10), 'en-US')}, ${at.slice(11, 16)}`;

/** The cells of an entry. */
export const cellsOf = ({ at, by, kind, quote = '', ...entry }: TimelineEntry) => ({
  at,
  who: by?.name ?? 'Harambee',
  group: timelineGroups[timelineKinds[kind]],
  sentence: timelineSentence({ ...entry, ...(by && { by }) }),
  quote,
});
