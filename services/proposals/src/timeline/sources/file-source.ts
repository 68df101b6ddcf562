import { timelineWords } from '@harambee/domain';
import type { TimelineEntry } from '@harambee/domain/schemas';
import { trusted } from 'mongoose';
import { TimelineNoteModel } from '../../timeline-notes/timeline-note.model.ts';
import type { TimelineSource } from '../timeline-source.ts';

/** Entries of one moment that a page may hold more than it asks for. */
const slack = 50;

/** Who downloaded what. */
export const fileSource: TimelineSource = {
  kinds: ['file'],
  async entries({ tenantId, _id: proposalId }, { after, limit, by }) {
    const notes = await TimelineNoteModel.find({
      ...{ tenantId, proposalId, kind: 'file' },
      ...(by !== undefined && { 'by.id': by }),
      ...(after && { at: trusted({ $lte: new Date(after.at) }) }),
    })
      .sort({ at: -1, _id: -1 })
      .limit(limit + slack)
      .lean();
    return notes.map(
      ({ _id, at, by: who, items }): TimelineEntry => ({
        ...{
          id: `file-${_id}`,
          at: at.toISOString(),
          kind: 'file',
          text: timelineWords.file(items[0] ?? 'a file'),
        },
        ...(who && { by: who }),
      }),
    );
  },
};
