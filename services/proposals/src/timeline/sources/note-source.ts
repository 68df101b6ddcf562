import { timelineNotes } from '@harambee/domain';
import type { TimelineEntry } from '@harambee/domain/schemas';
import { trusted } from 'mongoose';
import { type TimelineNote, TimelineNoteModel } from '../../timeline-notes/timeline-note.model.ts';
import type { TimelineSource } from '../timeline-source.ts';

/** Entries of one moment that a page may hold more than it asks for. */
const slack = 50;

/** What a note says. It is a whole sentence where nobody is known who did it. */
function words({ what, by, about, items }: TimelineNote): string {
  const row = timelineNotes[what];
  const item = items[0] ?? '';
  return by ? row.text(item, about) : row.sentence(item, about);
}

/** Downloads, and what events told of the people of a proposal and of its guests. */
export const noteSource: TimelineSource = {
  kinds: ['file', 'team', 'guest'],
  async entries({ tenantId, _id: proposalId }, { after, limit, by }) {
    const notes = await TimelineNoteModel.find({
      ...{ tenantId, proposalId, kind: trusted({ $ne: 'answers' }) },
      ...(by !== undefined && { 'by.id': by }),
      ...(after && { at: trusted({ $lte: new Date(after.at) }) }),
    })
      .sort({ at: -1, _id: -1 })
      .limit(limit + slack)
      .lean<TimelineNote[]>();
    return notes.map(
      (note): TimelineEntry => ({
        ...{ id: `note-${note._id}`, at: note.at.toISOString(), kind: note.kind, text: words(note) },
        ...(note.by && { by: note.by }),
      }),
    );
  },
};
