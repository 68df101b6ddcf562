import { kindsOfGroups, type TimelineGroup, timelineKindNames } from '@harambee/domain';
import type { Timeline, TimelineEntry, TimelineQuery } from '@harambee/domain/schemas';
import { type Actor, decodeCursor, encodeCursor } from '@harambee/service-kit';
import type { ProposalRecord } from '../proposals/proposal.model.ts';
import { findProposal } from '../proposals/proposals.service.ts';
import { isOnPage, newestFirst, type TimelinePage, type TimelineSource } from './timeline-source.ts';

const pageSize = 30;

export type TimelineFilter = Pick<TimelineQuery, 'groups' | 'by'>;

export function pageOf(
  { groups, by }: TimelineFilter,
  limit: number,
  after?: TimelinePage['after'],
): TimelinePage {
  // The query's pattern lets only known names pass.
  const kinds = groups ? kindsOfGroups(groups.split(',') as TimelineGroup[]) : timelineKindNames;
  return { kinds: new Set(kinds), limit, ...(by !== undefined && { by }), ...(after && { after }) };
}

/** One page of what all sources tell. */
export async function entriesOf(
  sources: readonly TimelineSource[],
  record: ProposalRecord,
  page: TimelinePage,
): Promise<TimelineEntry[]> {
  const asked = sources.filter(({ kinds }) => kinds.some((kind) => page.kinds.has(kind)));
  const told = await Promise.all(asked.map((source) => source.entries(record, page)));
  return told
    .flat()
    .filter((entry) => isOnPage(entry, page))
    .sort(newestFirst)
    .slice(0, page.limit);
}

/** GET /api/proposals/{id}/timeline. */
export async function getTimeline(
  sources: readonly TimelineSource[],
  actor: Actor,
  id: string,
  { cursor, limit, ...filter }: TimelineQuery,
): Promise<Timeline> {
  const record = await findProposal(actor, id);
  const size = Number(limit ?? pageSize);
  const [at, last] = cursor ? decodeCursor(cursor, ['string', 'string']) : [];
  const after = typeof at === 'string' && typeof last === 'string' ? { at, id: last } : undefined;
  const found = await entriesOf(sources, record, pageOf(filter, size + 1, after));
  const entries = found.slice(0, size);
  const end = entries.at(-1);
  if (found.length <= size || !end) return { entries };
  return { entries, nextCursor: encodeCursor([end.at, end.id]) };
}
