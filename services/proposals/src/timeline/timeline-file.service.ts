import { createHash } from 'node:crypto';
import {
  listWords,
  standardPaperSize,
  type TimelineGroup,
  timelineFileName,
  timelineGroups,
} from '@harambee/domain';
import type { TimelineEntry, TimelineFileQuery, TimelineFormat } from '@harambee/domain/schemas';
import type { TimelineExport } from '@harambee/proposal-files';
import type { Actor } from '@harambee/service-kit';
import type { ProposalRecord } from '../proposals/proposal.model.ts';
import { findProposal } from '../proposals/proposals.service.ts';
import { documents } from '../workers/documents.ts';
import { entriesOf, pageOf, type TimelineFilter } from './timeline.service.ts';
import type { TimelineSource } from './timeline-source.ts';

/** Of one file. */
const mostEntries = 5_000;
const pageSize = 500;

/** The functions of `document-worker.ts`. */
const kinds = { pdf: 'timelinePdf', csv: 'timelineCsv' } as const satisfies Record<TimelineFormat, string>;

async function allEntries(
  sources: readonly TimelineSource[],
  record: ProposalRecord,
  filter: TimelineFilter,
): Promise<TimelineEntry[]> {
  const entries: TimelineEntry[] = [];
  for (;;) {
    const last = entries.at(-1);
    const after = last && { at: last.at, id: last.id };
    const page = await entriesOf(sources, record, pageOf(filter, pageSize, after));
    entries.push(...page);
    if (page.length < pageSize || entries.length > mostEntries) return entries;
  }
}

function filterWords({ groups, by }: TimelineFilter, entries: readonly TimelineEntry[]): string {
  const names = groups?.split(',').map((name) => timelineGroups[name as TimelineGroup]);
  const who = by === undefined ? undefined : entries.find((entry) => entry.by?.id === by)?.by?.name;
  return [names && `only ${listWords(names)}`, who && `only of ${who}`].filter(Boolean).join(', ');
}

/** GET /api/proposals/{id}/timeline/file: the whole history, or what it is narrowed to (TIMELINE-05). */
export async function timelineFile(
  sources: readonly TimelineSource[],
  actor: Actor,
  id: string,
  { format, paper = standardPaperSize, ...filter }: TimelineFileQuery,
): Promise<{ name: string; content: Buffer }> {
  const record = await findProposal(actor, id);
  const entries = await allEntries(sources, record, filter);
  const input: TimelineExport = {
    title: record.title || 'Untitled proposal',
    organization: record.organization,
    filter: filterWords(filter, entries),
    entries: entries.slice(0, mostEntries),
    isCut: entries.length > mostEntries,
    madeAt: new Date(),
    paper,
  };
  const { madeAt: _now, ...content } = input;
  const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const made = await documents.make({
    actor,
    kind: kinds[format],
    // The same history on the same day is the same file.
    key: `${id}/${key}/${input.madeAt.toISOString().slice(0, 10)}`,
    input: () => input,
  });
  return { name: timelineFileName(record.grantId, format), content: made };
}
