import type { TimelineKind } from '@harambee/domain';
import type { TimelineEntry } from '@harambee/domain/schemas';
import type { ProposalRecord } from '../proposals/proposal.model.ts';

/** What a page of a timeline asks of each source. */
export interface TimelinePage {
  /** Only what comes after this one in the list, which is earlier; absent: from the newest on. */
  after?: { at: string; id: string };
  limit: number;
  kinds: ReadonlySet<TimelineKind>;
  /** The id of a person or guest. */
  by?: string;
}

/**
 * One part of the service tells what it knows of a proposal's history, the newest first (TIMELINE-02). Ids begin with a
 * name that no other source uses. It may give too many entries or too early ones, never too few.
 */
export interface TimelineSource {
  kinds: readonly TimelineKind[];
  entries(record: ProposalRecord, page: TimelinePage): Promise<TimelineEntry[]>;
}

/** The newest first; two of one moment in the order of their ids, so that no page tells one twice. */
export const newestFirst = (
  one: Pick<TimelineEntry, 'at' | 'id'>,
  other: Pick<TimelineEntry, 'at' | 'id'>,
): number => (one.at === other.at ? (one.id < other.id ? 1 : -1) : one.at < other.at ? 1 : -1);

/** Whether a page lists this entry. */
export const isOnPage = (entry: TimelineEntry, { after, kinds, by }: TimelinePage): boolean =>
  kinds.has(entry.kind) &&
  (by === undefined || entry.by?.id === by) &&
  (after === undefined || newestFirst(entry, after) > 0);
